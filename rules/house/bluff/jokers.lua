-- Two jokers are in the pack, and each is always true.

local jokers = house_rule "Jokers" { of = "bluff", set = { jokers = 2 } }

example "both are dealt" {
  dealer = 4, step = "deal", leaves = { counts = { 14, 14, 13, 13 } },
}

return jokers
