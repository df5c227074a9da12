-- The three of spades is the highest trump.

return house_rule "Top three" {
  of  = "kaali_teeri",
  set = { three_top = true },
}
