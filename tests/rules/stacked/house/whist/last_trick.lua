-- The last trick counts one point.

local last_trick = house_rule "Last trick" { of = "whist" }

-- The player who takes the last trick gets one point.
function last_trick:after_trick(winner)
  if #winner.hand == 0 then self:score(winner, 1, "the last trick") end
end

example "the last trick is a point" {
  step = "after_trick", with = { "player 2" }, held = { "", "", "", "" },
  scores = { 0, 1 },
}

return last_trick
