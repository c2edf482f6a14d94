# What all games share, in English. Conventions: locales/README.md.

## Lists: put together from the left, `list-next` for every item but the last, which is `list-last`

list-next = { $list }, { $item }
list-last = { $list } and { $item }

## Rules

rule-number = Rule { $number }
# How house rules are named where rules and lists of tables speak of them
option-value = { $name }: { $value }
quoted = “{ $text }”

## Levels of the bots

level-page = Page
level-page-explained = Knows the rules and makes beginners’ mistakes. For your first game.
level-squire = Squire
level-squire-explained = Plays solidly by rules of thumb. For players who know the game.
level-knight = Knight
level-knight-explained = Plays very well, with a slip now and then. For experienced players.
level-champion = Champion
level-champion-explained = Has learned from millions of games against itself. Our strongest bot.
level-unknown = level unknown
bot-program = bot, external program

## Answers of the server

refusal-stale = The game has moved on. Check the table and choose again.
refusal-not-seated = You don’t have a seat at this table.
refusal-not-found = There’s nothing here.
refusal-seats-free = A seat is still free.
refusal-no-guest = Choose a name first.
refusal-bad-message = The server did not understand. Please reload the page.
refusal-too-fast = Too many messages in a short time. Try again in a moment.
refusal-storage = This could not be saved, so nothing has changed. Try again.
refusal-unknown-move = The server does not know this move.
refusal-unforeseen = This can’t be previewed: it depends on what happens first.
refusal-no-such-table = There is no such table.
refusal-table-full = All seats of this table are taken.
refusal-seat-taken = This seat is taken.
refusal-not-host = Only the host of the table can do this.
refusal-already-begun = The game has already begun.
refusal-dealing = The cards are being dealt. Try again in a moment.
refusal-not-begun = The game has not begun yet.
refusal-over = The game is over.
refusal-not-over = Only games that were played to the end can be reviewed.
refusal-no-chat = This table has no chat.
refusal-no-spectators = This table doesn’t allow spectators.
refusal-banned = You have been banned from this server.
refusal-bad-name = This name cannot be used. Choose another.
refusal-bad-options = These settings don’t go together.
refusal-draining = The server is about to restart, so no new tables can be created. Running games go on.
refusal-not-allowed = You’re not allowed to do that.
refusal-not-watching = You are not watching this table.
refusal-too-many-tables = Too many of your tables are waiting for players. Close one or start a game first.
refusal-not-away = This player is here, so the seat cannot be freed.
refusal-wrong-part = This is not the part of the shuffle that was sealed.
refusal-not-alone = This is only possible when all other players are bots.
refusal-no-undo = This move can no longer be taken back.
refusal-bad-record = This is not the record of a finished game against bots.
refusal-not-loaded = Champion has not been loaded yet. Go online once to load it.
refusal-internal = Something went wrong on the server. Nothing has changed; please try again.
refusal-faulty = This table has failed several times and is closed for now. Try again later.
table-closed = This table was closed before its game was over.
table-closed-too-long = This game went on for too long and was closed. Nobody wins.
refusal-too-long = The text is too long.
refusal-no-more-time = You have used your extra time in this tournament.
refusal-no-window = There’s nothing to respond to now.

## Ready-made phrases of the chat

phrase-hello = Hello
phrase-good-luck = Good luck
phrase-thanks = Thanks
phrase-well-played = Well played
phrase-oops = Oops
phrase-nice = Nice
phrase-hurry = Your turn, please
phrase-one-moment = One moment
phrase-sorry = Sorry
phrase-good-game = Good game
phrase-rematch = Another game?
phrase-bye = Goodbye
phrase-yes = Yes
phrase-no = No
phrase-wow = Wow
phrase-back-soon = Back soon

## Standing orders: when to be asked about an action card

order-always = Always
order-always-explained = You are asked about every action card you could cancel.
order-touched = If it hits me
order-touched-explained = You are asked when a card affects your cards or the colour. All others go through.
order-never = Never
order-never-explained = You aren’t asked again until this tournament ends.

## Clocks

clock-none = No clock
clock-none-explained = Everyone takes the time they need.
clock-live = Live
clock-live-explained = Everyone is at the table. Each player has a time bank that grows with every turn.
clock-correspondence = Over days
clock-correspondence-explained = Each player has hours or days per turn and comes back when it’s their turn.
