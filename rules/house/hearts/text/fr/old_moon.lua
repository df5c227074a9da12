-- The sentences of old_moon.lua, in French.

return {
  ["Whoever takes all points has 26 less, and the others none."]
    = "Celui qui prend tous les points en a 26 de moins, et les autres aucun.",
  ["Old moon"] = "Ancien chelem",
}
