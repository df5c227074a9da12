-- Court cards count eleven to thirteen, aces one or fourteen, and all build.
-- Nobody owns a build of one and a build of fourteen: an ace takes one of them.

local royal = house_rule "Royal" {
  of       = "cassino",
  points   = { A = 1, ["2"] = 2, ["3"] = 3, ["4"] = 4, ["5"] = 5, ["6"] = 6,
               ["7"] = 7, ["8"] = 8, ["9"] = 9, ["10"] = 10, J = 11, Q = 12,
               K = 13 },
  captures = { also = { A = 14 } },
}

return royal
