-- Shengji's house rule Three packs in Gujarati.

return {
  ["Three packs"] = "ત્રણ ડેક",
  ["Three packs of 54 cards: there are also triples and bulldozers."] =
    "54 કાર્ડની ત્રણ ડેક: તેમાં ત્રણ સરખાં અને બુલડોઝર પણ હોય છે.",
  ["three packs are played"] = "ત્રણ ડેકથી રમાય છે",
}
