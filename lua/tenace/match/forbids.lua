-- All duties that forbid a card, not only the first that binds. Each duty is
-- tried alone, as if the game had no other.

local cite = require "tenace.base.cite"
local core = require "tenace.core"
local explain = require "tenace.match.explain"
local kit = require "tenace.match.kit"
local position = require "tenace.match.position"

local forbids = {}

-- Games with only one duty, by the game and the duty's name.
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


--- Is the duty in force now? Some are only once a pile is empty.
local function holds(m, obligation)
  local pile = obligation.once_empty
  if not pile then return true end
  for n, cards in next, core.piles(m.core) do
    if m:pile_name(n) == pile and cards ~= "" then return false end
  end
  return true
end


--- The fields of a match as facts of a position.
local function facts_of(m)
  local facts, fields = {}, core.fields(m.core)
  for name in next, m.variant.fields do
    facts[name] = kit.plain(rawget(fields, name))
  end
  return facts
end


-- Duties that begin when a player cannot follow suit.
local OF_TRUMPS = { play_trump = true, overtrump = true }


--- Does the player hold a card of the suit led?
local function can_follow(m, asked)
  local trick = core.trick(m.core)
  local order = kit.order_now(m.core)
  for card in string.gmatch(asked.pile, "%S+") do
    if trick and trick.led and order:suit(card) == trick.led then
      return true
    end
  end
  return false
end


local function trick_of(m)
  local list = {}
  for i, play in ipairs(core.trick(m.core) or {}) do list[i] = play.cards end
  return list
end


--- Why a duty of the library alone forbids a card; nil if it does not.
local function by_word(m, asked, card, obligation)
  if OF_TRUMPS[obligation.native] and can_follow(m, asked) then return nil end
  local ok, says, rule = position.allows(with_one(m.variant, obligation),
    facts_of(m), { hand = asked.pile, trick = trick_of(m) }, card)
  return not ok and rule == obligation.name and says or nil
end


--- Why a duty that the rules write themselves forbids a card.
local function by_function(m, card, obligation, n)
  local done, named = core.guard(m.core, pcall, core.named, m.core, n)
  if not done or named == "" then return nil end
  for one in string.gmatch(named, "%S+") do
    if one == card then return nil end
  end
  return explain.says(m.core, obligation, named)
end


--- forbids.others(m, asked, card, rule) -> list of { rule, says, file, line };
-- or nil
-- The duties besides `rule` that forbid a card of the hand; nil if there are
-- none.
function forbids.others(m, asked, card, rule)
  local list = {}
  for n, obligation in ipairs(m.variant.obligations) do
    local name = obligation.name
    if name ~= rule and holds(m, obligation) then
      local says
      if obligation.native then says = by_word(m, asked, card, obligation)
      else says = by_function(m, card, obligation, n) end
      local file, line = cite.obligation(m.variant, name)
      list[#list + 1] = says
        and { rule = name, says = says, file = file, line = line }
    end
  end
  return #list > 0 and list or nil
end


return forbids
