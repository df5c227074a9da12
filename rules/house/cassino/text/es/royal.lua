-- The sentences of royal.lua, in Spanish.
-- luacheck: no max line length

return {
  ["Royal"] = "Casino real",
  ["Court cards count eleven to thirteen, aces one or fourteen, and all build."]
    = "Las figuras valen de once a trece, los ases uno o catorce, y todas hacen "
      .. "montones.",
  ["what cards count"] = "lo que valen las cartas",
  ["a king takes ten and three, an ace nine and five"]
    = "un rey toma diez y tres, un as nueve y cinco",
  ["a queen takes eight and four, a jack seven and four"]
    = "una dama toma ocho y cuatro, una jota siete y cuatro",
  ["an ace may be fourteen in a build"]
    = "un as puede ser catorce en un montón",
  ["an ace takes one or fourteen, and nobody owns builds of both"]
    = "un as toma uno o catorce, y nadie tiene montones de ambos",
  ["one card takes only one of the two builds"]
    = "una carta toma solo uno de los dos montones",
  ["two players do"] = "dos jugadores sí",
}
