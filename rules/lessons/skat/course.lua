-- A course of Skat for three at a table. Each lesson is one of 45 minutes:
-- read the text together (5), lay three hands open (10), answer the questions
-- (15), play two deals at the tables (15). Bidding comes after play: it needs
-- to know it.

return course "Skat in ten lessons" {
  of   = "skat",
  text = "One plays against two. First the cards, then the play, then the "
    .. "bidding.",

  lessons = {
    {
      name = "rank", title = "Jacks above all",
      text = "In a suit game the four jacks are the highest trumps: clubs, "
        .. "spades, hearts, diamonds. Then comes the trump suit. The ten "
        .. "stands directly below the ace. In a grand only the jacks are "
        .. "trumps, in a null game there are none: then the ten stands below "
        .. "the jack.",
      ask = "rank 6",
    },
    {
      name = "tricks", title = "Who wins the trick?",
      text = "The highest card of the suit led wins, unless somebody trumps. "
        .. "In a null game there are no trumps, and the ten stands below the "
        .. "jack.",
      examples = {
        "the ten stands above the king",
        "in a null game the ten loses to the jack",
      },
      ask = "trick 4",
    },
    {
      name = "follow_suit", title = "Follow suit",
      text = "Who holds a card of the suit led must play one. Who has none "
        .. "may trump or throw away what is of no use.",
      ask = "follow_suit 5",
    },
    {
      name = "jacks", title = "A jack is never a card of its suit",
      text = "Most mistakes of beginners are made with jacks. The jack of "
        .. "hearts does not follow hearts, but it must follow when trumps "
        .. "are led.",
      examples = {
        "a jack is a trump and never a card of its suit",
        "the only trump must follow a jack",
      },
      ask = "hard 4",
    },
    {
      name = "points", title = "Count the points",
      text = "Aces count 11, tens 10, kings 4, queens 3, jacks 2. All cards "
        .. "together are 120. The declarer needs 61 of them.",
      ask = "points 5",
    },
    {
      name = "value", title = "What a game is worth",
      text = "Take the base value of your game. Count the jacks from the top "
        .. "in a row, those you have or those you lack, and one more for the "
        .. "game. Multiply both.",
      examples = {
        "against one is game two",
        "a game that is lost counts twice",
        "an overbid game is lost, whatever was taken",
      },
      ask = "count 3",
    },
    {
      name = "what_may_i_bid", title = "What may I bid?",
      lesson = "what_may_i_bid",
    },
    {
      name = "naming", title = "Bid, and name the game",
      text = "Now you know what your hand is worth. What may be said at this "
        .. "moment, and what not any more? A game must be worth what was "
        .. "bid.",
      ask = "say 5",
    },
    {
      name = "counting", title = "Count trumps and suits",
      text = "Eleven cards are trumps in a suit game. Count those that are "
        .. "played, and remember who has not followed. Then you know what "
        .. "the others hold.",
      ask = "trumps_out 3, voids 3",
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
