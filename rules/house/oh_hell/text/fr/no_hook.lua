-- The sentences of no_hook.lua, in French.

return {
  ["The dealer may bid any number."]
    = "Le donneur peut annoncer n’importe quel nombre.",
}
