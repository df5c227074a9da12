-- The functions of tenace.core of which words in Lua are made: whatever they
-- are given, they refuse it or leave out what there is not.

local core = require "tenace.core"
local helper = require "game_helper"


--- A match of four players with 13 cards each, and why core[name] refuses what
-- it is given.
local function match()
  return helper.match("", "function g:round() self:deal_each(13) "
    .. "self:ask_yes_no(1, 'go on?') end", { seed = 1 }).core
end

local function refused(name, ...)
  local done, why = pcall(core[name], ...)
  assert.is_false(done)
  return (why:gsub("^bad argument #%-?%d to '[%w._]+' ", ""))
end


describe("what words in Lua are made of", function()
  teardown(helper.clean)

  it("forms parties of seats that there are", function()
    local self = match()
    core.form_parties(self, -1, "", { "a", "b" })
    assert.equal(4, #core.party(self, 1).players)
    core.form_parties(self, 1 << 40 | 2, "AS", { "a", "b" })
    assert.is_true(#core.party(self, 1).players <= 2)
    assert.equal("(table expected, got number)",
      refused("form_parties", self, 1, "", 3))
    assert.is_nil(core.party(self, 3))
    assert.is_nil(core.party(self, math.mininteger))
  end)

  it("notes what is no value only where a log is kept", function()
    local self = match()
    core.keep_log(self, false)
    core.note(self, {})
    assert.is_false(core.logs(self))
    assert.equal("(value expected)", refused("note", self))
  end)

  it("finds and tells sets of a block, and of nothing else", function()
    local self = match()
    local block = core.sets(self, { "AS", "2C 3C" })
    local all = { 1, 2 }
    assert.same(all, core.sets_within(self, block, "AS 2C 3C"))
    core.tell_sets(self, 1, block, math.mininteger, math.maxinteger)
    core.tell_sets(self, 1, block, 3, 2)
    core.tell_sets(self, 1, block, math.maxinteger, math.mininteger)
    for _, other in ipairs { self, io.stdout, {}, "AS" } do
      assert.matches("tenace.sets expected",
        refused("sets_within", self, other, "AS"))
      assert.matches("tenace.sets expected",
        refused("tell_each_set", self, 1, other))
    end
  end)

  it("draws unseen where there is such a card", function()
    local self = match()
    assert.equal(13, core.draw_unseen(self, 1, "which?", 2))
    for _, place in ipairs { 0, 14, math.mininteger, math.maxinteger } do
      assert.equal(13, core.draw_unseen(self, 1, "which?", 2, place))
    end
    assert.is_string(core.draw_unseen(self, 1, "which?", 2, 13))
    assert.equal(12, core.draw_unseen(self, 1, "which?", 2))
    assert.equal("(it is the player's own hand)",
      refused("draw_unseen", self, 1, "which?", 1))
    assert.is_nil(core.unseal(self, 1))
  end)

  it("moves and shows no card that is not there", function()
    local self = match()
    local hand = core.pile(self, core.player(self, 1))
    local held = tostring(hand)
    local other = tostring(core.pile(self, core.player(self, 2))):sub(1, 3)
    assert.matches("is not in that pile",
      refused("hand_over", self, other, 1, 3))
    core.show_to(self, 3, other, hand)
    assert.equal(held, tostring(hand))
    assert.matches("no player 9", refused("show_to", self, 9, held, hand))
    assert.matches("no pile 99", refused("pile", self, 99))
    core.hand_over(self, held, 1, 3)
    assert.equal(0, #hand)
  end)
end)
