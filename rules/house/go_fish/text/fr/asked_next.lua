-- The sentences of asked_next.lua, in French.

return {
  ["Whoever was asked in vain asks next."]
    = "Celui qui a été interrogé en vain demande ensuite.",
  ["Asked next"] = "Au tour de l’interrogé",
}
