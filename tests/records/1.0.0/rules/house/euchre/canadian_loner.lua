-- A player who orders up a dealing partner must play alone.

return house_rule "Canadian loner" {
  of  = "euchre",
  set = { partner_alone = true },
}
