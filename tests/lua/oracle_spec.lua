-- Whole matches stay as they are: what players are asked, may do, see and are
-- told, and what bots do. oracle.lua makes the digests anew.
-- In 8 parts.

local oracle = require "oracle"
local turn = require "turn"

local EACH = 14

-- What to do where a digest differs.
local DIFFERS = [[%s: its matches look different from those that were kept.
  ./tenace run tests/lua/oracle.lua %s
prints them; compare that with what the program before your change prints]]


describe("the matches with kept digests", function()
  local kept = oracle.kept()

  it("are of each game and house rule, and no others", function()
    local some = {}
    for spec in pairs(kept) do some[#some + 1] = spec end
    table.sort(some)
    local all = oracle.specs()
    table.sort(all)
    assert.same(all, some)
  end)

  for i, spec in ipairs(oracle.specs()) do
    if turn.takes(i, EACH) then
      it("look as before: " .. spec, function()
        assert.equal(kept[spec], oracle.digest(spec),
          DIFFERS:format(spec, spec))
      end)
    end
  end
end)
