-- The sentences of big_gin.lua, in Spanish.

return {
  ["Big gin"] = "Gran gin",
  ["Eleven cards in melds are big gin, with a bonus of 31."]
    = "Once cartas combinadas son gran gin, con una prima de 31.",
}
