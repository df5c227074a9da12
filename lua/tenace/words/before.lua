-- Words of rules files that are gone. Files of records go on having them; other
-- files have those that this version takes away. What each does is as it was: a
-- record replays for ever.

local best_sets = require "tenace.words.best"
local core = require "tenace.core"
local given = require "tenace.words.given"
local ordered = require "tenace.base.ordered"
local sentence = require "tenace.base.sentence"

local before = { globals = {}, on_self = {} }

local on_self, split = before.on_self, core.globals.split

-- The sets that a word lists at most.
local MOST_SETS = 1000


--- climb(ladder, from, n [, stops…]) -> word, places
-- The word n places higher on a ladder, from low to high. The climb ends at the
-- last word, or at the first stop on the way.
function before.globals.climb(ladder, from, n, ...)
  local list, first = split(ladder), nil
  for i = #list, 1, -1 do first = list[i] == from and i or first end
  if not first then
    error(sentence.of("place_of", { word = sentence.shown(from) }), 2)
  end
  local at, stop = first, {}
  n = given.integer("climb", 3, n)
  for i = 1, select("#", ...) do
    for _, word in ipairs(split(select(i, ...) or "")) do stop[word] = true end
  end
  while at < math.min(first + n, #list) do
    at = at + 1
    if stop[list[at]] then break end
  end
  return list[at], at - first
end


--- among(x, items) -> flag: further arguments were left aside
function before.globals.among(x, items)
  return core.globals.among(x, items)
end


-- Words that the core still has, by their names there.
local in_core = {}
for _, name in ipairs(split [[
  ask_card ask_cards ask_discard ask_melds best_card draw_or_take
  failed_throws first_meld lay_down layouts play_card play_turn plays
  readings reveal_party shuffle sums tell_kept turn_again was_played]]) do
  in_core[name] = true
end


--- self:last_dealt() -> the last card that was dealt to a player
function on_self:last_dealt()
  return core.last_dealt(self)
    or error(core.message "not_dealt", 0)
end


--- self:sets_in(cards, sets [, apart]) -> list
-- Those of some sets of which all cards are there.
function on_self:sets_in(cards, sets, apart)
  return best_sets.sets_in(self, "sets_in", cards, sets, apart)
end


--- self:tell_best(player, sets [, n]) -> place, values…
-- Tells everyone the first n values of the best of some sets that a player has
-- held.
function on_self:tell_best(player, sets, n)
  n = given.integer("tell_best", 3, n or 1)
  if n < 0 or n > 15 then
    given.wrong("tell_best", 3, "small_number_expected")
  end
  return best_sets.tell_best(self, player, sets, n)
end


--- self:least_left(cards) -> what the cards count that are left over when the
-- others are melded as well as can be
function on_self:least_left(cards)
  return core.layouts(self, cards)[1].points
end


--- self:height(card) -> how high a card is in its suit, from 1; nil where it
-- belongs to none
function on_self:height(card)
  local place = core.places(self, card)[1].place
  return place and place + 1
end


on_self.draw_for_partners = function(...)
  return require "tenace.words.draw_for_partners"(...)
end


--- What a word of today does, whatever steps the rules have.
local function today(self, name, ...)
  local word = core.kit(self).core.words[name] or core.words[name]
  return word(self, ...)
end


--- self:give_up(player, cards, to [, lacks])
function on_self:give_up(player, cards, to, lacks)
  today(self, "hand_over", cards, player, to, lacks or true)
end


--- self:win_match(side): the match ends with this round
function on_self:win_match(side) today(self, "end_match", side, true) end


--- self:count_melds(side) -> { melds, points, natural, mixed, wild }
-- Counts the melds of a side, or those of a list.
function on_self:count_melds(side)
  if type(side) ~= "table" then return today(self, "side", side).melds end
  local list = today(self, "melds", side)
  local sum = { melds = #list, points = 0, natural = 0, mixed = 0, wild = 0 }
  for _, meld in ipairs(list) do
    sum.points = sum.points + meld.points
    if meld.full then sum[meld.full] = sum[meld.full] + 1 end
  end
  return sum
end


--- self:last_patterns(name, cards) -> list: what the last card completes
function on_self:last_patterns(name, cards)
  return today(self, "patterns", name, cards, true)
end


--- self:beats(a, b [, led]) -> does card a beat card b, which was before it?
function on_self:beats(a, b, led)
  return core.kit(self).order_of(self):beats(a, b, led)
end


--- self:duel(junior, senior [, { ask =, hold =, bids = }] [, last])
-- The junior names numbers, which the senior holds. The player who is left, and
-- the last number.
function on_self:duel(junior, senior, how, last)
  if type(how) == "number" then how, last = {}, how end
  how = how or {}
  local bid, player = core.kit(self).core.duel(self, { bids = how.bids,
    prompt = how.ask, hold = how.hold, promises = how.promises },
    junior, senior, last)
  return player, bid
end


--- self:contract_value(name [, n, first, more…]) -> number, text
-- What a contract counts, alone or times a number that counts on.
function on_self:contract_value(name, n, ...)
  local worth, globals = self.facts.contracts[name], core.globals
  if not n then return worth, name .. " " .. worth end
  return globals.count_times(worth, name, globals.count_on(n, ...))
end


--- self:format(cards) -> list: the components of cards played at once
function on_self:format(cards)
  return core.kit(self).order_of(self):format(tostring(self:cards_in(cards)))
end


--- self:tell_set(player, sets) -> does the hand hold one of the sets?
function on_self:tell_set(player, sets)
  return today(self, "tell_holds", player, sets, "all")
end


--- self:tell_drawn(player, card, cards) -> is the card one of these?
function on_self:tell_drawn(player, card, cards)
  return today(self, "tell_holds", player, cards, { drawn = card })
end


--- self:tell_same_rank(player, n [, cards]) -> are there n of a rank?
function on_self:tell_same_rank(player, n, cards)
  return today(self, "tell_holds", player, cards, { same = n })
end


--- self:at_stop(side) -> is a side at a level where each climb ends?
function on_self:at_stop(side)
  local levels = self.facts.levels or error(sentence.of("no_levels"), 2)
  local level = given.side(self, "at_stop", 1, side).level
  return levels.stops[level] ~= nil or level == levels.last
end


--- self:players_who(test) -> list: the players, in turn, whom the test takes
function on_self:players_who(test)
  local list = {}
  given.kind("players_who", 1, "function", test)
  for _, player in ipairs { self:in_turn() } do
    if test(self, player) then list[#list + 1] = player end
  end
  return list
end


--- self:laid_points(player) -> what the player's cards count that were laid
function on_self:laid_points(player)
  return given.player(self, "laid_points", 1, player).points_laid
end


--- self:score_lines(side, lines)
function on_self:score_lines(side, list)
  given.kind("score_lines", 2, "table", list)
  self:score(side, list)
end


--- self:collect(player, points, reason)
-- Every other side pays points to one, which gets them all.
function on_self:collect(player, points, reason)
  if math.type(points) ~= "integer" then
    error(sentence.of("paid_points", { word = "collect" }), 2)
  end
  local others = -1
  for _ in self:each_side() do others = others + 1 end
  self:score_others(player, -points, reason)
  self:score(player, points * others, reason)
end


--- self:largest_led() -> the number of cards in the largest part of a lead
function on_self:largest_led()
  local _, largest = today(self, "led")
  return largest or 0
end


--- self:find(card, piles…) -> pile, number
-- The first of some piles in which a card is, and its number if it is one of a
-- row.
function on_self:find(card, ...)
  for i = 1, select("#", ...) do
    local one = select(i, ...)
    local row = type(one) == "table"
    for n, pile in ipairs(row and one or { one }) do
      local hand = string.find(tostring(pile), "^player")
      local cards = hand and pile.hand or pile
      if cards:has(card) then return pile, row and n or nil end
    end
  end
end


--- self:cards_from(card, pile) -> list: the card of a pile, and all on it
function on_self:cards_from(card, pile)
  local list = {}
  for _, other in ipairs(split(tostring(pile))) do
    if other == card or #list > 0 then list[#list + 1] = other end
  end
  if #list == 0 then error(core.message "not_in_that_pile", 0) end
  return list
end


--- self:tops(piles…) -> the cards on top of the piles
function on_self:tops(...)
  local list = {}
  for i = 1, select("#", ...) do
    local one = select(i, ...)
    for _, pile in ipairs(type(one) == "table" and one or { one }) do
      list[#list + 1] = pile:top()
    end
  end
  return self:cards_in(list)
end


--- The n-th argument of a word: a number of cards, 1 at least.
local function least_of(word, least, usual)
  least = least == nil and usual or given.integer(word, 2, least)
  if least < 1 then given.wrong(word, 2, "small_number_expected") end
  return least
end


--- Adds the names of cards, as a text, to the sets that a word has found.
local function add(sets, word, names)
  if #sets == MOST_SETS then
    error(word .. ": more than " .. MOST_SETS
      .. " sets of cards: ask for fewer cards", 0)
  end
  sets[#sets + 1] = table.concat(names, " ")
end


--- Is a card of a lower rank than another, by the order?
local function is_lower(a, b)
  if a.height ~= b.height then return a.height < b.height end
  return a.rank < b.rank
end


--- The first card of the lowest rank that is above the last one found; nil if
-- there is none.
local function next_rank(cards, last)
  local best
  for _, card in ipairs(cards) do
    local above = card.rank
      and (not last or card.rank ~= last.rank and is_lower(last, card))
    if above and (not best or is_lower(card, best)) then best = card end
  end
  return best
end


--- self:same_rank(cards [, least]) -> list
-- Cards of the same rank, rank by rank, low to high by the present order. A
-- rank with a trump comes again where the trump is.
function on_self:same_rank(cards, least)
  least = least_of("same_rank", least, 2)
  local all, sets = core.places(self, cards), {}
  local last = next_rank(all)
  while last do
    local same = {}
    for _, card in ipairs(all) do
      if card.rank == last.rank then same[#same + 1] = card[1] end
    end
    if #same >= least then add(sets, "same_rank", same) end
    last = next_rank(all, last)
  end
  return sets
end


--- Cards in rows, { [place] = cards }: a list of the rows by `group`, and how
-- far the places go. Cards that are alike count once.
local function in_rows(cards, group, place)
  local rows, high, seen = {}, 0, {}
  table.sort(cards, function(a, b) return a.kind < b.kind end)
  for _, card in ipairs(cards) do
    local g, at = group(card), card[place]
    if g and at and not seen[card.kind] then
      rows[g] = rows[g] or {}
      rows[g][at] = rows[g][at] or {}
      table.insert(rows[g][at], card[1])
      high, seen[card.kind] = math.max(high, at), true
    end
  end
  return rows, high
end


--- Adds each run that has one card of each place of a row, from its first place
-- to the last.
local function add_runs(sets, row, at, last, run)
  if at > last then return add(sets, "runs", run) end
  for _, card in ipairs(row[at]) do
    run[#run + 1] = card
    add_runs(sets, row, at + 1, last, run)
    run[#run] = nil
  end
end


--- Adds the runs of a row that are part of no longer one.
local function add_row(sets, row, high, least)
  local first = 0
  for at = 0, high + 1 do
    if not row[at] then
      if at > first and at - first >= least then
        add_runs(sets, row, first, at - 1, {})
      end
      first = at + 1
    end
  end
end


-- By what the third argument of `runs` says: the row of a card, and the part
-- that is its place there.
local ROWS = {
  [true] = { function(card) return card.group end, "place" },
  [false] = { function(card) return card.group and 0 end, "place" },
  printed = { function(card) return card.suit end, "rank" },
}


--- self:runs(cards [, least [, suited]]) -> list
-- Cards that follow each other in the present order; `suited`, true: all of one
-- suit; "printed": of one suit that is printed on them.
function on_self:runs(cards, least, suited)
  least = least_of("runs", least, 3)
  if type(suited) ~= "string" then suited = not not suited end
  local how, sets, groups = ROWS[suited], {}, {}
  if not how then given.wrong("runs", 3, "printed") end
  local rows, high = in_rows(core.places(self, cards), how[1], how[2])
  for group in next, rows do groups[#groups + 1] = group end
  table.sort(groups)
  for _, group in ipairs(groups) do
    add_row(sets, rows[group], high, least)
  end
  return sets
end


--- Does a form take cards that may be played?
local function takes_plays(form)
  return form.plays and not form.unless and not form.beats
end


--- The same form without its part `plays`. If there are cards, its slot takes
-- one of them, and the obligations say why not another (`because`, true).
local function with_cards(form, cards)
  local same = {}
  for name, value in next, ordered.behind(form) or form do
    same[name] = value
  end
  same.plays = nil
  if not cards then return same end
  for _, name in ipairs(split "from adds all also once") do same[name] = nil end
  same.because = true
  for _, word in ipairs(split(form[1])) do
    if word == "{card}" then same.card = cards end
    if word == "{cards}" then same.cards, same.n = cards, 1 end
  end
  return same
end


--- Forms without the part `plays`; and the cards that may be played, if one
-- takes them.
local function without_plays(self, player, forms)
  local list, cards = {}, nil
  for i, form in ipairs(type(forms) == "table" and forms or {}) do
    list[i] = form
    if type(form) == "table" and form.plays ~= nil then
      local plays = takes_plays(form)
      if plays then cards = cards or core.legal_cards(self, player) end
      list[i] = with_cards(form, plays and cards)
    end
  end
  return list, cards
end


-- Words that went on, but have lost a part: functions of the present word that
-- give the word with that part.
local around = {}

--- ask(player, prompt, forms) with `plays`, true: the card is one that may be
-- played to the trick
function around.ask(word)
  return function(self, player, prompt, forms)
    local list, plays = without_plays(self, player, forms)
    if plays then
      return core.kit(self).core.ask_play(self, player, prompt, list)
    end
    return word(self, player, prompt, list)
  end
end


-- Who was asked before can_say asked: it is he again when that ends, by an
-- error too.
local Before = { __close = function(was)
  core.ask_as(was.match, was.seat, false)
end }


--- can_say(player, forms) -> could the player say any of these forms now?
-- Nobody is asked.
local function can_say(self, player, forms)
  local seat = given.player(self, "can_say", 1, player).number
  given.kind("can_say", 2, "table", forms)
  local _ <close> = setmetatable({ match = self,
    seat = core.ask_as(self, seat, true) }, Before)
  return core.kit(self).core.can_say(self, forms)
end


--- The same with `plays`, likewise
function around.can_say()
  return function(self, player, forms)
    return can_say(self, player, (without_plays(self, player, forms)))
  end
end


--- before.word(name, present, of, gone) -> the word that was gone, or nil
-- @param present the word of that name today, if there is one
-- @param of the core of the match: that for wide decks has others
-- @param gone the set of all such words that the files say; "ask" is that part
-- of its forms
function before.word(name, present, of, gone)
  if in_core[name] then return of[name] end
  if name == "can_say" and not gone.ask then return can_say end
  return on_self[name] or around[name] and around[name](present or of[name])
end


return before
