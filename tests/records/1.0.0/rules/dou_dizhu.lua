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
      ranks = "3 4 5 6 7 8 9 10 J Q K A 2 LJ BJ", apart = "LJ BJ",
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
              meant = text },                  -- by cards with two readings
  options = {
    rounds = number { 10, from = 1, to = 144 },
    first_bidder = choice { "turned_card", "rotates",
      "the first to bid: the holder of a card shown, or the dealer's next" },
    auction = choice { "until_two_pass", "once",
      "how long the bidding goes on; once: each player speaks once" },
    show_bottom = flag { true, "the landlord shows the bottom" },
    kickers = choice { "distinct", "any", "attached cards; any: also alike" },
    spring = flag { true, "a spring doubles the stake" },
    cap = number { 0, from = 0, to = 10, "doublings that count; 0: all" },
    first_dealer = number { 0, from = 0, to = 3 } },
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
  local last, plays = nil, { 0, 0, 0 }
  for player in self:each_turn(self.landlord) do
    if player == last then self:move(self.lying, self.lying, self.gone) end
    if self:takes_turn(player) then
      last, plays[player.number] = player, plays[player.number] + 1
    end
  end
  self:score_round(self:who_is_out(), plays)
end

-- A card drawn at random is shown, and whoever was dealt it speaks first. If it
-- is in the bottom, it is the next player after the dealer.
function dou_dizhu:first_bidder()
  local next = self:next_in_turn(self.dealer)
  if self.option.first_bidder == "rotates" then return next end
  local pack = self:cards_in(cards_of(self.facts.ranks), "LJ BJ"):list()
  local turned = pack[self:random(#pack)]
  return self:holder_of(turned, "its holder speaks first") or next
end

-- Bids are 1 to 3, each above the last; whoever has passed may still bid, until
-- two have passed in succession. If nobody bids, the cards are dealt again.
function dou_dizhu:hold_auction(first)
  local once = self.option.auction == "once"
  local bid, landlord = self:auction { first = first,
    bids = { "1", "2", "3" }, once = once, returns = not once,
    prompt = "what do you bid?", over = "what do you bid over {bid}?" }
  if not bid then return self:deal_again() end
  self.bid, self.landlord = tonumber(bid), landlord
end

-- The highest bidder is the landlord, and takes the bottom. The two others play
-- together.
function dou_dizhu:take_bottom()
  if self.option.show_bottom then self:show(self.bottom, "the bottom") end
  self:move(self.bottom, self.bottom, self.landlord)
  self:form_parties { name = "landlord", players = self.landlord,
    others = "opponents" }
end

-- The player beats what lies there, or passes. A leader plays any combination,
-- and says which, if the cards can be several.
function dou_dizhu:takes_turn(player)
  local leads, meant = #self.lying == 0, self.meant
  local _, cards, kind = self:ask(player, "what do you play?", {
    { "{cards}", beats = meant and { self.lying, meant } or self.lying },
    { "pass", seldom = true, unless = leads and "you lead" } })
  if not cards then return false end
  local all = leads and self:readings(cards) or {}
  if #all > 1 then kind = self:choose(player, "what are these cards?", all) end
  self.meant = (#all > 1 or kind == meant) and kind or nil
  self:play_over(cards, player, self.lying, self.gone)
  if kind == "bomb" or kind == "rocket" then
    self.doubled = (self.doubled and self.doubled .. " " or "") .. kind
  end
  return true
end

-- The stake: the bid, doubled for each bomb, rocket and spring.
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

-- What is to be beaten, and the stake once it is doubled, for all to see.
function dou_dizhu:standing()
  local _, says = self:stake()
  return { stake = self.doubled and says,
    to_beat = self.meant or self:readings(self.lying)[1] }
end

-- Spring: the landlord wins and neither opponent has played, or the opponents
-- win and the landlord has played only once.
function dou_dizhu:is_spring(winner, plays)
  local own, all = plays[self.landlord.number], plays[1] + plays[2] + plays[3]
  return self.option.spring and own == (winner == self.landlord and all or 1)
end

-- The landlord wins two stakes and each opponent loses one, or the other way
-- round.
function dou_dizhu:score_round(winner, plays)
  local stake, says = self:stake(self:is_spring(winner, plays))
  if winner ~= self.landlord then stake = -stake end
  self:score(self.landlord, 2 * stake, says)
  self:score_others(self.landlord, -stake, says)
end

return dou_dizhu
