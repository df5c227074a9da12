-- Everybody passes three cards to the partner before the first trick.

local three = house_rule "Three to the partner" { of = "whist" }

-- When trump is known everybody passes three cards face down to the partner,
-- before anybody sees what has come. A card that was shown may be passed, too.
function three:before_play()
  self:together(function(player)
    local partner = self:partner_of(player)
    self:put_away(player, "which three cards go to the partner?", 3, partner)
  end)
end


example "three cards are passed" {
  first_dealer = 4,
  deal = { hands = { "AH KH 2C 3C *", "*", "4C 5C 6C *", "*" } },
  moves = {}, allowed = { "AH KH 2C", "AH KH 3C" },
}

example "neither two nor four" {
  first_dealer = 4,
  deal = { hands = { "AH KH 2C 3C *", "*", "4C 5C 6C *", "*" } },
  moves = {}, refused = { "AH KH", "AH KH 2C 3C" },
}

example "a card that comes from the partner is none to pass" {
  first_dealer = 4,
  deal = { hands = { "AH KH 2C 3C *", "4D 5D 6D *", "4C 5C 6C *", "*" } },
  moves = { "AH KH 2C", "4D 5D 6D" }, refused = { "AH 4C 5C" },
  allowed = { "4C 5C 6C" },
}

example "all have thirteen cards then, and the trump shown may be passed" {
  first_dealer = 4,
  deal = { hands = { "AH KH 2C *", "4D 5D 6D *", "4C 5C 6C *",
                     "2D 3D 7S 8S 9S 10S JS QS KS 2H 3H 4H 2S" } },
  moves = { "AH KH 2C", "4D 5D 6D", "4C 5C 6C", "2S 2H 3H" },
  leaves = { counts = { 13, 13, 13, 13 }, trump = "S" },
}

return three
