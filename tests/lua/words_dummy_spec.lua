-- A dummy: an open hand whose cards another player plays.

local Session = require "tenace.face.table.session"
local helper = require "game_helper"
local search = require "tenace.bots.search"
local show = require "tenace.face.say.show"
local tenace = require "tenace"

local FACTS = [[
  sides = "partners", ranks = "2 3 4 5 6 7 8 9 10 J Q K A",
  obligations = { follow_suit },
]]

local STEPS = [[
function g:round()
  self:deal_each(3)
  self:play_tricks { leader = self:player(1), dummy = self:player(2),
    played_by = self:player(4) }
  self:score(self:side(1), self:side(1).tricks, "tricks")
end
]]

local HANDS = { "2C KD AD", "3C 4C 6H", "QC 7H 8H", "AC 9H JH" }


local function game()
  return helper.match(FACTS, STEPS, { seed = 1, deal = { hands = HANDS } })
end


describe("a dummy", function()
  teardown(helper.clean)

  it("is laid open after the first card and played by another", function()
    local m = game()
    assert.equal(nil, next(m:view(3).shown))
    m:play "2C"
    local player, asked = m:turn()
    assert.equal(4, player)
    assert.equal("which card does dummy play?", asked.prompt)
    assert.equal(2, asked.dummy)
    assert.equal("3C 4C 6H", asked.dummy_hand)
    assert.same({ "3C", "4C" }, m:moves())
    assert.same({ ["hand 2"] = "3C 4C 6H" }, m:view(3).shown)
    assert.equal("9H AC JH", helper.sorted(m:view(4).hand))
  end)

  it("is refused cards as a hand is", function()
    local m = game():play "2C"
    local function refusal(card) return select(2, m:allows(card)) end
    assert.equal("in dummy's hand you hold 3C 4C, so you must follow clubs",
      refusal "6H")
    assert.equal("dummy does not hold AC", refusal "AC")
    assert.is_true((m:allows "3C"))
  end)

  it("is in the story and in a record", function()
    local m = game():play("2C"):play("3C")
    local move
    for _, entry in ipairs(m:story(1)) do
      if entry.what == "move" and entry.move == "3C" then move = entry end
    end
    assert.equal(4, move.player)
    assert.equal(2, move.dummy)
    local again = assert(tenace.replay(m:record()))
    assert.equal(m:record(), again:record())
  end)

  it("is known to bots, who play its cards", function()
    local m = game():play "2C"
    local source = search.worlds(m)
    for _ = 1, 20 do
      assert.is_true(source:next())
      assert.matches("[34]C", helper.another_world(m):hands()[2])
    end
    assert.equal(12, #m:run("search:10", { rounds = 1 }):history())
  end)

  it("is shown at the table with numbers, and named", function()
    local m = game()
    local session = Session.new { match = m, seat = 4, style = show.plain,
      bots = { "random", "random", "random", "random" },
      bot_names = "random", header = "" }
    m:play "2C"
    local text = session:start()
    assert.matches("which card does dummy play%?", text)
    assert.matches("Partner %(dummy%)%s+♣ %*4 %*3", text)
    assert.matches("You play 3♣ from Partner's hand%.", (session:handle "2"))
  end)

  it("needs both players", function()
    local function wrong(how)
      return helper.wrong("self:deal_each(3) self:play_tricks { " .. how
        .. " }", FACTS)
    end
    assert.matches("'dummy' and 'played_by' go together", wrong "dummy = 2")
    assert.matches("played_by: another player expected",
      wrong "dummy = 2, played_by = 2")
  end)
end)
