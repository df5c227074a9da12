-- What Belote and Coinche share: what beats and counts, the duties, the
-- count of a side, and who has won.

-- What can be declared, the best first: four of a rank, and sequences of a suit
-- of any length from three on.
local KINDS = { { 200, same = "J" }, { 150, same = "9" }, { 100, same = "A" },
  { 100, same = "10" }, { 100, same = "K" }, { 100, same = "Q" },
  { 100, run = 8 }, { 100, run = 7 }, { 100, run = 6 }, { 100, run = 5 },
  { 50, run = 4 }, { 20, run = 3 } }
local ROW = "7 8 9 10 J Q K A"
local SETS = sets_of(KINDS, ROW)

local ROYAL = { C = "KC QC", D = "KD QD", H = "KH QH", S = "KS QS" }
local IN_TRUMPS = { J = 20, ["9"] = 14 }

local shared = { ranks = "7 8 9 J Q K 10 A",
  modes = { "no trump", "all trump" },
  declarations = "with the first card a player may declare four jacks (200), "
    .. "nines (150), aces, tens, kings or queens (100), and sequences of a "
    .. "suit of three (20), four (50) or more (100); the side with the best "
    .. "counts all of its own",
}

-- In trumps, and in all suits if all are trumps, the jack counts 20 and the
-- nine 14. Without trumps an ace counts 19.
function shared.points(option)
  return { A = 11, ["10"] = 10, K = 4, Q = 3, J = 2, trumps = IN_TRUMPS,
    mode = option.no_trump and { ["no trump"] = { A = 19 },
      ["all trump"] = IN_TRUMPS } or nil }
end

function shared.heights(self)
  local trump = self.trump
  if self.option.no_trump and self.mode == "all trump" then
    return { ranks = "7 8 Q K 10 A 9 J" }
  end
  return { trump = trump, top = trump and { "9" .. trump, "J" .. trump } }
end

function shared.obligations(option)
  local void = { overtrump, option.undertrump and play_trump or nil }
  local free = option.partner_free ~= false
  return {
    when("trump led", beat_led),
    option.no_trump and obligation "beat trumps" {
      play = "higher", when = { mode = "all trump" },
      says = "all suits are trumps, so you must play higher: {cards}" },
    follow_suit,
    free and unless("partner wins", void[1]) or void[1],
    void[2] and (free and unless("partner wins", void[2]) or void[2]),
  }
end

-- Calls a function with each trump suit.
local function each_trump(self, f, what)
  local trump = self.trump
  if trump then return f(self, trump, what) end
  if self.mode == "all trump" then
    for suit in words "C D H S" do f(self, suit, what) end
  end
end

local function say_belote(self, suit)
  self:holder_says(ROYAL[suit], "belote", "rebelote")
end

-- The side with the best declaration counts and shows all of its own. While
-- both sides are equal, more is said of the best; if nothing decides, none of
-- them counts.
local function compare(self, said)
  local best, told, tied = self:best_of(said, SETS)
  if tied and self.trump then
    best, told, tied = self:best_of(said, sets_of(KINDS, ROW, self.trump))
  end
  for _, player in ipairs(said) do
    local more = told[player.number]
    if more:find "," then self:say(player, more) end
    local wins = not tied and player.side == best.side
    local shown = wins and self:tell_sets(player, SETS, true) or {}
    for _, set in ipairs(shown) do
      local played = self:cards_in(set[1]):without(player.hand)
      self:show(self:cards_in(set[1]):without(played), set[2] .. " points",
        player)
      player.side.declared = (player.side.declared or 0) + set[2]
    end
  end
end

-- Before the first card a player may declare all that the hand has; what the
-- best of it counts is said. Answers who wins the trick.
local function first_trick(self, leader)
  local said = {}
  self:begin_trick(leader)
  for player in self:each_player(leader) do
    local any = #self:sets_in(player.hand, SETS, true) > 0
    if self:choose(player, "do you declare four of a kind or a sequence?",
      { any and "declare", "pass" }) == "declare" then
      local _, points = self:tell_best(player, SETS)
      said[#said + 1] = player
      self:say(player, points .. " points")
    end
    self:let_play(player)
  end
  leader = self:end_trick()
  if #said > 0 then compare(self, said) end
  return leader
end

-- Plays the eight tricks, and keeps the side that wins the last.
function shared.play(self)
  each_trump(self, say_belote)
  local how
  if self.option.declarations then
    how = { leader = first_trick(self, self:next_in_turn(self.dealer)) }
  end
  self.last = self:play_tricks(how).side
end

-- What a side has declared; all tricks of the taker's side take it over.
local function declared(self, side)
  local all = self.taker.side
  if all.tricks < 8 then return side.declared or 0 end
  return side == all and (self:side(1).declared or 0)
    + (self:side(2).declared or 0) or 0
end

-- Counts 20 for king and queen of a trump suit in one hand.
local function count_belote(self, suit, belote)
  local holder = self:who_has_held(ROYAL[suit])
  if holder then
    local n = holder.side.number
    belote[n] = belote[n] + 20
  end
end

-- What each side counts. Its tricks: their cards, ten for the last one, and 90
-- more if they are all eight. If all suits are trumps, 258 points count as 162.
function shared.count(self)
  local belote, list = { 0, 0 }, {}
  local last, option = self.last, self.option
  each_trump(self, count_belote, belote)
  for side in self:each_side() do
    local n, tricks = side.number, side.won:points()
    if side == last then tricks = tricks + 10 end
    if option.no_trump and self.mode == "all trump" then
      tricks = (tricks * 162 + 129) // 258
    end
    if side.tricks == 8 then tricks = tricks + 90 end
    local sets = option.declarations and declared(self, side) or 0
    list[n] = { side = side, tricks = tricks, belote = belote[n],
      declared = sets, total = tricks + belote[n] + sets }
  end
  return list
end

-- Rounded to tens, if that is agreed; five go up.
function shared.rounded(self, n)
  return self.option.round_to_ten and (n + 5) // 10 * 10 or n
end

-- Scores what a side counts. A side that has failed or took no trick does not
-- win by its belote alone: it needs another trick in a later round.
function shared.score(self, one, says, more, why)
  local side, sum = one.side, one.tricks + one.belote + one.declared + more
  self:score(side, one.tricks, says)
  if one.belote > 0 then self:score(side, one.belote, "belote") end
  if one.declared > 0 then self:score(side, one.declared, "declarations") end
  if more > 0 then self:score(side, more, why) end
  if self.option.round_to_ten then
    self:score(side, shared.rounded(self, sum) - sum, "rounded")
  end
  if one.failed or side.tricks == 0 then
    local over = side.score - self.option.target
    if sum > 0 and over >= 0 and over < sum then side.waits = true end
  elseif side.waits then
    side.waits = false
  end
end

-- The taker's side has failed: it keeps its belote alone, and the others get
-- all declarations.
function shared.give_all(own, their)
  their.declared = their.declared + own.declared
  own.tricks, own.declared, own.failed = 0, 0, true
end

-- The side with the target has won; of two the higher. Equal ones go on.
function shared.winner(self)
  local target, best, equal = self.option.target, nil, false
  for side in self:each_side() do
    local total = side.score
    if total >= target and not side.waits then
      equal = best and best.score == total
      if not best or total > best.score then best = side end
    end
  end
  return best ~= nil and not equal, best
end

return shared
