-- A side needs two canastas to go out.

local two = house_rule "Two canastas" {
  of  = "canasta",
  set = { canastas_to_go_out = 2 },
}

return two
