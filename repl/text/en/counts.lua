-- Sentences about the cards that are still out, in English.

return {
  held = "Cards held: {held}.",
  left = { one = "Still out: 1 card.", other = "Still out: {n} cards." },
  trumps = {
    one = "1 of them is a trump.",
    other = "{n} of them are trumps.",
  },
  points = {
    one = "They count 1 card point.",
    other = "They count {n} card points.",
  },
  out = "Out",
  void = "{player} can have no {suits}.",
  trump = "trumps",
  ["or"] = " and no ",
  on = "From now on the table shows what is out.",
  off = "The table no longer shows what is out.",
  what = "Say counts, counts on or counts off.",
  several = "Several people sit at this table. counts is for tables that were "
    .. "begun with --counts, so that all have agreed.",
}
