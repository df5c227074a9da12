-- All duties that forbid a card, not only the first that binds: each is asked
-- by itself, as if the game had no other.

local cite = require "cite"
local core = require "tenace.core"
local kit = require "kit"
local position = require "position"

local forbids = {}

-- Games with one duty alone, by the game and the duty's name.
local alone = setmetatable({}, { __mode = "k" })


--- The variant with that obligation and no other.
local function with_one(variant, obligation)
  local known = alone[variant] or {}
  alone[variant] = known
  if not known[obligation.name] then
    local copy = {}
    for name, value in next, variant do copy[name] = value end
    copy.obligations = { { name = obligation.name,
      native = obligation.native } }
    known[obligation.name] = copy
  end
  return known[obligation.name]
end


--- Does the duty hold now? Some do only once a pile is empty.
local function holds(m, obligation)
  local pile = obligation.once_empty
  if not pile then return true end
  for n, cards in next, core.piles(m.self) do
    if m:pile_name(n) == pile and cards ~= "" then return false end
  end
  return true
end


--- The fields of a match as facts of a position.
local function facts_of(m)
  local facts, fields = {}, core.fields(m.self)
  for name in next, m.variant.fields do
    local value = rawget(fields, name)
    if type(value) == "userdata" then value = value.number end
    facts[name] = value
  end
  return facts
end


-- Duties that begin where the suit led cannot be followed.
local OF_TRUMPS = { play_trump = true, overtrump = true }


--- Does the hand hold a card of the suit led?
local function can_follow(m, asked)
  local trick = core.trick(m.self)
  local order = kit.of(m.variant).order_of(m.self)
  for card in string.gmatch(asked.pile, "%S+") do
    if trick and trick.led and order:suit(card) == trick.led then
      return true
    end
  end
  return false
end


local function trick_of(m)
  local list = {}
  for i, play in ipairs(core.trick(m.self) or {}) do list[i] = play.cards end
  return list
end


--- forbids.others(m, asked, card, rule) -> list of { rule, says, file, line };
-- nil if there are none
-- The duties besides `rule` that forbid a card of the hand. One written in a
-- rules file may hang on more than hand and trick, and is left out.
function forbids.others(m, asked, card, rule)
  local list, pose = {}, { hand = asked.pile, trick = trick_of(m) }
  local follows = can_follow(m, asked)
  for _, obligation in ipairs(m.variant.obligations) do
    local name, native = obligation.name, obligation.native
    local begins = native and not (follows and OF_TRUMPS[native])
    if begins and name ~= rule and holds(m, obligation) then
      local ok, says, other = position.allows(with_one(m.variant, obligation),
        facts_of(m), pose, card)
      if not ok and other == name then
        local file, line = cite.obligation(m.variant, name)
        list[#list + 1] = { rule = name, says = says, file = file,
          line = line }
      end
    end
  end
  return #list > 0 and list or nil
end


return forbids
