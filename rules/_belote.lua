-- What Belote and Coinche share: cards, duties, and what a side counts.

-- What can be declared, the best first: four of a rank, and sequences of three
-- or more of a suit; of equal ones that of trumps.
local ROW = "7 8 9 10 J Q K A"
local KINDS = { { 200, same = "J" }, { 150, same = "9" }, { 100, same = "A" },
  { 100, same = "10" }, { 100, same = "K" }, { 100, same = "Q" },
  { 100, run = 8 }, { 100, run = 7 }, { 100, run = 6 }, { 100, run = 5 },
  { 50, run = 4 }, { 20, run = 3 } }

-- FFBelote, Règles de la coinche 11.2: without trumps aces are the best.
local WITHOUT = { { 200, same = "A" }, { 150, same = "10" },
  { 100, same = "K" }, { 100, same = "Q" }, { 100, same = "J" },
  { 100, same = "9" }, table.unpack(KINDS, 7) }

-- By trumps: these sets, and king and queen of each suit of trumps.
local SETS = { ["all trump"] = sets_of(KINDS, ROW),
  ["no trump"] = sets_of(WITHOUT, ROW) }
local ROYALS = { ["all trump"] = rows("Q K", 2), ["no trump"] = {} }
for trump in "C D H S" do
  SETS[trump], ROYALS[trump] = sets_of(KINDS, ROW, trump), rows("Q K", 2, trump)
end

local shared = { ranks = "7 8 9 J Q K 10 A",
  modes = { "no trump", "all trump" },
  declarations = "four of a kind and sequences count",
  all_trump = "if all suits are trumps, cards count less, or their 258 points "
    .. "count as 162",
}

-- In trumps the jack counts 20 and the nine 14. Without trumps an ace counts 19
-- and the jack 2; if all suits are trumps, each card counts less.
function shared.points(option)
  -- FFBelote, Règles de la coinche 11.2, 11.3: always 162 with the last trick.
  local trumps = { J = 20, ["9"] = 14 }
  local all = option.all_trump == "scaled" and trumps
    or { J = 13, ["9"] = 9, A = 6, ["10"] = 5, K = 3, Q = 2 }
  return { A = 11, ["10"] = 10, K = 4, Q = 3, J = 2, trumps = trumps,
    mode = option.no_trump and { ["no trump"] = { A = 19, J = 2 },
      ["all trump"] = all } or nil }
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
  return {
    when("trump led", beat_led),
    option.no_trump and obligation "beat trumps" {
      play = "higher", when = { mode = "all trump" },
      says = "all suits are trumps, so you must play higher: {cards}" },
    follow_suit,
    option.partner_free == false and void or unless("partner wins", void),
  }
end

-- The side with the best declaration counts and shows all of its own. While
-- both sides are equal, more is said of the best; if nothing decides, none of
-- them counts.
local function compare(self, said, sets)
  local best, told, tied = self:best_of(said, sets)
  for _, player in ipairs(said) do
    local more = told[player.number]
    if more:find "," then self:say(player, more) end
    if not tied and player.side == best.side then
      local _, points = self:tell_sets(player, sets, true, "{points} points")
      player.side.declared = (player.side.declared or 0) + points
    end
  end
end

-- Plays the eight tricks, and answers the side that wins the last. Before the
-- first card a player may declare all that the hand has; what the best of it
-- counts is said.
function shared.play(self)
  local said, sets = {}, SETS[self.trump or self.mode]
  for _, pair in ipairs(ROYALS[self.trump or self.mode]) do
    self:holder_says(pair, "belote", "rebelote")
  end
  if not self.option.declarations then return self:play_tricks().side end
  local function may_declare(_, player)
    local points = self:ask_sets(player,
      "do you declare four of a kind or a sequence?", "declare", sets, true)
    if not points then return end
    said[#said + 1] = player
    self:say(player, { "{points} points", points = points })
  end
  local leader = self:play_trick(self:next_in_turn(self.dealer), may_declare)
  if #said > 0 then compare(self, said, sets) end
  return self:play_tricks { leader = leader }.side
end

-- What each side counts. Its tricks: their cards, ten for the last one, and 90
-- more if they are all eight. King and queen of a trump suit in one hand: 20.
-- Its declarations; all tricks of the taker's side take over the others', too.
-- If all suits are trumps, 258 points count as 162, where that is agreed.
function shared.count(self, last)
  local list, belote, taker = {}, { 0, 0 }, self.taker.side
  local sets = self.option.declarations
    and { self:side(1).declared or 0, self:side(2).declared or 0 } or { 0, 0 }
  if taker.tricks == 8 then
    sets = { [taker.number] = sets[1] + sets[2], [3 - taker.number] = 0 }
  end
  for _, pair in ipairs(ROYALS[self.trump or self.mode]) do
    local holder = self:who_has_held(pair)
    local n = holder and holder.side.number
    if holder then belote[n] = belote[n] + 20 end
  end
  for side in self:each_side() do
    local n, tricks = side.number, side.won:points()
    if side == last then tricks = tricks + 10 end
    if self.mode == "all trump" and self.option.all_trump == "scaled" then
      tricks = (tricks * 162 + 129) // 258
    end
    if side.tricks == 8 then tricks = tricks + 90 end
    list[n] = { side = side, tricks = tricks, belote = belote[n],
      declared = sets[n], total = tricks + belote[n] + sets[n] }
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
  local side = one.side
  local sum = one.tricks + one.belote + one.declared + (more or 0)
  self:score(side, one.tricks, says)
  self:score(side, one.belote, "belote")
  self:score(side, one.declared, "declarations")
  if more then self:score(side, more, why) end
  if self.option.round_to_ten then
    self:score(side, shared.rounded(self, sum) - sum, "rounded")
  end
  local over = side.score - self.option.target
  if (one.failed or side.tricks == 0) and over >= 0 and over < sum then
    side.waits = true
  elseif side.waits and side.tricks > 0 then
    side.waits = false
  end
end

-- The taker's side has failed: it keeps its belote alone, and the others get
-- all declarations.
function shared.give_all(own, their)
  their.declared = their.declared + own.declared
  own.tricks, own.declared, own.failed = 0, 0, true
end

-- Examples of declarations: what the sides declare, the hands, and the first
-- trick. Seat 4 leads and plays in a suit of its sixth card as trumps.
shared.declare = {
  { "four jacks, nines, aces and tens", { false, 550 }, {
    "KS KH QD 7H 8H 7D QS 8C", "AC AD AH AS 10C 10D 10H 10S",
    "QC 7S 7C 8S KC KD 8D QH", "JC JD JH JS 9D 9C 9H 9S" },
    { "declare", "9C", "7C", "declare", "10C" } },
  { "four kings and queens", { false, 200 }, {
    "JH JS 8H AS JD AD AC 8D", "8C AH 10H 10D JC 10S 9S 9D",
    "7C 7H 7S 9H 9C 7D 10C 8S", "KC KD KH KS QD QC QH QS" },
    { "declare", "QC", "9C" } },
  { "sequences of eight and seven", { false, 200 }, {
    "AS JC KC 8C 10D 7D 9D QD", "7S 8S 9S 10S JS QS KS AD",
    "7C 9C JD AC 8D QC 10C KD", "7H 8H 9H 10H JH QH KH AH" },
    { "declare", "7H", "7C", "declare", "AD", "8C" } },
  { "sequences of six, five and three", { false, 220 }, {
    "8D AS AD 9D 7C 10C 7H JC", "8S 9S 10S JS QS JD QD KD",
    "9C KC QC 7S KS 10D AH 8C", "8H 9H 10H JH QH AC KH 7D" },
    { "declare", "7D", "declare", "JD", "8D" } },
  { "two sequences of four", { false, 100 }, {
    "10D QS JC KS 8D KH 7S QC", "8S 9S 10S JS JD KC 7D AC",
    "10C AD 9D 8H QD AH 9C 7H", "9H 10H JH QH 7C 8C AS KD" },
    { "declare", "KD", "9D", "declare", "7D", "8D" } },
  { "a sequence of five is better than three: its side alone counts",
    { 100, false }, {
    "7C 8C 7D 8D 7H 8H 9S 10S", "JS QS KS 9D 10C QC 9H KH",
    "9C JC AC 10D JD QD KD AD", "10H JH QH AH AS KC 7S 8S" },
    { "declare", "10H", "declare", "9C", "declare", "KH", "7H" } },
  { "a sequence of eight is better than seven", { false, 100 }, {
    "8C 10C QC AC 9D JD KD 7S", "7C 9C JC KC 7D 10D QD AD",
    "8S 9S 10S JS QS KS AS 8D", "7H 8H 9H 10H JH QH KH AH" },
    { "declare", "7H", "declare", "8D", "7D", "8C" } },
  { "seven than six", { false, 100 }, {
    "8C 10C QC 10D QD AD 8S 7H", "9C JC KC AC 8D JD KD 7S",
    "9S 10S JS QS KS AS 7D 9D", "8H 9H 10H JH QH 7C KH AH" },
    { "declare", "8H", "declare", "7D", "8D" } },
  { "six than five", { false, 100 }, {
    "8C 10C QC JD KD 9S 7H 8H", "9C JC KC AC 10D QD AD 8S",
    "10S JS QS KS AS 7S 8D 9D", "9H 10H JH QH KH 7C AH 7D" },
    { "declare", "9H", "declare", "8D", "10D", "7H" } },
  { "of two to the king, neither in trumps, none counts", "none", {
    "7H AH 9C QS KS 10D 8D JC", "8S JS 10C QC 10H 8H 9D 7C",
    "JD QD KD 10S KC 7D 9H AS", "JH QH KH AD 7S AC 8C 9S" },
    { "declare", "7S", "declare", "10S", "8S", "QS" } },
}

return shared
