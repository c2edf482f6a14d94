# The Castles in English. Conventions: locales/README.md.

## The game

castles-name = The Castles
castles-about = Francis Pacherie’s game (2001) for 3 to 6 players: trade soldiers, storm castles, and control the most valuable ones at the end.
castles-scores = Points: { $scores }

## Soldiers: the name, the card as object of a sentence, the label for screen readers

castles-card-fl = Lion footman
    .one = a lion footman
    .label = Footman, lion
castles-card-fs = Stag footman
    .one = a stag footman
    .label = Footman, stag
castles-card-fb = Boar footman
    .one = a boar footman
    .label = Footman, boar
castles-card-fe = Eagle footman
    .one = an eagle footman
    .label = Footman, eagle
castles-card-al = Lion archer
    .one = a lion archer
    .label = Archer, lion
castles-card-as = Stag archer
    .one = a stag archer
    .label = Archer, stag
castles-card-ab = Boar archer
    .one = a boar archer
    .label = Archer, boar
castles-card-ae = Eagle archer
    .one = an eagle archer
    .label = Archer, eagle
castles-card-cl = Lion crossbowman
    .one = a lion crossbowman
    .label = Crossbowman, lion
castles-card-cs = Stag crossbowman
    .one = a stag crossbowman
    .label = Crossbowman, stag
castles-card-cb = Boar crossbowman
    .one = a boar crossbowman
    .label = Crossbowman, boar
castles-card-ce = Eagle crossbowman
    .one = an eagle crossbowman
    .label = Crossbowman, eagle
castles-card-rl = Lion rider
    .one = a lion rider
    .label = Rider, lion
castles-card-rs = Stag rider
    .one = a stag rider
    .label = Rider, stag
castles-card-rb = Boar rider
    .one = a boar rider
    .label = Rider, boar
castles-card-re = Eagle rider
    .one = an eagle rider
    .label = Rider, eagle
castles-card-ivanhoe = Ivanhoe
    .one = Ivanhoe
    .label = Ivanhoe, fits any army
castles-card-locksley = Locksley
    .one = Locksley
    .label = Locksley, fits any army

## Types and arms

castles-type-footman = Footman
    .short = Footman
castles-type-archer = Archer
    .short = Archer
castles-type-crossbowman = Crossbowman
    .short = Crossbow
castles-type-rider = Rider
    .short = Rider
castles-wild = Any
castles-arms-lion = Lion
castles-arms-stag = Stag
castles-arms-boar = Boar
castles-arms-eagle = Eagle

## Castles and lords

castles-castle-rotherwood = Rotherwood
castles-castle-ashby = Ashby
castles-castle-coningsburgh = Coningsburgh
castles-castle-york = York
castles-castle-torquilstone = Torquilstone
castles-lord-cedric = Cedric
    .label = Cedric, wheatsheaf
castles-lord-athelstane = Athelstane
    .label = Athelstane, crown
castles-lord-front-de-boeuf = Front-de-Boeuf
    .label = Front-de-Boeuf, bull
castles-lord-de-bracy = De Bracy
    .label = De Bracy, chevron and stars
castles-lord-malvoisin = Malvoisin
    .label = Malvoisin, serpent
castles-lord-bois-guilbert = Bois-Guilbert
    .label = Bois-Guilbert, raven

## Cards that the reader may not see, and one offer in a list

castles-times = { $count } × { $card }
castles-banner =
    { $you ->
        [yes] your banner
       *[no] { $player }’s banner
    }
castles-cards-hidden =
    { $count ->
        [one] a card
       *[other] { $count } cards
    }
castles-offer = { $card } from { $player }

## What happened

castles-event-dealt =
    { $you ->
        [yes] You deal the cards.
       *[no] { $player } deals the cards.
    }
castles-event-proposed =
    { $you ->
        [yes] You propose a trade to { $target }: { $give } for { $want }.
       *[no] { $target-you ->
                [yes] { $player } proposes a trade to you: { $give } for { $want }.
               *[no] { $player } proposes a trade to { $target }: { $give } for { $want }.
            }
    }
castles-event-turn-began =
    { $you ->
        [yes] It is your turn.
       *[no] It is { $player }’s turn.
    }
castles-event-turned =
    { $you ->
        [yes] You turn up { $cards }.
       *[no] { $player } turns up { $cards }.
    }
castles-event-last-card-taken =
    { $you ->
        [yes] You take the last card of the deck, { $card }.
       *[no] { $player } takes the last card of the deck, { $card }.
    }
castles-event-drew =
    { $you ->
        [yes] You draw { $cards }.
       *[no] { $player } draws { $cards }.
    }
castles-event-nothing-to-lay =
    { $you ->
        [yes] You have no card to put up for barter.
       *[no] { $player } has no card to put up for barter.
    }
castles-event-barter-opened =
    { $you ->
        [yes] You open a barter. The others make sealed offers.
       *[no] { $player } opens a barter. The others make sealed offers.
    }
castles-event-offers-made =
    { $you ->
        [yes] You receive { $count ->
                [one] 1 offer
               *[other] { $count } offers
            }: { $offers }.
       *[no] { $player } receives { $count ->
                [one] 1 offer
               *[other] { $count } offers
            }.
    }
castles-event-bartered =
    { $you ->
        [yes] You give { $target } { $gave } and get { $got }.
       *[no] { $target-you ->
                [yes] { $player } gives you { $gave } and gets { $got }.
               *[no] { $player } gives { $target } { $gave } and gets { $got }.
            }
    }
castles-event-open-card-lost = The open card is lost: { $card-name }.
castles-event-passed =
    { $row ->
        [0] { $you ->
                [yes] You do not attack.
               *[no] { $player } does not attack.
            }
       *[other] { $you ->
                [yes] You pass. Passes in a row: { $row }.
               *[no] { $player } passes. Passes in a row: { $row }.
            }
    }
castles-event-garrison-taken =
    { $you ->
        [yes] You pick up the garrison of { $castle }: { $cards }.
       *[no] { $player } picks up the garrison of { $castle }: { $cards }.
    }
castles-event-garrison-lost = { $castle } loses its garrison: { $cards }.
castles-event-stormed =
    { $you ->
        [yes] You storm { $castle } and leave { $cards } as its garrison.
       *[no] { $player } storms { $castle } and leaves { $cards } as its garrison.
    }
castles-event-advance-asked = The banners in { $castle } may advance.
castles-event-fell =
    { $you ->
        [yes] In { $castle }, { $banner } falls into the oubliette and goes to you.
       *[no] In { $castle }, { $banner } falls into the oubliette and goes to { $player }.
    }
castles-event-advanced = The banners in { $castle } advance one square.
castles-event-plant-asked = A banner may be planted in { $castle }.
castles-event-planted =
    { $you ->
        [yes] You plant a banner in { $castle }.
       *[no] { $player } plants a banner in { $castle }.
    }
castles-event-exchanged =
    { $you ->
        [yes] It’s a trade: you give { $target } { $give } and get { $want }.
       *[no] { $target-you ->
                [yes] It’s a trade: { $player } gives you { $give } and gets { $want }.
               *[no] It’s a trade: { $player } gives { $target } { $give } and gets { $want }.
            }
    }
castles-event-game-ended =
    { $you ->
        [yes] { $count ->
                [one] The game is over. You win.
               *[other] The game is over. You share the win with { $winners }.
            }
       *[no] { $count ->
                [one] The game is over. { $winners } wins.
               *[other] The game is over. { $winners } share the win.
            }
    }

## What somebody does

castles-move-keep =
    { $you ->
        [yes] You keep { $card }.
       *[no] { $player } keeps { $card }.
    }
castles-move-lay =
    { $you ->
        [yes] You put { $card } up for barter.
       *[no] { $player } puts { $card } up for barter.
    }
castles-move-barter =
    { $you ->
        [yes] You want to barter.
       *[no] { $player } wants to barter.
    }
castles-move-lose =
    { $you ->
        [yes] You do not barter.
       *[no] { $player } does not barter.
    }
castles-move-offer =
    { $you ->
        [yes] You offer { $card }.
       *[no] { $player } offers { $card }.
    }
castles-move-pass =
    { $you ->
        [yes] You pass.
       *[no] { $player } passes.
    }
castles-move-accept =
    { $you ->
        [yes] You accept { $target }’s offer.
       *[no] { $target-you ->
                [yes] { $player } accepts your offer.
               *[no] { $player } accepts { $target }’s offer.
            }
    }
castles-move-refuse =
    { $you ->
        [yes] You refuse all offers.
       *[no] { $player } refuses all offers.
    }
castles-move-attack =
    { $you ->
        [yes] You attack { $castle }.
       *[no] { $player } attacks { $castle }.
    }
castles-move-muster =
    { $you ->
        [yes] You muster { $card }.
       *[no] { $player } musters { $card }.
    }
castles-move-strike =
    { $you ->
        [yes] You strike.
       *[no] { $player } strikes.
    }
castles-move-advance =
    { $you ->
        [yes] You let the banners advance.
       *[no] { $player } lets the banners advance.
    }
castles-move-hold =
    { $you ->
        [yes] You leave the banners where they are.
       *[no] { $player } leaves the banners where they are.
    }
castles-move-plant =
    { $you ->
        [yes] You plant a banner.
       *[no] { $player } plants a banner.
    }
castles-move-leave =
    { $you ->
        [yes] You plant no banner.
       *[no] { $player } plants no banner.
    }
castles-move-propose =
    { $you ->
        [yes] You propose a trade to { $target }: { $give } for { $want }.
       *[no] { $target-you ->
                [yes] { $player } proposes a trade to you: { $give } for { $want }.
               *[no] { $player } proposes a trade to { $target }: { $give } for { $want }.
            }
    }
castles-move-agree =
    { $you ->
        [yes] You accept the trade.
       *[no] { $player } accepts the trade.
    }
castles-move-decline =
    { $you ->
        [yes] You decline the trade.
       *[no] { $player } declines the trade.
    }

## What a player can do: buttons and lists of moves

castles-do-keep = Keep { $card }
castles-do-lay = Put up { $card }
castles-do-barter = Barter
castles-do-lose = Do not barter
castles-do-offer = Offer { $card }
castles-do-pass = Pass
castles-do-accept = Accept { $target }’s offer
castles-do-refuse = Refuse all offers
castles-do-attack = Attack { $castle }
castles-do-muster = Muster { $card }
castles-do-strike = Strike
castles-do-advance = Advance
castles-do-hold = Leave them in place
castles-do-plant = Plant a banner
castles-do-leave = Plant no banner
castles-do-propose = Propose to { $target }: { $give } for { $want }
castles-do-agree = Accept
castles-do-decline = Decline

## What the game waits for

castles-phase-keep =
    { $you ->
        [yes] Keep one of the two cards.
       *[no] { $player } chooses a card to keep.
    }
castles-phase-lay =
    { $you ->
        [yes] Put up a card from your hand for barter.
       *[no] { $player } puts up a card for barter.
    }
castles-phase-barter =
    { $you ->
        [yes] Barter the open card, or let it go.
       *[no] { $player } decides whether to barter.
    }
castles-phase-offer =
    { $asked ->
        [yes] Offer a card for the open one, or pass.
       *[no] Sealed offers are being made.
    }
castles-phase-accept =
    { $you ->
        [yes] Accept an offer or refuse all. Offers: { $count }.
       *[no] { $player } chooses. Offers: { $count }.
    }
castles-phase-attack =
    { $you ->
        [yes] Attack a castle or pass.
       *[no] { $player } may attack a castle.
    }
castles-phase-muster =
    { $you ->
        [yes] Muster your army against { $castle }. Cards: { $count }.
       *[no] { $player } musters an army against { $castle }. Cards: { $count }.
    }
castles-phase-advance =
    { $you ->
        [yes] Advance the banners in { $castle }, or leave them in place.
       *[no] { $player } decides whether the banners in { $castle } advance.
    }
castles-phase-plant =
    { $you ->
        [yes] Plant a banner in { $castle }, or don’t.
       *[no] { $player } may plant a banner in { $castle }.
    }
castles-phase-deal =
    { $you ->
        [yes] Waiting for { $target }: { $give } for { $want }.
       *[no] { $target-you ->
                [yes] { $player } proposes a trade: you get { $give } and give { $want }. Accept or decline.
               *[no] { $player } waits for { $target }: { $give } for { $want }.
            }
    }
castles-phase-over = The game is over.

## Why a move is not possible

castles-reason-not-asked = It isn’t your decision now.
castles-reason-not-turned = { $card-name } is not one of the cards to keep now.
castles-reason-not-to-lay = { $card-name } can’t be put up for barter now.
castles-reason-nothing-open = No card is up for barter now.
castles-reason-must-barter = At this table you must always barter.
castles-reason-not-to-offer = { $card-name } can’t be offered now.
castles-reason-offer-or-pass = Make an offer or pass.
castles-reason-no-offer =
    { $you ->
        [yes] There is no offer of yours to accept now.
       *[no] There is no offer from { $player } to accept now.
    }
castles-reason-nothing-to-refuse = There is no offer to refuse now.
castles-reason-must-accept = At this table you must accept one of the offers.
castles-reason-no-attack-now = You can’t attack or pass now.
castles-reason-too-few =
    { $needed ->
        [one] { $castle } takes an army of 1 card; yours has { $found }.
       *[other] { $castle } takes an army of { $needed } cards; yours has { $found }.
    }
castles-reason-no-muster = No army is being mustered now.
castles-reason-not-to-muster = You have no other card like this in your hand: { $card-name }.
castles-reason-shares-nothing = { $card-name } has neither type nor coat of arms in common with the army.
castles-reason-cannot-win-with = With { $card-name } no army of { $needed } cards is possible.
castles-reason-no-advance = There are no banners to advance now.
castles-reason-no-planting = There is no banner to plant now.
castles-reason-no-deal-now = You can propose a trade only when a player is to keep a card, open a barter or decide on an attack.
castles-reason-already-proposed = Each player may propose one trade per turn.
castles-reason-no-partner =
    { $you ->
        [yes] A trade needs another player.
       *[no] { $player } isn’t playing here.
    }
castles-reason-no-prisoner-in-deal = One side of a trade must give a prisoner.
castles-reason-no-cards-in-deal = The other side of a trade must give at least one card.
castles-reason-same-lord = Both sides would give { $banner }.
castles-reason-no-such-prisoner =
    { $you ->
        [yes] You do not hold { $banner }.
       *[no] { $player } does not hold { $banner }.
    }
castles-reason-cards-not-held = These cards are not all in your hand.
castles-reason-more-than-the-game-has = There aren’t that many cards of one kind.
castles-reason-lacks-the-cards = You don’t have the cards asked for. You can only decline.
castles-reason-answer-the-deal = Answer the trade first.
castles-reason-no-deal-to-answer = There’s no trade to answer now.

## Reference

castles-effect-soldier = Has a type and a coat of arms. All soldiers of an army share one of the two.
    .rule = C5.1
castles-effect-ivanhoe = Fits any army.
    .rule = C5.2
castles-effect-locksley = Fits any army.
    .rule = C5.2
castles-effect-castle = At the end its points go to the player whose banner is on its highest occupied square.
    .rule = C6.7
castles-effect-garrison = Guards a castle. An army that attacks must have more cards and takes the garrison’s place.
    .rule = C6.2
castles-effect-banner = After an attack you may plant one on square 1 if that is free. Each lord has five.
    .rule = C6.5
castles-effect-advance = After an attack you may move all banners of the castle one square toward the oubliette.
    .rule = C6.4
castles-effect-oubliette = The pit behind the last square. A banner that falls in becomes the attacker’s prisoner.
    .rule = C6.6
castles-effect-prisoner = A banner of another lord. It can be traded for cards or for another prisoner.
    .rule = C7.1
castles-effect-barter = The others may each offer one card in secret for the open card. You accept one or refuse them all.
    .rule = C4.3

## House rules

castles-option-squares = Squares of a castle
    .rule = C1.3
castles-option-squares-explained = How many squares does a banner pass before the oubliette?
castles-option-squares-2 = 2
castles-option-squares-2-explained = Banners fall very soon.
castles-option-squares-3 = 3
castles-option-squares-3-explained = The usual number.
castles-option-squares-4 = 4
castles-option-squares-4-explained = Banners hold longer.
castles-option-squares-5 = 5
castles-option-squares-5-explained = Banners hold very long.
castles-option-published-hands = Starting hands
    .rule = C2.2
castles-option-published-hands-explained = How many cards is each player dealt?
castles-option-published-hands-false = Two each
castles-option-published-hands-false-explained = Everyone begins with 2 cards.
castles-option-published-hands-true = As in the 2001 edition
castles-option-published-hands-true-explained = 6 cards each with 3 or 4 players, 2 with 5, 1 with 6.
castles-option-draw-to-hand = Drawing
    .rule = C3.2
castles-option-draw-to-hand-explained = Are drawn cards turned up, or taken unseen?
castles-option-draw-to-hand-false = Turned up
castles-option-draw-to-hand-false-explained = Two cards are turned up. You keep one; the other is up for barter.
castles-option-draw-to-hand-true = Drawn unseen
castles-option-draw-to-hand-true-explained = Two cards go to your hand unseen. Then you put up any card from your hand.
castles-option-forced-barter = Barter
    .rule = C4.4
castles-option-forced-barter-explained = May a barter be refused?
castles-option-forced-barter-false = Free
castles-option-forced-barter-false-explained = You may refuse to barter, and refuse all offers.
castles-option-forced-barter-true = Required
castles-option-forced-barter-true-explained = A barter is always opened. If there are offers, you must accept one.
castles-option-arms-only = Armies
    .rule = C5.3
castles-option-arms-only-explained = What must the soldiers of an army share?
castles-option-arms-only-false = Type or coat of arms
castles-option-arms-only-false-explained = An army shares its type or its coat of arms.
castles-option-arms-only-true = Coat of arms only
castles-option-arms-only-true-explained = An army shares its coat of arms. A simpler game, good for children.
castles-option-beaten-lost = Beaten garrisons
    .rule = C6.3
castles-option-beaten-lost-explained = What becomes of a beaten garrison?
castles-option-beaten-lost-false = To the attacker
castles-option-beaten-lost-false-explained = Its cards go to the attacker’s hand.
castles-option-beaten-lost-true = Lost
castles-option-beaten-lost-true-explained = Its cards are out of the game.
castles-option-profile = Edition
castles-option-profile-explained = Sets hands, drawing, barter and garrisons at once.
castles-option-profile-original = Original
castles-option-profile-original-explained = The author’s own rule.
castles-option-profile-published = Published
castles-option-profile-published-explained = As in the edition of 2001, as far as we know it.
