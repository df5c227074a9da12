-- The sentences of twos_clear.lua, in Spanish.
-- luacheck: no max line length

return {
  ["Twos clear"] = "Los doses limpian",
  ["A single two goes on any cards, and its player leads anew."]
    = "Un solo dos va sobre cualesquiera cartas, y quien lo juega sale de "
      .. "nuevo.",
  ["A two may be played alone where several cards lie."]
    = "Un dos se puede jugar solo donde hay varias cartas.",
  ["{card} does not go on these cards"] = "{card} no va sobre estas cartas",
  ["All others count as having passed."]
    = "Es como si los demás hubieran pasado.",
  ["a two is played on two cards, and its player leads"]
    = "se juega un dos sobre dos cartas, y quien lo juega sale",
  ["all others are passed over"] = "a los demás se les salta",
  ["you lead"] = "sales tú",
}
