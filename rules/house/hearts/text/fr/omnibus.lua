-- The sentences of omnibus.lua, in French.

return {
  ["Whoever takes the jack of diamonds has ten points less."]
    = "Celui qui prend le valet de carreau a dix points de moins.",
  ["Omnibus hearts"] = "Dame de pique omnibus",
}
