-- Card points are added up, and 301 win.

return house_rule "Points" { of = "briscola", set = { count = "points" } }
