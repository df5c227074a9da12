-- The older bonuses: gin 20, an undercut 10, a round won 20.

return house_rule "Old bonuses" {
  of  = "gin_rummy",
  set = { gin_bonus = 20, undercut_bonus = 10, line_bonus = 20 },
}
