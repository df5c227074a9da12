-- Why: all duties that forbid a card, and where trumps and the score come from.

local explain = require "tenace.face.table.explain"
local helper = require "game_helper"
local Session = require "tenace.face.table.session"
local tenace = require "tenace"


--- A session at the table, as after `tenace play GAME --bots random`.
local function sit(game, seed, moves)
  local match = tenace.new(game, { seed = seed, traced = true })
  local bots = {}
  for seat = 1, match.variant.players do bots[seat] = "random" end
  local session = Session.new { match = match, seat = 1, bots = bots,
    bot_names = "random" }
  session:start()
  for _, move in ipairs(moves or {}) do session:handle(move) end
  return session
end


--- A game in which players follow suit, or else play their lowest cards.
local function low_first(...)
  return helper.match([[
  obligations = { follow_suit, obligation "low first" {
    says = "{cards} are low: play low first",
    function(_, hand) return hand:cards():of_rank("2") end,
  } },]], "function g:round()\n  self:deal_each(3)\n"
    .. "  self:play_tricks { leader = 1 }\nend",
    { seed = 1, deal = { hands = { ... } } })
end


describe("why a card is refused", function()
  teardown(helper.clean)

  it("names every duty that forbids it, not only the first", function()
    local m = tenace.new("tute", { seed = 1, deal = { hands = {
      "RC SC 6C 2C 6E 4E 7O 6O 4O 2O", "3C 5C AE 7E 5E AO AB 6B 5B 4B",
      "AC 7C 4C RE 3E 2E 3B 2B 3O 5O" } } }):play "5C"
    local why = m:why "7o"
    assert.equal("beat_led", why.rule)
    assert.equal(1, #why.also)
    assert.equal("follow_suit", why.also[1].rule)
    assert.matches("so you must follow copas$", why.also[1].says)
    assert.matches("tute%.lua$", why.also[1].file)
    local lines = explain.lines(why)
    assert.matches("^Another rule refuses it, too: you hold .*, so you must "
      .. "follow copas %(follow suit, .*rules/tute.lua line %d+%)%.$", lines[3])
  end)

  it("names the duties that a rules file writes, too", function()
    local m = low_first("KS 4C 3D", "2S QS AH"):play "KS"
    local why = m:why "ah"
    assert.equal("follow_suit", why.rule)
    assert.equal(1, #why.also)
    assert.same({ "low first", "2S are low: play low first" },
      { why.also[1].rule, why.also[1].says })
    assert.matches("g%.lua$", why.also[1].file)
    assert.equal(3, why.also[1].line)
    assert.is_nil(low_first("KS 4C 3D", "QS AH 4S"):play "KS":why "ah".also)
    assert.equal("2C 2D are low: play low first",
      low_first("KS 2C 2D"):why "KS".says)
  end)

  it("leaves out duties that do not bind", function()
    local m = tenace.new("whist", { seed = 7 })
    m:play "9C"
    for card in m:hands()[2]:gmatch "%S+" do
      assert.is_nil(m:why(card).also)
    end
  end)
end)


describe("why trump", function()
  it("tells who said what, and the result", function()
    local session = sit("skat", 5, { "18", "hand", "grand" })
    local told = "You: 18.\nBid: 18.\nDeclarer: You.\nYou: hand.\nHand.\n"
      .. "You: grand.\nContract: grand.\n"
    assert.equal(told, (session:handle "why trump"))
    assert.equal(told, (session:handle "why contract"))
  end)

  it("tells of the card that was shown", function()
    local session = sit("whist", 7)
    assert.equal("Right shows 9♦: the last card dealt makes trump.\n"
      .. "Trump: diamonds ♦.\n", (session:handle "why trump"))
  end)
end)


describe("why score", function()
  it("shows the sheet, and the line of the rules that scores", function()
    local session = sit("whist", 7)
    assert.matches("^Nothing has been scored yet%.\nThe score is written in "
      .. ".*rules/whist.lua line %d+%.\n$", (session:handle "why score"))
  end)

  it("works at the prompt, too", function()
    local Prompt = require "tenace.face.prompt.session"
    local prompt = Prompt.new {}
    prompt:handle 'new("whist", { seed = 7 })'
    assert.matches("The score is written in .*rules/whist.lua",
      (prompt:handle 'why "score"'))
    assert.matches("^Seat 4 shows 9♦: the last card dealt makes trump%.\n"
      .. "Trump: diamonds ♦%.\n$", (prompt:handle 'why "trump"'))
  end)
end)


describe("why a word is refused", function()
  teardown(helper.clean)

  it("has the reason of its form, as a refusal has it", function()
    local m = helper.round([[
      self:deal_each(5)
      self:ask(self:player(1), "what?", { { "{card}" },
        { "draw", unless = "the stock is for later" }, "pass" })]])
    local session = Session.new { match = m, seat = 1, bots = {},
      bot_names = "", header = "" }
    session:start()
    assert.equal("Not allowed: the stock is for later.\n",
      (session:handle "draw"))
    assert.matches("^draw is not allowed: the stock is for later%.",
      (session:handle "why draw"))
  end)
end)
