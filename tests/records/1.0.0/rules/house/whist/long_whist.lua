-- Long whist: ten points win, and honours count.

local long = house_rule "Long whist" {
  of   = "whist",
  set  = { target = 10 },
  with = { "honours" },
}

return long
