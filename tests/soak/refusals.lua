-- The cost of refusing a file, in instructions of the machine. The program
-- reads each file of tests/lua/refusals.lua under callgrind, and may take a
-- limited number of instructions more than for a file that it refuses at its
-- first word. Some files take more, as the page on safety says: too many
-- options, fields, duties, piles.
--
--   tenace run tests/soak/refusals.lua [WORD]
--
-- WORD: only those with it in their names. A record of some MB may take more,
-- in proportion.

package.path = package.path .. ";./tests/lua/?.lua"
local refusals = require "refusals"

local TENACE = os.getenv "TENACE" or "./tenace"

--- Instructions that a refusal may take, and bytes of a record that may take
-- no more. What is not refused is shown, which takes more.
local MOST, SHORT, SHOWN = 100000000, 400000, 50

local COUNT = "setarch -R valgrind --tool=callgrind "
  .. "--callgrind-out-file=/dev/null %s %s 2>&1 >/dev/null </dev/null"


local function instructions(folder, command)
  local pipe = assert(io.popen("cd '" .. folder .. "' && TENACE_RULES=. "
    .. COUNT:format(TENACE, command)))
  local said = pipe:read "a"
  local shown = pipe:close()
  return tonumber(said:match "Collected : (%d+)") or error(said), shown
end


if not TENACE:find "^/" then
  TENACE = os.getenv "PWD" .. "/" .. TENACE
end

if not os.execute "command -v valgrind >/dev/null" then
  print "ok 1 - valgrind is not here # SKIP"
  return
end

io.stdout:setvbuf "line"
local start
refusals.each({ name = "a word", files = { ["g.lua"] = "x" } },
  function(folder, command) start = instructions(folder, command) end)

for i, one in ipairs(refusals.list) do
  if not arg[1] or one.name:find(arg[1], 1, true) then
    refusals.each(one, function(folder, command)
      local n, shown = instructions(folder, command)
      n = n - start
      local most = MOST * math.max(1, one.record and #one.record / SHORT or 1)
        * (shown and SHOWN or 1)
      print(("%s %d - %s%s: %.1f million"):format(n <= most and "ok"
        or "not ok", i, one.name, shown and ", shown" or "", n / 1e6))
    end)
  end
end
