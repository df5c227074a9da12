-- The sentences of spades.lua, in Spanish.

return {
  ["Spades"] = "A picas",
  ["Each spade counts a point and the jack one more; 61 points win."]
    = "Cada pica vale un punto y la jota uno más; se gana con 61 puntos.",
  ["Most spades count nothing then."]
    = "Entonces tener más picas no vale nada.",
  ["spades"] = "picas",
  ["jack of spades"] = "jota de picas",
  ["three spades with the jack count four"]
    = "tres picas con la jota valen cuatro",
}
