-- The game to 66 with the nines: six cards each, and ten points for the last
-- trick.

local sixty_six = house_rule "Sechsundsechzig" {
  of    = "schnapsen",
  deck  = french(52, { leave_out = "2 3 4 5 6 7 8" }),
  facts = { lowest_trump = "9", cards_in_second_packet = 3 },
  set   = { last_trick = "ten", exchange_needs_trick = true },
}

return sixty_six
