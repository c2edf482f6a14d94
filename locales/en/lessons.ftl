# The lessons in English. Conventions: locales/README.md.

lessons-explained = Six lessons, about two minutes. The table and its rules are real; nothing here counts.
lessons-leave = Go straight to a game
lessons-of = Lessons: { $game }
lesson-of = Lesson { $number } of { $count }
lesson-skip = Skip
lesson-end = End the lessons
lesson-next = Next lesson
lesson-play = Play against Pages
lesson-done = Done.
lesson-means = This is what the lesson is about.
lesson-other = That is possible too, but this lesson shows something else.
lesson-on = Good. Now play on to the end.
lesson-lost = This game is lost. Try it again, or go on.

## The Tournament

lesson-tournament-1-title = Follow the colour
lesson-tournament-1-say = Every tournament has a colour. This one is red, so only red cards fit.
lesson-tournament-1-do = Play your Red 4.
lesson-tournament-1-done = 4 beats { $rival }’s 3. When you end your turn, your total must be the highest.
lesson-tournament-1-wrong-1 = { $card } does not fit. Look for the sword.
lesson-tournament-1-wrong-2 = Not yet. You can beat 3.
lesson-tournament-1-wrong-3 = Play a card first.

lesson-tournament-2-title = More, or withdraw
lesson-tournament-2-say = You need 10 to stay in. With every card that fits you reach only 8.
lesson-tournament-2-do = Withdraw and keep your hand.
lesson-tournament-2-done = { $rival } wins the red token. You kept four cards for the next tournament.
lesson-tournament-2-wrong-1 = Still short of 10: { $card } would be lost. It is back in your hand.
lesson-tournament-2-wrong-2 = { $card } does not fit. This tournament is red.
lesson-tournament-2-wrong-3 = 7 short. You may end a turn only with the highest total.

lesson-tournament-3-title = Squires and the Maiden
lesson-tournament-3-say = Squires and Maidens fit every colour. If you withdraw with a Maiden, you lose a token.
lesson-tournament-3-do = Play the Maiden.
lesson-tournament-3-done = 2 and 6 make 8: one more than { $rival }. A display holds only one Maiden.
lesson-tournament-3-wrong-1 = That makes 5. You need 8. The Squire is back in your hand.
lesson-tournament-3-wrong-2 = { $card } does not fit. This tournament is yellow.
lesson-tournament-3-wrong-3 = Not yet. You can reach 8.
lesson-tournament-3-wrong-4 = 6 short. Play a card first.

lesson-tournament-4-title = An action card
lesson-tournament-4-say = Black cards are actions. Riposte takes the newest card of an opponent’s display.
lesson-tournament-4-do = Play Riposte on { $rival }.
lesson-tournament-4-done = The 5 is yours: 9 against 3. Hold any card down to read what it does.
lesson-tournament-4-wrong-1 = { $card } does not fit. This tournament is red.
lesson-tournament-4-wrong-2 = Not yet. Riposte can still win this.
lesson-tournament-4-wrong-3 = 5 short. Play Riposte first.

lesson-tournament-5-title = Ivanhoe’s moment
lesson-tournament-5-say = { $rival }’s card would cost you both Squires. Ivanhoe cancels any action card, even when it is not your turn.
lesson-tournament-5-do = Play Ivanhoe.
lesson-tournament-5-done = Disgrace is cancelled. You still lead, 13 to 9. There is only one Ivanhoe.
lesson-tournament-5-wrong-1 = You would fall to 7, and { $rival } would lead.

lesson-tournament-6-title = Five tokens
lesson-tournament-6-say = Win one token of each colour and you win the game. You lack only green, where every card counts 1.
lesson-tournament-6-do = Start a green tournament, then play on.
lesson-tournament-6-done = All five colours: the game is yours. With four or five players, four are enough.
lesson-tournament-6-wrong-1 = You have that colour already. You would win no second token of it.

## The Castles

lesson-castles-1-title = What a card is
lesson-castles-1-say = Each soldier has a coat of arms and a type. Cards that share one of them fight together.
lesson-castles-1-do = Keep the lion archer.
lesson-castles-1-done = Three lions: an army. Ivanhoe and Locksley fit every army.
lesson-castles-1-wrong-1 = The boar rider shares nothing with your cards. Keep the third lion.

lesson-castles-2-title = Keep and barter
lesson-castles-2-say = The other card is up for barter. { $rival } and { $other } each offer you one card for it.
lesson-castles-2-do = Take { $other }’s lion rider.
lesson-castles-2-done = Four lions. { $other } has the boar rider; a card that nobody takes is lost.
lesson-castles-2-wrong-1 = A stag archer goes with only one of your cards. The lion goes with all.
lesson-castles-2-wrong-2 = Then your card is lost and you get nothing.

lesson-castles-3-title = Muster an army
lesson-castles-3-say = An army needs more cards than the garrison, all of one type or one coat of arms.
lesson-castles-3-do = Add the third lion, then strike.
lesson-castles-3-done = Ashby falls. Your lions stay there; the two stags come to your hand.
lesson-castles-3-wrong-1 = The eagle rider is no lion. An army needs something in common.
lesson-castles-3-wrong-2 = One card short. Two cards do not beat two.

lesson-castles-4-title = Banners and tracks
lesson-castles-4-say = The banner furthest along controls the castle. After an attack you may move all banners there one square.
lesson-castles-4-do = Advance all banners.
lesson-castles-4-done = { $rival }’s banner falls into the oubliette: your prisoner. Yours now leads: Ashby is yours.
lesson-castles-4-wrong-1 = Then { $rival } keeps Ashby. That banner stands ahead of yours.

lesson-castles-5-title = Prisoners and trades
lesson-castles-5-say = A prisoner scores nothing, but its lord may pay for it. { $rival } offers two stags.
lesson-castles-5-do = Accept.
lesson-castles-5-done = You have four stags now, and { $rival } has the banner back. You may propose trades too.
lesson-castles-5-wrong-1 = You can, but a prisoner brings no points. Two matching cards are worth more.

lesson-castles-6-title = Points and the end
lesson-castles-6-say = The deck is empty. When everyone passes in a row, each castle pays whoever controls it.
lesson-castles-6-do = Take Torquilstone, worth 10.
lesson-castles-6-done = You win with 21 points. Prisoners and cards in hand count nothing.
lesson-castles-6-wrong-1 = { $rival } would win, 14 to 11. You can still take Torquilstone.
lesson-castles-6-wrong-2 = { $rival }’s banner would still be ahead there. Look at Torquilstone.
lesson-castles-6-wrong-3 = Rotherwood is yours already. Look at Torquilstone.
lesson-castles-6-wrong-4 = York needs four cards. Look at Torquilstone.
lesson-castles-6-wrong-5 = Then { $other }’s banner stays ahead of yours. Advance all banners.
