# El Torneo en español. Convenciones: locales/README.md.

## El juego

tournament-name = El Torneo
tournament-about = El juego de cartas de Reiner Knizia, del año 2000, para 2 a 5 personas: mantén el total más alto y gana fichas de cuatro o cinco colores.
tournament-scores = Fichas: { $scores }

## Cartas de valor: el nombre, la carta como complemento de una frase, la etiqueta para lectores de pantalla

tournament-card-P3 = Púrpura 3
    .one = un Púrpura 3
    .label = Púrpura 3, justa
tournament-card-P4 = Púrpura 4
    .one = un Púrpura 4
    .label = Púrpura 4, justa
tournament-card-P5 = Púrpura 5
    .one = un Púrpura 5
    .label = Púrpura 5, justa
tournament-card-P7 = Púrpura 7
    .one = un Púrpura 7
    .label = Púrpura 7, justa
tournament-card-R3 = Rojo 3
    .one = un Rojo 3
    .label = Rojo 3, espada
tournament-card-R4 = Rojo 4
    .one = un Rojo 4
    .label = Rojo 4, espada
tournament-card-R5 = Rojo 5
    .one = un Rojo 5
    .label = Rojo 5, espada
tournament-card-B2 = Azul 2
    .one = un Azul 2
    .label = Azul 2, hacha
tournament-card-B3 = Azul 3
    .one = un Azul 3
    .label = Azul 3, hacha
tournament-card-B4 = Azul 4
    .one = un Azul 4
    .label = Azul 4, hacha
tournament-card-B5 = Azul 5
    .one = un Azul 5
    .label = Azul 5, hacha
tournament-card-Y2 = Amarillo 2
    .one = un Amarillo 2
    .label = Amarillo 2, maza
tournament-card-Y3 = Amarillo 3
    .one = un Amarillo 3
    .label = Amarillo 3, maza
tournament-card-Y4 = Amarillo 4
    .one = un Amarillo 4
    .label = Amarillo 4, maza
tournament-card-G1 = Verde 1
    .one = un Verde 1
    .label = Verde 1, sin armas
tournament-card-S2 = Caballero 2
    .one = un Caballero 2
    .label = Caballero 2, carta de apoyo
tournament-card-S3 = Caballero 3
    .one = un Caballero 3
    .label = Caballero 3, carta de apoyo
tournament-card-M6 = Doncella 6
    .one = una Doncella 6
    .label = Doncella 6, carta de apoyo

## Cartas de acción

tournament-card-unhorse = Descabalgar
    .one = la carta Descabalgar
    .label = Descabalgar, carta de acción
tournament-card-change-weapon = Cambiar arma
    .one = la carta Cambiar arma
    .label = Cambiar arma, carta de acción
tournament-card-drop-weapon = Dejar caer arma
    .one = la carta Dejar caer arma
    .label = Dejar caer arma, carta de acción
tournament-card-break-lance = Romper lanza
    .one = la carta Romper lanza
    .label = Romper lanza, carta de acción
tournament-card-riposte = Respuesta
    .one = una carta Respuesta
    .label = Respuesta, carta de acción
tournament-card-dodge = Esquivar
    .one = la carta Esquivar
    .label = Esquivar, carta de acción
tournament-card-retreat = Retirar
    .one = la carta Retirar
    .label = Retirar, carta de acción
tournament-card-knock-down = Derribar
    .one = una carta Derribar
    .label = Derribar, carta de acción
tournament-card-outmaneuver = Superar
    .one = la carta Superar
    .label = Superar, carta de acción
tournament-card-charge = Carga
    .one = la carta Carga
    .label = Carga, carta de acción
tournament-card-countercharge = Contracarga
    .one = la carta Contracarga
    .label = Contracarga, carta de acción
tournament-card-disgrace = Desgracia
    .one = la carta Desgracia
    .label = Desgracia, carta de acción
tournament-card-adapt = Adaptar
    .one = la carta Adaptar
    .label = Adaptar, carta de acción
tournament-card-outwit = Superar en inteligencia
    .one = la carta Superar en inteligencia
    .label = Superar en inteligencia, carta de acción
tournament-card-shield = Escudo
    .one = la carta Escudo
    .label = Escudo, carta de acción
tournament-card-stunned = Aturdido
    .one = la carta Aturdido
    .label = Aturdido, carta de acción
tournament-card-ivanhoe = Ivanhoe
    .one = la carta Ivanhoe
    .label = Ivanhoe, carta de acción

## Una carta que no se debe ver, y una carta conocida solo por su lugar

tournament-card-hidden = una carta
tournament-card-at = la carta { $place }

## Colores: en una frase, como título, su arma, su ficha, su etiqueta

tournament-colour-purple = púrpura
    .title = Púrpura
    .weapon = Justa
    .token = una ficha púrpura
    .label = Púrpura, justa
tournament-colour-red = rojo
    .title = Rojo
    .weapon = Espada
    .token = una ficha roja
    .label = Rojo, espada
tournament-colour-blue = azul
    .title = Azul
    .weapon = Hacha
    .token = una ficha azul
    .label = Azul, hacha
tournament-colour-yellow = amarillo
    .title = Amarillo
    .weapon = Maza
    .token = una ficha amarilla
    .label = Amarillo, maza
tournament-colour-green = verde
    .title = Verde
    .weapon = Sin armas
    .token = una ficha verde
    .label = Verde, sin armas

## Lo que ha pasado

tournament-event-dealt =
    { $you ->
        [yes] Repartes 8 cartas por persona.
       *[no] { $player } reparte 8 cartas por persona.
    }
tournament-event-tournament-began =
    { $you ->
        [yes] Empieza un torneo. Lo inicias tú.
       *[no] Empieza un torneo. Lo inicia { $player }.
    }
tournament-event-turn-began =
    { $you ->
        [yes] Es tu turno.
       *[no] Es el turno de { $player }.
    }
tournament-event-drew =
    { $you ->
        [yes] Robas { $card }.
       *[no] { $player } roba { $card }.
    }
tournament-event-reshuffled =
    { $count ->
        [one] El mazo está vacío. Los descartes, 1 carta, forman el nuevo mazo.
       *[other] El mazo está vacío. Se barajan los descartes y forman un nuevo mazo de { $count } cartas.
    }
tournament-event-hand-shown =
    { $you ->
        [yes] No puedes iniciar un torneo y enseñas tu mano: { $cards }.
       *[no] { $player } no puede iniciar un torneo y enseña su mano: { $cards }.
    }
tournament-event-took-effect = Nadie cancela. La carta surte efecto.
tournament-event-stayed =
    { $you ->
        [yes] Sigues en el torneo con { $total }.
       *[no] { $player } sigue en el torneo con { $total }.
    }
tournament-event-colour-changed = El torneo es ahora { $colour }.
tournament-event-discarded =
    { $you ->
        [yes] Descartas { $card }.
       *[no] { $player } descarta { $card }.
    }
tournament-event-taken =
    { $you ->
        [yes] Le quitas { $card } a { $target }.
       *[no] { $target-you ->
                [yes] { $player } te quita { $card }.
               *[no] { $player } le quita { $card } a { $target }.
            }
    }
tournament-event-retreated =
    { $you ->
        [yes] Devuelves { $card } a tu mano.
       *[no] { $player } devuelve { $card } a su mano.
    }
tournament-event-stolen =
    { $you ->
        [yes] Tomas al azar { $card } de la mano de { $target }.
       *[no] { $target-you ->
                [yes] { $player } toma al azar { $card } de tu mano.
               *[no] { $player } toma al azar { $card } de la mano de { $target }.
            }
    }
tournament-event-swapped =
    { $you ->
        [yes] Le das { $mine } a { $target } y tomas { $theirs }.
       *[no] { $target-you ->
                [yes] { $player } te da { $mine } y toma { $theirs }.
               *[no] { $player } le da { $mine } a { $target } y toma { $theirs }.
            }
    }
tournament-event-adapt-asked =
    { $you ->
        [yes] Eliges qué carta de valor { $value } conservas.
       *[no] { $player } elige qué carta de valor { $value } conserva.
    }
tournament-event-adapt-ended = { tournament-card-adapt } ha terminado.
tournament-event-token-asked =
    { $you ->
        [yes] La Doncella te cuesta una ficha. Tú eliges cuál.
       *[no] La Doncella le cuesta una ficha a { $player }.
    }
tournament-event-token-returned =
    { $you ->
        [yes] Devuelves { $token }.
       *[no] { $player } devuelve { $token }.
    }
tournament-event-tournament-won =
    { $again ->
        [yes]
            { $you ->
                [yes] Ganas el torneo { $colour } y ya tienes esa ficha: no hay ficha nueva.
               *[no] { $player } gana el torneo { $colour } y ya tiene esa ficha: no hay ficha nueva.
            }
       *[no]
            { $you ->
                [yes] Ganas el torneo.
               *[no] { $player } gana el torneo.
            }
    }
tournament-event-token-taken =
    { $you ->
        [yes] Tomas { $token }.
       *[no] { $player } toma { $token }.
    }
tournament-event-game-won =
    { $you ->
        [yes] Ganas la partida.
       *[no] { $player } gana la partida.
    }

## Lo que alguien hace

tournament-move-open =
    { $you ->
        [yes] Inicias un torneo { $colour } y juegas { $card }.
       *[no] { $player } inicia un torneo { $colour } y juega { $card }.
    }
tournament-move-play =
    { $you ->
        [yes] Juegas { $card }.
       *[no] { $player } juega { $card }.
    }
tournament-move-unhorse =
    { $you ->
        [yes] Juegas { tournament-card-unhorse } y eliges el { $colour }.
       *[no] { $player } juega { tournament-card-unhorse } y elige el { $colour }.
    }
tournament-move-change-weapon =
    { $you ->
        [yes] Juegas { tournament-card-change-weapon } y eliges el { $colour }.
       *[no] { $player } juega { tournament-card-change-weapon } y elige el { $colour }.
    }
tournament-move-drop-weapon =
    { $you ->
        [yes] Juegas { tournament-card-drop-weapon }.
       *[no] { $player } juega { tournament-card-drop-weapon }.
    }
tournament-move-break-lance =
    { $you ->
        [yes] Juegas { tournament-card-break-lance } contra { $target }.
       *[no] { $target-you ->
                [yes] { $player } juega { tournament-card-break-lance } contra ti.
               *[no] { $player } juega { tournament-card-break-lance } contra { $target }.
            }
    }
tournament-move-riposte =
    { $you ->
        [yes] Juegas { tournament-card-riposte } contra { $target }.
       *[no] { $target-you ->
                [yes] { $player } juega { tournament-card-riposte } contra ti.
               *[no] { $player } juega { tournament-card-riposte } contra { $target }.
            }
    }
tournament-move-dodge =
    { $you ->
        [yes] Juegas { tournament-card-dodge } contra { $target } para descartar { $choice }.
       *[no] { $target-you ->
                [yes] { $player } juega { tournament-card-dodge } contra ti para descartar { $choice }.
               *[no] { $player } juega { tournament-card-dodge } contra { $target } para descartar { $choice }.
            }
    }
tournament-move-retreat =
    { $you ->
        [yes] Juegas { tournament-card-retreat } para recuperar { $choice }.
       *[no] { $player } juega { tournament-card-retreat } para recuperar { $choice }.
    }
tournament-move-knock-down =
    { $you ->
        [yes] Juegas { tournament-card-knock-down } contra { $target }.
       *[no] { $target-you ->
                [yes] { $player } juega { tournament-card-knock-down } contra ti.
               *[no] { $player } juega { tournament-card-knock-down } contra { $target }.
            }
    }
tournament-move-outmaneuver =
    { $you ->
        [yes] Juegas { tournament-card-outmaneuver }.
       *[no] { $player } juega { tournament-card-outmaneuver }.
    }
tournament-move-charge =
    { $you ->
        [yes] Juegas { tournament-card-charge }.
       *[no] { $player } juega { tournament-card-charge }.
    }
tournament-move-countercharge =
    { $you ->
        [yes] Juegas { tournament-card-countercharge }.
       *[no] { $player } juega { tournament-card-countercharge }.
    }
tournament-move-disgrace =
    { $you ->
        [yes] Juegas { tournament-card-disgrace }.
       *[no] { $player } juega { tournament-card-disgrace }.
    }
tournament-move-adapt =
    { $you ->
        [yes] Juegas { tournament-card-adapt }.
       *[no] { $player } juega { tournament-card-adapt }.
    }
tournament-move-outwit =
    { $you ->
        [yes] Juegas { tournament-card-outwit } contra { $target } para dar { $mine } y tomar { $theirs }.
       *[no] { $target-you ->
                [yes] { $player } juega { tournament-card-outwit } contra ti para dar { $mine } y tomar { $theirs }.
               *[no] { $player } juega { tournament-card-outwit } contra { $target } para dar { $mine } y tomar { $theirs }.
            }
    }
tournament-move-shield =
    { $you ->
        [yes] Juegas { tournament-card-shield }.
       *[no] { $player } juega { tournament-card-shield }.
    }
tournament-move-stunned =
    { $you ->
        [yes] Juegas { tournament-card-stunned } contra { $target }.
       *[no] { $target-you ->
                [yes] { $player } juega { tournament-card-stunned } contra ti.
               *[no] { $player } juega { tournament-card-stunned } contra { $target }.
            }
    }
tournament-move-ivanhoe =
    { $you ->
        [yes] Juegas { tournament-card-ivanhoe } y cancelas la carta.
       *[no] { $player } juega { tournament-card-ivanhoe } y cancela la carta.
    }
tournament-move-pass =
    { $you ->
        [yes] Dejas que ocurra.
       *[no] { $player } deja que ocurra.
    }
tournament-move-keep =
    { $you ->
        [yes] Conservas { $choice }.
       *[no] { $player } conserva { $choice }.
    }
tournament-move-end =
    { $you ->
        [yes] Terminas tu turno.
       *[no] { $player } termina su turno.
    }
tournament-move-withdraw =
    { $you ->
        [yes] Abandonas el torneo.
       *[no] { $player } abandona el torneo.
    }
tournament-move-return =
    { $you ->
        [yes] Devuelves { $token }.
       *[no] { $player } devuelve { $token }.
    }
tournament-move-take =
    { $you ->
        [yes] Tomas { $token }.
       *[no] { $player } toma { $token }.
    }

## Lo que se puede hacer: botones y listas de jugadas

tournament-do-open = Iniciar un torneo { $colour } con { $card }
tournament-do-play = Jugar { $card }
tournament-do-unhorse = Jugar { tournament-card-unhorse }: { $colour }
tournament-do-change-weapon = Jugar { tournament-card-change-weapon }: { $colour }
tournament-do-drop-weapon = Jugar { tournament-card-drop-weapon }
tournament-do-break-lance = Jugar { tournament-card-break-lance } contra { $target }
tournament-do-riposte = Jugar { tournament-card-riposte } contra { $target }
tournament-do-dodge = { tournament-card-dodge }, { $target }: descartar { $choice }
tournament-do-retreat = Jugar { tournament-card-retreat }: recuperar { $choice }
tournament-do-knock-down = Jugar { tournament-card-knock-down } contra { $target }
tournament-do-outmaneuver = Jugar { tournament-card-outmaneuver }
tournament-do-charge = Jugar { tournament-card-charge }
tournament-do-countercharge = Jugar { tournament-card-countercharge }
tournament-do-disgrace = Jugar { tournament-card-disgrace }
tournament-do-adapt = Jugar { tournament-card-adapt }
tournament-do-outwit = { tournament-card-outwit }, { $target }: dar { $mine }, tomar { $theirs }
tournament-do-shield = Jugar { tournament-card-shield }
tournament-do-stunned = Jugar { tournament-card-stunned } contra { $target }
tournament-do-ivanhoe = Jugar { tournament-card-ivanhoe }
tournament-do-pass = Dejar que ocurra
tournament-do-keep = Conservar { $choice }
tournament-do-end = Terminar el turno
tournament-do-withdraw = Abandonar
tournament-do-return = Devolver { $token }
tournament-do-take = Tomar { $token }

## Lo que el juego espera

tournament-phase-open =
    { $you ->
        [yes] Inicia el torneo: elige un color y juega una carta.
       *[no] { $player } inicia el torneo.
    }
tournament-phase-turn =
    { $you ->
        [yes] Es tu turno: juega cartas, termina el turno o abandona.
       *[no] Es el turno de { $player }.
    }
tournament-phase-react =
    { $asked ->
        [yes] { $player } juega { $card-name }. Cancela la carta con { tournament-card-ivanhoe } o deja que ocurra.
       *[no] { $player } juega { $card-name }. La carta aún se puede cancelar.
    }
tournament-phase-adapt =
    { $you ->
        [yes] Elige qué carta de valor { $value } conservas.
       *[no] { $player } elige qué carta de valor { $value } conserva.
    }
tournament-phase-return =
    { $you ->
        [yes] Elige la ficha que te cuesta la Doncella.
       *[no] { $player } elige la ficha que cuesta la Doncella.
    }
tournament-phase-take =
    { $you ->
        [yes] Elige tu ficha: el púrpura da derecho a cualquier color.
       *[no] { $player } elige una ficha.
    }
tournament-phase-over =
    { $you ->
        [yes] La partida ha terminado. Has ganado.
       *[no] La partida ha terminado. Ha ganado { $player }.
    }

## Por qué una jugada no es posible

tournament-reason-may-not-cancel = Solo las demás personas que siguen en el torneo pueden jugar { tournament-card-ivanhoe }.
tournament-reason-nothing-to-cancel = Ahora no hay ninguna carta de acción que cancelar.
tournament-reason-not-asked = Ahora no decides tú.
tournament-reason-window-is-open = Primero hay que resolver la carta de acción.
tournament-reason-keep-another = { tournament-card-adapt }: conserva una de tus cartas de valor { $value }.
tournament-reason-nothing-to-keep = Ahora no hay que elegir ninguna carta.
tournament-reason-no-token-to-return = Ahora no puedes devolver esa ficha.
tournament-reason-no-token-to-take = Ahora no puedes tomar esa ficha.
tournament-reason-already-open = El torneo ya está iniciado.
tournament-reason-open-first = Inicia primero el torneo: elige un color y juega una carta.
tournament-reason-withdraw-after-opening = Puedes abandonar después de tu primera carta.
tournament-reason-action-after-opening = Puedes jugar cartas de acción después de tu primera carta.
tournament-reason-purple-after-purple = El último torneo terminó en púrpura. Este pide otro color.
tournament-reason-colour-after-itself = El último torneo terminó en { $colour }. Este pide otro color.
tournament-reason-does-not-open = La carta { $card-name } no puede iniciar un torneo { $colour }.
tournament-reason-nothing-played = Para seguir en el torneo, juega al menos una carta en este turno.
tournament-reason-total-too-low = Tu total de { $total } no basta: el más alto es { $highest }.
tournament-reason-does-not-fit = La carta { $card-name } no encaja. Este torneo es { $colour }.
tournament-reason-is-stunned = { tournament-card-stunned }: solo puedes añadir una carta por turno.
tournament-reason-second-maiden =
    { $you ->
        [yes] Solo puedes tener una Doncella en tu despliegue.
       *[no] { $player } solo puede tener una Doncella en su despliegue.
    }
tournament-reason-unhorse = { tournament-card-unhorse } cambia el púrpura a rojo, azul o amarillo.
tournament-reason-change-weapon = { tournament-card-change-weapon } cambia el rojo, el azul o el amarillo a otro de estos tres colores.
tournament-reason-drop-weapon = { tournament-card-drop-weapon } cambia el rojo, el azul o el amarillo a verde.
tournament-reason-no-opponent =
    { $you ->
        [yes] Elige a otra persona que siga en el torneo.
       *[no] { $player } no es un objetivo posible en este torneo.
    }
tournament-reason-nothing-to-dodge = No hay ninguna carta en ese lugar.
tournament-reason-nothing-to-retreat = No hay ninguna carta en ese lugar de tu despliegue.
tournament-reason-nothing-to-swap = Una de las dos cartas ya no está ahí.
tournament-reason-shielded =
    { $you ->
        [yes] Un Escudo protege tu despliegue.
       *[no] Un Escudo protege el despliegue de { $player }.
    }
tournament-reason-shielded-from-outwit =
    { $you ->
        [yes] Con tu Escudo, solo se te pueden tomar Escudo y Aturdido.
       *[no] { $player } tiene el Escudo: solo se pueden tomar Escudo y Aturdido.
    }
tournament-reason-would-empty =
    { $you ->
        [yes] Tu despliegue quedaría vacío.
       *[no] El despliegue de { $player } quedaría vacío.
    }
tournament-reason-changes-nothing = La carta { $card-name } no cambiaría nada ahora.
tournament-reason-not-in-hand = La carta { $card-name } no está en tu mano.

## Guía de las cartas

tournament-effect-colour-card = Vale para un torneo de su color y suma su valor a tu total. En un torneo verde cada carta cuenta 1.
    .rule = T5.1
tournament-effect-squire = Vale para todos los colores y suma su valor. Puedes tener tantos Caballeros como quieras.
    .rule = T5.1
tournament-effect-maiden = Vale para todos los colores y suma 6. Solo una por despliegue; abandonar con ella cuesta una ficha.
    .rule = T6.3
tournament-effect-unhorse = Cambia un torneo púrpura a rojo, azul o amarillo, a tu elección.
    .rule = T8.1
tournament-effect-change-weapon = Cambia el rojo, el azul o el amarillo a otro de estos tres colores, a tu elección.
    .rule = T8.2
tournament-effect-drop-weapon = Cambia el rojo, el azul o el amarillo a verde: cada carta cuenta entonces 1.
    .rule = T8.3
tournament-effect-break-lance = Otra persona descarta todas las cartas púrpura de su despliegue (siempre le queda una carta).
    .rule = T9.1
tournament-effect-riposte = Toma la carta más reciente del despliegue de otra persona y añádela al tuyo.
    .rule = T9.2
tournament-effect-dodge = Descarta una carta cualquiera del despliegue de otra persona.
    .rule = T9.3
tournament-effect-retreat = Recupera en tu mano una carta cualquiera de tu despliegue.
    .rule = T9.4
tournament-effect-knock-down = Toma una carta al azar de la mano de otra persona. Nadie más la ve.
    .rule = T9.5
tournament-effect-outmaneuver = Cada rival descarta la carta más reciente de su despliegue.
    .rule = T9.6
tournament-effect-charge = Cada persona descarta todas sus cartas del valor más bajo que haya en la mesa (pero conserva al menos una).
    .rule = T9.7
tournament-effect-countercharge = Cada persona descarta todas sus cartas del valor más alto que haya en la mesa (pero conserva al menos una).
    .rule = T9.8
tournament-effect-disgrace = Cada persona descarta todas sus cartas de apoyo (pero conserva al menos una carta).
    .rule = T9.9
tournament-effect-adapt = Cada persona conserva una carta de cada valor, a su elección, y descarta las demás.
    .rule = T9.10
tournament-effect-outwit = Da a otra persona una de tus cartas boca arriba y toma una de las suyas. También se pueden cambiar Escudo y Aturdido.
    .rule = T9.11
tournament-effect-shield = Queda delante de ti. Mientras esté ahí, las cartas de acción ajenas no afectan a tu despliegue.
    .rule = T10.1
tournament-effect-stunned = Queda delante de otra persona, que solo puede añadir una carta por turno a su despliegue.
    .rule = T10.5
tournament-effect-ivanhoe = Cancela una carta de acción que otra persona acaba de jugar. Se puede jugar fuera de tu turno mientras sigas en el torneo.
    .rule = T11.1

## A quién afecta una carta de acción

tournament-scope-one = Otra persona
tournament-scope-all = Todos los despliegues
tournament-scope-self = Tú
tournament-scope-colour = El color
tournament-scope-cancel = Cancela una carta

## Reglas de la casa

tournament-option-ties = Totales iguales
    .rule = T12.1
tournament-option-ties-explained = ¿Basta igualar el total más alto para seguir en el torneo?
tournament-option-ties-strict = Hay que superar
tournament-option-ties-strict-explained = Para seguir en el torneo, tu total debe superar a todos los demás totales.
tournament-option-ties-ties-stay = Basta igualar
tournament-option-ties-ties-stay-explained = Para seguir en el torneo, basta con igualar el total más alto.
tournament-option-repeat = Color que no se repite
    .rule = T12.2
tournament-option-repeat-explained = ¿Qué color no se puede elegir dos veces seguidas?
tournament-option-repeat-purple-only = Solo el púrpura
tournament-option-repeat-purple-only-explained = Después de un torneo que terminó en púrpura no se puede elegir el púrpura.
tournament-option-repeat-camelot = Cualquiera
tournament-option-repeat-camelot-explained = No se puede elegir el color final del último torneo, como en Camelot, la edición francesa de 2002.
tournament-option-discard = Descartes
    .rule = T12.3
tournament-option-discard-explained = ¿Cuánto se muestra de los descartes?
tournament-option-discard-top-only = La carta de arriba
tournament-option-discard-top-only-explained = Se ve la carta de arriba y cuántas hay debajo.
tournament-option-discard-open = Todos
tournament-option-discard-open-explained = Cualquiera puede mirar todos los descartes.
