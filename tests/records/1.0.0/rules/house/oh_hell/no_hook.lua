-- The dealer may bid any number.

return house_rule "No hook" {
  of  = "oh_hell",
  set = { hook = false },
}
