-- What words in Lua ask by: scales of texts, and which of them are open. No
-- number that they hand over leads beyond a scale.

local core = require "tenace.core"
local helper = require "game_helper"

local SCALE = core.scale({ "pass", "double" }, { "1", "2", "3" })


--- A match that waits for player 1.
local function match()
  return helper.round "self:ask_yes_no(1, '?')".core
end


--- What is open, as text.
local function open(...)
  return table.concat(core.open_texts(match(), 1, SCALE, ...), " ")
end


describe("a scale", function()
  teardown(helper.clean)

  it("has texts that a record can keep", function()
    for _, list in ipairs { { {} }, { ("x"):rep(1024) }, { "a\0b" } } do
      assert.is_false((pcall(core.scale, {}, list)))
      assert.is_false((pcall(core.scale, list, {})))
    end
    local many = {}
    for n = 1, 1009 do many[n] = tostring(n) end
    assert.is_false((pcall(core.scale, {}, many)))
    assert.is_false((pcall(core.scale, many, {})))
    assert.is_false((pcall(core.scale, { "a" }, {}, 0, false, 2)))
    assert.is_false((pcall(core.scale, { "a" }, {}, 0, false, -1)))
  end)

  it("opens words by bits, and rungs from one on but for one", function()
    assert.equal("pass 1 2 3", open(1, 1))
    assert.equal("double 3", open(2, 3))
    assert.equal("pass double 1 3", open(3, 1, 2))
    assert.equal("pass 2 3", open(1, 2, 1))
    assert.equal("pass", open(1, 4))
  end)

  it("opens no more than it has", function()
    local least, most = math.mininteger, math.maxinteger
    assert.equal("pass double 1 2 3", open(-1, least, least))
    assert.equal("pass double", open(most, most, most))
    assert.equal("1 2 3", open(0, 0, -3))
    assert.equal("3", open(4, 3, 1.5))
  end)

  it("is asked of a seat of the match", function()
    for _, seat in ipairs { -7, 0, 1, 4, 5, math.maxinteger } do
      local m = match()
      assert.same({ nil, false },
        { core.pick(m, seat, SCALE, 1, 1, 0, math.maxinteger, "?") })
      local asked = core.question(m).player
      assert.is_true(asked >= 1 and asked <= 4)
    end
    assert.is_false((pcall(core.pick, match(), 1, SCALE, 0, 4)))
    assert.is_false((pcall(core.pick, match(), 1, {}, 1, 1)))
    assert.is_false((pcall(core.pick, match(), 1, match(), 1, 1)))
  end)

  it("is unchanged as long as a list has the same texts", function()
    assert.is_true(core.unchanged(SCALE, { "1", "2", "3" }))
    for _, list in ipairs { {}, { "1", "2" }, { "1", "2", "4" },
      { 1, 2, 3 }, { "1", "2", "3", "4" } } do
      assert.is_false(core.unchanged(SCALE, list))
    end
  end)
end)


describe("what a word in Lua asks the core", function()
  teardown(helper.clean)

  it("is the seat of a player or a seat", function()
    local m = match()
    assert.equal(3, core.seat(m, 3))
    assert.equal(2, core.seat(m, core.player(m, 2)))
    for _, other in ipairs { 0, 5, -1, "1", 1.5, {}, match() } do
      assert.is_nil(core.seat(m, other))
    end
    assert.is_nil(core.seat(m, core.player(match(), 2)))
    assert.equal(core.player(m, 4), core.at_seat(m, 4))
  end)
end)
