-- The rulebook's row about contracts and what they are worth.

local ladder = require "tenace.rules.ladder"
local language = require "tenace.base.language"
local phrase = require "tenace.face.say.phrase"

local contracts = {}


local function named(each)
  return phrase("rulebook.contract",
    { name = language.worded(each.name), value = each.value })
end


--- Those whose value counts as often side by side, those that count once last.
-- @return list of lists of texts, each with from and to unless it counts once
local function grouped(list)
  local groups, by_times, fixed = {}, {}, {}
  for _, each in ipairs(list) do
    local times = each.from and each.from .. " " .. each.to
    local group = times and by_times[times] or not times and fixed
      or { from = each.from, to = each.to }
    if times and not by_times[times] then
      groups[#groups + 1], by_times[times] = group, group
    end
    group[#group + 1] = named(each)
  end
  if #fixed > 0 then groups[#groups + 1] = fixed end
  return groups
end


--- All of them as a text; the values alone where each counts once.
local function text_of(list)
  local groups = grouped(list)
  if #groups == 1 and not groups[1].from then
    return language.list(groups[1])
  end
  for i, group in ipairs(groups) do
    groups[i] = phrase("rulebook.contract_"
      .. (group.from and "times" or "fixed"), { from = group.from,
      to = group.to, list = language.list(group) })
  end
  return language.groups(groups)
end


--- contracts.rows(variant) -> a row of two texts with its `cells`; none if no
-- contract has a value
function contracts.rows(variant)
  local list, cells = ladder.contracts(variant.contracts or {}), {}
  if #list == 0 then return {} end
  for i, each in ipairs(list) do
    local key = "rulebook.contract_value" .. (each.from and "_times" or "")
    cells[i] = { language.worded(each.name), phrase(key, each) }
  end
  return { { phrase "rulebook.contracts", text_of(list), cells = cells } }
end


return contracts
