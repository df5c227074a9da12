-- The sentences of old_bonuses.lua, in French.

return {
  ["The older bonuses: gin 20, an undercut 10, a round won 20."]
    = "Les anciennes primes : gin 20, contre-frappé 10, une donne gagnée 20.",
  ["Old bonuses"] = "Anciennes primes",
}
