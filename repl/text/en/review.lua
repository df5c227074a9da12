-- Sentences of reviews, in English.

return {
  title = "{game}, seed {seed}",
  looked = {
    you = {
      none = "You had nothing to decide.",
      some = {
        one = "You have made 1 decision. {same}",
        other = "You have made {n} decisions. {same}",
      },
    },
    other = {
      none = "{player} had nothing to decide.",
      some = {
        one = "{player} has made 1 decision. {same}",
        other = "{player} has made {n} decisions. {same}",
      },
    },
  },
  same = {
    one = "The bot would have made {same} of them, too; {alike} other is about "
      .. "as good.",
    other = "The bot would have made {same} of them, too; {alike} others are "
      .. "about as good.",
  },
  same_only = "The bot would have made {same} of them, too.",
  unseen = {
    one = "1 decision was not looked at: all would take too long.",
    other = "{n} decisions were not looked at: all would take too long.",
  },
  unplayed = {
    one = "1 round was not played again by bots: it would take too long.",
    other = "{n} rounds were not played again by bots: they would take too "
      .. "long.",
  },
  hint_pause = "There is nothing to decide now: the round is over. review "
    .. "says what cost most in it, and Enter goes on.",
  against_same = "That is the move you ask about.",
  against_worse = "{made} costs {cost} in the score of the round "
    .. "(±{interval}).",
  against_better = "{made} does better by {cost} in the score of the round "
    .. "(±{interval}).",
  against_alike = "{made} is about as good: the difference is {cost} in the "
    .. "score of the round (±{interval}).",
  against_less = "{made} brings less, but it hardly changes the score of the "
    .. "round: by {cost} (±{interval}).",
  against_unknown = "What {made} comes to cannot be told.",
  none = "No clear mistake was found.",
  costs = {
    you = "{n}. Round {round}, move {decision}: you chose {made}; {better} "
      .. "would score {cost} more on average (±{interval}).",
    other = "{n}. Round {round}, move {decision}: {player} chose {made}; "
      .. "{better} would score {cost} more on average (±{interval}).",
  },
  answer = "{made} (\"{prompt}\")",
  all_seen = {
    points = "With all cards seen and perfect play {better} still gets "
      .. "{value} card points, {made} {less}.",
    tricks = "With all cards seen and perfect play {better} still gets {value} "
      .. "tricks, {made} {less}.",
    same_points = "With all cards seen and perfect play both get the same: "
      .. "{value} card points.",
    same_tricks = "With all cards seen and perfect play both get the same "
      .. "number of tricks: {value}.",
  },
  round = "round",
  total = "total",
  side = "side",
  result = "result",
  cards = "cards",
  play = "play",
  rounds = "Result is cards and play together. Cards: what bots in every seat "
    .. "score with the same cards, on average (times played: {n}). Play: the "
    .. "rest, with its 95 % interval.",
  how_to_go = {
    one = "review 1 goes back to it, in a new line.",
    other = "review 1 goes back to the first of them, in a new line.",
  },
  not_yet = "No round is over yet.",
  first = "Type review first.",
  no_such = {
    one = "The review has found only 1 mistake.",
    other = "The review has found {n} mistakes, not more.",
  },
  what = "Say review for the last round, review match for all rounds, or "
    .. "review 2 to go to the second mistake.",
}
