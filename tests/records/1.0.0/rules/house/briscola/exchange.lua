-- Whoever has won a trick may exchange a low trump for the card turned up.

return house_rule "Exchange" { of = "briscola", set = { exchange = true } }
