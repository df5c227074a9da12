-- Sentences about games that are compared.

return {
  game = "{letter}  {game}",
  played = {
    one = "One deal, the same for all; seed {seed}, bots {bots}.",
    other = "{deals} deals, the same for all; seed {seed}, bots {bots}.",
  },
  other_cards = "The decks differ; only the order of shuffling is the same.",
  differences = "difference from A, {sure} % interval",
  range = "{low} to {high}",
  about = "±{half}",

  score = "Score of a side in a round",
  gap = "Best score of a round minus the worst",
  length = "Decisions in a round",
  played_share = "Rounds that have a declarer",
  made = "Contracts made: the declarer scored best",
  seat = "Score of seat {seats}, counted from the dealer's left",
  seats = "Score of seats {seats}, counted from the dealer's left",
  dealer = "{seat}: the dealer",

  more = "more",
  less = "less",
  alike = "same",
  unknown = "?",
  few = "?",
  fewest = "Fewer than ten deals or matches tell nothing: there are no "
    .. "intervals.",
  sure = "Played until the scores told, or to the end: whenever one looks, "
    .. "these intervals hold with {sure} %.",

  differ = "Deals in which {letter} differs from A",
  decisions = "decisions",
  cards = "cards chosen",
  scores = "scores",
  winner = "winner",

  nothing = "{letter} was the same as A in all deals: a decision or the score "
    .. "differs in at most {share} of all deals. What comes after a round, "
    .. "such as the end of a match, does not count here.",
  same_in_all = "{letter} was the same as A in all deals.",
  too_few = "Too few deals to tell whether {letter} differs from A in: "
    .. "{what}.",
  needed = "{what} (about {deals} deals would tell)",
  not_told = "{what}",
  name = {
    score = "score", gap = "best minus worst", length = "decisions",
    played = "rounds with a declarer", made = "contracts made",
    seat = "seat {seats}", seats = "seats {seats}",
  },
  ["and"] = " and ",
  join = ", ",

  apart = "The deals whose results differ most, with the scores by side",
  deal = "deal",
  open = "Open one: {command}",

  opened = {
    one = "{letter} is the match of {game}",
    join = ", ",
    all = "{list}. Type a name to choose that match; redo makes its next "
      .. "decision again, redo 100 all decisions, undo goes back.",
  },
  move = "{seat} {move}",
  settled = "{name}: {value}",
  has_trick = "{winner} gets a trick for it",
  trick = "{seat} leads {cards}, {winner} wins",
  scored = "side {side} {points}: {reason}",
  total = "scores {scores}",
  svg_title = "{games}: {deals} deals",

  whole = {
    in_turn = {
      one = "One match, the same for all; seed {seed}, bots {bots}.",
      other = "{deals} matches, the same for all, each seat the first dealer "
        .. "in turn; seed {seed}, bots {bots}.",
    },
    played = {
      one = "One match, the same for all; seed {seed}, bots {bots}.",
      other = "{deals} matches, the same for all; seed {seed}, bots {bots}.",
    },
    sure = "Played until each figure told, or to the end: whenever one looks, "
      .. "these intervals hold with {sure} %.",
    rounds = "Rounds in a match",
    match = "Decisions in a match",
    total = "Total of a side at the end",
    gap = "Best total minus the worst",
    dealer = "Matches won by the side of the first dealer",
    first = "Matches won by the side of seat 1",
    differ = "Matches in which {letter} differs from A",
    nothing = "{letter} was the same as A in all matches: a decision or the "
      .. "score differs in at most {share} of all matches.",
    same_in_all = "{letter} was the same as A in all matches.",
    too_few = "Too few matches to tell whether {letter} differs from A in: "
      .. "{what}.",
    needed = "{what} (about {deals} matches would tell)",
    name = {
      rounds = "rounds",
      match = "decisions",
      total = "total",
      gap = "best minus worst",
      dealer = "won by the first dealer",
      first = "won by seat 1",
    },
    svg_title = "{games}: {deals} matches",
  },
}
