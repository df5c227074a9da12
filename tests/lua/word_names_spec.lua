-- Errors of words name the word, whoever calls it for the rules.

local core = require "tenace.core"
local helper = require "game_helper"
local problem = require "tenace.base.problem"


describe("an error of a word names it", function()
  teardown(helper.clean)

  it("in a match that a bot has made up", function()
    local m = helper.round [[
      self:deal_each(5)
      self:declare(self.dealer, "what?", { { "a", "2C" } },
        (self:play_trick(1)))
    ]]
    local found = helper.error(m.choose, m, "search:2")
    assert.equal("g.lua:7: game 'G', step 'round': bad argument #4 to "
      .. "'declare' (function expected, got tenace.player)", found)
  end)

  it("in a function that C has called", function()
    local ok, found = xpcall(function()
      table.sort({ 1, 2 }, core.words.random)
    end, problem.handler)
    assert.is_false(ok)
    assert.matches("^bad argument #1 to 'sort' %(match ", found.raised)
  end)

  it("and what is no word is named by its type, not by an address", function()
    assert.equal("g.lua:6: game 'G', step 'round': ask: a form has no "
      .. "'function': it is no slot of its pattern", helper.wrong [[
        self:ask(1, "what?", { { "{card}", [function() end] = 3 } })]])
  end)
end)
