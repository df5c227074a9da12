-- The program's plays beside the second statement of them: random situations,
-- and every hand of a few cards.

local here = debug.getinfo(1, "S").source:match "^@(.*)/[^/]*$"
local second = dofile(here .. "/second.lua")
local tenace = require "tenace"
local split = second.split

local against = {}

local ranks = split "2 3 4 5 6 7 8 9 10 J Q K A"
local kinds = {}
for suit in ("CDHS"):gmatch "." do
  for _, rank in ipairs(ranks) do kinds[#kinds + 1] = rank .. suit end
end
kinds[#kinds + 1], kinds[#kinds + 2] = "LJ", "BJ"


local function pick(random, list) return list[random(#list)] end


--- against.facts(random): facts of a round and the rules that plays go by.
function against.facts(random)
  return {
    packs = random(4), level = pick(random, ranks),
    trump = ({ "C", "D", "H", "S" })[random(5)],
    pairs_over_triple = pick(random, { "no", "no", "one", "two" }),
    short_tractors = random(4) > 1,
    kill_compare = pick(random, { "by_format", "highest" }),
  }
end


--- The suits that cards can be of.
local function suits_of(facts)
  local list = { "trump" }
  for suit in ("CDHS"):gmatch "." do
    if suit ~= facts.trump then list[#list + 1] = suit end
  end
  return list
end


--- All cards of a suit that lie close together, so that hands have formats in
-- them: of so many kinds next to each other.
local function close_cards(rules, random, suit, n)
  local list, pool = {}, {}
  for _, card in ipairs(kinds) do
    if rules.suit[card] == suit then list[#list + 1] = card end
  end
  table.sort(list, function(a, b)
    if rules.place[a] ~= rules.place[b] then
      return rules.place[a] < rules.place[b]
    end
    return a < b
  end)
  local first = suit == "trump" and random(3) > 1 and #list - random(4)
    or random(#list)
  for i = 0, math.min(n, #list) - 1 do
    for _ = 1, rules.facts.packs do
      pool[#pool + 1] = list[(first + i - 1) % #list + 1]
    end
  end
  return pool
end


--- Takes n random cards out of a pool.
local function deal(random, pool, n)
  local list = {}
  for i = 1, math.min(n, #pool) do
    list[i] = table.remove(pool, random(#pool))
  end
  return list
end


--- Puts lists of cards together.
local function joined(...)
  local list = {}
  for _, cards in ipairs { ... } do
    table.move(cards, 1, #cards, #list + 1, list)
  end
  return list
end


local function text(cards) return table.concat(cards, " ") end


--- The cards of a suit, a format of it more likely than not.
local function random_lead(rules, random, pool)
  local bag, found = {}, {}
  for _, card in ipairs(pool) do bag[card] = (bag[card] or 0) + 1 end
  if random(4) > 1 then
    for _ = 1, 4 do
      found = rules:components(bag, random(rules.facts.packs), random(3))
      if #found > 0 then break end
    end
  end
  local lead = #found > 0 and pick(random, found).cards or {}
  for _, card in ipairs(lead) do
    for i, other in ipairs(pool) do
      if other == card then
        table.remove(pool, i)
        break
      end
    end
  end
  local more = #lead == 0 and random(5) or random(4) == 1 and random(3) or 0
  return joined(lead, deal(random, pool, more))
end


--- against.situation(random, facts) -> { facts, rules, lead, hand, rest, suit }
function against.situation(random, facts)
  local rules = second.new(facts)
  local suits = suits_of(facts)
  local suit = pick(random, suits)
  local pool = close_cards(rules, random, suit, 3 + random(4))
  local lead = random_lead(rules, random, pool)
  local other = pick(random, suits)
  local more = other ~= suit
    and close_cards(rules, random, other, 2 + random(3)) or {}
  local void = random(6) == 1
  local hand = joined(deal(random, pool, void and 0 or random(9)),
    deal(random, more, random(8)))
  while #hand < #lead do
    hand = joined(hand, deal(random, pool, 1), deal(random, more, 1))
    if #pool + #more == 0 then return against.situation(random, facts) end
  end
  return { facts = facts, rules = rules, lead = lead, hand = hand,
    rest = joined(pool, more), suit = suit }
end


--- against.each(random, n, f): calls f with n situations, several of the same
-- facts, since others have the rules made anew.
function against.each(random, n, f)
  local facts
  for i = 0, n - 1 do
    if i % 25 == 0 then facts = against.facts(random) end
    f(against.situation(random, facts), random)
  end
end


--- What to say of a situation in which the two differ.
function against.describe(s, what)
  local facts = {}
  for name, value in pairs(s.facts) do
    facts[#facts + 1] = name .. "=" .. tostring(value)
  end
  table.sort(facts)
  return what .. "\n  " .. text(facts) .. "\n  lead " .. text(s.lead)
    .. "\n  hand " .. text(s.hand)
end


local function fail(s, ...)
  local list = { ... }
  for i, value in ipairs(list) do list[i] = tostring(value) end
  error(against.describe(s, table.concat(list, " ")), 0)
end


--- A play of as many cards as were led, more likely of the suit led.
local function random_play(s, random)
  local suit, other = {}, {}
  for _, card in ipairs(s.hand) do
    table.insert(s.rules.suit[card] == s.suit and suit or other, card)
  end
  local n = #s.lead
  local play = deal(random, suit, random(8) == 1 and random(n) or n)
  play = joined(play, deal(random, other, n - #play))
  return joined(play, deal(random, suit, n - #play))
end


--- Are the plays that the program lists those of the second statement?
local function compare_lists(s)
  local position = { hand = text(s.hand), trick = { text(s.lead) } }
  local list = tenace.legal(s.game or "shengji", s.facts, position)
  local expected, found = s.rules:legal(s.hand, s.lead), {}
  if not list then return end
  for i, play in ipairs(list) do
    local cards = split(play)
    table.sort(cards)
    found[i] = text(cards)
  end
  table.sort(found)
  if table.concat(found, ", ") ~= table.concat(expected, ", ") then
    fail(s, "legal:", table.concat(found, ", "), "\n  not:",
      table.concat(expected, ", "))
  end
end


--- against.follow(s, random, n) -> how many plays were compared
-- May the hand follow so in Shengji, or in the variant `s.game`? n random
-- plays; and all of them, where they are few.
function against.follow(s, random, n)
  local position = { hand = text(s.hand), trick = { text(s.lead) } }
  local variant = s.game or "shengji"
  for _ = 1, n do
    local play = random_play(s, random)
    local found, why = tenace.allows(variant, s.facts, position, text(play))
    local expected = s.rules:allowed(s.hand, s.lead, play)
    if found ~= expected then
      fail(s, "play", text(play), "allowed:", found, why or "")
    end
  end
  if #s.hand <= 10 then compare_lists(s) end
  return n
end


--- Components in one line, the cards of each in one order.
local function listed(list)
  local texts = {}
  for i, one in ipairs(list) do
    local cards = split(one)
    table.sort(cards)
    texts[i] = text(cards)
  end
  return table.concat(texts, ", ")
end


--- against.format(s): is the lead read as the same components?
function against.format(s)
  local expected = s.rules:read(s.lead)
  for i, one in ipairs(expected) do expected[i] = text(one.cards) end
  local found = tenace.order("shengji", s.facts):format(text(s.lead))
  for i, one in ipairs(found) do found[i] = one.cards end
  found, expected = listed(found), listed(expected)
  if found ~= expected then fail(s, "read as", found, "not", expected) end
end


--- How often the card that is there most often is there.
local function most_copies(cards)
  local bag, most = {}, 0
  for _, card in ipairs(cards) do
    bag[card] = (bag[card] or 0) + 1
    most = math.max(most, bag[card])
  end
  return most
end


--- against.win(s, random): does the same play win?
-- The lead is taken to stand; the others play what they like.
function against.win(s, random)
  local plays = { s.lead }
  for i = 2, 4 do
    local suits = suits_of(s.facts)
    local suit = random(3) == 1 and s.suit or random(2) == 1 and "trump"
      or pick(random, suits)
    local pool = close_cards(s.rules, random, suit, 2 + random(5))
    local play = deal(random, pool, #s.lead)
    if random(3) > 1 then                      -- of the format of the lead
      play = against.same_format(s, random, pool, play)
    end
    plays[i] = joined(play, deal(random, close_cards(s.rules, random,
      pick(random, suits), 13), #s.lead - #play))
    if most_copies(plays[i]) > s.facts.packs then return end
  end
  local texts = {}
  for i, play in ipairs(plays) do texts[i] = text(play) end
  local found = tenace.winner("shengji", s.facts, texts)
  local expected = s.rules:winner(plays)
  if found ~= expected then
    fail(s, "winner of", table.concat(texts, ", "), "is", found, "not",
      expected)
  end
end


--- Cards of a pool that can be divided as the lead, if there are some.
function against.same_format(s, random, pool, play)
  local answer, bag = {}, {}
  for _, card in ipairs(joined(pool, play)) do
    bag[card] = (bag[card] or 0) + 1
  end
  for i, one in ipairs(s.rules:read(s.lead)) do
    answer[i] = { one.unit, one.length }
  end
  local ways, taken = random(4), play
  s.rules:each_way(bag, answer, function(left)
    taken = {}
    for card, n in pairs(bag) do
      for _ = 1, n - (left[card] or 0) do taken[#taken + 1] = card end
    end
    table.sort(taken)
    ways = ways - 1
    return ways == 0
  end)
  return taken
end


--- against.throw(s, random): does a lead fail by the same, against three hands?
function against.throw(s, random)
  local others = {}
  for i = 1, 3 do others[i] = deal(random, s.rest, random(6) - 1) end
  others[random(3)] = joined(s.hand, {})
  local texts = {}
  for i, hand in ipairs(others) do texts[i] = text(hand) end
  local ok, _, rule, forced = tenace.allows("shengji", s.facts,
    { hand = text(s.lead), others = texts }, text(s.lead))
  local list = s.rules:forced(s.lead, others) or {}
  for i, cards in ipairs(list) do list[i] = text(cards) end
  if type(forced) == "string" then forced = { forced } end
  local found, expected = listed(forced or {}), listed(list)
  if ok ~= (#list == 0) or found ~= expected
    or not ok and rule ~= "throw_fails" then
    fail(s, "against", table.concat(texts, "; "), "forced to", found, "not",
      expected)
  end
end


--- Every way to choose up to n cards of a list of { card, copies }.
local function each_hand(cards, n, f, hand, i)
  hand, i = hand or {}, i or 1
  if i > #cards then return f(hand) end
  for count = 0, math.min(cards[i][2], n - #hand) do
    local more = joined(hand, {})
    for _ = 1, count do more[#more + 1] = cards[i][1] end
    each_hand(cards, n, f, more, i + 1)
  end
end


--- The cards that are left of a pack.
local function left_of(cards, lead)
  local list = {}
  for i, one in ipairs(cards) do
    list[i] = { one[1], one[2] }
    for _, card in ipairs(lead) do
      if card == one[1] then list[i][2] = list[i][2] - 1 end
    end
  end
  return list
end


--- against.all(facts, kinds, led, held) -> number of situations
-- Every lead of up to `led` cards of these kinds, and every hand of up to
-- `held` of the others that could follow it in several ways.
function against.all(facts, names, led, held)
  local rules, cards, n = second.new(facts), {}, 0
  for i, card in ipairs(split(names)) do cards[i] = { card, facts.packs } end
  each_hand(cards, led, function(lead)
    local suit = rules:suit_of(lead)
    if not suit then return end
    against.format { facts = facts, rules = rules, lead = lead, hand = {} }
    each_hand(left_of(cards, lead), held, function(hand)
      if #hand <= #lead then return end
      compare_lists { facts = facts, rules = rules, lead = lead, hand = hand,
        suit = suit }
      n = n + 1
    end)
  end)
  return n
end


return against
