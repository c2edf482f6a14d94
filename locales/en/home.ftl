# What the home page and every other page say, in English. Conventions: locales/README.md.

## Everywhere

home = Home
close = Close
save = Save
more = More
you = You
no-server = The server isn’t responding. Try again in a moment.
page-outdated = This page is older than the server. Please reload it.
reload = Reload
result-you = You won
result-names = Won by { $names }
result-shared = You shared the win with { $names }
window-short = { $seconds } s for Ivanhoe
window-hours = { $hours } h for Ivanhoe
hours-short = { $count } h
days-short = { $count } d
short-clock-live = { $minutes } min each
short-clock-days = { $hours } h per move
bot-level = bot, { $level }
qr-label = QR code of { $link }
token-won = { $colour } token
token-not-won = { $colour } token: not won
lessons-show = Show me: six short lessons
lessons-go-on = Go on with lesson { $number }
first-opponents =
    { $count ->
        [one] You play against one bot ({ $level }). About { $minutes } minutes.
       *[other] You play against { $count } bots ({ $level }). About { $minutes } minutes.
    }
here = On this device
here-not-loaded = Without a connection, only levels that were loaded before can be played. Squire is always ready.
here-unkept = This browser has no room to keep your game. Free some space to play on.
here-elsewhere = This game is open in another tab
your-bot = Your bot
bot-of = The bot for { $name }
bot-for-you = A bot plays for you

## Home

take-a-seat = Take a seat
game = Game
tournament-teaser = Outbid your rivals with five weapons. 2⁠–⁠5 players, 4⁠–⁠8 min against bots
castles-teaser = Trade soldiers, storm castles, take prisoners. 3⁠–⁠6 players, 8⁠–⁠14 min against bots
players = Players
against = Bot level
play-now = Play now
play-here = Play on this device
dealing = Dealing the cards…
no-sign-up = No sign-up. Bots join right away.
promise = Our promise
promise-saved = If you can see your move, it is saved.
promise-hidden = Cards you may not see never reach your browser.
promise-rule = If a move isn’t allowed, we tell you which rule says so.
offline-notice = No connection right now. Your games are safe. This page reconnects by itself.
release-notice = A new version is ready. Your game in the other tab goes on.
install-notice = Install Ivanhoe: it gets its own icon and opens without a network.
install = Install
install-no = No, thanks
install-hint = To put Ivanhoe on your home screen:
install-share = Tap “Share”
install-add = Choose “Add to Home Screen”
your-games = Your games
your-turn = Your turn
waiting-for-players = Waiting for players
with-names = With { $names }
time-left = { $time } left
name-score = { $name } { $score }
close-game = Close: { $game }, with { $names }
close-ask = Close this game?
close-bots = Only bots are left at this table. The game ends without a result.
close-friends = You give up your seat, and a bot plays on for you.
close-waiting = You leave this table before the game begins.
keep-game = Keep it
close-it = Close it
play = Play
look = View
continue = Continue
open-tables = Open tables
sit-down = Join
seats-free =
    { $count ->
        [0] no seat free
        [one] 1 seat free
       *[other] { $count } seats free
    }
seats-taken = { $taken } of { $all } taken
nobody-waits = No open tables right now
nobody-waits-text = Create a table and share the link, or play against bots now.
with-people = With people
play-with-friends = Play with friends
friends-door = Private, by link
open-table = Open table
open-door = Anyone can join
join-by-link = Join by link
learn = How to play
replays = Replays
puzzles = Puzzles
rules-all = All rules in detail
cards = Cards
settings = Settings
language = Language
your-name = Your name
you-are = You: { $name }
name-hint = Other players see this name. That’s all we ask for.
other-device = Play on another device
device-hint = Open this link on your other device within ten minutes. It works only once.
