-- Koi-Koi: flower cards are taken by months and make yaku; a player who has one
-- stops or plays on.

local koi = game "Koi-Koi" {
  players = 2, family = "fishing", unscored = "nobody has stopped",
  deck    = flower(48, { tags = { inoshikacho = "7A 10A 6A",
    akatan = "1R 2R 3R", aotan = "6R 9R 10R", hanami = "3L 9A",
    tsukimi = "8L 9A" } }),
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
    first_dealer  = number { "deals first; 0: drawn" },
  },
}

-- Eight cards each, and eight open on the field. With all four cards of a month
-- there the same dealer deals again. The four cards of each month:
-- | 1 and 3 | a light, a ribbon, two plain cards |
-- | 2, 4 to 7, 9 and 10 | an animal, a ribbon, two plain cards |
-- | 8 | a light, an animal, two plain cards |
-- | 11 | a light, an animal, a ribbon, one plain card |
-- | 12 | a light, three plain cards |
function koi:deal()
  self:deal_each(8)
  self:draw(self.field, 8)
  if #self.field:cards():ranks(4) > 0 then self:deal_again() end
end

-- The dealer begins. The turns go on until somebody stops, or both hands are
-- empty. Whoever wins the round deals next; if nobody does, the dealer deals
-- again.
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

-- [drawn=nobody] If nobody stops nobody scores.
-- [drawn=dealer] If nobody stops the dealer scores 6.
function koi:score_drawn()
  -- A round is a month of the year, which is over when both hands are empty.
  if self.option.drawn == "nobody" then return end
  self:score(self.dealer, 6, "nobody has stopped")
end

-- [dealt_hands] Four cards of a month in a hand as dealt are teshi, two cards
-- each of four months are kuttsuki. Either scores 6 and ends the round at once;
-- but if both players have one, nobody scores for it and the round is played.
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

-- A player plays a card from the hand, then turns the top card of the stock,
-- which takes by the same rule. Only then one looks at the player's yaku, sets
-- of taken cards that count points. A card may count in several.
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

-- A card takes a card of its month, of two the one that the player names, `5P
-- takes 5A`, of three all. It must take; with none there it stays on the field.
function koi:take(player, card, from, named)
  local same = self.field:cards():of_rank(rank(card)):list()
  if #same == 0 then return self:move(card, from, self.field) end
  if #same == 2 then same = { named or same[1] } end
  self:move(card, from, player.taken)
  self:move(same, self.field, player.taken)
end

-- If the yaku count more points than when the player was last asked, by a new
-- yaku or one that has grown, the player says stop, which ends the round, or
-- koi, and it goes on. A player without a card in hand stops.
function koi:stops(player)
  local points, says = count_lines(self:yaku(player))
  if points <= (player.yaku_worth or 0) then return end
  player.yaku_worth = points
  local said = self:choose(player, { "{yaku}: stop, or koi?", yaku = says },
    { "stop", #player.hand > 0 and "koi" })
  if said == "stop" then return self:score_stop(player) end
  player.koi = (player.koi or 0) + 1
end

-- [cup=both] The cup, 9A, is an animal and a plain card, too.
-- [cup=animal] The cup, 9A, is an animal and no plain card.
-- [] These yaku all count:
-- | inoshikacho | boar 7A, deer 10A and butterflies 6A: 5 |
-- | akatan | the poem ribbons, 1R 2R 3R: 5 |
-- | aotan | the blue ribbons, 6R 9R 10R: 5 |
-- [viewings] | hanami | flower viewing, curtain 3L and cup 9A: 5 |
-- [viewings] | tsukimi | moon viewing, moon 8L and cup 9A: 5 |
-- [] | tane | five animals: 1, and 1 for each one more |
-- | tan | five ribbons: 1, and 1 for each one more |
-- | kasu | ten plain cards: 1, and 1 for each one more |
-- [month_cards] | month | all four cards of the round's month: 4 |
function koi:yaku(player)
  local taken, viewings = player.taken:cards(), self.option.viewings
  local function all(tag, n) return #taken:tagged(tag) == n end
  local function more(suit, n) return math.max(0, #taken:of_suit(suit) - n) end
  local cup = self.option.cup == "both" and taken:has "9A" or 0
  local month = cycle("1 2 3 4 5 6 7 8 9 10 11 12", self.round_number)
  return lines {
    { self:lights(taken) },
    { all("inoshikacho", 3) and 5, "boar, deer, butterflies (inoshikacho)" },
    { all("akatan", 3) and 5, "poem ribbons (akatan)" },
    { all("aotan", 3) and 5, "blue ribbons (aotan)" },
    { viewings and all("hanami", 2) and 5, "flower viewing (hanami)" },
    { viewings and all("tsukimi", 2) and 5, "moon viewing (tsukimi)" },
    { more("A", 4), "animals (tane)" }, { more("R", 4), "ribbons (tan)" },
    { more("P", 9 - cup), "plain cards (kasu)" },
    { self.option.month_cards and #taken:of_rank(month) == 4 and 4, "month" },
  }
end

-- Of the yaku of lights only the best counts; 11L is the rain man:
-- [lights=10_8_7_5] | goko | five lights: 10 |
-- | shiko | four lights without the rain man: 8 |
-- | ame-shiko | four lights with the rain man: 7 |
-- | sanko | three lights without the rain man: 5 |
-- [lights=15_10_8_6] | goko | five lights: 15 |
-- | shiko | four lights without the rain man: 10 |
-- | ame-shiko | four lights with the rain man: 8 |
-- | sanko | three lights without the rain man: 6 |
function koi:lights(taken)
  local n, rain = #taken:of_suit "L", taken:has "11L"
  local low = self.option.lights == "10_8_7_5"
  local value = low and { 10, 8, 7, 5 } or { 15, 10, 8, 6 }
  if n == 5 then return value[1], "five lights (goko)" end
  if n == 4 and not rain then return value[2], "four lights (shiko)" end
  if n == 4 then return value[3], "four lights with rain (ame-shiko)" end
  return n == 3 and not rain and value[4], "three lights (sanko)"
end

-- Only the player who stops scores, for all yaku.
-- [seven_doubles] If they count 7 points or more, they count twice.
-- [koi_doubles=once] Points count twice after a koi of the other player.
-- [koi_doubles=each] For every koi of the other player points count twice
-- again.
-- [seven_doubles and koi_doubles~=none] Both may come together: first one looks
-- for the 7, then at koi, so 4 points count 8 after a koi, and 7 count 28.
function koi:score_stop(player)
  local sum, says = count_lines(self:yaku(player))
  local calls, how = self:next_in_turn(player).koi or 0, self.option.koi_doubles
  local doubled = ({ once = math.min(calls, 1), each = calls, none = 0 })[how]
  if self.option.seven_doubles and sum >= 7 then doubled = doubled + 1 end
  local times = 1 << doubled
  if times > 1 then
    says = { "{yaku}, times {times}", yaku = says, times = times }
  end
  self:score(player, times * sum, says)
  return player
end

example "eight cards each, eight on the field" {
  step = "deal", leaves = { counts = { 8, 8 }, field = 8, stock = 24 },
}

example "with one card of the month on the field it is taken" {
  first_dealer = 1, dealt_hands = false,
  deal = { hands = { "1L 3P", "6A" },
    field = "1P 2A 4A 5A 7A 8A 10A 12L", stock = "9A" },
  moves = { "1L" }, leaves = { field = 8, taken = { "1L 1P", "" } },
}

example "of two on the field one is chosen" {
  first_dealer = 1, dealt_hands = false,
  deal = { hands = { "1L", "6A" },
    field = "1R 1P 4A 5A 7A 8A 10A 12L" },
  moves = {}, allowed = { "1L takes 1R", "1L takes 1P" }, refused = { "1L" },
}

example "three are taken together" {
  first_dealer = 1, dealt_hands = false,
  deal = { hands = { "1L", "6A" },
    field = "1R 1P 1P 5A 7A 8A 10A 12L", stock = "9A" },
  moves = { "1L" }, leaves = { field = 6, taken = { "1L 1R 1P 1P", "" } },
}

example "with a yaku one stops or plays on" {
  first_dealer = 1, dealt_hands = false, deal = {
    hands = { "1L 3L 8L 12L 12P 12P 12P 11L", "2A 4A 5A 6A 7A 9A 10A 11A" },
    field = "1P 3P 8P 2P 4P 5P 6P 7P", stock = "9P 9R 10P 10R 11P" },
  moves = { "1L", "2A", "3L", "4A", "8L" }, legal = { "stop", "koi" },
  leaves = { yaku_worth = { 5, false } },
}

example "four of a month in hand win the round" {
  deal = { { hands = { "1L 1R 1P 1P 2A 3L 4A 5A",
                       "6A 6R 7A 8A 9A 9R 10A 11L" } } },
  moves = {}, scores = { 6, 0 },
}

example "three lights: 5" {
  step = "score_stop", with = { "player 1" },
  fields = { taken = { "1L 3L 8L", "" } }, scores = { 5, 0 },
}

example "with the rain man 7, which are doubled" {
  step = "score_stop", with = { "player 1" },
  fields = { taken = { "1L 3L 8L 11L", "" } },
  scores = { 14, 0 },
}

example "the cup with curtain and moon" {
  step = "score_stop", with = { "player 1" },
  fields = { taken = { "1L 3L 8L 9A", "" } },
  scores = { 30, 0 },
}

example "boar, deer, butterflies, and five animals: 6" {
  step = "score_stop", with = { "player 1" },
  fields = { taken = { "6A 7A 10A 2A 4A", "" } },
  scores = { 6, 0 },
}

example "doubled after a koi of the other" {
  step = "score_stop", with = { "player 1" },
  scores = { 12, 0 },
  fields = { taken = { "6A 7A 10A 2A 4A", "" }, koi = { 0, 2 } },
}

example "the poem ribbons and six ribbons: 7, doubled" {
  step = "score_stop", with = { "player 1" },
  fields = { taken = { "1R 2R 3R 4R 5R 7R", "" } },
  scores = { 14, 0 },
}

example "nine plain cards and the cup: 1" {
  step = "score_stop", with = { "player 1" },
  scores = { 1, 0 },
  fields = { taken = { "1P 1P 2P 2P 3P 3P 4P 4P 5P 9A", "" } },
}

return koi
