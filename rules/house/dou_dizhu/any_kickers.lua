-- Cards attached to an airplane, or to four, may be alike, or both jokers.

return house_rule "Any kickers" {
  of  = "dou_dizhu",
  set = { kickers = "any" },
}
