# El cliente de terminal en español. Convenciones: locales/README.md.

## Llegar y salir

term-welcome =
    { $count ->
        [0] { $game }.
       *[other] { $game }. Contigo en la mesa: { $players }.
    } Escribe el número de una jugada y pulsa Intro. Escribe «help» para saber más.
term-saved = La partida está guardada. Para seguir: { $command }
term-seat-kept = Tu asiento sigue siendo tuyo. Para volver: { $command }
term-record = El archivo de esta partida: { $path }
term-closing = El servidor va a reiniciarse. Todas las partidas están a salvo.
term-line-lost = Sin conexión con el servidor. Se vuelve a intentar.
term-line-back = Se ha recuperado la conexión.
term-outdated = El servidor se ha actualizado y este programa es demasiado antiguo para él. Instala la nueva versión.
term-request-lost = Eso no llegó al servidor. Hazlo otra vez si aún lo quieres.
term-watching = Aquí solo miras.
term-not-kept = La partida no se puede guardar, así que espera. ¿Está lleno el disco?
term-odd-server = El servidor ha enviado algo que este programa no entiende.
term-skipped = Sucesos omitidos: { $count }.
term-trouble-no-home = No se encuentra tu carpeta personal. Indica una carpeta con --data.
term-trouble-nothing-kept = Aquí no hay guardada ninguna partida sin terminar. Empieza una con: ivanhoe play
term-trouble-no-such-game = No hay ninguna partida sin terminar con el número { $number }. Para ver la lista: ivanhoe games
term-trouble-open-elsewhere = La partida parece estar abierta en otra ventana: { $why }
term-trouble-no-table = Aquí no hay guardada ninguna mesa en { $server }.
term-trouble-unknown-game = Este programa no conoce el juego «{ $game }».
term-trouble-players = { $game }: de { $least } a { $most } personas, no { $players }.
term-trouble-silent = El servidor no responde.
term-trouble-address = Esto no es la dirección de un servidor: { $why }
term-trouble-unreachable = No se puede contactar con el servidor: { $why }
term-trouble-status = El servidor ha rechazado la petición (estado { $status }).
term-trouble-odd = La respuesta del servidor no se entiende: { $why }
term-trouble-certificate = El servidor no puede demostrar su identidad, así que no se le envió nada: { $why }
term-distrust-issuer = este ordenador no confía en la firma de su certificado.
term-distrust-name = su certificado es para otro nombre.
term-distrust-time = su certificado ha caducado o aún no es válido. ¿Está en hora el reloj de este ordenador?
term-tables-none = No hay mesas abiertas en { $server }. Abre una con: { $command }
term-tables-free = libre
term-tables-playing = en juego
term-tables-join = Siéntate con: { $command }
term-games-line =
    { $count ->
        [one] { $when }, { $game }, 1 jugada tuya
       *[other] { $when }, { $game }, { $count } jugadas tuyas
    }
term-games-busy = abierta en otra ventana
term-games-resume = Continúa con: ivanhoe play --resume=1 — borra una partida con: ivanhoe games --remove 1

## Antes de repartir

term-waiting-for-you = Todos los asientos están ocupados. Escribe «start» para empezar.
term-waiting-for-host = Todos los asientos están ocupados. Empieza quien abrió la mesa.
term-waiting-typed = Escribe «sit B» para ocupar otro asiento. El enlace de esta mesa: { $link }
term-waiting-typed-host = Invita a más gente con { $link } — o escribe «bot B knight» para un bot, «sit B» para otro asiento.
term-waiting-for-seats =
    { $count ->
        [one] Queda 1 asiento libre.
       *[other] Quedan { $count } asientos libres.
    }

## Respuestas

term-possible = Es posible. Si nadie lo impide:
term-which = ¿Cuál de estas?
term-no-move = «{ $text }» no es una jugada. Escribe un número, una jugada como «{ $example }» o «help».
term-no-number = No hay jugada { $text }. Las jugadas van del 1 al { $most }.
term-no-moves = Ahora no tienes nada que decidir.
term-moves-changed = La lista de jugadas ha cambiado. Mira otra vez y elige.
term-choose-first = Elige primero una jugada con ↑ ↓ o escribe su número.
term-no-undo = Ahora no hay ninguna jugada que puedas deshacer.
term-over-typed = Escribe «rematch» para otra partida, «quit» para salir.
term-no-rule = No hay regla { $text }.
term-no-card = La guía de cartas no tiene nada llamado «{ $text }».
term-no-log = Todavía no ha pasado nada.
term-no-chat = Todavía nadie ha dicho nada.
term-under-way = Tu última jugada aún está en camino.
term-slip-why = ¿Qué jugada? Por ejemplo: why play R5
term-slip-order = Una orden es «order always», «order touched» u «order never».
term-slip-say = ¿Decir qué? Por ejemplo: say hola
term-slip-seat = No hay asiento «{ $text }»: de la A a la F.
term-slip-bot = Por ejemplo: bot B knight, o bot B none.

## Lo que se puede escribir

term-help-typed = Puedes escribir:
term-type-number = 3 — hace la jugada 3 de la lista
term-type-move = { $example } — hace esa jugada, en la notación del juego
term-type-why = why { $example } — el efecto de la jugada, o por qué no es posible
term-type-moves = moves — la lista de tus jugadas; moves propose — todas las de una clase
term-type-hand = hand — tu mano
term-type-table = table — la mesa en frases
term-type-log = log — lo que ha pasado hasta ahora
term-type-cards = cards, cards riposte — la guía de cartas
term-type-rule = rule T5.1 — una regla; rules — todas
term-type-order = order always, order touched, order never — cuándo se te pregunta por una carta de acción
term-type-more = more — más tiempo para responder a una carta de acción, una vez por torneo
term-type-undo = undo, o la tecla u — deshace tu última jugada, contra bots
term-type-say = say hola — una línea de chat; say /good-luck — una frase hecha
term-type-chat = chat — lo que se ha dicho
term-type-room = sit B, bot C knight, start — antes de la partida, en la mesa de un servidor
term-type-rematch = rematch — otra partida en la misma mesa
term-type-quit = quit — salir; la partida queda guardada
term-hand-line =
    { $count ->
        [0] Tu mano está vacía.
        [one] Tu mano, 1 carta: { $cards }.
       *[other] Tu mano, { $count } cartas: { $cards }.
    }
term-fold =
    { $count ->
        [one] { $name }: { $count } jugada (escribe: moves { $verb })
       *[other] { $name }: { $count } jugadas (escribe: moves { $verb })
    }
term-verb-open = Iniciar un torneo
term-verb-play = Jugar una carta
term-verb-propose = Proponer un trato
term-propose-to = Proponer un trato a { $player }
term-verb-muster = Alistar una carta
term-verb-offer = Ofrecer una carta
term-verb-lay = Poner una carta en la mesa

## El Torneo

term-tournament-colour = El color del torneo: { $colour }.
term-tournament-not-open = El torneo aún no se ha iniciado.
term-tournament-seat =
    { $you ->
        [yes] Tú
       *[no] { $player }
    }: { $in ->
        [yes] total { $total }.
       *[no] fuera del torneo.
    }
term-tournament-display = Despliegue: { $cards }.
term-tournament-front = Delante: { $cards }.
term-tournament-holds =
    Cartas en la mano: { $cards }. { $count ->
        [0] Ninguna ficha.
       *[other] Fichas: { $tokens }.
    }
term-tournament-piles =
    { $count ->
        [0] { $deck ->
                [one] Mazo: 1 carta.
               *[other] Mazo: { $deck } cartas.
            } No hay descartes.
       *[other] { $deck ->
                [one] Mazo: 1 carta.
               *[other] Mazo: { $deck } cartas.
            } Descartes: { $count }, encima { $top }.
    }
term-tournament-enough = Tienes { $total }. Basta para seguir en el torneo.
term-tournament-lead = Vas en cabeza con { $total }. Para seguir en el torneo, juega una carta más.
term-tournament-needed = Tienes { $total } y necesitas { $needed } para seguir en el torneo.
term-tournament-legend = Signos: { $signs }; ♛ el total más alto; ▸ a quien le toca.
term-tournament-turn = Es tu turno: juega cartas o abandona.
term-tournament-outlook = Tu total: { $total }.
term-tournament-open-again = { $choice } (ya tienes esa ficha)
term-tournament-colour-cards = Cartas de color
term-tournament-squire = Caballero
term-tournament-maiden = Doncella

## Los Castillos

term-castles-castle-line =
    { $castle }, { $points } { $points ->
        [one] punto
       *[other] puntos
    }: { $count ->
        [0] sin guarnición
       *[other] guarnición { $garrison }
    }; { $planted ->
        [0] ningún estandarte
       *[other] { $banners }
    }.
term-castles-control = Lo controla { $player }.
term-castles-square = { $lord } en la casilla { $square }
term-castles-seat =
    { $you ->
        [yes] Tú, { $lord }
       *[no] { $player }, { $lord }
    }: puntos { $score }; cartas en la mano: { $cards }; estandartes en reserva: { $reserve }; { $count ->
        [0] ningún prisionero
       *[other] prisioneros: { $prisoners }
    }.
term-castles-deck =
    { $deck ->
        [one] Mazo: 1 carta.
       *[other] Mazo: { $deck } cartas.
    }
term-castles-accept = Aceptar { $card } de { $player }
term-castles-outlook = Tus puntos: { $score }.
term-castles-turned = Descubiertas: { $cards }.
term-castles-open = En trueque: { $card }.
term-castles-army =
    { $count ->
        [0] Al menos { $needed } para dar el asalto.
       *[other] Ejército: { $cards }. Al menos { $needed } para dar el asalto.
    }
term-castles-legend = Signos: { $signs }; (o) la mazmorra; ▸ la persona o el castillo en cuestión.
term-castles-soldier = Soldado
term-castles-castle = Castillo
term-castles-garrison = Guarnición
term-castles-banner = Estandarte
term-castles-advance = Avance
term-castles-oubliette = Mazmorra
term-castles-prisoner = Prisionero
term-castles-barter = Trueque

## La pantalla

term-help = Ayuda
term-log = Historial
term-chat = Chat
term-hand = Tu mano
term-table = La mesa
term-moves = Tus jugadas
term-answer = Respuesta
term-card-reference = Guía de cartas
term-rules = Reglas
term-page-more = ↓ más · Esc volver
term-page-end = Esc volver
term-head-deck = mazo { $count }
term-head-discard = descartes { $count }
term-head-turned = descubiertas
term-head-open = en trueque
term-cards =
    { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
term-banners =
    { $count ->
        [one] 1 estand.
       *[other] { $count } estand.
    }
term-prisoners = prisioneros
term-points =
    { $count ->
        [one] 1 punto
       *[other] { $count } puntos
    }
term-tournament-out = fuera
term-board-cut = … b — toda la mesa
term-seat-free = (libre)
term-you = tú
term-window = Quedan { $seconds } s para responder.
term-clock = Tu tiempo: { $time }.
term-card-not-now = Esta carta no se puede jugar ahora. Espacio dice por qué.
term-over-keys = n — otra partida · l — historial · q — salir
term-quit-again = ¿Salir? La partida está guardada. Pulsa q otra vez para salir.
term-withdraw-again = ¿Abandonar y descartar tu despliegue? Pulsa otra vez para confirmar.
term-say-prompt = Decir:
term-key-choose = elegir
term-key-do = hacer
term-key-card = carta
term-key-why = por qué
term-key-type = escribir
term-key-help = ayuda
term-key-quit = salir
term-key-log = historial
term-key-cards = cartas
term-key-say = decir
term-key-step = paso
term-key-turn = turno
term-key-chapter = salto
term-key-hands = todas las manos
term-key-end = fin de turno
term-key-withdraw = abandonar
term-key-rules = reglas
term-key-table = mesa
term-key-order = orden
term-key-eyes = ver como
term-eyes = Vista de { $player }.
term-eyes-public = Vista del público.

## Las teclas, explicadas

term-help-pressed = Puedes pulsar:
term-help-more = ? — otra vez: lo que puedes escribir
term-press-move = ↑ ↓ — recorrer tus jugadas
term-press-do = Intro — hacer la jugada, o desplegar un grupo
term-press-card = ← → — elegir una carta: solo sus jugadas, o por qué no tiene; Esc la deja
term-press-why = Espacio — el efecto de la jugada, o por qué no es posible
term-press-number = 1 a 9 — escribir el número de una jugada; / — escribir otra cosa
term-press-verbs-tournament = e — terminar el turno; w — abandonar; v — Ivanhoe; p — dejar que ocurra
term-press-verbs-castles = p — pasar
term-press-undo = u — deshacer tu última jugada, contra bots
term-press-pages = l — historial; c — cartas; r — reglas; b — la mesa en frases; x — chat; ? — esta página
term-press-search = / en una página como esta — buscar una palabra; n — el resultado siguiente
term-press-order = o — orden siguiente; m — más tiempo para responder
term-press-say = t — decir algo; n — otra partida cuando esta acaba; q — salir

## Una partida grabada

term-replay-step = ← → — un paso; se saltan los que no muestran nada
term-replay-turn = ↑ ↓ — un turno
term-replay-chapter-tournament = RePág AvPág — el torneo anterior o siguiente
term-replay-chapter-castles = RePág AvPág — el asalto anterior o siguiente
term-replay-ends = Inicio Fin — el principio, el final
term-replay-eyes = a — la vista de la siguiente persona, luego la del público
term-replay-hands = o — mostrar u ocultar todas las manos
term-replay-pages = l — historial; c — cartas; r — reglas; b — la mesa en frases; q — salir
term-hands = Todas las manos

## Análisis

term-review-working = Análisis
term-review-unfinished = La partida no ha terminado. Solo se analizan partidas terminadas.
term-review-title = { $game }: análisis para { $player }
term-review-decided = Lo que decidió la partida
term-review-deal-good = El reparto fue bueno para { $player }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } más.
term-review-deal-bad = El reparto fue malo para { $player }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } menos.
term-review-draw-good = La jugada { $number } trajo la mayor suerte para { $player }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } más.
term-review-draw-bad = La jugada { $number } trajo la mayor mala suerte para { $player }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } menos.
term-review-loss = { $player } perdió más con la jugada { $number }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }. Mejor: { $better }.
term-review-no-loss = El Campeón no encontró ningún error en las jugadas de { $player }.
term-review-other-good = { $other } ayudó más a { $player } con la jugada { $number }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } más.
term-review-other-bad = { $other } perjudicó más a { $player } con la jugada { $number }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } menos.
term-review-decisions = Decisiones
term-review-inaccuracy = imprecisión
term-review-mistake = error
term-review-blunder = error grave
term-review-decision = Jugada { $number }, { $verdict }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } menos, ± { $error }. Jugado: { $played }. Mejor: { $better }.
term-review-count = { $count ->
        [one] 1 decisión
       *[other] { $count } decisiones
    } en total. Demasiado igualadas: { $close }.
term-review-no-verdicts = Sin veredictos para esta mesa: el Campeón no juzga aquí lo bastante bien y por eso calla.
term-review-accounts = Suerte y juego
term-review-account = { $player }: suerte { $luck }, juego propio { $own }, juego del resto { $others }, resultado { $result }
term-review-luck-explained = La suerte es lo que hizo el azar. No dice lo bien que se ha jugado.
term-review-opinion = La opinión del Campeón: un punto es una centésima de victoria, si toda la mesa sigue como él. ± es un error típico.
