-- The sentences of one_pack.lua, in Chinese.

return {
  ["One pack"] = "一副牌",
  ["One pack of 54 cards: only singles, and throws of singles, can be led."] =
    "一副54张牌：只能先出单张，或者甩几张单牌。",
  ["one pack is played"] = "用一副牌打",
}
