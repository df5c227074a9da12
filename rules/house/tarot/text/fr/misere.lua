-- The sentences of misere.lua, in French.

return {
  ["A hand without trumps or without court cards gets 10 from each."]
    = "Une main sans atout ou sans figure reçoit 10 de chacun.",
}
