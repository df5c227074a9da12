-- Points add up; who has 201 is out, and the last one in wins.

return house_rule "Pool 201" {
  of  = "indian_rummy",
  set = { format = "pool", pool = 201 },
}
