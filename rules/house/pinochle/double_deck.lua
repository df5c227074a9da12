-- Eighty cards, four of each but no nines: twenty each, and 500 points win.

example "both at 500: the bidding side wins" {
  before = { 440, 499 }, fields = { bid = 60, bidder = 1, trump = "H" },
  counted = { 40, 0 }, tricks = { 10, 10 }, last_won = { 1 },
  won = { "AC AC AC AC AD AD AD AD AH AH AH AH AS AS AS AS 10C 10C 10C 10C",
    "KC KC" },
  scores = { 502, 501 }, won_by = 1,
}

example "500 points win" {
  settings = { target = { 250, 500, 5000 }, deck = 80 },
}

return house_rule "Double deck" {
  of = "pinochle", set = { deck = 80, target = 500 },
}
