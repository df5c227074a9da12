-- The tour of the prompt, step by step: the text, a paragraph a line, and the
-- line that it proposes. The last step proposes none.

return {
  number = "Tour, {n} of {of}.",
  line = "Enter types: {line}",
  waits = "(The tour waits at step {n}: Enter goes on, tour off ends it.)",
  off = "The tour is over; tour begins it again.",
  which = "The tour has steps 1 to {of}: tour 3, or tour off.",

  steps = {
    { say = { "Welcome. In ten minutes you will deal cards, ask the rules "
      .. "about them, change a game while it is played, and see how a lesson "
      .. "is made of it. At each step Enter alone types the line that is "
      .. "proposed; you can type anything else in between.",
      "First some cards. The same seed deals the same cards on every "
      .. "machine, so a whole class can look at the same hands." },
      line = 'deal("whist", { seed = 2 })' },
    { say = { "All hands are open here, each sorted as players hold it; the "
      .. "star marks who is to act. What may that player do?" },
      line = "moves" },
    { say = { "Now a card is played, by its name; letters for suits are "
      .. "C D H S." },
      line = 'play "kc"' },
    { say = { "Seat 3 is next, and clubs were led. What if a pupil wants to "
      .. "play the ace of hearts? Ask why." },
      line = 'why "ah"' },
    { say = { "That is the rule's name, its sentence with the cards of this "
      .. "hand in it, the line of the file where it stands, and what would "
      .. "be allowed. The rules are a file that you can read:" },
      line = "??deal" },
    { say = { "One question mark tells what a word means, two show where it "
      .. "is made. What would a good player do here?" },
      line = "hint" },
    { say = { "Suppose it is not so simple. From here, try two lines of "
      .. "play: this one gets a name." },
      line = "branch low" },
    { say = { "Seat 3 plays low, and bots finish the round." },
      line = 'play "3c"' },
    { say = { "Bots of two kinds come with the program: random, which "
      .. "is quick, and search, which plays to win." },
      line = "finish random" },
    { say = { "Back to the other line, where the ace is played." },
      line = "switch 1" },
    { say = { "The same bots, the same cards, another decision." },
      line = 'play "ac"' },
    { say = { "And to the end of the round with it." },
      line = "finish random" },
    { say = { "Here they are side by side: where they part, and how each "
      .. "came out." },
      line = "branches" },
    { say = { "A position of your own: in this deal, seat 1 shall hold the "
      .. "ace of spades. The moves so far are made again, as far as they "
      .. "still hold." },
      line = "goto round 1" },
    { say = { "give says who is to have which card; swap and fix change a "
      .. "deal, too." },
      line = "give 1 AS" },
    { say = { "Rules change as easily. Here trumps go round instead of being "
      .. "turned up; set alone lists all options." },
      line = "set trump=rotate" },
    { say = { "A question without a match: three cards lie on the table and "
      .. "diamonds are trumps. Which of four cards wins?" },
      line = 'winner("whist", { trump = "D" }, "10C KC 3D JC")' },
    { say = { "The same for other games: what is a grand worth, with two "
      .. "jacks, in Skat?" },
      line = 'value("skat", { contract = "grand", cards = "JC JS", '
        .. 'points = 70 })' },
    { say = { "The rulebook is printed from the file that runs, so it is "
      .. "never out of date; tenace rules whist --html makes a page to hand "
      .. "out." },
      line = "rules whist" },
    { say = { "How long is a match? A thousand of them take a moment." },
      line = 'simulate("whist", { games = 1000, seed = 1 })' },
    { say = { "That is the tour. tenace new my_whist --of whist makes a house "
      .. "rule to start from, tenace check looks it over, tenace compare "
      .. "plays it against the game it changes, and tenace teach makes "
      .. "lessons of it. save FILE keeps what was typed here as a script; "
      .. "help lists all words." } },
  },
}
