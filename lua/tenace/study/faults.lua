-- What bots of others do wrong in a study: each of their answers that was not
-- allowed, too late, or missing because they had died. A random move was made
-- in its place, so a figure of such a bot is not its own.

local bots = require "tenace.bots.bots"

local faults = {}

-- The parts of a request that name bots.
local NAMED = { "bots", "better", "worse" }


--- Is it the name of a program? Only the name tells: a part of a study is
-- joined where its programs may be missing.
local function is_program(name)
  return string.find(name, "^%S*/") ~= nil
end


--- faults.names(request) -> the programs that a study names, each once
function faults.names(request)
  local list, seen = {}, {}
  for _, part in ipairs(NAMED) do
    local given = request[part] or {}
    for _, name in ipairs(type(given) == "table" and given or { given }) do
      if not seen[name] and is_program(name) then
        seen[name], list[#list + 1] = true, name
      end
    end
  end
  return list
end


--- faults.blank(names) -> the counts of so many bots, all 0
function faults.blank(names)
  local list = {}
  for i in ipairs(names) do list[i] = bots.no_faults() end
  return list
end


--- faults.counted(names, work, …) -> tally
-- Calls a function that answers a tally, and adds to it what the bots have done
-- wrong meanwhile.
function faults.counted(names, work, ...)
  local before = {}
  for i, name in ipairs(names) do
    before[i] = {}
    for what, n in next, bots.faults(name) do before[i][what] = n end
  end
  local tally = work(...)
  tally.faults = {}
  for i, name in ipairs(names) do
    tally.faults[i] = {}
    for what, n in next, bots.faults(name) do
      tally.faults[i][what] = n - before[i][what]
    end
  end
  return tally
end


--- faults.result(names, counts) -> { { bot, asked, illegal, late, dead }, … }
-- nil if no program has played.
function faults.result(names, counts)
  local list = {}
  for i, name in ipairs(names) do
    list[i] = { bot = name }
    for what, n in next, counts[i] do list[i][what] = n end
  end
  return list[1] and list
end


return faults
