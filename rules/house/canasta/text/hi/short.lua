-- The sentences of short.lua, in Hindi.

return {
  ["Short game"] = "छोटा खेल",
  ["A short game, to 2500 points."] = "छोटा खेल, 2500 अंकों तक।",
  ["2,500 points win"] = "2,500 अंकों पर जीत",
}
