-- What the server of a table sends, compared where hidden cards lie elsewhere:
-- the answers to all calls of a seat must have the same bytes, and those to one
-- who watches wherever that seat sees no difference.

local assert = require "luassert"
local helper = require "host_helper"
local language = require "tenace.base.language"

local wire = {}

-- What a seat may ask at any time.
local CALLS = { { call = "view" }, { call = "look" }, { call = "settled" },
  { call = "counts" }, { call = "trace", n = 3 } }


--- What these calls send to a seat of a table, or to somebody who watches, as
-- one text. Words of chance are left out.
local function sent_to(match, seat)
  local one = helper.open { match = match }
  one.begun, one.era = true, "era"
  local person = one:come { name = "Ann", seat = seat, now = helper.time }
  local line = helper.need(person, { call = "view" }).story.line
  local texts = { helper.sent(person, { call = "view", line = line,
    heard = 0 }) }
  for _, call in ipairs(CALLS) do
    local copy = {}
    for key, value in pairs(call) do copy[key] = value end
    texts[#texts + 1] = helper.sent(person, copy)
  end
  return (table.concat(texts, "\n"):gsub(one.id, "ID"))
end


--- The cards of two other players that could change places, as far as this one
-- knows.
local function hidden(match, seat)
  local list = {}
  for other, hand in ipairs(match:hands()) do
    if other ~= seat then
      for card in hand:gmatch "%S+" do list[#list + 1] = { other, card } end
    end
  end
  return list
end


--- The same match with two hidden cards in each other's place; nil if what was
-- played tells that they are not.
local function dealt_anew(match, a, b)
  local other = match:copy()
  local done, _, _, failure = pcall(other.swap, other, a, b)
  if not done or failure or other:decisions() ~= match:decisions() then
    return nil
  end
  return other
end


--- wire.compare(match, seat) -> how often it could
-- Swaps pairs of cards that are hidden from that seat and compares.
function wire.compare(match, seat)
  language.use "en" -- as the table is made anew for each comparison
  local cards, tried, n = hidden(match, seat), 0, 0
  local seen = match:view(seat)
  for i = 1, #cards do
    local one, other = cards[i], cards[#cards + 1 - i]
    local is_pair = one[1] < other[1] and one[2] ~= other[2]
    local copy = is_pair and dealt_anew(match, one[2], other[2])
    local known = copy and not pcall(assert.same, seen, copy:view(seat))
    if copy and not known then
      assert.equal(sent_to(match, seat), sent_to(copy, seat))
      assert.equal(sent_to(match), sent_to(copy))
      n = n + 1
    end
    tried = tried + (is_pair and 1 or 0)
    if n == 2 or tried == 6 then return n end
  end
  return n
end


return wire
