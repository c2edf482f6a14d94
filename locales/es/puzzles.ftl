# Los problemas, en el cliente web

puzzles-number = Problema { $number } · { $players } asientos
puzzles-position = La posición
puzzles-note = De una partida entre bots. Una respuesta es claramente la mejor. Sin reloj.
puzzles-opinion = Probabilidad de ganar si todo el mundo sigue como Campeón. Partidas por respuesta: { $count } o más. ± es un error estándar.
puzzles-right = Correcto.
puzzles-best = Mejor respuesta:
puzzles-chosen = Tu respuesta:
puzzles-worth = gana { $worth } partidas de 100, error { $error }
puzzles-chance = La mejor respuesta gana { $worth } partidas de 100, la tuya { $mine }.
puzzles-chance-best = Gana { $worth } partidas de 100.
puzzles-next = Problema siguiente
puzzles-solved = Resueltos: { $found } de { $count }
puzzles-all-tried = Has intentado todos los problemas. Resueltos: { $found } de { $count }.
puzzles-more-later = La próxima versión traerá más.
puzzles-missed-again =
    { $count ->
        [one] Intentar otra vez el que fallaste
       *[other] Intentar otra vez los { $count } que fallaste
    }
puzzles-again = Intentar otra vez

## El Torneo

tournament-puzzle-open = Inicias un torneo. ¿Qué juegas?
tournament-puzzle-turn = { $colour }: { $player } va en cabeza con { $highest }. Necesitas { $need }. ¿Qué haces?
tournament-puzzle-ahead = { $colour }: vas en cabeza y tienes que jugar una carta para seguir en el torneo. ¿Qué haces?
tournament-puzzle-first = { $colour }: nadie va en cabeza. Necesitas { $need }. ¿Qué haces?
tournament-puzzle-react = { $told } ¿Qué haces?
tournament-puzzle-adapt = Solo puedes conservar una carta de valor { $value }. ¿Cuál?
tournament-puzzle-return = Tu Doncella te cuesta una ficha. ¿Cuál devuelves?
tournament-puzzle-take = Has ganado un torneo púrpura. ¿Qué ficha tomas?
tournament-puzzle-end = Terminar el turno con { $total }
tournament-puzzle-go-on = Seguir jugando
tournament-why-ivanhoe-now = Es el momento de Ivanhoe.
tournament-why-ivanhoe-later = Ivanhoe valdrá más después.
tournament-why-token = Otra ficha te sirve más.
tournament-why-other = Otra carta te sirve más.
tournament-why-stay = Vale la pena seguir en el torneo.
tournament-why-withdraw = Este torneo cuesta demasiado.
tournament-why-colour = Otro color te conviene más: { $colour }.
tournament-why-maiden = La Doncella cuesta demasiado aquí.
tournament-why-action = { $card-name } hace más aquí.
tournament-why-save = { $card-name } valdrá más después.
tournament-why-fewer = Bastan menos cartas.
tournament-why-more = Aquí hacen falta más cartas.
tournament-brings = Si se sigue desde aquí, ganas este torneo en el { $found } % de las partidas; con la mejor respuesta, en el { $count } %.
tournament-brings-best = Si se sigue desde aquí, ganas este torneo en el { $count } % de las partidas.

## Los Castillos

castles-puzzle-keep = Hay dos cartas descubiertas. ¿Cuál conservas?
castles-puzzle-lay = ¿Qué carta de tu mano pones en la mesa para el trueque?
castles-puzzle-barter = Hay una carta en trueque. ¿Haces el trueque o la dejas ir?
castles-puzzle-offer = { $player } pone en la mesa una carta para el trueque. ¿Qué ofreces?
castles-puzzle-accept = Ves las ofertas. ¿Cuál aceptas?
castles-puzzle-attack = ¿Atacas? ¿Y con qué ejército?
castles-puzzle-advance = Has tomado { $castle }. ¿Avanzan los estandartes?
castles-puzzle-deal = { $told } ¿Aceptas?
castles-puzzle-army = Atacar { $castle } con { $cards }
castles-why-card = Otra carta te sirve más.
castles-why-barter = Un trueque da más.
castles-why-no-barter = Mejor perder esta carta que darla en trueque.
castles-why-offer = Aquí vale la pena ofrecer una carta.
castles-why-no-offer = Tus cartas valen más que esta.
castles-why-accept = Una de las ofertas vale la pena.
castles-why-refuse = Ninguna oferta vale la pena.
castles-why-other-offer = Otra oferta vale más.
castles-why-attack = Es el momento de atacar.
castles-why-no-attack = Un ataque cuesta demasiado aquí.
castles-why-castle = Otro castillo vale más aquí: { $castle }.
castles-why-army = Otro ejército lo hace mejor aquí.
castles-why-advance = Aquí los estandartes deberían avanzar.
castles-why-no-advance = El avance ayuda más a otras personas que a ti.
castles-why-banner = Aquí lo que cuenta es el estandarte.
castles-why-deal = Este trato es bueno para ti.
castles-why-no-deal = Este trato ayuda más a la otra parte.
castles-brings = Tus puntos al final, de media: { $found }; con la mejor respuesta: { $count }.
castles-brings-best = Tus puntos al final, de media: { $count }.
