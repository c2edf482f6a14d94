# Lo que comparten todos los juegos, en español. Convenciones: locales/README.md.

## Listas: se forman desde la izquierda, `list-next` para cada elemento salvo el último, que es `list-last`

list-next = { $list }, { $item }
list-last =
    { $before-i ->
        [yes] { $list } e { $item }
       *[no] { $list } y { $item }
    }

## Reglas

rule-number = Regla { $number }
# Cómo se nombran las reglas de la casa
option-value = { $name }: { $value }
quoted = «{ $text }»

## Niveles de los bots

level-page = Paje
level-page-explained = Conoce las reglas y comete errores de principiante. Para una primera partida.
level-squire = Escudero
level-squire-explained = Juega bien, con reglas sencillas. Para quien conoce el juego.
level-knight = Caballero
level-knight-explained = Juega muy bien, con algún que otro error. Para quien tiene práctica.
level-champion = Campeón
level-champion-explained = Ha aprendido de millones de partidas contra sí mismo. Nuestro bot más fuerte.
level-unknown = nivel desconocido
bot-program = bot, programa externo

## Respuestas del servidor

refusal-stale = La partida ha avanzado. Mira la mesa y elige de nuevo.
refusal-not-seated = No tienes asiento en esta mesa.
refusal-not-found = Aquí no hay nada.
refusal-seats-free = Todavía queda un asiento libre.
refusal-no-guest = Elige primero un nombre.
refusal-bad-message = El servidor no ha entendido el mensaje. Recarga la página.
refusal-too-fast = Demasiados mensajes en poco tiempo. Inténtalo dentro de un momento.
refusal-storage = No se ha podido guardar y no se ha hecho. Inténtalo otra vez.
refusal-unknown-move = El servidor no conoce esta jugada.
refusal-unforeseen = No se puede prever: depende de lo que ocurra antes.
refusal-no-such-table = Esa mesa no existe.
refusal-table-full = Todos los asientos de esta mesa están ocupados.
refusal-seat-taken = Este asiento está ocupado.
refusal-not-host = Solo quien ha abierto la mesa puede hacer esto.
refusal-already-begun = La partida ya ha empezado.
refusal-dealing = Se están repartiendo las cartas. Inténtalo dentro de un momento.
refusal-not-begun = La partida aún no ha empezado.
refusal-over = La partida ha terminado.
refusal-not-over = Solo se analizan partidas jugadas hasta el final.
refusal-no-chat = Esta mesa no tiene chat.
refusal-no-spectators = Esta mesa no admite público.
refusal-banned = No tienes acceso a este servidor.
refusal-bad-name = Este nombre no se puede usar. Elige otro.
refusal-bad-options = Estas opciones no se pueden combinar.
refusal-draining = El servidor va a reiniciarse y no abre mesas nuevas. Las partidas en curso siguen.
refusal-not-allowed = No tienes permiso para hacer esto.
refusal-not-watching = No estás mirando esta mesa.
refusal-too-many-tables = Demasiadas de tus mesas esperan a más gente. Cierra una o empieza antes una partida.
refusal-not-away = Esta persona está aquí: no se puede liberar su asiento.
refusal-wrong-part = Esta no es la parte del reparto que fue sellada.
refusal-not-alone = Esto solo es posible si en los demás asientos hay bots.
refusal-no-undo = Esta jugada ya no se puede deshacer.
refusal-bad-record = Este no es el registro de una partida terminada de una sola persona contra bots.
refusal-not-loaded = Campeón aún no está cargado. Hace falta una conexión.
refusal-internal = El servidor ha cometido un error. Nada ha cambiado; inténtalo de nuevo.
refusal-faulty = Esta mesa ha fallado varias veces y por ahora está cerrada. Inténtalo más tarde.
table-closed = Esta mesa se cerró antes de que acabara la partida.
table-closed-too-long = Esta partida se ha hecho demasiado larga y se ha cerrado. Nadie ha ganado.
refusal-too-long = El texto es demasiado largo.
refusal-no-more-time = Ya has usado tu tiempo adicional en este torneo.
refusal-no-window = Ahora no hay nada que responder.

## Frases hechas del chat

phrase-hello = Hola
phrase-good-luck = Buena suerte
phrase-thanks = Gracias
phrase-well-played = Bien jugado
phrase-oops = Uy
phrase-nice = Genial
phrase-hurry = Te toca, por favor
phrase-one-moment = Un momento
phrase-sorry = Perdón
phrase-good-game = Buena partida
phrase-rematch = ¿Otra partida?
phrase-bye = Adiós
phrase-yes = Sí
phrase-no = No
phrase-wow = Increíble
phrase-back-soon = Vuelvo enseguida

## Órdenes permanentes: cuándo se te pregunta por una carta de acción

order-always = Siempre
order-always-explained = Se te pregunta por cada carta de acción que puedas cancelar.
order-touched = Si me afecta
order-touched-explained = Se te pregunta cuando una carta afecta a tus cartas o al color. Las demás se aplican sin preguntar.
order-never = Nunca
order-never-explained = No se te vuelve a preguntar hasta que acabe este torneo.

## Relojes

clock-none = Sin reloj
clock-none-explained = Sin límite: puedes tomarte el tiempo que necesites.
clock-live = En vivo
clock-live-explained = La mesa juega a la vez. Cada persona tiene una reserva de tiempo que crece con cada turno.
clock-correspondence = Por correspondencia
clock-correspondence-explained = Cada persona tiene horas o días por turno y vuelve cuando le toca.
