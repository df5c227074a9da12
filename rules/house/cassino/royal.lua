-- Court cards count eleven to thirteen, aces one or fourteen, and all build.
-- Nobody owns a build of one and a build of fourteen: an ace takes one of them.

local royal = house_rule "Royal" {
  of       = "cassino",
  points   = { A = 1, ["2"] = 2, ["3"] = 3, ["4"] = 4, ["5"] = 5, ["6"] = 6,
               ["7"] = 7, ["8"] = 8, ["9"] = 9, ["10"] = 10, J = 11, Q = 12,
               K = 13 },
  captures = { also = { A = 14 } },
}

example "what cards count" {
  cards = "AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC", points = 91,
}

example "a king takes ten and three, an ace nine and five" {
  first_dealer = 2, deal = { hands = { "KC AH 2C 2D", "*" },
    board = "10C 3D 9S 5H" }, moves = {},
  allowed = { "KC takes 10C 3D", "AH takes 9S 5H" },
}

example "a queen takes eight and four, a jack seven and four" {
  first_dealer = 2, deal = { hands = { "QC JH 2C 2D", "*" },
    board = "8C 4D 7S KH" }, moves = {},
  allowed = { "QC takes 8C 4D", "JH takes 4D 7S" },
  refused = { "QC takes KH" },
}

example "an ace may be fourteen in a build" {
  first_dealer = 2, deal = { hands = { "AC AH 2C 2D", "*" },
    board = "10C 4D QS 5H" }, moves = {},
  allowed = { "build 14: AC; 10C 4D", "build 14: 2C QS" },
}

example "an ace takes one or fourteen, and nobody owns builds of both" {
  first_dealer = 2, deal = { hands = { "AC AH AD 2C", "10S JH 3D 2D" },
    board = "AS 10C 4D 5H" }, moves = { "build 1: AC AS", "trail JH" },
  refused = { "build 14: AH; 10C 4D" },
  because = "one card takes only one of the two builds",
}

example "two players do" {
  first_dealer = 2, deal = { hands = { "AC AH 10D 2C", "10S AD 3D 2D" },
    board = "AS 10C 4D 5H" }, moves = { "build 1: AC AS" },
  allowed = { "build 14: 10S 4D" },
}

return royal
