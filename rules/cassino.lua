-- Cassino: a card takes cards that add up to it, and builds made for it.

local cassino = game "Cassino" {
  deck    = french(52),
  sides   = { [4] = "partners" },              -- 1 and 3 against 2 and 4
  points  = { A = 1, ["2"] = 2, ["3"] = 3, ["4"] = 4, ["5"] = 5, ["6"] = 6,
              ["7"] = 7, ["8"] = 8, ["9"] = 9, ["10"] = 10 },
  ranks   = "A 2 3 4 5 6 7 8 9 10 J Q K",
  piles   = function(option)
    return { board = "all", taken = each_side { sees = "all", counted = true },
      build = { sees = "all", n = 3 * option.players } }   -- no more can be
  end,
  captures = { from = "board", sums = "several", leave = "trail",
    builds = { piles = "build", values = "values", owners = "owners" },
    must = flag { false, name = "must_take",
      "a card that can take may not be trailed" },
    all  = flag { false, name = "must_take_all",
      "a card takes all that it can" },
    rank = choice { "one", "all", name = "court_takes",
      "how many a court card takes" } },
  round   = { values = list, owners = list, last_taker = untold(player) },
  options = {
    players = number { 2, from = 2, to = 4,
      "how many play; four as partners, else each for oneself" },
    target = choice { 21, 11, 61, "points that win the match" },
    sweeps = flag { true, "whoever clears the table has a point" },
    rounds = number {}, first_dealer = number {},
  },
}

-- Four cards each and four on the table; then four more for each whenever the
-- hands are empty.
function cassino:deal()
  self:deal_each(4)
  self:draw(self.board, 4)
end

-- The dealer's left begins.
function cassino:round()
  self.values, self.owners = {}, {}
  self:deal()
  while self:who_has_cards()[1] do
    for _ = 1, 4 do
      for player in self:each_player(self:next_in_turn(self.dealer)) do
        self:take_turn(player)
      end
    end
    if #self.stock > 0 then self:deal_each(4) end
  end
  self:end_table()
  self:score_round()
end

-- A player plays one card. It takes cards of its rank, sets that add up to its
-- value, and builds of its value. Or it makes a build with cards of the table,
-- for another card of the hand that takes it later; a build of a single set may
-- be raised, and a set may be added to any. Or the card stays on the table,
-- which an owner of a build may not do. The owner of a build, who made it or
-- changed it last, keeps a card that takes it.
function cassino:take_turn(player)
  local said, card, cards, build, value = self:ask_capture(player,
    "what do you play?")
  if said == "trail" then return self:move(card, player, self.board) end
  if said == "takes" then return self:take(player, card, cards, build) end
  self:make(player, build, value, card, cards)
end

-- Cards and builds go to the player's pile.
-- [sweeps] A cleared table is a sweep, and counts a point.
function cassino:take(player, card, cards, builds)
  local taken = player.side.taken
  self:move(card, player, taken)
  self:move(cards, self.board, taken)
  for n in ipairs(self.values) do
    if among(tostring(n), builds) then
      self:move(self.build[n], self.build[n], taken)
      self:own(n, 0, 0)
    end
  end
  self.last_taker = player
  if self.option.sweeps and #self.board == 0 and #self.values == 0 then
    self:score(player, 1, "sweep")
  end
end

local ranks = split "A 2 3 4 5 6 7 8 9 10 J Q K A"   -- by their values

function cassino:make(player, n, value, card, cards)
  self:move(card, player, self.build[n])
  self:move(cards, self.board, self.build[n])
  self:own(n, value, player.number)
  self:tell_holds(player, cards_of(ranks[value]))
end

function cassino:own(n, value, owner)
  local values, owners = {}, {}
  for i = 1, math.max(n, #self.values) do
    values[i], owners[i] = self.values[i], self.owners[i]
  end
  values[n], owners[n] = value, owner
  while values[#values] == 0 do
    values[#values], owners[#owners] = nil, nil
  end
  self.values, self.owners = values, owners
end

-- What is left on the table goes to the player who took last.
-- [sweeps] It is no sweep.
function cassino:end_table()
  if not self.last_taker then return end
  self:move(self.board, self.board, self.last_taker.side.taken)
end

-- Three points for most cards, one for most spades; equal for most is nobody's.
-- The ten of diamonds counts two, the two of spades and each ace one.
function cassino:score_round()
  self:score_most("most cards", 3, "C D H S")
  self:score_spades()
  for side in self:each_side() do
    local taken = side.taken
    self:score(side, lines { { taken:has "10D" and 2, "big casino" },
      { taken:has "2S", "little casino" },
      { #taken:cards():of_rank("A"), "aces" } })
  end
end

function cassino:score_spades() self:score_most("most spades", 1, "S") end

function cassino:score_most(name, points, suits)
  local winner = self:only_best(function(side)
    local n = 0
    for letter in suits do n = n + #side.taken:of_suit(letter) end
    return n
  end)
  if winner then self:score(winner, points, name) end
end

example "four cards each, and four on the table" {
  first_dealer = 2, moves = {}, deal = { hands = { "*", "*" } },
  leaves = { counts = { 4, 4 }, board = 4, stock = 40 },
}

example "a card takes its like, sums and both" {
  first_dealer = 2, deal = { hands = { "8H 6S 9D KC", "*" },
    board = "8C 5D 3S KH" }, moves = {},
  allowed = { "8H takes 8C", "8H takes 5D 3S", "8H takes 8C; 5D 3S" },
  refused = { "8H takes 8C 5D" }, because = "these cards do not add up",
}

example "a court card takes one of its rank" {
  first_dealer = 2, deal = { hands = { "8H 6S 9D KC", "*" },
    board = "KS 5D QS KH" }, moves = {}, allowed = { "KC takes KH" },
  refused = { "KC takes KH KS", "KC takes QS" },
  because = "KC takes one card of its rank, and nothing else",
}

example "sets become a build for a card in the hand" {
  first_dealer = 2, deal = { hands = { "6S 9D KC 2C", "*" },
    board = "3D 9H 4S 5C" }, moves = {},
  allowed = { "build 9: 6S 3D", "build 9: 6S 3D; 9H", "build 9: 6S 3D; 4S 5C" },
  refused = { "build 9: 9D 9H", "build 9: 2C 3D 4S 9D" },
}

example "nobody makes a build for others" {
  first_dealer = 2, deal = { hands = { "6S 9D KC 2C", "*" },
    board = "3D 9H 4S 5C" }, moves = {}, refused = { "build 7: 2C 5C" },
  because = "you hold no card that would take the build",
}

example "the owner keeps that card until it takes the build" {
  first_dealer = 2, deal = { hands = { "6S 9D 3C 2C", "JC * * *" },
    board = "3D 9H 4S 2D" }, moves = { "build 9: 6S 3D", "trail JC" },
  allowed = { "9D takes build 1", "9D takes 9H build 1", "2C takes 2D" },
  refused = { "9D takes 9H" }, because = "you own the build of 9",
}

example "a multiple build is not raised" {
  first_dealer = 2, deal = { hands = { "3S 5D 3C 9C", "4C 9D QC 2D" },
    board = "2H 5H 7S JD" }, moves = { "build 5: 3S 2H; 5H" },
  refused = { "raise 1 to 9: 4C" },
}

example "any card may be left on the table" {
  first_dealer = 2, deal = { hands = { "8H 6S 9D KC", "*" },
    board = "8C 5D 3S JH" }, moves = {}, allowed = { "trail 8H", "trail KC" },
}

example "whoever clears the table has a sweep" {
  fields = { board = "2D 6C", values = {}, owners = {} },
  held = { "8H 2C", "" }, step = "take",
  with = { "player 1", "8H", "2D 6C", "" }, scores = { 1, 0 },
  leaves = { board = 0, last_taker = 1 },
}

example "the cards left go to who took last" {
  fields = { board = "2D 6C", last_taker = 2, taken = { "", "5C" } },
  step = "end_table", leaves = { board = 0, taken = { "", "5C 2D 6C" } },
  scores = { 0, 0 },
}

example "27 cards, the ten and two aces are seven, the rest four" {
  fields = { taken = { "AS AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC 2D 3D 4D 5D "
    .. "6D 7D 8D 10D 9S 10S JS QS KS", "AD AH 9D JD QD KD 2H 3H 4H 5H 6H 7H "
    .. "8H 9H 10H JH QH KH 2S 3S 4S 5S 6S 7S 8S" } },
  step = "score_round", scores = { 7, 4 },
}

example "21 points win a match" {
  before = { 18, 17 }, step = "score_most", with = { "most cards", 3, "C" },
  fields = { taken = { "AC", "AD 2D" } }, scores = { 21, 17 }, won_by = 1,
}

return cassino
