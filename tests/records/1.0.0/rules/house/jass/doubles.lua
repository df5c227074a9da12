-- Black suits count twice, games without trumps three times, and 2500 win.

return house_rule "Doubles" {
  of = "jass", set = { target = 2500, multipliers = "swiss" },
}
