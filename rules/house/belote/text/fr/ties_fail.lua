-- The sentences of ties_fail.lua, in French.

return {
  ["With equal totals the taker's side has failed."]
    = "À totaux égaux, le camp du preneur est dedans.",
  ["Ties fail"] = "L’égalité est perdue",
}
