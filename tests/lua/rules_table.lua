-- A table in plain Lua: the part of a match that scoring steps need, and tricks
-- in which players follow suit. Examples run on it, so that a second statement
-- of the rules checks them.

local at = {}


local function split(text)
  local list = {}
  for word in text:gmatch "%S+" do list[#list + 1] = word end
  return list
end


local function suit_of(card) return card:sub(-1) end


local ranks = {}
for i, rank in ipairs(split "2 3 4 5 6 7 8 9 10 J Q K A") do ranks[rank] = i end


function at.legal(_, _, position)
  local led = position.trick[1] and suit_of(position.trick[1])
  local hand, following = split(position.hand), {}
  for _, card in ipairs(hand) do
    if suit_of(card) == led then following[#following + 1] = card end
  end
  return #following > 0 and following or hand
end


function at.allows(game, facts, position, move)
  for _, card in ipairs(at.legal(game, facts, position)) do
    if card == move then return true end
  end
  return false, "you must follow", "follow_suit"
end


function at.winner(_, facts, cards)
  local best = 1
  local function height(card)
    local suit = suit_of(card)
    local base = suit == facts.trump and 200
      or suit == suit_of(cards[1]) and 100 or 0
    return base + ranks[card:sub(1, -2)]
  end
  for i, card in ipairs(cards) do
    if height(card) > height(cards[best]) then best = i end
  end
  return best
end


--- The sides and players of a position.
local function seats(variant, position)
  local sides, players = {}, {}
  for n, list in ipairs(variant.sides) do
    sides[n] = { number = n, tricks = (position.tricks or {})[n] or 0,
      score = (position.scores or {})[n] or 0 }
    for _, seat in ipairs(list) do
      players[seat] = { number = seat, side = sides[n],
        held = function() return (position.held or {})[seat] or "" end }
    end
  end
  return sides, players
end


local function each(list)
  return function()
    local i = 0
    return function() i = i + 1 return list[i] end
  end
end


--- A match as the steps see it.
local function new_match(variant, facts, position)
  local sides, players = seats(variant, position)
  local m = { option = variant.options, facts = variant.facts,
    round_number = position.round_number or 1,
    each_side = each(sides), each_player = each(players),
    side = function(_, n) return sides[n] end,
    score = function(_, side, points) side.score = side.score + points end,
    score_tricks = function(_, _, above)
      for _, side in ipairs(sides) do
        side.score = side.score + math.max(0, side.tricks - (above or 0))
      end
    end }
  for name, value in pairs(facts) do m[name] = value end
  return setmetatable(m, { __index = variant.steps }), sides
end


--- What a loop through a text does inside rules: the first call puts a walk of
-- its own in the place of the text.
local function begin_loop(text)
  local place, n, name, value = nil, 1, debug.getlocal(2, 1)
  while name do
    if name == "(for state)" and rawequal(value, text) then place = n end
    n = n + 1
    name, value = debug.getlocal(2, n)
  end
  local walk = text:gmatch "%S+"
  debug.setlocal(2, place, walk)
  return walk()
end


--- Calls a step while loops go through texts.
local function call(step, m)
  local texts = debug.getmetatable("")
  local before = texts.__call
  texts.__call = begin_loop
  local answers = table.pack(pcall(step, m))
  texts.__call = before
  if not answers[1] then error(answers[2], 0) end
  return table.unpack(answers, 2, answers.n)
end


function at.step(variant, facts, position)
  local m, sides = new_match(variant, facts, position)
  local gives = call(variant.steps[position.step], m)
  local over, winner = call(variant.steps.over or at.over, m)
  local scores = {}
  for n, side in ipairs(sides) do scores[n] = side.score end
  return { gives = gives, scores = scores, over = over,
    winner = winner and winner.number }
end


--- How a match ends if the game does not say so.
function at.over(self)
  local best, winner
  for side in self:each_side() do
    if not best or side.score > best then
      best, winner = side.score, side
    elseif side.score == best then
      winner = nil
    end
  end
  if self.option.rounds and self.option.rounds > 0 then
    return self.round_number >= self.option.rounds, winner
  end
  return best >= self.option.target, winner
end


return at
