-- A position as one line.

local tenace = require "tenace"


describe("a position as one line", function()
  it("names the seed", function()
    local m = tenace.new("whist#7")
    assert.equal(7, m.seed)
    assert.same(tenace.new("whist", { seed = 7 }):hands(), m:hands())
  end)

  it("lets bots decide so many times", function()
    local m = tenace.new("whist+american#2@3")
    local other = tenace.new("whist+american", { seed = 2 })
    for _ = 1, 3 do other:play(other:choose("search")) end
    assert.equal(other:record(), m:record())
    assert.equal("whist+american#2@3", m:position())
  end)

  it("is told after undo and redo, too, and of a copy", function()
    local m = tenace.new("whist#2@3")
    assert.equal("whist#2@1", m:undo(2):position())
    assert.equal("whist#2@2", m:redo():copy():position())
    assert.equal("whist#2", m:undo(9):position())
  end)

  it("is told of another seed", function()
    assert.equal("whist#-3", tenace.new("whist#-3"):position())
    assert.equal("whist#4", tenace.new("whist#2@3"):restart(4):position())
  end)

  it("is not told where a person has decided", function()
    local m = tenace.new("whist", { seed = 2 })
    m:play(m:moves()[1])
    local line, why = m:position()
    assert.is_nil(line)
    assert.equal("not only bots have decided; a record keeps the moves", why)
  end)

  it("is not told where cards were given", function()
    local m = tenace.new("whist", { seed = 2, deal = { hands = { "AS" } } })
    local line, why = m:position()
    assert.is_nil(line)
    assert.equal("cards were given; a record keeps them", why)
  end)

  it("takes no second seed", function()
    assert.error_matches(function()
      tenace.new("whist#2", { seed = 3 })
    end, "'whist#2' names its seed; leave the other one out")
  end)

  it("says that a match is over before", function()
    assert.error_matches(function() tenace.new("war#1@2000") end,
      "the match is over after %d+ decisions, before 2000")
  end)

  it("leaves what is no seed to the game's name", function()
    assert.error_matches(function() tenace.new("whist#x") end,
      "no game 'whist#x'")
  end)
end)
