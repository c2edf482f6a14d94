# The interface's own words in English. Conventions: locales/README.md.

## Everywhere

back = Back
cancel = Cancel
auto = Auto
no-such-page = This page doesn’t exist.
not-here = Nothing here
server-away = No connection right now
server-away-text = This page opens as soon as there is one.
nothing-found = No matches.
search-rules = Search the rules
no-replays = No finished games yet
no-replays-text = Finished games appear here. You can replay them step by step.

## Home

level = Level
replay = Replay
review-this = Review this game
tried-from = Tried from decision { $number }
back-to-review = Back to the review
trying = A try · nothing counts
tried-explained = You try decision { $number } of a finished game again, against Champions. Nothing counts.
tries-won = { $count ->
        [one] In 1 try you won { $won }.
       *[other] In { $count } tries you won { $won }.
    }
rules = Rules
print = Print
device-text = This link lets you go on as the same player in this browser.
device-yes = Yes, that’s me
link-or-code = Table link or code
to-the-table = Go to the table

## Making a table

seats = Seats
seats-hint = You can fill empty seats with bots later.
window = Time to play Ivanhoe
window-hint = How long the game waits after each action card. The same for everyone, so nobody can tell who holds Ivanhoe.
seconds-short = { $count } s
minutes = Minutes per player
minutes-short = { $count } min
hours = Hours per move
clock = Clock
pace = Bot speed
pace-calm = Calm
pace-calm-explained = Slow enough for newcomers to follow.
pace-quick = Quick
pace-quick-explained = For players who know the game.
friends-hint = Only people with the link can join. The table is never listed.
open-table-hint = The table is listed on the home page. Anyone can join.
more-choices = More choices
private = Private
anyone = Anyone
spectators = Spectators
spectators-hint = They see the table, never anyone’s hand.
chat = Chat
chat-hint = Everyone reads the ready-made phrases in their own language.
open-the-table = Create the table

## Waiting room

seat-count =
    { $count ->
        [one] 1 seat
       *[other] { $count } seats
    }
name-at-table = Your name at this table
sit-as = Sit down as { $name }
rename = Change name
your-lord = Your lord
lord-taken = { $lord }: taken by { $name }
you-host = you, host
waits-for-friend = waiting for a friend
anyone-may-sit = anyone can join
details = Details
empty-seat = Empty seat
you-name = You, { $name }
presence-here = here
presence-away = away for a moment
presence-substitute = a bot plays for { $name }
add-bot = Add a bot
remove-bot = Remove { $name }
free-seat = Free this seat
move-here = Move here
host-starts = Waiting for the host to start
deal-failed = The last shuffle failed because a player did not add their part in time. A new one is being prepared without that part.
start = Start
start-with = Start with { $taken } of { $all }
bots-take =
    { $count ->
        [one] a bot takes the free seat
       *[other] bots take the { $count } free seats
    }
or-wait = Or wait: the game starts by itself when every seat is taken.
start-ask =
    { $count ->
        [one] Start with 1 bot?
       *[other] Start with { $count } bots?
    }
wait-more = Wait
all-here = Everyone is here. The game starts in a moment.
leave = Leave
watching =
    { $count ->
        [one] 1 person is watching
       *[other] { $count } people are watching
    }
invite = Invite your friends
invite-friends = One link for everyone. Whoever opens it picks a name and sits down.
invite-open = Anyone can join from the home page. You can send the link too.
invite-watch = One link for everyone. No seat is free: whoever opens it can watch.
invite-nobody = No seat is free, and nobody may watch.
is-listed = Listed
invite-text = Play Ivanhoe with me:
share-link = Share the link
copied = Copied
copy = Copy
copy-by-hand = Couldn’t copy the link. Please copy it yourself:
seal-text = The server has sealed its half of the shuffle. You can check this seal after the game:

## The table

menu = Menu
log = Log
log-and-chat = Log and chat
tournament = Tournament
tournament-heading = Tournament { $number }, { $colour }
leave-to-home = Home (your seat is kept)
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
counted = By kind
opponents = Opponents, in order of play
opening = Opening
number = No. { $number }
number-and-goal = No. { $number } · first to { $goal } tokens
number-and-goal-short = No. { $number } · first to { $goal }
goal = Goal of the game
leads = leads
out = out
withdrew = Withdrew
no-card-yet = No card yet
has-the-turn = is playing
cards-in-hand =
    { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
no-tokens = no tokens
tokens-of = tokens: { $colours }
tokens-of-goal = tokens: { $count } of { $goal }
older-cards =
    { $count ->
        [one] 1 older card, worth { $total }
       *[other] { $count } older cards, worth { $total }
    }
look-at-display = View { $name }’s cards
look-at-own = View your cards
display-of = { $name }: { $total }
oldest-first = Oldest first
known-in-hand = Known cards in hand
aim-at = Target { $name }
colour = Colour
your-hand =
    { $count ->
        [one] Your hand, 1 card
       *[other] Your hand, { $count } cards
    }
playable = playable
not-playable = not playable
makes-total = total { $total }
is-playing = { $name } is playing
is-playing-you = You are playing
is-opening = { $name } starts the tournament
is-opening-you = You start the tournament
you-open = You start: choose a card
you-open-card = Start with { $card }, or choose another card
you-open-hint = Its colour becomes the tournament’s colour. With a supporter you choose the colour.
you-withdrew = You’re out and watching
your-choice = Your choice
need = need to stay in
you-lead-by = you lead by
will-need = you will need
would-need = you would need
need-short = Need
makes-lead = { $card } brings you to { $total }: you lead by { $by }
makes-short = { $card } brings you to { $total }: { $short } short
makes-enough = { $card } brings you to { $total }: enough to stay in
verdict-enough = Enough
verdict-short = Not enough
reach-enough = Your hand can reach { $reach }.
reach-short = { $reach } at most. Withdraw and keep these cards.
reach-short-action = { $reach } with value cards. An action card could change that.
reach-end-or-more = End your turn at { $total }, or play on.
reach-end = End your turn at { $total }.
you-have = you have { $total }
card-makes = { $card } makes { $total }
hand-reaches = hand reaches { $reach }
need-and-have = You need { $need } and have { $total }.
need-and-reach =
    { $enough ->
        [yes] You need { $need }, you have { $total }, your hand can reach { $reach }: enough.
       *[no] You need { $need }, you have { $total }, your hand can reach { $reach }: not enough.
    }
lead-play-one = You lead by { $by }. Play a card to stay in
end-turn = End turn
at-total = with { $total }
short-by = { $count } short
play-a-card-first = play a card first
play-card = Play { $card }
then-total = total { $total }
open-with = Start { $colour } with { $card }
choose-a-card = Choose a card
choose-a-colour = Choose a colour
about-card = About { $card }
why-rule = Why? Rule { $rule }
why = Why?
barred = not allowed
other-card = needs another card
no-card = no card for it
you-hold-it = you have it
card-title = { $card }
aim-title = { $card }: choose a target
aim-seat = Choose an opponent
aim-card = Choose a card
aim-mine = Choose one of your cards
aim-theirs = Choose an opponent’s card
aim-colour = Choose a colour
aim-keep = Choose the card to keep
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
withdraw-leading = You’re in the lead. Withdraw anyway?
stay = Stay
maiden-title = Withdraw and lose a token?
maiden-text = Withdrawing with a Maiden costs you a token. Choose which one to give back.
withdraw-give = Withdraw, return { $token }
others-may-cancel = The others can still cancel it.
ivanhoe-not-held = You don’t hold Ivanhoe
window-seconds =
    { $count ->
        [one] 1 second to respond
       *[other] { $count } seconds to respond
    }
window-closing = Three seconds left
more-time = 10 s more
more-time-short = 10 s
ask-me = Ivanhoe: ask me
ask-me-label = When to ask me about action cards
short-order-always = Always
short-order-touched = If I’m hit
short-order-never = Never
saving = Saving…
not-done = That move wasn’t made
colour-cards = Colour cards
search-cards = Search cards
you-win = You win the game
name-wins = { $name } wins the game
after-tournaments =
    { $count ->
        [one] After 1 tournament
       *[other] After { $count } tournaments
    }
join-rematch = Join the rematch
verify-deal = Check the shuffle
download-record = Download the game

## The Castles’ table

castles-heading = Turn { $number }
castles-list = Castles
castles-goal = Most points win
turned-up = Turned up: keep one
up-for-barter = Up for barter
hand-of = Your hand · { $count }
deal-later = again on your turn
attack-needs = attack needs { $count }
out-of-reach = out of reach, needs { $count }
squares-hold = squares: { $list }
square-empty = empty
held-by = controlled by { $name }
held-by-you = controlled by you
held-by-nobody = controlled by nobody
lords = Players, in order of play
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
        [one] garrison of 1 card: { $cards }
       *[other] garrison of { $count } cards: { $cards }
    }
no-garrison = no garrison
track = Banners
holds = { $name }
holds-you = yours
then-holds = then { $name }
then-holds-you = then yours
nobodys = nobody’s
you-attack = you attack
need-cards = { $count } needed
turn-keep = Your turn: keep a card
keep-hint = Keep { $kept }, put { $other } up for barter
keep-barter = Keep it, barter the other
keep-lose = Keep it, lose the other
turn-lay = Your turn: put up a card for barter
lay-hint = The others then make offers for it.
lay-card = Put up: { $card }
turn-barter = Your turn: barter or not?
barters-this = { $name } offers this card for barter
offer-hint = Offer one of yours; only { $name } and you see it.
offer-card = Offer { $card }
your-barter =
    { $count ->
        [one] Your barter: 1 offer
       *[other] Your barter: { $count } offers
    }
for-your-card = For your open card: { $card }
refuse-all = Refuse all
take-card-of = Take { $name }’s card
choose-an-offer = Choose an offer
turn-attack = Your turn: attack a castle
attack-hint = Choose a castle, then the cards of your army.
no-attack = You can’t take any castle now.
no-attack-pass = You can’t take any castle now: pass.
no-attack-do = Do not attack
choose-a-castle = Choose a castle
attack-on = Attack on { $castle }
muster-hint = Choose cards of the same type or with the same coat of arms.
muster-arms-hint = Choose cards with the same coat of arms.
army-short =
    { $count ->
        [one] One more card
       *[other] { $count } more cards
    }
army-enough = Enough. Strike, or add more.
army-common-short = In common: { $what }. { $count } more needed.
army-common-enough = In common: { $what }. Enough to strike.
of-cards =
    { $count ->
        [one] Army, at least 1
       *[other] Army, at least { $count }
    }
of-needed =
    { $needed ->
        [one] { $count } of 1 card.
       *[other] { $count } of { $needed } cards.
    }
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
has-fallen = You have taken { $castle }
would-fall = { $name }’s banner would fall: your prisoner.
own-would-fall = Your own banner would fall and return to your reserve.
advance-all = Advance all banners
plant-left = Plant a banner ({ $count } left)
no-banner-left = No banner left to plant
square-taken = Square 1 is still occupied: you can’t plant
then-you = Then you control { $castle }, worth { $points } points.
then-name = Then { $name } controls { $castle }, worth { $points } points.
then-nobody = Then nobody controls { $castle }.
advance-plant = Advance and plant
advance-only = Advance
hold-plant = Don’t advance, plant
hold-only = Don’t advance
plant-only = Plant a banner
leave-only = Plant nothing
propose-deal = Propose a trade
deal-with = Trade with
proposes-deal = { $name } proposes a trade
deal-hint = Accept, decline or make a counter-offer.
deal-explained = One side gives one prisoner; the other gives cards, or a prisoner of another lord.
deal-secret = The others see the trade, but not the cards.
you-give = You give
you-get = You get
you-want = You want
counter = Counter-offer
already-proposed-short = once a turn
cards-lacking = you lack the cards
may-lack = { $name } may not have these cards. Then the trade is declined, and you won’t learn why.
add-card = Add a card
add-prisoner = Add a prisoner
nothing-yet = nothing yet
picker-done = Done
known-held = { $name } holds it
known-mark = known
remove-card = Remove { $card }
send-proposal = Send the proposal
unseen-copies =
    { $count ->
        [0] You have seen every copy of this card.
        [one] 1 copy of this card is still unseen.
       *[other] { $count } copies of this card are still unseen.
    }
each-four-times = There are four of each of these soldiers.
piles = Deck and lost cards
lost-cards = Lost cards: { $count }
none-lost = No card is lost yet.
unseen-cards = Not seen yet: in the deck or in other players’ hands
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
you-win-with = You win with { $points } points
name-wins-with = { $name } wins with { $points } points
win-shared = { $names } share the win with { $points } points
all-passed = All players passed in a row.

## Hints of the first game

first-game = Tips for your first game
first-game-hint = Short tips at the table while you learn
got-it = Got it
no-more-tips = No more tips
deal-the-cards = Deal the cards
lessons = Lessons
lessons-time = about two minutes
lessons-missing = The lessons need the games for browsers, which this site does not have.
lesson-failed = This lesson did not load.
lesson-again = Try again
first-tournament-goal =
    { $goal ->
        [5] Win a token in each of the five colours.
       *[other] Win tokens in four of the five colours.
    }
    .more = Every tournament is fought for one.
first-tournament-turn = On your turn, beat the highest total.
    .more = Or withdraw and keep your hand.
first-tournament-win = Be the last player still in.
    .more = Then you win the token.
first-castles-storm = Storm castles with more cards than the garrison.
    .more = Your cards must share a coat of arms or a type.
first-castles-banner = Plant your banner and advance.
    .more = The banner on the highest square controls the castle; the oubliette takes prisoners.
first-castles-points = Have the most points at the end.
    .more = Castles are worth 5 to 10 points; prisoners score nothing.
tip-castles-soldiers = Every soldier has a coat of arms (lion, stag, boar or eagle) and a type (footman, archer, crossbowman or rider). The soldiers of an army share one of the two. Ivanhoe and Locksley fit any army.
tip-castles-points = The gold number is what a castle is worth. At the end its points go to the player whose banner stands on the highest square: it has a gold frame.
tip-castles-keep = Two cards have been turned up. Keep one. The other is put up for barter: swap it for another player’s card, or let it go.
tip-castles-lay = Put up a card from your hand. The others may offer one of theirs for it.
tip-castles-offer = You may offer a card from your hand for the open one. Only you and the player who barters see it. Passing costs nothing.
tip-castles-accept = These cards are offered for your open card. Take one, or refuse them all; then the open card is lost.
tip-castles-attack = An army takes a castle if it has more cards than the garrison. All its cards must share a type or a coat of arms. You can attack the castles with a dashed border: choose one, then your cards.
tip-castles-after = The banner on the highest square controls the castle. Advancing moves every banner one square; one that is pushed past the last square falls into the oubliette and becomes your prisoner. Then you may plant your own on square 1.
tip-castles-deal = A trade swaps a prisoner for cards or for another prisoner. You are free to decline.
tip-castles-prisoner = You hold a prisoner. Its lord wants the banner back: propose a trade with the two arrows at the top.
tip-castles-last = The deck is empty. From now on you either attack or pass; when everyone passes in a row, the game is over.
tip-castles-score = These are everyone’s points so far, with hand, banners and prisoners. Tap a player to see more.
tip-tournament-open = You start this tournament: choose a card. Its colour becomes the tournament’s colour; with a supporter you choose the colour.
tip-tournament-turn = To stay in, your total must be higher than everyone else’s. Tap a card to see your new total, tap it again to play it. You may play cards of the tournament’s colour and supporters.
tip-tournament-turn-ties = To stay in, your total may equal the highest. Tap a card to see your new total, tap it again to play it. You may play cards of the tournament’s colour and supporters.
tip-tournament-end = That’s enough. End your turn and save the rest, or keep playing.
tip-tournament-withdraw = Nothing fits? Withdraw. You keep your hand for the next tournament and lose only the cards in front of you.
tip-tournament-react = Someone has played an action card. If you hold Ivanhoe you can cancel it; otherwise let it happen. Everyone is asked, so nobody can tell who holds it.
tip-tournament-take = The winner takes a token of the tournament’s colour; purple lets you choose.
tip-tournament-token = You have won a token. Collect different colours: you need four with 4 or 5 players, five with 2 or 3.
tip-tournament-others = Each row is a player: name, tokens and hand size, then the cards they have played, then their total. Tap a row for details.

## Replays

step = Step
step-of = Step { $step } of { $all }
tournament-of = Tournament { $number } of { $all }
turn-of = Turn { $number } of { $all }
seen-by = View as
eyes-public = Spectator
eyes-all = All hands face up
step-back = One step back
step-on = One step forward
chapter-back = Start of this part
chapter-on = Next part
play-on = Play
pause = Pause
replay-speed = Speed: { $speed }×
open-hands = All hands
displays-list = Players and their displays
offers-list = Offers
no-cards = no cards
share-moment = Share this moment
verifying = Checking the shuffle…
deal-right = The shuffle is fair: it matches the seal published before the game.
deal-wrong = The shuffle does not match its seal.
deal-unknown = This game’s record doesn’t hold enough to check the shuffle.
deal-absent = The shuffle matches its seals, but your own part is not in it.
deal-right-device = The shuffle is the one this game began with.
deal-wrong-device = The secret gives a different shuffle.
dealt-on-a-device = This game was shuffled on one device, without a server. The check shows that nothing was changed afterwards. It can’t show that the cards were left to chance.
deal-right-short = Shuffle verified
deal-wrong-short = Shuffle doesn’t match
deal-unknown-short = Shuffle not sealed
deal-absent-short = Without your part
check-commitment-right = The server’s part matches the seal shown before anyone sat down.
check-commitment-wrong = The server’s part does not match the seal that was shown.
check-commitment-unknown = This record contains no seal from a server.
check-own-right = This browser saw the same seals before the cards were dealt, and its own part is included.
check-own-wrong = This browser saw other seals before the cards were dealt, or its own part is missing.
check-own-absent = Your part is not in this shuffle. If all the others worked together, they could have chosen it.
check-seals-right = Every player’s part fits the seal that was shown before anyone revealed a part.
check-seals-wrong = A player’s part does not fit its seal, or is missing.
check-seed-right = Together, the parts give the secret that made the shuffle.
check-seed-wrong = Together, the parts give a different secret.
check-seed-unknown = The record doesn’t show the parts of the secret.
check-dealer-right = The secret gives this dealer.
check-dealer-wrong = The secret gives a different dealer.
check-dealer-unknown = The dealer cannot be checked.
check-deck-right = The secret gives exactly this order of the deck, card by card.
check-deck-wrong = The secret gives a different order of the deck.
check-deck-unknown = The deck cannot be checked.
attempt-failed = Attempt { $attempt } failed: { $names } did not reveal a part in time.
attempt-called-off = Attempt { $attempt } was called off, because the seats changed.
proof-how = Checked in your own browser. Anyone with the record can do the same.
proof-impossible = The shuffle couldn’t be checked here. Anyone with the record can check it elsewhere.

## Connection and absence

connection-lost = Connection lost. Reconnecting… your seat is safe.
connection-back = Connected again
server-restarting = The server is restarting. Your game is safe.
waiting-for-connection = Waiting for connection
here-explained = This game lives on this device, not on the server. Every move is kept in this browser.
here-may-vanish = The browser may delete it when it runs out of space.
here-elsewhere-explained = Close that tab, and the game goes on here.
play-here-instead = Play here instead
send-in = Keep it on the server
send-in-explained = The server checks the game and gives it a link. It is marked as played offline.
sent-in = Kept on the server
played-offline = Played offline
played-offline-explained = This game was played offline and sent in afterwards. Its moves are checked; its date and its bots are what the sender says.
while-away = While you were away
bot-played =
    { $count ->
        [one] A bot made 1 move for you.
       *[other] A bot made { $count } moves for you.
    }
absent-away = { $name } is away
absent-substitute = A bot plays for { $name }
absent-back = { $name } is back
absent-soon = If { $name } doesn’t return soon, a bot takes over.
gone-away = away
gone-substitute = away: bot plays
log-away =
    { $you ->
        [yes] You are away.
       *[no] { $player } is away.
    }
log-substitute =
    { $you ->
        [yes] A bot plays for you.
       *[no] { $player } is away; a bot plays now.
    }
log-back =
    { $you ->
        [yes] You are back.
       *[no] { $player } is back.
    }
you-watch = You are watching.
you-watch-hint = Hands stay hidden until the game is over.
others-watch =
    { $count ->
        [one] 1 other person is watching.
       *[other] { $count } other people are watching.
    }

## Chat

say-something = Type a message…
send = Send
phrases = Phrases
nothing-said = No messages yet.
mute = Mute { $name }
unmute = Unmute { $name }

## Settings

theme = Theme
theme-light = Light
theme-dark = Dark
theme-contrast = High contrast
card-speed = Animation speed
speed-off = Off
speed-fast = Fast
speed-calm = Normal
speed-slow = Slow
sounds = Sounds
sounds-hint = Quiet, and never needed to play
call = Sound when it is my turn
call-hint = Also while another tab is open
one-tap = Play value cards with one tap
one-tap-hint = Otherwise the first tap selects, the second plays
letters = Keyboard shortcuts
letters-hint = E ends the turn, W withdraws, ? lists all
larger = Larger cards
chat-free = Typed messages
chat-free-hint = Ready-made phrases are always shown
leave-seat = Give up my seat
leave-text = A bot will play for you. You can watch, and take your seat back while the game lasts.
return-to-seat = Take my seat back

## Keys

keys = Keyboard shortcuts
type-a-move = Type a move
no-moves-now = You have no moves right now.
key-hand = Move through the hand
key-lift = Select a card
key-do = Press the main button
key-down = Deselect the card
key-lane = Opponent 1 to 4
key-castle = Castle 1 to 5
key-detail = Card details
key-ivanhoe = Play Ivanhoe
key-pass = Let it happen
key-totals = Read out the totals
key-hand-read = Read out my hand
key-last = Read out the last event
key-need = Read out what I need
key-name-space = Space
key-name-enter = Enter
key-name-escape = Esc
key-name-home = Home
key-name-end = End
key-steps = One step back or forward
key-ends = To the start or the end

## What is told at the table

speed-instant = No waiting
told-plays-stays =
    { $you ->
        [yes] You play { $cards } and stay in with { $total }.
       *[no] { $player } plays { $cards } and stays in with { $total }.
    }
told-withdrew-with = with { $total }; needed { $need }
told-total = { $name } { $from } → { $to }
told-declines-yours = { $player } declines your trade.
told-storms =
    { $you ->
        [yes] You storm { $castle }.
       *[no] { $player } storms { $castle }.
    }
told-army =
    { $army ->
        [one] 1 card against { $garrison }
       *[other] { $army } cards against { $garrison }
    }

## The end of a game

story = The story
story-tournaments = who won each tournament
story-castles = who had the most points
story-part = No. { $number }, { $colour }: { $winner }
best-moments = Best moments
standing = Standing
see-it = See it
play-again = Again
asks-others = asks the others
stronger = Stronger
gentler = Gentler
share-result = Share
moment-action = { $card } in no. { $number }
moment-longest = The longest: no. { $number }
moment-moves =
    { $count ->
        [one] 1 move; winner: { $winner }
       *[other] { $count } moves; winner: { $winner }
    }
moment-turn = { $what }, turn { $number }
moment-points =
    { $count ->
        [one] 1 point changes hands
       *[other] { $count } points change hands
    }
moment-trade = { $one } trades with { $other }
last-withdrew =
    { $you ->
        [yes] You withdrew with { $total }.
       *[no] { $player } withdrew with { $total }.
    }
last-had =
    { $you ->
        [yes] You had { $total }.
       *[no] { $player } had { $total }.
    }
last-storm = Last attack: { $player }, { $castle }.
share-won-tournament =
    { $count ->
        [one] I won at Ivanhoe: { $tokens } tokens in 1 tournament.
       *[other] I won at Ivanhoe: { $tokens } tokens in { $count } tournaments.
    }
share-lost-tournament = { $name } won our game of Ivanhoe.
share-won-castles = I won at Ivanhoe, the Castles, with { $points } points.
share-lost-castles = { $name } won our game of Ivanhoe, the Castles, with { $points } points.
undo = Undo
undone = You took back your last move.
log-undone =
    { $you ->
        [yes] You take back a move.
       *[no] { $player } takes back a move.
    }

## What Champion would do

hint-ask = What would Champion do?
hint-thinking = Champion is thinking…
hint-would = Champion’s choice:
hint-two = Champion sees two good moves: { $moves }.
hint-number = Hint { $number }, noted in the record
hint-short = Your hand reaches { $reach }, and { $need } is needed. It keeps your cards.
hint-keeps =
    { $count ->
        [one] It keeps { $count } card for the next tournament.
       *[other] It keeps { $count } cards for the next tournament.
    }
hint-ends = You lead with { $total }. More cards are not needed now.
hint-ends-enough = With { $total } you stay in. More cards are not needed now.
hint-colour =
    { $count ->
        [one] { $count } of your cards fits { $colour }.
       *[other] { $count } of your cards fit { $colour }.
    }
hint-token =
    { $count ->
        [one] You have no { $colour } token yet, and { $count } of your cards fits.
       *[other] You have no { $colour } token yet, and { $count } of your cards fit.
    }
hint-saves = If you let it happen, you have { $total }.
hint-harmless = It costs you little to let it happen.
hint-leads = You then lead: { $total } against { $highest }.
hint-enough = It makes { $total }: enough to stay in.
hint-way = It makes { $total }, on the way to { $need }.
hint-then = You then have { $total }; the highest other total is { $highest }.
hint-best = Champion expects the most from it.
hint-castle =
    { $points ->
        [one] { $castle } is worth { $points } point.
       *[other] { $castle } is worth { $points } points.
    }
hint-army =
    { $points ->
        [one] { $castle } is worth { $points } point. You can take it with { $cards }.
       *[other] { $castle } is worth { $points } points. You can take it with { $cards }.
    }
hint-mates = It fits { $count } of your cards.
hint-control = You then control { $castle }.
