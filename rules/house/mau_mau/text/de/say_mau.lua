-- The sentences of say_mau.lua, in German.

return {
  ["Say mau"] = "Mau sagen",
  ["Whoever plays the last card but one must say mau."] =
    "Wer die vorletzte Karte spielt, muss „Mau“ sagen.",
}
