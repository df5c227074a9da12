-- Each spade counts a point and the jack one more; 61 points win.

local spades = house_rule "Spades" {
  of   = "cassino",
  set  = { target = 61 },
  says = { score_round = "Three points for most cards; equal for most is "
    .. "nobody's. The ten of diamonds counts two, the two of spades and each "
    .. "ace one." },
}

-- Most spades count nothing then.
function spades:score_spades()
  for side in self:each_side() do
    self:score(side, lines { { #side.taken:of_suit("S"), "spades" },
      { side.taken:has "JS", "jack of spades" } })
  end
end


example "three spades with the jack count four" {
  fields = { taken = { "3S 4S JS", "5H" } }, step = "score_spades",
  scores = { 4, 0 },
}

return spades
