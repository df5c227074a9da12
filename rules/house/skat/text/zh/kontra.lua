-- The sentences of kontra.lua, in Chinese.

return {
  ["Kontra"] = "加倍",
  ["An opponent who does not believe in the game doubles it; the declarer may double it again."] =
    "不相信定约能做成的对手可以加倍；庄家可以再加倍。",
  ["kontra re"] = "加倍 再加倍",
  ["kontra"] = "加倍",
  ["re"] = "再加倍",
  ["Each opponent may say kontra just before playing to the first trick. When one has said it, the declarer answers at once, and the other is not asked."] =
    "每个对手在自己出第一墩的牌之前可以说加倍。一人说了，庄家马上回答，另一个对手就不再问。",
  ["do you say kontra, which doubles the game?"] = "要加倍（kontra）吗？",
  ["kontra: do you say re, which doubles it again?"] = "对手加倍：要再加倍（re）吗？",
  ["Kontra doubles the result, not the value that must reach the bid."] =
    "加倍的是结果，不是必须达到叫牌的那个价值。",
  ["kontra doubles an overbid game too"] = "叫过头的定约也加倍",
  ["re doubles again"] = "re再加倍",
  ["an opponent is asked before playing to the first trick"] = "对手出第一墩的牌之前会被问到",
  ["the declarer answers at once"] = "庄家马上回答",
  ["re is said"] = "说了再加倍",
  ["or it stays at kontra"] = "或者只到加倍",
  ["whoever passes has said nothing"] = "选“不叫”的人什么也没说",
  ["a game that cannot be is not doubled"] = "不可能的定约不加倍",
  ["a null game ends with the declarer's first trick"] = "庄家赢得第一墩，Null就结束",
  ["a grand is played on"] = "Grand继续打下去",
}
