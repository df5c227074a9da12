-- The sentences of claims.lua, in German.

return {
  ["Claims"] = "Mit „genug“",
  ["claim"] = "genug",
  ["66 points must be claimed; a wrong claim loses the round."] =
    "Wer 66 Augen hat, muss „genug“ sagen; wer es zu Unrecht sagt, verliert die "
    .. "Runde.",
}
