-- The sentences of best_of_five.lua, in Chinese.

return {
  ["Best of five"] = "五盘三胜",
  ["The match goes to the side that first wins three games."] = "先赢三盘的一方赢得比赛。",
  ["three games win"] = "三盘获胜",
}
