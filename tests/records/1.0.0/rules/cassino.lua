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
    rounds = number { 0, from = 0, to = 144, silences = "target" },
    first_dealer = number { 0, from = 0, to = 4 },
  },
}

-- Four cards each and four on the table; then four more for each whenever the
-- hands are empty. The dealer's left begins.
function cassino:round()
  self.values, self.owners = {}, {}
  self:deal_each(4)
  self:draw(self.board, 4)
  while self:who_has_cards()[1] do
    for _ = 1, 4 do
      for player in self:each_player(self:left_of(self.dealer)) do
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

-- Cards and builds go to the player's pile. A cleared table is a sweep.
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

-- The card goes to the build, and the cards of the table. The player has a
-- card that takes it.
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

-- What is left on the table goes to the player who took last. It is no sweep.
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
    self:score_lines(side, lines { { taken:has "10D" and 2, "big casino" },
      { taken:has "2S", "little casino" },
      { #taken:cards():of_rank("A"), "aces" } })
  end
end

function cassino:score_spades() self:score_most("most spades", 1, "S") end

function cassino:score_most(name, points, suits)
  local winner = self:only_best(function(side)
    local n = 0
    for letter in words(suits) do n = n + #side.taken:of_suit(letter) end
    return n
  end)
  if winner then self:score(winner, points, name) end
end

return cassino
