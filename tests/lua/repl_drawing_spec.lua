-- Cards drawn one at a time, at the table: what the table tells and asks.

local helper = require "game_helper"
local Session = require "tenace.face.table.session"
local tenace = require "tenace"

local RULES = [[
-- Drawing alone.
local draw = game "Draw" {
  players = 4, deck = french(54, { packs = 2 }), sides = "partners",
  round = { said = cards, by = player },
  options = { first_dealer = number { 4, from = 1, to = 4, "dealer" },
              rounds = number { 1, from = 1, to = 9, "rounds" } },
}

function draw:round()
  self.said, self.by = self:draw_each {
    cards = 3, prompt = "declare?", over = "{cards} stands: declare?",
    ladder = { { "2C", "2H" }, { "2C 2C", "2H 2H" }, "LJ LJ" },
  }
  self:ask_yes_no(1, "enough?")
end

return draw
]]


--- A table whose other seats always make the last possible move.
local function sit()
  local path = helper.write(helper.folder() .. "/draw.lua", RULES)
  local match = tenace.new(path, { seed = 1, traced = true, deal = {
    hands = { "2C 3C 4C", "3H 4H 5H", "3S LJ LJ", "6C 7C 8C" } } })
  match.choose = function(m)
    local moves = m:moves()
    return moves[#moves]
  end
  local session = Session.new { match = match, seat = 1, header = "",
    bots = { "random", "random", "random", "random" }, bot_names = "random" }
  session:start()
  return session
end


--- What the table says, without the position.
local function told(session, line)
  return (session:handle(line):gsub("\n\n.*", "\n"))
end


describe("drawing at the table", function()
  teardown(helper.clean)

  it("tells your own cards, several at once, and declarations", function()
    local session = sit()
    assert.equal("You draw 3♣.\n", told(session, "pass"))
    assert.equal("You draw 4♣.\n", told(session, "pass"))
    assert.equal("Partner: declare LJ LJ.\nBy: Partner.\nSaid: LJ LJ.\n",
      told(session, "pass"))
  end)

  it("tells your own declaration once", function()
    assert.equal("You: declare 2♣.\nYou draw 3♣ 4♣.\n"
      .. "Partner: declare LJ LJ.\nBy: Partner.\nSaid: LJ LJ.\n",
      told(sit(), "declare c2"))
  end)

  it("repeats an answer as long as the question is the same", function()
    local session = sit()
    assert.equal("You have not answered this question yet.\n",
      (session:handle "repeat"))
    session:handle "pass"
    assert.equal("You draw 4♣.\nPartner: declare LJ LJ.\nBy: Partner.\n"
      .. "Said: LJ LJ.\n", told(session, "repeat"))
    assert.equal("You have not answered this question yet.\n",
      (session:handle "repeat"))
  end)

  it("asks no more once one has said so, until the match goes back", function()
    local session = sit()
    assert.matches("\nn passes until all cards are drawn.\n",
      (session:handle ""), 1, true)
    assert.equal("You draw 3♣ 4♣.\nPartner: declare LJ LJ.\nBy: Partner.\n"
      .. "Said: LJ LJ.\n", told(session, "n"))
    assert.matches("\ndeclare%?\n", (session:handle "undo"))
  end)

  it("does not treat drawn cards as known to all", function()
    local session = sit()
    assert.matches("Hand +2♣\n", (session:handle ""))
    assert.matches("Hand +3♣ +2♣\n", (session:handle "pass"))
    assert.matches("Hand +2♣\n", (session:handle "undo"))
  end)
end)
