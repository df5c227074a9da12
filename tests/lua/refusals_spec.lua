-- Refusing a file costs little. tests/soak/refusals.lua counts the instructions
-- of all such files; this spec takes some of them, and counts instructions of
-- Lua and seconds of computing in C, with a margin of a hundred.

local refusals = require "refusals"
local tenace = require "tenace"

local INSTRUCTIONS, SECONDS = 5000000, 10

--- Bytes of a record that may take as many; one of some MB may take more.
local SHORT = 400000

--- Of this many files that differ only by their letters, one is read.
local EACH = 8


--- Instructions of Lua, and seconds.
local function cost(f, ...)
  local n, before = 0, os.clock()
  debug.sethook(function() n = n + 1000 end, "", 1000)
  local ok, made, wrong = pcall(f, ...)
  debug.sethook()
  return n, os.clock() - before, ok and made or nil, ok and wrong or made
end


describe("a file that is too large", function()
  for i, one in ipairs(refusals.list) do
    if not one.alike or i % EACH == 0 then
      it("is refused at little cost: " .. one.name, function()
        refusals.each(one, function(folder)
          local library = tenace.library
          local folders = library.shelf.folders
          library.shelf.folders = { folder }
          local n, seconds, made, wrong
          if one.record then
            n, seconds, made, wrong = cost(tenace.replay, one.record)
          else
            n, seconds, made, wrong = cost(tenace.variant, one.spec
              or folder .. "/g.lua")
          end
          library.shelf.folders = folders
          assert.is_true(made ~= nil or #tostring(wrong) > 10, one.name)
          local times = math.max(1, #(one.record or "") / SHORT)
          assert.is_true(n <= INSTRUCTIONS * times, n .. " instructions")
          assert.is_true(seconds <= SECONDS, seconds .. " seconds")
        end)
      end)
    end
  end
end)
