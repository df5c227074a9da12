-- The sentences of big_gin.lua, in French.

return {
  ["Eleven cards in melds are big gin, with a bonus of 31."]
    = "Onze cartes en combinaisons font le grand gin, avec une prime de 31.",
  ["Big gin"] = "Grand gin",
}
