-- What a player knows when asked: the question, the legal moves, why others are
-- refused, all that is seen and told. None of it may change where cards lie
-- elsewhere that the player does not see.

local core = require "tenace.core"
local match = require "tenace.match.match"
local ordered = require "tenace.base.ordered"
local question = require "tenace.match.question"

local knowledge = {}


--- knowledge.same(a, b [, but]) -> true or false: are two values alike?
-- @param but a key that does not count, also in the tables within
function knowledge.same(a, b, but)
  if a == b then return true end
  if type(a) ~= "table" or type(b) ~= "table" then return false end
  for key, value in next, a do
    if key ~= but and not knowledge.same(value, b[key], but) then
      return false
    end
  end
  for key in next, b do
    if a[key] == nil and key ~= but then return false end
  end
  return true
end


--- knowledge.in_world(m) -> match
-- The match as it is in the world that its search has made last.
function knowledge.in_world(m)
  local other = match.like(m, {})
  other.core, other.state, other.traced = m.scratch.core, "asked", true
  return other
end


--- The cards of a text and these words, without those in a set; each once.
local function others(cards, texts, set)
  local list, seen = {}, {}
  local function add(one)
    if not set[one] and not seen[one] then
      list[#list + 1], seen[one] = one, true
    end
  end
  for card in string.gmatch(cards, "%S+") do add(card) end
  for _, text in ipairs(texts) do add(text) end
  return list
end


--- The words that a question knows, said now or not.
local function words_of(asked)
  local list = table.move(asked.words or {}, 1, #(asked.words or {}), 1, {})
  for word in ordered.pairs(asked.refusals or {}) do list[#list + 1] = word end
  for _, entry in ipairs(asked.unsaid or {}) do list[#list + 1] = entry[1] end
  return list
end


--- knowledge.refused(m, moves) -> list
-- What may not be answered: cards of the pile of which one is asked; where
-- words may be said, cards of the hand, and such words.
function knowledge.refused(m, moves)
  local asked, legal = match.asked(m), {}
  for _, move in ipairs(moves) do legal[move] = true end
  if asked.kind == "card" then
    return others(asked.pile, words_of(asked), legal)
  elseif asked.kind == "choice" then
    return others(m:hands()[asked.player], words_of(asked), legal)
  end
  return {}
end


--- The question of a match, with its seat.
local function question_of(m)
  local seat, asked = m:turn()
  asked.seat = seat
  return asked
end


-- Of a question for more cards than that no set is listed: that takes long.
local LISTED = 2

--- The moves by name; if they are too many, their number or the cards.
local function moves_of(m)
  local asked = match.asked(m)
  local sets = asked.kind == "cards" and not asked.plays and not asked.forced
  if sets and asked.most > LISTED then return { cards = asked.pile } end
  local list, n = m:moves()
  if not list then return { n = n } end
  local moves = {}
  for _, move in ipairs(list) do moves[move] = true end
  return moves
end


--- Why each card is refused.
local function reasons_of(m)
  local reasons = {}
  for _, card in ipairs(knowledge.refused(m, m:moves() or {})) do
    local _, reason, rule = m:allows(card)
    reasons[card] = { text = reason, rule = rule }
  end
  return reasons
end


--- The story of the present round, without answers that nobody hears before all
-- have answered: they have not been given in a world.
local function story_of(m, seat)
  local story, list = m:story(seat), {}
  for _, entry in ipairs(story) do
    if entry.what == "round" then list = {} end
    if not entry.together then list[#list + 1] = entry end
  end
  return list
end


--- knowledge.parts: what is compared, in this order; the first two in each
-- world, all of them in some
knowledge.parts = {
  { name = "question", of = question_of },
  { name = "moves", of = moves_of },
  { name = "reasons", of = reasons_of },
  { name = "view", of = function(m, seat) return m:view(seat) end },
  { name = "story", of = story_of },
}

local ALWAYS = 2


--- knowledge.of(m, seat [, whole]) -> list of values by part
-- @param whole all parts
function knowledge.of(m, seat, whole)
  local known = {}
  for i = 1, ALWAYS do known[i] = knowledge.parts[i].of(m, seat) end
  if not whole or known[2].cards then return known end
  for i = ALWAYS + 1, #knowledge.parts do
    known[i] = knowledge.parts[i].of(m, seat)
  end
  return known
end


--- knowledge.samples(m) -> list
-- Some moves of a question of which not all are compared.
function knowledge.samples(m)
  local asked, list = match.asked(m), {}
  if not moves_of(m).cards then return list end
  for n = 1, 4 do list[n] = question.random(asked, n) end
  return list
end


--- knowledge.differs(here, there) -> name of a part, its two values; or nil
-- The first part that both have and that differs.
function knowledge.differs(here, there)
  for i = 1, math.min(#here, #there) do
    if not knowledge.same(here[i], there[i]) then
      return knowledge.parts[i].name, here[i], there[i]
    end
  end
end


--- knowledge.piles(m) -> the cards of each pile that is not empty, by name
function knowledge.piles(m)
  local piles = {}
  for n, cards in ipairs(core.piles(m.core)) do
    if cards ~= "" then piles[m:place_name(n)] = cards end
  end
  return piles
end


return knowledge
