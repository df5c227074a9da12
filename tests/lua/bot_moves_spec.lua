-- A bot's move that the rules refuse, though they have accepted it before, is
-- an error of the rules.

local helper = require "game_helper"
local tenace = require "tenace"

local FICKLE = [[
function g:round()
  self:deal_each(5)
  local n = 0
  self:ask_cards(1, "which?", 1, self:player(1),
    function() n = n + 1 return n % 2 == 1 end)
end]]

local REFUSED = "^g%.lua:8: game 'G', step 'round': the bot's move '%w+' is "
  .. "not allowed: these cards may not be chosen together$"


describe("a condition that changes its mind", function()
  teardown(helper.clean)

  it("is an error of the step that asks, for a bot that thinks", function()
    local m = helper.match("", FICKLE)
    assert.matches(REFUSED, helper.error(m.choose, m, "search:2"))
  end)

  it("and for check", function()
    local found = tenace.check(helper.file(helper.text("", FICKLE)))
    assert.equal(8, found[1].line)
    assert.matches(REFUSED:gsub("^%^.-: ", "^"), found[1].text)
  end)
end)

