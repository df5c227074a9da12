-- The sentences of no_doubling.lua, in French.

return {
  ["Nobody doubles."] = "Personne ne contre.",
}
