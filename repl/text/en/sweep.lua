-- Sentences about an option over its values, or house rules one by one.

return {
  option = "{game}: what {option} does",
  house = "{game}: what each house rule does",
  played = "{deals} deals and {matches} matches of random bots, the same for "
    .. "all; seed {seed}.",
  played_by = "{deals} deals by {bots} and {matches} matches of random "
    .. "bots, the same for all; seed {seed}.",
  duels = {
    one = "One deal of duels, {better} against {worse}: a match for each side "
      .. "that {better} can have.",
    other = "{n} deals of duels, {better} against {worse}: a match for each "
      .. "side that {better} can have.",
  },
  cut = {
    one = "One match had no end after 200 rounds, and was stopped.",
    other = "{n} matches had no end after 200 rounds, and were stopped.",
  },
  rule = "rule",
  differences = "difference from {first}, 95 % interval",

  title = {
    gap = "Best score of a round minus the worst",
    length = "Decisions in a round",
    played = "Rounds that have a declarer",
    made = "Contracts made: the declarer scored best",
    match = "Decisions in a match",
    rounds = "Rounds in a match",
    won = "Matches won by {better} against {worse}: {share} is chance, more is "
      .. "skill",
  },
  name = {
    gap = "gap", length = "decisions", played = "declared", made = "made",
    match = "in a match", rounds = "rounds", won = "skill",
  },
}
