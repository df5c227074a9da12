-- If a bid fails, the other side scores its tricks above six.

local others_score = house_rule "The others score" { of = "bid_whist" }

-- If a bid fails, the other side scores each of its tricks above six, besides
-- what the bidders lose.
function others_score:score_defenders()
  for side in self:each_side() do
    if side ~= self.declarer.side then
      self:score(side, math.max(0, side.tricks - 6), "tricks above six")
    end
  end
end

example "bid four, nine tricks: the four of the others are not above six" {
  declarer = 1, contract = "4", trump = "S", tricks = { 9, 4 },
  scores = { -1, 0 },
}

example "bid five, five tricks: the others have eight" {
  declarer = 1, contract = "5", trump = "S", tricks = { 5, 8 },
  scores = { -5, 2 },
}

example "a bid that is made leaves the others nothing" {
  declarer = 1, contract = "1", trump = "S", tricks = { 7, 6 },
  scores = { 1, 0 },
}

return others_score
