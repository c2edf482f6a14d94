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
soon = Esta página se está escribiendo.
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
clock = Reloj
clock-live-short = { $minutes } min por jugador
clock-days-short = { $hours } h por jugada
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
option-true = Sí
option-false = No

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
more-time = Diez segundos más
ask-me = Pregúntame
ask-me-label = Cuándo preguntarme por las cartas de acción
order-short-always = Siempre
order-short-touched = Si me toca
order-short-never = Nunca
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
leave-text = Un bot sigue por ti. Puedes mirar.

## Teclas

keys = Teclas
type-a-move = Escribir una jugada
no-moves-now = Ahora no tienes ninguna jugada.
key-hand = Recorrer la mano
key-lift = Levantar una carta
key-do = Hacer lo que dice el botón
key-down = Dejar la carta
key-lane = Adversario 1 a 5
key-detail = La carta completa
key-ivanhoe = Jugar Ivanhoe
key-pass = Dejar que ocurra
key-totals = Oír los totales
key-hand-read = Oír mi mano
key-last = Oír el último suceso
key-need = Oír lo que necesito
