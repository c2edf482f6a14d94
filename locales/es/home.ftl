# Lo que dicen la página de inicio y todas las demás, en español. Convenciones: locales/README.md.

## En todas partes

home = Inicio
close = Cerrar
save = Guardar
more = Más
you = Tú
no-server = El servidor no responde. Vuelve a intentarlo en un momento.
page-outdated = Esta página es más antigua que el servidor. Vuelve a cargarla.
reload = Volver a cargar
result-you = Has ganado
result-names = Victoria de { $names }
result-shared = Victoria compartida con { $names }
window-short = { $seconds } s para Ivanhoe
window-hours = { $hours } h para Ivanhoe
hours-short = { $count } h
days-short = { $count } d
short-clock-live = { $minutes } min por persona
short-clock-days = { $hours } h por jugada
bot-level = bot, { $level }
qr-label = Código QR de { $link }
token-won = Ficha: { $colour }
token-not-won = Ficha { $colour }: sin ganar
lessons-show = Enséñame: seis lecciones cortas
lessons-go-on = Seguir con la lección { $number }
first-opponents =
    { $count ->
        [one] Juegas contra un bot ({ $level }). Unos { $minutes } minutos.
       *[other] Juegas contra { $count } bots ({ $level }). Unos { $minutes } minutos.
    }
here = En este dispositivo
here-not-loaded = Sin conexión solo se juegan los niveles que se cargaron antes. El nivel Escudero siempre está listo.
here-unkept = Este navegador no tiene espacio para guardar tu partida. Libera espacio para seguir jugando.
here-elsewhere = Esta partida está abierta en otra pestaña
your-bot = Tu bot
bot-of = El bot de { $name }
bot-for-you = Un bot juega por ti

## Inicio

take-a-seat = Toma asiento
game = Juego
tournament-teaser = Cinco armas, temple y un escudo. 2⁠–⁠5 personas, 4⁠–⁠8 min contra bots
castles-teaser = Trueque, asedios y prisioneros. 3⁠–⁠6 personas, 8⁠–⁠14 min contra bots
players = Personas
against = Nivel de los bots
play-now = Jugar ya
play-here = Jugar en este dispositivo
dealing = Repartiendo…
no-sign-up = Sin registro. Los bots se unen al instante.
promise = Nuestro compromiso
promise-saved = Si ves tu jugada, está guardada.
promise-hidden = Las cartas que no debes ver nunca llegan a tu navegador.
promise-rule = Si una jugada no está permitida, se indica la regla.
offline-notice = Ahora no hay conexión. Tus partidas están a salvo. Esta página se vuelve a conectar sola.
release-notice = Hay una versión nueva. Tu partida de la otra pestaña sigue.
install-notice = Instala Ivanhoe: tendrá su propio icono y se abrirá también sin red.
install = Instalar
install-no = No, gracias
install-hint = Para poner Ivanhoe en la pantalla de inicio:
install-share = Toca «Compartir»
install-add = Elige «Añadir a pantalla de inicio»
your-games = Tus partidas
your-turn = Tu turno
waiting-for-players = Esperando a más gente
with-names = Con { $names }
time-left = aún { $time }
name-score = { $name } { $score }
close-game = Cerrar: { $game }, con { $names }
close-ask = ¿Cerrar esta partida?
close-bots = En esta mesa solo quedan bots. La partida acaba sin resultado.
close-friends = Cedes tu asiento y un bot sigue por ti.
close-waiting = Dejas esta mesa antes de que empiece la partida.
keep-game = Conservarla
close-it = Cerrarla
play = Jugar
look = Ver
continue = Seguir
open-tables = Mesas abiertas
sit-down = Sentarse
seats-free =
    { $count ->
        [0] ningún asiento libre
        [one] 1 asiento libre
       *[other] { $count } asientos libres
    }
seats-taken = { $taken } de { $all } ocupados
nobody-waits = No hay mesas abiertas
nobody-waits-text = Abre una mesa y envía el enlace, o juega ya contra bots.
with-people = Con gente
play-with-friends = Jugar con tu gente
friends-door = Privado, por enlace
open-table = Mesa abierta
open-door = Cualquiera puede jugar
join-by-link = Entrar con enlace
learn = Cómo se juega
replays = Repeti­ciones
puzzles = Proble­mas
rules-all = Todas las reglas en detalle
cards = Cartas
settings = Ajustes
language = Idioma
your-name = Tu nombre
you-are = Tú: { $name }
name-hint = El resto de la mesa ve este nombre. No hay nada más que rellenar.
other-device = Jugar en otro dispositivo
device-hint = Ábrelo allí antes de diez minutos. Funciona una sola vez.
