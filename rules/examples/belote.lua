-- Boundary cases of belote: `tenace check belote` runs them with the examples
-- of its rules file.

local shared = require "_belote"

-- The bidding

example "the dealer's right speaks first, and leads" {
  first_dealer = 1, deal = { turned = "9S" }, moves = { "take" },
  leaves = { taker = 4 },
}

-- After "the suit turned down cannot be named":
example "nor can clubs, diamonds or hearts: here hearts" {
  first_dealer = 1, deal = { turned = "9H" },
  moves = split "pass pass pass pass",
  legal = { "clubs", "diamonds", "spades", "pass" },
  refused = { "hearts" }, because = "hearts were turned down",
}

example "clubs" {
  first_dealer = 1, deal = { turned = "9C" },
  moves = split "pass pass pass pass",
  legal = { "diamonds", "hearts", "spades", "pass" },
  refused = { "clubs" }, because = "clubs were turned down",
}

example "diamonds" {
  first_dealer = 1, deal = { turned = "9D" },
  moves = split "pass pass pass pass",
  legal = { "clubs", "hearts", "spades", "pass" },
  refused = { "diamonds" }, because = "diamonds were turned down",
}

example "another suit is named" {
  first_dealer = 1, deal = { turned = "9D" },
  moves = split "pass pass pass pass pass clubs",
  leaves = { taker = 3, trump = "C", counts = { 8, 8, 8, 8 } },
}

example "where it is agreed no suit or all suits can be trumps" {
  no_trump = true, first_dealer = 1, deal = { turned = "9D" },
  moves = { "pass", "pass", "pass", "pass", "all trump" },
  leaves = { taker = 4, trump = "none", mode = "all trump" },
}

-- The play

example "in another suit the ten beats the king, and the nine is low" {
  trump = "H", trick = "9C KC 10C JC", winner = 3,
}

example "the partner's trump, too" {
  trump = "H", trick = "9H 7H", hand = "JH 8H", legal = "JH",
}

example "who cannot beat it plays a lower one" {
  trump = "H", trick = "9H", hand = "AH 8H KC", legal = "AH 8H",
}

example "another suit need not be beaten" {
  trump = "H", trick = "10C", hand = "AC 7C AH", legal = "AC 7C",
  refused = "AH", because = "follow_suit",
}

example "only while the partner wins the trick any card may be played" {
  trump = "H", trick = "AC 7C 8H", hand = "AS KH 7H", legal = "KH",
  refused = "AS 7H", because = "overtrump",
}

-- After "a partner who is winning frees the player":
example "even with a trump" {
  trump = "H", trick = "8C 8H 7C", hand = "AS KH 7H", legal = "AS KH 7H",
}

example "a trump is due all the same where that is agreed" {
  partner_free = false, trump = "H", trick = "8C AC 7C", hand = "AS KH 7H",
  legal = "KH 7H", refused = "AS", because = "overtrump",
}

-- After "who is void must trump, above the trumps played":
example "or below them, if there is no higher one" {
  trump = "H", trick = "AC 9H", hand = "AH 7S", legal = "AH",
  refused = "7S", because = "play_trump",
}

example "where no lower trump is owed any card may be played" {
  undertrump = false, trump = "H", trick = "AC 9H", hand = "AH 7S",
  legal = "AH 7S",
}

example "without a trump, too" {
  trump = "H", trick = "AC 9H", hand = "AD 7S", legal = "AD 7S",
}

example "all suits are trumps: whatever is led must be beaten" {
  no_trump = true, mode = "all trump", trick = "AC", hand = "9C 7C JS",
  legal = "9C", refused = "7C", because = "beat trumps",
}

example "and nothing trumps it" {
  no_trump = true, mode = "all trump", trick = "AC 9C JS 7C", winner = 2,
}

example "no suit is trumps: the ten is below the ace, and nothing trumps" {
  no_trump = true, mode = "no trump", trick = "JC 10C AC JS", winner = 3,
}

example "no duty to beat it, either" {
  no_trump = true, mode = "no trump", trick = "10C", hand = "AC 7C JS",
  legal = "AC 7C",
}

-- Five cards of each hand are dealt, and the sixth of seat 4 is turned.
for _, one in ipairs(shared.declare) do
  local name, declared, hands, moves = table.unpack(one)
  local deal, rest = { hands = {} }, {}
  for seat = 4, 1, -1 do
    local cards = split(hands[seat])
    if seat == 4 then deal.turned = table.remove(cards, 6) end
    deal.hands[seat] = table.concat(cards, " ", 1, 5)
    rest[#rest + 1] = table.concat(cards, " ", 6)
  end
  deal.stock = table.concat(rest, " ")
  example(name) { declarations = true, first_dealer = 1, deal = deal,
    moves = { "take", table.unpack(moves) }, leaves = { declared = declared } }
end

-- What cards count

example "what another suit counts" {
  trump = "H", cards = "JC 9C AC 10C KC QC 8C 7C", points = 30,
}

example "without trumps an ace counts nineteen" {
  no_trump = true, mode = "no trump", cards = "AC 10C KC QC JC 9C",
  points = 38,
}

example "if all suits are trumps each counts less, and all the same" {
  no_trump = true, mode = "all trump", cards = "AC 10C KC QC JC 9C",
  points = 38,
}

example "or like a trump suit, where the sum is scaled down" {
  no_trump = true, all_trump = "scaled", mode = "all trump",
  cards = "AC 10C KC QC JC 9C", points = 62,
}

-- Scoring

example "without trumps the jacks count two: 162 with the last trick" {
  no_trump = true, taker = 1, mode = "no trump", with = { "side 1" },
  tricks = { 4, 4 }, scores = { 86, 76 },
  won = { "AC AD AH AS", "10C 10D 10H 10S KC KD KH KS QC QD QH QS JC JD JH "
    .. "JS" },
}

-- Seat 1 has taken, hearts are trumps; the tricks count 152 without the last.
example "72 and a belote against 90" {
  taker = 1, trump = "H", with = { "side 2" }, tricks = { 4, 4 },
  scores = { 92, 90 }, held = { "KH QH", "", "", "" },
  won = { "JH 9H AH AC 10C QH QC", "10H KH AD AS 10D 10S KD KS KC QD QS JC JD "
    .. "JS" },
}

-- After "all eight tricks count 252":
example "and so do they against the taker" {
  taker = 1, trump = "H", with = { "side 2" }, tricks = { 0, 8 },
  scores = { 0, 252 },
  won = { "", "JH 9H AH 10H KH QH AC AD AS 10C 10D 10S KC KD KS QC QD QS JC JD "
    .. "JS" },
}

example "a taker who wins the next round gets it" {
  carried = 81, taker = 1, trump = "H", with = { "side 1" }, tricks = { 4, 4 },
  won = { "JH 9H AH AC AD AS 10C JC", "10H KH QH 10D 10S KC KD KS QC QD QS JD "
    .. "JS" }, before = { 0, 81 }, scores = { 181, 143 },
  leaves = { carried = 0 },
}

example "or the others, if the taker fails" {
  carried = 81, taker = 2, trump = "H", with = { "side 1" }, tricks = { 4, 4 },
  won = { "JH 9H AH AC AD AS 10C JC", "10H KH QH 10D 10S KC KD KS QC QD QS JD "
    .. "JS" }, before = { 0, 81 }, scores = { 243, 81 },
  leaves = { carried = 0 },
}

example "another tie holds more" {
  carried = 81, taker = 1, trump = "H", with = { "side 2" }, tricks = { 4, 4 },
  won = { "JH 9H AH AC AD KC KD KS JC", "10H KH QH AS 10C 10D 10S QC QD QS JD "
    .. "JS" }, scores = { 0, 81 }, leaves = { carried = 162 },
}

example "equal totals can also fail" {
  tie = "fails", taker = 1, trump = "H", with = { "side 2" }, tricks = { 4, 4 },
  won = { "JH 9H AH AC AD KC KD KS JC", "10H KH QH AS 10C 10D 10S QC QD QS JD "
    .. "JS" }, scores = { 0, 162 }, leaves = { carried = 0 },
}

example "or count" {
  tie = "made", taker = 1, trump = "H", with = { "side 2" }, tricks = { 4, 4 },
  won = { "JH 9H AH AC AD KC KD KS JC", "10H KH QH AS 10C 10D 10S QC QD QS JD "
    .. "JS" }, scores = { 81, 81 }, leaves = { carried = 0 },
}

example "a tie that counts wins nothing that was held" {
  tie = "made", carried = 50, taker = 1, trump = "H", with = { "side 2" },
  tricks = { 4, 4 },
  won = { "JH 9H AH AC AD KC KD KS JC", "10H KH QH AS 10C 10D 10S QC QD QS JD "
    .. "JS" }, scores = { 81, 81 }, leaves = { carried = 50 },
}

example "rounded to tens: 84 and 78" {
  round_to_ten = true, taker = 1, trump = "H", with = { "side 2" },
  tricks = { 4, 4 },
  won = { "JH 9H AH AC AD AS QC QD", "10H KH QH 10C 10D 10S KC KD KS QS JC JD "
    .. "JS" }, scores = { 80, 80 },
}

example "rounded to tens: 85 is 90" {
  round_to_ten = true, taker = 1, trump = "H", with = { "side 2" },
  tricks = { 4, 4 },
  won = { "JH 9H AH AC AD AS KC QD", "10H KH QH 10C 10D 10S QC KD KS QS JC JD "
    .. "JS" }, scores = { 90, 80 },
}

example "scaled down, 129 of 258 are 81, here a tie" {
  no_trump = true, all_trump = "scaled", taker = 1, mode = "all trump",
  with = { "side 1" },
  tricks = { 4, 4 },
  won = { "JH JD 9H 9D AH AC AD 10H KH KD", "JC JS 9C 9S AS 10C 10D 10S KC KS "
    .. "QC QD QH QS" }, scores = { 0, 81 }, leaves = { carried = 81 },
}

example "belotes of four suits count" {
  no_trump = true, taker = 1, mode = "all trump", with = { "side 2" },
  tricks = { 4, 4 }, held = { "KH QH KD QD", "", "KC QC KS QS", "" },
  won = { "JH JD JC JS 9H 9D KH QH KD QD KC QC KS QS", "9C 9S" },
  scores = { 170, 28 },
}

example "declarations count, and all tricks take those of the others" {
  declarations = true, taker = 1, trump = "H", with = { "side 1" },
  tricks = { 8, 0 }, declared = { 0, 50 },
  won = { "JH 9H AH 10H KH QH AC AD AS 10C 10D 10S KC KD KS QC QD QS JC JD "
    .. "JS", "" }, scores = { 302, 0 },
}

example "they help the taker to the higher total" {
  declarations = true, taker = 1, trump = "H", with = { "side 2" },
  tricks = { 4, 4 }, declared = { 20, 0 }, scores = { 92, 90 },
  won = { "JH 9H AH AC 10C QH QC", "10H KH AD AS 10D 10S KD KS KC QD QS JC JD "
    .. "JS" },
}

example "whoever declares none gets none" {
  declarations = true, taker = 1, trump = "H", with = { "side 2" },
  tricks = { 4, 4 }, scores = { 82, 80 },
  won = { "JH 9H AH AC AD AS KC", "10H KH QH 10C 10D 10S KD KS QD QS QC JC "
    .. "JD JS" },
}

example "a taker who fails leaves them to the others" {
  declarations = true, taker = 1, trump = "H", with = { "side 2" },
  tricks = { 4, 4 }, declared = { 20, 0 }, scores = { 0, 182 },
  won = { "JH 9H AH AC KC", "10H KH QH AD AS 10C 10D 10S KD KS QC QD QS JC JD "
    .. "JS" },
}

example "if all suits are trumps: 83 and 79" {
  no_trump = true, taker = 1, mode = "all trump", with = { "side 1" },
  tricks = { 4, 4 }, scores = { 83, 79 },
  won = { "JH JD 9H 9D AH AC AD 10H KH KD", "JC JS 9C 9S AS 10C 10D 10S KC KS "
    .. "QC QD QH QS" },
}

example "scaled down, 258 points count as 162" {
  no_trump = true, all_trump = "scaled", taker = 1, mode = "all trump",
  with = { "side 1" }, tricks = { 6, 2 }, scores = { 126, 36 },
  won = { "JC JD JH JS 9C 9D 9H 9S AC AD AH AS 10C", "10D 10H 10S KC KD KH KS "
    .. "QC QD QH QS" },
}

example "below the target it does not wait" {
  taker = 1, trump = "H", with = { "side 2" }, tricks = { 4, 4 },
  before = { 979, 0 }, held = { "KH QH", "", "", "" },
  won = { "JH 9H AH AC KC", "10H KH QH AD AS 10C 10D 10S KD KS QC QD QS JC JD "
    .. "JS" }, scores = { 999, 162 }, leaves = { waits = { false, false } },
}

-- The end of the match

example "both there: the higher" {
  taker = 1, trump = "H", with = { "side 2" }, tricks = { 4, 4 },
  before = { 918, 921 },
  won = { "JH 9H AH AC AD AS KC", "10H KH QH 10C 10D 10S KD KS QD QS QC JC "
    .. "JD JS" }, scores = { 1000, 1001 }, won_by = 2,
}

example "equal totals go on" {
  taker = 1, trump = "H", with = { "side 2" }, tricks = { 4, 4 },
  before = { 918, 920 },
  won = { "JH 9H AH AC AD AS KC", "10H KH QH 10C 10D 10S KD KS QD QS QC JC "
    .. "JD JS" }, scores = { 1000, 1000 }, won_by = false,
}

example "no side wins by its belote alone" {
  taker = 1, trump = "H", with = { "side 2" }, tricks = { 4, 4 },
  before = { 980, 0 }, held = { "KH QH", "", "", "" },
  won = { "JH 9H AH AC KC", "10H KH QH AD AS 10C 10D 10S KD KS QC QD QS JC JD "
    .. "JS" }, scores = { 1000, 162 }, won_by = false,
  leaves = { waits = { true, false } },
}

example "another trick in a later round is enough" {
  taker = 2, trump = "H", with = { "side 2" }, tricks = { 1, 7 },
  before = { 1000, 0 }, waits = { true, false }, won = { "7C 8C 9C 7D",
    "JH 9H AH 10H KH QH AC AD AS 10C 10D 10S KC KD KS QC QD QS JC JD JS" },
  scores = { 1000, 162 }, won_by = 1, leaves = { waits = { false, false } },
}

example "a trick is enough though the side fails again" {
  taker = 1, trump = "H", with = { "side 2" }, tricks = { 1, 7 },
  before = { 1000, 0 }, waits = { true, false }, won = { "7C 8C 9C 7D",
    "JH 9H AH 10H KH QH AC AD AS 10C 10D 10S KC KD KS QC QD QS JC JD JS" },
  scores = { 1000, 162 }, won_by = 1, leaves = { waits = { false, false } },
}

example "without a trick it waits on" {
  taker = 2, trump = "H", with = { "side 2" }, tricks = { 0, 8 },
  before = { 1000, 0 }, waits = { true, false }, won = { "",
    "JH 9H AH 10H KH QH AC AD AS 10C 10D 10S KC KD KS QC QD QS JC JD JS" },
  scores = { 1000, 252 }, won_by = false,
  leaves = { waits = { true, false } },
}

example "a belote without a trick does not win, either" {
  taker = 1, trump = "H", with = { "side 1" }, tricks = { 8, 0 },
  before = { 0, 980 }, held = { "", "KH QH", "", "" }, won = {
    "JH 9H AH 10H KH QH AC AD AS 10C 10D 10S KC KD KS QC QD QS JC JD JS", "" },
  scores = { 252, 1000 }, won_by = false,
  leaves = { waits = { false, true } },
}

example "one trick is enough" {
  taker = 1, trump = "H", with = { "side 1" }, tricks = { 7, 1 },
  before = { 0, 990 }, won = {
    "JH 9H AH 10H KH QH AC AD AS 10D 10S KC KD KS QC QD QS JC JD JS", "10C" },
  scores = { 152, 1000 }, won_by = 2, leaves = { waits = { false, false } },
}

example "two sides, of which one waits: the other wins" {
  taker = 2, trump = "H", with = { "side 2" }, tricks = { 0, 8 },
  before = { 1300, 800 }, waits = { true, false }, won = { "",
    "JH 9H AH 10H KH QH AC AD AS 10C 10D 10S KC KD KS QC QD QS JC JD JS" },
  scores = { 1300, 1052 }, won_by = 2,
}
