-- Lack of memory is reported as such, and not as an error of the rules or as
-- the reason against a move. The core's functions fail here when the test says
-- so.

local core = require "tenace.core"
local kit = require "tenace.match.kit"
local tenace = require "tenace"

local WANT = "not enough memory"

--- What f raises while a function of a module fails with these words.
local function raised(module, name, words, f, ...)
  local whole = module[name]
  module[name] = function() error(words, 0) end
  local ok, wrong = pcall(f, ...)
  module[name] = whole
  return not ok and tostring(wrong) or nil
end


describe("lack of memory", function()
  it("is reported when a view asks for the trumps", function()
    local m = tenace.new("skat", { seed = 1 })
    assert.equal(WANT, raised(kit, "order_now", WANT, m.view, m, 1))
  end)

  it("is not the error of rules that fail or hold too much", function()
    local m = tenace.new("skat", { seed = 1 })
    for _, words in ipairs { "g.lua:3: " .. WANT,
      WANT .. ": the rules hold more than 16384 kB" } do
      assert.is_nil(raised(kit, "order_now", words, m.view, m, 1))
    end
  end)

  it("is reported when moves are made again", function()
    local m = tenace.new("whist", { seed = 1 })
    m:play(m:moves()[1])
    local record = m:record()
    assert.equal(WANT, raised(core, "answer", WANT, m.reload, m))
    assert.equal(record, m:record())
    assert.is_true(m:reload())
  end)
end)
