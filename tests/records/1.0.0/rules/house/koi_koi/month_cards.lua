-- All four cards of the round's month count 4; the first round is of month 1.

return house_rule "Month cards" { of = "koi_koi", set = { month_cards = true } }
