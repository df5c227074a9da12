-- The sentences of ramsch.lua, in Chinese.

return {
  ["Ramsch"] = "Ramsch（避分）",
  ["When nobody bids, the players play a ramsch: everyone avoids points."] =
    "无人叫牌时打Ramsch：人人避分。",
  ["Only jacks are trumps, as in grand, and forehand leads. The skat, which nobody has seen, belongs to the last trick."] =
    "和Grand一样只有J是主牌，由前手先出。谁也没看过的底牌归最后一墩。",
  ["The player with the most points loses that many. If two share the most, both lose them; with 40 points each nobody loses."] =
    "得分最多的玩家失去同样多的分。两人并列最多，两人都失；三人各40分则谁也不失。",
  ["most points in the ramsch"] = "Ramsch中得分最多",
  ["in a ramsch only jacks are trumps"] = "Ramsch只有J是主牌",
  ["whoever has most points loses as many"] = "得分最多的人失去同样多的分",
  ["two who share the most both lose them"] = "两人并列最多，两人都失",
  ["at 40 each nobody loses"] = "各40分则谁也不失",
  ["with 41 one loses"] = "一人得41分就失分",
  ["score ramsch"] = "Ramsch计分",
}
