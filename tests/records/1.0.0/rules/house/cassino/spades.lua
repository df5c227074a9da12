-- Each spade counts a point and the jack one more; 61 points win.

local spades = house_rule "Spades" { of = "cassino", set = { target = 61 } }

-- Most spades count nothing then.
function spades:score_spades()
  for side in self:each_side() do
    self:score_lines(side, lines { { #side.taken:of_suit("S"), "spades" },
      { side.taken:has "JS", "jack of spades" } })
  end
end

return spades
