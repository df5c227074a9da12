-- Shengji's house rule One pack in Gujarati.

return {
  ["One pack"] = "એક ડેક",
  ["One pack of 54 cards: only singles, and throws of singles, can be led."] =
    "54 કાર્ડની એક ડેક: લીડમાં ફક્ત સિંગલ, અથવા સિંગલનો થ્રો, રમી શકાય.",
  ["one pack is played"] = "એક ડેકથી રમાય છે",
}
