# The interface's own words in English. Conventions: locales/README.md.

## Everywhere

home = Home
back = Back
close = Close
cancel = Cancel
save = Save
more = More
auto = Auto
you = You
no-server = The server does not answer. Try again in a moment.
no-such-page = There is no such page.
not-here = This is not here
nothing-found = Nothing found.
search-rules = Search: “maiden”
no-replays = No finished games yet
no-replays-text = A game that is over can be seen again here, step by step.

## Home

take-a-seat = Take a seat
game = Game
tournament-teaser = Five weapons, nerve and a shield. 2–5 players, 30 min
castles-teaser = Barter, besiege, imprison. 3–6 players, 40 min
players = Players
against = Against
level = Level
play-now = Play now
dealing = Dealing the cards…
no-sign-up = No sign-up. Bots sit down at once.
promise = Our word
promise-saved = If you saw your move appear, it is saved.
promise-hidden = If it is not your card, your browser never had it.
promise-rule = If a move is refused, the rule is named.
your-games = Your games
your-turn = Your turn
waiting-for-players = Waiting for players
with-names = With { $names }
play = Play
look = Look
open-tables = Open tables
sit-down = Sit down
seats-free =
    { $count ->
        [0] no seat free
        [one] 1 seat free
       *[other] { $count } seats free
    }
seats-taken = { $taken } of { $all } seats taken
nobody-waits = Nobody is waiting
nobody-waits-text = Make a table and send the link, or play bots now.
make-table = Make a table
join-by-link = Join by link
learn = Learn in 5 min
replays = Replays
replay = Replay
rules = Rules
cards = Cards
settings = Settings
language = Language
your-name = Your name
you-are = You: { $name }
name-hint = Others see this name. There is nothing else to fill in.
other-device = Play on another device
device-hint = Open this link there within ten minutes. It works once.
device-text = This link makes this browser the same player as on your other device.
device-yes = Yes, that is me
link-or-code = Link or code of the table
to-the-table = To the table

## Making a table

seats = Seats
seats-hint = Empty seats can be given to bots later.
window = Ivanhoe window
window-hint = The same for everyone, whoever holds the card.
window-short = { $seconds } s window
seconds-short = { $count } s
minutes = Minutes for each player
minutes-short = { $count } min
hours = Hours for each move
hours-short = { $count } h
days-short = { $count } d
clock = Clock
short-clock-live = { $minutes } min each
short-clock-days = { $hours } h a move
pace = Pace of the bots
pace-calm = Calm
pace-calm-explained = So that a newcomer can follow.
pace-quick = Quick
pace-quick-explained = For those who know the game.
listed = In the list of open tables
listed-yes = Anybody may sit down.
listed-no = Only who has the link finds it.
spectators = Spectators
spectators-hint = They see what everyone at the table sees, never a hand.
chat = Chat
chat-hint = Ready-made phrases are read by everyone in their own language.
open-the-table = Open the table

## Waiting room

your-table = Your table
the-table = The table
seat-count = { $count } seats
empty-seat = Empty seat
you-name = You, { $name }
bot-level = bot, { $level }
presence-here = here
presence-away = away for a moment
presence-steward = a bot plays until { $name } returns
add-bot = Add a bot
remove-bot = Take { $name } away
move-here = Move here
choose-a-seat = Choose a seat
host-starts = The host starts the game
start = Start
start-with-bots =
    { $count ->
        [one] Start with a bot in the free seat
       *[other] Start with bots in { $count } free seats
    }
leave = Leave
watching =
    { $count ->
        [one] 1 person is watching
       *[other] { $count } people are watching
    }
invite = Invite
invite-text = Play Ivanhoe with me:
share-link = Share link
copied = Copied
copy-by-hand = Copying is not possible here. Copy this link by hand:
qr-label = QR code of { $link }
seal-text = The seal of the shuffled deck is published. You can check it after the game:

## The table

menu = Menu
log = Log
log-and-chat = Log and chat
tournament = Tournament
tournament-summary = Tournament { $number } · { $players } players · first to { $goal } tokens
tournament-heading = Tournament { $number }, { $colour }
leave-to-home = Leave the table for a while
deck = Deck
discard = Discard
deck-count =
    { $count ->
        [one] 1 card in the deck
       *[other] { $count } cards in the deck
    }
deck-and-discard = Deck and discard pile
discard-count =
    { $count ->
        [one] 1 card in the discard pile
       *[other] { $count } cards in the discard pile
    }
discard-empty = The discard pile is empty.
newest-first = Newest first
counted = Counted
opponents = Opponents, in order of play
opening = Opening
number = No. { $number }
leads = leads
out = out
withdrew = Withdrew
no-card-yet = No card yet
has-the-turn = has the turn
cards-in-hand =
    { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
no-tokens = no tokens
tokens-of = tokens: { $colours }
token-won = { $colour } token
token-not-won = { $colour } token: not won
older-cards = { $count } older cards, worth { $total }
look-at-display = Look at the display of { $name }
display-of = { $name }: { $total }
oldest-first = Oldest first
known-in-hand = Known to be in hand
aim-at = Aim at { $name }
colour = Colour
your-hand =
    { $count ->
        [one] Your hand, 1 card
       *[other] Your hand, { $count } cards
    }
playable = playable
not-playable = not playable
makes-total = makes { $total }
is-playing = { $name } is playing
is-opening = { $name } opens
you-open = You open: name a colour
you-open-hint = Then play the first card of it, or a supporter.
you-withdrew = You withdrew: watching
your-choice = Your choice
need = need to stay in
will-need = you will need
would-need = you would need
need-short = Need
need-total = You need { $total } to stay in.
gauge = { $total } of { $need }
makes-lead = { $card } makes { $total }: you lead by { $by }
makes-short = { $card } makes { $total }: { $short } short
makes-enough = { $card } makes { $total }: enough to stay in
play-more = Play at least { $count } more, or withdraw
lead-play-one = You lead by { $by }; play one card to stay in
lead-end = You lead by { $by }. End the turn or play on.
end-turn = End turn
at-total = at { $total }
short-by = { $count } short
play-a-card-first = play a card first
play-card = Play { $card }
then-total = you then have { $total }
open-with = Open { $colour } with { $card }
choose-a-card = Choose a card
choose-a-colour = Choose a colour
about-card = About { $card }
why-rule = Why? Read rule { $rule }
barred = barred
other-card = other card
no-card = no card
you-hold-it = you hold it
card-title = { $card }
aim-title = { $card }: choose
aim-seat = Choose an opponent
aim-card = Choose a card
aim-mine = Choose a card of yours
aim-his = Choose a card of an opponent
aim-colour = Choose a colour
aim-keep = Choose the card that stays
becomes = becomes
you-lose = You lose
withdraw = Withdraw
withdraw-ask =
    { $count ->
        [0] Withdraw from this tournament?
        [one] Withdraw and discard 1 card?
       *[other] Withdraw and discard { $count } cards?
    }
withdraw-hint = You keep your hand for the next tournament.
withdraw-leading = You lead. Withdraw all the same?
stay = Stay
maiden-title = Withdraw and lose a token?
maiden-text = Your Maiden is on the table: choose the token to give back.
withdraw-give = Withdraw, give { $token }
others-may-cancel = Others may still cancel it.
ivanhoe-not-held = Not in your hand
window-seconds = The window is open for { $count } seconds
window-closing = Three seconds left
more-time = 10 s more
more-time-short = 10 s
ask-me = Ask me
ask-me-label = When to ask me about action cards
short-order-always = Always
short-order-touched = If hit
short-order-never = Never
saving = Saving…
not-done = That was not done
colour-cards = Colour cards
search-cards = Search: “maiden”
you-win = You win the game
name-wins = { $name } wins the game
after-tournaments =
    { $count ->
        [one] After 1 tournament
       *[other] After { $count } tournaments
    }
rematch = Rematch, same players
join-rematch = Join the rematch
verify-deal = Verify the deal
download-record = Download the record

## The Castles’ table

castles-summary =
    { $count ->
        [one] { $players } players · 1 card left
       *[other] { $players } players · { $count } cards left
    }
castles-heading = Turn { $number }
castles-list = Castles
lords = Lords, in order of play
lord-title = { $name }: { $lord }
points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
points-now =
    { $count ->
        [one] 1 point now
       *[other] { $count } points now
    }
banners-left =
    { $count ->
        [one] 1 banner in reserve
       *[other] { $count } banners in reserve
    }
prisoner-count =
    { $count ->
        [0] no prisoners
        [one] 1 prisoner
       *[other] { $count } prisoners
    }
prisoners = Prisoners
no-prisoners = None
hand = Hand
hand-empty = Your hand is empty.
garrison = Garrison
garrison-of =
    { $count ->
        [one] garrison of 1: { $cards }
       *[other] garrison of { $count }: { $cards }
    }
no-garrison = no garrison
empty-castle = empty
track = Banners
square-holds = square { $number }: { $lord }
holds = { $name }
holds-you = yours
then-holds = then { $name }
then-holds-you = then yours
nobodys = nobody
you-attack = you attack
need-cards = need { $count }
army-needed =
    { $count ->
        [one] an army of 1 card takes it
       *[other] an army of { $count } cards takes it
    }
army-too-small =
    { $count ->
        [one] out of reach: it takes 1 card
       *[other] out of reach: it takes { $count } cards
    }
turn-keep = Your turn: keep a card
keep-hint = { $kept } to your hand, { $other } open for barter
keep-barter = Keep, barter the other
keep-lose = Keep, lose the other
turn-lay = Your turn: lay a card open
lay-hint = The others then make offers for it.
lay-card = Lay open: { $card }
turn-barter = Your turn: barter or not
barters-this = { $name } barters this card
offer-hint = Offer one; only { $name } and you see it.
offer-card = Offer { $card }
your-barter =
    { $count ->
        [one] Your barter: 1 offer
       *[other] Your barter: { $count } offers
    }
for-your-card = For the open card: { $card }
offers-nothing = no offer
refuse-all = Refuse all
take-card-of = Take the card of { $name }
choose-an-offer = Choose an offer
turn-attack = Your turn: attack a castle
attack-hint = Choose a castle, then the cards of your army.
no-attack = No army of yours can take a castle now.
no-attack-pass = No army of yours can take a castle now: pass.
no-attack-do = Do not attack
choose-a-castle = Choose a castle
attack-on = Attack on { $castle }
muster-hint = Choose cards of one type or of one arms.
muster-arms-hint = Choose cards of one arms.
army-short =
    { $count ->
        [one] One more card
       *[other] { $count } more cards
    }
army-enough = Enough. Strike, or add more.
army-common-short = In common: { $what }. { $count } more.
army-common-enough = In common: { $what }. Enough to strike.
of-cards =
    { $count ->
        [one] of 1 card
       *[other] of { $count } cards
    }
of-needed = { $count } of { $needed } cards.
strike-with =
    { $count ->
        [one] with 1 card
       *[other] with { $count } cards
    }
cards-short =
    { $count ->
        [one] 1 card short
       *[other] { $count } cards short
    }
fits = fits
does-not-fit = does not fit
not-possible = Not possible now
has-fallen = { $castle } has fallen
would-fall = The banner of { $name } would fall: your prisoner.
own-would-fall = Your own banner would fall and come back to you.
advance-all = Advance all banners
plant-left = Plant a banner ({ $count } left)
no-banner-left = No banner left to plant
square-taken = Square 1 stays occupied: no planting
then-you = Then you control { $castle }: { $points } points for you.
then-name = Then { $name } controls { $castle }: { $points } points there.
then-nobody = Then nobody controls { $castle }.
advance-plant = Advance and plant
advance-only = Advance
hold-plant = Hold and plant
hold-only = Hold
plant-only = Plant a banner
leave-only = Plant nothing
propose-deal = Propose a deal
deal-with = Deal with
deal-waits = A deal waits for your answer
proposes-deal = { $name } proposes a deal
deal-hint = Agree, decline, or make another proposal.
deal-explained = One side gives one prisoner; the other gives cards, or a prisoner of another lord.
deal-secret = The others see the deal, not the cards.
answer-later = Answer later
you-give = You give
you-get = You get
you-want = You want
prisoner-of = Prisoner: { $lord }
counter = Counter
already-proposed-short = once a turn
cards-lacking = cards lacking
may-lack = { $name } may lack these cards; then it is declined, and you do not learn why.
add-card = Add a card
remove-card = Take away { $card }
send-proposal = Send the proposal
unseen-copies =
    { $count ->
        [0] No more of these are out of your sight.
        [one] 1 of these is out of your sight.
       *[other] { $count } of these are out of your sight.
    }
each-four-times = Each of these soldiers is in the game four times.
piles = Deck and lost cards
lost-cards = Lost cards: { $count }
none-lost = No card is lost yet.
unseen-cards = Out of your sight: in the deck or in other hands
castles-thing-soldier = Soldier
castles-thing-ivanhoe = Ivanhoe
castles-thing-locksley = Locksley
castles-thing-castle = Castle
castles-thing-garrison = Garrison
castles-thing-banner = Banner
castles-thing-advance = Advance
castles-thing-oubliette = Oubliette
castles-thing-prisoner = Prisoner
castles-thing-barter = Barter
you-win-with = You win with { $points }
name-wins-with = { $name } wins with { $points }
win-shared = { $names } share the win with { $points }
all-passed = All lords have passed in a row.

## Hints of the first game

first-game = First-game hints
first-game-hint = Short notes beside the table while you learn
got-it = Got it
no-more-tips = No more hints
tip-castles-keep = Two cards are turned up. Keep one. The other lies open: barter it against a card of somebody else, or let it be lost.
tip-castles-lay = Lay a card of your hand open. The others may then offer one of theirs for it.
tip-castles-offer = You may offer one card of your hand for the open one. Only you and the player who barters see it. Passing costs nothing.
tip-castles-accept = These cards are offered for your open card. Take one, or refuse all; then the open card is lost.
tip-castles-attack = An army takes a castle if it has more cards than the garrison. Its cards share one type or one arms. Dashed castles are within reach: choose one, then the cards.
tip-castles-after = The banner on the highest square controls the castle. Advancing moves all banners on; the last one falls into the oubliette and is your prisoner. Then plant your own on square 1.
tip-castles-deal = A deal trades a prisoner for cards or for another prisoner. You are free to decline.
tip-castles-prisoner = You hold a prisoner. Its lord wants the banner back: propose a deal with the two arrows at the top.
tip-castles-last = The deck is empty. From now on a turn is an attack or a pass; when all pass in a row, the game is over.
tip-castles-score = Here stand the points of every lord as they are now, with hand, banners and prisoners. Tap a lord to see more.
tip-tournament-open = You open this tournament: choose a card. Its colour becomes the tournament’s; with a supporter you choose the colour yourself.
tip-tournament-turn = To stay in, your total must be higher than every other. Tap a card to see what it makes, tap again to play it. Cards of the colour and supporters count.
tip-tournament-end = That is enough. End the turn and keep the rest for later, or play on.
tip-tournament-withdraw = Nothing fits? Withdraw. You keep your hand for the next tournament; only the cards before you go.
tip-tournament-react = Somebody has played an action card. Who holds Ivanhoe may cancel it; all others let it happen. Everyone is asked, so that nobody can tell who holds him.
tip-tournament-take = The winner takes a token of the tournament’s colour; purple lets you choose.
tip-tournament-token = You have won a token. Collect different colours: who has all that are needed wins the game.
tip-tournament-others = Each lane is a player: name, tokens and hand count on the left, cards in the middle, total on the right. Tap a lane to look closer.

## Replays

step = Step
step-of = Step { $step } of { $all }
tournament-of = Tournament { $number } of { $all }
turn-of = Turn { $number } of { $all }
seen-by = Seen by
eyes-public = As a spectator
eyes-all = All hands open
step-back = One step back
step-on = One step on
chapter-back = To the beginning of this part
chapter-on = To the next part
play-on = Play
pause = Pause
share-moment = Share this moment
verifying = Checking the deal…
deal-right = The deal is proved. The published seal gives this very deck.
deal-wrong = This deal does not fit its seal.
deal-unknown = This record does not show enough to check the deal.
deal-right-short = Deal verified
deal-wrong-short = Deal does not fit
deal-unknown-short = Deal not sealed
check-commitment-right = The server’s half fits the seal that was shown before anybody sat down.
check-commitment-wrong = The server’s half does not fit the seal that was shown.
check-commitment-unknown = There is no seal of a server in this record.
check-own-right = It is the seal that this browser was shown before the deal, and its own part is in it.
check-own-wrong = This browser was shown another seal before the deal, or its own part is missing.
check-seed-right = The server’s half and the players’ parts give the secret of the deal.
check-seed-wrong = The server’s half and the players’ parts give another secret than the record’s.
check-seed-unknown = The record does not show the halves of the secret.
check-dealer-right = The secret gives this dealer.
check-dealer-wrong = The secret gives another dealer.
check-dealer-unknown = The dealer cannot be checked.
check-deck-right = The secret gives the deck in this very order, card by card.
check-deck-wrong = The secret gives another order of the deck.
check-deck-unknown = The deck cannot be checked.
proof-how = This was worked out in your own browser. Anybody with the record can do the same.
proof-impossible = The deal could not be checked here. Whoever has the record can check it elsewhere.

## Connection and absence

connection-lost = Connection lost. Trying again by itself; your seat is kept.
connection-back = Back
server-restarting = A short pause; your game is safe.
waiting-for-connection = Waiting for the connection
while-away = While you were away

## Chat

say-something = Say something…
send = Send
phrases = Phrases
nothing-said = Nothing has been said yet.
mute = Mute { $name }
unmute = Hear { $name } again

## Settings

theme = Theme
theme-light = Light
theme-dark = Dark
theme-contrast = High contrast
card-speed = Card speed
speed-off = Off
speed-fast = Fast
speed-calm = Calm
speed-slow = Slow
sounds = Sounds
sounds-hint = Quiet, never needed to play
one-tap = One tap plays value cards
one-tap-hint = Otherwise the first tap lifts, the second plays
letters = Letter keys
letters-hint = E ends the turn, W withdraws, ? lists all
larger = Larger cards
chat-free = Free chat
chat-free-hint = Ready-made phrases always work
leave-seat = Give up my seat
leave-text = A bot plays on for you. You can watch, and take your seat again as long as the game runs.
return-to-seat = Take my seat again

## Keys

keys = Keys
type-a-move = Type a move
no-moves-now = You have no move now.
key-hand = Move through the hand
key-lift = Lift a card
key-do = Do what the button says
key-down = Put the card down
key-lane = Opponent 1 to 5
key-castle = Castle 1 to 5
key-detail = The card in full
key-ivanhoe = Play Ivanhoe
key-pass = Let it happen
key-totals = Hear the totals
key-hand-read = Hear my hand
key-last = Hear the last event
key-need = Hear what I need
key-name-space = Space
key-name-enter = Enter
key-name-escape = Esc
key-name-home = Home
key-name-end = End
key-steps = One step back, one on
key-ends = To the beginning, to the end

## The first game

lesson-goal = Win tokens: four colours with 4 or 5 players, five with 2 or 3. A tournament gives one token of its colour.
lesson-turn = On your turn you draw a card and lay cards of the tournament’s colour before you. To stay in, your total must be higher than every other.
lesson-supporters = Squires and the Maiden fit every colour. Only one Maiden in a display, and withdrawing with her costs a token.
lesson-withdraw = If you cannot or will not be highest, withdraw. You keep your hand for the next tournament. The last one in wins.
lesson-green = In a green tournament every card counts 1, whatever is printed on it.
lesson-actions = Action cards change the colour, take cards away or swap them. Tap one: what it can hit lights up, and the result is shown before you play it.
lesson-ivanhoe = Ivanhoe cancels an action card of another player. Everyone is asked for a few seconds, so nobody knows who holds it.
