-- What the options ask that the engine itself has.

return {
  usual_rounds = "rounds in a match",
  usual_rounds_or_none = "rounds in a match; 0: no limit",
  usual_rounds_or_target =
    "rounds to play, the higher total wins; 0: to target",
  usual_rounds_or_target_lowest =
    "rounds to play, the lowest total wins; 0: to target",
  usual_first_dealer = "seat that deals first; 0: drawn at random",
  usual_target = "points that win the match",
  usual_target_lowest = "points that end the match, the lowest total wins",
  usual_floor = "points that lose the match",
  usual_packs = "packs of cards",
  usual_throws = "several formats led at once",
  usual_owed = "what an answer owes: the format led, or only the suit",
  usual_short_tractors =
    "a longer tractor obliges to the shorter tractors in hand, too",
  usual_pairs_over_triple =
    "a bulldozer obliges to adjacent pairs before one triple, or two",
  usual_kill_compare =
    "of two kills that of the higher largest format, or card, wins",
}
