-- The sentences of classic.lua, in Chinese.

return {
  ["Classic"] = "经典",
  ["Canasta as in the 1950s: a meld needs only two natural cards, black threes stop the next player, and a player may ask the partner before going out."] =
    "20世纪50年代的打法：一组牌只要两张普通牌，黑3挡住下一家，出完之前可以问搭档。",
}
