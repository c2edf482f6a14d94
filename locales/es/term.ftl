# El cliente de terminal en español. Convenciones: locales/README.md.

## Llegar y salir

term-welcome =
    { $count ->
        [0] { $game }.
       *[other] { $game }. A la mesa contigo: { $players }.
    } Escribe el número de una jugada y pulsa Intro. Escribe «help» para saber más.
term-saved = La partida está guardada. Para seguir: { $command }
term-seat-kept = Tu asiento sigue siendo tuyo. Para volver: { $command }
term-record = El acta de esta partida: { $path }
term-ended = Esta mesa se cerró antes de que acabara la partida.
term-closing = El servidor va a hacer una pausa. Todas las partidas están a salvo.
term-line-lost = Sin conexión con el servidor. Se vuelve a intentar.
term-watching = Aquí eres espectador.
term-not-kept = La partida no se puede guardar, así que espera. ¿Está lleno el disco?
term-odd-server = El servidor dice algo que este cliente no entiende.
term-skipped = Sucesos omitidos aquí: { $count }.
term-trouble-no-home = No se conoce ninguna carpeta personal. Indica una carpeta con --data.
term-trouble-nothing-kept = Aquí no se guarda ninguna partida sin terminar. Empieza una con: ivanhoe play
term-trouble-open-elsewhere = La partida parece estar abierta en otra ventana: { $why }
term-trouble-no-table = No se recuerda ninguna mesa en { $server }.
term-trouble-unknown-game = Este programa no conoce el juego «{ $game }».
term-trouble-silent = El servidor no responde.
term-trouble-address = Esto no es la dirección de un servidor: { $why }
term-trouble-unreachable = No se puede contactar con el servidor: { $why }
term-trouble-status = El servidor se niega, con el estado { $status }.
term-trouble-odd = El servidor dice algo que no se entiende: { $why }

## Antes de repartir

term-waiting-for-you = Todos los asientos están ocupados. Escribe «start» para empezar.
term-waiting-for-host = Todos los asientos están ocupados. El anfitrión empieza la partida.
term-waiting-for-seats =
    { $count ->
        [one] Queda 1 asiento libre.
       *[other] Quedan { $count } asientos libres.
    }

## Respuestas

term-possible = Es posible, y si nadie lo impide:
term-which = ¿Cuál de estas?
term-no-move = «{ $text }» no es una jugada. Escribe un número, una jugada como «{ $example }» o «help».
term-no-number = No hay jugada { $text }. Las jugadas van del 1 al { $most }.
term-no-moves = Ahora no tienes nada que decidir.
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
term-type-move = { $example } — hace esa jugada, tal como la escribe la notación
term-type-why = why { $example } — qué resultaría, o por qué no es posible
term-type-moves = moves — la lista de tus jugadas; moves propose — todas las de una clase
term-type-hand = hand — tu mano
term-type-table = table — la mesa en frases
term-type-log = log — lo que ha pasado hasta ahora
term-type-cards = cards, cards riposte — la guía de cartas
term-type-rule = rule T5.1 — una regla; rules — todas
term-type-order = order always, order touched, order never — cuándo se te pregunta por una carta de acción
term-type-more = more — la ventana sigue abierta más tiempo, una vez por torneo
term-type-say = say hola — una línea de chat; say /good-luck — una frase hecha
term-type-chat = chat — lo que se ha dicho
term-type-room = sit B, bot C knight, start — antes de la partida, en la mesa de un servidor
term-type-rematch = rematch — los mismos jugadores otra vez
term-type-quit = quit — salir; la partida queda guardada
term-hand-line =
    { $count ->
        [0] Tu mano está vacía.
        [one] Tu mano, 1 carta: { $cards }.
       *[other] Tu mano, { $count } cartas: { $cards }.
    }
term-fold = { $name }: { $count } jugadas (escribe: moves { $verb })
term-verb-open = Iniciar un torneo
term-verb-play = Jugar una carta
term-verb-propose = Proponer un trato
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
        [0] Mazo: { $deck } cartas. El descarte está vacío.
       *[other] Mazo: { $deck } cartas. Descarte: { $count }, encima { $top }.
    }
term-tournament-enough = Tienes { $total }. Basta para seguir en el torneo.
term-tournament-lead = Vas por delante con { $total }. Para seguir en el torneo hace falta una carta más.
term-tournament-needed = Tienes { $total } y necesitas { $needed } para seguir en el torneo.
term-tournament-legend = Signos: { $signs }; ♛ el total más alto; ▸ a quien le toca.
term-tournament-colour-cards = Cartas de color
term-tournament-squire = Caballero
term-tournament-maiden = Doncella

## Los Castillos

term-castles-castle-line =
    { $castle }, { $points } puntos: { $count ->
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
term-castles-deck = Mazo: { $deck } cartas.
term-castles-turned = Boca arriba: { $cards }.
term-castles-open = En trueque: { $card }.
term-castles-army =
    { $count ->
        [0] Al menos { $needed } para dar el asalto.
       *[other] Ejército: { $cards }. Al menos { $needed } para dar el asalto.
    }
term-castles-legend = Signos: { $signs }; (o) la mazmorra; ▸ de quién o de qué se trata.
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
term-log = Registro
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
term-head-discard = descarte { $count }
term-head-turned = boca arriba
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
term-window = La ventana se cierra en { $seconds } s.
term-clock = Tu tiempo: { $time }.
term-card-not-now = Esta carta no se puede jugar ahora. Espacio dice por qué.
term-over-keys = n — otra partida · l — registro · q — salir
term-quit-again = ¿Salir? La partida está guardada. Pulsa q otra vez para salir.
term-withdraw-again = ¿Abandonar y descartar tu despliegue? Otra vez para confirmar.
term-say-prompt = Decir:
term-key-choose = elegir
term-key-do = hacer
term-key-card = carta
term-key-why = por qué
term-key-type = escribir
term-key-help = ayuda
term-key-quit = salir
term-key-log = registro
term-key-cards = cartas
term-key-say = decir
term-key-step = paso
term-key-leap = diez pasos
term-key-eyes = otros ojos
term-eyes = Con los ojos de { $player }.
term-eyes-public = Con los ojos de un espectador.

## Las teclas, explicadas

term-help-pressed = Puedes pulsar:
term-press-move = ↑ ↓ — recorrer tus jugadas
term-press-do = Intro — hacer la jugada, o desplegar un grupo
term-press-card = ← → — levantar una carta: solo sus jugadas, o por qué no tiene; Esc la baja
term-press-why = Espacio — qué resultaría, o por qué no es posible
term-press-number = 1 a 9 — escribir el número de una jugada; / — escribir otra cosa
term-press-verbs = e — terminar el turno; w — abandonar; v — Ivanhoe; p — dejar que ocurra o pasar
term-press-pages = l — registro; c — cartas; r — reglas; b — la mesa en frases; x — chat; ? — esta página
term-press-order = o — orden siguiente; m — más tiempo en una ventana
term-press-say = t — decir algo; n — otra partida cuando esta acaba; q — salir
