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
      .. "hand, its line in the rules file, and the moves that are allowed. "
      .. "You can read the rules file. This shows the step that deals:" },
      line = "??deal" },
    { say = { "One question mark tells what a word means, two show the lines "
      .. "that make it. What would a good player do here?" },
      line = "hint" },
    { say = { "Perhaps another card is better. Try two lines of play from "
      .. "here. This one gets a name." },
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
    { say = { "Bots finish this round, too." },
      line = "finish random" },
    { say = { "Here they are side by side: where they differ first, and how "
      .. "each ended." },
      line = "branches" },
    { say = { "Now make a position of your own: go back to the beginning of "
      .. "the round, and give seat 1 the ace of spades." },
      line = "goto round 1" },
    { say = { "give says who gets which card; swap and fix change a deal, "
      .. "too. Moves that are still allowed are made again." },
      line = "give 1 AS" },
    { say = { "Rules change as easily. Here trumps go round, and no card is "
      .. "turned up; set alone lists all options." },
      line = "set trump=rotate" },
    { say = { "You can ask without a match. Diamonds are trumps, and four "
      .. "cards are on the table. Which of them wins?" },
      line = 'winner("whist", { trump = "D" }, "10C KC 3D JC")' },
    { say = { "Other games have such questions, too: in Skat, what is a grand "
      .. "with two jacks worth?" },
      line = 'value("skat", { contract = "grand", cards = "JC JS", '
        .. 'points = 70 })' },
    { say = { "The rulebook is made from the file that runs, so it is never "
      .. "out of date; tenace rules whist --html FILE makes a page to hand "
      .. "out." },
      line = "rules whist" },
    { say = { "How long is a match? A thousand of them take a moment." },
      line = 'simulate("whist", { games = 1000, seed = 1 })' },
    { say = { "That is the tour. tenace new my_whist --of whist makes a house "
      .. "rule to start from, tenace check looks it over, tenace compare "
      .. "plays it against the game it changes, and tenace teach makes "
      .. "lessons of it. save FILE keeps what was typed here as a script; "
      .. "help library lists all words." } },
  },
}
