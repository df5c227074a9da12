-- The words for suits: in the advice to obligations, and before there is a
-- core, as the build reads them.

local helper = require "game_helper"


--- The module, read where nothing else can be required.
local function alone()
  local path = assert(package.searchpath("tenace.base.suit_words",
    "lua/?.lua"))
  local env = { string = string, next = next,
    require = function(name) error("it requires " .. name) end }
  return assert(loadfile(path, "t", env))()
end


describe("the words for suits", function()
  teardown(helper.clean)

  it("need no other module", function()
    local words = alone()
    assert.equal("H", words.letter("Heart", "C D H S"))
    assert.equal("C", words.letter("cups", "O C E B"))
    assert.equal("B", words.letter("blue", "R Y G B"))
    assert.is_nil(words.letter("hearts", "O C E B"))
  end)

  it("are answered with the letter where cards are named", function()
    local problem = helper.error(helper.match, "obligations = { obligation "
      .. '"low" { avoid = "hearts", says = "no" } },', "function g:round() end")
    assert.matches("'hearts' %a+.-H", problem)
    assert.matches('write "H"', problem, 1, true)
  end)
end)
