-- A player who cannot beat the trumps played must trump all the same, and must
-- beat the suit led even after somebody has trumped.

local strict = house_rule "Strict tute" {
  of  = "tute",
  set = { must_undertrump = true, beat_after_trump = true },
}

return strict
