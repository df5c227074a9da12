-- The sentences of four_boards.lua, in Chinese.

return {
  ["Four boards"] = "四副",
  ["Four boards."] = "打四副。",
}
