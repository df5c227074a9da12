-- Only a player who wins two tricks in a row takes them, with all that lie
-- there.

return house_rule "Double sir" { of = "court_piece", set = { sir = "double" } }
