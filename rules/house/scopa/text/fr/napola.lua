-- The sentences of napola.lua, in French.

return {
  ["Ace, two and three of coins in one pile are three points, and each coin "
    .. "that follows them without a gap is one more."]
    = "L’as, le deux et le trois de deniers dans une pile font trois points, "
      .. "et chaque denier qui les suit sans trou un de plus.",
  ["How many coins from the ace up a side has without a gap."]
    = "Combien de deniers un camp a sans trou à partir de l’as.",
  ["ace, two and three of coins"] = "as, deux et trois de deniers",
  ["the five does not count without the four"]
    = "le cinq ne compte pas sans le quatre",
  ["two coins are no napola"] = "deux deniers ne font pas de napola",
}
