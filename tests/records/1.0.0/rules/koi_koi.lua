-- Koi-Koi: flower cards are taken by months and make yaku; a player who has one
-- stops or plays on.

local koi = game "Koi-Koi" {
  players = 2, family = "fishing", unscored = "nobody has stopped",
  deck    = flower(48, { tags = { boar = "7A 10A 6A", poem = "1R 2R 3R",
    blue = "6R 9R 10R", flowers = "3L 9A", moon = "8L 9A" } }),
  piles   = { field = "all", turned = "all", taken = each_player "all" },
  round   = { koi   = each_player(number),    -- how often one has called it
              yaku_worth = each_player(number) },  -- when last asked
  options = {
    dealt_hands   = flag { true, "four of a month or four pairs in hand: 6" },
    viewings      = flag { true, "the cup counts with curtain and moon" },
    cup           = choice { "both", "animal", "what the cup, 9A, counts as" },
    lights        = choice { "10_8_7_5", "15_10_8_6",
      "five; four without the rain man, 11L; with him; three without him" },
    seven_doubles = flag { true, "7 points or more count twice" },
    koi_doubles   = choice { "once", "each", "none",
      "points count twice after a koi of the other; each: for every one" },
    drawn         = choice { "nobody", "dealer", "who gets 6 for no stop" },
    month_cards   = flag { false, "all four cards of the round's month: 4" },
    rounds        = number { 12, from = 1, to = 24, "rounds to play" },
    first_dealer  = number { 0, from = 0, to = 2, "deals first; 0: drawn" },
  },
}

-- Eight cards each, and eight open on the field, unless a month is whole there.
function koi:deal()
  self:deal_each(8)
  self:draw(self.field, 8)
  if #self.field:cards():ranks(4) > 0 then self:deal_again() end
end

-- The dealer begins; whoever wins deals next. The turns go on until somebody
-- stops, or both hands are empty.
function koi:round()
  self:deal()
  local player, winner = self.dealer, self:score_dealt_hands()
  while not winner and #player.hand > 0 do
    winner = self:take_turn(player)
    player = self:next_in_turn(player)
  end
  if not winner then self:score_drawn() end
  self:pass_deal_to(winner or self.dealer)
end

function koi:score_drawn()
  if self.option.drawn == "nobody" then return end
  self:score(self.dealer, 6, "nobody has stopped")
end

-- Four cards of a month in one hand, or four pairs, score 6 and end the round;
-- not if both players have them.
function koi:score_dealt_hands()
  local winner
  for player in self:each_player() do
    local hand = player.hand:cards()
    if #hand:ranks(4) > 0 or #hand:ranks(2) == 4 then
      if winner or not self.option.dealt_hands then return nil end
      winner = player
    end
  end
  if not winner then return nil end
  self:show(winner, "four of a month, or four pairs")
  self:score(winner, 6, "hand as dealt")
  return winner
end

-- A card from the hand, then the top of the stock; a yaku may end the round.
function koi:take_turn(player)
  local list = player.hand:cards():list()
  for i = #list, 1, -1 do -- of two that are alike one
    list[i] = list[i] ~= list[i - 1] and self:ways(list[i])
  end
  local said = split(self:choose(player, "which card?", list))
  self:take(player, said[1], player.hand, said[3])
  local card = self:draw(self.turned)
  local ways = self:ways(card)
  local named = #ways == 2 and self:choose(player, "which is taken?", ways)
  self:take(player, card, self.turned, named and split(named)[3])
  return self:stops(player)
end

function koi:ways(card)
  local same = self.field:cards():of_rank(rank(card)):list()
  if #same ~= 2 or same[1] == same[2] then return { card } end
  return { card .. " takes " .. same[1], card .. " takes " .. same[2] }
end

-- A card takes a card of its month, of two the one that the player names, of
-- three all; with none there it stays on the field.
function koi:take(player, card, from, named)
  local same = self.field:cards():of_rank(rank(card)):list()
  if #same == 0 then return self:move(card, from, self.field) end
  if #same == 2 then same = { named or same[1] } end
  self:move(card, from, player.taken)
  self:move(same, self.field, player.taken)
end

-- With more yaku than before the player stops, or plays on, if there is a card.
function koi:stops(player)
  local points, says = count_lines(self:yaku(player))
  if points <= (player.yaku_worth or 0) then return end
  player.yaku_worth = points
  local said = self:choose(player, says .. ": stop, or koi?",
    { "stop", #player.hand > 0 and "koi" })
  if said == "stop" then return self:score_stop(player) end
  player.koi = (player.koi or 0) + 1
end

-- Boar, poem, blue, flowers and moon are cards that count 5 together. Five
-- animals, five ribbons or ten plain cards count 1, and each one more 1.
function koi:yaku(player)
  local taken = player.taken:cards()
  local function all(tag, n) return #taken:tagged(tag) == n end
  local function more(suit, n) return math.max(0, #taken:of_suit(suit) - n) end
  local cup = self.option.cup == "both" and taken:has "9A" or 0
  local month = cycle("1 2 3 4 5 6 7 8 9 10 11 12", self.round_number)
  return lines {
    { self:lights(taken), "lights" },
    { all("boar", 3) and 5, "boar, deer, butterflies" },
    { all("poem", 3) and 5, "poem ribbons" },
    { all("blue", 3) and 5, "blue ribbons" },
    { self.option.viewings and all("flowers", 2) and 5, "flower viewing" },
    { self.option.viewings and all("moon", 2) and 5, "moon viewing" },
    { more("A", 4), "animals" }, { more("R", 4), "ribbons" },
    { more("P", 9 - cup), "plain cards" },
    { self.option.month_cards and #taken:of_rank(month) == 4 and 4, "month" },
  }
end

-- Lights count only once: five, four, or three without the rain man, 11L.
function koi:lights(taken)
  local n, low = #taken:of_suit "L", self.option.lights == "10_8_7_5"
  local value = low and { 10, 8, 7, 5 } or { 15, 10, 8, 6 }
  return n == 5 and value[1] or n == 4 and value[taken:has "11L" and 3 or 2]
    or n == 3 and not taken:has "11L" and value[4]
end

-- Only the player who stops scores, for all yaku.
function koi:score_stop(player)
  local sum, says = count_lines(self:yaku(player))
  local calls, how = self:next_in_turn(player).koi or 0, self.option.koi_doubles
  local doubled = ({ once = math.min(calls, 1), each = calls, none = 0 })[how]
  if self.option.seven_doubles and sum >= 7 then doubled = doubled + 1 end
  if doubled > 0 then says = says .. ", times " .. (1 << doubled) end
  self:score(player, sum << doubled, says)
  return player
end

return koi
