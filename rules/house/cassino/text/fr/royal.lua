-- The sentences of royal.lua, in French.

return {
  ["Court cards count eleven to thirteen, aces one or fourteen, and all build."]
    = "Les figures comptent de onze à treize, les as un ou quatorze, et toutes "
      .. "construisent.",
  ["what cards count"] = "ce que comptent les cartes",
  ["a king takes ten and three, an ace nine and five"]
    = "un roi prend dix et trois, un as neuf et cinq",
  ["a queen takes eight and four, a jack seven and four"]
    = "une dame prend huit et quatre, un valet sept et quatre",
  ["an ace may be fourteen in a build"]
    = "un as peut faire quatorze dans une construction",
  ["an ace takes one or fourteen, and nobody owns builds of both"]
    = "un as prend un ou quatorze, et personne ne possède des constructions "
      .. "des deux",
  ["one card takes only one of the two builds"]
    = "une carte ne prend qu’une des deux constructions",
  ["two players do"] = "deux joueurs, si",
}
