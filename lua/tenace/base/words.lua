-- The words of rules files: global names, and those on `self`.

local core = require "tenace.core"
local given = require "tenace.base.given"
local language = require "tenace.base.language"
require "tenace.base.announcing"
require "tenace.base.calls"
require "tenace.base.parties"
require "tenace.base.picking"
require "tenace.base.putting"
local sentence = require "tenace.base.sentence"

local words = {}


local split = core.globals.split
words.split, words.words = split, core.globals.words


-- The text that `cycle` has met last, and its words: rules ask for the same one
-- in each round.
local last_cycle, last_words


--- cycle(text, n) -> word
-- The n-th word of a text. After the last word it begins again; `none` gives
-- nil.
-- @example self.trump = cycle("H D S C none", self.round_number)
-- @group definitions
function words.cycle(text, n)
  if math.type(n) ~= "integer" or n < 1 then
    error(sentence.of("cycle_number"), 2)
  end
  if text ~= last_cycle then last_words, last_cycle = split(text), text end
  local list = last_words
  if #list == 0 then error(sentence.of("cycle_words"), 2) end
  local word = list[(n - 1) % #list + 1]
  if word ~= "none" then return word end
end


--- The words of a text, or the items of a list, as a list: the n-th argument of
-- a word.
local function items_of(items, word, n)
  if type(items) == "string" then return split(items) end
  if type(items) == "table" then return given.texts(word, n, items) end
  error(sentence.of("items_wanted", { word = word, kind = type(items) }), 3)
end


-- Rules look at one ladder many times: the places of its words.
local last_ladder, last_places


--- The place of each word of a ladder.
local function places_of(ladder)
  local places = {}
  for n, word in ipairs(split(ladder)) do
    places[word] = places[word] or n
  end
  return places
end


--- place(ladder, word) -> number
-- The place of a word on a ladder: 1 for the lowest.
-- @param ladder words with blanks between, from low to high
-- @param word one of them
-- @return the place, from 1
-- @error the ladder has no such word
-- @example place("2 3 4 5 6 7 8 9 10 J Q K A", "10")   -- 9
-- @group definitions
function words.place(ladder, word)
  if ladder ~= last_ladder then
    last_places, last_ladder = places_of(ladder), ladder
  end
  return last_places[word]
    or error(sentence.of("place_of", { word = sentence.shown(word) }), 2)
end


--- The fact `levels`; raises if the game has none.
local function levels_of(self)
  return self.facts.levels or error(sentence.of("no_levels"), 3)
end


--- Does each climb end at that level?
local function is_stop(levels, word)
  return levels.stops[word] ~= nil or word == levels.last
end


--- self:at_stop(side) -> flag
-- Is a side at a level where each climb ends? The last level is one, too.
-- @param side a side, its number, or a player
-- @example if not self:at_stop(side) then self:climb(side, 1, "a slam") end
-- @group scoring
local function at_stop(self, side)
  local levels = levels_of(self)
  return is_stop(levels, given.side(self, "at_stop", 1, side).level)
end

core.words.at_stop = at_stop


--- self:climb(side, n, reason)
-- A side climbs n levels, by the fact `levels`, but no farther than to the next
-- stop or the last level. It scores a point for each. A side that climbs from
-- the last level has won the match.
-- @param side a side, its number, or a player
-- @param n the number of levels; with 0 nothing happens
-- @param reason why, as text
-- @error the game has no fact `levels`
-- @example self:climb(player.side, 2, "all tricks")
-- @group scoring
local function climb(self, side, n, reason)
  local levels = levels_of(self)
  side, n = given.side(self, "climb", 1, side), given.integer("climb", 2, n)
  if n < 1 then return end
  given.kind("climb", 3, "string", reason)
  if side.level == levels.last then
    self:win_match(side)
    local says = sentence.of("climbed_out", { reason = reason })
    return self:score(side, 1, says)
  end
  local from, list = levels.place[side.level], levels.words
  local to = from
  repeat
    to = to + 1
  until to == from + n or is_stop(levels, list[to]) or to == #list
  side.level = list[to]
  self:score(side, to - from,
    sentence.of("climbed", { reason = reason, level = side.level }))
end

core.words.climb = climb


--- Lists the ways to lay out a hand: their names, the ways by name, and the
-- question with a line for each.
local function named_ways(ways)
  local list, by_name, says = {}, {}, { sentence.of "layout_which" }
  for i, way in ipairs(ways) do
    list[i] = sentence.of("layout_name", { n = i })
    by_name[list[i]] = way
    says[i + 1] = sentence.of("layout_line",
      { name = list[i], melds = language.list(way.melds) })
  end
  return list, by_name, table.concat(says)
end


--- How a hand has been laid out, as text.
local function told_layout(self, way, lying)
  local list = table.move(way.melds, 1, #way.melds, 1, {})
  for i, meld in ipairs(lying or {}) do
    list[#list + 1] = way.added[i] and sentence.of("layout_added",
      { cards = way.added[i], meld = meld }) or nil
  end
  if way.left ~= "" then
    list[#list + 1] = sentence.of("layout_left", { cards = way.left })
  end
  local name = self.facts.melds.in_hand
  return sentence.of("layout_told", { parts = language.list(list),
    name = name and language.spoken(name) or sentence.of "layout_points",
    n = way.points })
end


--- self:lay_open(player [, lying]) -> { melds, left, points, added }
-- Lays a hand open whose melds have stayed in it. Everyone sees it, divided
-- into melds so that the cards left over count least, and what these count. If
-- there are several such ways, the player is asked which, unless nothing is
-- left over or `lying` is given.
-- @param player a player or a seat: whose hand it is
-- @param lying melds of others, a list of their cards, to which cards of the
-- hand are added, too
-- @return { melds = list of texts, left = the cards left over, points = what
-- these count, added = for each of the melds in `lying` the cards added to it,
-- or false }
-- @error the game has no fact `melds`
-- @example local mine = self:lay_open(self.dealer)
-- local theirs = self:lay_open(self:left_of(self.dealer), mine.melds)
-- self:score(self.dealer, theirs.points - mine.points, "what was left over")
-- @group melds
local function lay_open(self, player, lying)
  player = given.player(self, "lay_open", 1, player)
  local ways = given.to("lay_open", 2, core.layouts, self, player.hand,
    lying)
  local way = ways[1]
  if #ways > 1 and way.points > 0 and not lying then
    local list, by_name, says = named_ways(ways)
    way = by_name[self:choose(player, says, list)]
  end
  self:show(player, told_layout(self, way, lying))
  return way
end

core.words.lay_open = lay_open


--- copies(n, cards) -> text or list
-- Each card n times, for several packs.
-- @param n the number of times, up to 64
-- @param cards text, words with blanks between; or a list of such texts
-- @return the text, or a list with a text for each
-- @example copies(2, "LJ")             -- "LJ LJ"
-- local pairs_of_tens = copies(2, { "10C", "10D" })   -- "10C 10C", "10D 10D"
-- @group definitions
function words.copies(n, cards)
  if not math.tointeger(n) or n < 1 or n > 64 then
    error(sentence.of("copies_number"), 2)
  end
  local list = items_of(cards, "copies", 2)
  local made = {}
  for i, card in ipairs(list) do
    local times = {}
    for k = 1, n do times[k] = sentence.shown(card) end
    made[i] = table.concat(times, " ")
  end
  return type(cards) == "table" and made or table.concat(made, " ")
end


--- rows(ranks, n [, suits]) -> list
-- All rows of n cards of a suit whose ranks follow each other.
-- @param ranks the ranks in a row, low to high: words with blanks between
-- @param n how many cards each row has
-- @param suits their letters; "C D H S", if they are left out
-- @return a list of texts: the rows of the first suit, then those of the next
-- @example local hearts = rows("J Q K A", 3, "H")
-- -- { "JH QH KH", "QH KH AH" }
-- @group definitions
function words.rows(ranks, n, suits)
  if not math.tointeger(n) or n < 1 then
    error(sentence.of("rows_number"), 2)
  end
  local row, list = items_of(ranks, "rows", 1), {}
  for _, letter in ipairs(items_of(suits or "C D H S", "rows", 3)) do
    for first = 1, #row - n + 1 do
      local cards = {}
      for i = 1, n do cards[i] = row[first + i - 1] .. letter end
      list[#list + 1] = table.concat(cards, " ")
    end
  end
  return list
end


--- The cards of a suit from one place of a row to another, as text.
local function cards_in_row(row, from, to, letter)
  local cards = row[from] .. letter
  for i = from + 1, to do cards = cards .. " " .. row[i] .. letter end
  return cards
end


--- Adds to a list the sets of one kind: those with a high top card first, and
-- of these the one of the suit `first`.
local function add_sets(list, kind, row, first)
  local n = kind.same and 4 or kind.run
  local many, trumps = sentence.of("set_cards", { n = n }),
    sentence.of "set_in_trumps"
  for top = #row, 1, -1 do
    local sets = {}
    if kind.same and core.globals.among(row[top], kind.same) then
      sets[1] = { table.concat(core.globals.cards_of(row[top]), " "), kind[1],
        many, sentence.of("set_of", { rank = row[top] }), "" }
    elseif kind.run and top >= n then
      local to = sentence.of("set_to", { rank = row[top] })
      for letter in string.gmatch("CDHS", ".") do
        local trump = letter == first
        table.insert(sets, trump and 1 or #sets + 1, {
          cards_in_row(row, top - n + 1, top, letter), kind[1], many, to,
          trump and trumps or "" })
      end
    end
    table.move(sets, 1, #sets, #list + 1, list)
  end
end


-- What the kinds of sets_of are, as its error says it.
local SET_KINDS = "a list of { points, run = n } or { points, same = ranks } "
  .. "expected"


--- Is it a kind of sets? Its points are a number or a text.
local function is_set_kind(kind)
  if type(kind) ~= "table" or type(kind[1]) ~= "number"
    and type(kind[1]) ~= "string" then
    return false
  end
  local run = math.tointeger(kind.run)
  return run and run >= 1 or kind.run == nil
    and (type(kind.same) == "string" or type(kind.same) == "table")
end


--- sets_of(kinds, row [, first]) -> list
-- All sets of some kinds, for self:sets_in, self:tell_sets and self:best_of:
-- cards of a suit in a row, and all four of a rank. They are in the order of
-- the kinds; those of a kind by their top card, and then the suit `first` is
-- first.
-- @param kinds the best kind first: { points, run = how many in a row } or
-- { points, same = ranks }
-- @param row the ranks in a row, low to high: words with blanks between
-- @param first a suit's letter
-- @return a list of { cards, points, how many cards, the top card, whether it
-- is of that suit }, the last three as text
-- @error a kind is neither of these
-- @example local sets = sets_of({ { 200, same = "J" } }, "10 J Q K A")
-- -- { { "JC JD JH JS", 200, "4 cards", "of J", "" } }
-- @group definitions
function words.sets_of(kinds, row, first)
  local list, ranks = {}, items_of(row, "sets_of", 2)
  given.kind("sets_of", 1, "table", kinds)
  for _, kind in ipairs(kinds) do
    if not is_set_kind(kind) then given.wrong("sets_of", 1, SET_KINDS) end
    add_sets(list, kind, ranks, first)
  end
  return list
end


--- Clubs and spades are of one colour, diamonds and hearts of the other.
local SAME_COLOUR = { C = "S", S = "C", D = "H", H = "D" }


--- bowers(trump [, card]) -> list
-- The jacks of the colour of trumps, for `top` of an order: the left bower, and
-- above it the jack of trumps, the right bower.
-- @param trump the letter of a French suit; nil without trumps: no bowers
-- @param card a card above both, such as a joker; false or nil for none
-- @return a list of cards, low to high
-- @error there is no such suit
-- @example bowers("H")         -- { "JD", "JH" }
-- bowers("S", "BJ")   -- { "JC", "JS", "BJ" }
-- bowers(nil, "BJ")   -- { "BJ" }
-- @group definitions
function words.bowers(trump, card)
  if trump == nil then return { card or nil } end
  local other = SAME_COLOUR[trump]
  if not other then
    error(sentence.of("bowers_suit", { suit = sentence.shown(trump) }), 2)
  end
  return { "J" .. other, "J" .. trump, card or nil }
end


--- Do players of different sides have a part in a list?
local function many_sides(players)
  for _, player in ipairs(players) do
    if player.side ~= players[1].side then return true end
  end
  return false
end


--- The values of a set that say something, as text.
local function said(values)
  local list = {}
  for _, value in ipairs(values) do
    if value ~= "" then list[#list + 1] = sentence.shown(value) end
  end
  return language.list(list)
end


--- self:best_of(players, sets) -> player, told, tied
-- Who has held the best of some sets of cards in this round, of several
-- players? Everyone is told the first value of each player's best set. Where
-- that does not tell the sides apart, the next value of the best is told, and
-- so on.
-- @param players a list of players or seats
-- @param sets a list of { "cards", value, … }, the best first; those with the
-- same values are side by side
-- @return the player whose set is best, the first in the list of equal ones;
-- nil if nobody has held any. And by seat the values that were told, as text.
-- And true if a player of another side has an equal one.
-- @error the game has several packs
-- @example local best = self:best_of({ self:in_turn() }, {
--   { "JC JD JH JS", 200 }, { "AH KH QH", 20 }, { "AS KS QS", 20 },
-- })
-- @group sets
local function best_of(self, players, sets)
  local told, n = {}, 1
  local left = given.players(self, "best_of", 1, players)
  repeat
    local best, places = math.huge, {}
    for i, player in ipairs(left) do
      local values = { given.to("best_of", 2, core.tell_best, self, player,
        sets, n) }
      places[i] = table.remove(values, 1) or math.huge
      told[player.number] = said(values)
      best = math.min(best, places[i])
    end
    local equal = {}
    for i, player in ipairs(left) do
      if places[i] == best then equal[#equal + 1] = player end
    end
    if best == math.huge then return nil, told, false end
    left, n = equal, n + 1
  until not many_sides(left) or n >= #sets[best]
  return left[1], told, many_sides(left)
end

core.words.best_of = best_of


--- self:ask_sets(player, prompt, word, sets [, apart]) -> value
-- Asks a player who holds some of these sets of cards whether to declare them,
-- or to `pass`. Who holds none passes. If they are declared everyone is told
-- what the best of them counts; the cards stay in the hand.
-- @param player a player or a seat: who is asked
-- @param prompt the question
-- @param word what is said to declare
-- @param sets a list of { "cards", value, … }, the best first
-- @param apart true: no card counts in two sets
-- @return the value of the best set; nil if none was declared
-- @error the game has several packs
-- @example local points = self:ask_sets(player, "four of a kind?", "four",
--   sets_of({ { 200, same = "J" }, { 100, same = "A K Q" } }, "J Q K A"))
-- if points then self:say(player, points .. " points") end
-- @group sets
local function ask_sets(self, player, prompt, word, sets, apart)
  player = given.player(self, "ask_sets", 1, player)
  local any = #self:sets_in(player.hand, sets, apart) > 0
  if self:choose(player, prompt, { any and word, "pass" }) == "pass" then
    return nil
  end
  local _, value = given.to("ask_sets", 4, core.tell_best, self, player, sets)
  return value
end

core.words.ask_sets = ask_sets


--- words.sorted(text) -> the words of a text in one fixed order
function words.sorted(text)
  local list = split(text)
  table.sort(list)
  return table.concat(list, " ")
end


--- words.globals: the names that every rules file sees, besides those that
-- define.
words.globals = {
  rank = core.globals.rank, suit = core.globals.suit, split = words.split,
  words = words.words, cycle = words.cycle, combine = core.globals.combine,
  join = core.globals.join,
  count_on = core.globals.count_on, count_times = core.globals.count_times,
  among = core.globals.among, lines = core.globals.lines,
  count_lines = core.globals.count_lines,
  copies = words.copies, part = core.globals.part,
  place = words.place, rows = words.rows, sets_of = words.sets_of,
  bowers = words.bowers,
  cards_of = core.globals.cards_of,
}

--- words.on_self: the set of words that steps find on `self`.
words.on_self = {
  option = true, facts = true, dealer = true, round_number = true,
  stock = true,
}
for name in next, core.words do words.on_self[name] = true end


--- words.list_folder(path) -> names of the files in a folder, or nil
function words.list_folder(path)
  return core.list_folder(path)
end


return words
