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
    games = number { 1, from = 1, to = 15, "games that win the match" },
    skunk = choice { 2, 1, "games won against under 91 points (of 61: 31)" },
    double_skunk = choice { 4, 1, 2, 3, "games won against under 61 points" },
    heels = flag { true, "the dealer pegs 2 for a jack as starter" },
    crib_flush = choice { "five", "four", "cards of a flush in the crib" },
    rounds = number { 0, from = 0, to = 144, silences = "target" },
    first_dealer = number { 0, from = 0, to = 4, "first dealer; 0: drawn" },
  },
}

-- Two players get six cards, and put two away; three or four get five, and put
-- one away. These are the dealer's crib; with three players a card of the stock
-- joins it. Then a starter is turned up: for a jack the dealer pegs 2.
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

-- The dealer's left begins; later the player after the one who played last.
function cribbage:round()
  self:deal()
  local last = self.dealer
  repeat last = self:play_count(last) until #self:who_has_cards() == 0
  self:score_round()
end

-- Points count at once. Whoever reaches the target has won the game.
function cribbage:peg(player, sheet)
  if not sheet[1] then return end
  local side, to = player.side, self.option.rounds == 0 and self.option.target
  for _, line in ipairs(sheet) do
    local left = to and to - side.score or math.huge
    self:score(side, math.min(line[1], left), line[2])
    if line[1] >= left then self:win_game(side) end
  end
end

-- Cards played in turn are added up to 31; then, or if all go, from 0 again.
-- Fifteens, pairs, runs in any order peg at once; the last card 1, or 2 for 31.
function cribbage:play_count(last)
  local player, idle, players = last, 0, self.facts.players
  self.in_count, self.count_now = nil, 0
  while idle < players and self.count_now < 31 do
    player, idle = self:left_of(player), idle + 1
    if self:play_or_go(player) then last, idle = player, 0 end
  end
  if self.count_now < 31 then self:peg(last, { { 1, "last card" } }) end
  return last
end

local up_to, low = {}, "A 2 3 4 5 6 7 8 9"  -- the cards that count n or less
for n = 1, 9 do up_to[n] = cards_of(string.sub(low, 1, 2 * n - 1)) end

-- A player with a card that does not pass 31 must play one; others say go.
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
  self:peg(player, self:last_patterns("cards", self.in_count))
  if self.count_now == 31 then self:peg(player, { { 2, "thirty-one" } }) end
  return true
end

-- The hands count from the dealer's left on, the dealer's last; then the crib.
-- The dealer's left deals next.
function cribbage:score_round()
  for player in self:each_player(self:left_of(self.dealer)) do
    self:show(player.played:cards(), "the hand", player.played)
    self:show_hand(player, tostring(player.played))
  end
  self:show(self.crib:cards(), "the crib", self.crib)
  self:show_hand(self.dealer, tostring(self.crib), true)
end

function cribbage:show_hand(player, cards, is_crib)
  self:peg(player, self:hand_lines(cards, is_crib))
end

-- With the starter cards count as fifteens, pairs, runs, a flush, and 1 for the
-- jack of the starter's suit. The four cards of a hand may be a flush alone.
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

-- A game counts more against a loser far behind, who deals in the next game.
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

return cribbage
