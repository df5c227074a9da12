-- Going back and forward in a match, and its decisions.

local helper = require "game_helper"
local tenace = require "tenace"


--- Two rounds of whist played at random, and the match in the third.
local function played()
  return tenace.new("whist+target=20", { seed = 2 })
    :run("random", { rounds = 1 }):run("random", { rounds = 1 })
end


describe("history", function()
  it("has every decision in order", function()
    local m = tenace.new("whist", { seed = 2 }):play("10C"):play("3C")
    assert.same({
      { player = 2, move = "10C", forced = false, round = 1 },
      { player = 3, move = "3C", forced = false, round = 1 },
    }, m:history())
  end)

  it("marks answers that were the only possible ones", function()
    local history = played():history()
    assert.equal(104, #history)
    for n = 49, 52 do assert.is_true(history[n].forced) end
    assert.equal(2, history[53].round)
  end)

  it("is empty at the start", function()
    assert.same({}, tenace.new("whist", { seed = 2 }):history())
  end)
end)


describe("go_to", function()
  it("goes to where a round began, and forward again", function()
    local m = played()
    local hands = m:copy():hands()
    assert.equal(52, m:go_to("round", 2):decisions())
    assert.equal(2, m:view(1).round)
    assert.equal(0, m:go_to("round", 1):decisions())
    assert.equal(104, m:go_to("round", 3):decisions())
    assert.same(hands, m:hands())
  end)

  it("goes to where a trick of the present round began", function()
    local m = played():go_to("round", 2)
    assert.equal(68, m:go_to("trick", 5):decisions())
    local view = m:view(1)
    assert.same({ 2, 4 }, { view.round, view.tricks[1] + view.tricks[2] })
    assert.equal(52, m:go_to("trick", 1):decisions())
    assert.equal(96, m:go_to("trick", 12):decisions())
  end)

  it("goes to the trick under way", function()
    local m = tenace.new("whist", { seed = 2 }):play("10C"):play("3C")
    assert.equal(0, m:go_to("trick", 1):decisions())
    assert.equal(2, m:go_to("decision", 2):decisions())
  end)

  it("says that a round or trick has not been played yet", function()
    local m = tenace.new("whist", { seed = 2 })
    assert.equal("there has been no trick 2 yet",
      helper.error(m.go_to, m, "trick", 2))
    assert.equal("there has been no round 2 yet",
      helper.error(m.go_to, m, "round", 2))
    assert.equal("there has been no decision 1 yet",
      helper.error(m.go_to, m, "decision", 1))
    assert.equal("there has been no decision -1 yet",
      helper.error(m.go_to, m, "decision", -1))
  end)

  it("wants a word and a number", function()
    local m = tenace.new("whist", { seed = 2 })
    local says = "go_to: say trick, round or decision, and its number"
    assert.equal(says, helper.error(m.go_to, m, "trik", 2))
    assert.equal(says, helper.error(m.go_to, m, "trick", "2"))
  end)

  it("finds tricks of games that ask other things too", function()
    local m = tenace.new("skat", { seed = 5 }):run("random", { rounds = 2 })
    m:go_to("round", 2)
    local before = m:decisions()
    m:go_to("trick", 2)
    assert.is_true(m:decisions() > before + 3)
    local won = 0
    for _, n in ipairs(m:view(1).tricks) do won = won + n end
    assert.equal(1, won)
  end)
end)
