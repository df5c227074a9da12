-- Reads lines until the end and shows what it read; tests/repl/line.exp types.
local terminal = require "tenace.terminal"
local interrupt = require "tenace.interrupt"

local WORDS = { "hand", "help", "hint" }

interrupt.ignore()
terminal.complete(function(word)
  local found = {}
  for _, known in ipairs(WORDS) do
    if known:sub(1, #word) == word then found[#found + 1] = known end
  end
  return found, " "
end)

while true do
  local line, why = terminal.read("\27[1mline>\27[0m ")
  if why == "end" then break end
  if line then terminal.add(line) end
  if line == "loop" then
    local _, message = interrupt.call(function() while true do end end)
    print("stopped: " .. message)
  else
    print("read: " .. (line or why))
  end
end
print("done")
