-- The sentences of no_jokers.lua, in Hindi.

return {
  ["No jokers"] = "बिना जोकर",
  ["Without jokers: 52 cards, four in the kitty."] =
    "बिना जोकर: 52 कार्ड, किटी में चार।",
}
