-- Three cards face down in a war.

return house_rule "Three down" { of = "war", set = { face_down = 3 } }
