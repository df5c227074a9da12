-- French Tarot: one player against the others for points in tricks, with 21
-- trumps and the excuse.

local FACTOR = { take = 1, guard = 2, ["guard without"] = 4,
                 ["guard against"] = 6 }
local TRUMPS = cards_of("1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21",
                        "T")
-- By the number of players: the cards of a hand, and the sizes of handfuls.
local SIZE = { [3] = { 24, 13, 15, 18 }, [4] = { 18, 10, 13, 15 },
               [5] = { 15, 8, 10, 13 } }

local tarots = game "French Tarot" {
  turn        = "anticlockwise",
  deck        = tarot(78),
  points      = { ["1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21"] = 1,
                  J = 3, N = 5, Q = 7, ["K 1T 21T EX"] = 9 }, -- half points
  round_total = 0,
  piles       = { dog = "none", away = "none" },
  obligations = {
    obligation "called suit" {
      when = { "leading", "first trick" },
      says = "the first lead may not be of the called suit",
      function(self, hand)
        local suited = self.called and hand:of_suit(suit(self.called))
        return suited and hand:cards():without(suited:without(self.called))
      end },
    exempt("EX", { when("trump led", beat_led), follow_suit, overtrump,
      play_trump }),
  },
  round       = { trump = suit, taker = player, bid = text, called = card,
                  slam = flag, handful = number },
  options     = {
    players = number { 4, from = 3, to = 5, "how many play" },
    rounds = number { 20, from = 1, to = 144, "rounds to play" },
    petit_alone = choice { "redeal", "play",
      "a hand with 1T as its only trump, without the excuse" },
    handfuls = flag { true, "many trumps may be shown for points" },
    defence_slam = flag { true, "all tricks of the defence count" },
    all_pass = choice { "redeal", "forced_take", "the dealer must take" },
    misere = flag { false, "a hand without trumps or court cards counts" },
    first_dealer = number { 0, from = 0, to = 5, "deals first; 0: drawn" },
  },
}

-- Six cards, or three with five players, are the dog; the others are dealt.
function tarots:deal()
  self:deal_each(SIZE[self.option.players][1], 3)
  self:draw(self.dog, #self.stock)
end

-- The bids, the dog, then the tricks. Where nobody bids nobody scores.
function tarots:round()
  self:deal()
  self.trump = "T"
  if self:petit_is_alone() then return end
  self:bid_once()
  if not self.taker then return end
  if self.option.players == 5 then self:call_card() end
  if among(self.bid, "take guard") then self:use_dog() end
  self.slam = self:choose(self.taker, "a slam?", { "no", "slam" }) == "slam"
  local past = { leads = self.slam and self.taker
    or self:next_in_turn(self.dealer) }
  self:note_trick(past, self:play_trick(past.leads, self.show_hand))
  while #past.leads.hand > 0 do
    self:note_trick(past, self:play_tricks { leader = past.leads, tricks = 1 })
  end
  self:score_contract(past)
end

-- A hand with 1T as its only trump, and without the excuse, is thrown in.
function tarots:petit_is_alone()
  if self.option.petit_alone == "play" then return false end
  for player in self:each_player() do
    local hand = player.hand
    if #hand:of_suit "T" == 1 and hand:has "1T" and not hand:has "EX" then
      self:show(player, "1T is the only trump: thrown in")
      return true
    end
  end
end

-- Each speaks once; the highest bid takes.
function tarots:bid_once()
  self.bid, self.taker = self:auction { once = true,
    bids = { "take", "guard", "guard without", "guard against" },
    prompt = "what do you bid?", over = "{bid} is bid: more?" }
  if not self.taker and self.option.all_pass == "forced_take" then
    self.bid, self.taker = "take", self.dealer
  end
end

-- With five players the taker calls a king; with all four a queen, and so on.
-- Who holds it plays with the taker, and shows it by playing it.
function tarots:call_card()
  local hand, called = self.taker.hand:cards(), "K"
  while called ~= "J" and #hand:of_rank(called) == 4 do
    called = climb("K Q N J", called, 1)
  end
  self.called = self:choose(self.taker, "which card is called?",
    cards_of(called, "S H D C"))
end

-- The dog is shown and taken up, and as many cards are put away. They count for
-- the taker. Without or against it nobody sees the dog.
function tarots:use_dog()
  local n = #self.dog
  self:show(self.dog, "the dog")
  self:move(self.dog, self.dog, self.taker)
  for _ = 1, n do
    local card = self:put_away(self.taker, "which card goes away?", 1,
      self.away, function(card) return self:goes_away(card) end)
    if suit(card) == "T" then self:show(card, "a trump", self.away) end
  end
  self:tell_count(self.away, "KS KH KD KC EX")
  self:tell_count(self.away, TRUMPS)
end

-- No king and no oudler; trumps only if nothing else is left.
function tarots:goes_away(card)
  if rank(card) == "K" then return false, "a king may not be put away" end
  if among(card, "1T 21T EX") then
    return false, "an oudler may not be put away"
  end
  local hand = self.taker.hand
  local others = hand:cards():without(hand:of_suit "T"):without "KS KH KD KC EX"
  return suit(card) ~= "T" or #others == 0,
    "trumps only if nothing else is left"
end

-- Before the first card a player may show many trumps, or a hand without.
function tarots:show_hand(player)
  if self.option.handfuls then self:ask_handful(player) end
  if self.option.misere then self:ask_misere(player) end
end

-- The excuse may stand in for a trump that is missing.
function tarots:ask_handful(player)
  local trumps, forms = player.hand:of_suit "T", { "no handful" }
  local most = #trumps + (player.hand:has "EX" or 0)
  for i = 2, 4 do
    local n = SIZE[self.option.players][i]
    forms[i] = most >= n and { "handful {cards}", n = n, cards = #trumps >= n
      and trumps or self:cards_in(trumps, "EX"),
      because = "a handful is " .. n .. " trumps" }
  end
  local said, cards = self:ask(player, "a handful?", forms)
  if said == "no" then return end
  self:show(cards, "a handful", player)
  for i = 2, 4 do
    local exactly = #split(cards) == SIZE[self.option.players][i]
    self.handful = (self.handful or 0) + (exactly and 10 * i or 0)
  end
end

-- A hand without trumps, or without court cards, gets 10 from each.
function tarots:ask_misere(player)
  local hand, courts = player.hand:cards(), 0
  for court in words "J N Q K" do courts = courts + #hand:of_rank(court) end
  if #hand:of_suit "T" > 0 and courts > 0 then return end
  if self:ask_yes_no(player, "misere?") then
    self:show(player, "misere")
    self:score_others(player, -10, "misere")
    self:score(player, 10 * (self.option.players - 1), "misere")
  end
end

-- Who holds or has played a card.
function tarots:holder(card)
  for player in self:each_player() do
    if among(card, player:held()) then return player end
  end
end

-- The petit is noted. The excuse goes back to who played it, but for the last
-- trick: that it wins if its side has won all others, and then the trick before
-- counts as the last for the petit.
function tarots:note_trick(past, winner)
  local trick, left, owner = {}, #winner.hand, nil
  for n, play in ipairs(self:plays()) do
    trick[n] = play.cards
    if trick[n] == "1T" then past.petit, past.petit_left = winner, left end
    if trick[n] == "EX" then owner = play.player end
  end
  past.leads = winner
  if not owner then return end
  past.excuse, past.excuse_to = owner, winner
  if left > 0 then return self:move("EX", winner.side.won, owner.side.won) end
  local others = not self:is_ours(owner)
  if self:cards_won(past, others) == #trick then
    self:move(trick, winner.side.won, owner.side.won)
    past.excuse_to = owner
  end
  if self:cards_won(past, others) == 0 and past.petit_left == 1 then
    past.petit_left = 0
  end
end

-- Is the player with the taker?
function tarots:is_ours(player)
  return player == self.taker
    or self.called ~= nil and player == self:holder(self.called)
end

-- Who has the excuse back from another player's trick.
local function excused(past)
  return past.excuse and past.excuse.side.won:has "EX" and past.excuse
end

-- The cards in the tricks of the taker's side, or of the others.
function tarots:cards_won(past, ours)
  local n, owner = 0, excused(past)
  for player in self:each_player() do
    if self:is_ours(player) == ours then
      n = n + #player.side.won - (player == owner and 1 or 0)
        + (owner and player == past.excuse_to and 1 or 0)
    end
  end
  return n
end

-- What the taker's side has: half points and oudlers. For an excuse that went
-- back to the other side than the trick half a point is given.
function tarots:score_contract(past)
  local points, oudlers = self.away:points(), 0
  for player in self:each_player() do
    if self:is_ours(player) then
      points = points + player.side.won:points()
      oudlers = oudlers + #player.side.won:cards():tagged "oudler"
    end
  end
  if self.bid == "guard without" then
    points = points + self.dog:points()
    oudlers = oudlers + #self.dog:cards():tagged "oudler"
  end
  local owner = excused(past)
  if owner and self:is_ours(owner) ~= self:is_ours(past.excuse_to) then
    points = points + (self:is_ours(owner) and -1 or 1)
  end
  local petit = past.petit_left ~= 0 and 0 or self:is_ours(past.petit) and 10
    or -10
  self:pay(self:worth(points, oudlers, petit, self:slam_points(past)))
end

-- All tricks: made as announced, made, or missed; by the defence.
function tarots:slam_points(past)
  if self:cards_won(past, false) == 0 then return self.slam and 400 or 200 end
  local none = self.option.defence_slam and self:cards_won(past, true) == 0
  return (self.slam and -200 or 0) + (none and -200 or 0)
end

-- What each defender pays or gets: for the difference to what was needed, for
-- the petit in the last trick, for handfuls and a slam.
function tarots:worth(points, oudlers, petit, slam)
  local needed = 2 * ({ 56, 51, 41, 36 })[oudlers + 1]
  local sign, factor = points >= needed and 1 or -1, FACTOR[self.bid]
  local more = (math.abs(points - needed) + 1) // 2
  return sign * ((25 + more) * factor + (self.handful or 0)) + petit * factor
    + slam
end

-- The others pay the taker, but a partner gets half of what the taker gets.
function tarots:pay(worth)
  local partner, sum = self.called and self:holder(self.called), 0
  for player in self:each_other(self.taker) do
    local with = player == partner
    self:score(player, with and worth or -worth,
      with and "as the partner" or "in defence")
    sum = sum + (with and -worth or worth)
  end
  self:score(self.taker, sum, "as the taker")
end


example "18 cards each, six in the dog" {
  step = "deal", leaves = { counts = { 18, 18, 18, 18 }, dog = 6, stock = 0 },
}

example "15 cards with five, three in the dog" {
  players = 5, step = "deal",
  leaves = { counts = { 15, 15, 15, 15, 15 }, dog = 3 },
}

example "without it a trump, higher than those in the trick" {
  trump = "T", trick = "9H 4T", hand = "7T 3T QS", legal = "7T",
}

example "any trump if none is higher" {
  trump = "T", trick = "9H 4T", hand = "3T 2T QS", legal = "3T 2T",
}

example "trumps led must be beaten" {
  trump = "T", trick = "10T", hand = "12T 5T QS", legal = "12T",
  refused = "5T",
}

example "a higher card of the suit need not be played" {
  trump = "T", trick = "9H", hand = "2H KH", legal = "2H KH",
}

example "the excuse may be played at any time" {
  trump = "T", trick = "9H", hand = "2H EX 5T", legal = "2H EX",
}

example "after the excuse the next card sets the suit" {
  trump = "T", trick = "EX KS", hand = "2S 3H 5T", legal = "2S",
}

example "the excuse wins nothing" {
  trump = "T", trick = "EX 1S 3H", winner = 2,
}

example "the first lead is not of the called suit, but for the called card" {
  players = 5, trump = "T", called = "KS", hand = "2S 3H KS",
  legal = "3H KS", refused = "2S",
  because = "the first lead may not be of the called suit",
}

-- What may go away from a hand.
for name, one in pairs {
  ["a king is not put away"] = { "KS", "KS 2H", false },
  ["nor an oudler"] = { "EX", "EX 2H", false },
  ["nor a trump, if there is anything else"] = { "5T", "5T 2H", false },
  ["a trump, if there are only kings and oudlers"] =
    { "5T", "5T KS EX 21T", true },
  ["any other card"] = { "QH", "QH KS 5T", true },
} do
  example(name) { step = "goes_away", with = { one[1] }, gives = one[3],
    facts = { taker = 1 }, held = { one[2], "", "", "" } }
end

-- Half points, oudlers, petit, slam; what each defender pays.
for name, one in pairs {
  ["guard, two oudlers, 49 points"] = { "guard", 98, 2, 0, 0, 66 },
  ["with 40"] = { "guard", 80, 2, 0, 0, -52 },
  ["take, one oudler, 51"] = { "take", 102, 1, 0, 0, 25 },
  ["without an oudler 56 are needed"] = { "take", 110, 0, 0, 0, -26 },
  ["with three 36"] = { "take", 72, 3, 0, 0, 25 },
  ["guard without, lost by 5, petit at the end"] =
    { "guard without", 92, 1, 10, 0, -80 },
  ["half a point goes to the winning side"] = { "take", 81, 2, 0, 0, -26 },
  ["also if that is the taker"] = { "take", 83, 2, 0, 0, 26 },
  ["a slam announced and missed"] = { "guard", 122, 2, 0, -200, -110 },
} do
  example(name) { step = "worth", with = { one[2], one[3], one[4], one[5] },
    facts = { bid = one[1] }, gives = one[6] }
end

example "guard against by 10, a handful" {
  step = "worth", with = { 102, 2, 0, 0 }, gives = 230,
  facts = { bid = "guard against", handful = 20 },
}

example "a handful counts for the side that wins the round" {
  step = "worth", with = { 80, 2, 0, 0 }, gives = -72,
  facts = { bid = "guard", handful = 20 },
}

example "each defender pays" {
  step = "pay", with = { 66 }, facts = { taker = 1 },
  scores = { 198, -66, -66, -66 },
}

example "or is paid" {
  step = "pay", with = { -52 }, facts = { taker = 2 },
  scores = { 52, -156, 52, 52 },
}

example "a partner gets half of it" {
  players = 5, step = "pay", with = { 64 }, scores = { 128, 64, -64, -64, -64 },
  facts = { taker = 1, called = "KS" }, held = { "", "KS", "", "", "" },
}

example "alone it is all" {
  players = 5, step = "pay", with = { 64 },
  scores = { 256, -64, -64, -64, -64 },
  facts = { taker = 1, called = "KS" }, held = { "KS", "", "", "", "" },
}

example "1T alone is thrown in" {
  first_dealer = 4, moves = {}, deal = { { hands = {
    "1T 1S 2S 3S 4S 5S 6S 7S 8S 9S 10S 1H 2H 3H 4H 5H 6H 7H" } } },
  scores = { 0, 0, 0, 0 }, leaves = { dealer = 3 },
}

example "what may be bid" {
  first_dealer = 4, moves = { "guard" },
  legal = { "pass", "guard without", "guard against" },
}

example "nobody bids: the next player deals" {
  first_dealer = 4, moves = split "pass pass pass pass",
  leaves = { dealer = 3 }, scores = { 0, 0, 0, 0 },
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
local function trumps(n, more)
  local list = {}
  for i = 1, n do list[i] = TRUMPS[i] end
  return table.concat(list, " ") .. (more or "")
end

for _, one in ipairs { { 3, 13, 20 }, { 3, 15, 30 }, { 3, 18, 40 },
  { 4, 10, 20 }, { 4, 13, 30 }, { 4, 15, 40 }, { 5, 8, 20 }, { 5, 10, 30 },
  { 5, 13, 40 } } do
  local players, n = one[1], one[2]
  local hands, moves = { "*", "*", "*", "*", "*" }, {}
  hands[players], hands[players - 1] = "*", trumps(n)
  for i = #hands, players + 1, -1 do hands[i] = nil end
  for i = 1, players - 1 do moves[i] = "pass" end
  moves[players] = "guard against"
  if players == 5 then moves[#moves + 1] = "KS" end
  moves[#moves + 1] = "no"
  moves[#moves + 1] = "handful " .. trumps(n)
  example(players .. " players: a handful of " .. n) {
    players = players, first_dealer = players, deal = { { hands = hands } },
    moves = moves, leaves = { handful = one[3] },
  }
end

example "of thirteen trumps ten or all can be shown" {
  first_dealer = 4, deal = { { hands = { "*", "*", trumps(13), "*" } } },
  moves = { "pass", "pass", "pass", "guard against", "no" },
  allowed = { "handful " .. trumps(10), "handful " .. trumps(13),
    "no handful" },
  refused = { "handful " .. trumps(12), "handful " .. trumps(9) },
}

example "the excuse stands in for the tenth" {
  first_dealer = 4, deal = { { hands = {
    "*", "*", trumps(9, " EX 1S 2S 3S 4S 5S 6S 7S 8S"), "*" } } },
  moves = { "pass", "pass", "pass", "guard against", "no" },
  allowed = { "handful " .. trumps(9, " EX") },
}

example "but not where there are ten" {
  first_dealer = 4, deal = { { hands = {
    "*", "*", trumps(10, " EX 1S 2S 3S 4S 5S 6S 7S"), "*" } } },
  moves = { "pass", "pass", "pass", "guard against", "no" },
  refused = { "handful " .. trumps(9, " EX") },
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
  step = "score_contract", with = { {} }, won = { "KS", "KH", "", "" },
  facts = { taker = 1, bid = "guard without", dog = "21T 1S 2S" },
  scores = { -792, 264, 264, 264 },
}

example "against the dog it does not" {
  step = "score_contract", with = { {} }, won = { "KS", "KH", "", "" },
  facts = { taker = 1, bid = "guard against", dog = "21T 1S 2S" },
  scores = { -1386, 462, 462, 462 },
}

example "what was put away counts" {
  step = "score_contract", with = { {} }, won = { "KS 21T", "KH", "", "" },
  facts = { taker = 1, bid = "take", away = "QS JS 1S" },
  scores = { -186, 62, 62, 62 },
}

-- The tricks of the taker and of another, whether a slam was announced.
for name, one in pairs {
  ["all tricks: 200"] = { "KS", "", false, 200 },
  ["announced: 400"] = { "KS", "", true, 400 },
  ["announced and missed"] = { "KS", "2H", true, -200 },
  ["not announced and not made"] = { "KS", "2H", false, 0 },
  ["all tricks for the defence"] = { "", "KS", false, -200 },
} do
  example(name) { step = "slam_points", with = { {} }, gives = one[4],
    facts = { taker = 1, slam = one[3] }, won = { one[1], one[2], "", "" } }
end

example "which may not count" {
  defence_slam = false, step = "slam_points", with = { {} }, gives = 0,
  facts = { taker = 1 }, won = { "", "KS", "", "" },
}

example "what may be set" {
  settings = { players = { 3, 4, 5 }, rounds = { 1, 20, 144 },
               petit_alone = "redeal", handfuls = true, defence_slam = true,
               all_pass = "redeal", misere = false,
               first_dealer = { 0, 0, 5 } },
}

return tarots
