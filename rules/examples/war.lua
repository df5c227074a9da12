-- Boundary cases of war: `tenace check war` runs them with the examples of its
-- rules file.

-- The deal

example "the pack may have 32" {
  pack = "32", step = "deal", leaves = { stack = { 16, 16 }, stock = 0 },
}

-- The play

-- After "the higher card takes both, its own first":
example "or the other's first" {
  put_under = "loser_first", fields = { stack = { "3C KH", "5D 9S" } },
  step = "battle", leaves = { under = { "9S KH", "" } },
}

example "shuffled, they come in some order" {
  put_under = "shuffled", step = "battle",
  fields = { stack = { "6H QS 2D 8C", "7D 4C AS 8H" } },
  leaves = { under = { "2D 8H 4C AS QS 8C", "" } },
}

example "equal again, another war" {
  fields = { stack = { "6H 9S 2S QS 2D 8C", "7D 3C 5C QH AS 8H" } },
  step = "battle",
  leaves = { stack = { "6H", "7D" },
             under = { "8C 2D QS 2S 9S 8H AS QH 5C 3C", "" } },
}

-- After "whoever has too few cards for a war has lost":
example "also with three cards face down" {
  face_down = 3, step = "battle", gives = true,
  fields = { stack = { "2D 3D 4D 8C", "4C AS KS QS 8H" } },
  leaves = { up = { "8C", "8H" } },
}

example "or turns the last one" {
  short = "last_card", fields = { stack = { "2D 8C", "4C AS 8H" } },
  step = "battle", gives = true,
  leaves = { under = { "", "8H AS 4C 8C 2D" } },
}

example "whoever has no card left keeps the one that lies there" {
  short = "last_card", fields = { stack = { "8C", "9C 8D 8H 2C 8S" } },
  step = "battle", gives = true,
  leaves = { under = { "", "8S 2C 8H 8D 9C 8C" } },
}

example "with the last card the higher one still wins" {
  ask = false, short = "last_card",
  fields = { stack = { "2D 8C", "4C AS 8H" } },
  step = "fight", gives = "player 2",
}

example "equal to the last card: a draw" {
  ask = false, short = "last_card", fields = { stack = { "8C", "8H" } },
  step = "fight", gives = "none",
}

example "both too short: a draw" {
  ask = false, fields = { stack = { "KD 5C", "QD 5D" } }, step = "fight",
  gives = "none",
}

example "three cards for a war are just enough" {
  ask = false, fields = { stack = { "4C 2D 8C", "3C AS 8H" } }, step = "fight",
  gives = "player 1",
}

example "with the last card the king wins" {
  short = "last_card", fields = { stack = { "KD 5C", "QD 5D" } },
  step = "battle", leaves = { under = { "5C KD 5D QD", "" } },
}

-- The end of the match

example "both let it play on: the match is over" {
  deal = { ["stack 1"] = "AS AH AC AD KS KH", ["stack 2"] = "2S" },
  moves = { "play on", "play on" }, won_by = 1,
}
