-- The sentences of blind_nil.lua, in Chinese.

return {
  ["Blind nil"] = "盲叫零",
  ["A player of a side that is 100 points behind may bid nil before looking."] =
    "落后100分的一方，玩家可以没看牌就叫零。",
}
