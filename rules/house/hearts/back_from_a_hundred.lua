-- A total of exactly 100 goes back to 50, and one of exactly 50 to 25.

local back = house_rule "Back from a hundred" {
  of    = "hearts",
  keeps = { last_total = untold(each_side(0)) },
  says  = {
    over = { "[rounds=0 and target=50 or 100] The match ends when a total "
      .. "passes {target}; the lowest total wins. If several have the best "
      .. "total then, the match is a draw." },
  },
}

-- When all points of a round are written, a total that has come to exactly 100
-- goes back to 50, and one that has come to exactly 50 goes back to 25. It does
-- not matter what the points were for. Only then may the match be over.
function back:after_round()
  for side in self:each_side() do
    local total = side.score
    local has_come = total ~= side.last_total
    if has_come and total == 100 then
      self:score(side, -50, "back from a hundred")
    elseif has_come and total == 50 then
      self:score(side, -25, "back from fifty")
    end
    side.last_total = side.score
  end
end


example "a hundred go back to fifty" {
  before = { 100, 70, 60, 90 }, step = "after_round",
  scores = { 50, 70, 60, 90 }, won_by = false,
}

example "a hundred and one end the match" {
  before = { 101, 70, 60, 90 }, step = "after_round",
  scores = { 101, 70, 60, 90 }, won_by = 3,
}

example "fifty go back to twenty-five" {
  before = { 50, 70, 60, 49 }, step = "after_round",
  scores = { 25, 70, 60, 49 },
}

example "fifty that were there before stay" {
  before = { 50, 70, 60, 90 }, last_total = { 50, 70, 60, 90 },
  step = "after_round", scores = { 50, 70, 60, 90 },
}

return back
