-- A side that takes three tricks in a row gets one point.

local row = house_rule "Three in a row" {
  of    = "whist",
  round = { row = untold(number), row_of = untold(side) },
}

-- Six in a row are two points.
function row:after_trick(winner)
  local more = self.row_of == winner.side and self.row or 0
  self.row, self.row_of = more + 1, winner.side
  if self.row % 3 == 0 then self:score(winner, 1, "three tricks in a row") end
end

return row
