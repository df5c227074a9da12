-- The sentences of doubles.lua, in French.

return {
  ["Black suits count twice, games without trumps three times, and 2500 win."]
    = "Les couleurs noires comptent deux fois, les jeux sans atout trois fois, "
      .. "et 2500 gagnent.",
}
