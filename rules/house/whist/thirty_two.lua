-- Thirty-two cards, from seven to ace: eight tricks, and those above four
-- count.

local thirty_two = house_rule "Thirty-two cards" {
  of   = "whist",
  deck = french(32),
  says = { opening = "Whist: two partnerships, eight tricks." },
}

-- Eight cards each, one at a time, from the dealer's left.
function thirty_two:deal()
  self:deal_each(8)
end

-- A side's tricks above four are its points.
function thirty_two:score_round()
  self:score_tricks("tricks above four", 4)
end


example "eight cards each, and the last one makes trump" {
  step = "deal", leaves = { counts = { 8, 8, 8, 8 }, stock = 0 },
}

example "five tricks are one point" {
  tricks = { 5, 3 }, scores = { 1, 0 },
}

example "of four each nobody scores" {
  tricks = { 4, 4 }, scores = { 0, 0 },
}

example "all eight are four points" {
  tricks = { 8, 0 }, scores = { 4, 0 },
}

return thirty_two
