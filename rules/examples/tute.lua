-- Boundary cases of tute: `tenace check tute` runs them with the examples of
-- its rules file.

-- The deal

example "twelve for three" {
  players = 3, step = "deal", leaves = { counts = { 12, 12, 12 }, stock = 0 },
}

example "eight for two" {
  players = 2, step = "deal", leaves = { counts = { 8, 8 }, stock = 24 },
}

example "for two a card is turned, which makes trump" {
  players = 2, step = "choose_trump", leaves = { turned = 1, stock = 39 },
}

-- The bidding

example "tute may be declared" {
  step = "may_declare", with = { "player 1", "tute", 0, "" }, gives = true,
}

example "but not where it wins nothing" {
  tute_wins = "nothing", step = "may_declare",
  with = { "player 1", "tute", 0, "" }, gives = false,
}

example "the forty may be declared even there" {
  tute_wins = "nothing", step = "may_declare",
  with = { "player 1", "declare 40", 0, "" }, gives = true,
}

example "twenty may be declared" {
  step = "may_declare", with = { "player 1", "declare cups", 0, "" },
  gives = true,
}

-- The play

example "a trump led is beaten by a higher one" {
  trump = "O", trick = "6O", hand = "7O 4O AE",
  legal = "7O", refused = "4O", because = "beat_led",
}

example "with two players and no stock the duties hold" {
  players = 2, trump = "O", trick = "4C", hand = "7C 4O AE", legal = "7C",
}

example "a stock played with following suit" {
  players = 2, with_stock = "follow", trump = "O", turned = "5O",
  trick = "4C", hand = "7C 2C 4O", legal = "7C 2C",
}

example "a strict stock" {
  players = 2, with_stock = "strict", trump = "O", turned = "5O",
  trick = "4C", hand = "7C 2C 4O", legal = "7C",
}

example "the ace beats the three" {
  trump = "O", trick = "3E AE", winner = 2,
}

example "the highest trump wins" {
  trump = "O", trick = "AC 2O 7O RC", winner = 3,
}

-- Seat 2 leads; seat 3, which dealt, has the last card: coins are trump.
example "one declaration a trick: then the next card is led" {
  deal = { hands = { "3C 3O 4O 5O 4B 5B 6B 7B 2B AB",
                     "AC RC CC RE CE 2C 4C 5C 6C 2E",
                     "7C 4E 5E 6E 7E SE 3E 6O 7O AO",
                     "SC SO CO RO 2O AE SB CB RB 3B" } },
  moves = { "AC", "declare cups" }, allowed = { "RC", "2E" },
  leaves = { counted = { 0, 20 } },
}

-- After "of two players who has won a trick may exchange the seven":
example "then the king is in hand, the seven is turned, and both have drawn" {
  players = 2,
  deal = { hands = { "AO 3O 7O RC CC 3E 5E 6E", "4C 5C 6C 7C RB CB 7E SE" },
           turned = "RO" },
  moves = { "AO", "4C", "exchange" },
  leaves = { counts = { 8, 8 }, turned = 1, stock = 21 },
}

example "or the king stays, and after the draw cups may be declared" {
  players = 2,
  deal = { hands = { "AO 3O 7O RC CC 3E 5E 6E", "4C 5C 6C 7C RB CB 7E SE" },
           turned = "RO" },
  moves = { "AO", "4C", "continue" },
  legal = { "continue", "declare cups" },
}

example "whoever has king and knight of trumps declares them first" {
  deal = { hands = { "3C 3O 4O 5O 4B 5B 6B 7B 2B AB",
                     "AC RC CC RO CO 2C 4C 5C 6C 2E",
                     "7C 4E 5E 6E 7E SE 3E 6O 7O AO",
                     "SC SO RE CE 2O AE SB CB RB 3B" } },
  moves = { "AC" }, legal = { "continue", "declare 40" },
}

example "twenty in swords" {
  deal = { hands = { "3C 3O 4O 5O 4B 5B 6B 7B 2B AB",
                     "AC RC CC RE CE 2C 4C 5C 6C 2E",
                     "7C 4E 5E 6E 7E SE 3E 6O 7O AO",
                     "SC SO CO RO 2O AE SB CB RB 3B" } },
  moves = { "AC", "declare swords" }, leaves = { counted = { 0, 20 } },
}

-- The last card of seat 3 is a cup here.
example "where cups are trump the others are clubs and coins" {
  deal = { hands = { "3C 3O 4O 5O 4B 5B 6B 7B 2B AB",
                     "AC RC 2C 4C 5C 6C RO CO RB CB",
                     "4E 5E 6E 7E SE 3E 6O 7O AO 7C",
                     "SC CC SO 2O AE SB 3B RE CE 2E" } },
  moves = { "AC", "SC" },
  legal = { "continue", "declare clubs", "declare coins" },
}

example "twenty in clubs" {
  deal = { hands = { "3C 3O 4O 5O 4B 5B 6B 7B 2B AB",
                     "AC RC 2C 4C 5C 6C RO CO RB CB",
                     "4E 5E 6E 7E SE 3E 6O 7O AO 7C",
                     "SC CC SO 2O AE SB 3B RE CE 2E" } },
  moves = { "AC", "SC", "declare clubs" }, leaves = { counted = { 0, 20 } },
}

example "twenty in coins" {
  deal = { hands = { "3C 3O 4O 5O 4B 5B 6B 7B 2B AB",
                     "AC RC 2C 4C 5C 6C RO CO RB CB",
                     "4E 5E 6E 7E SE 3E 6O 7O AO 7C",
                     "SC CC SO 2O AE SB 3B RE CE 2E" } },
  moves = { "AC", "SC", "declare coins" }, leaves = { counted = { 0, 20 } },
}

-- Scoring

example "120 points count one" {
  last_won = { 1 }, scores = { 1, 0 },
  won = { "AO AC AE AB 3O 3C 3E 3B RO RC RE CO CC SO SC SE SB 7C",
          "RB CE CB 7E" },
}

example "65 points each count nothing" {
  last_won = { 1 }, scores = { 0, 0 },
  won = { "AO AC 3O 3C RO RC CO SO", "AE AB 3E 3B RE RB CE CC CB SE SC SB" },
}

example "the last trick counts ten, here to 65 of all points" {
  last_won = { 2 }, scores = { 0, 1 },
  won = { "AO AC 3O 3C RO RC CO SO", "AE AB 3E 3B RE RB CE CC CB SE SC SB" },
}

example "where nothing counts double 121 points are one game" {
  double_at = 0, last_won = { 1 }, scores = { 1, 0 },
  won = { "AO AC AE AB 3O 3C 3E 3B RO RC RE RB CO CC CE SO",
          "CB SC SE SB 7O" },
}

example "where one point is enough every game counts double" {
  double_at = 1, last_won = { 1 }, scores = { 2, 0 }, won = { "AO", "" },
}

-- The end of the match

example "tute wins a double round" {
  tute_wins = "round", target = 5, before = { 1, 3 }, tute = 1,
  scores = { 3, 3 }, won_by = false,
}

example "tute wins a single round where nothing counts double" {
  double_at = 0, tute_wins = "round", target = 5, before = { 1, 3 }, tute = 1,
  scores = { 2, 3 }, won_by = false,
}

example "it counts two even if one point makes a round double" {
  double_at = 1, tute_wins = "round", target = 5, before = { 1, 3 }, tute = 1,
  scores = { 3, 3 }, won_by = false,
}
