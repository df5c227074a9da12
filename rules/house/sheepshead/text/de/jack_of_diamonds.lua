-- The sentences of jack_of_diamonds.lua, in German.

return {
  ["Jack of diamonds"] = "Karo-Bube",
  ["Whoever holds the jack of diamonds is the picker's partner."] =
    "Wer den Karo-Buben hat, ist der Partner des Aufnehmers.",
}
