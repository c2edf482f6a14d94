# Las palabras de la interfaz, en español. Convenciones: locales/README.md.

## En todas partes

back = Volver
cancel = Cancelar
auto = Auto
no-such-page = Esta página no existe.
not-here = Aquí no hay nada
server-away = Ahora no hay conexión
server-away-text = Esta página se abrirá en cuanto vuelva.
nothing-found = No se ha encontrado nada.
search-rules = Buscar en las reglas
no-replays = Aún no hay partidas terminadas
no-replays-text = Una partida terminada se puede volver a ver aquí, paso a paso.

## Inicio

level = Nivel
replay = Repetición
review-this = Analizar esta partida
tried-from = Intento desde la decisión { $number }
back-to-review = Volver al análisis
trying = Un intento · nada cuenta
tried-explained = Pruebas otra vez la decisión { $number } de una partida terminada, contra Campeones. Nada cuenta.
tries-won = { $count ->
        [one] En 1 intento ganaste { $won }.
       *[other] En { $count } intentos ganaste { $won }.
    }
rules = Reglas
print = Imprimir
device-text = Con este enlace sigues en este navegador con tu mismo nombre.
device-yes = Sí, soy yo
link-or-code = Enlace o código de la mesa
to-the-table = Ir a la mesa

## Abrir una mesa

seats = Asientos
seats-hint = Los asientos vacíos se pueden dar luego a bots.
window = Tiempo para Ivanhoe
window-hint = Cuánto se espera tras cada carta de acción. Siempre lo mismo, para que nadie adivine quién tiene Ivanhoe.
seconds-short = { $count } s
minutes = Minutos por persona
minutes-short = { $count } min
hours = Horas por jugada
clock = Reloj
pace = Ritmo de los bots
pace-calm = Tranquilo
pace-calm-explained = Para que quien empieza pueda seguirlo.
pace-quick = Rápido
pace-quick-explained = Para quien conoce el juego.
friends-hint = Solo juega quien tiene el enlace. La mesa no aparece en ninguna lista.
open-table-hint = La mesa aparece en la página de inicio. Cualquiera puede sentarse.
more-choices = Más opciones
private = Privada
anyone = Cualquiera
spectators = Público
spectators-hint = Ve lo que ve toda la mesa, nunca una mano.
chat = Chat
chat-hint = Cada cual lee las frases hechas en su idioma.
open-the-table = Abrir la mesa

## Sala de espera

seat-count =
    { $count ->
        [one] 1 asiento
       *[other] { $count } asientos
    }
name-at-table = Tu nombre en esta mesa
sit-as = Sentarse como { $name }
rename = Cambiar nombre
your-lord = Tu señor
lord-taken = { $lord }: ya es de { $name }
you-host = tú, a cargo de la mesa
waits-for-friend = esperando a alguien
anyone-may-sit = libre para cualquiera
details = Detalles
empty-seat = Asiento libre
you-name = Tú, { $name }
presence-here = en la mesa
presence-away = ausente un momento
presence-substitute = un bot juega hasta que vuelva { $name }
add-bot = Añadir un bot
remove-bot = Quitar a { $name }
free-seat = Liberar este asiento
move-here = Sentarme aquí
host-starts = Esperando a quien abrió la mesa
deal-failed = El último reparto falló: alguien no añadió su parte a tiempo. Se prepara de nuevo, sin esa parte.
start = Empezar
start-with = Empezar con { $taken } de { $all }
bots-take =
    { $count ->
        [one] un bot ocupa el asiento libre
       *[other] los bots ocupan los { $count } asientos libres
    }
or-wait = O espera: la partida empieza sola cuando todos los asientos estén ocupados.
start-ask =
    { $count ->
        [one] ¿Empezar con 1 bot?
       *[other] ¿Empezar con { $count } bots?
    }
wait-more = Esperar
all-here = La mesa está completa. La partida empieza enseguida.
leave = Salir
watching =
    { $count ->
        [one] 1 persona está mirando
       *[other] { $count } personas están mirando
    }
invite = Invita a tu gente
invite-friends = Un solo enlace. Quien lo abre elige un nombre y se sienta.
invite-open = Cualquiera puede unirse desde el inicio. También puedes enviar el enlace.
invite-watch = Un solo enlace para todo el mundo. No queda ningún sitio libre: quien lo abra puede mirar.
invite-nobody = No queda ningún sitio libre, y nadie puede mirar.
is-listed = En la lista
invite-text = Juega a Ivanhoe conmigo:
share-link = Compartir el enlace
copied = Copiado
copy = Copiar
copy-by-hand = Aquí no se puede copiar. Copia este enlace a mano:
seal-text = El servidor ha sellado su mitad del reparto. Podrás comprobar este sello después de la partida:

## La mesa

menu = Menú
log = Historial
log-and-chat = Historial y chat
tournament = Torneo
tournament-heading = Torneo { $number }, { $colour }
leave-to-home = Inicio (conservas tu asiento)
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
counted = Por clases
opponents = Rivales, en orden de juego
opening = Nuevo torneo
number = N.º { $number }
number-and-goal = N.º { $number } · meta: { $goal } fichas
number-and-goal-short = N.º { $number } · meta: { $goal }
goal = Objetivo del juego
leads = en cabeza
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
tokens-of-goal = fichas: { $count } de { $goal }
older-cards =
    { $count ->
        [one] 1 carta más antigua, que vale { $total }
       *[other] { $count } cartas más antiguas, que valen { $total }
    }
look-at-display = Ver las cartas de { $name }
look-at-own = Ver tus cartas
display-of = { $name }: { $total }
oldest-first = La más antigua primero
known-in-hand = Cartas conocidas en la mano
aim-at = Apuntar a { $name }
colour = Color
your-hand =
    { $count ->
        [one] Tu mano, 1 carta
       *[other] Tu mano, { $count } cartas
    }
playable = jugable
not-playable = no jugable
makes-total = total { $total }
is-playing = Juega { $name }
is-playing-you = Juegas tú
is-opening = Inicia { $name }
is-opening-you = Inicias tú
you-open = Inicias tú: elige una carta
you-open-card = Inicia con { $card } o elige otra carta
you-open-hint = Su color pasa a ser el del torneo. Con una carta de apoyo eliges tú el color.
you-withdrew = Has abandonado: solo miras
your-choice = Tú eliges
need = necesitas
you-lead-by = vas por delante con
will-need = necesitarás
would-need = necesitarías
need-short = Necesitas
makes-lead = Con { $card } llegas a { $total }: vas { $by } por delante
makes-short =
    { $short ->
        [one] Con { $card } llegas a { $total }: falta 1
       *[other] Con { $card } llegas a { $total }: faltan { $short }
    }
makes-enough = Con { $card } llegas a { $total }: basta para seguir
verdict-enough = Basta
verdict-short = No basta
reach-enough = Tu mano puede llegar a { $reach }.
reach-short = { $reach } como mucho. Abandona y conserva estas cartas.
reach-short-action = { $reach } con las cartas de valor. Una carta de acción puede cambiarlo.
reach-end-or-more = Termina el turno con { $total } o sigue jugando.
reach-end = Termina el turno con { $total }.
you-have = tienes { $total }
card-makes = { $card }: { $total }
hand-reaches = la mano llega a { $reach }
need-and-have = Necesitas { $need } y tienes { $total }.
need-and-reach =
    { $enough ->
        [yes] Necesitas { $need }, tienes { $total } y tu mano puede llegar a { $reach }: basta.
       *[no] Necesitas { $need }, tienes { $total } y tu mano puede llegar a { $reach }: no basta.
    }
lead-play-one = Vas { $by } por delante; juega una carta para seguir
end-turn = Fin del turno
at-total = con { $total }
short-by =
    { $count ->
        [one] falta 1
       *[other] faltan { $count }
    }
play-a-card-first = juega antes una carta
play-card = Jugar { $card }
then-total = total { $total }
open-with = Iniciar en { $colour } con { $card }
choose-a-card = Elige una carta
choose-a-colour = Elige un color
about-card = Sobre { $card }
why-rule = ¿Por qué? Regla { $rule }
why = ¿Por qué?
barred = no permitido
other-card = otra carta
no-card = sin carta
you-hold-it = ya es tuya
card-title = { $card }
aim-title = { $card }: elige un objetivo
aim-seat = Elige a quién apuntar
aim-card = Elige una carta
aim-mine = Elige una carta tuya
aim-theirs = Elige una carta ajena
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
withdraw-leading = Vas en cabeza. ¿Abandonar de todos modos?
stay = Seguir
maiden-title = ¿Abandonar y perder una ficha?
maiden-text = Tu Doncella está en la mesa: elige la ficha que devuelves.
withdraw-give = Abandonar y devolver { $token }
others-may-cancel = Aún se puede cancelar.
ivanhoe-not-held = No tienes Ivanhoe
window-seconds =
    { $count ->
        [one] 1 segundo para responder
       *[other] { $count } segundos para responder
    }
window-closing = Quedan tres segundos
more-time = 10 s más
more-time-short = 10 s
ask-me = Ivanhoe: pregúntame
ask-me-label = Cuándo preguntarme por las cartas de acción
short-order-always = Siempre
short-order-touched = Si me afecta
short-order-never = Nunca
saving = Guardando…
not-done = Esa jugada no se ha hecho
colour-cards = Cartas de color
search-cards = Buscar una carta
you-win = Ganas la partida
name-wins = { $name } gana la partida
after-tournaments =
    { $count ->
        [one] Después de 1 torneo
       *[other] Después de { $count } torneos
    }
join-rematch = Unirse a la revancha
verify-deal = Comprobar el reparto
download-record = Descargar la partida

## La mesa de los Castillos

castles-heading = Turno { $number }
castles-list = Castillos
castles-goal = Gana quien más puntos tenga
turned-up = Descubiertas: conserva una
up-for-barter = En trueque
hand-of = Tu mano · { $count }
deal-later = otra vez en tu turno
attack-needs = para atacar: { $count }
out-of-reach = fuera de alcance, hacen falta { $count }
squares-hold = casillas: { $list }
square-empty = vacía
held-by = controlado por { $name }
held-by-you = lo controlas tú
held-by-nobody = no lo controla nadie
lords = La mesa, en orden de juego
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
track = Estandartes
holds = { $name }
holds-you = tuyo
then-holds = luego { $name }
then-holds-you = luego tuyo
nobodys = de nadie
you-attack = atacas
need-cards =
    { $count ->
        [one] hace falta 1
       *[other] hacen falta { $count }
    }
turn-keep = Te toca: conserva una carta
keep-hint = { $kept } a tu mano, { $other } al trueque
keep-barter = Conservar y ofrecer la otra
keep-lose = Conservar y perder la otra
turn-lay = Te toca: pon una carta en la mesa
lay-hint = Después recibes ofertas por ella.
lay-card = Poner en la mesa: { $card }
turn-barter = Te toca: ¿trueque o no?
barters-this = { $name } ofrece esta carta al trueque
offer-hint = Ofrece una tuya; nadie más que { $name } la ve.
offer-card = Ofrecer: { $card }
your-barter =
    { $count ->
        [one] Tu trueque: 1 oferta
       *[other] Tu trueque: { $count } ofertas
    }
for-your-card = Por la carta de la mesa: { $card }
refuse-all = Rechazar todas
take-card-of = Tomar la carta de { $name }
choose-an-offer = Elige una oferta
turn-attack = Te toca: ataca un castillo
attack-hint = Elige un castillo y luego tu ejército.
no-attack = Ahora no puedes tomar ningún castillo.
no-attack-pass = Ahora no puedes tomar ningún castillo: pasa.
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
army-enough = Basta. Asalta o añade más.
army-common-short =
    { $count ->
        [one] En común: { $what }. Falta 1.
       *[other] En común: { $what }. Faltan { $count }.
    }
army-common-enough = En común: { $what }. Basta para asaltar.
of-cards =
    { $count ->
        [one] Ejército, al menos 1
       *[other] Ejército, al menos { $count }
    }
of-needed =
    { $needed ->
        [one] { $count } de 1 carta.
       *[other] { $count } de { $needed } cartas.
    }
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
has-fallen = Has tomado { $castle }
would-fall = Caería el estandarte de { $name }: tu prisionero.
own-would-fall = Caería tu propio estandarte y volvería a ti.
advance-all = Avanzar todos los estandartes
plant-left =
    { $count ->
        [one] Plantar un estandarte (queda 1)
       *[other] Plantar un estandarte (quedan { $count })
    }
no-banner-left = No queda estandarte que plantar
square-taken = La casilla 1 sigue ocupada: no puedes plantar
then-you = Entonces controlas { $castle }: { $points } puntos para ti.
then-name = Entonces { $name } controla { $castle }: { $points } puntos.
then-nobody = Entonces nadie controla { $castle }.
advance-plant = Avanzar y plantar
advance-only = Avanzar
hold-plant = No avanzar y plantar
hold-only = No avanzar
plant-only = Plantar un estandarte
leave-only = No plantar nada
propose-deal = Proponer un trato
deal-with = Trato con
proposes-deal = { $name } propone un trato
deal-hint = Acepta, rechaza o haz otra propuesta.
deal-explained = Una parte da un prisionero; la otra, cartas o un prisionero de otro señor.
deal-secret = El resto de la mesa ve el trato, no las cartas.
you-give = Das
you-get = Recibes
you-want = Quieres
counter = Contra­propuesta
already-proposed-short = una por turno
cards-lacking = te faltan cartas
may-lack = Puede que { $name } no tenga estas cartas; entonces rechazará y no sabrás por qué.
add-card = Añadir una carta
add-prisoner = Añadir un prisionero
nothing-yet = nada aún
picker-done = Listo
known-held = { $name } la tiene
known-mark = conocida
remove-card = Quitar: { $card }
send-proposal = Enviar la propuesta
unseen-copies =
    { $count ->
        [0] Ya has visto todas las copias.
        [one] Queda 1 copia por ver.
       *[other] Quedan { $count } copias por ver.
    }
each-four-times = Cada uno de estos soldados está cuatro veces en el juego.
piles = Mazo y cartas perdidas
lost-cards = Cartas perdidas: { $count }
none-lost = Aún no se ha perdido ninguna carta.
unseen-cards = Aún sin ver: en el mazo o en otras manos
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
you-win-with = Ganas con { $points } puntos
name-wins-with = { $name } gana con { $points } puntos
win-shared = Victoria compartida con { $points } puntos: { $names }
all-passed = Todos han pasado seguidos.

## Consejos de la primera partida

first-game = Consejos para empezar
first-game-hint = Consejos breves en la mesa mientras aprendes
got-it = Entendido
no-more-tips = No más consejos
deal-the-cards = Repartir las cartas
lessons = Lecciones
lessons-time = unos dos minutos
lessons-missing = Las lecciones necesitan los juegos para navegador, que faltan en esta página.
lesson-failed = Esta lección no se ha cargado.
lesson-again = Intentar otra vez
first-tournament-goal =
    { $goal ->
        [5] Gana una ficha de cada uno de los cinco colores.
       *[other] Gana fichas de cuatro de los cinco colores.
    }
    .more = En cada torneo se disputa una.
first-tournament-turn = En tu turno, supera el total más alto.
    .more = O abandona y conserva tu mano.
first-tournament-win = Sigue en el torneo hasta que no quede nadie más.
    .more = Entonces ganas la ficha.
first-castles-storm = Asalta castillos con más cartas que la guarnición.
    .more = Tus cartas deben compartir blasón o tipo.
first-castles-banner = Planta tu estandarte y avanza.
    .more = El estandarte de la casilla más alta controla el castillo; la mazmorra hace prisioneros.
first-castles-points = Ten más puntos que nadie al final.
    .more = Los castillos valen de 5 a 10 puntos; los prisioneros no puntúan.
tip-castles-soldiers = Cada soldado tiene un blasón (león, ciervo, jabalí o águila) y un tipo (infante, arquero, ballestero o jinete). Los soldados de un ejército comparten uno de los dos. Ivanhoe y Locksley valen en cualquier ejército.
tip-castles-points = El número dorado es lo que vale un castillo. Al final sus puntos son para quien tenga el estandarte en la casilla más alta: lleva un marco dorado.
tip-castles-keep = Hay dos cartas descubiertas. Conserva una. La otra queda en la mesa: cámbiala por una carta de otra persona o deja que se pierda.
tip-castles-lay = Pon en la mesa una carta de tu mano. Las demás personas pueden ofrecer una suya por ella.
tip-castles-offer = Puedes ofrecer una carta de tu mano por la de la mesa. Solo la ve quien hace el trueque. Pasar no cuesta nada.
tip-castles-accept = Estas cartas se ofrecen por la tuya. Toma una o recházalas todas; entonces la carta de la mesa se pierde.
tip-castles-attack = Un ejército toma un castillo si tiene más cartas que la guarnición. Todas sus cartas son del mismo tipo o del mismo blasón. Los castillos con borde discontinuo están a tu alcance: elige uno y luego tus cartas.
tip-castles-after = El estandarte de la casilla más alta controla el castillo. Avanzar mueve todos una casilla; el que sobrepasa la última cae en la mazmorra y es tu prisionero. Después puedes plantar el tuyo en la casilla 1.
tip-castles-deal = Un trato cambia un prisionero por cartas o por otro prisionero. Puedes rechazarlo.
tip-castles-prisoner = Tienes un prisionero. Su señor lo quiere de vuelta: propón un trato con las dos flechas de arriba.
tip-castles-last = El mazo está vacío. Desde ahora se ataca o se pasa; cuando todos pasan seguidos, la partida termina.
tip-castles-score = Estos son los puntos actuales de cada persona, con su mano, sus estandartes y prisioneros. Toca una fila para ver más.
tip-tournament-open = Tú inicias este torneo: elige una carta. Su color pasa a ser el del torneo; con una carta de apoyo eliges tú el color.
tip-tournament-turn = Para seguir en el torneo, tu total debe superar a todos los demás totales. Toca una carta para ver tu nuevo total y tócala otra vez para jugarla. Puedes jugar cartas del color del torneo y cartas de apoyo.
tip-tournament-turn-ties = Para seguir en el torneo, basta con igualar el total más alto. Toca una carta para ver tu nuevo total y tócala otra vez para jugarla. Puedes jugar cartas del color del torneo y cartas de apoyo.
tip-tournament-end = Con eso basta. Termina el turno y guarda el resto, o sigue jugando.
tip-tournament-withdraw = ¿No encaja nada? Abandona. Conservas la mano para el próximo torneo y solo pierdes las cartas que tienes delante.
tip-tournament-react = Alguien ha jugado una carta de acción. Si tienes Ivanhoe puedes cancelarla; si no, deja que ocurra. Se pregunta a toda la mesa para que nadie sepa quién lo tiene.
tip-tournament-take = Quien gana toma una ficha del color del torneo; el púrpura deja elegir.
tip-tournament-token = Has ganado una ficha. Reúne colores distintos: hacen falta cuatro con 4 o 5 personas, cinco con 2 o 3.
tip-tournament-others = Cada fila es una persona: nombre, fichas y mano; después, las cartas jugadas; al final, el total. Toca una fila para ver más.

## Repeticiones

step = Paso
step-of = Paso { $step } de { $all }
tournament-of = Torneo { $number } de { $all }
turn-of = Turno { $number } de { $all }
seen-by = Punto de vista
eyes-public = Público
eyes-all = Todas las manos a la vista
step-back = Un paso atrás
step-on = Un paso adelante
chapter-back = Al comienzo de esta parte
chapter-on = A la parte siguiente
play-on = Reproducir
pause = Pausa
replay-speed = Velocidad: { $speed }×
open-hands = Todas las manos
displays-list = Las personas y sus despliegues
offers-list = Ofertas
no-cards = ninguna carta
share-moment = Compartir este momento
verifying = Comprobando el reparto…
deal-right = El reparto es correcto: coincide con el sello publicado.
deal-wrong = Este reparto no corresponde a su sello.
deal-unknown = Este archivo no muestra lo bastante para comprobar el reparto.
deal-absent = El reparto corresponde a sus sellos, pero tu propia parte no está en él.
deal-right-device = El reparto es el mismo con el que empezó la partida.
deal-wrong-device = El secreto da otro reparto.
dealt-on-a-device = El reparto de esta partida se hizo en un solo dispositivo, sin servidor. La comprobación muestra que nada cambió después. No puede mostrar que decidió el azar.
deal-right-short = Reparto comprobado
deal-wrong-short = El reparto no cuadra
deal-unknown-short = Reparto sin sello
deal-absent-short = Sin tu parte
check-commitment-right = La parte del servidor coincide con el sello mostrado antes de que nadie se sentara.
check-commitment-wrong = La parte del servidor no coincide con el sello mostrado.
check-commitment-unknown = En este archivo no hay sello de un servidor.
check-own-right = Este navegador vio los mismos sellos antes del reparto, y su propia parte está incluida.
check-own-wrong = Este navegador vio otros sellos antes del reparto, o falta su propia parte.
check-own-absent = Tu parte no está en este reparto. El resto de la mesa, de común acuerdo, habría podido elegirlo.
check-seals-right = Cada parte corresponde al sello mostrado antes de que nadie revelara la suya.
check-seals-wrong = Una parte no corresponde a su sello, o falta.
check-seed-right = Juntas, las partes dan el secreto del reparto.
check-seed-wrong = Juntas, las partes dan otro secreto.
check-seed-unknown = El archivo no muestra las partes del secreto.
check-dealer-right = El secreto señala a quien repartió.
check-dealer-wrong = El secreto señala a otra persona.
check-dealer-unknown = No se puede comprobar quién repartió.
check-deck-right = El secreto da el mazo exactamente en este orden, carta por carta.
check-deck-wrong = El secreto da otro orden del mazo.
check-deck-unknown = El mazo no se puede comprobar.
attempt-failed = Intento { $attempt } fallido: { $names }, ninguna parte revelada a tiempo.
attempt-called-off = Intento { $attempt } cancelado: cambiaron los asientos.
proof-how = Comprobado en tu navegador. Quien tenga el archivo puede hacer lo mismo.
proof-impossible = El reparto no se ha podido comprobar aquí. Quien tenga el archivo puede hacerlo en otro sitio.

## Conexión y ausencia

connection-lost = Conexión perdida. Reconectando; tu asiento está guardado.
connection-back = Conexión restablecida
server-restarting = El servidor se reinicia; tu partida está a salvo.
waiting-for-connection = Esperando la conexión
here-explained = Esta partida está en este dispositivo, no en el servidor. Cada jugada se guarda en este navegador.
here-may-vanish = El navegador puede borrarla si le falta espacio.
here-elsewhere-explained = Cierra esa pestaña y la partida sigue aquí.
play-here-instead = Jugar aquí
send-in = Guardar en el servidor
send-in-explained = El servidor comprueba la partida y le da un enlace. Queda marcada como jugada sin conexión.
sent-in = Guardada en el servidor
played-offline = Jugada sin conexión
played-offline-explained = Esta partida se jugó sin conexión y se envió después. Sus jugadas están comprobadas; la fecha y los bots son los que indica quien la envió.
while-away = Mientras no estabas
bot-played =
    { $count ->
        [one] Un bot ha hecho 1 jugada por ti.
       *[other] Un bot ha hecho { $count } jugadas por ti.
    }
absent-away = { $name } no está
absent-substitute = Un bot juega por { $name }
absent-back = { $name } ha vuelto
absent-soon = Si { $name } no vuelve pronto, seguirá un bot.
gone-away = ausente
gone-substitute = ausente: juega un bot
log-away =
    { $you ->
        [yes] No estás en la mesa.
       *[no] { $player } no está.
    }
log-substitute =
    { $you ->
        [yes] Un bot juega por ti.
       *[no] { $player } no está; ahora juega un bot.
    }
log-back =
    { $you ->
        [yes] Has vuelto.
       *[no] { $player } ha vuelto.
    }
you-watch = Estás mirando.
you-watch-hint = Las manos no se ven hasta que acabe la partida.
others-watch =
    { $count ->
        [one] Mira 1 persona más.
       *[other] Miran { $count } personas más.
    }

## Chat

say-something = Escribe un mensaje…
send = Enviar
phrases = Frases
nothing-said = Aún no hay mensajes.
mute = Silenciar a { $name }
unmute = Volver a leer a { $name }

## Ajustes

theme = Tema
theme-light = Claro
theme-dark = Oscuro
theme-contrast = Alto contraste
card-speed = Velocidad de la animación
speed-off = Ninguna
speed-fast = Rápida
speed-calm = Normal
speed-slow = Lenta
sounds = Sonidos
sounds-hint = Discretos, nunca necesarios para jugar
call = Sonido en mi turno
call-hint = También con otra pestaña abierta
one-tap = Un toque juega las cartas de valor
one-tap-hint = Si no, el primero elige y el segundo juega
letters = Atajos de teclado
letters-hint = E termina el turno, W abandona, ? los muestra todos
larger = Cartas más grandes
chat-free = Mensajes escritos
chat-free-hint = Las frases hechas se ven siempre
leave-seat = Ceder mi asiento
leave-text = Un bot sigue por ti. Puedes mirar y recuperar tu asiento mientras dure la partida.
return-to-seat = Recuperar mi asiento

## Teclas

keys = Atajos de teclado
type-a-move = Escribir una jugada
no-moves-now = Ahora no tienes ninguna jugada.
key-hand = Recorrer la mano
key-lift = Elegir una carta
key-do = Pulsar el botón principal
key-down = Dejar la carta
key-lane = Rival 1 a 4
key-castle = Castillo 1 a 5
key-detail = Detalles de la carta
key-ivanhoe = Jugar Ivanhoe
key-pass = Dejar que ocurra
key-totals = Leer los totales en voz alta
key-hand-read = Leer mi mano en voz alta
key-last = Leer el último suceso en voz alta
key-need = Leer lo que necesito en voz alta
key-name-space = Espacio
key-name-enter = Intro
key-name-escape = Esc
key-name-home = Inicio
key-name-end = Fin
key-steps = Un paso atrás o adelante
key-ends = Al principio o al final

## Lo que se cuenta en la mesa

speed-instant = Sin esperas
told-plays-stays =
    { $you ->
        [yes] Juegas { $cards } y sigues en el torneo con { $total }.
       *[no] { $player } juega { $cards } y sigue en el torneo con { $total }.
    }
told-withdrew-with = con { $total }; hacían falta { $need }
told-total = { $name } { $from } → { $to }
told-declines-yours = { $player } rechaza tu trato.
told-storms =
    { $you ->
        [yes] Tomas { $castle } al asalto.
       *[no] { $player } toma { $castle } al asalto.
    }
told-army =
    { $army ->
        [one] 1 carta contra { $garrison }
       *[other] { $army } cartas contra { $garrison }
    }

## El final de una partida

story = La historia
story-tournaments = quién ganó cada torneo
story-castles = quién tenía más puntos
story-part = N.º { $number }, { $colour }: { $winner }
best-moments = Mejores momentos
standing = Clasificación
see-it = Verlo
play-again = Otra vez
asks-others = pregunta a la mesa
stronger = Más fuerte
gentler = Más fácil
share-result = Compartir
moment-action = { $card } en el n.º { $number }
moment-longest = El más largo: n.º { $number }
moment-moves =
    { $count ->
        [one] 1 jugada; victoria: { $winner }
       *[other] { $count } jugadas; victoria: { $winner }
    }
moment-turn = { $what }, turno { $number }
moment-points =
    { $count ->
        [one] 1 punto cambia de manos
       *[other] { $count } puntos cambian de manos
    }
moment-trade = Trato: { $one } y { $other }
last-withdrew =
    { $you ->
        [yes] Abandonaste con { $total }.
       *[no] { $player } abandonó con { $total }.
    }
last-had =
    { $you ->
        [yes] Tenías { $total }.
       *[no] { $player } tenía { $total }.
    }
last-storm = Último ataque: { $player }, { $castle }.
share-won-tournament =
    { $count ->
        [one] He ganado a Ivanhoe: { $tokens } fichas en 1 torneo.
       *[other] He ganado a Ivanhoe: { $tokens } fichas en { $count } torneos.
    }
share-lost-tournament = { $name } ha ganado nuestra partida de Ivanhoe.
share-won-castles = He ganado a Ivanhoe, los Castillos, con { $points } puntos.
share-lost-castles = { $name } ha ganado nuestra partida de Ivanhoe, los Castillos, con { $points } puntos.
undo = Deshacer
undone = Has deshecho tu última jugada.
log-undone =
    { $you ->
        [yes] Deshaces una jugada.
       *[no] { $player } deshace una jugada.
    }

## What Champion would do

hint-ask = ¿Qué haría Campeón?
hint-thinking = Campeón piensa…
hint-would = La elección de Campeón:
hint-two = Campeón ve dos buenas jugadas: { $moves }.
hint-number = Pista { $number }, anotada en el archivo
hint-short = Tu mano llega a { $reach } y hacen falta { $need }. Conservas tus cartas.
hint-keeps =
    { $count ->
        [one] Conservas { $count } carta para el próximo torneo.
       *[other] Conservas { $count } cartas para el próximo torneo.
    }
hint-ends = Vas en cabeza con { $total }. No hacen falta más cartas.
hint-ends-enough = Con { $total } sigues en el torneo. No hacen falta más cartas.
hint-colour =
    { $count ->
        [one] { $count } de tus cartas vale para el { $colour }.
       *[other] { $count } de tus cartas valen para el { $colour }.
    }
hint-token =
    { $count ->
        [one] Te falta la ficha de color { $colour }, y { $count } de tus cartas vale.
       *[other] Te falta la ficha de color { $colour }, y { $count } de tus cartas valen.
    }
hint-saves = Si dejas que ocurra, tienes { $total }.
hint-harmless = Dejar que ocurra te cuesta poco.
hint-leads = Entonces vas en cabeza: { $total } contra { $highest }.
hint-enough = Con eso tienes { $total }: basta para seguir en el torneo.
hint-way = Con eso tienes { $total }, de camino a { $need }.
hint-then = Entonces tienes { $total }, y el total rival más alto es { $highest }.
hint-best = Campeón espera lo máximo de ella.
hint-castle =
    { $points ->
        [one] { $castle } vale { $points } punto.
       *[other] { $castle } vale { $points } puntos.
    }
hint-army =
    { $points ->
        [one] { $castle } vale { $points } punto. Puedes tomarlo con { $cards }.
       *[other] { $castle } vale { $points } puntos. Puedes tomarlo con { $cards }.
    }
hint-mates = Va con { $count } de tus cartas.
hint-control = Entonces controlas { $castle }.
