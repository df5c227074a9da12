-- The sentences of quick.lua, in German.

return {
  ["Quick hearts"] = "Schnelles Hearts",
  ["Fifty points end the match."] = "Fünfzig Punkte beenden die Partie.",
}
