-- The sentences of no_jokers.lua, in German.

return {
  ["No jokers"] = "Ohne Joker",
  ["Without jokers: 52 cards, four in the kitty."] =
    "Ohne Joker: 52 Karten, vier in der Kitty.",
}
