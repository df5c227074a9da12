-- The sentences of strict_levels.lua, in Spanish.

return {
  ["Strict levels"] = "Niveles estrictos",
  ["Both sides must play the levels 5, 10 and K: no rise goes past them."]
    = "Las dos parejas deben jugar los niveles 5, 10 y K: ninguna subida los "
      .. "salta.",
}
