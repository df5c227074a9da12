-- The sentences of oklahoma.lua, in German.

return {
  ["Oklahoma"] = "Oklahoma",
  ["The upcard says how much deadwood a knock may leave, and a spade doubles."] =
    "Die aufgedeckte Karte sagt, welcher Rest beim Klopfen bleiben darf, und "
    .. "Pik verdoppelt.",
}
