-- No more than three doublings count.

local capped = house_rule "Capped" {
  of  = "dou_dizhu",
  set = { cap = 3 },
}

return capped
