-- Lists of answers that would fill the screen.

local briefly = require "tenace.face.table.briefly"
local show = require "tenace.face.say.show"


--- Such texts with the numbers from `from` to `to`.
local function numbered(from, to, step, form)
  local list = {}
  for n = from, to, step do list[#list + 1] = (form or "%d"):format(n) end
  return list
end


local function listed(list) return briefly.listed(list, show.plain) end


describe("a list of answers", function()
  it("is whole while it is short", function()
    local text, cut = listed { "pass", "10", "20", "30", "stop" }
    assert.equal("pass, 10, 20, 30, stop", text)
    assert.is_false(cut)
  end)

  it("has two numbers and the last in place of many in even steps", function()
    local bids = numbered(250, 1000, 10)
    table.insert(bids, 1, "pass")
    bids[#bids + 1] = "misere"
    local text, cut = listed(bids)
    assert.equal("pass, 250, 260 and so on to 1000, misere", text)
    assert.is_false(cut)
    assert.equal("1, 2, 4, 8, 16, 32, 64, 128, 256", (listed {
      "1", "2", "4", "8", "16", "32", "64", "128", "256" }))
  end)

  it("ends before it fills the screen, and says so", function()
    local text, cut = listed(numbered(1, 200, 1, "take %d and leave it"))
    assert.is_true(cut)
    assert.matches("^take 1 and leave it, take 2 and leave it, ", text)
    assert.is_true(#show.wrap(text, show.plain.width) <= 7)
  end)
end)
