-- The king of spades counts ten points, and the ace of spades seven.

return house_rule "Black Maria" {
  of     = "hearts",
  points = { KS = 10, AS = 7 },
  facts  = { all_points = 43 },
  says   = { score_round = "Each has the points of the cards taken. A player "
    .. "who takes all {all_points} shoots the moon." },
}
