-- The sentences of three_packs.lua, in Hindi.

return {
  ["Three packs"] = "तीन डेक",
  ["Three packs of 54 cards: there are also triples and bulldozers."] =
    "54 कार्डों के तीन डेक: तिकड़ियाँ और बुलडोज़र भी हैं।",
  ["three packs are played"] = "तीन डेकों से खेला जाता है",
}
