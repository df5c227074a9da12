-- Two jokers in each pack stand for other cards.

local jokers = house_rule "Jokers" {
  of  = "rummy_500",
  set = { jokers = true },
}

return jokers
