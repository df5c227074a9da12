-- To eleven points; against a player alone one defender may play alone, too.

local lone_defender = house_rule "Lone defender" {
  of  = "euchre",
  set = { target = 11, defend_alone = true, alone_lead = "left_of_maker" },
}

example "a maker alone who takes two tricks loses four to a lone defender" {
  maker = 2, alone = true, defender = 3, trump = "S", tricks = { 3, 2 },
  scores = { 4, 0 },
}

example "ten points do not win" {
  before = { 9, 0 }, maker = 1, trump = "S", tricks = { 3, 2 },
  scores = { 10, 0 }, won_by = false,
}

example "eleven do" {
  before = { 9, 0 }, maker = 1, trump = "S", tricks = { 5, 0 },
  scores = { 11, 0 }, won_by = 1,
}

return lone_defender
