-- The sentences of no_bags.lua, in French.

return {
  ["Tricks above the contract count nothing and cost nothing."]
    = "Les plis au-delà du contrat ne comptent ni ne coûtent rien.",
}
