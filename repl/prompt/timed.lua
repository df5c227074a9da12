-- How long a line takes: the time of the processor, the time that passes, and
-- the decisions of matches.

local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"

local timed = {}

-- The most times that a line is carried out.
local MOST = 1000000


--- The decisions that were made: those that a result counts, or those by which
-- the current match grew.
local function decisions(prompt, results, match, before)
  local first = results[1]
  local counted = type(first) == "table" and rawget(first, "decisions")
  if math.type(counted) == "integer" then return counted end
  if match and prompt.match == match then return match:decisions() - before end
  return 0
end


local function seconds(n)
  return (n < 0.1 and "%.6f" or "%.3f"):format(n)
end


local function sentence(cpu, passed, n)
  local parts = { cpu = seconds(cpu), passed = seconds(passed) }
  if n <= 0 or passed <= 0 then return phrase("prompt.took", parts) end
  parts.count = show.thousands(n)
  parts.rate = show.thousands(math.floor(n / passed))
  return phrase("prompt.took_decisions", parts)
end


--- A number of times and the line behind it.
local function read(text)
  local times, line = text:match "^%s*(%d+)%s+([%a_({\"].*)$"
  times = math.tointeger(tonumber(times))
  if times and times >= 1 and times <= MOST then return times, line end
  return 1, text
end


--- timed.run(prompt, text): carries a line out, so many times if a number is
-- before it; shows its last results, and says how long it took. Showing the
-- results takes no time.
function timed.run(prompt, text)
  local now = require "tenace.core".now
  local match = prompt.match
  local before = match and match:decisions()
  local times, line = read(text)
  local cpu, began, n, results = os.clock(), now(), 0, nil
  for _ = 1, times do
    results = prompt:results_of(line)
    n = n + decisions(prompt, results, match, before)
    before = match and match:decisions()
  end
  local took, passed = os.clock() - cpu, now() - began
  prompt:show(results)
  prompt:say(sentence(took, passed, n))
  if times > 1 then
    prompt:say(phrase("prompt.took_each", { times = show.thousands(times),
      each = seconds(passed / times) }))
  end
end


return timed
