-- The five of hearts is the highest card of all, and always a trump.

local red_five = house_rule "Red five" {
  of = "shengji",
}

-- The five of hearts on top, then the jokers, then the level cards; that of the
-- trump suit above the others.
function red_five:order()
  local level = self.level or "2"
  local suits = level == "5" and "C D S" or "C D H S"  -- it is no level card
  return { trump = self.trump,
    top = { cards_of(level, suits), "LJ", "BJ", "5H" } }
end

example "the five of hearts beats the jokers" {
  level = "10", trump = "S", trick = { "AS", "BJ", "5H", "LJ" }, winner = 3,
}

example "it is a trump, so hearts are followed with another heart" {
  level = "10", trump = "S", trick = { "KH" }, hand = "5H 9H 3C",
  legal = { "9H" }, refused = { "5H" }, because = "follow_suit",
}

example "two of them and two big jokers are a tractor" {
  level = "10", trump = "S", trick = { "3S 3S 4S 4S" },
  hand = "BJ BJ 5H 5H 7S 7S", legal = { "BJ BJ 5H 5H" },
}

example "at level 5 the other fives are level cards, and it stays above all" {
  level = "5", trump = "H", trick = { "5C", "BJ", "5H", "5S" }, winner = 3,
}

example "it still counts five points" {
  cards = "5H", points = 5,
}

return red_five
