-- The sentences of big_gin.lua, in German.

return {
  ["Big gin"] = "Big Gin",
  ["Eleven cards in melds are big gin, with a bonus of 31."] =
    "Elf Karten in Meldungen sind Big Gin, mit einer Prämie von 31.",
}
