-- French Tarot: one player against the others, with 21 trumps and the excuse.
-- [players=5] French Tarot: a player and a partner against the others, with 21
-- trumps and the excuse.

local numbers = "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21"
local trumps, courts = cards_of(numbers, "T"), cards_of("J N Q K")
local bids = { "take", "guard", "guard without", "guard against" }
local factors = { take = 1, guard = 2, [bids[3]] = 4, [bids[4]] = 6 }
local last = { [0] = "in the last trick", "in the trick before the last" }
local needed = { [0] = 56, 51, 41, 36 }          -- by the number of oudlers
local size = { [3] = { 13, 15, 18 }, [4] = { 10, 13, 15 }, [5] = { 8, 10, 13 } }

local tarots = game "French Tarot" {
  turn        = "anticlockwise", deck = tarot(78), round_total = 0,
  points      = { [numbers] = 1, J = 3, N = 5, Q = 7, ["K 1T 21T EX"] = 9,
                  halves = true },             -- a king is 4 and a half
  piles       = { dog = "none", away = "none" },
  obligations = function(option)
    return { option.players == 5 and lead_called "called", exempt("EX", {
      when("trump led", beat_led), follow_suit, overtrump, play_trump }) }
  end,
  round       = { taker = player, bid = text, called = card, slam = flag,
                  handful = number, petit = text },
  options     = {
    players = number { 4, from = 3, to = 5, "how many play" },
    rounds = number { 20, from = 1, "rounds to play" },
    petit_alone = choice { "redeal", "play",
      "a hand with 1T as its only trump, without the excuse" },
    handfuls = flag { true, "many trumps may be shown for points" },
    defence_slam = flag { true, "all tricks of the defence count" },
    all_pass = choice { "redeal", "forced_take", "the dealer must take" },
    excuse_last = choice { "changes_sides", "with_trick",
      "the excuse in the last trick goes to the other party, or with the "
        .. "trick" },
    misere = flag { false, "a hand without trumps or court cards counts" },
    first_dealer = number { "deals first; 0: drawn" },
  },
}

-- The excuse wins no trick. If it is led, the next card makes the suit led.
function tarots:order() return { trump = "T" } end

-- [players<5] Six cards are the dog; the others are dealt.
-- [players=5] Three cards are the dog; the others are dealt.
function tarots:deal()
  self:deal_each(78 // self.option.players // 3 * 3, 3)
  self:draw(self.dog, self.option.players == 5 and 3 or 6)
end

-- The taker may say slam, and then leads; else the player after the dealer
-- leads.
function tarots:round()
  self:deal()
  self:throw_in_petit()
  self:bidding()
  self:call_card()
  if among(self.bid, "take guard") then self:use_dog() end
  self:form_parties { name = "taker", players = self.taker,
    holds = self.called, others = "defence" }
  self.slam = self:choose(self.taker, "a slam?", { "no", "slam" }) == "slam"
  local leader = self.slam and self.taker or self:next_in_turn(self.dealer)
  self:play_tricks { leader = self:play_trick(leader, self.show_hand) }
  self:score_round()
end

-- [petit_alone=redeal] A hand with 1T as its only trump, and without the
-- excuse, is thrown in: the next player deals. That was no round.
function tarots:throw_in_petit()
  for player in self:each_player() do
    local hand, redeal = player.hand, self.option.petit_alone == "redeal"
    if redeal and not hand:has "EX" and tostring(hand:of_suit "T") == "1T" then
      self:show(player, "1T is the only trump: thrown in")
      self:deal_again(self:next_in_turn(self.dealer))
    end
  end
end

-- From the player after the dealer each says once: pass, or a bid above the
-- last. From low to high they are take, guard, guard without, guard against;
-- the highest bidder is the taker.
-- [all_pass=redeal] If nobody bids the next player deals. That was no round.
-- [all_pass=forced_take] If nobody bids the dealer must take.
function tarots:bidding()
  self.bid, self.taker = self:auction { bids = bids, once = true,
    prompt = "what do you bid?", over = "{bid} is bid: more?",
    falls_to = self.option.all_pass == "forced_take" and self.dealer or nil }
  if not self.taker then                -- FFT: such a deal is annulled
    self:deal_again(self:next_in_turn(self.dealer))
  end
end

-- [players=5] The taker calls a king; with all four a queen, and so on. Whoever
-- holds it plays with the taker, and shows it by playing it.
function tarots:call_card()
  if self.option.players < 5 then return end
  self.called = self:call_partner(self.taker, "which card is called?",
    { ranks = "K Q N J", suits = "S H D C" })
end

-- The dog:
-- In a take or a guard the dog is shown, the taker takes it up, and puts as
-- many cards away, no king and no oudler (1T, 21T or the excuse), and trumps
-- only if nothing else is left; these are shown. They count for the taker. In
-- guard without and guard against nobody sees the dog.
function tarots:use_dog()
  local n = #self.dog
  self:show(self.dog, "the dog")
  self:move(self.dog, self.dog, self.taker)
  self:put_away(self.taker, "which card goes away?", n, self.away,
    { keep = "KS KH KD KC 1T 21T EX", last = trumps })
end

-- [handfuls and players=3] Before the own first card each may show a handful:
-- just 13, 15 or 18 trumps, which count 20, 30, 40; the excuse may stand in for
-- one that is missing.
-- [handfuls and players=4] Before the own first card each may show a handful:
-- just 10, 13 or 15 trumps, which count 20, 30, 40; the excuse may stand in for
-- one that is missing.
-- [handfuls and players=5] Before the own first card each may show a handful:
-- just 8, 10 or 13 trumps, which count 20, 30, 40; the excuse may stand in for
-- one that is missing.
-- [misere] A hand without trumps, or without court cards (J, N, Q, K), gets 10
-- from each.
function tarots:show_hand(player)
  local hand, forms, worth = player.hand:cards(), { "no handful" }, {}
  for i, n in ipairs(size[self.option.players]) do
    worth[n], forms[i + 1] = 10 + 10 * i, { "handful {cards}", n = n,
      cards = #hand:of_suit "T" < n and join(trumps, "EX") or trumps,
      because = { "a handful is {n} trumps", n = n } }
  end
  local shown = self.option.handfuls
    and select(2, self:ask(player, "a handful?", forms))
  if shown then
    self:show(shown, "handful", player)
    self.handful = (self.handful or 0) + worth[#split(shown)]
  end
  local lacks = #hand:without(trumps) == #hand or #hand:without(courts) == #hand
  if self.option.misere and lacks and self:ask_yes_no(player, "misere?") then
    self:show(player, "misere")
    self:score_others(player, -10, "misere")
    self:score(player, 10 * (self.facts.players - 1), "misere")
  end
end

-- The party that plays the excuse keeps it, and gives the others half a point
-- for it if they win the trick.
-- [excuse_last=changes_sides] But in the last trick the others get it, and give
-- half a point for it unless they win the trick.
-- [excuse_last=with_trick] But in the last trick it goes to the party that wins
-- the trick.
-- [] Only a party that has won all other tricks wins the last with the excuse,
-- whatever else is in it; then the trick before counts as the last for the
-- petit, 1T.
function tarots:after_trick(winner)
  local left, player = #winner.hand, self:who_played "EX"
  if self:who_played "1T" then self.petit = last[left] end
  if not player then return end
  local rivals = player.party ~= winner.party
  if left > 0 then
    self:move("EX", winner.side.won, player.side.won)
    if rivals then self:count_caught(winner, "EX", "for the excuse") end
  elseif player.party.others.tricks == (rivals and 1 or 0) then
    self:move(self:trick(), winner.side.won, player.side.won)
    self.petit = self.petit and last[0]
  elseif not rivals and self.option.excuse_last == "changes_sides" then
    -- FFT, Règlement officiel 2012, 4: it changes sides whoever wins the trick.
    local other = player.party.others.players[1]
    self:move("EX", winner.side.won, other.side.won)
    self:count(winner, 1, "for the excuse")
    self:count(other, -1, "for the excuse")
  end
end

-- For the taker's party count its tricks and the cards put away; the dog counts
-- for it in guard without, for the defence in guard against. A slam is all
-- tricks: each defender pays 200 for it, or 400 if the taker has said it, and
-- gets 200 if the taker has said it and misses it.
-- [defence_slam] If the defence has all tricks, each of them gets 200 for that.
-- [] A party that has nothing but its excuse has no trick.
function tarots:score_round()
  local ours, others = self:party(1), self:party(2)
  local all = self:cards_in(ours.won, self.bid == bids[3] and self.dog
    or self.away)
  local petit = self.petit ~= last[0] and 0 or ours.won:has "1T" and 10 or -10
  local slam = self.slam and -200 or 0
  if #others.won + others.count == 0 then slam = self.slam and 400 or 200 end
  local none = self.option.defence_slam and #ours.won + ours.count == 0
  local sum, says = self:worth(self:points_of(all) + ours.count,
    #all:tagged "oudler", petit, slam - (none and 200 or 0))
  self:score_parties(sum, says, self.taker)
end

-- The taker's party wins the round with 56 points, or 51, 41, 36 with one, two,
-- three oudlers in what counts for it. Each defender pays for that, or gets if
-- it is lost, 25 and the difference to these points. The side that wins the
-- last trick gets 10 for the petit, 1T, if it is in it. Both are multiplied: by
-- 1 for a take, 2 for a guard, 4 for a guard without, 6 for a guard against.
-- [players~=4] With half a point more or less than needed the difference is
-- first rounded up: half a point short is lost by 1, half a point over won by
-- 1.
-- [handfuls] Then comes a slam, and each handful, for the side that has won the
-- round, whoever showed it; neither is multiplied.
-- [not handfuls] Then comes a slam, which is not multiplied.
-- [players=5] A partner gets as much as a defender pays, or pays as much, the
-- taker the rest.
-- [players<5] The taker gets or pays the sum of that.
-- [] Worked examples count half points: 98 are 49 points.
function tarots:worth(half_points, oudlers, petit, slam)
  local over = half_points - 2 * needed[oudlers]
  local sign, factor = over < 0 and -1 or 1, factors[self.bid]
  return count_lines {
    { sign * (25 + (math.abs(over) + 1) // 2) * factor, self.bid },
    { petit * factor, "petit" }, { sign * (self.handful or 0), "handfuls" },
    { slam, "slam" } }
end

example "18 cards each, six in the dog" {
  first_dealer = 4, moves = {},
  leaves = { counts = { 18, 18, 18, 18 }, dog = 6, stock = 0 },
}

example "15 cards with five, three in the dog" {
  players = 5, first_dealer = 4, moves = {},
  leaves = { counts = { 15, 15, 15, 15, 15 }, dog = 3 },
}

example "without it a trump, higher than those in the trick" {
  trick = "9H 4T", hand = "7T 3T QS", legal = "7T",
}

example "any trump if none is higher" {
  trick = "9H 4T", hand = "3T 2T QS", legal = "3T 2T",
}

example "trumps led must be beaten" {
  trick = "10T", hand = "12T 5T QS", legal = "12T",
  refused = "5T",
}

example "a higher card of the suit need not be played" {
  trick = "9H", hand = "2H KH", legal = "2H KH",
}

example "the excuse may be played at any time" {
  trick = "9H", hand = "2H EX 5T", legal = "2H EX",
}

example "after the excuse the next card sets the suit" {
  trick = "EX KS", hand = "2S 3H 5T", legal = "2S",
}

example "the excuse wins nothing" {
  trick = "EX 1S 3H", winner = 2,
}

example "the first lead is not of the called suit, but for the called card" {
  players = 5, called = "KS", hand = "2S 3H KS",
  legal = "3H KS", refused = "2S",
  because = "the first lead may not be of the called suit",
}

-- Seat 3 bids first, takes the dog, and puts cards away.
local taken = split "guard pass pass pass"
local spare = { { hands = { "*", "*", "KS EX 21T 5T 2H *", "*" } } }

example "a king is not put away" {
  first_dealer = 4, deal = spare, moves = taken, refused = { "KS" },
  because = "KS may not be put away", allowed = { "2H" },
}

example "nor an oudler" {
  first_dealer = 4, deal = spare, moves = taken, refused = { "EX", "21T" } }
example "nor a trump, if there is anything else" {
  first_dealer = 4, deal = spare, moves = taken, refused = { "5T" },
  because = "5T goes away only if nothing else is left",
}

example "a trump, if there are only kings and oudlers" {
  first_dealer = 4, deal = { { hands = { "*", "*", "KS KH KD KC EX 21T 1T 2T "
    .. "3T 4T 5T 6T 7T 8T 9T 10T 11T 12T", "*" },
    dog = "13T 14T 15T 16T 17T 18T" } },
  moves = taken, allowed = { "5T" }, refused = { "KS", "1T" },
}

-- Half points, oudlers, petit, slam; what each defender pays.
for name, one in pairs {
  ["guard, two oudlers, 49 points"] = { "guard", 98, 2, 0, 0, 66 },
  ["with 40"] = { "guard", 80, 2, 0, 0, -52 },
  ["take, one oudler, 51"] = { "take", 102, 1, 0, 0, 25 },
  ["without an oudler 56 are needed"] = { "take", 110, 0, 0, 0, -26 },
  ["with three 36"] = { "take", 72, 3, 0, 0, 25 },
  ["guard without, lost by 5, petit at the end"] =
    { "guard without", 92, 1, 10, 0, -80 },
  ["half a point goes to the winning side"] =
    { "take", 81, 2, 0, 0, -26, players = 5 },
  ["also if that is the taker"] = { "take", 83, 2, 0, 0, 26, players = 5 },
  ["a slam announced and missed"] = { "guard", 122, 2, 0, -200, -110 },
} do
  example(name) { step = "worth", with = { one[2], one[3], one[4], one[5] },
    players = one.players, facts = { bid = one[1] }, gives = one[6] }
end

example "guard against by 10, a handful" {
  step = "worth", with = { 102, 2, 0, 0 }, gives = 230,
  facts = { bid = "guard against", handful = 20 },
}

example "a handful counts for the side that wins the round" {
  step = "worth", with = { 80, 2, 0, 0 }, gives = -72,
  facts = { bid = "guard", handful = 20 },
}

-- Who gets what at the end of a round.
for name, one in pairs {
  ["each defender pays"] = { { 1 }, "guard", { 168, -56, -56, -56 },
    { "1T 21T EX KS KH KD KC QS QH", "2S", "", "" } },
  ["or is paid"] = { { 2 }, "take", { 77, -231, 77, 77 },
    { "2S", "KS", "", "" } },
} do
  example(name) { party = one[1], bid = one[2], scores = one[3], won = one[4],
    facts = { taker = one[1][1] } }
end

example "a partner gets half of it" {
  players = 5, party = { 1, 2 }, facts = { taker = 1, bid = "take" },
  won = { "KS", "KH", "2S", "", "" }, scores = { -144, -72, 72, 72, 72 },
}

example "alone it is all" {
  players = 5, party = { 1 }, facts = { taker = 1, bid = "take" },
  won = { "KS", "", "2S", "", "" }, scores = { -308, 77, 77, 77, 77 },
}

example "1T alone is thrown in: the next player deals the same round" {
  rounds = 1, first_dealer = 4, moves = {}, deal = { { hands = {
    "1T 1S 2S 3S 4S 5S 6S 7S 8S 9S 10S 1H 2H 3H 4H 5H 6H 7H" } } },
  allowed = { "take", "pass" }, leaves = { dealer = 3 },
}

example "what may be bid" {
  first_dealer = 4, moves = { "guard" },
  legal = { "pass", "guard without", "guard against" },
}

example "nobody bids: the next player deals the same round" {
  rounds = 1, first_dealer = 4, moves = split "pass pass pass pass",
  leaves = { dealer = 3, counts = { 18, 18, 18, 18 } },
  allowed = { "take", "pass" },
}

example "unless the dealer must take" {
  all_pass = "forced_take", first_dealer = 4,
  moves = split "pass pass pass pass",
  leaves = { dealer = 4, taker = 4, bid = "take" },
}

example "a whole round: a guard, the taker's excuse" {
  players = 4, first_dealer = 1, deal = { { hands = {
    "7D 12T 2H 6S 9S 1H NH 3C 10S 7T 3H 3T 6C 5D 9T 4C 16T 7S",
    "13T 9D 9H 10D KC 8S 2C QC 20T 5H 5S 3S QS QD 15T 8T NC 8C",
    "7C JS 1S 9C JH 3D JC QH 8D KD 19T KS EX NS 18T 5T 7H 2T",
    "4H 4T 6H 10T 11T JD 17T 21T 6D 10H 1D 2D 14T 1C 4S ND KH 2S",
    }, dog = "5C 8H 6T 10C 1T 4D" } },
  moves = {
    "take", "guard", "pass", "pass", "QH", "1S", "7H", "5C", "3D", "JH",
    "no", "6D", "KD", "9D", "5D", "NS", "5S", "10S", "2S", "EX", "5H", "NH",
    "10H", "7T", "11T", "18T", "8S", "6S", "KS", "7C", "KC", "4C", "9H",
    "3H", "6H", "NC", "6C", "4T", "9C", "10T", "13T", "12T", "JS", "QS",
    "7S", "14T", "1D", "4D", "10D", "QC", "17T", "JC", "JD", "9T", "1H",
    "KH", "6T", "15T", "3S", "2T", "ND", "1T", "2H", "2C"
  },
  scores = { 90, 90, -270, 90 },
}

example "a whole round: without the dog, a handful, the petit last" {
  players = 4, first_dealer = 1, deal = { { hands = {
    "2H 3D 5C 12T QD 8H 5S 7S KS QH 2C 6H 9C EX KD 9D 3T 6D",
    "4T 2T 6S NS 7T 9S 4H 4D JC 7H 10H 6T KC 8T NH 2S NC 10S",
    "1T 3H 4S 8D 9T JH 8S 21T QS 19T 11T 4C 17T 15T 10T 8C 5T 20T",
    "10C 7C 5H 14T JS KH JD 16T 2D 9H 3C QC 1C 1D 13T 6C 1S 1H",
    }, dog = "18T ND 7D 5D 3S 10D" } },
  moves = {
    "guard without", "pass", "pass", "pass", "no", "13T",
    "handful 1T 5T 9T 10T 11T 15T 17T 19T 20T 21T", "21T", "7T", "EX",
    "17T", "4T", "12T", "14T", "20T", "8T", "5T", "9D", "7C", "6S", "KS",
    "JS", "4S", "8H", "9H", "JH", "NH", "10H", "QH", "KH", "2D", "3D",
    "19T", "6H", "1C", "4C", "NC", "9C", "QC", "1S", "QS", "NS", "7S", "8S",
    "9S", "JD", "4H", "1H", "15T", "11T", "2S", "QD", "10C", "8C", "KC",
    "5C", "3C", "10S", "6D", "6C", "10T", "9T", "JC", "2C", "5H"
  },
  scores = { 300, 300, 300, -900 },
}

-- Seat 3 plays the excuse in the last trick, which seat 2 wins, so it goes to
-- the taker, seat 4, for half a point: 15 points with an oudler, 36 too few,
-- and not 11 without one, 45 too few. Six times 25 and that, and 200 for the
-- slam.
local excuse_last = { { hands = {
  "7H JS 6T 8T 7C 3D 6D 8S 16T 4H 1S KH 4S QC 1C JC 6C 9C",
  "8C 10S 17T 2S NS 2H 5D 7S 9H 20T 9T QH 12T NH NC 19T KC 18T",
  "4T 5S 5C 7T 2C EX 15T KS 4C 21T 8D 8H JD 10H JH 11T 6S 10T",
  "2T 1T 10D 1H QS 3S 3T 9S 4D ND 5T 14T QD 1D 6H KD 3C 9D",
  }, dog = "10C 7D 2D 13T 3H 5H" } }
for name, one in pairs {
  ["the excuse in the last trick changes sides"] =
    { "changes_sides", { 566, 566, 566, -1698 } },
  ["or stays with whoever won the trick"] =
    { "with_trick", { 620, 620, 620, -1860 } },
} do
  example(name) {
    handfuls = false, excuse_last = one[1], first_dealer = 1,
    deal = excuse_last, scores = one[2],
    moves = { "guard against", "slam", table.unpack(split("9D JD 3D 21T 19T "
      .. "6T 2T 7T 9T 14T 9C 2C KC 7S 4S 9S 6S 3S KS 2S JS 11T 18T 3T 12T 4H "
      .. "1T 15T 10H NH 7H 6H QH 8H 6C 4C NC QD 8D 20T 10S 1S 5S 1D 10T 8S 2H "
      .. "QC KD JH 4T 8C 7C 10D 5C NS 1C 4D")) },
  }
end

example "a whole round with a partner and a handful" {
  players = 5, first_dealer = 1, deal = { { hands = {
    "9S 6T 4T 3S 4D NH 5C 6H QH 10T QS 7D 6C 2D 2S",
    "5D 5S 1H 7S 1D 6D 10C ND 7T 2C 1C 16T 3D JS 8D",
    "KC 5T KD EX 19T NS 8S 20T 10D 9T 4C 3H 18T 11T 12T",
    "9D 8T 2T 13T 1T 2H 7H 17T 3C 10S QC 9H 5H NC 10H",
    "JH 14T 8H 8C 9C KH 21T 4S 4H 6S KS 3T QD JC 15T",
    }, dog = "7C 1S JD" } },
  moves = {
    "take", "guard against", "KD", "slam", "QC",
    "handful 5T 9T 11T 12T 18T 19T 20T EX", "EX", "2C", "5C", "8C", "3C",
    "KC", "1C", "9C", "19T", "7T", "6T", "2T", "QD", "KD", "ND", "7D",
    "11T", "10T", "15T", "NC", "2D", "3T", "8T", "1D", "9H", "6H", "8H",
    "7H", "5T", "7S", "QH", "KH", "20T", "8D", "4D", "1T", "NS", "5S", "2S",
    "6S", "9T", "JS", "QS", "KS", "5H", "12T", "5D", "4H", "18T", "6D",
    "9S", "4S", "2H"
  },
  scores = { -186, -186, 186, 372, -186 },
}

-- Trumps of a hand, for the examples of handfuls.
local function some(n, more)
  local list = {}
  for i = 1, n do list[i] = trumps[i] end
  return table.concat(list, " ") .. (more or "")
end

for _, one in ipairs { { 3, 13, 20 }, { 3, 15, 30 }, { 3, 18, 40 },
  { 4, 10, 20 }, { 4, 13, 30 }, { 4, 15, 40 }, { 5, 8, 20 }, { 5, 10, 30 },
  { 5, 13, 40 } } do
  local players, n = one[1], one[2]
  local held, moves = { "*", "*", "*", "*", "*" }, {}
  held[players], held[players - 1] = "*", some(n)
  for i = #held, players + 1, -1 do held[i] = nil end
  for i = 1, players - 1 do moves[i] = "pass" end
  moves[players] = "guard against"
  if players == 5 then moves[#moves + 1] = "KS" end
  moves[#moves + 1] = "no"
  moves[#moves + 1] = "handful " .. some(n)
  example(players .. " players: a handful of " .. n) {
    players = players, first_dealer = players, deal = { { hands = held } },
    moves = moves, leaves = { handful = one[3] },
  }
end

example "of thirteen trumps ten or all can be shown" {
  first_dealer = 4, deal = { { hands = { "*", "*", some(13), "*" } } },
  moves = { "pass", "pass", "pass", "guard against", "no" },
  allowed = { "handful " .. some(10), "handful " .. some(13),
    "no handful" },
  refused = { "handful " .. some(12), "handful " .. some(9) },
}

example "the excuse stands in for the tenth" {
  first_dealer = 4, deal = { { hands = {
    "*", "*", some(9, " EX 1S 2S 3S 4S 5S 6S 7S 8S"), "*" } } },
  moves = { "pass", "pass", "pass", "guard against", "no" },
  allowed = { "handful " .. some(9, " EX") },
}

example "but not where there are ten" {
  first_dealer = 4, deal = { { hands = {
    "*", "*", some(10, " EX 1S 2S 3S 4S 5S 6S 7S"), "*" } } },
  moves = { "pass", "pass", "pass", "guard against", "no" },
  refused = { "handful " .. some(9, " EX") },
}

example "without trumps: misere" {
  misere = true, handfuls = false, first_dealer = 4, deal = { { hands = {
    "*", "*", "1S 2S 3S 4S 5S 6S 7S 8S 9S 1H 2H 3H 4H 5H 6H 7H 8H KH",
    "*" } } },
  moves = { "pass", "pass", "pass", "guard against", "no", "yes" },
  scores = { -10, -10, 30, -10 },
}

example "not with a trump and a court card" {
  misere = true, handfuls = false, first_dealer = 4, deal = { { hands = {
    "*", "*", "1S 2S 3S 4S 5S 6S 7S 8S 9S 1H 2H 3H 4H 5H 6H JH 1T 2T",
    "*" } } },
  moves = { "pass", "pass", "pass", "guard against", "no" },
  allowed = { "1S" }, refused = { "yes" },
}

example "with all kings a queen is called" {
  players = 5, first_dealer = 5, deal = { { hands = { "*", "*", "*", "*",
    "KS KH KD KC 1S 2S 3S 4S 5S 6S 7S 8S 1H 2H 3H" } } },
  moves = { "pass", "pass", "pass", "pass", "guard" },
  legal = { "QS", "QH", "QD", "QC" },
}

example "without the dog it counts for the taker, with its oudlers" {
  party = { 1 }, won = { "KS", "KH", "", "" },
  facts = { taker = 1, bid = "guard without", dog = "21T 1S 2S" },
  scores = { -792, 264, 264, 264 },
}

example "against the dog it does not" {
  party = { 1 }, won = { "KS", "KH", "", "" },
  facts = { taker = 1, bid = "guard against", dog = "21T 1S 2S" },
  scores = { -1386, 462, 462, 462 },
}

example "what was put away counts" {
  party = { 1 }, won = { "KS 21T", "KH", "", "" },
  facts = { taker = 1, bid = "take", away = "QS JS 1S" },
  scores = { -186, 62, 62, 62 },
}

-- The tricks of the taker and of another, whether a slam was announced; what
-- each defender pays. Without these points it is -77, or -81 for no trick.
for name, one in pairs {
  ["all tricks: 200"] = { "KS", "", false, 123 },
  ["announced: 400"] = { "KS", "", true, 323 },
  ["announced and missed"] = { "KS", "2H", true, -277 },
  ["not announced and not made"] = { "KS", "2H", false, -77 },
  ["all tricks for the defence"] = { "", "KS", false, -281 },
} do
  local pays = one[4]
  example(name) { party = { 1 }, won = { one[1], one[2], "", "" },
    facts = { taker = 1, bid = "take", slam = one[3] },
    scores = { 3 * pays, -pays, -pays, -pays } }
end

example "which may not count" {
  defence_slam = false, party = { 1 }, facts = { taker = 1, bid = "take" },
  won = { "", "KS", "", "" }, scores = { -243, 81, 81, 81 },
}

return tarots
