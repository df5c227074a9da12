-- The sentences of american.lua, in French.

return {
  ["American whist"] = "Whist américain",
  ["The American game is played to seven points."]
    = "Le jeu américain se joue en sept points.",
  ["seven points win"] = "sept points gagnent",
  ["six do not"] = "six non",
}
