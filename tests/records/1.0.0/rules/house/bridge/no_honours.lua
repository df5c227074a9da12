-- A rubber without honours.

return house_rule "No honours" {
  of   = "bridge",
  with = { "rubber" },
  set  = { honours = false },
}
