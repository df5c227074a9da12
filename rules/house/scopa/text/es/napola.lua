-- The sentences of napola.lua, in Spanish.
-- luacheck: no max line length

return {
  ["Napola"] = "Napola",
  ["napola"] = "napola",
  ["coins"] = "oros",
  ["Ace, two and three of coins in one pile are three points, and each coin "
    .. "that follows them without a gap is one more."]
    = "As, dos y tres de oros en un mismo montón son tres puntos, y cada oro "
      .. "que los sigue sin hueco es uno más.",
  ["How many coins from the ace up a side has without a gap."]
    = "Cuántos oros seguidos desde el as tiene un equipo.",
  ["ace, two and three of coins"] = "as, dos y tres de oros",
  ["the five does not count without the four"]
    = "sin el cuatro no vale el cinco",
  ["two coins are no napola"] = "dos oros no son napola",
}
