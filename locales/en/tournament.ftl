# The Tournament in English. Conventions: locales/README.md.

## The game

tournament-name = The Tournament
tournament-about = Reiner Knizia’s card game (2000) for 2 to 5 players: keep the highest total, win tournaments and collect tokens in four or five colours.
tournament-scores = Tokens: { $scores }

## Value cards: the name, the card as object of a sentence, the label for screen readers

tournament-card-P3 = Purple 3
    .one = Purple 3
    .label = Purple 3, joust
tournament-card-P4 = Purple 4
    .one = Purple 4
    .label = Purple 4, joust
tournament-card-P5 = Purple 5
    .one = Purple 5
    .label = Purple 5, joust
tournament-card-P7 = Purple 7
    .one = Purple 7
    .label = Purple 7, joust
tournament-card-R3 = Red 3
    .one = Red 3
    .label = Red 3, sword
tournament-card-R4 = Red 4
    .one = Red 4
    .label = Red 4, sword
tournament-card-R5 = Red 5
    .one = Red 5
    .label = Red 5, sword
tournament-card-B2 = Blue 2
    .one = Blue 2
    .label = Blue 2, axe
tournament-card-B3 = Blue 3
    .one = Blue 3
    .label = Blue 3, axe
tournament-card-B4 = Blue 4
    .one = Blue 4
    .label = Blue 4, axe
tournament-card-B5 = Blue 5
    .one = Blue 5
    .label = Blue 5, axe
tournament-card-Y2 = Yellow 2
    .one = Yellow 2
    .label = Yellow 2, morningstar
tournament-card-Y3 = Yellow 3
    .one = Yellow 3
    .label = Yellow 3, morningstar
tournament-card-Y4 = Yellow 4
    .one = Yellow 4
    .label = Yellow 4, morningstar
tournament-card-G1 = Green 1
    .one = Green 1
    .label = Green 1, no weapon
tournament-card-S2 = Squire 2
    .one = Squire 2
    .label = Squire 2, supporter
tournament-card-S3 = Squire 3
    .one = Squire 3
    .label = Squire 3, supporter
tournament-card-M6 = Maiden 6
    .one = Maiden 6
    .label = Maiden 6, supporter

## Action cards

tournament-card-unhorse = Unhorse
    .one = Unhorse
    .label = Unhorse, action card
tournament-card-change-weapon = Change Weapon
    .one = Change Weapon
    .label = Change Weapon, action card
tournament-card-drop-weapon = Drop Weapon
    .one = Drop Weapon
    .label = Drop Weapon, action card
tournament-card-break-lance = Break Lance
    .one = Break Lance
    .label = Break Lance, action card
tournament-card-riposte = Riposte
    .one = Riposte
    .label = Riposte, action card
tournament-card-dodge = Dodge
    .one = Dodge
    .label = Dodge, action card
tournament-card-retreat = Retreat
    .one = Retreat
    .label = Retreat, action card
tournament-card-knock-down = Knock Down
    .one = Knock Down
    .label = Knock Down, action card
tournament-card-outmaneuver = Outmaneuver
    .one = Outmaneuver
    .label = Outmaneuver, action card
tournament-card-charge = Charge
    .one = Charge
    .label = Charge, action card
tournament-card-countercharge = Countercharge
    .one = Countercharge
    .label = Countercharge, action card
tournament-card-disgrace = Disgrace
    .one = Disgrace
    .label = Disgrace, action card
tournament-card-adapt = Adapt
    .one = Adapt
    .label = Adapt, action card
tournament-card-outwit = Outwit
    .one = Outwit
    .label = Outwit, action card
tournament-card-shield = Shield
    .one = the Shield
    .label = Shield, action card
tournament-card-stunned = Stunned
    .one = Stunned
    .label = Stunned, action card
tournament-card-ivanhoe = Ivanhoe
    .one = Ivanhoe
    .label = Ivanhoe, action card

## A card that the reader may not see, and one known only by its place in a display

tournament-card-hidden = a card
tournament-card-at = card { $place }

## Colours: in a sentence, as a heading, its weapon, its token, its label

tournament-colour-purple = purple
    .title = Purple
    .weapon = Joust
    .token = a purple token
    .label = Purple, joust
tournament-colour-red = red
    .title = Red
    .weapon = Sword
    .token = a red token
    .label = Red, sword
tournament-colour-blue = blue
    .title = Blue
    .weapon = Axe
    .token = a blue token
    .label = Blue, axe
tournament-colour-yellow = yellow
    .title = Yellow
    .weapon = Morningstar
    .token = a yellow token
    .label = Yellow, morningstar
tournament-colour-green = green
    .title = Green
    .weapon = No weapon
    .token = a green token
    .label = Green, no weapon

## What happened

tournament-event-dealt =
    { $you ->
        [yes] You deal 8 cards to each player.
       *[no] { $player } deals 8 cards to each player.
    }
tournament-event-tournament-began =
    { $you ->
        [yes] A tournament begins. You start.
       *[no] A tournament begins. { $player } starts.
    }
tournament-event-turn-began =
    { $you ->
        [yes] It is your turn.
       *[no] It is { $player }’s turn.
    }
tournament-event-drew =
    { $you ->
        [yes] You draw { $card }.
       *[no] { $player } draws { $card }.
    }
tournament-event-reshuffled =
    { $count ->
        [one] The deck is empty. The discard pile, 1 card, becomes the new deck.
       *[other] The deck is empty. The discard pile is shuffled into a new deck of { $count } cards.
    }
tournament-event-hand-shown =
    { $you ->
        [yes] You can’t start a tournament and show your hand: { $cards }.
       *[no] { $player } can’t start a tournament and shows their hand: { $cards }.
    }
tournament-event-took-effect = Nobody cancels. The card takes effect.
tournament-event-stayed =
    { $you ->
        [yes] You stay in with { $total }.
       *[no] { $player } stays in with { $total }.
    }
tournament-event-colour-changed = The tournament is now { $colour }.
tournament-event-discarded =
    { $you ->
        [yes] You discard { $card }.
       *[no] { $player } discards { $card }.
    }
tournament-event-taken =
    { $you ->
        [yes] You take { $card } from { $target }.
       *[no] { $target-you ->
                [yes] { $player } takes { $card } from you.
               *[no] { $player } takes { $card } from { $target }.
            }
    }
tournament-event-retreated =
    { $you ->
        [yes] You take { $card } back into your hand.
       *[no] { $player } takes { $card } back into their hand.
    }
tournament-event-stolen =
    { $you ->
        [yes] You take { $card } at random from { $target }’s hand.
       *[no] { $target-you ->
                [yes] { $player } takes { $card } at random from your hand.
               *[no] { $player } takes { $card } at random from { $target }’s hand.
            }
    }
tournament-event-swapped =
    { $you ->
        [yes] You give { $target } { $mine } and take { $theirs }.
       *[no] { $target-you ->
                [yes] { $player } gives you { $mine } and takes { $theirs }.
               *[no] { $player } gives { $target } { $mine } and takes { $theirs }.
            }
    }
tournament-event-adapt-asked =
    { $you ->
        [yes] You choose which { $value } to keep.
       *[no] { $player } chooses which { $value } to keep.
    }
tournament-event-adapt-ended = { tournament-card-adapt } is done.
tournament-event-token-asked =
    { $you ->
        [yes] The Maiden costs you a token. You choose which.
       *[no] The Maiden costs { $player } a token.
    }
tournament-event-token-returned =
    { $you ->
        [yes] You return { $token }.
       *[no] { $player } returns { $token }.
    }
tournament-event-tournament-won =
    { $again ->
        [yes]
            { $you ->
                [yes] You win { $colour } and already hold it: no token.
               *[no] { $player } wins { $colour } and already holds it: no token.
            }
       *[no]
            { $you ->
                [yes] You win the tournament.
               *[no] { $player } wins the tournament.
            }
    }
tournament-event-token-taken =
    { $you ->
        [yes] You take { $token }.
       *[no] { $player } takes { $token }.
    }
tournament-event-game-won =
    { $you ->
        [yes] You win the game.
       *[no] { $player } wins the game.
    }

## What somebody does

tournament-move-open =
    { $you ->
        [yes] You start a { $colour } tournament with { $card }.
       *[no] { $player } starts a { $colour } tournament with { $card }.
    }
tournament-move-play =
    { $you ->
        [yes] You play { $card }.
       *[no] { $player } plays { $card }.
    }
tournament-move-unhorse =
    { $you ->
        [yes] You play { tournament-card-unhorse } and choose { $colour }.
       *[no] { $player } plays { tournament-card-unhorse } and chooses { $colour }.
    }
tournament-move-change-weapon =
    { $you ->
        [yes] You play { tournament-card-change-weapon } and choose { $colour }.
       *[no] { $player } plays { tournament-card-change-weapon } and chooses { $colour }.
    }
tournament-move-drop-weapon =
    { $you ->
        [yes] You play { tournament-card-drop-weapon }.
       *[no] { $player } plays { tournament-card-drop-weapon }.
    }
tournament-move-break-lance =
    { $you ->
        [yes] You play { tournament-card-break-lance } against { $target }.
       *[no] { $target-you ->
                [yes] { $player } plays { tournament-card-break-lance } against you.
               *[no] { $player } plays { tournament-card-break-lance } against { $target }.
            }
    }
tournament-move-riposte =
    { $you ->
        [yes] You play { tournament-card-riposte } against { $target }.
       *[no] { $target-you ->
                [yes] { $player } plays { tournament-card-riposte } against you.
               *[no] { $player } plays { tournament-card-riposte } against { $target }.
            }
    }
tournament-move-dodge =
    { $you ->
        [yes] You play { tournament-card-dodge } against { $target } to discard { $choice }.
       *[no] { $target-you ->
                [yes] { $player } plays { tournament-card-dodge } against you to discard { $choice }.
               *[no] { $player } plays { tournament-card-dodge } against { $target } to discard { $choice }.
            }
    }
tournament-move-retreat =
    { $you ->
        [yes] You play { tournament-card-retreat } to take back { $choice }.
       *[no] { $player } plays { tournament-card-retreat } to take back { $choice }.
    }
tournament-move-knock-down =
    { $you ->
        [yes] You play { tournament-card-knock-down } against { $target }.
       *[no] { $target-you ->
                [yes] { $player } plays { tournament-card-knock-down } against you.
               *[no] { $player } plays { tournament-card-knock-down } against { $target }.
            }
    }
tournament-move-outmaneuver =
    { $you ->
        [yes] You play { tournament-card-outmaneuver }.
       *[no] { $player } plays { tournament-card-outmaneuver }.
    }
tournament-move-charge =
    { $you ->
        [yes] You play { tournament-card-charge }.
       *[no] { $player } plays { tournament-card-charge }.
    }
tournament-move-countercharge =
    { $you ->
        [yes] You play { tournament-card-countercharge }.
       *[no] { $player } plays { tournament-card-countercharge }.
    }
tournament-move-disgrace =
    { $you ->
        [yes] You play { tournament-card-disgrace }.
       *[no] { $player } plays { tournament-card-disgrace }.
    }
tournament-move-adapt =
    { $you ->
        [yes] You play { tournament-card-adapt }.
       *[no] { $player } plays { tournament-card-adapt }.
    }
tournament-move-outwit =
    { $you ->
        [yes] You play { tournament-card-outwit } against { $target } to give { $mine } and take { $theirs }.
       *[no] { $target-you ->
                [yes] { $player } plays { tournament-card-outwit } against you to give { $mine } and take { $theirs }.
               *[no] { $player } plays { tournament-card-outwit } against { $target } to give { $mine } and take { $theirs }.
            }
    }
tournament-move-shield =
    { $you ->
        [yes] You play { tournament-card-shield }.
       *[no] { $player } plays { tournament-card-shield }.
    }
tournament-move-stunned =
    { $you ->
        [yes] You play { tournament-card-stunned } against { $target }.
       *[no] { $target-you ->
                [yes] { $player } plays { tournament-card-stunned } against you.
               *[no] { $player } plays { tournament-card-stunned } against { $target }.
            }
    }
tournament-move-ivanhoe =
    { $you ->
        [yes] You play { tournament-card-ivanhoe } and cancel the card.
       *[no] { $player } plays { tournament-card-ivanhoe } and cancels the card.
    }
tournament-move-pass =
    { $you ->
        [yes] You let it happen.
       *[no] { $player } lets it happen.
    }
tournament-move-keep =
    { $you ->
        [yes] You keep { $choice }.
       *[no] { $player } keeps { $choice }.
    }
tournament-move-end =
    { $you ->
        [yes] You end your turn.
       *[no] { $player } ends their turn.
    }
tournament-move-withdraw =
    { $you ->
        [yes] You withdraw.
       *[no] { $player } withdraws.
    }
tournament-move-return =
    { $you ->
        [yes] You return { $token }.
       *[no] { $player } returns { $token }.
    }
tournament-move-take =
    { $you ->
        [yes] You take { $token }.
       *[no] { $player } takes { $token }.
    }

## What a player can do: buttons and lists of moves

tournament-do-open = Start a { $colour } tournament with { $card }
tournament-do-play = Play { $card }
tournament-do-unhorse = Play { tournament-card-unhorse }: { $colour }
tournament-do-change-weapon = Play { tournament-card-change-weapon }: { $colour }
tournament-do-drop-weapon = Play { tournament-card-drop-weapon }
tournament-do-break-lance = Play { tournament-card-break-lance } against { $target }
tournament-do-riposte = Play { tournament-card-riposte } against { $target }
tournament-do-dodge = { tournament-card-dodge } against { $target }: discard { $choice }
tournament-do-retreat = Play { tournament-card-retreat }: take back { $choice }
tournament-do-knock-down = Play { tournament-card-knock-down } against { $target }
tournament-do-outmaneuver = Play { tournament-card-outmaneuver }
tournament-do-charge = Play { tournament-card-charge }
tournament-do-countercharge = Play { tournament-card-countercharge }
tournament-do-disgrace = Play { tournament-card-disgrace }
tournament-do-adapt = Play { tournament-card-adapt }
tournament-do-outwit = { tournament-card-outwit } against { $target }: give { $mine }, take { $theirs }
tournament-do-shield = Play { tournament-card-shield }
tournament-do-stunned = Play { tournament-card-stunned } against { $target }
tournament-do-ivanhoe = Play { tournament-card-ivanhoe }
tournament-do-pass = Let it happen
tournament-do-keep = Keep { $choice }
tournament-do-end = End turn
tournament-do-withdraw = Withdraw
tournament-do-return = Return { $token }
tournament-do-take = Take { $token }

## What the game waits for

tournament-phase-open =
    { $you ->
        [yes] Start the tournament: choose a colour and play a card.
       *[no] { $player } starts the tournament.
    }
tournament-phase-turn =
    { $you ->
        [yes] It’s your turn: play cards, then end your turn or withdraw.
       *[no] It’s { $player }’s turn.
    }
tournament-phase-react =
    { $asked ->
        [yes] { $player } plays { $card-name }. Cancel it with { tournament-card-ivanhoe } or let it happen.
       *[no] { $player } plays { $card-name }. It can still be cancelled.
    }
tournament-phase-adapt =
    { $you ->
        [yes] Choose which { $value } to keep.
       *[no] { $player } chooses which { $value } to keep.
    }
tournament-phase-return =
    { $you ->
        [yes] Choose the token to give up for your Maiden.
       *[no] { $player } chooses the token to give up for the Maiden.
    }
tournament-phase-take =
    { $you ->
        [yes] Choose your token: after purple you may take any colour.
       *[no] { $player } chooses a token.
    }
tournament-phase-over =
    { $you ->
        [yes] The game is over. You have won.
       *[no] The game is over. { $player } has won.
    }

## Why a move is not possible

tournament-reason-may-not-cancel = Only the other players still in can play { tournament-card-ivanhoe }.
tournament-reason-nothing-to-cancel = There is no action card to cancel now.
tournament-reason-not-asked = It’s not your decision now.
tournament-reason-window-is-open = The action card must be dealt with first.
tournament-reason-keep-another = { tournament-card-adapt }: keep one of your cards with value { $value }.
tournament-reason-nothing-to-keep = There’s no card to choose now.
tournament-reason-no-token-to-return = You can’t return that token now.
tournament-reason-no-token-to-take = You can’t take that token now.
tournament-reason-already-open = The tournament has already started.
tournament-reason-open-first = Start the tournament first: choose a colour and play a card.
tournament-reason-withdraw-after-opening = You can withdraw after your opening card.
tournament-reason-action-after-opening = You can play action cards after your opening card.
tournament-reason-purple-after-purple = The last tournament ended in purple. This one must be another colour.
tournament-reason-colour-after-itself = The last tournament ended in { $colour }. This one must be another colour.
tournament-reason-does-not-open = You can’t start a { $colour } tournament with { $card-name }.
tournament-reason-nothing-played = To stay in, play at least one card this turn.
tournament-reason-total-too-low = Your total of { $total } is not enough: the highest is { $highest }.
tournament-reason-does-not-fit = { $card-name } doesn’t fit: this tournament is { $colour }.
tournament-reason-is-stunned = { tournament-card-stunned }: you may add only one card per turn.
tournament-reason-second-maiden =
    { $you ->
        [yes] You may have only one Maiden in your display.
       *[no] { $player } may have only one Maiden in the display.
    }
tournament-reason-unhorse = { tournament-card-unhorse } changes purple to red, blue or yellow.
tournament-reason-change-weapon = { tournament-card-change-weapon } changes red, blue or yellow to another of these three.
tournament-reason-drop-weapon = { tournament-card-drop-weapon } changes red, blue or yellow to green.
tournament-reason-no-opponent =
    { $you ->
        [yes] Choose an opponent who is still in.
       *[no] { $player } is not an opponent in this tournament.
    }
tournament-reason-nothing-to-dodge = There’s no card at that place.
tournament-reason-nothing-to-retreat = There’s no card at that place in your display.
tournament-reason-nothing-to-swap = One of the two cards is no longer there.
tournament-reason-shielded =
    { $you ->
        [yes] A Shield guards your display.
       *[no] A Shield guards { $player }’s display.
    }
tournament-reason-shielded-from-outwit =
    { $you ->
        [yes] You have a Shield: only Shield and Stunned can be taken.
       *[no] { $player } has a Shield: only Shield and Stunned can be taken.
    }
tournament-reason-would-empty =
    { $you ->
        [yes] That would leave your display empty.
       *[no] That would leave { $player }’s display empty.
    }
tournament-reason-changes-nothing = { $card-name } would have no effect now.
tournament-reason-not-in-hand = { $card-name } is not in your hand.

## Card reference

tournament-effect-colour-card = Fits a tournament of its colour and adds its value to your total. In a green tournament every card counts 1.
    .rule = T5.1
tournament-effect-squire = Fits every colour and adds its value. You may have any number of Squires.
    .rule = T5.1
tournament-effect-maiden = Fits every colour and adds 6. Only one in a display; withdrawing with her costs a token.
    .rule = T6.3
tournament-effect-unhorse = Changes a purple tournament to red, blue or yellow, your choice.
    .rule = T8.1
tournament-effect-change-weapon = Changes red, blue or yellow to another of these three, your choice.
    .rule = T8.2
tournament-effect-drop-weapon = Changes red, blue or yellow to green: every card then counts 1.
    .rule = T8.3
tournament-effect-break-lance = One opponent discards all purple cards from their display (one card always stays).
    .rule = T9.1
tournament-effect-riposte = Take the newest card of an opponent’s display and add it to yours.
    .rule = T9.2
tournament-effect-dodge = Discard any one card from an opponent’s display.
    .rule = T9.3
tournament-effect-retreat = Take any one card from your display back into your hand.
    .rule = T9.4
tournament-effect-knock-down = Take one card at random from an opponent’s hand. Only the two of you see it.
    .rule = T9.5
tournament-effect-outmaneuver = Every opponent discards the newest card of their display.
    .rule = T9.6
tournament-effect-charge = Find the lowest value on the table: everyone discards all their cards of that value (but keeps at least one card).
    .rule = T9.7
tournament-effect-countercharge = Find the highest value on the table: everyone discards all their cards of that value (but keeps at least one card).
    .rule = T9.8
tournament-effect-disgrace = Everyone discards all their supporters (but keeps at least one card).
    .rule = T9.9
tournament-effect-adapt = Everyone keeps one card of each value, of their choice, and discards the others.
    .rule = T9.10
tournament-effect-outwit = Give an opponent one of your face-up cards and take one of theirs. Shield and Stunned may be swapped too.
    .rule = T9.11
tournament-effect-shield = Stays in front of you. While it does, opponents’ action cards don’t affect your display.
    .rule = T10.1
tournament-effect-stunned = Stays in front of an opponent, who may add only one card to their display each turn.
    .rule = T10.5
tournament-effect-ivanhoe = Cancels an action card that another player has just played. You may play it out of turn while you are in.
    .rule = T11.1

## Whom an action card touches

tournament-scope-one = One opponent
tournament-scope-all = Every display
tournament-scope-self = You
tournament-scope-colour = The colour
tournament-scope-cancel = Cancels a card

## House rules

tournament-option-ties = Equal totals
    .rule = T12.1
tournament-option-ties-explained = Is a total that equals the highest enough to stay in?
tournament-option-ties-strict = Must be higher
tournament-option-ties-strict-explained = To stay in, your total must be higher than every other.
tournament-option-ties-ties-stay = Equal is enough
tournament-option-ties-ties-stay-explained = To stay in, your total may equal the highest.
tournament-option-repeat = No repeat of
    .rule = T12.2
tournament-option-repeat-explained = Which colour may not be chosen twice in a row?
tournament-option-repeat-purple-only = Purple
tournament-option-repeat-purple-only-explained = After a tournament that ended in purple, purple may not be chosen.
tournament-option-repeat-camelot = Any colour
tournament-option-repeat-camelot-explained = The colour in which the last tournament ended may not be chosen, as in Camelot, the French edition of 2002.
tournament-option-discard = Discard pile
    .rule = T12.3
tournament-option-discard-explained = How much of the discard pile is shown?
tournament-option-discard-top-only = Top card
tournament-option-discard-top-only-explained = Everyone sees the top card and how many lie below.
tournament-option-discard-open = All of it
tournament-option-discard-open-explained = Everyone may look through the whole pile.
