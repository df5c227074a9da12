-- Cards attached to an airplane, or to four, may be alike.

return house_rule "Any kickers" {
  of  = "dou_dizhu",
  set = { kickers = "any" },
}
