-- The sentences of stick_the_dealer.lua, in French.

return {
  ["When all others have passed twice, the dealer must name a suit."]
    = "Quand tous les autres ont passé deux fois, le donneur doit nommer une "
      .. "couleur.",
  ["Stick the dealer"] = "Le donneur doit choisir",
}
