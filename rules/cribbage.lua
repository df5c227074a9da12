-- Cribbage: peg in play up to 31, then count fifteens, pairs, runs and flushes.

local cribbage = game "Cribbage" {
  deck    = french(52),
  sides   = { [4] = "partners" },              -- 1 and 3 against 2 and 4
  ranks   = "A 2 3 4 5 6 7 8 9 10 J Q K",      -- low to high
  points  = { ["K Q J 10"] = 10, ["9"] = 9, ["8"] = 8, ["7"] = 7, ["6"] = 6,
              ["5"] = 5, ["4"] = 4, ["3"] = 3, ["2"] = 2, A = 1 },
  patterns = {
    cards = { { "fifteen", sum = 15, points = 2 },
              { "run", run = 3, each = 1 }, { "pair", same = 2, points = 2 },
              { "three", same = 3, points = 6 },
              { "four", same = 4, points = 12 } },
    suits = { { "flush", suited = 4, each = 1 } },
  },
  piles   = { crib = "none", starter = "all", played = each_player "all" },
  round   = { in_count = untold(cards), count_now = number(0, 31) },
  keeps   = { games_won = each_side(0) },
  options = {
    players = number { 2, from = 2, to = 4, "how many; four as partners" },
    target = choice { 121, 61, "points that win a game" },
    games = number { 1, from = 1, to = 15, needs = { rounds = 0 },
      "games that win the match" },
    skunk = choice { 2, 1,
      "what a game counts if the loser has under 91 points (of 61: 31)" },
    double_skunk = choice { 4, 1, 2, 3,
      "what it counts if the loser has under 61 points" },
    heels = flag { true, "the dealer pegs 2 for a jack as starter" },
    crib_flush = choice { "five", "four", "cards of a flush in the crib" },
    rounds = number {},
    first_dealer = number { "first dealer; 0: drawn" },
  },
}

-- [players=2] Each player gets six cards and lays two away face down. These
-- are the dealer's crib.
-- [players=3] Each player gets five cards and lays one away face down. These
-- and a card of the stock are the dealer's crib.
-- [players=4] Each player gets five cards and lays one away face down. These
-- are the dealer's crib.
-- [] Then the next card of the stock is turned up as the starter; nobody plays
-- it.
-- [heels] If it is a jack, the dealer pegs two for his heels, as it is called.
function cribbage:deal()
  local cards = self.facts.players == 2 and 2 or 1
  self:deal_each(4 + cards)
  if self.facts.players == 3 then self:draw(self.crib) end
  self:together(function(player)
    self:put_away(player, "what goes to the dealer's crib?", cards, self.crib)
  end)
  if rank(self:draw(self.starter)) == "J" and self.option.heels then
    self:peg(self.dealer, { { 2, "his heels" } })
  end
end

-- The dealer's left begins, and the players play card after card in turn. A new
-- count is begun by the player after the one who played last.
function cribbage:round()
  self:deal()
  local last = self.dealer
  repeat last = self:play_count(last) until #self:who_has_cards() == 0
  self:score_round()
end

-- To peg is to score points at once.
-- [rounds=0] Whoever reaches the target has won the game.
function cribbage:peg(player, sheet)
  if not sheet[1] then return end
  local side, to = player.side, self.option.rounds == 0 and self.option.target
  for _, line in ipairs(sheet) do
    local left = to and to - side.score or math.huge
    self:score(side, math.min(line[1], left), line[2])
    if line[1] >= left then self:win_game(side) end
  end
end

-- The card points played are added up to 31; then, or if all say go, a new
-- count begins at 0. Whoever makes the count 15 pegs it as a fifteen. Pairs,
-- threes, fours, and runs in any order peg if the last cards of the count make
-- them, with no other between, whoever played them; only the longest pegs. If
-- all say go, whoever played last pegs one for the go; so does whoever plays
-- the last card of all. A card that makes 31 pegs two instead of that one.
function cribbage:play_count(last)
  local player, idle, players = last, 0, self.facts.players
  self.in_count, self.count_now = nil, 0
  while idle < players and self.count_now < 31 do
    player, idle = self:left_of(player), idle + 1
    if self:play_or_go(player) then last, idle = player, 0 end
  end
  local says = #self:who_has_cards() > 0 and "one for the go" or "last card"
  if self.count_now < 31 then self:peg(last, { { 1, says } }) end
  return last
end

local up_to, low = {}, "A 2 3 4 5 6 7 8 9"  -- the cards that count n or less
for n = 1, 9 do up_to[n] = cards_of(string.sub(low, 1, 2 * n - 1)) end

-- A player with a card that does not pass 31 must play one; others say go, and
-- whoever still can plays on.
function cribbage:play_or_go(player)
  if #player.hand == 0 then return false end
  local before = self.count_now
  local fit = up_to[31 - before]
  if fit and not self:tell_holds(player, fit) then
    return self:ask(player, "which card?", { "go" }) ~= "go"
  end
  local _, card = self:ask(player, "which card?", {
    { "{card}", card = fit, because = "{card} would pass 31" },
    { "go", unless = "you can play a card" },
  })
  self:move(card, player, player.played)
  self.count_now = before + self:points_of(card)
  self.in_count = (self.in_count or "") .. " " .. card
  self:peg(player, self:patterns("cards", self.in_count, true))
  if self.count_now == 31 then self:peg(player, { { 2, "thirty-one" } }) end
  return true
end

-- The players take back the four cards that they have played. The hands count
-- from the dealer's left on, the dealer's last; then the crib, for the dealer.
-- The dealer's left deals next.
function cribbage:score_round()
  for player in self:each_player(self:next_in_turn(self.dealer)) do
    self:show(player.played:cards(), "the hand", player.played)
    self:show_hand(player, tostring(player.played))
  end
  self:show(self.crib:cards(), "the crib", self.crib)
  self:show_hand(self.dealer, tostring(self.crib), true)
end

function cribbage:show_hand(player, cards, is_crib)
  self:peg(player, self:hand_lines(cards, is_crib))
end

-- The four cards and the starter count together: fifteens, pairs, runs, a
-- flush, and one for his nobs, the jack of the starter's suit among the four.
-- All sets of cards that make fifteen count. A run counts once, at its full
-- length, but again with another card of a rank in it.
-- [crib_flush=five] A flush is the four cards of a hand, or all five; in the
-- crib only all five.
-- [crib_flush=four] A flush is the four cards of a hand or of the crib, or all
-- five.
function cribbage:hand_lines(cards, is_crib)
  local starter = self.starter:top()
  local all = cards .. " " .. starter
  local sheet, four = self:patterns("cards", all), self:patterns("suits", cards)
  local five = four[1] and self:patterns("suits", all) or four
  if is_crib and self.option.crib_flush == "five" then four = five end
  sheet[#sheet + 1] = five[1] or four[1]
  local nobs = among("J" .. suit(starter), cards)
  sheet[#sheet + 1] = nobs and { 1, "his nobs" } or nil
  return sheet
end

-- [rounds=0] A game won counts one.
-- [rounds=0 and target=121 and skunk=2] Against a loser with fewer than 91
-- points, a skunk, it counts two.
-- [rounds=0 and target=121 and double_skunk>1] Against one with fewer than 61
-- points, a double skunk, it counts {double_skunk}.
-- [rounds=0 and target=121 and skunk=2 and double_skunk=1] Against one with
-- fewer than 61 points it counts one again.
-- [rounds=0 and target=61 and skunk=2] Against a loser with fewer than 31
-- points, a skunk, it counts two.
-- [rounds=0 and games>1] The next game begins at 0 points, and whoever had the
-- fewest points deals first in it.
function cribbage:win_game(winner)
  local value, option, last = 1, self.option, winner
  for side in self:each_side() do
    local behind = option.target - side.score
    local double = behind > 60 and option.target == 121
    if behind > 30 then
      value = math.max(value, double and option.double_skunk or option.skunk)
    end
    if side.score < last.score then last = side end
  end
  winner.games_won = winner.games_won + value
  if winner.games_won >= option.games then self:end_match(winner) end
  self:pass_deal_to(last.players[1])
  for side in self:each_side() do
    self:score(side, -side.score, "a new game begins")
  end
  self:end_round()
end

-- [rounds=0 and games=1] Whoever reaches {target} points first has won the
-- match.
-- [rounds=0 and games>1] Whoever has won {games} games has won the match.
-- [rounds=1] The match ends after one round; the higher total wins.
-- [rounds>1] The match ends after {rounds} rounds; the higher total wins.
function cribbage:over() return base.over(self) end

example "six cards each for two players, two of them for the crib" {
  first_dealer = 1, moves = {}, deal = { hands = { "*", "*" } },
  leaves = { counts = { 6, 6 } },
}

example "a card that passes thirty-one is refused" {
  first_dealer = 2,
  deal = { hands = { "KC AC AS KS 9C 9D", "JC 5D 8D 6D 2H 3H" },
           stock = "4C" },
  moves = { "9C 9D", "2H 3H", "KS", "JC", "AS" },
  refused = { "JC", "go" }, legal = { "5D", "8D", "6D" },
}

-- Seat 2 deals. Seat 1 plays 8H, seat 2 plays 7C: fifteen.
example "a fifteen, runs of three and four, and thirty-one with a pair" {
  first_dealer = 2,
  deal = { hands = { "8H 6D 5H KC 2S 3S", "7C 5D KD 9C 2H 3H" },
           stock = "4C" },
  moves = { "2S 3S", "2H 3H", "8H", "7C", "6D", "5D" },
  scores = { 7, 6 }, leaves = { count_now = 0 },
}

example "a go on both sides: the last card pegs one" {
  first_dealer = 2,
  deal = { hands = { "KC 10S 3C 2S 9C 9D", "JC 5D QD 6D 2H 3H" },
           stock = "4C" },
  moves = { "9C 9D", "2H 3H", "KC", "JC", "10S" },
  allowed = { "6D", "QD" }, scores = { 1, 0 },
}

example "a jack as starter is two points for the dealer" {
  first_dealer = 2,
  deal = { hands = { "KC 10S AS KS 9C 9D", "8C 5D QD 6D 2H 3H" },
           stock = "JC" },
  moves = { "9C 9D", "2H 3H" }, scores = { 0, 2 },
}

example "the best hand" {
  fields = { starter = "5D" }, step = "show_hand",
  with = { "player 1", "5H 5C 5S JD" }, scores = { 29, 0 },
}

example "two pairs and four runs of three" {
  fields = { starter = "6C" }, step = "show_hand",
  with = { "player 1", "4H 5C 5D 6S" }, scores = { 24, 0 },
}

example "a flush of four without the starter" {
  fields = { starter = "KS" }, step = "show_hand",
  with = { "player 1", "2H 4H 6H 8H" }, scores = { 4, 0 },
}

example "is none in the crib" {
  fields = { starter = "KS" }, step = "show_hand",
  with = { "player 1", "2H 4H 6H 8H", true }, scores = { 0, 0 },
}

example "nobs: the jack of the starter's suit" {
  fields = { starter = "AH" }, step = "show_hand",
  with = { "player 1", "10C JH QS KH" }, scores = { 5, 0 },
}

example "whoever is at 120 does not lose by counting last" {
  step = "peg", with = { "player 1", { { 2, "run" }, { 2, "pair" } } },
  before = { 120, 120 }, scores = { 121, 120 }, won_by = 1,
}

example "a loser with 90 points is skunked" {
  games = 2, step = "peg", with = { "player 1", { { 1, "last card" } } },
  before = { 120, 90 }, won_by = 1,
}

return cribbage
