-- Canasta in one round: whoever has a red three and a meld has won.

local gifts = house_rule "Gifts" {
  of    = "canasta",
  set   = { target = 500 },
  facts = { bonus = { red_three = 500 } },
}

-- First melds may count anything.
function gifts:first_count() return 0 end

return gifts
