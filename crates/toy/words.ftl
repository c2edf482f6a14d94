# The words of High card. `locales/README.md` says what messages are called and given.

toy-name = High card
toy-teaser = A game for tests, in a minute.
toy-about = Each player plays a card, the highest takes them all, and most cards win.
first-toy = Take the most cards.
    .more = The highest card takes what was played.

toy-phase = { $you ->
    [yes] Play a card.
   *[no] It is { $player }’s turn.
}
toy-move-play = { $you ->
    [yes] You play { $what }.
   *[no] { $player } plays { $what }.
}
toy-do-play = Play { $what }
toy-over = The game is over.
toy-event-dealt = The cards are dealt.
toy-event-led = { $you ->
    [yes] You lead.
   *[no] { $player } leads.
}
toy-event-taken = { $you ->
    [yes] You take the cards.
   *[no] { $player } takes the cards.
}
toy-reason-not-to-play = You cannot play { $card } now.

toy-option-lowest = Lowest card wins
    .rule = X2.2
toy-option-lowest-false = No
toy-option-lowest-true = Yes
toy-option-lowest-false-explained = The highest card takes what was played.
toy-option-lowest-true-explained = The lowest card takes what was played.
