-- A second statement of what may be led and followed, and what wins: written
-- from the rules alone, as plainly as possible, and compared with the program.
--
-- Cards are lists of texts ("10H", "BJ"); a bag counts cards by their text. A
-- component is { unit, length, top, cards }: `length` adjacent ranks of `unit`
-- identical cards each, so that a pair is { 2, 1 } and a tractor { 2, 2 }.

local second = {}

local ranks = { "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K",
  "A" }


local function split(text)
  local list = {}
  for card in tostring(text):gmatch("%S+") do list[#list + 1] = card end
  return list
end
second.split = split


local function bag_of(cards)
  local bag = {}
  for _, card in ipairs(cards) do bag[card] = (bag[card] or 0) + 1 end
  return bag
end


local function copy(bag)
  local other = {}
  for card, n in pairs(bag) do other[card] = n end
  return other
end


-- The bag without these cards; nil if they are not in it.
local function without(bag, cards)
  local left = copy(bag)
  for _, card in ipairs(cards) do
    local n = left[card]
    if not n then return nil end
    left[card] = n > 1 and n - 1 or nil
  end
  return left
end


-- The cards of a bag, in an order that is always the same.
local function list_of(bag)
  local list = {}
  for card, n in pairs(bag) do
    for _ = 1, n do list[#list + 1] = card end
  end
  table.sort(list)
  return list
end


-- == The order: which suit a card is of, and its place in it


-- second.new { level =, trump = suit or nil, throw =, pairs_over_triple =,
-- short_tractors =, kill_compare =, owed = "suit" or nil, red_five = true if
-- the five of hearts is the highest card }
function second.new(facts)
  local self = setmetatable({ facts = facts, place = {}, suit = {} },
    { __index = second })
  for suit in ("CDHS"):gmatch(".") do
    local place = 0
    for _, rank in ipairs(ranks) do
      local card = rank .. suit
      if rank ~= facts.level then
        place = place + 1
        self.place[card] = place
        self.suit[card] = suit == facts.trump and "trump" or suit
      else
        self.place[card] = (not facts.trump or suit ~= facts.trump) and 13 or 14
        self.suit[card] = "trump"
      end
    end
  end
  local jokers = facts.trump and 15 or 14
  self.place.LJ, self.place.BJ = jokers, jokers + 1
  self.suit.LJ, self.suit.BJ = "trump", "trump"
  if facts.red_five then self:raise_five() end
  return self
end


-- The five of hearts leaves its place, to which the cards below move up, and is
-- the highest trump. Of level cards it shares the place, unless it is the only
-- one of the trump suit.
function second:raise_five()
  local from, level = self.place["5H"], self.facts.level == "5"
  for card, place in pairs(self.place) do
    local moves = not level and card:sub(-1) == "H"
      or level and self.facts.trump == "H"
    if moves and place < from then self.place[card] = place + 1 end
  end
  self.place["5H"], self.suit["5H"] = self.place.BJ + 1, "trump"
end


-- The suit that all cards are of; nil if they are of several.
function second:suit_of(cards)
  local suit = self.suit[cards[1]]
  for _, card in ipairs(cards) do
    if self.suit[card] ~= suit then return nil end
  end
  return suit
end


-- Those of the cards that are of a suit.
function second:of_suit(cards, suit)
  local list = {}
  for _, card in ipairs(cards) do
    if self.suit[card] == suit then list[#list + 1] = card end
  end
  return list
end


-- == Components


-- Every way to find a component of `unit` and `length` among the cards of one
-- suit in a bag: a list of components.
function second:components(bag, unit, length)
  local found = {}
  local function go_on(cards, last, n)
    if n == length then
      found[#found + 1] = { unit = unit, length = length,
        top = self.place[last], cards = cards }
      return
    end
    for _, card in ipairs(self:kinds(bag)) do
      if bag[card] >= unit
        and (not last or self.place[card] == self.place[last] + 1) then
        local more = table.move(cards, 1, #cards, 1, {})
        for _ = 1, unit do more[#more + 1] = card end
        go_on(more, card, n + 1)
      end
    end
  end
  go_on({}, nil, 0)
  return found
end


-- The kinds in a bag, low to high.
function second:kinds(bag)
  local kinds = {}
  for card in pairs(bag) do kinds[#kinds + 1] = card end
  table.sort(kinds, function(a, b)
    if self.place[a] ~= self.place[b] then
      return self.place[a] < self.place[b]
    end
    return a < b
  end)
  return kinds
end


-- All sorts of components, { unit, length }, in the order in which a play is
-- read: bulldozers and tractors, those of most cards first and those of more
-- identical cards before others of as many; then quads, triples, pairs,
-- singles.
local sorts = {}
for unit = 1, 4 do
  for length = 1, 16 do
    if unit > 1 or length == 1 then sorts[#sorts + 1] = { unit, length } end
  end
end
table.sort(sorts, function(a, b)
  if (a[2] > 1) ~= (b[2] > 1) then return a[2] > 1 end
  if a[1] * a[2] ~= b[1] * b[2] then return a[1] * a[2] > b[1] * b[2] end
  return a[1] > b[1]
end)


-- What a play of one suit is read as: its components, largest first. Where
-- there are several of a sort the highest is taken first; of equal ones that
-- of which there are fewer copies, or else that whose cards were named first.
function second:read(cards)
  local bag, list, named = bag_of(cards), {}, {}
  for i, card in ipairs(cards) do named[card] = named[card] or i end
  local function before(a, b)
    if a.top ~= b.top then return a.top > b.top end
    for i = 1, #a.cards do
      local one, other = a.cards[i], b.cards[i]
      if bag[one] ~= bag[other] then return bag[one] < bag[other] end
      if one ~= other then return named[one] < named[other] end
    end
    return false
  end
  for _, sort in ipairs(sorts) do
    local found = self:components(bag, sort[1], sort[2])
    while #found > 0 do
      table.sort(found, before)
      list[#list + 1] = found[1]
      bag = without(bag, found[1].cards)
      found = self:components(bag, sort[1], sort[2])
    end
  end
  return list
end


-- == Leading


-- May these cards be led (whether they hold as a throw is another question)?
function second:may_lead(hand, cards)
  return #cards > 0 and without(bag_of(hand), cards) ~= nil
    and self:suit_of(cards) ~= nil
    and (self.facts.throw ~= "forbidden" or #self:read(cards) == 1)
end


-- Is there a component of that sort above that place among the cards?
function second:above(cards, component, suit)
  for _, other in ipairs(self:components(bag_of(self:of_suit(cards, suit)),
    component.unit, component.length)) do
    if other.top > component.top then return true end
  end
  return false
end


-- What a throw is forced to: nil if it succeeds, else the components among
-- which the next player chooses, each as its cards.
function second:forced(throw, others)
  local lowest, list, suit = {}, {}, self:suit_of(throw)
  local components = self:read(throw)
  if #components == 1 then return nil end
  for _, component in ipairs(components) do
    for _, hand in ipairs(others) do
      local sort = component.unit .. " " .. component.length
      if self:above(hand, component, suit)
        and (not lowest[sort] or component.top < lowest[sort].top) then
        lowest[sort] = component
      end
    end
  end
  for _, component in ipairs(components) do
    if lowest[component.unit .. " " .. component.length] == component then
      list[#list + 1] = component.cards
    end
  end
  return #list > 0 and list or nil
end


-- == Following


-- The ways to write n as a sum of parts up to `most`, larger parts first: of 3
-- these are 3; 2 1; 1 1 1.
local function sums(n, most)
  if n == 0 then return { {} } end
  local list = {}
  for part = math.min(n, most), 1, -1 do
    for _, rest in ipairs(sums(n - part, part)) do
      list[#list + 1] = { part, table.unpack(rest) }
    end
  end
  return list
end


-- What may answer `slots` places of a component, best first, in units of
-- `unit` cards and fewer, up to `most` of them adjacent: lists of components as
-- { unit, length }. What they leave over is answered with single cards.
local function answers(unit, slots, most, of_quads)
  if unit == 1 then return { {} } end
  local list = {}
  for n = slots, 0, -1 do
    local left = slots - n
    if unit == 3 and of_quads then left = 2 * left end
    for _, sum in ipairs(sums(n, most)) do
      for _, rest in ipairs(answers(unit - 1, left, most, of_quads)) do
        local answer = {}
        for _, length in ipairs(sum) do
          answer[#answer + 1] = { unit, length }
        end
        list[#list + 1] = table.move(rest, 1, #rest, #answer + 1, answer)
      end
    end
  end
  return list
end


-- Takes the answer "two adjacent pairs" from where it stands, and puts it in
-- at a place of the list.
local function advance_tractor(list, place)
  for i, answer in ipairs(list) do
    if #answer == 1 and answer[1][1] == 2 and answer[1][2] == 2 then
      table.insert(list, place, table.remove(list, i))
      return
    end
  end
end


-- What may answer a component, best first.
function second:alternatives(unit, length)
  local facts = self.facts
  local list = answers(unit, length, length, unit == 4)
  if unit == 3 and length == 2 then
    if facts.pairs_over_triple == "one" then advance_tractor(list, 3) end
    if facts.pairs_over_triple == "two" then advance_tractor(list, 2) end
  elseif unit == 2 and length > 1 and facts.short_tractors == false then
    local loose = { list[1] }
    for _, answer in ipairs(list) do
      local longest = answer[1] and answer[1][2] or 1
      if longest == 1 then loose[#loose + 1] = answer end
    end
    return loose
  end
  return list
end


-- Calls `f(left)` with what is left of the bag for every way to take an answer
-- out of it; stops when f answers true, and answers so.
function second:each_way(bag, answer, f, i)
  local piece = answer[i or 1]
  if not piece then return f(bag) end
  for _, component in ipairs(self:components(bag, piece[1], piece[2])) do
    if self:each_way(without(bag, component.cards), answer, f, (i or 1) + 1)
    then
      return true
    end
  end
  return false
end


-- The same for every way to take n single cards out of it, copies being alike.
local function each_choice(bag, n, f, last)
  if n == 0 then return f(bag) end
  local kinds = {}
  for card in pairs(bag) do
    if not last or card > last then kinds[#kinds + 1] = card end
  end
  table.sort(kinds)
  for _, card in ipairs(kinds) do
    for copies = 1, math.min(bag[card], n) do
      local left = copy(bag)
      left[card] = bag[card] > copies and bag[card] - copies or nil
      if each_choice(left, n - copies, f, card) then return true end
    end
  end
  return false
end


-- The best of the alternatives that can be found in a bag.
function second:best_answer(bag, component)
  for _, answer in ipairs(self:alternatives(component.unit,
    component.length)) do
    if self:each_way(bag, answer, function() return true end) then
      return answer
    end
  end
end


-- Can a play of the suit led be divided into the best answers to the components
-- from number i on, each of what the hand, less those before it, allows?
function second:answers_all(hand, play, components, i)
  local component = components[i]
  if not component then return true end
  if component.unit == 1 then return true end  -- and so are all behind it
  if self.facts.owed == "suit" then return true end
  local answer = self:best_answer(hand, component)
  local singles = component.unit * component.length
  for _, piece in ipairs(answer) do singles = singles - piece[1] * piece[2] end
  return self:each_way(play, answer, function(left)
    return each_choice(left, singles, function(rest)
      local given = without(play, list_of(rest))
      return self:answers_all(without(hand, list_of(given)), rest, components,
        i + 1)
    end)
  end)
end


-- May a hand follow a lead so?
function second:allowed(hand, lead, play)
  if #play ~= #lead or not without(bag_of(hand), play) then return false end
  local suit = self:suit_of(lead)
  local held, given = self:of_suit(hand, suit), self:of_suit(play, suit)
  if #held <= #lead then return #given == #held end
  return #given == #lead
    and self:answers_all(bag_of(held), bag_of(given), self:read(lead), 1)
end


-- Every set that a hand may follow a lead with, over all its subsets: a list of
-- texts.
function second:legal(hand, lead)
  local list = {}
  each_choice(bag_of(hand), #hand - #lead, function(set)
    local play = list_of(set)
    if self:allowed(hand, lead, play) then
      list[#list + 1] = table.concat(play, " ")
    end
  end)
  table.sort(list)
  return list
end


-- == Winning


-- How high a play of one suit is if it is divided into the components of the
-- lead: the best top of its largest; nil if it cannot be.
function second:height(components, play)
  local answer, best = {}, nil
  for i, component in ipairs(components) do
    answer[i] = { component.unit, component.length }
  end
  local first = table.remove(answer, 1)
  local bag = bag_of(play)
  for _, component in ipairs(self:components(bag, first[1], first[2])) do
    if (not best or component.top > best)
      and self:each_way(without(bag, component.cards), answer,
        function(left) return next(left) == nil end) then
      best = component.top
    end
  end
  if best and self.facts.kill_compare == "highest" then
    for _, card in ipairs(play) do best = math.max(best, self.place[card]) end
  end
  return best
end


-- Which of the plays wins: its number. A lead of several components is a throw
-- that succeeded.
function second:winner(plays)
  local led, components = self:suit_of(plays[1]), self:read(plays[1])
  local winner, killed, best = 1, false, components[1].top
  for i = 2, #plays do
    local suit = #plays[i] == #plays[1] and self:suit_of(plays[i])
    local height = suit and self:height(components, plays[i])
    if height and suit == "trump" and led ~= "trump" then
      if not killed or height > best then
        winner, killed, best = i, true, height
      end
    elseif height and suit == led and not killed and #components == 1
      and height > best then
      winner, best = i, height
    end
  end
  return winner
end


return second
