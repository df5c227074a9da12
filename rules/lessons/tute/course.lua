-- A course of Tute for four at a table. Each lesson is one of 45 minutes: read
-- the text together (5), lay four hands open (10), answer the questions (15),
-- play a round at the tables (15). The duties come one by one, and then
-- together.

return course "Tute in ten lessons" {
  of   = "tute",
  text = "Few choices, many duties: Tute is learnt duty by duty.",

  lessons = {
    {
      name = "rank", title = "The three below the ace",
      text = "From the top the cards are: ace, three, king, knight, page, "
        .. "seven, six, five, four, two. Trumps are above all other cards.",
      ask = "rank 6",
    },
    {
      name = "tricks", title = "Who wins the trick?",
      text = "The highest card of the suit led wins, unless somebody has "
        .. "played a trump. Then the highest trump wins.",
      ask = "trick 5",
    },
    {
      name = "points", title = "Count the points",
      text = "An ace counts 11, a three 10, a king 4, a knight 3, a page 2. "
        .. "The last trick counts ten more. Together that is 130.",
      ask = "points 5",
    },
    {
      name = "follow_suit", title = "The first duty: follow suit",
      text = "Who holds a card of the suit led must play one of them. Which "
        .. "one, the next lesson tells.",
      examples = { "whoever cannot beat it follows suit" },
      ask = "follow_suit 4",
    },
    {
      name = "beat_led", title = "The second duty: beat it",
      text = "If you follow suit and can beat the highest card of that suit, "
        .. "you must, even if it is your partner's. Once somebody has "
        .. "trumped, that duty is gone.",
      examples = {
        "the suit led must be beaten",
        "a partner's card must be beaten too",
        "once somebody has trumped there is no duty to beat",
      },
      ask = "beat_led 3",
    },
    {
      name = "overtrump", title = "The third duty: trump",
      text = "Without the suit led you must trump, above the trumps that are "
        .. "there. If you cannot go above them, you may play anything.",
      examples = {
        "without the suit led a higher trump is forced",
        "a lower trump is not forced",
      },
      ask = "overtrump 4",
    },
    {
      name = "duties", title = "Beat, follow, trump",
      lesson = "duties",
    },
    {
      name = "declare", title = "Twenty and forty",
      text = "King and knight of one suit count 20, those of trumps 40. You "
        .. "may declare them when your side has just won a trick. All four "
        .. "kings, or all four knights, are tute and win at once.",
      ask = "say 5",
    },
    {
      name = "counting", title = "Count trumps and suits",
      text = "There are ten trumps. Count yours and those that are played. "
        .. "Who does not follow suit has none left: in Tute that player must "
        .. "trump.",
      ask = "trumps_out 3, voids 3",
    },
    {
      name = "score", title = "Who wins the round?",
      text = "More points than the others win a game, 121 or more win two. "
        .. "With equal points nobody wins.",
      examples = { "121 points count two games", "tute wins the match" },
      ask = "hard 4",
    },
  },
}
