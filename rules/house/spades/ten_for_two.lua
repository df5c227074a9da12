-- A contract of ten tricks or more is worth 200 points, whatever its number.

local ten_for_two = house_rule "Ten for two" {
  of       = "spades",
  not_with = "ten_for_200",
  options  = { without = "ten_for_200" },
}

-- Of ten tricks or more it is worth 200 points, whatever their number.
function ten_for_two:worth(contract)
  if contract >= 10 then return 200 end
  return base.worth(self, contract)
end

example "six and four, eleven tricks: 200 and a bag" {
  bid = { 6, 1, 4, 1 }, tricks = { 11, 2 }, scores = { 201, 20 },
}

example "seven and five, eleven tricks: 200 lost" {
  bid = { 7, 1, 5, 1 }, tricks = { 11, 2 }, scores = { -200, 20 },
}

example "nine tricks are worth ninety, as ever" {
  bid = { 5, 1, 4, 1 }, tricks = { 9, 4 }, scores = { 90, 22 },
}

example "a nil is scored besides" {
  bid = { 10, 1, 0, 1 }, tricks = { 10, 2, 0, 1 }, scores = { 300, 21 },
}

return ten_for_two
