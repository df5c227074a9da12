-- The sentences of short.lua, in French.

return {
  ["Short game"] = "Partie courte",
  ["A short game, to 2500 points."] = "Une partie courte, en 2500 points.",
  ["2,500 points win"] = "2500 points gagnent",
}
