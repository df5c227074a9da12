-- The sentences of points.lua, in French.

return {
  ["Card points are added up, and 301 win."]
    = "Les points des cartes s’additionnent, et 301 gagnent.",
}
