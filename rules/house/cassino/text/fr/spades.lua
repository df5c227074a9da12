-- The sentences of spades.lua, in French.

return {
  ["Each spade counts a point and the jack one more; 61 points win."]
    = "Chaque pique compte un point et le valet un de plus ; 61 points gagnent.",
  ["Most spades count nothing then."]
    = "Le plus de piques ne compte alors rien.",
  ["jack of spades"] = "valet de pique",
  ["three spades with the jack count four"]
    = "trois piques avec le valet comptent quatre",
}
