-- Only one format may be led at a time.

return house_rule "No throws" {
  of  = "shengji",
  set = { throw = "forbidden" },
}
