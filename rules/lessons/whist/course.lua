-- A course of Whist for people who have never played for tricks. Each lesson
-- is one of 45 minutes: read the text together (5), lay four hands open and
-- play two tricks (10), answer the questions (15), play a round at the tables
-- (15).

return course "Whist in ten lessons" {
  of   = "whist",
  text = "You have never played for tricks? After ten lessons you count "
    .. "trumps.",

  lessons = {
    {
      name = "tricks", title = "A trick has a winner",
      text = "Each of the four plays one card: that is a trick. The highest "
        .. "card of the suit led wins it, but any trump beats it. Who wins a "
        .. "trick leads to the next one.",
      examples = {
        "the highest card of the suit led wins",
        "a trump beats the suit led",
        "the highest trump wins",
      },
      ask = "trick 3",
    },
    {
      name = "rank", title = "Ace high, trump higher",
      text = "Aces are the highest cards and twos the lowest. The lowest "
        .. "trump is still above every ace of another suit.",
      ask = "rank 5",
    },
    {
      name = "follow_suit", title = "Follow suit",
      text = "You may lead what you like. To every other card there is one "
        .. "duty: who holds a card of the suit led must play one.",
      examples = {
        "the only club must be played",
        "without a club any card may be played",
        "only the suit led binds",
      },
      ask = "follow_suit 3",
    },
    {
      name = "score", title = "From the seventh trick on",
      text = "You and your partner win tricks together. Six of the thirteen "
        .. "count nothing; each further one is a point. The first side with "
        .. "five points has won.",
      examples = {
        "seven tricks are one point",
        "the first side with five points has won",
      },
      ask = "count 3",
    },
    {
      name = "voids", title = "Who has none left?",
      text = "Who does not follow suit has no card of it left. Everybody has "
        .. "seen it. Remember it: such a player can trump that suit.",
      ask = "voids 5",
    },
    {
      name = "trumps", title = "Count the trumps",
      text = "There are thirteen trumps. Count yours, count those that are "
        .. "played: the rest is out. When none is out, your high cards are "
        .. "safe.",
      ask = "trumps_out 5",
    },
    {
      name = "suits", title = "Count a suit",
      text = "What you can do with trumps, you can do with any suit. Begin "
        .. "with the suit in which you hold most cards.",
      ask = "suit_out 5",
    },
    {
      name = "masters", title = "Your sure tricks",
      text = "When ace and king are played, the queen is the highest card of "
        .. "her suit. Who counts knows such cards before the others do.",
      ask = "highest 5",
    },
    {
      name = "finesse", title = "The finesse",
      lesson = "finesse",
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
