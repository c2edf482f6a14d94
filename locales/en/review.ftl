# The review of a finished game: the web client reads it when one is opened.

review = Review
percent = { $number }%

# What decided it

review-decided = What decided it
review-not-yet = Champion is still reading the game.
review-points = Points are hundredths of the chance to win.
review-deal-good = { $you ->
        [yes] The cards dealt were good for you:
       *[no] The cards dealt were good for { $player }:
    } { $points ->
        [one] 1 point
       *[other] { $points } points
    } more.
review-deal-bad = { $you ->
        [yes] The cards dealt were bad for you:
       *[no] The cards dealt were bad for { $player }:
    } { $points ->
        [one] 1 point
       *[other] { $points } points
    } less.
review-draw-good = { $you ->
        [yes] Your best luck:
       *[no] The best luck of { $player }:
    } { $points ->
        [one] 1 point
       *[other] { $points } points
    } more ({ $chapter }).
review-draw-bad = { $you ->
        [yes] Your worst luck:
       *[no] The worst luck of { $player }:
    } { $points ->
        [one] 1 point
       *[other] { $points } points
    } less ({ $chapter }).
review-loss = { $you ->
        [yes] You lost most with
       *[no] { $player } lost most with
    } “{ $move }”: { $points ->
        [one] 1 point
       *[other] { $points } points
    } ({ $chapter }, { $verdict }). Better: { $better }.
review-no-loss = { $you ->
        [yes] You made no mistake that Champion could find.
       *[no] { $player } made no mistake that Champion could find.
    }
review-other-good = { $other-you ->
        [yes] You helped { $player } most:
       *[no] { $you ->
            [yes] { $other } helped you most:
           *[no] { $other } helped { $player } most:
        }
    } { $points ->
        [one] 1 point
       *[other] { $points } points
    } more ({ $chapter }).
review-other-bad = { $other-you ->
        [yes] You hurt { $player } most:
       *[no] { $you ->
            [yes] { $other } hurt you most:
           *[no] { $other } hurt { $player } most:
        }
    } { $points ->
        [one] 1 point
       *[other] { $points } points
    } less ({ $chapter }).

# Verdicts

review-good = Good
review-close = Close, no verdict
review-inaccuracy = Inaccuracy
review-mistake = Mistake
review-blunder = Blunder
review-said = { $verdict }: { $move }

# Curves

review-chance = { $you ->
        [yes] Your chance to win
       *[no] { $player }: chance to win
    }
review-known = { $you ->
        [yes] from what you could know
       *[no] from what { $player } could know
    }
review-open = all cards open
review-even = even share
review-computing = still computing
review-gap = { $you ->
        [yes] The gap between the lines is what you could not know.
       *[no] The gap between the lines is what { $player } could not know.
    }
review-table = The same as a table
review-decision-number = Decision
review-start = start
review-end = end
review-curve-label = { $you ->
        [yes] Your chance to win
       *[no] { $player }’s chance to win
    }: { $start } at the start, { $highest } at most, { $end } at the end. The table below has every value.

# Decisions

review-decisions = Decisions
review-whose = Whose decisions
review-number = decision { $number }
review-number-of = Decision { $number } of { $all }
review-rest = { $count ->
        [one] Champion had nothing to say about 1 other decision.
       *[other] Champion had nothing to say about { $count } other decisions.
    }
review-all = { $count ->
        [one] Show the decision
       *[other] Show all { $count } decisions
    }
review-fewer = Only what matters
review-cost = minus { $points ->
        [one] 1 point
       *[other] { $points } points
    }, error { $error }

# One decision

review-as-seen = { $you ->
        [yes] as you saw it then
       *[no] as { $player } saw it then
    }
review-worth = { $you ->
        [yes] What each move was worth to you
       *[no] What each move was worth to { $player }
    }
review-best = Champion’s choice
review-played = { $you ->
        [yes] your move
       *[no] played
    }
review-close-explained = The best move and this one differ by { $points ->
        [one] 1 point
       *[other] { $points } points
    }, give or take { $error }. That is too close to call it wrong.
review-think = Think ten times longer
review-thinking = Champion is thinking…
review-why = Champion played on from { $count } deals that fit what was seen. { $better }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } better.
review-opinion = Champion’s opinion: chance to win if everyone plays on like Champion. ± is one standard error.
review-glance = The curve is Champion’s estimate at a glance. Here it has played on from imagined deals, so the two can differ.
review-on-table = Show on the table

# What could they hold

review-hold = { $you ->
        [yes] What could you hold?
       *[no] What could { $player } hold?
    }
review-hold-all = What could they hold?
review-holder = Whose hand
review-hold-explained = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }, judged by what had been seen and played until then.
review-held = ✓ held
review-not-held = – not held
review-show = { $you ->
        [yes] Show what you held
       *[no] Show what { $player } held
    }
review-hide = Hide these cards

# Luck and play

review-luck = Luck and play
review-luck-label = { $you ->
        [yes] Your result
       *[no] The result of { $player }
    }: { $start } at the start, luck { $luck }, own play { $own }, the others’ play { $others }, { $end } at the end.
review-step-start = start
review-step-luck = luck
review-step-own = { $you ->
        [yes] your play
       *[no] own play
    }
review-step-others = others
review-step-end = end
review-player = Player
review-col-luck = Luck
review-col-own = Own play
review-col-others = Others’ play
review-col-result = Result
review-winner = Winner:
review-sum = Sum
review-luck-explained = In points of win chance, from { $number } at the deal to 100 for a win. Luck is what chance did. It says nothing about how well anyone played.

# Try it from here

review-try = Try it from here
review-try-explained = { $chapter }, decision { $number }. Champions take the other seats. Nothing counts; the game stays as it was.
review-try-deal = This deal
    .more = The same cards as in the game, hidden again. What would have happened?
review-try-any = Any deal you could have faced
    .more = Hidden cards are dealt again to fit what had been seen. Was it a good decision? A new deal each time.
review-try-spoiled = You may have seen their hands in this review, so “This deal” is practice, not a test.
review-try-play = Play on as yourself
review-try-wrong = The table could not be made. Try again.

# States

review-working = Champion is thinking
review-luck-first = Curves and luck come first. You can read what is ready so far.
review-before = { $count ->
    [one] The server works it out for you. One review is ahead of yours.
   *[other] The server works it out for you. { $count } reviews are ahead of yours.
}
review-at = Decision { $number } of { $all }. You can read what is ready so far.
review-at-left = Decision { $number } of { $all }, about { $seconds } s left. You can read what is ready so far.
review-stop = Stop here
review-stopped = The review stopped at decision { $number }
review-stays = What is ready stays.
review-go-on = Go on
review-again = Try again
review-broken = This browser could not continue the review.
review-too-long = The server gives a review two minutes, and this one takes longer.
review-not-there = The server could not review this game.
review-running = This game is still running
    .more = Reviews open when it is over, for everyone at once.
review-ended = This game was broken off
    .more = A review shows every hand, and those of a game that was broken off stay hidden.
review-impossible = This browser cannot review games
    .more = The record can be downloaded from the replay and reviewed with the program.
review-no-verdicts = No verdicts for this table
    .more = { $game } at a table for { $count }: our best bot does not judge well enough here. It would blame players for what it does not understand, so it keeps quiet. Luck and what the others could hold are shown.
