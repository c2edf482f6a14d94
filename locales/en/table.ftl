# What all games share, in English. Conventions: locales/README.md.

## Lists: put together from the left, `list-next` for every item but the last, which is `list-last`

list-next = { $list }, { $item }
list-last = { $list } and { $item }

## Rules

rule-number = Rule { $number }

## Levels of the bots

level-page = Page
level-page-explained = Has just learned the rules and often picks any move. For a first game.
level-squire = Squire
level-squire-explained = Plays soundly by rules of thumb. For players who know the game.
level-knight = Knight
level-knight-explained = Thinks ahead a little. For practised players.
level-champion = Champion
level-champion-explained = Thinks ahead furthest. The strongest we have.

## Answers of the server

refusal-stale = The table has moved on. Look again, then choose.
refusal-not-seated = You do not sit at this table.
refusal-not-found = There is nothing here.
refusal-seats-free = A seat is still free.
refusal-no-guest = First choose a name.
refusal-bad-message = The server did not understand the message. Reloading the page helps.
refusal-too-fast = Too many messages in a short time. Try again in a moment.
refusal-storage = The move could not be saved and was not made. Try again.
refusal-unknown-move = The server does not know this move.
refusal-unforeseen = What comes before this move cannot be foreseen.
refusal-no-such-table = There is no such table.
refusal-table-full = All seats of this table are taken.
refusal-seat-taken = This seat is taken.
refusal-not-host = Only the host of the table can do this.
refusal-already-begun = The game has already begun.
refusal-not-begun = The game has not begun yet.
refusal-over = The game is over.
refusal-no-chat = This table has no chat.
refusal-no-spectators = This table has no spectators.
refusal-banned = This table is closed to you.
refusal-bad-name = This name cannot be used. Choose another.
refusal-bad-options = These house rules do not go together.
refusal-draining = The server is about to restart and opens no new tables. Running games go on.
refusal-not-allowed = You do not have the right to do this.
refusal-too-long = The text is too long.
refusal-no-more-time = You have used your extra time in this tournament.
refusal-no-window = There is nothing to answer now.

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
order-always-explained = You are asked about every action card that you may cancel.
order-touched = If it touches me
order-touched-explained = You are asked when a card touches your cards or the colour. All others happen.
order-never = Never
order-never-explained = You let every card happen until the tournament ends.

## Clocks

clock-none = No clock
clock-none-explained = Everyone takes the time they need.
clock-live = Live
clock-live-explained = All are at the table. Each player has a store of time that grows with every turn.
clock-correspondence = Correspondence
clock-correspondence-explained = Each player has hours or days for a turn and comes back when it is time.
