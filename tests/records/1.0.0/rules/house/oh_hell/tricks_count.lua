-- Each trick counts a point, and the exact bid ten more.

return house_rule "Tricks count" {
  of  = "oh_hell",
  set = { scoring = "tricks" },
}
