-- The sentences of three_down.lua, in French.

return {
  ["Three cards face down in a war."]
    = "Trois cartes face cachée dans une bataille.",
  ["Three down"] = "Trois cachées",
}
