-- The hands grow from one card to the largest, and shrink again.

return house_rule "Up and down" {
  of  = "oh_hell",
  set = { sizes = "up_down" },
}
