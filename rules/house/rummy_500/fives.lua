-- Cards from two to nine count five.

local fives = house_rule "Fives" {
  of  = "rummy_500",
  set = { pips = "five" },
}

example "a nine counts five, a ten counts ten" {
  cards = "8S 9S 10S", meld = "run", points = 20,
}

return fives
