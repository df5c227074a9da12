-- A hand of five nines or more may be thrown in, and the cards are dealt again.

local throw_in = house_rule "Throwing in" {
  of      = "doppelkopf",
  options = {
    throw_in = choice { "nines", "both", "hands that may be thrown in: five "
      .. "nines or more; or also tens and aces of 90 points or more" },
  },
  refuses = function(option)
    return not option.nines and option.throw_in == "nines"
      and "without nines throw_in=both is needed" or nil
  end,
}

-- Throwing in:
-- Before the reservations each from the dealer's left keeps the hand or throws
-- it in.
-- [throw_in=nines] That takes five nines or more.
-- [throw_in=both] That takes five nines or more, or tens and aces that are
-- worth 90 points or more together.
-- [] The hand is shown, and the same player deals again.
function throw_in:ask_reservations()
  for _, player in ipairs { self:in_turn() } do
    local may = self:may_throw_in(player.hand:cards())
    if self:choose(player, "do you throw the cards in?",
      { "keep", may and "throw in" }) == "throw in" then
      self:show(player, "thrown in")
      self:deal_again()
    end
  end
  return base.ask_reservations(self)
end

function throw_in:may_throw_in(hand)
  local high = hand:of_rank { "10", "A" }
  return self.option.nines and #hand:of_rank "9" >= 5
    or self.option.throw_in == "both" and self:points_of(high) >= 90
end

-- Seat 1 is the first to be asked.
local function holds(hand)
  return { { hands = { hand } } }
end

example "five nines may be thrown in" {
  first_dealer = 4, deal = holds "9C 9C 9S 9H 9H AC KS QD JD AD 10D QS",
  moves = {}, legal = { "keep", "throw in" },
}

example "then the same player deals again" {
  first_dealer = 4, deal = holds "9C 9C 9S 9H 9H AC KS QD JD AD 10D QS",
  moves = { "throw in" }, allowed = { "healthy" },
  leaves = { dealer = 4, counts = { 12, 12, 12, 12 } },
}

example "or the hand is kept" {
  first_dealer = 4, deal = holds "9C 9C 9S 9H 9H AC KS QD JD AD 10D QS",
  moves = { "keep" }, leaves = { contract = "none" },
}

for name, one in pairs {
  ["four nines may not"] = { "nines", "9C 9C 9S 9H KH AC KS QD JD AD 10D QS" },
  ["nor may tens and aces of 96 points alone"] =
    { "nines", "AC AC AS AS AD AD 10C 10C 10S KH KS QD" },
  ["nor tens and aces of 88"] =
    { "both", "AC AC AS AS AD AD AH AH KC KH KS QD" },
} do
  example(name) { throw_in = one[1], first_dealer = 4, deal = holds(one[2]),
    moves = {}, legal = { "healthy", "reservation" } }
end

example "unless these count, too" {
  throw_in = "both", first_dealer = 4,
  deal = holds "AC AC AS AS AD AD 10C 10C 10S KH KS QD", moves = {},
  legal = { "keep", "throw in" },
}

example "tens and aces of 91 are enough" {
  throw_in = "both", nines = false, first_dealer = 4,
  deal = holds "10C 10C 10S 10S 10D 10D 10H 10H AC KD", moves = {},
  legal = { "keep", "throw in" },
}

example "the next is asked, too" {
  first_dealer = 4, deal = { { hands = { "9C 9S AC AC KC *",
    "9C 9S 9H 9H 9D KS QD JD AD 10D QS QS" } } },
  moves = {}, legal = { "keep", "throw in" },
}

return throw_in
