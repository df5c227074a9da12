-- Dou Dizhu: one player, the landlord, against two; higher combinations beat
-- lower ones, and whoever is out first wins.

local dou_dizhu = game "Dou Dizhu" {
  players = 3,                                 -- one against two
  turn    = "anticlockwise",
  deck    = french(54),
  ranks   = "3 4 5 6 7 8 9 10 J Q K A 2",      -- suits do not count
  combinations = function(option)
    local any = option.kickers == "any"
    return {
      ranks = "3 4 5 6 7 8 9 10 J Q K A 2 LJ BJ",
      apart = not any and "LJ BJ" or nil,      -- OpenSpiel: any cards attach
      row = "3 4 5 6 7 8 9 10 J Q K A",
      { "single" }, { "pair", of = 2 }, { "triple", of = 3 },
      { "triple and one", of = 3, with = 1 },
      { "triple and pair", of = 3, with = 1, with_of = 2 },
      { "sequence", run = { 5, 12 } },
      { "pair sequence", of = 2, run = { 3, 10 } },
      { "airplane", of = 3, run = { 2, 6 } },
      { "airplane with singles", of = 3, run = { 2, 5 }, with = 1,
        with_any = any },
      { "airplane with pairs", of = 3, run = { 2, 4 }, with = 1, with_of = 2,
        with_any = any },
      { "four with two singles", of = 4, with = 2, with_any = any },
      { "four with two pairs", of = 4, with = 2, with_of = 2, with_any = any },
      { "bomb", of = 4, beats = "all" },
      { "rocket", cards = "LJ BJ", beats = "all" } }
  end,
  piles   = { bottom = "none", lying = "all",
              gone = { sees = "all", counted = true } },
  round   = { landlord = player, bid = number(1, 3), doubled = text,
              doubles = each_player(flag),     -- what passes with the landlord
              meant = text,                    -- by cards with two readings
              combination = untold(text) },    -- that lies there
  options = {
    rounds = number { 10, from = 1 },
    first_bidder = choice { "turned_card", "rotates",
      "the first to bid: the holder of a card shown, or the dealer's next" },
    auction = choice { "until_two_pass", "once",
      "how long the bidding goes on; once: each player speaks once" },
    show_bottom = flag { true, "the landlord shows the bottom" },
    kickers = choice { "distinct", "any",
      "attached cards; any: also alike and both jokers" },
    doubling = flag { false, "each opponent may double" },
    spring = flag { true, "a spring doubles the stake" },
    cap = number { 0, from = 0, to = 10, "doublings that count; 0: all" },
    first_dealer = number {} },
}

-- Seventeen cards each; three are left over, the bottom.
function dou_dizhu:deal()
  self:deal_each(17)
  self:draw(self.bottom, 3)
end

-- The landlord leads. If both others pass, whoever played last leads anew. The
-- round ends when a player has no cards left.
function dou_dizhu:round()
  self:deal()
  self:hold_auction(self:first_bidder())
  self:take_bottom()
  self:let_double()
  local last, plays = nil, { 0, 0, 0 }
  for player in self:each_turn(self.landlord) do
    if player == last then self:move(self.lying, self.lying, self.gone) end
    if self:takes_turn(player) then
      last, plays[player.number] = player, plays[player.number] + 1
    end
  end
  self:score_round(self:who_is_out(), plays)
end

-- [first_bidder=turned_card] A card drawn at random is shown, and whoever was
-- dealt it speaks first. If it is in the bottom, the next player after the
-- dealer does.
-- [first_bidder=rotates] The next player after the dealer speaks first.
function dou_dizhu:first_bidder()
  local next = self:next_in_turn(self.dealer)
  if self.option.first_bidder == "rotates" then return next end
  local pack = self:cards_in(cards_of(self.facts.ranks), "LJ BJ"):list()
  local turned = pack[self:random(#pack)]
  return self:holder_of(turned, "its holder speaks first") or next
end

-- Bids are 1 to 3, each above the last. In turn players bid or pass. A bid of 3
-- ends the bidding.
-- [auction=until_two_pass] Whoever has passed may still bid later. After a bid
-- two passes in a row end the bidding.
-- [auction=once] Each player speaks once.
-- [] If all pass and nobody has bid, the same dealer deals again.
function dou_dizhu:hold_auction(first)
  local once = self.option.auction == "once"
  local bid, landlord = self:auction { first = first,
    bids = { "1", "2", "3" }, once = once, returns = not once,
    prompt = "what do you bid?", over = "what do you bid over {bid}?" }
  if not bid then return self:deal_again() end
  self.bid, self.landlord = tonumber(bid), landlord
end

-- The landlord:
-- The highest bidder is the landlord, and takes the bottom.
-- [show_bottom] All see the bottom.
-- [not show_bottom] The others do not see the bottom.
-- [] The two others play together.
function dou_dizhu:take_bottom()
  if self.option.show_bottom then self:show(self.bottom, "the bottom") end
  self:move(self.bottom, self.bottom, self.landlord)
  self:form_parties { name = "landlord", players = self.landlord,
    others = "opponents" }
end

-- [doubling] Before the first lead each opponent in turn may double, or pass.
function dou_dizhu:let_double()
  if not self.option.doubling then return end
  for player in self:each_other(self.landlord) do
    if self:choose(player, "do you double?", { "double", "pass" }) == "double"
    then player.doubles = true end
  end
end

-- The player beats what lies there, or passes, and may still play later. A
-- leader plays any combination, and says which, if the cards can be several.
-- In sequences and airplanes the highest rank in the row decides; suits never
-- count. Not all cards of a rank need be played together. A single card that
-- is attached may be a two or a joker, too.
function dou_dizhu:takes_turn(player)
  local leads, meant = #self.lying == 0, self.meant
  local _, cards, kind, all = self:ask(player, "what do you play?", {
    { "{cards}", beats = meant and { self.lying, meant } or self.lying },
    { "pass", seldom = true, unless = leads and "you lead" } })
  if not cards then return false end
  local several = leads and #all > 1
  if several then kind = self:choose(player, "what are these cards?", all) end
  self.meant = (several or kind == meant) and kind or nil
  self.combination = kind
  self:play_over(cards, player, self.lying, self.gone)
  if kind == "bomb" or kind == "rocket" then
    self.doubled = (self.doubled and self.doubled .. " " or "") .. kind
  end
  return true
end

-- [spring] The stake: the bid, doubled for each bomb and rocket that anyone has
-- played, and for a spring.
-- [not spring] The stake: the bid, doubled for each bomb and rocket that anyone
-- has played.
-- [cap=1] One doubling counts, and no more.
-- [cap>1] At most {cap} doublings count.
function dou_dizhu:stake(spring)
  if not self.bid then return end
  local n, says = count_on(self.bid, "bid")
  local doubled = split((self.doubled or "") .. (spring and " spring" or ""))
  local cap = self.option.cap > 0 and self.option.cap or #doubled
  for i = 1, math.min(cap, #doubled) do
    n, says = count_times(2, doubled[i], n, says)
  end
  return n, says
end

-- All may see which combination is to be beaten, and what a bomb or rocket has
-- made of the stake.
function dou_dizhu:standing()
  local _, says = self:stake()
  return { stake = self.doubled and says,
    to_beat = #self.lying > 0 and self.combination or nil }
end

-- [spring] Spring: the landlord wins and neither opponent has played, or the
-- opponents win and the landlord has played only once.
function dou_dizhu:is_spring(winner, plays)
  local own, all = plays[self.landlord.number], plays[1] + plays[2] + plays[3]
  return self.option.spring and own == (winner == self.landlord and all or 1)
end

-- If the landlord is out first, the landlord wins two stakes and each opponent
-- loses one. If either opponent is, both win one and the landlord loses two.
-- [doubling] For an opponent who has doubled it is two stakes instead of one,
-- which the landlord wins or loses.
function dou_dizhu:score_round(winner, plays)
  local stake, says = self:stake(self:is_spring(winner, plays))
  local sign, sum, lines = winner == self.landlord and 1 or -1, 0, {}
  for side in self:each_side() do
    local player, n, why = side.players[1], stake, says
    if player.doubles then n, why = count_times(2, "double", n, why) end
    if player ~= self.landlord then
      sum, lines[#lines + 1] = sum + n, { player, n, why }
    end
  end
  self:score(self.landlord, sign * sum, says)
  for _, one in ipairs(lines) do self:score(one[1], -sign * one[2], one[3]) end
end

example "three cards are left over" {
  step = "deal", leaves = { counts = { 17, 17, 17 }, bottom = 3, stock = 0 },
}

example "a bid is 1, 2, 3 or none" {
  first_bidder = "rotates", first_dealer = 2, moves = {},
  legal = { "1", "2", "3", "pass" },
}

example "the holder of the card that is shown speaks first" {
  step = "first_bidder", dealer = 2,
  held = { "", "3C 3D 3H 3S 4C 4D 4H 4S 5C 5D 5H 5S 6C 6D 6H 6S 7C 7D 7H 7S "
    .. "8C 8D 8H 8S 9C 9D 9H 9S 10C 10D 10H 10S JC JD JH JS QC QD QH QS KC KD "
    .. "KH KS AC AD AH AS 2C 2D 2H 2S LJ BJ", "" }, gives = "player 2",
}

local hands = {
  "3C 3D 3H 3S 5C 5D 5H 7C 8C 9C 10C JC QC KC AC 2C 2D",
  "4C 4D 4H 4S 6C 6D 8D 8H 9D 9H 10D 10H JD JH QD QH LJ",
  "5S 6H 6S 7D 7H 7S 8S 9S 10S JS QS KD KH KS AD AH AS" }

example "a three ends the bidding, and the bidder has the bottom" {
  first_bidder = "rotates", first_dealer = 2, deal = { hands = hands,
    bottom = "2H 2S BJ" }, moves = { "pass", "3" },
  leaves = { landlord = 3, bid = 3, counts = { 17, 17, 20 }, bottom = 0 },
}

-- Player 1 is the landlord for three, and has these cards and `others`.
local function landlord(cards, others)
  return { hands = { cards, others or "*", "*" }, bottom = "2H 2S BJ" }
end

local three = { "3" }

example "a sequence has five cards or more, up to the ace" {
  first_bidder = "rotates", first_dealer = 2, deal = landlord(hands[1]),
  moves = three, allowed = { "10C JC QC KC AC", "7C 8C 9C 10C JC QC KC AC" },
  refused = { "7C 8C 9C 10C" },
  because = "the sequence needs at least 5 ranks in a row",
}

example "three pairs or more are a pair sequence" {
  first_bidder = "rotates", first_dealer = 2, deal = landlord(
    "3C 3D 4C 4D 5C 5D 7C 8C 9C 10C JC QC KC KD AC AD 2C"), moves = three,
  allowed = { "3C 3D 4C 4D 5C 5D" }, refused = { "3C 3D 4C 4D" },
  because = "the pair sequence needs at least 3 ranks in a row",
}

example "attached cards are of different ranks" {
  first_bidder = "rotates", first_dealer = 2, deal = landlord(
    "3C 3D 4C 4D 5C 6C 7C 7D 7H 8C 8D 8H JC QC KC KD LJ"), moves = three,
  allowed = { "7C 7D 7H", "7C 7D 7H 8C 8D 8H 3C 6C",
    "7C 7D 7H 8C 8D 8H 3C 3D 4C 4D" },
  refused = { "7C 7D 7H 8C 8D 8H 3C 3D" },
  because = "7 7 7 8 8 8 may carry nothing, 2 cards or 2 pairs, of other ranks "
    .. "and different ones",
}

example "four carry two cards, or two pairs" {
  first_bidder = "rotates", first_dealer = 2, deal = landlord(
    "4C 4D 5C 5D 6C 6D 6H 6S 8C 9C JC QC KC KD AC AD 2C"), moves = three,
  allowed = { "6C 6D 6H 6S 8C 9C", "4C 4D 5C 5D 6C 6D 6H 6S" },
  refused = { "6C 6D 6H 6S 8C" },
}

-- Player 1 leads these cards, and player 3 has the others.
local function led(cards, others)
  return { hands = { cards, "*", others }, bottom = "2H 2S BJ" }
end

example "the triple decides, not what is attached" {
  first_bidder = "rotates", first_dealer = 2, deal = led(
    "2C 3C 4C 4D 4H *", "3D 3H 5C 5D 5H 2D 6D 7D 7H *"),
  moves = { "3", "4C 4D 4H 2C" }, allowed = { "5C 5D 5H 3D", "pass" },
  refused = { "5C 5D 5H 3D 3H" },
  because = "the number of cards must be 4, as in the triple and one that "
    .. "lies there, unless it is a bomb or rocket",
}

example "a bomb beats four with two, which is none" {
  first_bidder = "rotates", first_dealer = 2, deal = led(
    "9C 9D 9H 9S KC AC *", "3C 3D 3H 3S *"),
  moves = { "3", "9C 9D 9H 9S KC AC", "3C 3D 3H 3S" },
  refused = { "9C 9D 9H 9S KC AC" }, leaves = { doubled = "bomb" },
}

example "whoever played last leads when both others pass" {
  first_bidder = "rotates", first_dealer = 2, deal = led("3C *", "4C *"),
  moves = { "3", "3C", "4C", "pass", "pass" }, refused = { "pass" },
  because = "you lead", leaves = { lying = 0, gone = 2 },
}

example "two bombs: a bid of two counts eight" {
  fields = { landlord = 1, bid = 2, doubled = "bomb bomb" },
  step = "score_round", with = { "player 1", { 5, 1, 1 } },
  scores = { 16, -8, -8 },
}

example "a spring doubles: neither opponent has played" {
  fields = { landlord = 1, bid = 3 }, step = "score_round",
  with = { "player 1", { 5, 0, 0 } }, scores = { 12, -6, -6 },
}

return dou_dizhu
