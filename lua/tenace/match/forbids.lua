-- All duties that forbid a card, not only the first that binds. Each duty is
-- tried alone, as if the game had no other.

local cite = require "tenace.base.cite"
local core = require "tenace.core"
local explain = require "tenace.match.explain"
local kit = require "tenace.match.kit"

local forbids = {}

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


--- Why a duty alone forbids a card; nil if it does not.
local function alone(m, asked, card, obligation, n)
  if OF_TRUMPS[obligation.native] and can_follow(m, asked) then return nil end
  local done, left = core.guard(m.core, pcall, core.left_by, m.core, n)
  if not done or left == "" then return nil end
  for one in string.gmatch(left, "%S+") do
    if one == card then return nil end
  end
  return explain.says(m.core, obligation, left)
end


--- forbids.others(m, asked, card, rule) -> list of { rule, says, file, line };
-- or nil
-- The duties besides `rule` that forbid a card of the hand; nil if there are
-- none.
function forbids.others(m, asked, card, rule)
  local list = {}
  for n, obligation in ipairs(m.variant.obligations) do
    local name = obligation.name
    if name ~= rule then
      local says = alone(m, asked, card, obligation, n)
      local file, line = cite.obligation(m.variant, name)
      list[#list + 1] = says
        and { rule = name, says = says, file = file, line = line }
    end
  end
  return #list > 0 and list or nil
end


return forbids
