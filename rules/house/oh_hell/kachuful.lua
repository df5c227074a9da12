-- Trump goes round, and hands grow from one card to eight.

local kachuful = house_rule "Kachuful" {
  of  = "oh_hell",
  set = { trump = "cycle", sizes = "up", largest = 8 },
}

example "hands of one card to eight" {
  step = "size", by_round = "1 2 3 4 5 6 7 8 1",
}

return kachuful
