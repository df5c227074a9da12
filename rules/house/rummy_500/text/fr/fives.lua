-- The sentences of fives.lua, in French.

return {
  ["Cards from two to nine count five."]
    = "Les cartes de deux à neuf comptent cinq.",
  ["a nine counts five, a ten counts ten"]
    = "un neuf compte cinq, un dix compte dix",
}
