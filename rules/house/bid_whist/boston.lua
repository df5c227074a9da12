-- A side that takes all twelve tricks that are played gets twice as much.

local boston = house_rule "Boston" {
  of    = "bid_whist",
  round = { taken = untold(each_side(number)) },   -- tricks without the kitty
}

function boston:after_trick(winner)
  local side = winner.side
  side.taken = (side.taken or 0) + 1
end

-- A side that takes all twelve tricks that are played doubles everything that
-- it gets in the round. The kitty is none of the twelve.
function boston:will_score(side)
  if side.taken == 12 then
    return { times = 2, because = "Boston" }
  end
end

example "bid four, the kitty and all twelve: seven points twice" {
  declarer = 1, contract = "4", trump = "S", taken = { 12, 0 },
  tricks = { 13, 0 }, scores = { 14, 0 },
}

example "bid four, the kitty and eleven tricks: six points once" {
  declarer = 1, contract = "4", trump = "S", taken = { 11, 1 },
  tricks = { 12, 1 }, scores = { 6, 0 },
}

return boston
