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

  it("in Lua, where the core has raised it inside the word", function()
    local begin = "g.lua:6: game 'G', step 'round': "
    for said, message in pairs {
      ["self:begin_trick(9)"] = "bad argument #1 to 'begin_trick' "
        .. "(no player 9 (there are 4))",
      ["self:play_trick('you')"] = "bad argument #1 to 'play_trick' "
        .. "(player expected, got string)",
      ["self:play_trick(1, 2)"] = "bad argument #2 to 'play_trick' "
        .. "(function expected, got number)",
      ["self:begin_trick()"] = "bad argument #1 to 'begin_trick' "
        .. "(player expected, got no value)",
    } do
      assert.equal(begin .. message, (helper.wrong(said)))
    end
    assert.matches("calling 'end_trick' on .*not everyone has played",
      (helper.wrong "self:end_trick()"))
  end)

  it("and what is no word is named by its type, not by an address", function()
    assert.equal("g.lua:6: game 'G', step 'round': ask: a form has no "
      .. "'function': it is no slot of its pattern", helper.wrong [[
        self:ask(1, "what?", { { "{card}", [function() end] = 3 } })]])
  end)
end)
