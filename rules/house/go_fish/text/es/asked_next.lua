-- The sentences of asked_next.lua, in Spanish.

return {
  ["Asked next"] = "Sigue a quien se pidió",
  ["Whoever was asked in vain asks next."]
    = "Después pide aquel a quien se pidió en vano.",
}
