-- The whole state of a match in words, to compare two positions: what have
-- rules changed that were changed in mid-hand?

local core = require "tenace.core"
local kit = require "tenace.match.kit"
local match = require "tenace.match.match"
local ordered = require "tenace.base.ordered"
local question = require "tenace.match.question"
local words = require "tenace.words.all"

local standing = {}


--- A value of a field as text: players and sides by their number.
local function text_of(value)
  if type(value) ~= "table" then return tostring(kit.plain(value)) end
  local items = {}
  for i = 1, #value do items[i] = text_of(value[i]) end
  return table.concat(items, ", ")
end


local function add(self, name, text)
  if text == nil or text == "" then return end
  self.names[#self.names + 1] = name
  self.text[name] = text
end


--- Adds the piles. The order of cards in a pile does not matter, except in the
-- trick.
local function add_piles(self, m)
  for n, cards in ipairs(core.piles(m.core)) do
    if n ~= 2 then add(self, m:place_name(n), words.sorted(cards)) end
  end
end


local function add_fields(self, m)
  local fields = core.fields(m.core)
  for name in ordered.pairs(m.variant.fields) do
    local value = rawget(fields, name)
    if value ~= nil then add(self, name, text_of(value)) end
  end
end


--- The trick as `1 KC, 2 3D`: each player and the card.
local function trick_text(m)
  local list = {}
  for i, play in ipairs(core.trick(m.core) or {}) do
    list[i] = play.player .. " " .. play.cards
  end
  return table.concat(list, ", ")
end


--- Adds the question: the player who must decide, the prompt, and the moves.
local function add_question(self, m)
  local player, asked = m:turn()
  if not player then return end
  add(self, "turn", tostring(player))
  add(self, "question", asked.prompt)
  local list, n = question.moves(match.asked(m))
  add(self, "moves", list and table.concat(list, ", ") or tostring(n))
end


--- standing.of(m) -> { names = list, text = by name }
-- The state of a match: the totals, the round, the tricks that each player has
-- won, whether rules speak of tricks or not, its fields, the cards of each
-- pile, the trick, and the question.
function standing.of(m)
  local self, state = { names = {}, text = {} }, core.state(m.core)
  add(self, "round", tostring(state.round))
  add(self, "dealer", tostring(state.dealer))
  add(self, "scores", table.concat(m:scores(), " "))
  if state.over then add(self, "winner", tostring(state.winner)) end
  add(self, "tricks", table.concat(core.tricks(m.core), " "))
  add_fields(self, m)
  add(self, "trick", trick_text(m))
  add_piles(self, m)
  add_question(self, m)
  return self
end


--- standing.changes(before, after) -> list of { what, before, after }
-- The differences between two positions, in a fixed order. A part that one of
-- them lacks is nil there.
function standing.changes(before, after)
  local list = {}
  local function look(name)
    local was, is = before.text[name], after.text[name]
    if was ~= is then
      list[#list + 1] = { what = name, before = was, after = is }
    end
  end
  for _, name in ipairs(after.names) do look(name) end
  for _, name in ipairs(before.names) do
    if after.text[name] == nil then look(name) end
  end
  return list
end


return standing
