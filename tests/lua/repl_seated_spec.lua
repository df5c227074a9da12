-- Answers that name players: seats in the rules, names at the table.

local language = require "tenace.base.language"
local Session = require "tenace.face.table.session"
local helper = require "game_helper"
local seated = require "tenace.face.say.seated"
local show = require "tenace.face.say.show"
local tenace = require "tenace"

local STEPS = [[
  function g:round()
    self:deal_each(1)
    self:choose(self:player(1), "whom?", { "ask 2 for K", "ask 3 for K",
      "ask 4 for Q" })
    self:choose(self:player(2), "whom?", { "ask 1 for K", "ask 3 for K" })
    self:choose(self:player(1), "whom?", { "ask 2 for K", "ask 3 for K" })
  end
]]


--- A session of a person in seat 1; the others answer that.
local function table_for(facts, answer)
  local m = helper.match(facts, STEPS, { seed = 1 })
  return Session.new { match = m, seat = 1, style = show.plain,
    bots = { "", function() return answer end, "random", "random" },
    bot_names = "random", header = "" }
end


describe("a player's name in an answer", function()
  teardown(helper.clean)

  local NAMED = 'names_players = "ask {player}",'

  it("is shown in place of the seat, if the game says so", function()
    assert.matches("ask Left for K %(1%), ask Across for K %(2%), "
      .. "ask Right for Q %(3%)%.", table_for(NAMED):start())
    assert.matches("ask 2 for K, ask 3 for K, ask 4 for Q%.",
      table_for(""):start())
  end)

  it("is understood, and so is the seat", function()
    for _, typed in ipairs { "ask across for k", "ask 3 for K" } do
      local session = table_for(NAMED, "ask 1 for K")
      session:start()
      assert.matches("^You: ask Across for K%.\nLeft: ask you for K%.",
        (session:handle(typed)))
    end
  end)

  it("is told in refusals", function()
    local session = table_for(NAMED)
    session:start()
    assert.matches("^Not allowed: .*: ask Left for K, ask Across for K",
      (session:handle "ask Right for A"))
    assert.matches("^ask Right for Q is allowed",
      (session:handle "why ask right for q"))
  end)

  it("is wanted behind words", function()
    for _, wrong in ipairs { '"{player}"', '"Ask {player}"', '"ask {seat}"',
      "{ 1 }", '"ask"' } do
      local text = helper.error(helper.match,
        "names_players = " .. wrong .. ",", STEPS)
      assert.matches("it must be words and then {player} or {players}", text)
      assert.is_nil(text:find("lacks its part", 1, true))
    end
  end)

  it("may be one of several", function()
    local style = { seated = { patterns = { "double {players}" },
      names = { "you", "Left", "Across", "Seat 4" } } }
    assert.equal("redouble 3; double Left Seat 4 and 7",
      seated.shown("redouble 3; double 2 4 and 7", style))
    assert.equal("double 2 4", seated.read("double left seat 4", style))
    assert.equal("double 3 lefty", seated.read("double across lefty", style))
  end)

  it("stands behind the words of the language, too", function()
    finally(function() language.use "en" end)
    for code, words in pairs { de = "von:", hi = "इनसे:", zh = "从" } do
      language.use(code)
      local m = tenace.new("three_two_five", { seed = 1 })
      local style = { signs = {}, seated = seated.of(m.variant,
        { "you", "Left", "Right" }) }
      local shown = show.move("pull 4 from 3", style)
      assert.matches(words .. " Right$", shown)
      assert.equal("pull 4 from 3",
        seated.read(language.unworded(shown), style))
    end
  end)

  it("has the form for which the words of the language ask", function()
    finally(function() language.use "en" end)
    language.use "de"
    local style = { seated = { patterns = { "frage {player:accusative}" },
      names = { "du", "Links" } } }
    assert.equal("frage dich nach K; frage Links nach K",
      seated.shown("frage 1 nach K; frage 2 nach K", style))
    for _, typed in ipairs { "frage dich nach K", "frage Du nach K" } do
      assert.equal("frage 1 nach K", seated.read(typed, style))
    end
  end)

  it("may have a rank behind it as the language has it", function()
    finally(function() language.use "en" end)
    language.use "de"
    for _, typed in ipairs { "ask Gegenüber for K", "ask 3 for König" } do
      local session = table_for(NAMED, "ask 1 for K")
      session:start()
      assert.matches("^Du: ask Gegenüber for K%.", (session:handle(typed)))
    end
    local session = table_for(NAMED, "ask 1 for K")
    session:start()
    assert.matches("^Du: ask Rechts for D%.",
      (session:handle "ask rechts for d"))
  end)
end)


describe("an answer that begins like others", function()
  teardown(helper.clean)

  it("is refused with these", function()
    local session = table_for ""
    session:start()
    assert.matches("^Not allowed: the answer is one of these: ask 2 for K",
      (session:handle "ask 9 for K"))
    assert.matches("'ask' is no move and no command here",
      (session:handle "ask"))
  end)
end)
