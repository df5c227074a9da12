-- A course of Bid Whist for people who know what a trick is. Each lesson is
-- one of 45 minutes: read the text together (5), lay four hands open (10),
-- answer the questions (15), play a round at the tables (15).

return course "Bid Whist in ten lessons" {
  of   = "bid_whist",
  text = "First the tricks, then the bids, then how good players count.",

  lessons = {
    {
      name = "tricks", title = "A trick has a winner",
      text = "Each of the four plays one card, and the highest card of the "
        .. "suit led wins, unless somebody has played a trump. Uptown the "
        .. "king beats the queen. Downtown it is the other way round.",
      examples = {
        "downtown the low cards are high",
        "without trump the jokers win nothing",
      },
      ask = "trick 3",
    },
    {
      name = "up_and_down", title = "Uptown and downtown",
      text = "Uptown high cards win, downtown low ones. Aces are high both "
        .. "ways. The two jokers are the highest trumps.",
      ask = "rank 6",
    },
    {
      name = "follow_suit", title = "Follow suit",
      text = "Who holds a card of the suit led must play one. If trumps are "
        .. "led, a joker is one of them.",
      examples = { "the king of trumps had to follow" },
      ask = "follow_suit 4",
    },
    {
      name = "jokers", title = "Jokers belong to trumps",
      text = "A joker has no suit of its own: it follows trumps, and nothing "
        .. "else. Without a trump suit it wins nothing.",
      examples = { "without trump only who cannot follow may throw a joker" },
      ask = "hard 4",
    },
    {
      name = "bids", title = "What may be bid?",
      text = "A bid is a number of tricks above six, and a way to play. Of "
        .. "equal numbers downtown beats uptown, and no trump beats both. "
        .. "Otherwise the greater number is higher.",
      examples = { "if the first three pass, the dealer must bid" },
      ask = "say 4",
    },
    {
      name = "downtown", title = "Downtown",
      lesson = "downtown",
    },
    {
      name = "score", title = "Bid and made",
      text = "Who bids four promises ten tricks, and the kitty is the first "
        .. "of them. If you make your bid, every trick above six counts. If "
        .. "not, you lose what is missing.",
      examples = {
        "bid four, ten tricks: the kitty and ten played make five points",
        "the kitty and eight played are one short",
      },
      ask = "count 3",
    },
    {
      name = "voids", title = "Who has none left?",
      text = "Who does not follow suit has no card of it left. Everybody has "
        .. "seen it. Lead such a suit, and your partner can trump it.",
      ask = "voids 5",
    },
    {
      name = "counting", title = "Count the trumps",
      text = "Count your trumps and those that are played, jokers too: the "
        .. "rest is out. Then look which of your cards nobody can beat any "
        .. "more.",
      ask = "trumps_out 3, highest 3",
    },
    {
      name = "best_card", title = "Think before you play",
      text = "Now you know the rules and can count. In this position more "
        .. "than one card is allowed, and the obvious one is wrong. Take "
        .. "your time.",
      lesson = "best_card",
    },
  },
}
