-- The sentences of once_round.lua, in Chinese.

return {
  ["Once round"] = "只叫一轮",
  ["Each player bids or passes once, the dealer last; the highest bid wins."] =
    "每人只叫一次或不叫，发牌人最后；最高的叫牌获胜。",
  ["after four have spoken the highest bid names its trump"] = "四人都说过之后，叫得最高的人定主",
  ["4 no trump"] = "4无主",
}
