# Las palabras de la interfaz, en español. Convenciones: locales/README.md.

## En todas partes

home = Inicio
back = Volver
close = Cerrar
cancel = Cancelar
save = Guardar
more = Más
auto = Auto
you = Tú
no-server = El servidor no responde. Vuelve a intentarlo en un momento.
no-such-page = Esta página no existe.
not-here = Aquí no hay nada
nothing-found = No se ha encontrado nada.
search-rules = Buscar: «doncella»
no-replays = Aún no hay partidas terminadas
no-replays-text = Una partida terminada se puede volver a ver aquí, paso a paso.

## Inicio

take-a-seat = Toma asiento
game = Juego
tournament-teaser = Cinco armas, temple y un escudo. 2–5 jugadores, 30 min
castles-teaser = Trueque, asedios y prisioneros. 3–6 jugadores, 40 min
players = Jugadores
against = Contra
level = Nivel
play-now = Jugar ya
dealing = Se reparte…
no-sign-up = Sin registro. Los bots se sientan enseguida.
promise = Nuestra palabra
promise-saved = Si has visto aparecer tu jugada, está guardada.
promise-hidden = Si la carta no es tuya, tu navegador nunca la ha tenido.
promise-rule = Si se rechaza una jugada, se nombra la regla.
your-games = Tus partidas
your-turn = Tu turno
waiting-for-players = Esperando jugadores
with-names = Con { $names }
play = Jugar
look = Ver
open-tables = Mesas abiertas
sit-down = Sentarse
seats-free =
    { $count ->
        [0] ningún sitio libre
        [one] 1 sitio libre
       *[other] { $count } sitios libres
    }
seats-taken = { $taken } de { $all } sitios ocupados
nobody-waits = Nadie espera
nobody-waits-text = Abre una mesa y envía el enlace, o juega ya contra bots.
make-table = Abrir una mesa
join-by-link = Entrar con enlace
learn = Aprende en 5 min
replays = Repeticiones
replay = Repetición
rules = Reglas
cards = Cartas
settings = Ajustes
language = Idioma
your-name = Tu nombre
you-are = Tú: { $name }
name-hint = Los demás ven este nombre. No hay nada más que rellenar.
other-device = Jugar en otro dispositivo
device-hint = Ábrelo allí en diez minutos. Funciona una sola vez.
device-text = Este enlace convierte este navegador en el mismo jugador que en tu otro dispositivo.
device-yes = Sí, soy yo
link-or-code = Enlace o código de la mesa
to-the-table = A la mesa

## Abrir una mesa

seats = Sitios
seats-hint = Los sitios vacíos se pueden dar luego a bots.
window = Ventana de Ivanhoe
window-hint = Igual para todos, tenga quien tenga la carta.
window-short = ventana { $seconds } s
seconds-short = { $count } s
minutes = Minutos por jugador
minutes-short = { $count } min
hours = Horas por jugada
hours-short = { $count } h
days-short = { $count } d
clock = Reloj
short-clock-live = { $minutes } min por jugador
short-clock-days = { $hours } h por jugada
pace = Ritmo de los bots
pace-calm = Tranquilo
pace-calm-explained = Para que quien empieza pueda seguirlo.
pace-quick = Rápido
pace-quick-explained = Para quien conoce el juego.
listed = En la lista de mesas abiertas
listed-yes = Cualquiera puede sentarse.
listed-no = Solo la encuentra quien tiene el enlace.
spectators = Espectadores
spectators-hint = Ven lo que ve toda la mesa, nunca una mano.
chat = Chat
chat-hint = Cada cual lee las frases hechas en su idioma.
open-the-table = Abrir la mesa

## Sala de espera

your-table = Tu mesa
the-table = La mesa
seat-count = { $count } sitios
empty-seat = Sitio libre
you-name = Tú, { $name }
bot-level = bot, { $level }
presence-here = en la mesa
presence-away = ausente un momento
presence-steward = un bot juega hasta que vuelva { $name }
add-bot = Añadir un bot
remove-bot = Quitar a { $name }
move-here = Cambiar aquí
choose-a-seat = Elige un sitio
host-starts = El anfitrión empieza la partida
start = Empezar
start-with-bots =
    { $count ->
        [one] Empezar con un bot en el sitio libre
       *[other] Empezar con bots en { $count } sitios libres
    }
leave = Salir
watching =
    { $count ->
        [one] 1 persona mira
       *[other] { $count } personas miran
    }
invite = Invitar
invite-text = Juega a Ivanhoe conmigo:
share-link = Compartir enlace
copied = Copiado
copy-by-hand = Aquí no se puede copiar. Copia este enlace a mano:
qr-label = Código QR de { $link }
seal-text = El sello del mazo barajado está publicado. Podrás comprobarlo después de la partida:

## La mesa

menu = Menú
log = Registro
log-and-chat = Registro y chat
tournament = Torneo
tournament-summary = Torneo { $number } · { $players } jugadores · gana quien reúna { $goal } fichas
tournament-heading = Torneo { $number }, { $colour }
leave-to-home = Dejar la mesa un rato
deck = Mazo
discard = Descarte
deck-count =
    { $count ->
        [one] 1 carta en el mazo
       *[other] { $count } cartas en el mazo
    }
deck-and-discard = Mazo y descartes
discard-count =
    { $count ->
        [one] 1 carta en los descartes
       *[other] { $count } cartas en los descartes
    }
discard-empty = No hay descartes.
newest-first = La más reciente primero
counted = Contadas
opponents = Adversarios, en orden de juego
opening = Apertura
number = N.º { $number }
leads = va primero
out = fuera
withdrew = Ha abandonado
no-card-yet = Aún sin cartas
has-the-turn = tiene el turno
cards-in-hand =
    { $count ->
        [one] 1 carta en la mano
       *[other] { $count } cartas en la mano
    }
no-tokens = sin fichas
tokens-of = fichas: { $colours }
token-won = Ficha: { $colour }
token-not-won = Ficha { $colour }: sin ganar
older-cards = { $count } cartas más antiguas, que valen { $total }
look-at-display = Ver el despliegue de { $name }
display-of = { $name }: { $total }
oldest-first = La más antigua primero
known-in-hand = En la mano, con seguridad
aim-at = Apuntar a { $name }
colour = Color
your-hand =
    { $count ->
        [one] Tu mano, 1 carta
       *[other] Tu mano, { $count } cartas
    }
playable = jugable
not-playable = no jugable
makes-total = suma { $total }
is-playing = Juega { $name }
is-opening = Abre { $name }
you-open = Abres tú: anuncia un color
you-open-hint = Luego juega la primera carta de ese color, o un apoyo.
you-withdrew = Has abandonado: miras
your-choice = Tú eliges
need = necesitas
will-need = necesitarás
would-need = necesitarías
need-short = Necesitas
need-total = Necesitas { $total } para seguir en el torneo.
gauge = { $total } de { $need }
makes-lead = { $card } suma { $total }: vas { $by } por delante
makes-short = { $card } suma { $total }: faltan { $short }
makes-enough = { $card } suma { $total }: basta para seguir
play-more = Juega al menos { $count } más, o abandona
lead-play-one = Vas { $by } por delante; juega una carta para seguir
lead-end = Vas { $by } por delante. Termina el turno o sigue.
end-turn = Fin del turno
at-total = con { $total }
short-by = faltan { $count }
play-a-card-first = antes, una carta
play-card = Jugar { $card }
then-total = tendrás { $total }
open-with = Abrir { $colour } con { $card }
choose-a-card = Elige una carta
choose-a-colour = Elige un color
about-card = Sobre { $card }
why-rule = ¿Por qué? Regla { $rule }
barred = vetado
other-card = otra carta
no-card = sin carta
you-hold-it = ya es tuya
card-title = { $card }
aim-title = { $card }: elige
aim-seat = Elige un adversario
aim-card = Elige una carta
aim-mine = Elige una carta tuya
aim-his = Elige la carta de un adversario
aim-colour = Elige un color
aim-keep = Elige la carta que se queda
becomes = pasa a
you-lose = Pierdes
withdraw = Abandonar
withdraw-ask =
    { $count ->
        [0] ¿Abandonar este torneo?
        [one] ¿Abandonar y descartar 1 carta?
       *[other] ¿Abandonar y descartar { $count } cartas?
    }
withdraw-hint = Conservas tu mano para el siguiente torneo.
withdraw-leading = Vas primero. ¿Abandonar de todos modos?
stay = Seguir
maiden-title = ¿Abandonar y perder una ficha?
maiden-text = Tu Doncella está en la mesa: elige la ficha que devuelves.
withdraw-give = Abandonar y devolver { $token }
others-may-cancel = Los demás aún pueden anularla.
ivanhoe-not-held = No está en tu mano
window-seconds = La ventana está abierta { $count } segundos
window-closing = Quedan tres segundos
more-time = 10 s más
more-time-short = 10 s
ask-me = Pregúntame
ask-me-label = Cuándo preguntarme por las cartas de acción
short-order-always = Siempre
short-order-touched = Si me toca
short-order-never = Nunca
saving = Guardando…
not-done = No se ha hecho
colour-cards = Cartas de color
search-cards = Buscar: «doncella»
you-win = Ganas la partida
name-wins = { $name } gana la partida
after-tournaments =
    { $count ->
        [one] Después de 1 torneo
       *[other] Después de { $count } torneos
    }
rematch = Revancha, mismos jugadores
join-rematch = Unirse a la revancha
verify-deal = Verificar el reparto
download-record = Descargar la partida

## La mesa de los Castillos

castles-summary =
    { $count ->
        [one] { $players } jugadores · queda 1 carta
       *[other] { $players } jugadores · quedan { $count } cartas
    }
castles-heading = Turno { $number }
castles-list = Castillos
lords = Señores, en orden de juego
lord-title = { $name }: { $lord }
points =
    { $count ->
        [one] 1 punto
       *[other] { $count } puntos
    }
points-now =
    { $count ->
        [one] 1 punto ahora
       *[other] { $count } puntos ahora
    }
banners-left =
    { $count ->
        [one] 1 estandarte en reserva
       *[other] { $count } estandartes en reserva
    }
prisoner-count =
    { $count ->
        [0] sin prisioneros
        [one] 1 prisionero
       *[other] { $count } prisioneros
    }
prisoners = Prisioneros
no-prisoners = Ninguno
hand = Mano
hand-empty = Tu mano está vacía.
garrison = Guarnición
garrison-of =
    { $count ->
        [one] guarnición de 1 carta: { $cards }
       *[other] guarnición de { $count } cartas: { $cards }
    }
no-garrison = sin guarnición
empty-castle = vacío
track = Estandartes
square-holds = casilla { $number }: { $lord }
holds = { $name }
holds-you = tuyo
then-holds = luego { $name }
then-holds-you = luego tuyo
nobodys = de nadie
you-attack = atacas
need-cards = hacen falta { $count }
army-needed =
    { $count ->
        [one] lo toma un ejército de 1 carta
       *[other] lo toma un ejército de { $count } cartas
    }
army-too-small =
    { $count ->
        [one] fuera de alcance: hace falta 1 carta
       *[other] fuera de alcance: hacen falta { $count } cartas
    }
turn-keep = Te toca: conserva una carta
keep-hint = { $kept } a tu mano, { $other } al trueque
keep-barter = Conservar y trocar la otra
keep-lose = Conservar y perder la otra
turn-lay = Te toca: descubre una carta
lay-hint = Después los demás hacen ofertas.
lay-card = Descubrir: { $card }
turn-barter = Te toca: trocar o no
barters-this = { $name } ofrece esta carta al trueque
offer-hint = Ofrece una; solo { $name } y tú la veis.
offer-card = Ofrecer: { $card }
your-barter =
    { $count ->
        [one] Tu trueque: 1 oferta
       *[other] Tu trueque: { $count } ofertas
    }
for-your-card = Por la carta descubierta: { $card }
offers-nothing = sin oferta
refuse-all = Rechazar todas
take-card-of = Tomar la carta de { $name }
choose-an-offer = Elige una oferta
turn-attack = Te toca: ataca un castillo
attack-hint = Elige un castillo y luego tu ejército.
no-attack = Ningún ejército tuyo puede tomar ahora un castillo.
no-attack-pass = Ningún ejército tuyo puede tomar ahora un castillo: pasa.
no-attack-do = No atacar
choose-a-castle = Elige un castillo
attack-on = Ataque: { $castle }
muster-hint = Elige cartas de un mismo tipo o de un mismo blasón.
muster-arms-hint = Elige cartas de un mismo blasón.
army-short =
    { $count ->
        [one] Falta 1 carta
       *[other] Faltan { $count } cartas
    }
army-enough = Basta. Da el asalto o añade más.
army-common-short = En común: { $what }. Faltan { $count }.
army-common-enough = En común: { $what }. Basta para el asalto.
of-cards =
    { $count ->
        [one] de 1 carta
       *[other] de { $count } cartas
    }
of-needed = { $count } de { $needed } cartas.
strike-with =
    { $count ->
        [one] con 1 carta
       *[other] con { $count } cartas
    }
cards-short =
    { $count ->
        [one] falta 1 carta
       *[other] faltan { $count } cartas
    }
fits = encaja
does-not-fit = no encaja
not-possible = Ahora no es posible
has-fallen = { $castle } ha caído
would-fall = Caería el estandarte de { $name }: tu prisionero.
own-would-fall = Caería tu propio estandarte y volvería a ti.
advance-all = Avanzar todos los estandartes
plant-left = Plantar un estandarte (quedan { $count })
no-banner-left = No queda estandarte que plantar
square-taken = La casilla 1 sigue ocupada: no se planta
then-you = Entonces controlas { $castle }: { $points } puntos para ti.
then-name = Entonces { $name } controla { $castle }: { $points } puntos.
then-nobody = Entonces nadie controla { $castle }.
advance-plant = Avanzar y plantar
advance-only = Avanzar
hold-plant = Mantener y plantar
hold-only = Mantener
plant-only = Plantar un estandarte
leave-only = No plantar nada
propose-deal = Proponer un trato
deal-with = Trato con
deal-waits = Un trato espera tu respuesta
proposes-deal = { $name } propone un trato
deal-hint = Acepta, rehúsa o haz otra propuesta.
deal-explained = Uno da un prisionero; el otro, cartas o un prisionero de otro señor.
deal-secret = Los demás ven el trato, no las cartas.
answer-later = Responder más tarde
you-give = Das
you-get = Recibes
you-want = Quieres
prisoner-of = Prisionero: { $lord }
counter = Contraoferta
already-proposed-short = una por turno
cards-lacking = faltan cartas
may-lack = Puede que { $name } no tenga estas cartas; entonces rehúsa y no sabrás por qué.
add-card = Añadir una carta
remove-card = Quitar: { $card }
send-proposal = Enviar la propuesta
unseen-copies =
    { $count ->
        [0] No queda ninguna de estas fuera de tu vista.
        [one] 1 de estas está fuera de tu vista.
       *[other] { $count } de estas están fuera de tu vista.
    }
each-four-times = Cada uno de estos soldados está cuatro veces en el juego.
piles = Mazo y cartas perdidas
lost-cards = Cartas perdidas: { $count }
none-lost = Aún no se ha perdido ninguna carta.
unseen-cards = Fuera de tu vista: en el mazo o en otras manos
castles-thing-soldier = Soldado
castles-thing-ivanhoe = Ivanhoe
castles-thing-locksley = Locksley
castles-thing-castle = Castillo
castles-thing-garrison = Guarnición
castles-thing-banner = Estandarte
castles-thing-advance = Avance
castles-thing-oubliette = Mazmorra
castles-thing-prisoner = Prisionero
castles-thing-barter = Trueque
you-win-with = Ganas con { $points }
name-wins-with = { $name } gana con { $points }
win-shared = Victoria compartida con { $points }: { $names }
all-passed = Todos los señores han pasado seguidos.

## Consejos de la primera partida

first-game = Consejos de primera partida
first-game-hint = Notas breves junto a la mesa mientras aprendes
got-it = Entendido
no-more-tips = No más consejos
tip-castles-keep = Hay dos cartas descubiertas. Conserva una. La otra queda en la mesa: trócala por una carta de otro o deja que se pierda.
tip-castles-lay = Descubre una carta de tu mano. Los demás pueden ofrecer una suya por ella.
tip-castles-offer = Puedes ofrecer una carta de tu mano por la descubierta. Solo la veis tú y quien hace el trueque. Pasar no cuesta nada.
tip-castles-accept = Estas cartas se ofrecen por la tuya. Toma una o recházalas todas; entonces la carta descubierta se pierde.
tip-castles-attack = Un ejército toma un castillo si tiene más cartas que la guarnición. Sus cartas comparten un tipo o un blasón. Los castillos con borde de trazos están a tu alcance: elige uno y luego las cartas.
tip-castles-after = El estandarte de la casilla más alta controla el castillo. Avanzar mueve todos; el último cae en la mazmorra y es tu prisionero. Después planta el tuyo en la casilla 1.
tip-castles-deal = Un trato cambia un prisionero por cartas o por otro prisionero. Puedes rehusar con libertad.
tip-castles-prisoner = Tienes un prisionero. Su señor lo quiere de vuelta: propón un trato con las dos flechas de arriba.
tip-castles-last = El mazo está vacío. Desde ahora un turno es un ataque o un pase; cuando todos pasan seguidos, la partida termina.
tip-castles-score = Aquí están los puntos de cada señor tal como van, con su mano, sus estandartes y prisioneros. Toca un señor para ver más.
tip-tournament-open = Tú inicias este torneo: elige una carta. Su color pasa a ser el del torneo; con una carta de apoyo eliges tú el color.
tip-tournament-turn = Para seguir en el torneo, tu total debe superar a todos los demás. Toca una carta para ver qué suma y tócala otra vez para jugarla. Cuentan las cartas del color y las de apoyo.
tip-tournament-end = Con eso basta. Termina el turno y guarda el resto, o sigue jugando.
tip-tournament-withdraw = ¿No encaja nada? Abandona. Conservas la mano para el próximo torneo; solo se van las cartas que tienes delante.
tip-tournament-react = Alguien ha jugado una carta de acción. Quien tenga a Ivanhoe puede cancelarla; los demás dejan que ocurra. Se pregunta a todos para que nadie sepa quién lo tiene.
tip-tournament-take = El ganador toma una ficha del color del torneo; el morado deja elegir.
tip-tournament-token = Has ganado una ficha. Reúne colores distintos: quien tiene todos los necesarios gana la partida.
tip-tournament-others = Cada fila es un jugador: nombre, fichas y mano a la izquierda, cartas en el centro, total a la derecha. Toca una fila para verla de cerca.

## Repeticiones

step = Paso
step-of = Paso { $step } de { $all }
tournament-of = Torneo { $number } de { $all }
turn-of = Turno { $number } de { $all }
seen-by = Visto por
eyes-public = Como espectador
eyes-all = Todas las manos abiertas
step-back = Un paso atrás
step-on = Un paso adelante
chapter-back = Al comienzo de esta parte
chapter-on = A la parte siguiente
play-on = Reproducir
pause = Pausa
share-moment = Compartir este momento
verifying = Comprobando el reparto…
deal-right = El reparto está probado. El sello publicado da exactamente este mazo.
deal-wrong = Este reparto no corresponde a su sello.
deal-unknown = Este registro no muestra lo bastante para comprobar el reparto.
deal-right-short = Reparto comprobado
deal-wrong-short = El reparto no cuadra
deal-unknown-short = Reparto sin sello
check-commitment-right = La mitad del servidor corresponde al sello mostrado antes de que nadie se sentara.
check-commitment-wrong = La mitad del servidor no corresponde al sello mostrado.
check-commitment-unknown = En este registro no hay sello de un servidor.
check-own-right = Es el sello que este navegador vio antes del reparto, y su propia parte está en él.
check-own-wrong = Este navegador vio otro sello antes del reparto, o falta su propia parte.
check-seed-right = La mitad del servidor y las partes de los jugadores dan el secreto del reparto.
check-seed-wrong = La mitad del servidor y las partes de los jugadores dan otro secreto.
check-seed-unknown = El registro no muestra las mitades del secreto.
check-dealer-right = El secreto da este repartidor.
check-dealer-wrong = El secreto da otro repartidor.
check-dealer-unknown = El repartidor no se puede comprobar.
check-deck-right = El secreto da el mazo exactamente en este orden, carta por carta.
check-deck-wrong = El secreto da otro orden del mazo.
check-deck-unknown = El mazo no se puede comprobar.
proof-how = Se ha calculado en tu propio navegador. Quien tenga el registro puede hacer lo mismo.
proof-impossible = El reparto no se ha podido comprobar aquí. Quien tenga el registro puede comprobarlo en otro sitio.

## Conexión y ausencia

connection-lost = Conexión perdida. Se reintenta sola; tu sitio está guardado.
connection-back = De vuelta
server-restarting = Una breve pausa; tu partida está a salvo.
waiting-for-connection = Esperando la conexión
while-away = Mientras no estabas

## Chat

say-something = Di algo…
send = Enviar
phrases = Frases
nothing-said = Aún no se ha dicho nada.
mute = Silenciar a { $name }
unmute = Volver a leer a { $name }

## Ajustes

theme = Tema
theme-light = Claro
theme-dark = Oscuro
theme-contrast = Alto contraste
card-speed = Velocidad de las cartas
speed-off = Nada
speed-fast = Rápida
speed-calm = Calma
speed-slow = Lenta
sounds = Sonidos
sounds-hint = Discretos, nunca necesarios para jugar
one-tap = Un toque juega las cartas de valor
one-tap-hint = Si no, el primero levanta y el segundo juega
letters = Teclas de letras
letters-hint = E termina el turno, W abandona, ? las muestra todas
larger = Cartas más grandes
chat-free = Chat libre
chat-free-hint = Las frases hechas siempre llegan
leave-seat = Ceder mi sitio
leave-text = Un bot sigue por ti. Puedes mirar y recuperar tu sitio mientras dure la partida.
return-to-seat = Recuperar mi sitio

## Teclas

keys = Teclas
type-a-move = Escribir una jugada
no-moves-now = Ahora no tienes ninguna jugada.
key-hand = Recorrer la mano
key-lift = Levantar una carta
key-do = Hacer lo que dice el botón
key-down = Dejar la carta
key-lane = Adversario 1 a 5
key-castle = Castillo 1 a 5
key-detail = La carta completa
key-ivanhoe = Jugar Ivanhoe
key-pass = Dejar que ocurra
key-totals = Oír los totales
key-hand-read = Oír mi mano
key-last = Oír el último suceso
key-need = Oír lo que necesito
key-name-space = Espacio
key-name-enter = Intro
key-name-escape = Esc
key-name-home = Inicio
key-name-end = Fin
key-steps = Un paso atrás, un paso adelante
key-ends = Al principio, al final

## La primera partida

lesson-goal = Gana fichas: cuatro colores con 4 o 5 jugadores, cinco con 2 o 3. Un torneo da una ficha de su color.
lesson-turn = En tu turno robas una carta y pones ante ti cartas del color del torneo. Para seguir, tu total debe superar a todos los demás.
lesson-supporters = Los Escuderos y la Doncella valen para cualquier color. Solo una Doncella por despliegue, y abandonar con ella cuesta una ficha.
lesson-withdraw = Si no puedes o no quieres ser el más alto, abandona. Conservas tu mano para el siguiente torneo. Gana quien quede el último.
lesson-green = En un torneo verde cada carta cuenta 1, ponga lo que ponga.
lesson-actions = Las cartas de acción cambian el color, quitan cartas o las intercambian. Toca una: se iluminan sus objetivos y ves el resultado antes de jugarla.
lesson-ivanhoe = Ivanhoe anula la carta de acción de otro jugador. Se pregunta a todos unos segundos: nadie sabe quién la tiene.
