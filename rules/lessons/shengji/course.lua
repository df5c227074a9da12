-- A course of Shengji for four at a table, with two packs. Each lesson is one
-- of 45 minutes: read the text together (5), lay four hands open (10), answer
-- the questions (15), play a round at the tables (15).

return course "Shengji in ten lessons" {
  of   = "shengji",
  text = "Pairs, tractors, levels: one thing at a time.",

  lessons = {
    {
      name = "tricks", title = "Who wins the trick?",
      text = "A player leads one card, a pair or more. The others answer "
        .. "with as many. The highest play of the same kind wins, and trumps "
        .. "beat the other suits.",
      examples = { "a pair of trumps kills a pair" },
      ask = "trick 4",
    },
    {
      name = "rank", title = "Level cards and jokers",
      text = "Jokers are the highest trumps. Then come the level cards, the "
        .. "one of the trump suit first. All of them are trumps, whatever "
        .. "suit is printed on them.",
      ask = "rank 6",
    },
    {
      name = "declare", title = "Declare trumps",
      text = "While you draw, you may show a level card: its suit is trump. "
        .. "Two equal ones beat one. You can only show what you hold.",
      ask = "say 4",
    },
    {
      name = "follow", title = "What must follow?",
      text = "Answer with the suit that was led, and with the same kind if "
        .. "you have it. Only without that suit are you free.",
      examples = {
        "a pair must be answered with a pair",
        "without a pair two cards of the suit are played",
      },
      ask = "play 4",
    },
    {
      name = "pairs", title = "Answering a pair",
      lesson = "pairs",
    },
    {
      name = "tractors", title = "Tractors",
      text = "Two or more pairs in a row are a tractor. It is answered with "
        .. "a tractor, or else with as many pairs as you have.",
      examples = { "a tractor must be answered with a tractor" },
      ask = "play 3",
    },
    {
      name = "points", title = "Count the points",
      text = "Fives count 5, tens and kings 10: there are 200 points in two "
        .. "packs. The attackers need 80 of them.",
      ask = "points 5",
    },
    {
      name = "levels", title = "Who rises?",
      text = "With 80 points the attackers become the dealers. With less, "
        .. "the dealers rise: one level, two if it was less than 40, three "
        .. "if it was nothing.",
      examples = {
        "75 points of 80 leave the dealers a level",
        "80 points change the dealers",
        "the last trick doubles the hole cards: 40 and 2 × 20",
        "a level that must be played holds the attackers",
      },
      ask = "points 2",
    },
    {
      name = "voids", title = "Who has none left?",
      text = "Who does not follow suit has no card of it left. Everybody has "
        .. "seen it. Such a player can trump your pair of aces.",
      ask = "voids 5",
    },
    {
      name = "counting", title = "Count the trumps",
      text = "Count the trumps that are played, jokers and level cards too. "
        .. "Then look which of your cards nobody can beat any more.",
      ask = "trumps_out 3, highest 3",
    },
  },
}
