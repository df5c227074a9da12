-- The sentences of duplicate.lua, in German.

return {
  ["Duplicate"] = "Duplikat",
  ["Duplicate play: the dealer and the levels are given, and trumps are declared after the last draw."] =
    "Duplikatspiel: Geber und Stufen sind vorgegeben, und Trumpf wird nach dem letzten "
    .. "Ziehen gezeigt.",
}
