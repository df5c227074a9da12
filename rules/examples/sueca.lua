-- Boundary cases of sueca: `tenace check sueca` runs them with the examples of
-- its rules file.

-- Scoring

-- After "all points without all tricks win two":
example "unless they are to count as much" {
  all_points = true, tricks = { 9, 1 },
  won = { "AC AD AH AS 7C 7D 7H 7S KC KD KH KS JC JD JH JS QC QD QH QS" },
  scores = { 4, 0 },
}

example "119 points never do" {
  all_points = true, tricks = { 9, 1 },
  won = { "AC AD AH AS 7C 7D 7H 7S KC KD KH KS JC JD JH JS QC QD QH",
          "2C" },
  scores = { 2, 0 },
}

example "after a tie that carries, the next round counts a game more" {
  tie = "carry", carried = 1, won = { "AC AD AH AS 7C KC JC" },
  scores = { 2, 0 }, leaves = { carried = 0 },
}

example "a tie is carried only where the table wants it" {
  tie = "carry", carried = 1,
  won = { "AC AD AH AS 7C KC QC", "7D 7H 7S KD KH KS JC JD JH JS QD QH QS" },
  scores = { 0, 0 }, leaves = { carried = 2 },
}

-- The end of the match

example "at three each a tie goes on" {
  before = { 3, 3 },
  won = { "AC AD AH AS 7C KC QC", "7D 7H 7S KD KH KS JC JD JH JS QD QH QS" },
  scores = { 3, 3 }, won_by = false, leaves = { carried = 0 },
}
