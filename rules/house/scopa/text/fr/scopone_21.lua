-- The sentences of scopone_21.lua, in French.

return {
  ["Scientific Scopone: ten cards each, none on the table, and 21 points win."]
    = "Scopone scientifique : dix cartes par joueur, aucune sur la table, et "
      .. "21 points gagnent.",
  ["Scopone to 21"] = "Scopone en 21",
}
