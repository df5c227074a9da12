-- The caller lays a card face down instead of naming trump.

return house_rule "Band rang" { of = "court_piece", set = { trump = "hidden" } }
