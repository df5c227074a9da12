-- The sentences of fives.lua, in Spanish.

return {
  ["Fives"] = "De cinco en cinco",
  ["Cards from two to nine count five."]
    = "Las cartas del dos al nueve valen cinco.",
  ["a nine counts five, a ten counts ten"]
    = "un nueve vale cinco, un diez vale diez",
}
