-- The sentences of quick.lua, in French.

return {
  ["Fifty points end the match."] = "Cinquante points finissent la partie.",
  ["Quick hearts"] = "Dame de pique courte",
}
