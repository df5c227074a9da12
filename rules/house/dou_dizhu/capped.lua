-- No more than three doublings count.

local capped = house_rule "Capped" {
  of  = "dou_dizhu",
  set = { cap = 3 },
}

example "a spring after three bombs counts no more" {
  fields = { landlord = 1, bid = 1, doubled = "bomb bomb bomb" },
  step = "score_round", with = { "player 1", { 5, 0, 0 } },
  scores = { 16, -8, -8 },
}

example "three doublings count" {
  fields = { landlord = 1, bid = 1, doubled = "bomb bomb" },
  step = "score_round", with = { "player 1", { 5, 0, 0 } },
  scores = { 16, -8, -8 },
}

return capped
