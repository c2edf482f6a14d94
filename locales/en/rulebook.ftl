# The rulebook for people in English. Conventions: locales/README.md.

book-contents = Contents
book-detail = In detail:
book-explains = How to play: { $section }

## The Tournament

tournament-book-goal = The goal
tournament-book-goal-1 = Win tokens of different colours: all five with 2 or 3 players, any four with 4 or 5 players. The first player to hold them wins the game.
tournament-book-goal-2 = Each tournament is fought for one token. If you already hold that colour, you win the tournament but no second token.

tournament-book-contest = A tournament
tournament-book-contest-1 = Everyone is dealt 8 cards. The player who starts chooses a colour and plays a card of that colour, or a Squire or Maiden.
tournament-book-contest-2 = Then you take turns, clockwise. On your turn you must reach the highest total or withdraw. The last player still in wins the token and starts the next tournament.
tournament-book-contest-3 = A tournament that ends in purple lets the winner take a token of any colour they lack. The next one may not be purple.

tournament-book-turn = Your turn
tournament-book-turn-1 = The value cards in front of you are your display. Their values added up are your total.
tournament-book-turn-draw = Draw a card.
    .more = The table does this for you. You may hold any number of cards.
tournament-book-turn-play = Play as many cards as you like.
    .more = One at a time: cards of the tournament’s colour, Squires, Maidens and action cards.
tournament-book-turn-end = End your turn.
    .more = You must have played at least one card, and your total must be higher than every other. Equal is not enough.
tournament-book-turn-withdraw = Or withdraw.
    .more = You are out of this tournament, but you keep your hand for the next one.

tournament-book-example = An example
tournament-book-example-1 = The tournament is red. { $name } has { $highest }, so you need { $need }. You have { $total }.
tournament-book-example-2 = You play { $card }: that makes { $total }. You may end your turn, and now { $name } must beat you or withdraw.

tournament-book-colours = The colours
tournament-book-colours-1 = A colour card fits only a tournament of its colour. The small number says how many there are of each.
tournament-book-colours-2 = In a green tournament every card counts 1, whatever is printed on it.
tournament-book-colours-3 = If an action card changes the colour, all cards on the table stay there and count. Only cards played after that must have the new colour.

tournament-book-maiden = Squires and Maidens
tournament-book-maiden-1 = These are the supporters. They fit every colour. You may have as many Squires in your display as you like, but only one Maiden.
tournament-book-maiden-2 = If you withdraw with a Maiden in your display, you give back one of your tokens; you choose which. If you win with her, she costs nothing.

tournament-book-withdraw = Withdrawing
tournament-book-withdraw-1 = You may withdraw at any moment of your turn, even after you have played cards. All cards in front of you are discarded.
tournament-book-withdraw-2 = A player who starts a tournament has to play a first card before they can withdraw.
tournament-book-withdraw-3 = Knowing when to stop is half the game: cards that you keep now can win the next tournament.

tournament-book-actions = Action cards
tournament-book-actions-1 = You play black cards on your turn. If you start the tournament, your first card has to come before them. Most of them are discarded as soon as you have played them.
tournament-book-actions-2 = An action card must change something, and it never takes the last card of a display.
tournament-book-actions-3 = You have { $total } against { $highest }. You play { tournament-card-riposte } and take { $name }’s newest card.
tournament-book-actions-4 = Now you have { $total } against { $highest }.
tournament-book-colour-cards = Cards that change the colour
tournament-book-colour-cards-1 = You have { $total } against { $highest } in a blue tournament. You play { tournament-card-drop-weapon }.
tournament-book-colour-cards-2 = The tournament is green now and every card counts 1: you have { $total }, { $name } has { $highest }.
tournament-book-one-cards = Cards against one opponent
tournament-book-all-cards = Cards for the whole table
tournament-book-self-cards = Cards for yourself
tournament-book-self-cards-1 = { tournament-card-shield } and { tournament-card-stunned } stay in front of a player until that player withdraws or wins the tournament. Only { tournament-card-outwit } moves them.

tournament-book-ivanhoe = Ivanhoe
tournament-book-ivanhoe-1 = Each time an action card is played, the others still in are asked whether they want to cancel it. Only the player who holds Ivanhoe can. Both cards are then discarded.
tournament-book-ivanhoe-2 = Everyone is asked, so nobody learns who holds it. There is only one Ivanhoe.

tournament-book-rest = The rest
tournament-book-rest-1 = When the deck is used up, the discard pile is shuffled and becomes the new deck.
tournament-book-rest-2 = If you are to start but hold no card that can, you show your hand. The next player starts, and you stay in.
tournament-book-rest-3 = Everyone sees all cards on the table, the tokens and how many cards each player holds. Hands are secret.
tournament-book-rest-4 = If you create a table yourself, you can choose house rules.

## The Castles

castles-book-goal = The goal
castles-book-goal-1 = Five castles are worth points. At the end each castle gives its points to the player whose banner controls it. The most points win; if they are equal, the win is shared.

castles-book-turn = Your turn
castles-book-turn-1 = You play one of six lords, with five banners. Everyone is dealt two cards. Turns pass clockwise.
castles-book-turn-keep = Keep one card.
    .more = Two cards of the deck are turned up. You take one of them.
castles-book-turn-barter = Barter the other one.
    .more = Swap it for another player’s card, or let it go.
castles-book-turn-attack = Attack a castle if you like.
    .more = With enough cards you take it. Then you may move the banners there and plant one of yours.

castles-book-cards = The cards
castles-book-cards-1 = Every soldier has a type and a coat of arms. There are four copies of each of these sixteen cards.
castles-book-cards-2 = Ivanhoe and Locksley fit any army. There is one of each.

castles-book-barter = The barter
castles-book-barter-1 = Every other player may offer you one card from their hand for the open card. They all decide at the same time, and only you see the offers.
castles-book-barter-2 = You accept one: you get that card, and the player who offered it gets the open one. If you refuse them all or nobody offers, the open card is out of the game.

castles-book-army = An army
castles-book-army-1 = An army is one or more cards from your hand. They all have the same type, or all the same coat of arms.
castles-book-army-arms = Same coat of arms; Locksley joins in: four cards.
castles-book-army-type = Same type: three cards.

castles-book-attack = The attack
castles-book-attack-1 = You may attack one castle per turn, even your own. Your army must have more cards than the garrison. An empty castle falls to a single card.
castles-book-attack-2 = The army stays in the castle as its new garrison. The old garrison goes to your hand.
castles-book-attack-3 = The garrison of { $castle } has two cards, so you need three. You attack with three lions.
castles-book-attack-4 = Now the lions guard { $castle }, and the two stags are in your hand.

castles-book-banners = Banners
castles-book-banners-1 = The banner on the highest occupied square controls the castle. It has a gold frame.
castles-book-banners-2 = After your attack you may advance: all banners of that castle move one square. Then you may plant one of your banners on square 1, if it is free.
castles-book-banners-3 = Behind the last square is a pit, the oubliette. A banner that you push into it becomes your prisoner. If it is your own, it returns to you.
castles-book-banners-4 = You are { $lord } and have just attacked { $castle }. { $name }’s banner controls it.
castles-book-banners-5 = You advance: { $name }’s banner falls into the oubliette. You plant a second banner. Now you control { $castle }.

castles-book-prisoners = Prisoners and trades
castles-book-prisoners-1 = A prisoner scores nothing, but a lord who has lost banners may want them back. You can trade a prisoner for cards or for another prisoner.
castles-book-prisoners-2 = You may propose one trade per turn, to anyone, even when it is another player’s turn. Everyone hears of the trade, but only the two of you see the cards.

castles-book-end = The end
castles-book-end-1 = When the deck is empty, no more cards are drawn: you attack or pass. When all players pass in a row, the game is over.
castles-book-end-2 = Prisoners and cards in hand score nothing.

castles-book-lords = The lords
castles-book-lords-1 = They differ only in their coats of arms.

castles-book-rest = The rest
castles-book-rest-1 = Everyone sees the castles, the prisoners, the cards that are out of the game, and how many cards each player holds. Hands are secret.
castles-book-rest-2 = If you create a table yourself, you can choose house rules.
