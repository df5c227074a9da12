-- The sentences of seven_up.lua, in French.

return {
  ["Seven up"] = "En sept",
  ["A side with seven points wins; a side seven below zero loses."]
    = "Un camp à sept points gagne ; un camp à sept sous zéro perd.",
  ["seven points win, and seven lost lose"]
    = "sept points gagnent, et sept perdus perdent",
}
