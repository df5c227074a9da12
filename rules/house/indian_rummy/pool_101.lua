-- Points add up; who has 101 is out, and the last one in wins.

return house_rule "Pool 101" {
  of  = "indian_rummy",
  set = { format = "pool" },
}
