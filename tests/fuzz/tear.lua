-- Torn records: real ones, with lines removed, doubled, exchanged and changed.
-- Most get correct checks again, so that the reader goes on behind the checks.

local record = require "tenace.match.record"

local tear = {}

local numbers = { "0", "1", "2", "3", "9", "-1", "255", "256", "65536",
  "2147483648", "9223372036854775807", "99999999999999999999", "1e9", "" }

local words = { "AS", "10H", "KC KC", "none", "pass", "yes", "no", "18", "*",
  "draw", "done", "meld 7S 7H 2D", "take", "discard 4C", "hearts", "x", "",
  '"two\\0alines"', '"\\"', "~1234", "# c", "\t", "\0", "\27[2J", "ä",
  ("x "):rep(70), (" "):rep(5000), ("A"):rep(2000) }

local lines = { "begin", "over 1", "over 0", "result 1: 0 0", "result 2: 3 0",
  "seed 7", "rules whist", "rules skat+kontra", "rules whist+american+rounds=2",
  "rules /etc/passwd", 'rules "a\\2fb.lua"', "rules whist+target=999",
  "deal 0 hand 1: AS", "deal 1 hand 2: KS * QS", "deal 1 stock: AS KS",
  "deal 3 skat: JC JS", 'deal 1 "hand 1": AS', "deal 10001 hand 1: AS",
  "deal 1 hand 9: AS", "file rules/whist.lua whist", 'file "a-b.lua" "a-b"',
  "file rules/house/whist/american.lua american of whist", "| return 7",
  "# seat 1, bots random", "", "1: AS", "2= KC", '1 : "AS"', "9: AS", "hm" }

local signs = { "1", " ", ":", "=", "~", "|", '"', "\\", "+", "/", "\r", "A",
  "S", "#", "*", "\0", "\255", "(", "end" }


--- The lines of a record, their checks taken off.
local function split(text)
  local list = {}
  for line in text:gmatch "([^\n]*)\n" do
    list[#list + 1] = (line:gsub(" *~%x%x%x%x$", ""))
  end
  return list
end


--- Is it a line of rules? There are many, so they are chosen less often.
local function place(chance, list)
  local n
  for _ = 1, 4 do
    n = chance:from(1, #list)
    if list[n]:sub(1, 1) ~= "|" then break end
  end
  return n
end


local changes = {}


function changes.delete(chance, list)
  local n = place(chance, list)
  for _ = 1, chance:one_of { 1, 1, 1, 2, 10 } do table.remove(list, n) end
end


function changes.double(chance, list)
  local n = place(chance, list)
  for _ = 1, chance:one_of { 1, 1, 1, 3, 120 } do
    table.insert(list, n, list[n])
  end
end


function changes.exchange(chance, list)
  local a, b = place(chance, list), place(chance, list)
  if chance:once_in(2) then b = math.min(a + 1, #list) end
  list[a], list[b] = list[b], list[a]
end


function changes.number(chance, list)
  local n, at = place(chance, list), chance:from(1, 3)
  local i = 0
  list[n] = list[n]:gsub("%d+", function()
    i = i + 1
    return i == at and chance:one_of(numbers) or nil
  end)
end


function changes.letter(chance, list)
  local n = place(chance, list)
  local at = chance:from(0, #list[n])
  list[n] = list[n]:sub(1, at) .. chance:one_of(signs)
    .. list[n]:sub(at + chance:from(1, 3))
end


function changes.move(chance, list)
  local n = place(chance, list)
  list[n] = list[n]:gsub("^(%d+[:=]) .*", function(head)
    return head .. " " .. chance:one_of(words)
  end)
end


function changes.borrow(chance, list)
  local from, to = place(chance, list), place(chance, list)
  local said = list[from]:match "^%d+[:=] (.*)"
  if not said then return end
  list[to] = list[to]:gsub("^(%d+[:=]) .*", function(head)
    return head .. " " .. said
  end)
end


function changes.mark(chance, list)
  local n = place(chance, list)
  list[n] = list[n]:gsub("^(%d+)([:=])", function(seat, mark)
    return seat .. (mark == ":" and "=" or ":")
  end)
end


--- Half of them among the first lines, where the head of the record is.
function changes.insert(chance, list)
  local n = place(chance, list)
  if chance:once_in(2) then n = math.min(chance:from(2, 6), n) end
  table.insert(list, n, chance:one_of(lines))
end


function changes.replace(chance, list)
  list[place(chance, list)] = chance:one_of(lines)
end


function changes.stop(chance, list)
  for _ = place(chance, list), #list do table.remove(list) end
end


function changes.rules(chance, list)
  local n = chance:from(1, #list)
  list[n] = list[n]:gsub("^| (.*)", function(code)
    local at = chance:from(0, #code)
    return "| " .. code:sub(1, at) .. chance:one_of(signs)
      .. code:sub(at + chance:from(1, 2))
  end)
end


local sorts = { "delete", "double", "exchange", "number", "number", "letter",
  "move", "move", "borrow", "borrow", "mark", "insert", "replace", "stop",
  "rules" }


--- The text of the lines, each decision and result with its check.
local function checked(list)
  local sum, begun, out = record.start, false, {}
  for n, line in ipairs(list) do
    begun = begun or line == "begin"
    out[n] = line
    if not line:find "^%s*#" and line:find "%S" then
      local digits
      digits, sum = record.check(line, sum)
      if begun then out[n] = line .. (" ~%04x"):format(digits) end
    end
  end
  return table.concat(out, "\n") .. "\n"
end


--- tear.apart(text, chance) -> text of another record, or of none
function tear.apart(text, chance)
  local list = split(text)
  for _ = 1, chance:one_of { 1, 1, 2, 3, 6 } do
    if #list > 1 then changes[chance:one_of(sorts)](chance, list) end
  end
  if chance:once_in(5) then return table.concat(list, "\n") end
  return checked(list)
end


return tear
