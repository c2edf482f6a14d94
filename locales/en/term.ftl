# The terminal client in English. Conventions: locales/README.md.

## Coming and going

term-welcome =
    { $count ->
        [0] { $game }.
       *[other] { $game }. At the table with you: { $players }.
    } Type the number of a move and Enter. Type “help” for more.
term-saved = The game is saved. Go on with: { $command }
term-seat-kept = Your seat stays yours. Come back with: { $command }
term-record = The record of this game: { $path }
term-closing = The server is about to restart. Every game is safe.
term-line-lost = No connection to the server. Trying again.
term-line-back = The connection is back.
term-outdated = The server has been updated, and this program is too old for it. Install the new version.
term-request-lost = That did not reach the server. Do it again if you still want it.
term-watching = You are a spectator here.
term-not-kept = The game cannot be saved, so it waits. Is the disk full?
term-odd-server = The server sent something that this client does not understand.
term-skipped =
    { $count ->
        [one] 1 event left out.
       *[other] { $count } events left out.
    }
term-trouble-no-home = Your home folder was not found. Give a folder with --data.
term-trouble-nothing-kept = No unfinished game is saved here. Start one with: ivanhoe play
term-trouble-no-such-game = There is no unfinished game { $number }. List them with: ivanhoe games
term-trouble-open-elsewhere = The game seems to be open in another window: { $why }
term-trouble-no-table = No table at { $server } is saved here.
term-trouble-unknown-game = This client does not know the game “{ $game }”.
term-trouble-players = { $game }: { $least } to { $most } players, not { $players }.
term-trouble-silent = The server does not answer.
term-trouble-address = This is not a server address: { $why }
term-trouble-unreachable = The server cannot be reached: { $why }
term-trouble-status = The server refused the request (status { $status }).
term-trouble-odd = The server’s answer makes no sense: { $why }
term-trouble-certificate = The server cannot prove its identity, so nothing was sent to it: { $why }
term-distrust-issuer = this computer does not trust the signer of its certificate.
term-distrust-name = its certificate is for another name.
term-distrust-time = its certificate has expired or is not valid yet. Is this computer’s clock right?
term-tables-none = No table is open at { $server }. Create one with: { $command }
term-tables-free = free
term-tables-playing = playing
term-tables-join = Join with: { $command }
term-games-line =
    { $count ->
        [one] { $when }, { $game }, 1 move of yours
       *[other] { $when }, { $game }, { $count } moves of yours
    }
term-games-busy = open in another window
term-games-resume = Go on with: ivanhoe play --resume=1 — remove a game with: ivanhoe games --remove 1

## Before the deal

term-waiting-for-you = All seats are taken. Type “start” to begin.
term-waiting-for-host = All seats are taken. Waiting for the host to start.
term-waiting-typed = Type “sit B” to take another seat. Link to this table: { $link }
term-waiting-typed-host = Invite others with { $link } — or type “bot B knight” for a bot, “sit B” for another seat.
term-waiting-for-seats =
    { $count ->
        [one] 1 seat is still free.
       *[other] { $count } seats are still free.
    }

## Answers

term-possible = Possible. If nobody stops it:
term-which = Which of these?
term-no-move = “{ $text }” is not a move. Type a number, a move such as “{ $example }”, or “help”.
term-no-number = There is no move { $text }. The moves are numbered 1 to { $most }.
term-no-moves = You have nothing to decide now.
term-moves-changed = The list of moves has changed. Look again, then choose.
term-choose-first = Choose a move with ↑ ↓ first, or type its number.
term-no-undo = There is no move that you can take back now.
term-over-typed = Type “rematch” for another game, “quit” to leave.
term-no-rule = There is no rule { $text }.
term-no-card = The card reference has nothing called “{ $text }”.
term-no-log = Nothing has happened yet.
term-no-chat = Nobody has said anything yet.
term-under-way = Your last move is still on its way.
term-slip-why = Which move? For example: why play R5
term-slip-order = An order is “order always”, “order touched” or “order never”.
term-slip-say = Say what? For example: say hello
term-slip-seat = There is no seat “{ $text }”: A to F.
term-slip-bot = For example: bot B knight, or bot B none.

## What can be typed

term-help-typed = You can type:
term-type-number = 3 — makes move 3 of the list
term-type-move = { $example } — makes that move, in the game’s notation
term-type-why = why { $example } — what it would do, or why it is not possible
term-type-moves = moves — the list of your moves; moves propose — all moves of one kind
term-type-hand = hand — your hand
term-type-table = table — the table in sentences
term-type-log = log — what happened so far
term-type-cards = cards, cards riposte — the card reference
term-type-rule = rule T5.1 — a rule; rules — all of them
term-type-order = order always, order touched, order never — when you are asked about an action card
term-type-more = more — more time to respond to an action card, once per tournament
term-type-undo = undo, or the key u — takes your last move back, against bots
term-type-say = say hello — a line of chat; say /good-luck — a ready-made phrase
term-type-chat = chat — what was said
term-type-room = sit B, bot C knight, start — before the game, at a server’s table
term-type-rematch = rematch — the same players again
term-type-quit = quit — leave; the game is saved
term-hand-line =
    { $count ->
        [0] Your hand is empty.
        [one] Your hand, 1 card: { $cards }.
       *[other] Your hand, { $count } cards: { $cards }.
    }
term-fold =
    { $count ->
        [one] { $name }: { $count } move (type: moves { $verb })
       *[other] { $name }: { $count } moves (type: moves { $verb })
    }
term-verb-open = Start a tournament
term-verb-play = Play a card
term-verb-propose = Propose a trade
term-propose-to = Propose a trade to { $player }
term-verb-muster = Muster a card
term-verb-offer = Offer a card
term-verb-lay = Put up a card

## The Tournament

term-tournament-colour = The tournament’s colour: { $colour }.
term-tournament-not-open = The tournament has not started yet.
term-tournament-seat =
    { $you ->
        [yes] You
       *[no] { $player }
    }: { $in ->
        [yes] total { $total }.
       *[no] withdrawn.
    }
term-tournament-display = Display: { $cards }.
term-tournament-front = In front: { $cards }.
term-tournament-holds =
    Cards in hand: { $cards }. { $count ->
        [0] No tokens.
       *[other] Tokens: { $tokens }.
    }
term-tournament-piles =
    { $count ->
        [0] { $deck ->
                [one] Deck: 1 card.
               *[other] Deck: { $deck } cards.
            } The discard pile is empty.
       *[other] { $deck ->
                [one] Deck: 1 card.
               *[other] Deck: { $deck } cards.
            } Discard pile: { $count }, on top { $top }.
    }
term-tournament-enough = You have { $total }. That is enough to stay in.
term-tournament-lead = You lead with { $total }. To stay in, play one more card.
term-tournament-needed = You have { $total } and need { $needed } to stay in.
term-tournament-legend = Signs: { $signs }; ♛ the highest total; ▸ whose turn it is.
term-tournament-turn = It is your turn: play cards or withdraw.
term-tournament-outlook = Your total: { $total }.
term-tournament-open-again = { $choice } (you have that token)
term-tournament-colour-cards = Colour cards
term-tournament-squire = Squire
term-tournament-maiden = Maiden

## The Castles

term-castles-castle-line =
    { $castle }, { $points } { $points ->
        [one] point
       *[other] points
    }: { $count ->
        [0] no garrison
       *[other] garrison { $garrison }
    }; { $planted ->
        [0] no banners
       *[other] { $banners }
    }.
term-castles-control = Controlled by { $player }.
term-castles-square = { $lord } on square { $square }
term-castles-seat =
    { $you ->
        [yes] You, { $lord }
       *[no] { $player }, { $lord }
    }: points { $score }; cards in hand: { $cards }; banners in reserve: { $reserve }; { $count ->
        [0] no prisoners
       *[other] prisoners: { $prisoners }
    }.
term-castles-deck =
    { $deck ->
        [one] Deck: 1 card.
       *[other] Deck: { $deck } cards.
    }
term-castles-accept = Accept { $card } from { $player }
term-castles-outlook = Your points: { $score }.
term-castles-turned = Turned up: { $cards }.
term-castles-open = Up for barter: { $card }.
term-castles-army =
    { $count ->
        [0] At least { $needed } to strike.
       *[other] Army: { $cards }. At least { $needed } to strike.
    }
term-castles-legend = Signs: { $signs }; (o) the oubliette; ▸ the current player or castle.
term-castles-soldier = Soldier
term-castles-castle = Castle
term-castles-garrison = Garrison
term-castles-banner = Banner
term-castles-advance = Advance
term-castles-oubliette = Oubliette
term-castles-prisoner = Prisoner
term-castles-barter = Barter

## The screen

term-help = Help
term-log = What happened
term-chat = Chat
term-hand = Your hand
term-table = The table
term-moves = Your moves
term-answer = Answer
term-card-reference = Card reference
term-rules = Rules
term-page-more = ↓ more · Esc back
term-page-end = Esc back
term-head-deck = deck { $count }
term-head-discard = discard { $count }
term-head-turned = turned up
term-head-open = for barter
term-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
term-banners =
    { $count ->
        [one] 1 banner
       *[other] { $count } banners
    }
term-prisoners = prisoners
term-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
term-tournament-out = withdrawn
term-board-cut = … b — the whole table
term-seat-free = (free)
term-you = you
term-window = { $seconds } s left to respond.
term-clock = Your time: { $time }.
term-card-not-now = This card cannot be played now. Space says why.
term-over-keys = n — another game · l — log · q — leave
term-quit-again = Leave? The game is saved. Press q again to leave.
term-withdraw-again = Withdraw and discard your display? Press again to confirm.
term-say-prompt = Say:
term-key-choose = choose
term-key-do = do it
term-key-card = card
term-key-why = why
term-key-type = type
term-key-help = help
term-key-quit = leave
term-key-log = log
term-key-cards = cards
term-key-say = say
term-key-step = step
term-key-turn = turn
term-key-chapter = jump
term-key-hands = all hands
term-key-end = end turn
term-key-withdraw = withdraw
term-key-rules = rules
term-key-table = table
term-key-order = order
term-key-eyes = view as
term-eyes = As seen by { $player }.
term-eyes-public = As seen by a spectator.

## The keys, explained

term-help-pressed = You can press:
term-help-more = ? — again: what you can type
term-press-move = ↑ ↓ — move through the list of moves
term-press-do = Enter — make the move, or open a group
term-press-card = ← → — select a card: only its moves, or why it has none; Esc deselects it
term-press-why = Space — what the move would do, or why it is not possible
term-press-number = 1 to 9 — type the number of a move; / — type anything
term-press-verbs-tournament = e — end turn; w — withdraw; v — Ivanhoe; p — let it happen
term-press-verbs-castles = p — pass
term-press-undo = u — take your last move back, against bots
term-press-pages = l — log; c — cards; r — rules; b — the table in sentences; x — chat; ? — this page
term-press-search = / on a page like this — find a word; n — the next match
term-press-order = o — next standing order; m — more time to respond
term-press-say = t — say something; n — another game when this one is over; q — leave

## A recorded game

term-replay-step = ← → — one step (steps with nothing to see are skipped)
term-replay-turn = ↑ ↓ — one turn
term-replay-chapter-tournament = PgUp PgDn — the previous or next tournament
term-replay-chapter-castles = PgUp PgDn — the previous or next castle stormed
term-replay-ends = Home End — the start, the end
term-replay-eyes = a — the next player’s view, then a spectator’s
term-replay-hands = o — show or hide all hands
term-replay-pages = l — log; c — cards; r — rules; b — the table in sentences; q — leave
term-hands = All hands

## Review

term-review-working = Review
term-review-unfinished = The game is not over. Reviews are for finished games.
term-review-title = { $game }: review for { $player }
term-review-decided = What decided the game
term-review-deal-good = The cards dealt were good for { $player }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } more.
term-review-deal-bad = The cards dealt were bad for { $player }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } less.
term-review-draw-good = Move { $number } brought the most luck for { $player }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } more.
term-review-draw-bad = Move { $number } brought the most bad luck for { $player }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } less.
term-review-loss = { $player } lost most with move { $number }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }. Better: { $better }.
term-review-no-loss = Champion found no mistake in the moves of { $player }.
term-review-other-good = { $other } helped { $player } most with move { $number }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } more.
term-review-other-bad = { $other } hurt { $player } most with move { $number }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } less.
term-review-decisions = Decisions
term-review-inaccuracy = inaccuracy
term-review-mistake = mistake
term-review-blunder = blunder
term-review-decision = Move { $number }, { $verdict }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } lost, ± { $error }. Played: { $played }. Better: { $better }.
term-review-count = { $count ->
        [one] 1 decision
       *[other] { $count } decisions
    } in all. Too close to call: { $close }.
term-review-no-verdicts = No verdicts for this table: Champion does not judge well enough here, so it keeps quiet.
term-review-accounts = Luck and play
term-review-account = { $player }: luck { $luck }, own play { $own }, play of the others { $others }, result { $result }
term-review-luck-explained = Luck is what chance did. It says nothing about how well anyone played.
term-review-opinion = Champion’s opinion: points are hundredths of a win, if everyone plays on like Champion. ± is one standard error.
