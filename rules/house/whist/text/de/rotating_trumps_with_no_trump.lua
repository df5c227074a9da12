-- The sentences of rotating_trumps_with_no_trump.lua, in German.

return {
  ["Rotating trumps with no trump"] = "Wechselnder Trumpf, auch ohne",
  ["Trumps go round, and every fifth round has no trump."] =
    "Trumpf wechselt reihum, und jede fünfte Runde ist ohne Trumpf.",
  ["the fifth round has no trump"] = "die fünfte Runde ist ohne Trumpf",
}
