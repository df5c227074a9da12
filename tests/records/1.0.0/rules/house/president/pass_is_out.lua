-- Whoever has passed does not play again until the pile is put away.

return house_rule "Pass is out" {
  of  = "president",
  set = { pass_is_out = true },
}
