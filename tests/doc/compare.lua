-- Compares what a page shows with what came out. `…` matches any text in a
-- line; alone in a line it matches any lines. Times that something took are not
-- compared.

local compare = {}




local function without_time(line)
  line = line:gsub("lines of play, %d+ s$", "lines of play, … s")
  return (line:gsub("[%d.]+ seconds, [%d,]+ rounds", "… seconds, … rounds"))
end


--- Does one line look as it should?
local function same(expected, found)
  expected, found = without_time(expected), without_time(found)
  if expected == found then return true end
  if not expected:find("…", 1, true) then return false end
  local parts = {}
  for part in (expected .. "…"):gmatch("(.-)…") do
    parts[#parts + 1] = (part:gsub("%p", "%%%0"))
  end
  return found:match("^" .. table.concat(parts, ".-") .. "$") ~= nil
end


local function matches(expected, i, found, k)
  while expected[i] do
    if expected[i] == "…" then
      for from = k, #found + 1 do
        if matches(expected, i + 1, found, from) then return true end
      end
      return false
    end
    if not found[k] or not same(expected[i], found[k]) then return false end
    i, k = i + 1, k + 1
  end
  return found[k] == nil
end


--- compare.lines(text) -> its lines, without blanks at their ends
function compare.lines(text)
  local lines = {}
  for line in (text:gsub("\n$", "") .. "\n"):gmatch("(.-)\n") do
    lines[#lines + 1] = (line:gsub("%s+$", ""))
  end
  if #lines == 1 and lines[1] == "" then return {} end
  return lines
end


--- compare.check(what, expected, found): raises what differs.
-- @param expected, found lists of lines
function compare.check(what, expected, found)
  if matches(expected, 1, found, 1) then return end
  error(table.concat({ what, "the page shows:",
    table.concat(expected, "\n"), "but it is:", table.concat(found, "\n"),
    "(tests/doc/refresh.lua writes into a page what is shown now)",
  }, "\n"), 0)
end


return compare
