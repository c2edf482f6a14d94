# El reglamento en español. Conventions: locales/README.md.

book-contents = Contenido
book-detail = En detalle:
book-explains = Cómo se juega: { $section }

## The Tournament

tournament-book-goal = El objetivo
tournament-book-goal-1 = Gana fichas de colores distintos: las cinco con 2 o 3 personas, cuatro cualesquiera con 4 o 5. Quien las reúne primero gana la partida.
tournament-book-goal-2 = En cada torneo se disputa una ficha. Si ya tienes ese color, ganas el torneo, pero no otra ficha.

tournament-book-contest = Un torneo
tournament-book-contest-1 = Cada persona recibe 8 cartas. Quien inicia elige un color y juega una carta de ese color, un Caballero o una Doncella.
tournament-book-contest-2 = Después se juega en el sentido de las agujas del reloj. En tu turno debes llegar al total más alto o abandonar. La última persona que sigue en el torneo gana la ficha e inicia el siguiente.
tournament-book-contest-3 = Si un torneo termina en púrpura, quien lo gana toma una ficha de un color que le falte. El siguiente no puede ser púrpura.

tournament-book-turn = Tu turno
tournament-book-turn-1 = Las cartas de valor que tienes delante son tu despliegue. La suma de sus valores es tu total.
tournament-book-turn-draw = Roba una carta.
    .more = De eso se encarga la mesa. Puedes tener cuantas cartas quieras en la mano.
tournament-book-turn-play = Juega tantas cartas como quieras.
    .more = De una en una: cartas del color del torneo, Caballeros, Doncellas y cartas de acción.
tournament-book-turn-end = Termina el turno.
    .more = Tienes que haber jugado al menos una carta, y tu total debe superar a todos los demás totales. Con igualar no basta.
tournament-book-turn-withdraw = O abandona.
    .more = Este torneo se acaba para ti, pero conservas la mano para el siguiente.

tournament-book-example = Un ejemplo
tournament-book-example-1 = El torneo es rojo. { $name } tiene { $highest }, así que necesitas { $need }. Tienes { $total }.
tournament-book-example-2 = Juegas { $card }: ya son { $total }. Puedes terminar el turno, y ahora { $name } tiene que superarte o abandonar.

tournament-book-colours = Los colores
tournament-book-colours-1 = Una carta de color solo vale en un torneo de su color. El número pequeño dice cuántas hay de cada una.
tournament-book-colours-2 = En un torneo verde cada carta cuenta 1, ponga lo que ponga.
tournament-book-colours-3 = Si una carta de acción cambia el color, todas las cartas de la mesa se quedan y cuentan. Solo las que se jueguen después deben ser del color nuevo.

tournament-book-maiden = Caballeros y Doncellas
tournament-book-maiden-1 = Son las cartas de apoyo y valen para todos los colores. En tu despliegue puede haber tantos Caballeros como quieras, pero solo una Doncella.
tournament-book-maiden-2 = Si abandonas con una Doncella en tu despliegue, devuelves una de tus fichas, a tu elección. Si ganas con ella, no cuesta nada.

tournament-book-withdraw = Abandonar
tournament-book-withdraw-1 = Puedes abandonar en cualquier momento de tu turno, incluso después de jugar cartas. Todas las cartas que tienes delante se descartan.
tournament-book-withdraw-2 = Quien inicia un torneo tiene que jugar una primera carta antes de poder abandonar.
tournament-book-withdraw-3 = Saber parar es la mitad del juego: las cartas que guardas ahora pueden ganar el próximo torneo.

tournament-book-actions = Cartas de acción
tournament-book-actions-1 = Las cartas negras se juegan en tu turno. Si inicias el torneo, tu primera carta va antes que ellas. La mayoría se descartan en cuanto se juegan.
tournament-book-actions-2 = Una carta de acción debe cambiar algo, y nunca quita la última carta de un despliegue.
tournament-book-actions-3 = Tienes { $total } contra { $highest }. Juegas { tournament-card-riposte } y tomas la carta más reciente de { $name }.
tournament-book-actions-4 = Ahora tienes { $total } contra { $highest }.
tournament-book-colour-cards = Cartas que cambian el color
tournament-book-colour-cards-1 = Tienes { $total } contra { $highest } en un torneo azul. Juegas «{ tournament-card-drop-weapon }».
tournament-book-colour-cards-2 = Ahora el torneo es verde y cada carta cuenta 1: tú tienes { $total }, { $name } tiene { $highest }.
tournament-book-one-cards = Cartas contra una persona
tournament-book-all-cards = Cartas para toda la mesa
tournament-book-self-cards = Cartas para ti
tournament-book-self-cards-1 = { tournament-card-shield } y { tournament-card-stunned } se quedan delante de una persona hasta que abandona o gana el torneo. Solo la carta «{ tournament-card-outwit }» las mueve.

tournament-book-ivanhoe = Ivanhoe
tournament-book-ivanhoe-1 = Cada vez que se juega una carta de acción, se pregunta a las demás personas del torneo si quieren cancelarla. Solo puede hacerlo quien tiene Ivanhoe. Después se descartan las dos cartas.
tournament-book-ivanhoe-2 = Se pregunta a toda la mesa para que nadie sepa quién lo tiene. Solo hay un Ivanhoe.

tournament-book-rest = Lo demás
tournament-book-rest-1 = Cuando se acaba el mazo, se barajan los descartes y forman el mazo nuevo.
tournament-book-rest-2 = Si te toca iniciar y ninguna de tus cartas lo permite, enseñas tu mano. Inicia la persona siguiente, y tú sigues en el torneo.
tournament-book-rest-3 = Todo el mundo ve las cartas de la mesa, las fichas y cuántas cartas tiene cada persona. Las manos son secretas.
tournament-book-rest-4 = Si abres una mesa, puedes elegir reglas de la casa.

## The Castles

castles-book-goal = El objetivo
castles-book-goal-1 = Cinco castillos valen puntos. Al final, cada castillo da los suyos a quien lo controla con su estandarte. Gana quien tiene más puntos; si hay empate, la victoria se comparte.

castles-book-turn = Tu turno
castles-book-turn-1 = Juegas con uno de seis señores, que tiene cinco estandartes. Cada persona recibe dos cartas. Se juega en el sentido de las agujas del reloj.
castles-book-turn-keep = Conserva una carta.
    .more = Se descubren dos cartas del mazo. Tomas una de ellas.
castles-book-turn-barter = Haz un trueque con la otra.
    .more = Cámbiala por una carta de otra persona, o déjala ir.
castles-book-turn-attack = Ataca un castillo, si quieres.
    .more = Con bastantes cartas lo tomas. Después puedes hacer avanzar sus estandartes y plantar uno tuyo.

castles-book-cards = Las cartas
castles-book-cards-1 = Cada soldado tiene un tipo y un blasón. De cada una de estas dieciséis cartas hay cuatro.
castles-book-cards-2 = Ivanhoe y Locksley valen en cualquier ejército. Hay uno de cada.

castles-book-barter = El trueque
castles-book-barter-1 = Las demás personas pueden ofrecerte una carta de su mano por la de la mesa. Deciden a la vez, y solo tú ves las ofertas.
castles-book-barter-2 = Aceptas una: recibes esa carta, y quien la ofreció recibe la de la mesa. Si las rechazas todas o nadie ofrece nada, la carta de la mesa sale del juego.

castles-book-army = Un ejército
castles-book-army-1 = Un ejército son una o más cartas de tu mano. Todas son del mismo tipo, o todas llevan el mismo blasón.
castles-book-army-arms = El mismo blasón, y Locksley se suma: cuatro cartas.
castles-book-army-type = El mismo tipo: tres cartas.

castles-book-attack = El ataque
castles-book-attack-1 = Puedes atacar un castillo por turno, incluso el tuyo. Tu ejército debe tener más cartas que la guarnición. Para un castillo vacío basta una carta.
castles-book-attack-2 = El ejército se queda en el castillo como nueva guarnición. La antigua pasa a tu mano.
castles-book-attack-3 = La guarnición de { $castle } tiene dos cartas, así que necesitas tres. Atacas con tres leones.
castles-book-attack-4 = Ahora los leones defienden { $castle }, y los dos ciervos están en tu mano.

castles-book-banners = Los estandartes
castles-book-banners-1 = El estandarte de la casilla ocupada más alta controla el castillo. Lleva un marco dorado.
castles-book-banners-2 = Después de tu ataque puedes avanzar: todos los estandartes de ese castillo se mueven una casilla. Después puedes plantar uno tuyo en la casilla 1, si está libre.
castles-book-banners-3 = Detrás de la última casilla hay una fosa, la mazmorra. Un estandarte que empujas a ella pasa a ser tu prisionero. Si es tuyo, vuelve a ti.
castles-book-banners-4 = Juegas con { $lord } y acabas de atacar { $castle }. Lo controla el estandarte de { $name }.
castles-book-banners-5 = Avanzas: el estandarte de { $name } cae en la mazmorra. Plantas un segundo estandarte. Ahora controlas { $castle }.

castles-book-prisoners = Prisioneros y tratos
castles-book-prisoners-1 = Un prisionero no da puntos, pero quien ha perdido estandartes quizá quiera recuperarlos. Puedes cambiar un prisionero por cartas o por otro prisionero.
castles-book-prisoners-2 = Puedes proponer un trato por turno, a quien quieras, aunque no sea tu turno. Toda la mesa se entera del trato, pero las cartas quedan entre las dos partes.

castles-book-end = El final
castles-book-end-1 = Cuando el mazo está vacío, ya no se descubren cartas: se ataca o se pasa. Cuando todos pasan seguidos, la partida termina.
castles-book-end-2 = Los prisioneros y las cartas de la mano no dan puntos.

castles-book-lords = Los señores
castles-book-lords-1 = Solo se distinguen por su escudo de armas.

castles-book-rest = Lo demás
castles-book-rest-1 = Todo el mundo ve los castillos, los prisioneros, las cartas que han salido del juego y cuántas cartas tiene cada persona. Las manos son secretas.
castles-book-rest-2 = Si abres una mesa, puedes elegir reglas de la casa.
