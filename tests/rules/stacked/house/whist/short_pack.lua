-- Whist with 32 cards, from seven to ace: eight tricks, and those above four
-- count.

local short = house_rule "Short pack" {
  of   = "whist",
  deck = french(32),
  says = { opening = "Whist: two partnerships, eight tricks." },
}

-- Eight cards each, one at a time, from the dealer's left.
function short:deal()
  self:deal_each(8)
end

-- A side's tricks above four are its points.
function short:score_round()
  self:score_tricks("tricks above four", 4)
end

example "eight cards each, and the last one makes trump" {
  step = "deal", leaves = { counts = { 8, 8, 8, 8 }, stock = 0 },
}

example "five tricks are one point" {
  tricks = { 5, 3 }, scores = { 1, 0 },
}

return short
