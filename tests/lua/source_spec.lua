local source = require "tenace.base.source"

local text = [==[
-- Whist: two partnerships,
-- thirteen tricks. More of it.
local whist = game "Wh{ist" {
  players = 4, -- players = 5
  ["sides"] = "partners",
  deck = french(54, {
    packs = 2 }),
  options = {
    target = number { 5, from = 1,
      to = 50, "points, = {" },
  },
  --[[ hidden = 1,
  ]]
  obligations = { follow_suit, obligation "x" { says = [[
 a, b = ]], function(self, a) if a == b then local t = { c = 1 } end end
    }, last },
}
]==]

local function line(...)
  return source.line(source.outline(text, 1, "game"), { ... })
end

describe("source", function()
  it("finds the lines of fields", function()
    assert.equal(4, line "players")
    assert.equal(5, line "sides")
    assert.equal(10, line("options", "target", "to"))
    assert.equal(7, line("deck", "packs"))
  end)

  it("finds items of a list", function()
    assert.equal(14, line("obligations", 1))
    assert.equal(14, line("obligations", 2, "says"))
    assert.equal(16, line("obligations", 3))
  end)

  it("goes as far as there are fields", function()
    assert.equal(3, line "nothing")
    assert.equal(9, line("options", "target", "silences"))
  end)

  it("does not look into comments or the bodies of functions", function()
    assert.equal(3, line "hidden")
    assert.equal(14, line("obligations", 2, "c"))
  end)

  it("keeps the fields in their order", function()
    assert.same({ "players", "sides", "deck", "options", "obligations" },
      source.outline(text, 1, "game").order)
  end)

  it("ends with any text", function()
    for i = 0, #text do source.outline(text:sub(1, i), 1, "game") end
    assert.equal(1, source.outline("game", 1, "game").line)
    assert.equal(1, source.outline("", 1, "game").line)
  end)

  it("gives the first sentence of the opening comment", function()
    assert.equal("Whist: two partnerships, thirteen tricks.",
      source.opening(text))
    assert.equal("One line", source.opening("-- One line\n\nlocal x"))
    assert.equal("", source.opening("local x -- y"))
  end)
end)
