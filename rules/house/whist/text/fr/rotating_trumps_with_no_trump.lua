-- The sentences of rotating_trumps_with_no_trump.lua, in French.

return {
  ["Rotating trumps with no trump"] = "Atout tournant, avec sans-atout",
  ["Trumps go round, and every fifth round has no trump."]
    = "L’atout tourne, et une donne sur cinq est sans atout.",
  ["the fifth round has no trump"] = "la cinquième donne est sans atout",
}
