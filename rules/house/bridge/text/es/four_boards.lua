-- The sentences of four_boards.lua, in Spanish.

return {
  ["Four boards"] = "Cuatro manos",
  ["Four boards."] = "Cuatro manos.",
}
