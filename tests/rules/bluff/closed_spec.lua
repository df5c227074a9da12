-- At Bluff nothing that is told of others' moves names cards of their hands: no
-- reasons for a move, no example of the match.

local desk = require "tenace.face.web.desk"
local json = require "dkjson"
local tenace = require "tenace"
local web = require "tenace.face.web.answer"

local DEAL = { hands = { "7C 7H KD 3C 4C 5C 6C 8C 9C 10C JC QC KC",
  "7D 7S 2D 3D 4D 5D 6D 8D 9D 10D JD QD AD",
  "2H 3H 4H 5H 6H 8H 9H 10H JH QH KH AH 2C",
  "2S 3S 4S 5S 6S 8S 9S 10S JS QS KS AS AC" } }

local CLOSED = "That would tell cards that you have not seen. “Show all hands” "
  .. "opens all hands for study."


describe("on the page, at bluff,", function()
  local before

  before_each(function()
    before = desk.now
    desk.now = desk.new()
  end)

  after_each(function() desk.now = before end)

  --- A match after these moves, at which the first player sits.
  -- @param how { game, deal, dealer }
  local function sit(moves, how)
    how = how or {}
    local m = tenace.new(how.game or "bluff", { seed = 1,
      deal = how.deal or DEAL, options = { first_dealer = how.dealer or 4 } })
    for _, move in ipairs(moves) do m:play(move) end
    desk.sit(m, { 1 })
  end

  --- What the page is answered.
  local function ask(call)
    call.id = 1
    local answer = json.decode((web:answer(json.encode(call))))
    return answer.value, answer.problem and answer.problem.text
  end

  local function made(player, open)
    return ask { call = "made", player = player, bot = "search:2", open = open }
  end

  it("why another has passed is told when all hands are open", function()
    sit { "1 7: 7C", "believe", "believe", "believe", "pass" }
    assert.equal(CLOSED, made(2).text)
    assert.is_nil(made(2).move)
    assert.matches("^Left chose pass; the bot", made(2, true).text)
    assert.matches("^You chose 1 7: 7♣", made(1).text)
  end)

  it("so is whose last move it was, if nobody is named", function()
    sit { "1 7: 7C", "believe", "believe", "believe", "pass" }
    assert.equal(CLOSED, made().text)
  end)

  it("a hidden move is no missing one", function()
    sit({ "1 7: 7D" }, { dealer = 1 })
    assert.equal(CLOSED, made(2).text)
    assert.matches("^Left chose 1 7: 7♦", made(2, true).text)
    assert.equal("No decision has been made.", made(1).text)
    assert.equal("No decision has been made.", made(3, true).text)
  end)

  it("an example does not tell a hidden move", function()
    sit({ "1 7: 3D", "believe", "believe" }, { dealer = 1 })
    local _, why = ask { call = "example_here", name = "x", shows = "moves" }
    assert.equal(CLOSED, why)
    local told = ask { call = "example_here", name = "x", shows = "moves",
      open = true }
    assert.matches("3D", told.text, 1, true)
  end)

  it("nor what another may lay", function()
    sit { "1 7: 7C", "believe", "believe", "believe" }
    local _, why = ask { call = "example_here", name = "x",
      shows = "may 1: 7D" }
    assert.equal(CLOSED, why)
  end)

  it("but the own last move it does", function()
    sit { "1 7: 7C", "believe", "believe", "believe" }
    assert.matches('deal = { hands = { "7C" } }', ask { call = "example_here",
      name = "x", shows = "last" }.text, 1, true)
  end)
end)
