-- The last trick counts a point, so that there are 29.

return house_rule "Twenty-nine points" {
  of = "twenty_nine", set = { last_trick = true },
}
