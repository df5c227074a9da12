-- The sentences of vegas.lua, in French.

return {
  ["A deal costs 52, and each card up is worth 5."]
    = "Une donne coûte 52, et chaque carte montée vaut 5.",
}
