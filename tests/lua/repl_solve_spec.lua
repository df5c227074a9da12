-- `solve` as it is typed: at the prompt, and at the table where the hands are
-- open.

local Prompt = require "tenace.face.prompt.session"
local Session = require "tenace.face.table.session"
local show = require "tenace.face.say.show"
local tenace = require "tenace"

local BEST = "With all cards seen, and nobody making a mistake, "


--- A table at which player 1 has to answer the king of clubs.
local function at_table(game, seed)
  local match = tenace.new(game, { seed = seed, traced = true })
  local session = Session.new { match = match, seat = 1, style = show.plain,
    bots = { "random", "random", "random", "random" }, bot_names = "random",
    header = "" }
  session:start()
  return session
end


describe("solve at the table", function()
  it("looks at the hands only when they are open", function()
    local session = at_table("whist", 2)
    local closed =
      "solve looks at all hands: show hands opens them for study.\n"
    assert.equal(closed, (session:handle "solve"))
    session:handle "show hands"
    assert.equal(BEST .. "your side still gets:\n5 tricks  2♣ 6♣ 5♣ 4♣\n",
      (session:handle "solve"))
    session:handle "hide hands"
    assert.equal(closed, (session:handle "solve"))
  end)

  it("counts what is asked for, or says what prevents it", function()
    local session = at_table("whist", 2)
    session:handle "show hands"
    assert.matches("\n5 tricks ", (session:handle "solve tricks"))
    assert.equal("Perfect play is not known here: the cards of Whist count no "
      .. "points.\n", (session:handle "solve points"))
    assert.equal("solve counts tricks or points, not 'luck': solve points\n",
      (session:handle "solve luck"))
  end)

  it("says so where no card is to be played", function()
    local session = at_table("bid_whist", 2)
    session:handle "show hands"
    assert.equal("Perfect play is not known here: no card is to be played to a "
      .. "trick now.\n", (session:handle "solve"))
  end)
end)


describe("solve at the prompt", function()
  it("solves the current match", function()
    local prompt = Prompt.new()
    prompt:handle 'deal("whist", { seed = 2 })'
    assert.matches("^" .. BEST .. "the side of Seat 2 still gets:\n%d+ tricks ",
      (prompt:handle "solve"))
    assert.matches("^Perfect play is not known here: the cards of Whist ",
      (prompt:handle 'solve "points"'))
  end)

  it("solves a position, as the library does", function()
    local prompt = Prompt.new()
    assert.equal("1\n", (prompt:handle [[solve("whist", {},
      { hands = { "AS", "KS", "QS", "JS" } }).value]]))
    assert.matches("there is no match yet", (prompt:handle "solve"))
  end)
end)
