-- Cards from two to nine count five.

local fives = house_rule "Fives" {
  of  = "rummy_500",
  set = { pips = "five" },
}

return fives
