-- The page's calls about files of deals.

local helper = require "web_helper"

local ask, need, begin = helper.ask, helper.need, helper.begin

local HANDS = "SJ973HJ98742D3CK4,SKQT2HATDJ6542C85,SH63DAKQ987CA9732,|"
local LIN = "qx|o7|md|1" .. HANDS .. "sv|b|mb|2H|mb|p|mb|p|mb|p|pc|SK|mc|7|\n"
  .. "qx|c7|md|1" .. HANDS .. "sv|b|pg||\n"


describe("the page's worker", function()
  setup(helper.keep)
  teardown(helper.free)
  after_each(helper.forget)

  it("reads a file of deals, table by table", function()
    local found = need { call = "boards", text = LIN, game = "bridge" }
    assert.equal(2, #found.tables)
    assert.matches("board 7  2♥ by South  7 tricks  -100",
      found.tables[1].lines[1], 1, true)
    need { call = "open", text = found.tables[1].record }
    assert.is_truthy(need({ call = "view" }).over)
    need { call = "open", text = found.tables[1].deals }
    local at = need { call = "view" }
    assert.equal(0, at.decisions)
    assert.equal("bridge+first_board=7+rounds=1", at.game)
    assert.is_nil(found.tables[2].record)
    assert.equal("Play these deals", found.play)
  end)

  it("tells what is wrong with a file", function()
    local _, problem = ask { call = "boards", text = "x", game = "bridge" }
    assert.equal("request", problem.kind)
    assert.matches("^there is no deal in the text", problem.text)
  end)

  it("writes the deals of the rounds that are over", function()
    begin()
    local _, problem = ask { call = "deals" }
    assert.equal("no round is over yet, so there is nothing to write",
      problem.text)
    local record = need { call = "boards", text = LIN,
      game = "bridge" }.tables[1].record
    need { call = "open", text = record }
    assert.matches('[Contract "2H"]', need { call = "deals" }.text, 1, true)
    local lin = need { call = "deals", format = "lin" }
    assert.equal("lin", lin.format)
    assert.matches("^qx|o7|", lin.text)
  end)
end)
