-- The sentences of rubber.lua, in Chinese.

return {
  ["Rubber"] = "盘式",
  ["A rubber: the side that first wins two games ends it."] =
    "盘式：一方先赢得两局，一盘就结束。",
}
