-- The same bots play the same deals under several rules: what is different?
--
-- A deal is the first round of a match, with a seed of its own, so deals do not
-- depend on each other. The tally has only whole numbers, so the sums are the
-- same for every division of the deals among processes.

local core = require "tenace.core"
local kit = require "tenace.match.kit"
local problem = require "tenace.base.problem"
local run = require "tenace.bots.run"
local seated = require "tenace.study.seated"
local sentence = require "tenace.base.sentence"
local statistics = require "tenace.base.statistics"
local tallies = require "tenace.study.tally"

local compare = {}

--- The number of deals to remember, of those whose results differ most.
compare.most_apart = 10

--- The numbers of every deal: the points of all sides together; the best side's
-- points less the worst's; the decisions.
local COUNTED = { "score", "gap", "length" }

compare.counted = COUNTED

-- The result of a deal as a contract.
local NONE, LOST, MADE = 1, 2, 3


--- The seats of each side, as a text to compare.
local function seats_of(variant)
  local list = {}
  for side, seats in ipairs(variant.sides) do
    list[side] = table.concat(seats, " ")
  end
  return table.concat(list, ", ")
end


--- Raises why two variants cannot be compared.
local function check_pair(one, other)
  if one.people ~= other.people then
    error(problem.request(sentence.of("compare_players", {
      one = one.spec, other = other.spec, first = one.people,
      second = other.people })), 0)
  elseif seats_of(one) ~= seats_of(other) then
    error(problem.request(sentence.of("compare_sides", {
      one = one.spec, other = other.spec, first = seats_of(one),
      second = seats_of(other) })), 0)
  end
end


--- compare.check(variants)
-- Raises why the variants cannot be compared: too few, or with different
-- players.
function compare.check(variants)
  if #variants < 2 then
    error(problem.request(sentence.of("compare_two", {})), 0)
  end
  for i = 2, #variants do check_pair(variants[1], variants[i]) end
end


--- compare.same_cards(variants) -> true if all have the same deck
function compare.same_cards(variants)
  local cards
  for _, variant in ipairs(variants) do
    local these = tostring(kit.of(variant).deck:cards())
    if cards and these ~= cards then return false end
    cards = these
  end
  return true
end


local zeros = tallies.zeros


local function new_sums(places)
  return { counted = statistics.moments(#COUNTED),
    places = statistics.moments(places) }
end


local function new_tally(variants)
  local tally = { deals = 0, own = {}, pair = {}, apart = {} }
  for i, variant in ipairs(variants) do
    local places = #variant.sides
    tally.own[i] = new_sums(places)
    tally.own[i].contracts = zeros(3)
    if i > 1 then
      local pair = new_sums(places)
      pair.differ = { decisions = 0, cards = 0, scores = 0 }
      pair.cells = { zeros(3), zeros(3), zeros(3) }
      tally.pair[i - 1] = pair
    end
  end
  return tally
end


--- compare.sides_in_turn(variant) -> lists, side_of
-- By dealer, the sides in turn from the dealer's left; and the side of a seat.
local function sides_in_turn(variant)
  local side_of, by_dealer, n = {}, {}, variant.people
  for side, seats in ipairs(variant.sides) do
    for _, seat in ipairs(seats) do side_of[seat] = side end
  end
  local step = variant.turn == "anticlockwise" and -1 or 1
  for dealer = 1, n do
    local list, met = {}, {}
    for i = 1, n do
      local side = side_of[(dealer - 1 + step * i) % n + 1]
      if not met[side] then met[side], list[#list + 1] = true, side end
    end
    by_dealer[dealer] = list
  end
  return by_dealer, side_of
end

compare.sides_in_turn = sides_in_turn


--- A variant with everything needed to play its deals.
local function new_seat(variant, seats)
  local by_dealer, side_of = sides_in_turn(variant)
  local field = variant.fields.declarer
  local kind = field and field.kind
  return { variant = variant, seats = seats,
    by_dealer = by_dealer, side_of = side_of,
    declarer = (kind == "player" or kind == "side") and kind or nil }
end


--- The side that plays the contract of this round; nil if none does.
local function declaring_side(seat, m)
  local declarer = seat.declarer and core.fields(m.core).declarer
  if not declarer then return nil end
  if seat.declarer == "side" then return declarer.number end
  return seat.side_of[declarer.number]
end


--- The contract is made if its player scores more than every other side.
local function contract_of(seat, m, scores)
  local side = declaring_side(seat, m)
  if not side then return NONE end
  for other, points in ipairs(scores) do
    if other ~= side and points >= scores[side] then return LOST end
  end
  return MADE
end


--- Plays one deal to its end. Native bots have played it as soon as it begins.
local function play(seat, m, seed, told)
  m:restart(seed)
  if m.state ~= "asked" then return end
  local ok, wrong = run.rounds(m, seat.seats, 1, told)
  if not ok then error(wrong, 0) end
end


--- The result of a deal that has been played.
local function outcome(seat, m)
  local scores, sum = core.scores(m.core), 0
  for _, points in ipairs(scores) do sum = sum + points end
  local decided, cards = core.decided(m.core)
  local sides = seat.by_dealer[core.state(m.core).dealer]
  local places = {}
  for place, side in ipairs(sides) do places[place] = scores[side] end
  return {
    scores = scores, places = places, decided = decided, cards = cards,
    contract = contract_of(seat, m, scores),
    counted = { sum, math.max(table.unpack(scores))
      - math.min(table.unpack(scores)), (core.decisions(m.core)) },
  }
end


--- Adds numbers to their moments. With `less`, adds the differences.
local function add(moments, values, less)
  for i, value in ipairs(values) do
    statistics.count(moments[i], less and value - less[i] or value)
  end
end


local function add_own(own, came)
  add(own.counted, came.counted)
  add(own.places, came.places)
  own.contracts[came.contract] = own.contracts[came.contract] + 1
end


local function same_list(one, other)
  for i, value in ipairs(one) do
    if other[i] ~= value then return false end
  end
  return true
end


local function add_pair(pair, first, came)
  add(pair.counted, came.counted, first.counted)
  add(pair.places, came.places, first.places)
  local row = pair.cells[first.contract]
  row[came.contract] = row[came.contract] + 1
  local differ = pair.differ
  if came.decided ~= first.decided then
    differ.decisions = differ.decisions + 1
  end
  if came.cards ~= first.cards then differ.cards = differ.cards + 1 end
  if not same_list(first.scores, came.scores) then
    differ.scores = differ.scores + 1
  end
end


--- The distance of a deal's results, over all sides.
local function apart(outcomes)
  local most = 0
  for i = 2, #outcomes do
    local sum = 0
    for side, points in ipairs(outcomes[i].scores) do
      sum = sum + math.abs(points - outcomes[1].scores[side])
    end
    most = math.max(most, sum)
  end
  return most
end


local function further_apart(a, b)
  if a.apart ~= b.apart then return a.apart > b.apart end
  return a.deal < b.deal
end


--- Remembers a deal if it is among those with the greatest distance.
local function remember(list, one)
  local last = list[compare.most_apart]
  if one.apart == 0 or last and not further_apart(one, last) then return end
  list[#list + 1] = one
  table.sort(list, further_apart)
  list[compare.most_apart + 1] = nil
end


local function count(tally, deal, outcomes)
  tally.deals = tally.deals + 1
  for i, came in ipairs(outcomes) do
    add_own(tally.own[i], came)
    if i > 1 then add_pair(tally.pair[i - 1], outcomes[1], came) end
  end
  local parts, scores = apart(outcomes), {}
  for i, came in ipairs(outcomes) do scores[i] = came.scores end
  remember(tally.apart, { deal = deal, apart = parts, scores = scores })
end


--- compare.usual_rounds(bots) -> the number of deals, if the caller gives none
function compare.usual_rounds(names)
  local list = type(names) == "table" and names or { names or "random" }
  for _, name in next, list do
    if name ~= "random" then return 100 end
  end
  return 10000
end


--- compare.check_numbers(how)
-- Raises if a number is not a whole number in its range.
local function check_numbers(how)
  local n = how.rounds
  if n ~= nil and (math.type(n) ~= "integer" or n < 1) then
    error(sentence.of("rounds_number", { given = sentence.shown(n) }), 0)
  end
  if math.type(how.seed) ~= "integer" then
    error(sentence.of("no_seed", { seed = sentence.shown(how.seed) }), 0)
  end
end

compare.check_numbers = check_numbers


--- The variants with their matches, ready to play deals.
local function set_up(variants, how)
  local seats, matches = {}, {}
  for i, variant in ipairs(variants) do
    local one = seated.of(variant, how.bots or "random", how.seed)
    seats[i], matches[i] = new_seat(variant, one.seats), one.match
  end
  return seats, matches
end


--- compare.run(variants, how) -> tally
-- @param how { rounds, seed, bots, first, last = deals to play (all), progress
-- = a function that gets the number played so far, after each deal and each
-- decision of a bot that thinks; each = a function that gets what each deal has
-- come to under each variant: { { counted, places, … }, … } }
function compare.run(variants, how)
  check_numbers(how)
  local seats, matches = set_up(variants, how)
  local tally, before = new_tally(variants), core.now()
  local function told() how.progress(tally.deals) end
  if not how.progress then told = nil end
  for deal = how.first or 1, how.last or how.rounds do
    local outcomes, seed = {}, core.mix(how.seed, deal)
    for i, m in ipairs(matches) do
      play(seats[i], m, seed, told)
      outcomes[i] = outcome(seats[i], m)
    end
    count(tally, deal, outcomes)
    if how.each then how.each(outcomes) end
    if told then told() end
  end
  tally.seconds = core.now() - before
  return tally
end


--- compare.blank(variants) -> a tally in which nothing was counted
function compare.blank(variants)
  local tally, scores = new_tally(variants), {}
  for i, variant in ipairs(variants) do scores[i] = zeros(#variant.sides) end
  tally.apart = tallies.any { deal = 0, apart = 0, scores = scores }
  tally.seconds = 0.0
  return tally
end


--- compare.merge(list) -> the tally of all in the list
function compare.merge(list)
  local furthest = {}
  for _, one in ipairs(list) do
    for _, deal in ipairs(one.apart) do remember(furthest, deal) end
    one.apart = {}
  end
  local whole = tallies.sum(list)
  whole.apart = furthest
  return whole
end


--- compare.deal(variants, how, deal) -> matches
-- Plays one deal again. Answers a match for each variant, at the end of the
-- deal.
function compare.deal(variants, how, deal)
  check_numbers(how)
  local seats, matches = set_up(variants, how)
  for i, m in ipairs(matches) do
    play(seats[i], m, core.mix(how.seed, deal))
  end
  return matches
end


--- compare.open(variants, how, deal) -> matches
-- The same at the beginning of the deal: `redo` makes the decisions again.
function compare.open(variants, how, deal)
  local matches = compare.deal(variants, how, deal)
  for _, m in ipairs(matches) do m:undo(m:decisions()) end
  return matches
end


return compare
