# Las lecciones en español. Conventions: locales/README.md.

lessons-explained = Seis lecciones, unos dos minutos. La mesa y las reglas son reales; aquí nada cuenta.
lessons-leave = Ir directamente a una partida
lessons-of = Lecciones: { $game }
lesson-of = Lección { $number } de { $count }
lesson-skip = Saltar
lesson-end = Terminar las lecciones
lesson-next = Lección siguiente
lesson-play = Jugar contra Pajes
lesson-done = Hecha.
lesson-means = La lección se refiere a esto.
lesson-other = También se puede, pero esta lección enseña otra cosa.
lesson-on = Bien. Ahora juega hasta el final.
lesson-lost = Esta partida está perdida. Inténtalo otra vez o sigue.

## The Tournament

lesson-tournament-1-title = Sigue el color
lesson-tournament-1-say = Cada torneo tiene un color. Este es rojo, así que solo valen cartas rojas.
lesson-tournament-1-do = Juega tu Rojo 4.
lesson-tournament-1-done = 4 supera el 3 de { $rival }. Al terminar tu turno, tu total tiene que ser el más alto.
lesson-tournament-1-wrong-1 = { $card } no vale aquí. Busca la espada.
lesson-tournament-1-wrong-2 = Todavía no. Puedes superar 3.
lesson-tournament-1-wrong-3 = Juega antes una carta.

lesson-tournament-2-title = Más, o abandonar
lesson-tournament-2-say = Necesitas 10 para seguir en el torneo. Con todas las cartas que valen llegas solo a 8.
lesson-tournament-2-do = Abandona y conserva tu mano.
lesson-tournament-2-done = { $rival } gana la ficha roja. Conservas cuatro cartas para el próximo torneo.
lesson-tournament-2-wrong-1 = Aún no llegas a 10: perderías { $card }. La carta vuelve a tu mano.
lesson-tournament-2-wrong-2 = { $card } no vale aquí. Este torneo es rojo.
lesson-tournament-2-wrong-3 = Te faltan 7. Solo puedes terminar el turno con el total más alto.

lesson-tournament-3-title = Los Caballeros y la Doncella
lesson-tournament-3-say = Caballeros y Doncellas valen para todos los colores. Si abandonas con una Doncella, pierdes una ficha.
lesson-tournament-3-do = Juega la Doncella.
lesson-tournament-3-done = 2 y 6 son 8: uno más que { $rival }. En un despliegue cabe una sola Doncella.
lesson-tournament-3-wrong-1 = Con eso tienes 5. Necesitas 8. El Caballero vuelve a tu mano.
lesson-tournament-3-wrong-2 = { $card } no vale aquí. Este torneo es amarillo.
lesson-tournament-3-wrong-3 = Todavía no. Puedes llegar a 8.
lesson-tournament-3-wrong-4 = Te faltan 6. Juega antes una carta.

lesson-tournament-4-title = Una carta de acción
lesson-tournament-4-say = Las cartas negras son acciones. Respuesta se lleva la carta más reciente de un despliegue rival.
lesson-tournament-4-do = Juega Respuesta contra { $rival }.
lesson-tournament-4-done = El 5 es tuyo: 9 contra 3. Mantén pulsada una carta para leer qué hace.
lesson-tournament-4-wrong-1 = { $card } no vale aquí. Este torneo es rojo.
lesson-tournament-4-wrong-2 = Todavía no. Con Respuesta aún puedes ganar.
lesson-tournament-4-wrong-3 = Te faltan 5. Juega antes Respuesta.

lesson-tournament-5-title = El momento de Ivanhoe
lesson-tournament-5-say = La carta de { $rival } te costaría los dos Caballeros. Ivanhoe cancela cualquier carta de acción, incluso fuera de tu turno.
lesson-tournament-5-do = Juega Ivanhoe.
lesson-tournament-5-done = Desgracia queda cancelada. Sigues en cabeza, 13 a 9. Solo hay un Ivanhoe.
lesson-tournament-5-wrong-1 = Bajarías a 7, y { $rival } iría en cabeza.

lesson-tournament-6-title = Cinco fichas
lesson-tournament-6-say = Con una ficha de cada color ganas la partida. Solo te falta la verde; en verde cada carta cuenta 1.
lesson-tournament-6-do = Inicia un torneo verde y sigue jugando.
lesson-tournament-6-done = Los cinco colores: la partida es tuya. Con cuatro o cinco personas bastan cuatro.
lesson-tournament-6-wrong-1 = Ya tienes ese color. No ganarías una segunda ficha.

## The Castles

lesson-castles-1-title = Qué es una carta
lesson-castles-1-say = Cada soldado tiene un blasón y un tipo. Las cartas que comparten uno de los dos luchan juntas.
lesson-castles-1-do = Conserva el arquero del león.
lesson-castles-1-done = Tres leones: un ejército. Ivanhoe y Locksley valen para cualquier ejército.
lesson-castles-1-wrong-1 = El jinete del jabalí no comparte nada con tus cartas. Conserva el tercer león.

lesson-castles-2-title = Conservar y hacer trueque
lesson-castles-2-say = La otra carta está en trueque. { $rival } y { $other } te ofrecen una carta por ella.
lesson-castles-2-do = Toma el jinete del león de { $other }.
lesson-castles-2-done = Cuatro leones. { $other } tiene el jinete del jabalí; una carta que nadie toma se pierde.
lesson-castles-2-wrong-1 = Un arquero del ciervo va solo con una de tus cartas. El león va con todas.
lesson-castles-2-wrong-2 = Entonces pierdes tu carta y no recibes nada.

lesson-castles-3-title = Alistar un ejército
lesson-castles-3-say = Un ejército necesita más cartas que la guarnición, todas de un mismo tipo o de un mismo blasón.
lesson-castles-3-do = Añade el tercer león y asalta.
lesson-castles-3-done = Ashby cae. Tus leones se quedan allí; los dos ciervos vienen a tu mano.
lesson-castles-3-wrong-1 = El jinete del águila no es un león. Un ejército necesita algo en común.
lesson-castles-3-wrong-2 = Falta una carta. Dos cartas no vencen a dos.

lesson-castles-4-title = Estandartes y casillas
lesson-castles-4-say = El estandarte más avanzado controla el castillo. Tras un ataque puedes avanzar allí todos los estandartes una casilla.
lesson-castles-4-do = Avanza todos los estandartes.
lesson-castles-4-done = El estandarte de { $rival } cae en la mazmorra: es tu prisionero. El tuyo va delante: Ashby es tuyo.
lesson-castles-4-wrong-1 = Entonces { $rival } conserva Ashby. Su estandarte está delante del tuyo.

lesson-castles-5-title = Prisioneros y tratos
lesson-castles-5-say = Un prisionero no da puntos, pero su señor puede pagar por él. { $rival } ofrece dos ciervos.
lesson-castles-5-do = Acepta el trato.
lesson-castles-5-done = Ahora tienes cuatro ciervos, y { $rival } recupera su estandarte. Tú también puedes proponer tratos.
lesson-castles-5-wrong-1 = Puedes, pero un prisionero no da puntos. Dos cartas que combinan valen más.

lesson-castles-6-title = Los puntos y el final
lesson-castles-6-say = El mazo está vacío. Cuando todos pasan seguidos, cada castillo da puntos a quien lo controla.
lesson-castles-6-do = Toma Torquilstone, que vale 10.
lesson-castles-6-done = Ganas con 21 puntos. Los prisioneros y las cartas en mano no cuentan.
lesson-castles-6-wrong-1 = { $rival } ganaría, 14 a 11. Aún puedes tomar Torquilstone.
lesson-castles-6-wrong-2 = Allí el estandarte de { $rival } seguiría delante. Mira Torquilstone.
lesson-castles-6-wrong-3 = Rotherwood ya es tuyo. Mira Torquilstone.
lesson-castles-6-wrong-4 = York necesita cuatro cartas. Mira Torquilstone.
lesson-castles-6-wrong-5 = Entonces el estandarte de { $other } sigue delante del tuyo. Avanza todos los estandartes.
