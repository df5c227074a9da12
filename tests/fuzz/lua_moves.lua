-- Each line is a move or a command: `.` random moves, `<` and `>` undo and
-- redo, `?` why, `!` a search, `=` record and replay, anything else a move.

local harness = require "lua_harness"
local tenace = require "tenace"

local names = { "whist", "skat", "canasta", "shengji", "rummy", "tute",
  "bid_whist", "skat+pub_skat", "canasta+classic" }
local variants = {}
for i, name in ipairs(names) do variants[i] = tenace.variant(name) end

local commands = {}

commands["."] = function(m, rest)
  for _ = 1, 1 + #rest do
    if m:turn() then m:play(m:choose "random") end
  end
end

commands["<"] = function(m, rest) m:undo(#rest) end
commands[">"] = function(m, rest) m:redo(#rest) end
commands["?"] = function(m, rest) m:why(rest) end
commands["!"] = function(m) m:choose "search:1" end

commands["="] = function(m)
  local record = m:record()
  local again = assert(tenace.replay(record))
  assert(again:record() == record, "FINDING: another record")
end


--- Makes a move by its text; if it is allowed, it must succeed.
local function play(m, text)
  if m:allows(text) then m:play(text) end
  m:moves()
end


return function(bytes)
  local variant = variants[(bytes:byte(1) or 0) % #variants + 1]
  if not variant then return end
  local m = tenace.new(variant, { seed = bytes:byte(2) or 1, traced = true })
  local lines = 0
  for line in bytes:sub(3):gmatch "[^\n]+" do
    lines = lines + 1
    if lines > 30 then break end
    local command = commands[line:sub(1, 1)]
    if command then
      local _, wrong = harness.try(command, m, line:sub(2, 20))
      if tostring(wrong):find("FINDING", 1, true) then error(wrong, 0) end
    else
      harness.try(play, m, line)
    end
  end
  for seat = 0, variant.players do
    if seat > 0 then harness.try(m.view, m, seat) end
  end
end
