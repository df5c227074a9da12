-- Small games to try bots on, each with secrets and questions of another sort.

local tenace = require "tenace"

local games = {}
local texts = {}

-- Two cards lie apart; one player takes them or not, puts two away unseen,
-- names trump, may lay the hand open. A player and a number are kept.
texts.apart = [[
-- Two cards lie apart.
local apart = game "Apart" {
  players = 3, deck = french(32), ranks = "7 8 9 Q K 10 A J",
  facts = { worth = { A = 11, ["10"] = 10, K = 4, Q = 3, J = 2 } },
  obligations = { follow_suit }, piles = { kitty = "none" },
  round = { trump = suit, declarer = player, game = number },
  keeps = { last = player, taken = number },
  options = { rounds = number { 3, from = 1, to = 9, "rounds" } },
}

function apart:ask_who()
  local first = self.last or self:left_of(self.dealer)
  for player in self:each_player(first) do
    if self:ask_yes_no(player, "do you take the kitty?") then
      return player
    end
  end
  return first
end

function apart:exchange()
  self:move(self.kitty, self.kitty, self.declarer)
  self:put_away(self.declarer, "put two away", 2, self.kitty)
  self.taken = (self.taken or 0) + 1
end

function apart:round()
  self:deal_each(10)
  self:draw(self.kitty, 2)
  self.declarer = self:ask_who()
  self.last = self.declarer
  self.game = self:ask_number(self.declarer, "how much?", 18, 24)
  if self.game < 23 then self:exchange() end
  self.trump = self:choose(self.declarer, "trump?", { "C", "D", "H", "S" })
  if self:ask_yes_no(self.declarer, "open?") then
    self:show(self.declarer, "an open hand")
  end
  self:play_tricks { leader = self:left_of(self.dealer) }
  self:move(self.kitty, self.kitty, self.declarer.side.won)
  self:score(self.declarer, self:result(self.declarer.side), "cards won")
end

function apart:result(side)
  local sum = 0
  for _, card in ipairs(side.won:cards():list()) do
    sum = sum + (self.facts.worth[rank(card)] or 0)
  end
  return sum > 60 and self.game or -self.game
end

return apart
]]

-- Two packs: a card is drawn or all discards are taken, cards of a rank are
-- laid down, one is put off.
texts.draw = [[
-- Draw, lay down, put off.
local draw = game "Draw" {
  players = 4, sides = "partners", deck = french(54, { packs = 2 }),
  piles = { discard = "all", laid = { sees = "all", each = "side" } },
  options = { rounds = number { 2, from = 1, to = 9, "rounds" } },
}

function draw:take(player)
  local ways = { "draw", #self.discard > 0 and "take" or nil }
  if self:choose(player, "draw or take?", ways) == "take" then
    self:move(self.discard, self.discard, player)
  else
    self:draw(player)
  end
end

function draw:put_down(player)
  local most = #player.hand - 1
  local cards = self:ask_cards(player, "what do you lay down?",
    { 0, most < 3 and most or 3 }, player, function(cards)
      local first
      for card in cards do
        first = first or rank(card)
        if rank(card) ~= first then return false end
      end
      return true
    end)
  self:move(cards, player.hand, player.side.laid)
  self:score(player, #split(cards), "laid down")
end

function draw:round()
  self:deal_each(9)
  local player = self:left_of(self.dealer)
  while #self.stock > 50 and #player.hand > 1 do
    self:take(player)
    self:put_down(player)
    local off = self:ask_cards(player, "what do you put off?", 1, player)
    self:move(off, player.hand, self.discard)
    player = self:left_of(player)
  end
end

return draw
]]

-- Cards are drawn from a stock that is used up and turned over, or the top
-- discard is taken; two are put off together now and then.
texts.over = [[
-- Draw and put off, over and over.
local over = game "Over" {
  players = 3, deck = deck { suits = "C D H S", ranks = "J Q K A" },
  piles = { discard = "all" },
  points = { A = 4, K = 3 },
  options = { rounds = number { 2, from = 1, to = 9, "rounds" } },
}

function over:take(player)
  if self:choose(player, "draw or take?", { "draw", "take" }) == "take" then
    self:move(self.discard:top(), self.discard, player)
  else
    self:draw(player)
  end
end

function over:round()
  self:deal_each(3)
  self:draw(self.discard)
  for turn = 1, 15 do
    local player = self:player(turn % 3 + 1)
    if #self.stock == 0 then self:turn_over(self.discard) end
    self:take(player)
    local off = self:ask_cards(player, "what do you put off?",
      { 1, #player.hand > 2 and 2 or 1 }, player)
    self:move(off, player.hand, self.discard)
  end
  for player in self:each_player() do
    self:score(player, player.hand:points(), "aces and kings")
  end
end

return over
]]

-- Each passes three cards to the left, unseen, before the tricks; tricks count
-- against who takes them. A rule of its own, a card by chance, tricks by hand.
texts.pass = [[
-- Three cards go to the left.
local pass = game "Pass" {
  players = 4, deck = french(52), turn = "anticlockwise",
  ranks = "2 3 4 5 6 7 8 9 10 J Q K A",
  obligations = { follow_suit, obligation "keep_spades" {
    says = "spades are kept while there is another card",
    function(_, hand) return hand:cards():without("QS"):list() end } },
  piles = { passed = { sees = "none", each = "player" } },
  round = { bad = card },
  options = { rounds = number { 2, from = 1, to = 9, "rounds" } },
}

function pass:exchange()
  for player in self:each_player(self:next_in_turn(self.dealer)) do
    self:put_away(player, "pass three to the left", 3, player.passed)
  end
  for player in self:each_player() do
    self:move(player.passed, player.passed, self:left_of(player))
  end
end

function pass:round()
  self:deal_each(13)
  self.bad = "Q" .. split("C D H S")[self:random(4)]
  self:exchange()
  local leader = self:next_in_turn(self.dealer)
  for _ = 1, 3 do
    self:begin_trick(leader)
    for player in self:each_player(leader) do
      self:let_play(player)
    end
    leader = self:end_trick()
    self:score(leader, -1, "a trick")
  end
  self:play_tricks { leader = leader }
  for side in self:each_side() do
    if side.won:has(self.bad) then self:score(side, -10, "the bad card") end
    self:score(side, -side.tricks, "tricks")
  end
end

return pass
]]


--- bot_games.NAME: the variant of each.
for name, text in pairs(texts) do
  local files = { { name = name, path = name .. ".lua", text = text } }
  games[name] = assert(tenace.library_of(files):variant(name))
end

return games
