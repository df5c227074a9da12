-- Boundary cases of briscola_chiamata: `tenace check briscola_chiamata` runs
-- them with the examples of its rules file.

-- The options

example "the values that each option has" {
  settings = { lead = "bidder", rounds = { 1, 10, 144 } },
}

-- The auction: seat 2 deals, so seat 1 speaks first, then seat 5.

example "a rank cannot be called twice" {
  first_dealer = 2, moves = { "3" }, refused = { "3" },
  because = "a bid must be lower than 3",
}

example "below a king" {
  first_dealer = 2, moves = { "3", "R" },
  allowed = { "C", "S", "7", "6", "5", "4", "2", "62", "120" },
  refused = { "R" }, because = "a bid must be lower than R",
}

example "points may be bid at once" {
  first_dealer = 2, moves = { "62" }, allowed = { "63", "120" },
  refused = { "62" }, because = "higher_bid",
}

example "below points there is no rank" {
  first_dealer = 2, moves = { "2", "70" }, allowed = { "71" },
  refused = { "2" }, because = "higher_bid",
}

example "121 points cannot be bid" {
  first_dealer = 2, moves = { "2" }, refused = { "121" },
}

example "whoever has passed is out" {
  first_dealer = 2,
  moves = { "pass", "A", "pass", "3", "pass", "R", "pass" },
  leaves = { bidder = 5, needed = 61 }, legal = "coins cups swords batons",
}

example "five passes: the next player deals the same round" {
  rounds = 1, first_dealer = 2, moves = split "pass pass pass pass pass",
  allowed = { "pass", "A" },
  leaves = { dealer = 1, counts = { 8, 8, 8, 8, 8 } },
}

example "nobody goes above 120" {
  first_dealer = 2, moves = { "pass", "120" },
  leaves = { bidder = 5, needed = 120 }, legal = "coins cups swords batons",
}

example "who bids points calls a two" {
  first_dealer = 2, moves = split "2 62 pass pass pass 75 pass swords",
  leaves = { bidder = 1, needed = 75, called = "2E", trump = "E" },
}

example "61 are needed with a two" {
  first_dealer = 2, moves = split "2 pass pass pass pass coins",
  leaves = { called = "2O", needed = 61 },
}

-- The play

example "the bidder leads" {
  first_dealer = 2, deal = { { hands = { [4] = "5B *" } } },
  moves = { "pass", "pass", "R", "pass", "pass", "cups" },
  leaves = { bidder = 4 }, allowed = { "5B" },
}

example "or the dealer's right" {
  lead = "eldest", first_dealer = 2, deal = { { hands = { "5B *" } } },
  moves = { "pass", "pass", "R", "pass", "pass", "cups" },
  leaves = { bidder = 4 }, allowed = { "5B" },
}

example "without a trump the suit led wins" {
  trump = "O", trick = "4C 7E AB 3E RB", winner = 1,
}

-- The score

-- Card points of each player, the party of the bidder, the points needed.
local ALL = "AO AC AE AB 3O 3C 3E 3B RO RC RE RB CO CC CE CB SO SC SE SB"
local function half(more) return "AO AC AE AB 3O SO SC " .. more end -- 58
for name, one in pairs {
  ["all 120 points: doubled"] = { { 1, 2 }, 61, { ALL, "" },
    { 4, 2, -2, -2, -2 } },
  ["no card point: doubled, too"] = { { 1, 2 }, 61, { "7C", "4O", ALL },
    { -4, -2, 2, 2, 2 } },
  ["alone, and all 120 points"] = { { 2 }, 120, { "", ALL },
    { -2, 8, -2, -2, -2 } },
  ["one card without points is no card point"] = { { 1, 2 }, 61,
    { ALL, "7C", "5E" }, { 4, 2, -2, -2, -2 } },
  ["two points of the others are enough not to be doubled"] = { { 1, 2 }, 61,
    { half "3C 3E 3B RO RC RE RB CO CC CE CB SE", "", "SB" },
    { 2, 1, -1, -1, -1 } },
  ["62 were bid, and 62 are reached"] = { { 1, 4 }, 62,
    { half "", "", "", "RC" }, { 2, -1, -1, 1, -1 } },
  ["62 were bid, and 61 are not enough"] = { { 1, 4 }, 62,
    { half "", "", "", "CC" }, { -2, 1, 1, -1, 1 } },
  ["61 are enough for a rank"] = { { 1, 4 }, 61, { half "", "", "", "CC" },
    { 2, -1, -1, 1, -1 } },
  ["alone, and short of it"] = { { 3 }, 61, { "AC 3C", "", "AO 3O" },
    { 1, 1, -4, 1, 1 } },
} do
  example(name) { party = one[1], won = one[3], scores = one[4],
    fields = { bidder = one[1][1], needed = one[2] } }
end
