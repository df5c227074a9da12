-- Whoever owes five tricks may let a card that is turned up make trump.

return house_rule "Turned trump" {
  of  = "three_two_five",
  set = { decline = true },
}
