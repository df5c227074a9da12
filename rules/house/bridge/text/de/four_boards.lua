-- The sentences of four_boards.lua, in German.

return {
  ["Four boards"] = "Vier Boards",
  ["Four boards."] = "Vier Boards.",
}
