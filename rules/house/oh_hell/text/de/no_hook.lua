-- The sentences of no_hook.lua, in German.

return {
  ["No hook"] = "Ohne Sperre",
  ["The dealer may bid any number."] = "Der Geber darf jede Zahl ansagen.",
}
