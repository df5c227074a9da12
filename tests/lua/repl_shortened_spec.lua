-- Answers typed in fewer or other words than the game has for them.

local Session = require "tenace.face.table.session"
local shortened = require "tenace.face.table.shortened"
local show = require "tenace.face.say.show"
local tenace = require "tenace"


--- A table at the first question of a match, whose bots play at random.
local function table_of(game, options)
  local m = tenace.new(game, options or { seed = 3 })
  local bots = {}
  for seat = 1, m.variant.players do bots[seat] = "random" end
  local seat = m:turn()
  bots[seat] = nil
  local session = Session.new { match = m, seat = seat, style = show.plain,
    bots = bots, bot_names = "random", header = "" }
  session:start()
  return session
end


--- The person's first move after these words.
local function made(game, text)
  local session = table_of(game)
  session:handle(text)
  for _, one in ipairs(session.match:history()) do
    if one.player == session.seat and not one.forced then return one.move end
  end
end


describe("a shortened answer", function()
  it("is the answer that it begins", function()
    local bids = { "pass", "1 downtown", "1 uptown", "2 no trump downtown",
      "2 no trump uptown" }
    assert.equal("1 downtown", shortened.answer("1 down", bids))
    assert.equal("1 uptown", shortened.answer("1 upt", bids))
    assert.equal("pass", shortened.answer("p", bids))
    assert.is_nil(shortened.answer("2 no", bids))
    assert.is_nil(shortened.answer("1 u", bids))
    assert.is_nil(shortened.answer("3 down", bids))
  end)

  it("may name a suit", function()
    local bids = { "pass", "1C", "1NT", "2S" }
    assert.equal("1C", shortened.answer("1 club", bids))
    assert.equal("2S", shortened.answer("Two Spades", bids))
    assert.equal("1NT", shortened.answer("1 no trump", bids))
    assert.is_nil(shortened.answer("2 clubs", bids))
  end)

  it("is taken at the table", function()
    assert.equal("1C", made("bridge", "1 club"))
    assert.equal("pass", made("bridge", "p"))
    assert.equal("1 downtown", made("bid_whist", "1 down"))
    assert.equal("pass", made("dou_dizhu", "p"))
  end)

  it("is no command's name", function()
    local session = table_of "bridge"
    assert.truthy(session:handle("moves"):find("pass, 1♣", 1, true))
    assert.equal(0, #session.match:history())
  end)
end)


describe("a card with its rank and suit apart", function()
  it("is that card, and q does not leave", function()
    local session = table_of("whist", { seed = 2 })
    for _, card in ipairs(session.match:moves()) do
      local rank, suit = card:match "^(.+)(.)$"
      session:handle(rank .. " " .. suit:lower())
      local list = session.match:history()
      assert.equal(card, list[1].move)
      session:handle "undo"
      session:handle(suit .. " " .. rank)
      assert.equal(card, session.match:history()[1].move)
      session:handle "undo"
    end
    assert.matches("^Not allowed: you do not hold Q♦.", (session:handle "q d"))
    assert.is_falsy(session.over)
    session:handle "q"
    assert.is_true(session.over)
  end)
end)


describe("the command moves", function()
  it("says that there are more answers than it lists", function()
    local session = table_of("shengji", { seed = 3 })
    while session.match:turn() do
      local list, more = session.match:moves()
      if more and #list > 1 then break end
      session:handle(list[1])
    end
    assert.matches(",%s+and%s+more\n$", (session:handle "moves"))
  end)
end)
