-- Only two cards of a colour make a pair: two red ones, or two black ones.

return house_rule "Colours" {
  of  = "old_maid",
  set = { pairs = "colour" },
}
