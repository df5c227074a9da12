-- Worked examples of rulebooks open as positions of a match.

local opened = require "tenace.face.rulebook.opened"
local tenace = require "tenace"


--- The example of that name.
local function example(variant, name)
  for _, one in ipairs(variant.examples) do
    if one.name == name then return one end
  end
  error("no example " .. name)
end


describe("an example at the table", function()
  local whist = tenace.variant "whist"

  it("has its trick, trump and hand", function()
    local m, seat = opened.of(example(whist,
      "without a club any card may be played"), whist)
    local view = m:view(seat)
    assert.equal("H", view.trump)
    assert.equal("10C", view.table[1].cards)
    assert.equal("KC", view.table[2].cards)
    for card in ("3D 4H 9S"):gmatch "%S+" do assert.is_true(m:allows(card)) end
  end)

  it("begins before the last card of a whole trick", function()
    local m, seat = opened.of(example(whist, "a trump beats the suit led"),
      whist)
    assert.equal("D", m:view(seat).trump)
  end)

  it("follows the moves that it gives", function()
    local bridge = tenace.variant "bridge"
    for _, one in ipairs(bridge.examples) do
      if one.body.moves then
        assert.is_table(opened.of(one, bridge):history())
        return
      end
    end
  end)

  it("opens no result that is only counted", function()
    local one = example(whist, "seven tricks are one point")
    assert.is_falsy(opened.can(one))
    assert.is_nil(opened.of(one, whist))
  end)
end)
