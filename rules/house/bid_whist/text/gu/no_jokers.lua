-- Bid Whist's house rule No jokers in Gujarati.

return {
  ["No jokers"] = "જોકર વિના",
  ["Without jokers: 52 cards, four in the kitty."] =
    "જોકર વિના: 52 કાર્ડ, કિટીમાં ચાર.",
}
