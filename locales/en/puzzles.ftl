# Puzzles, in the web client

puzzles-number = Puzzle { $number } · { $players } players
puzzles-position = The position
puzzles-note = From a game between bots. One answer is clearly best. There is no clock.
puzzles-opinion = Chance to win if everyone plays on like Champion. Games for each answer: { $count } or more. ± is one standard error.
puzzles-right = Right.
puzzles-best = Best answer:
puzzles-chosen = Your answer:
puzzles-worth = wins { $worth } games in 100, error { $error }
puzzles-chance = The best answer wins { $worth } games in 100, yours { $mine }.
puzzles-chance-best = It wins { $worth } games in 100.
puzzles-next = Next puzzle
puzzles-solved = Solved: { $found } of { $count }
puzzles-all-tried = You have tried every puzzle. Solved: { $found } of { $count }.
puzzles-more-later = New ones come with the next version.
puzzles-missed-again =
    { $count ->
        [one] Try the missed one again
       *[other] Try the { $count } missed ones again
    }
puzzles-again = Try again

## The Tournament

tournament-puzzle-open = You start a tournament. What do you play?
tournament-puzzle-turn = { $colour }: { $player } leads with { $highest }. You need { $need }. What do you do?
tournament-puzzle-ahead = { $colour }: you lead, and must play a card to stay in. What do you do?
tournament-puzzle-first = { $colour }: nobody leads. You need { $need }. What do you do?
tournament-puzzle-react = { $told } What do you do?
tournament-puzzle-adapt = You may keep only one card of value { $value }. Which one?
tournament-puzzle-return = Your Maiden costs you a token. Which one do you return?
tournament-puzzle-take = You have won a purple tournament. Which token do you take?
tournament-puzzle-end = End turn at { $total }
tournament-puzzle-go-on = Play on
tournament-why-ivanhoe-now = This is the moment for Ivanhoe.
tournament-why-ivanhoe-later = Ivanhoe is worth more later.
tournament-why-token = Another token serves you better.
tournament-why-other = Another card serves you better.
tournament-why-stay = It pays to stay in.
tournament-why-withdraw = This tournament costs too much.
tournament-why-colour = Another colour suits you better: { $colour }.
tournament-why-maiden = The Maiden costs too much here.
tournament-why-action = { $card-name } does more here.
tournament-why-save = { $card-name } is worth more later.
tournament-why-fewer = Fewer cards are enough.
tournament-why-more = More cards are needed here.
tournament-brings = Played on from here, you win this tournament in { $found } % of the games; with the best answer in { $count } %.
tournament-brings-best = Played on from here, you win this tournament in { $count } % of the games.

## The Castles

castles-puzzle-keep = Two cards are turned up. Which one do you keep?
castles-puzzle-lay = Which card of your hand do you put up for barter?
castles-puzzle-barter = One card is up for barter. Do you barter it, or let it go?
castles-puzzle-offer = { $player } puts up a card for barter. What do you offer?
castles-puzzle-accept = You see the offers. Which one do you take?
castles-puzzle-attack = Do you attack, and with which army?
castles-puzzle-advance = You have taken { $castle }. Do the banners advance?
castles-puzzle-deal = { $told } Do you agree?
castles-puzzle-army = Attack { $castle } with { $cards }
castles-why-card = Another card serves you better.
castles-why-barter = A barter brings more.
castles-why-no-barter = This card is better lost than bartered.
castles-why-offer = Here it pays to offer a card.
castles-why-no-offer = Your cards are worth more than this one.
castles-why-accept = One of the offers is worth taking.
castles-why-refuse = None of the offers is worth taking.
castles-why-other-offer = Another offer is worth more.
castles-why-attack = It is time to attack.
castles-why-no-attack = An attack costs too much here.
castles-why-castle = Another castle is worth more here: { $castle }.
castles-why-army = Another army does better here.
castles-why-advance = Here the banners should advance.
castles-why-no-advance = The advance helps others more than you.
castles-why-banner = What matters here is the banner.
castles-why-deal = This trade is good for you.
castles-why-no-deal = This trade helps the other side more.
castles-brings = Your points at the end, on average: { $found }; with the best answer: { $count }.
castles-brings-best = Your points at the end, on average: { $count }.
