# The review of a finished game: the web client reads it when one is opened.

review = Análisis
percent = { $number } %

# What decided it

review-decided = Lo que decidió
review-not-yet = El Campeón aún lee la partida.
review-points = Los puntos son centésimas de la probabilidad de ganar.
review-deal-good = { $you ->
        [yes] El reparto fue bueno para ti:
       *[no] El reparto fue bueno para { $player }:
    } { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } más.
review-deal-bad = { $you ->
        [yes] El reparto fue malo para ti:
       *[no] El reparto fue malo para { $player }:
    } { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } menos.
review-draw-good = { $you ->
        [yes] Tu mayor suerte:
       *[no] La mayor suerte de { $player }:
    } { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } más ({ $chapter }).
review-draw-bad = { $you ->
        [yes] Tu peor suerte:
       *[no] La peor suerte de { $player }:
    } { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } menos ({ $chapter }).
review-loss = { $you ->
        [yes] Lo que más te costó
       *[no] Lo que más costó a { $player }
    }: «{ $move }», { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } ({ $chapter }, { $verdict }). Mejor: { $better }.
review-no-loss = { $you ->
        [yes] El Campeón no encontró ningún error en tus jugadas.
       *[no] El Campeón no encontró ningún error en las jugadas de { $player }.
    }
review-other-good = { $other-you ->
        [yes] Ayudaste sobre todo a { $player }:
       *[no] { $you ->
            [yes] Quien más te ayudó: { $other },
           *[no] Quien más ayudó a { $player }: { $other },
        }
    } { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } más ({ $chapter }).
review-other-bad = { $other-you ->
        [yes] Perjudicaste sobre todo a { $player }:
       *[no] { $you ->
            [yes] Quien más te perjudicó: { $other },
           *[no] Quien más perjudicó a { $player }: { $other },
        }
    } { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } menos ({ $chapter }).

# Verdicts

review-good = Bien
review-close = Igualado, sin veredicto
review-inaccuracy = Imprecisión
review-mistake = Error
review-blunder = Error grave
review-said = { $verdict }: { $move }

# Curves

review-chance = { $you ->
        [yes] Tu probabilidad de ganar
       *[no] { $player }: probabilidad de ganar
    }
review-known = { $you ->
        [yes] según lo que podías saber
       *[no] según lo que { $player } podía saber
    }
review-open = con todas las cartas a la vista
review-even = parte igual
review-computing = aún se calcula
review-gap = { $you ->
        [yes] La distancia entre las líneas es lo que no podías saber.
       *[no] La distancia entre las líneas es lo que { $player } no podía saber.
    }
review-table = Lo mismo en una tabla
review-decision-number = Decisión
review-start = inicio
review-end = final
review-curve-label = { $you ->
        [yes] Tu probabilidad de ganar
       *[no] Probabilidad de ganar de { $player }
    }: al principio { $start }, como máximo { $highest }, al final { $end }. La tabla de abajo tiene todos los valores.

# Decisions

review-decisions = Decisiones
review-whose = Decisiones de quién
review-number = decisión { $number }
review-number-of = Decisión { $number } de { $all }
review-rest = { $count ->
        [one] En 1 decisión más el Campeón no tuvo nada que decir.
       *[other] En { $count } decisiones más el Campeón no tuvo nada que decir.
    }
review-all = { $count ->
        [one] Mostrar la decisión
       *[other] Mostrar las { $count } decisiones
    }
review-fewer = Solo lo importante
review-cost = menos { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }, error { $error }

# One decision

review-as-seen = { $you ->
        [yes] como lo viste
       *[no] como lo vio { $player }
    }
review-worth = { $you ->
        [yes] Lo que valía cada jugada para ti
       *[no] Lo que valía cada jugada para { $player }
    }
review-best = elección del Campeón
review-played = { $you ->
        [yes] tu jugada
       *[no] jugado
    }
review-close-explained = La mejor jugada y esta se diferencian en { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }, con un margen de { $error }. Está demasiado igualado para llamarla error.
review-think = Pensar diez veces más
review-thinking = El Campeón piensa…
review-why = El Campeón siguió jugando { $count } repartos que encajan con lo visto. { $better }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } mejor.
review-opinion = La opinión del Campeón: probabilidad de ganar si toda la mesa sigue como él. ± es un error típico.
review-glance = La curva es la estimación del Campeón a primera vista. Aquí ha seguido jugando repartos imaginados, así que pueden diferir.
review-on-table = Mostrar en la mesa

# What could they hold

review-hold = { $you ->
        [yes] ¿Qué podías tener?
       *[no] ¿Qué podía tener { $player }?
    }
review-hold-all = ¿Qué podían tener los demás?
review-holder = La mano de quién
review-hold-explained = { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }, según lo visto y jugado hasta entonces.
review-held = ✓ la tenía
review-not-held = – no la tenía
review-show = { $you ->
        [yes] Mostrar lo que tenías
       *[no] Mostrar lo que tenía { $player }
    }
review-hide = Ocultar estas cartas

# Luck and play

review-luck = Suerte y juego
review-luck-label = { $you ->
        [yes] Tu resultado
       *[no] El resultado de { $player }
    }: { $start } al principio, suerte { $luck }, juego propio { $own }, juego del resto { $others }, { $end } al final.
review-step-start = inicio
review-step-luck = suerte
review-step-own = { $you ->
        [yes] tu juego
       *[no] su juego
    }
review-step-others = el resto
review-step-end = final
review-player = Nombre
review-col-luck = Suerte
review-col-own = Juego propio
review-col-others = Juego del resto
review-col-result = Resultado
review-winner = Gana:
review-sum = Suma
review-luck-explained = En puntos de probabilidad de ganar, de { $number } al repartir a 100 por la victoria. La suerte es lo que hizo el azar. No dice lo bien que se ha jugado.

# Try it from here

review-try = Probar desde aquí
review-try-explained = { $chapter }, decisión { $number }. Campeones ocupan los demás asientos. Nada cuenta; la partida queda como estaba.
review-try-deal = Este reparto
    .more = Las mismas cartas que en la partida, otra vez ocultas. ¿Qué habría pasado?
review-try-any = Cualquier reparto posible
    .more = Las cartas ocultas se reparten de nuevo según lo visto. ¿Fue una buena decisión? Cada vez un reparto nuevo.
review-try-spoiled = Puede que hayas visto manos en este análisis: «Este reparto» es entonces práctica, no una prueba.
review-try-play = Seguir jugando
review-try-wrong = No se pudo crear la mesa. Inténtalo de nuevo.

# States

review-working = El Campeón piensa
review-luck-first = Primero las curvas y la suerte. Puedes leer lo que ya está.
review-before = { $count ->
    [one] El servidor se encarga. Hay un análisis antes del tuyo.
   *[other] El servidor se encarga. Hay { $count } análisis antes del tuyo.
}
review-at = Decisión { $number } de { $all }. Puedes leer lo que ya está.
review-at-left = Decisión { $number } de { $all }, faltan unos { $seconds } s. Puedes leer lo que ya está.
review-stop = Parar aquí
review-stopped = El análisis se detuvo en la decisión { $number }
review-stays = Lo que ya está se queda.
review-go-on = Continuar
review-again = Intentar de nuevo
review-broken = Este navegador no pudo seguir con el análisis.
review-too-long = El servidor concede dos minutos a cada análisis, y este necesita más.
review-not-there = El servidor no pudo analizar esta partida.
review-running = Esta partida sigue en juego
    .more = Los análisis se abren cuando termina, para todo el mundo a la vez.
review-ended = Esta partida se interrumpió
    .more = Un análisis muestra todas las manos, y las de una partida interrumpida siguen ocultas.
review-impossible = Este navegador no puede analizar partidas
    .more = El registro se descarga desde la repetición y se analiza con el programa.
review-no-verdicts = Sin veredictos para esta mesa
    .more = { $game } a { $count }: nuestro mejor bot no juzga aquí lo bastante bien. Culparía de lo que no entiende, y por eso calla. Se muestran la suerte y las manos posibles.
