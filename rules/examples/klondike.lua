-- Boundary cases of klondike: `tenace check klondike` runs them with the
-- examples of its rules file.

local ANY = { "*", "*", "*", "*", "*", "*", "*" }

local HIDDEN = { "", "*", "* *", "* * *", "* * * *", "* * * * *",
  "* * * * * *" }

local CLUBS = "AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC"

local DIAMONDS = "AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD"

local HEARTS = "AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH"

local SPADES = "AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS"

local MOST = { CLUBS, DIAMONDS, HEARTS, SPADES }

-- The play

-- After "three cards are drawn, the last one is on top":
example "or one" {
  draw = 1, moves = { "draw" },
  deal = { pile = ANY, hidden = HIDDEN, stock = "2C 3C 4C 5C" },
  leaves = { stock = 23, waste = "2C" },
}

example "what is left is drawn" {
  draw = 1, moves = { "draw", "draw" }, leaves = { stock = 22, waste = 2 },
}

-- After "only a king goes to an empty pile":
example "or any card" {
  empty = "any", moves = { "8S to 9D" }, allowed = { "KH to 1", "7H to 1" },
  deal = { pile = { "8S", "9D", "10C", "7H", "KH", "KD", "KC" } },
}

example "not from one empty pile to another" {
  deal = { pile = { "8S", "9D", "10C", "7H", "KH", "KD", "KC" },
           hidden = { "", "2C" } },
  moves = { "8S to 9D", "9D to 10C", "KH to 1" }, refused = { "KH to 2" },
}

example "a king with nothing under it stays" {
  deal = { pile = { "KS", "8D", "9C", "7C", "KH", "KD", "KC" },
           hidden = { "", "2C" } },
  moves = { "8D to 9C" }, refused = { "KS to 2" },
}

example "a pile with cards takes no card by its number" {
  deal = { pile = { "8S", "9D", "10C", "7H", "KH", "KD", "KC" } },
  moves = {}, refused = { "KH to 1" }, because = "1 is not empty",
}

-- After "aces go up first":
example "then one after the other" {
  deal = { pile = { "AS", "2S", "3S", "7H", "KH", "KD", "KC" } },
  moves = { "AS up", "2S up" }, allowed = { "3S up" },
  leaves = { up = { "", "", "", "AS 2S" } },
}

-- After "a card may come back":
example "unless they may not" {
  from_foundation = false, moves = { "AS up", "2S up" },
  deal = { pile = { "AS", "2S", "3H", "7H", "KH", "KD", "KC" } },
  refused = { "2S to 3H" },
}

example "a hidden card cannot move" {
  deal = { pile = { "8S", "9D", "10C", "7H", "KH", "KD", "KC" },
           hidden = { "", "AC" } }, moves = {}, refused = { "AC up" },
  because = "AC is not turned yet, or lies under another card",
}

example "nor one under another on the waste" {
  deal = { pile = { "8S", "9D", "10C", "7H", "KH", "KD", "KC" },
           hidden = HIDDEN, stock = "AC 2C 3C" },
  moves = { "draw" }, refused = { "AC up" },
}

example "no draw without a stock" {
  deal = { pile = { "AS", "9D", "10C", "7H", "KH", "KD", "KC" } },
  moves = split "draw draw draw draw draw draw draw draw",
  refused = { "draw" }, because = "the stock is empty: redeal first",
}

example "fifteen less for a card that comes back" {
  scoring = "standard", draw = 1, deal = { stock = "AC", hidden = HIDDEN,
    pile = { "2H", "9D", "10C", "7H", "KH", "KD", "KC" } },
  moves = { "draw", "AC to 2H", "AC up", "AC to 2H" }, leaves = { points = 0 },
}

example "five points for a card that is turned" {
  scoring = "standard",
  deal = { pile = { "2H", "9D", "10C", "7H", "KH", "KD", "KC" } },
  moves = { "9D to 10C" }, leaves = { points = 5 },
}

example "a redeal costs a hundred where one card is drawn, after the first" {
  scoring = "standard", draw = 1, step = "redeal", leaves = { points = 100 },
  fields = { waste = "2C 3C", points = 200, turned_over = 1 },
}

example "the first is free" {
  scoring = "standard", draw = 1, step = "redeal", leaves = { points = 200 },
  fields = { waste = "2C 3C", points = 200, turned_over = 0 },
}

example "twenty after the third where three are drawn" {
  scoring = "standard", step = "redeal", leaves = { points = 180, waste = 0 },
  fields = { waste = "2C 3C", points = 200, turned_over = 3 },
}

example "but not for the third, and never below nothing" {
  scoring = "standard", step = "redeal", leaves = { points = 10 },
  fields = { waste = "2C 3C", points = 10, turned_over = 2 },
}

example "what is below nothing is nothing" {
  scoring = "standard", step = "redeal", leaves = { points = 0 },
  fields = { waste = "2C 3C", points = 10, turned_over = 5 },
}

example "without a stock the waste can be turned over" {
  step = "no_redeal", fields = { up = MOST, waste = "KS", turned_over = 7 },
  gives = false,
}

example "as often as was agreed" {
  redeals = 2, step = "no_redeal", gives = "no redeal is left",
  fields = { up = MOST, waste = "KS", turned_over = 2 },
}

example "and once more before that" {
  redeals = 2, step = "no_redeal", gives = false,
  fields = { up = MOST, waste = "KS", turned_over = 1 },
}

example "an empty waste cannot" {
  step = "no_redeal", gives = "there is no waste",
  fields = { up = MOST, pile = { "KS" }, turned_over = 0 },
}

example "for a price the stock is gone through three times" {
  scoring = "vegas", step = "no_redeal", gives = "no redeal is left",
  fields = { up = MOST, waste = "KS", turned_over = 2 },
}

example "twice is not enough" {
  scoring = "vegas", step = "no_redeal", gives = false,
  fields = { up = MOST, waste = "KS", turned_over = 1 },
}

example "one card at a time once" {
  scoring = "vegas", draw = 1, step = "no_redeal",
  gives = "no redeal is left",
  fields = { up = MOST, waste = "KS", turned_over = 0 },
}

example "it is over when all cards are up" {
  step = "is_over", with = { true, false }, gives = true,
  fields = { up = { CLUBS, DIAMONDS, HEARTS, SPADES .. " KS" } },
}

example "not while a card can move" {
  step = "is_over", with = { true, false }, gives = false,
  fields = { up = MOST, waste = "KS", turned_over = 0 },
}

example "nor while there is a stock" {
  step = "is_over", with = { false, true }, gives = false,
  fields = { up = { CLUBS, DIAMONDS, HEARTS }, waste = "KS", turned_over = 0 },
}

example "but when the whole stock has shown nothing" {
  step = "is_over", with = { false, true }, gives = true,
  fields = { up = MOST, waste = "KS", turned_over = 0 },
}

example "not when it has shown something" {
  step = "is_over", with = { false, false }, gives = false,
  fields = { up = MOST, waste = "KS", turned_over = 0 },
}

example "unless there is no redeal" {
  redeals = 0, step = "is_over", with = { false, false }, gives = true,
  fields = { up = MOST, waste = "KS", turned_over = 0 },
}

example "a king comes from the waste" {
  step = "goes_to", with = { "KS", "2" }, gives = true,
  fields = { waste = "KS", pile = { "QH" } },
}

example "a part of a pile may go to an empty one, where any card may" {
  empty = "any", step = "goes_to", with = { "JS", "2" }, gives = true,
  fields = { pile = { "QH JS" } },
}

example "a king with a hidden card under it" {
  step = "goes_to", with = { "KS", "2" }, gives = true,
  fields = { pile = { "KS QH" }, hidden = { "2C" } },
}

example "fifteen points less, of a hundred" {
  scoring = "standard", step = "carry", with = { "AC", "2H" },
  fields = { up = { "AC" }, pile = { "2H" }, points = 100 },
  leaves = { points = 85, pile = { "2H AC", "", "", "", "", "", "" } },
}

example "from pile to pile nothing" {
  scoring = "standard", step = "carry", with = { "AC", "2H" },
  fields = { pile = { "2H", "3C AC" }, points = 100 },
  leaves = { points = 100 },
}

-- Scoring

example "five for each card up, less 52" {
  scoring = "vegas", step = "score_round", scores = { -37 },
  fields = { up = { "AC 2C", "AD" } },
}

example "points for moves" {
  scoring = "standard", step = "score_round", scores = { 35 },
  fields = { points = 35 },
}

-- The end of the match

example "all 52 cards up: the match is won" {
  step = "score_round", scores = { 52 }, won_by = 1, leaves = { won = 1 },
  fields = { up = { CLUBS, DIAMONDS, HEARTS, SPADES .. " KS" } },
}

example "51 are not enough" {
  step = "score_round", scores = { 51 }, won_by = 0, fields = { up = MOST },
}
