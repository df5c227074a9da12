-- The kitty goes with the first trick, whoever takes it.

local with_first = house_rule "Kitty to the first trick" { of = "bid_whist" }

-- The kitty is no trick of the bidder's.
function with_first:count_kitty() end

-- Whoever takes the first trick takes the kitty with it: it counts as two.
function with_first:after_trick(winner)
  if #winner.hand == 11 then
    self:add_trick(winner)
  end
end

example "the first trick and eight more are nine of thirteen" {
  declarer = 1, contract = "4", trump = "S", tricks = { 9, 4 },
  scores = { -1, 0 },
}

-- Seat 1 bids and has no trump.
local deal = {
  hands = { "3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH",
            "3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS",
            "3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC",
            "3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD" },
  kitty = "BJ LJ 2S 2H 2C 2D",
}
local bids = split "4 pass pass pass spades"

example "seat 2 takes the first trick: it is two, and the bidder has none" {
  first_dealer = 4, deal = deal,
  moves = join(bids, "BJ LJ 2S 2H 2C 2D", split "3H 3S 3C 3D"),
  leaves = { tricks = { 0, 2 } },
}

return with_first
