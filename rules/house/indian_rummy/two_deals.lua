-- Two deals for 160 chips each; nobody drops.

return house_rule "Two deals" {
  of  = "indian_rummy",
  set = { format = "deals" },
}
