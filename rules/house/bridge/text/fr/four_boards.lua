-- The sentences of four_boards.lua, in French.

return {
  ["Four boards."] = "Quatre donnes.",
  ["Four boards"] = "Quatre donnes",
}
