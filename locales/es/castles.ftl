# Los Castillos en español. Convenciones: locales/README.md.

## El juego

castles-name = Los Castillos
castles-about = El juego de Francis Pacherie, del año 2001, para 3 a 6 personas: cambia soldados, asalta castillos y controla los que más valen al final.
castles-scores = Puntos: { $scores }

## Soldados: el nombre, la carta como complemento de una frase, la etiqueta para lectores de pantalla

castles-card-fl = Infante del león
    .one = un infante del león
    .label = Infante, león
castles-card-fs = Infante del ciervo
    .one = un infante del ciervo
    .label = Infante, ciervo
castles-card-fb = Infante del jabalí
    .one = un infante del jabalí
    .label = Infante, jabalí
castles-card-fe = Infante del águila
    .one = un infante del águila
    .label = Infante, águila
castles-card-al = Arquero del león
    .one = un arquero del león
    .label = Arquero, león
castles-card-as = Arquero del ciervo
    .one = un arquero del ciervo
    .label = Arquero, ciervo
castles-card-ab = Arquero del jabalí
    .one = un arquero del jabalí
    .label = Arquero, jabalí
castles-card-ae = Arquero del águila
    .one = un arquero del águila
    .label = Arquero, águila
castles-card-cl = Ballestero del león
    .one = un ballestero del león
    .label = Ballestero, león
castles-card-cs = Ballestero del ciervo
    .one = un ballestero del ciervo
    .label = Ballestero, ciervo
castles-card-cb = Ballestero del jabalí
    .one = un ballestero del jabalí
    .label = Ballestero, jabalí
castles-card-ce = Ballestero del águila
    .one = un ballestero del águila
    .label = Ballestero, águila
castles-card-rl = Jinete del león
    .one = un jinete del león
    .label = Jinete, león
castles-card-rs = Jinete del ciervo
    .one = un jinete del ciervo
    .label = Jinete, ciervo
castles-card-rb = Jinete del jabalí
    .one = un jinete del jabalí
    .label = Jinete, jabalí
castles-card-re = Jinete del águila
    .one = un jinete del águila
    .label = Jinete, águila
castles-card-ivanhoe = Ivanhoe
    .one = la carta Ivanhoe
    .label = Ivanhoe, vale en cualquier ejército
castles-card-locksley = Locksley
    .one = la carta Locksley
    .label = Locksley, vale en cualquier ejército

## Tipos y blasones

castles-type-footman = Infante
    .short = Infante
castles-type-archer = Arquero
    .short = Arquero
castles-type-crossbowman = Ballestero
    .short = Ballesta
castles-type-rider = Jinete
    .short = Jinete
castles-wild = Todos
castles-arms-lion = León
castles-arms-stag = Ciervo
castles-arms-boar = Jabalí
castles-arms-eagle = Águila

## Castillos y señores

castles-castle-rotherwood = Rotherwood
castles-castle-ashby = Ashby
castles-castle-coningsburgh = Coningsburgh
castles-castle-york = York
castles-castle-torquilstone = Torquilstone
castles-lord-cedric = Cedric
    .label = Cedric, gavilla de trigo
castles-lord-athelstane = Athelstane
    .label = Athelstane, corona
castles-lord-front-de-boeuf = Front-de-Boeuf
    .label = Front-de-Boeuf, toro
castles-lord-de-bracy = De Bracy
    .label = De Bracy, cabrio y estrellas
castles-lord-malvoisin = Malvoisin
    .label = Malvoisin, serpiente
castles-lord-bois-guilbert = Bois-Guilbert
    .label = Bois-Guilbert, cuervo

## Cartas que no se deben ver, y una oferta en una lista

castles-times = { $count } × { $card }
castles-banner =
    { $you ->
        [yes] tu estandarte
       *[no] el estandarte de { $player }
    }
castles-cards-hidden =
    { $count ->
        [one] una carta
       *[other] { $count } cartas
    }
castles-offer = { $card } ({ $player })

## Lo que ha pasado

castles-event-dealt =
    { $you ->
        [yes] Repartes las cartas.
       *[no] { $player } reparte las cartas.
    }
castles-event-proposed =
    { $you ->
        [yes] Propones un trato a { $target }: { $give } por { $want }.
       *[no] { $target-you ->
                [yes] { $player } te propone un trato: { $give } por { $want }.
               *[no] { $player } propone un trato a { $target }: { $give } por { $want }.
            }
    }
castles-event-turn-began =
    { $you ->
        [yes] Es tu turno.
       *[no] Es el turno de { $player }.
    }
castles-event-turned =
    { $you ->
        [yes] Descubres { $cards }.
       *[no] { $player } descubre { $cards }.
    }
castles-event-last-card-taken =
    { $you ->
        [yes] Tomas la última carta del mazo, { $card }.
       *[no] { $player } toma la última carta del mazo, { $card }.
    }
castles-event-drew =
    { $you ->
        [yes] Robas { $cards }.
       *[no] { $player } roba { $cards }.
    }
castles-event-nothing-to-lay =
    { $you ->
        [yes] No tienes ninguna carta que poner en la mesa.
       *[no] { $player } no tiene ninguna carta que poner en la mesa.
    }
castles-event-barter-opened =
    { $you ->
        [yes] Abres un trueque. Se hacen ofertas selladas.
       *[no] { $player } abre un trueque. Se hacen ofertas selladas.
    }
castles-event-offers-made =
    { $you ->
        [yes] Recibes { $count ->
                [one] 1 oferta
               *[other] { $count } ofertas
            }: { $offers }.
       *[no] { $player } recibe { $count ->
                [one] 1 oferta
               *[other] { $count } ofertas
            }.
    }
castles-event-bartered =
    { $you ->
        [yes] Le das { $gave } a { $target } y recibes { $got }.
       *[no] { $target-you ->
                [yes] { $player } te da { $gave } y recibe { $got }.
               *[no] { $player } le da { $gave } a { $target } y recibe { $got }.
            }
    }
castles-event-open-card-lost = La carta de la mesa se pierde: { $card-name }.
castles-event-passed =
    { $row ->
        [0] { $you ->
                [yes] No atacas.
               *[no] { $player } no ataca.
            }
       *[other] { $you ->
                [yes] Pasas. Pases seguidos: { $row }.
               *[no] { $player } pasa. Pases seguidos: { $row }.
            }
    }
castles-event-garrison-taken =
    { $you ->
        [yes] Tomas en tu mano la guarnición de { $castle }: { $cards }.
       *[no] { $player } toma en su mano la guarnición de { $castle }: { $cards }.
    }
castles-event-garrison-lost = { $castle } pierde su guarnición: { $cards }.
castles-event-stormed =
    { $you ->
        [yes] Tomas { $castle } al asalto y dejas allí de guarnición { $cards }.
       *[no] { $player } toma { $castle } al asalto y deja allí de guarnición { $cards }.
    }
castles-event-advance-asked = En { $castle } los estandartes pueden avanzar.
castles-event-fell =
    { $you ->
        [yes] En { $castle }, { $banner } cae en la mazmorra y pasa a ti.
       *[no] En { $castle }, { $banner } cae en la mazmorra y pasa a { $player }.
    }
castles-event-advanced = En { $castle } los estandartes avanzan una casilla.
castles-event-plant-asked = En { $castle } se puede plantar un estandarte.
castles-event-planted =
    { $you ->
        [yes] Plantas un estandarte en { $castle }.
       *[no] { $player } planta un estandarte en { $castle }.
    }
castles-event-exchanged =
    { $you ->
        [yes] Trato hecho: le das { $give } a { $target } y recibes { $want }.
       *[no] { $target-you ->
                [yes] Trato hecho: { $player } te da { $give } y recibe { $want }.
               *[no] Trato hecho: { $player } le da { $give } a { $target } y recibe { $want }.
            }
    }
castles-event-game-ended =
    { $you ->
        [yes] { $count ->
                [one] La partida ha terminado. Ganas.
               *[other] La partida ha terminado. Compartes la victoria con { $winners }.
            }
       *[no] { $count ->
                [one] La partida ha terminado. Gana { $winners }.
               *[other] La partida ha terminado. { $winners } comparten la victoria.
            }
    }

## Lo que alguien hace

castles-move-keep =
    { $you ->
        [yes] Conservas { $card }.
       *[no] { $player } conserva { $card }.
    }
castles-move-lay =
    { $you ->
        [yes] Pones { $card } en la mesa.
       *[no] { $player } pone { $card } en la mesa.
    }
castles-move-barter =
    { $you ->
        [yes] Quieres hacer un trueque.
       *[no] { $player } quiere hacer un trueque.
    }
castles-move-lose =
    { $you ->
        [yes] No haces trueque.
       *[no] { $player } no hace trueque.
    }
castles-move-offer =
    { $you ->
        [yes] Ofreces { $card }.
       *[no] { $player } ofrece { $card }.
    }
castles-move-pass =
    { $you ->
        [yes] Pasas.
       *[no] { $player } pasa.
    }
castles-move-accept =
    { $you ->
        [yes] Aceptas la oferta de { $target }.
       *[no] { $target-you ->
                [yes] { $player } acepta tu oferta.
               *[no] { $player } acepta la oferta de { $target }.
            }
    }
castles-move-refuse =
    { $you ->
        [yes] Rechazas todas las ofertas.
       *[no] { $player } rechaza todas las ofertas.
    }
castles-move-attack =
    { $you ->
        [yes] Atacas { $castle }.
       *[no] { $player } ataca { $castle }.
    }
castles-move-muster =
    { $you ->
        [yes] Alistas { $card }.
       *[no] { $player } alista { $card }.
    }
castles-move-strike =
    { $you ->
        [yes] Asaltas el castillo.
       *[no] { $player } asalta el castillo.
    }
castles-move-advance =
    { $you ->
        [yes] Haces avanzar los estandartes.
       *[no] { $player } hace avanzar los estandartes.
    }
castles-move-hold =
    { $you ->
        [yes] Dejas los estandartes en su sitio.
       *[no] { $player } deja los estandartes en su sitio.
    }
castles-move-plant =
    { $you ->
        [yes] Plantas un estandarte.
       *[no] { $player } planta un estandarte.
    }
castles-move-leave =
    { $you ->
        [yes] No plantas ningún estandarte.
       *[no] { $player } no planta ningún estandarte.
    }
castles-move-propose =
    { $you ->
        [yes] Propones un trato a { $target }: { $give } por { $want }.
       *[no] { $target-you ->
                [yes] { $player } te propone un trato: { $give } por { $want }.
               *[no] { $player } propone un trato a { $target }: { $give } por { $want }.
            }
    }
castles-move-agree =
    { $you ->
        [yes] Aceptas el trato.
       *[no] { $player } acepta el trato.
    }
castles-move-decline =
    { $you ->
        [yes] Rechazas el trato.
       *[no] { $player } rechaza el trato.
    }

## Lo que se puede hacer: botones y listas de jugadas

castles-do-keep = Conservar { $card }
castles-do-lay = Poner { $card } en la mesa
castles-do-barter = Hacer un trueque
castles-do-lose = No hacer trueque
castles-do-offer = Ofrecer { $card }
castles-do-pass = Pasar
castles-do-accept = Aceptar la oferta de { $target }
castles-do-refuse = Rechazar todas las ofertas
castles-do-attack = Atacar { $castle }
castles-do-muster = Alistar { $card }
castles-do-strike = Asaltar
castles-do-advance = Avanzar
castles-do-hold = Dejarlos en su sitio
castles-do-plant = Plantar un estandarte
castles-do-leave = No plantar ninguno
castles-do-propose = Proponer a { $target }: { $give } por { $want }
castles-do-agree = Aceptar el trato
castles-do-decline = Rechazar

## Lo que el juego espera

castles-phase-keep =
    { $you ->
        [yes] Conserva una de las dos cartas descubiertas.
       *[no] { $player } elige una carta.
    }
castles-phase-lay =
    { $you ->
        [yes] Pon en la mesa una carta de tu mano.
       *[no] { $player } pone una carta en la mesa.
    }
castles-phase-barter =
    { $you ->
        [yes] Haz un trueque con la carta de la mesa o deja que se pierda.
       *[no] { $player } decide si hace un trueque.
    }
castles-phase-offer =
    { $asked ->
        [yes] Ofrece una carta por la de la mesa, o pasa.
       *[no] Se están haciendo ofertas selladas.
    }
castles-phase-accept =
    { $you ->
        [yes] Acepta una oferta o recházalas todas. Ofertas: { $count }.
       *[no] { $player } elige. Ofertas: { $count }.
    }
castles-phase-attack =
    { $you ->
        [yes] Ataca un castillo o pasa.
       *[no] { $player } puede atacar un castillo.
    }
castles-phase-muster =
    { $you ->
        [yes] Alista tu ejército contra { $castle }. Cartas: { $count }.
       *[no] { $player } alista un ejército contra { $castle }. Cartas: { $count }.
    }
castles-phase-advance =
    { $you ->
        [yes] Haz avanzar los estandartes en { $castle } o déjalos en su sitio.
       *[no] { $player } decide si los estandartes avanzan en { $castle }.
    }
castles-phase-plant =
    { $you ->
        [yes] Planta un estandarte en { $castle } o déjalo así.
       *[no] { $player } puede plantar un estandarte en { $castle }.
    }
castles-phase-deal =
    { $you ->
        [yes] Esperas a { $target }: { $give } por { $want }.
       *[no] { $target-you ->
                [yes] { $player } propone un trato: recibes { $give } y das { $want }. Acepta o rechaza.
               *[no] { $player } espera a { $target }: { $give } por { $want }.
            }
    }
castles-phase-over = La partida ha terminado.

## Por qué una jugada no es posible

castles-reason-not-asked = Ahora no decides tú.
castles-reason-not-turned = La carta { $card-name } no está entre las que se pueden conservar ahora.
castles-reason-not-to-lay = La carta { $card-name } no se puede poner en la mesa ahora.
castles-reason-nothing-open = Ahora no hay ninguna carta en la mesa.
castles-reason-must-barter = En esta mesa siempre hay que hacer trueque.
castles-reason-not-to-offer = La carta { $card-name } no se puede ofrecer ahora.
castles-reason-offer-or-pass = Haz una oferta o pasa.
castles-reason-no-offer =
    { $you ->
        [yes] Ahora no hay ninguna oferta tuya que aceptar.
       *[no] Ahora no hay ninguna oferta de { $player } que aceptar.
    }
castles-reason-nothing-to-refuse = Ahora no hay ninguna oferta que rechazar.
castles-reason-must-accept = En esta mesa tienes que aceptar una de las ofertas.
castles-reason-no-attack-now = Ahora no puedes atacar ni pasar.
castles-reason-too-few =
    { $needed ->
        [one] { $castle } pide un ejército de 1 carta. El tuyo llega a { $found }.
       *[other] { $castle } pide un ejército de { $needed } cartas. El tuyo llega a { $found }.
    }
castles-reason-no-muster = Ahora no se alista ningún ejército.
castles-reason-not-to-muster = Ya no queda esa carta en tu mano: { $card-name }.
castles-reason-shares-nothing = La carta { $card-name } no comparte ni tipo ni blasón con el ejército.
castles-reason-cannot-win-with = Con la carta { $card-name } no es posible un ejército de { $needed } cartas.
castles-reason-no-advance = Ahora no hay estandartes que hacer avanzar.
castles-reason-no-planting = Ahora no hay ningún estandarte que plantar.
castles-reason-no-deal-now = Solo se puede proponer un trato cuando toca conservar una carta, abrir un trueque o atacar.
castles-reason-already-proposed = Cada persona puede proponer un trato por turno.
castles-reason-no-partner =
    { $you ->
        [yes] Un trato necesita a otra persona.
       *[no] { $player } no juega aquí.
    }
castles-reason-no-prisoner-in-deal = En un trato, una parte debe dar un prisionero.
castles-reason-no-cards-in-deal = En un trato, la otra parte debe dar al menos una carta.
castles-reason-same-lord = Las dos partes darían { $banner }.
castles-reason-no-such-prisoner =
    { $you ->
        [yes] No tienes { $banner }.
       *[no] { $player } no tiene { $banner }.
    }
castles-reason-cards-not-held = Estas cartas no están todas en tu mano.
castles-reason-more-than-the-game-has = El juego no tiene tantas cartas de una misma clase.
castles-reason-lacks-the-cards = No tienes las cartas pedidas: solo puedes rechazar.
castles-reason-answer-the-deal = Responde primero al trato.
castles-reason-no-deal-to-answer = Ahora no hay ningún trato que responder.

## Guía

castles-effect-soldier = Tiene un tipo y un blasón. Los soldados de un ejército comparten uno de los dos.
    .rule = C5.1
castles-effect-ivanhoe = Vale en cualquier ejército.
    .rule = C5.2
castles-effect-locksley = Vale en cualquier ejército.
    .rule = C5.2
castles-effect-castle = Al final, sus puntos son para quien tenga el estandarte en su casilla ocupada más alta.
    .rule = C6.7
castles-effect-garrison = Defiende un castillo. El ejército que ataca debe tener más cartas y ocupa el lugar de la guarnición.
    .rule = C6.2
castles-effect-banner = Después de un ataque puedes plantar uno en la casilla 1 si está libre. Cada señor tiene cinco.
    .rule = C6.5
castles-effect-advance = Después de un ataque puedes mover todos los estandartes del castillo una casilla hacia la mazmorra.
    .rule = C6.4
castles-effect-oubliette = La fosa detrás de la última casilla. Un estandarte que cae en ella es prisionero de quien ataca.
    .rule = C6.6
castles-effect-prisoner = Un estandarte de otro señor. Se puede cambiar por cartas o por otro prisionero.
    .rule = C7.1
castles-effect-barter = Las demás personas pueden ofrecer en secreto una carta por la de la mesa. Aceptas una oferta o las rechazas todas.
    .rule = C4.3

## Reglas de la casa

castles-option-squares = Casillas de un castillo
    .rule = C1.3
castles-option-squares-explained = ¿Cuántas casillas recorre un estandarte antes de la mazmorra?
castles-option-squares-2 = 2
castles-option-squares-2-explained = Los estandartes caen muy pronto.
castles-option-squares-3 = 3
castles-option-squares-3-explained = Lo habitual.
castles-option-squares-4 = 4
castles-option-squares-4-explained = Los estandartes aguantan más.
castles-option-squares-5 = 5
castles-option-squares-5-explained = Los estandartes aguantan mucho.
castles-option-published-hands = Manos iniciales
    .rule = C2.2
castles-option-published-hands-explained = ¿Cuántas cartas recibe cada persona?
castles-option-published-hands-false = Dos por persona
castles-option-published-hands-false-explained = Se empieza con 2 cartas por persona.
castles-option-published-hands-true = Como en la edición de 2001
castles-option-published-hands-true-explained = 6 cartas por persona con 3 o 4 personas, 2 con 5, 1 con 6.
castles-option-draw-to-hand = Robar
    .rule = C3.2
castles-option-draw-to-hand-explained = ¿Las cartas robadas se descubren o se toman en secreto?
castles-option-draw-to-hand-false = Descubiertas
castles-option-draw-to-hand-false-explained = Se descubren dos cartas. Conservas una; la otra queda en la mesa.
castles-option-draw-to-hand-true = En secreto
castles-option-draw-to-hand-true-explained = Dos cartas van en secreto a tu mano. Pones en la mesa una carta cualquiera de tu mano.
castles-option-forced-barter = Trueque
    .rule = C4.4
castles-option-forced-barter-explained = ¿Se puede rechazar un trueque?
castles-option-forced-barter-false = Libre
castles-option-forced-barter-false-explained = Puedes no hacer trueque y rechazar todas las ofertas.
castles-option-forced-barter-true = Obligatorio
castles-option-forced-barter-true-explained = Siempre se abre un trueque y, si hay ofertas, siempre se acepta una.
castles-option-arms-only = Ejércitos
    .rule = C5.3
castles-option-arms-only-explained = ¿Qué deben compartir los soldados de un ejército?
castles-option-arms-only-false = Tipo o blasón
castles-option-arms-only-false-explained = Un ejército comparte el tipo o el blasón.
castles-option-arms-only-true = Solo el blasón
castles-option-arms-only-true-explained = Un ejército comparte el blasón. Un juego más sencillo, bueno para la infancia.
castles-option-beaten-lost = Guarniciones vencidas
    .rule = C6.3
castles-option-beaten-lost-explained = ¿Qué pasa con una guarnición vencida?
castles-option-beaten-lost-false = A la mano
castles-option-beaten-lost-false-explained = Sus cartas van a la mano de quien ataca.
castles-option-beaten-lost-true = Perdidas
castles-option-beaten-lost-true-explained = Sus cartas salen del juego.
castles-option-profile = Edición
castles-option-profile-explained = Ajusta a la vez manos, robo, trueque y guarniciones.
castles-option-profile-original = Original
castles-option-profile-original-explained = La regla del propio autor.
castles-option-profile-published = Publicada
castles-option-profile-published-explained = Como en la edición de 2001, hasta donde la conocemos.
