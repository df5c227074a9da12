-- The sentences of seven_up.lua, in Spanish.
-- luacheck: no max line length

return {
  ["Seven up"] = "A siete",
  ["A side with seven points wins; a side seven below zero loses."]
    = "Una pareja con siete puntos gana; una con siete por debajo de cero, "
      .. "pierde.",
  ["seven points win, and seven lost lose"]
    = "con siete puntos se gana, y con siete perdidos se pierde",
}
