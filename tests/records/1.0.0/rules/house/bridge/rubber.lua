-- A rubber: the side that first wins two games ends it.

return house_rule "Rubber" {
  of  = "bridge",
  set = { scoring = "rubber" },
}
