-- Sentences about one's own matches, in English.

return {
  heads = { "game", "matches", "won", "drawn", "lost", "open", "rounds",
    "you", "others", "declared" },
  heads_reviewed = { "game", "matches", "won", "drawn", "lost", "open",
    "rounds", "you", "others", "declared", "worse" },
  none = "There is no record of a match in {folder} yet.",
  from = "you, others: points a round; declared: contracts made, of all as "
    .. "declarer. From the records in {folder}.",
  unread = {
    one = "One record cannot be read: {first}.",
    other = "{n} records cannot be read, such as {first}.",
  },
}
