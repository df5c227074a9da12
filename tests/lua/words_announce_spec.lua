-- What parties announce before a card, and what it counts.

local helper = require "game_helper"
local tenace = require "tenace"

local FACTS = [[
  obligations = { follow_suit }, round = { trump = suit },
  announcements = {
    { "hot", "cold", played = 0, reply = 1, counts = 2, undecided = "wait" },
    { "no half", played = 1, points = 60, against = 90 },
    { "nothing", played = 2, tricks = 1 },
    { "royals", holds = "KH QH" },
  },
]]

-- The same, told by the cards that a player still holds.
local HELD = FACTS:gsub("played = (%d)", function(n)
  return "held = " .. 5 - n
end)

-- Five cards each; seats 1 and 3 are a party once `parties` forms it.
local STEPS = [[
function g:round()
  self:deal_each(5)
  self.trump = "H"
  %s
  self:play_tricks { leader = self:player(1) }
end
function g:after_trick()
  local n = self:player(1).tricks + self:player(2).tricks
  if not self:party(1) and n == 2 then
    %s
  end
end
]]

local PARTIES = [[self:form_parties { name = "Hot", others = "Cold",
  players = 1, holds = "2H" }]]
local UNDECIDED = [[self:form_parties { name = "Hot", others = "Cold",
  players = 1, undecided = true }]]
local HANDS = { "AC 3C 4C 5C 6C", "KH QH 9C 10C 8C", "2H 2D 3D 4D 5D",
  "2S 3S 4S 5S 6S" }


local function game(parties, facts)
  return helper.match(facts or FACTS,
    STEPS:format(parties or PARTIES, PARTIES),
    { seed = 1, deal = { hands = HANDS } })
end


local function after(m, ...)
  for _, move in ipairs { ... } do m:play(move) end
  return m
end


--- Why the word cannot be said, or nil.
local function refused(m, word) return (select(2, m:allows(word))) end


describe("announcements", function()
  teardown(helper.clean)

  it("are each said once by a party, and include those before", function()
    local m = game()
    assert.is_true(m:allows "hot")
    assert.is_true(m:allows "nothing")
    m:play "no half"
    assert.equal("your side has said that already", refused(m, "hot"))
    assert.equal("your side has said that already", refused(m, "no half"))
    assert.is_true(m:allows "nothing")
    assert.equal("no half", m:view(2).hot)
    assert.is_nil(m:view(2).cold)
  end)

  it("are those of the own party", function()
    local m = game()
    assert.equal("you are Hot, not Cold", refused(m, "cold"))
    m:play "AC"
    assert.equal("you are Cold, not Hot", refused(m, "hot"))
    assert.is_true(m:allows "cold")
  end)

  it("tell of which party the player is", function()
    local m = after(game(), "AC", "8C")
    assert.equal("", m:view(1).parties[3])
    m:play "hot"
    assert.equal("Hot", m:view(1).parties[3])
    m:play "2D"
    assert.matches("2H", helper.another_world(m):hands()[3])
  end)

  it("are in time as long as few cards were played, with those before",
    function()
      local m = after(game(), "AC", "8C", "2D", "2S")
      assert.equal("too late: 5 cards are needed", refused(m, "hot"))
      assert.equal("too late: 5 cards are needed", refused(m, "no half"))
      m = after(game(), "hot", "AC", "8C", "2D", "2S")
      assert.is_true(m:allows "nothing")
      after(m, "3C", "9C", "3D", "3S", "10C")
      assert.equal("too late: 4 cards are needed", refused(m, "no half"))
    end)

  it("are in time once more as a reply", function()
    local m = after(game(), "AC", "cold", "8C", "2D", "2S")
    assert.is_true(m:allows "hot")
    assert.equal("too late: 5 cards are needed", refused(m, "no half"))
    m = after(game(), "AC", "no half", "8C", "2D", "2S", "3C", "9C", "3D", "3S",
      "10C")
    assert.is_true(m:allows "hot")
  end)

  it("end for a party with a reply that is later than its time", function()
    local m = after(game(PARTIES, HELD), "AC", "cold", "8C", "2D", "2S", "hot")
    assert.equal("too late: 5 cards are needed", refused(m, "no half"))
    assert.equal("too late: 5 cards are needed", refused(m, "nothing"))
    m = after(game(PARTIES, HELD), "hot", "AC", "cold", "8C", "2D", "2S")
    assert.is_true(m:allows "no half")
    m = after(game(), "AC", "cold", "8C", "2D", "2S", "hot")
    assert.is_true(m:allows "no half")
  end)

  it("can be in time as long as many cards are held", function()
    local m = after(game(PARTIES, HELD), "AC", "8C", "2D", "2S")
    assert.equal("too late: 5 cards are needed", refused(m, "hot"))
    m = after(game(PARTIES, HELD), "AC", "cold", "8C", "2D", "2S")
    assert.is_true(m:allows "hot")
    assert.equal("too late: 5 cards are needed", refused(m, "no half"))
  end)

  it("wait until the parties are decided, and are in time for longer",
    function()
      local m = game(UNDECIDED)
      assert.equal("wait", refused(m, "hot"))
      assert.equal("wait", refused(m, "cold"))
      after(m, "AC", "8C", "2D", "2S", "3C", "9C", "3D")
      assert.equal("wait", refused(m, "hot"))
      m:play "3S"
      assert.equal("too late: 4 cards are needed", refused(m, "cold"))
    end)

  it("can be words that go by themselves with trumps", function()
    local m = after(game(), "AC", "8C", "2D", "2S", "3C", "9C", "3D", "3S")
    assert.is_false((m:allows "royals"))
    m:play "QH"
    assert.equal(2, m:view(3).royals)
    local shown
    for _, entry in ipairs(m:story(3)) do
      if entry.what == "shown" then shown = entry.reason end
    end
    assert.equal("royals", shown)
  end)
end)


--- The lines that a round counts for the first party, as text, and who wins.
local function counted(fields, first, second)
  local m = helper.round(([[
    self:form_parties { name = "Hot", others = "Cold", players = { 1, 2 } }
    %s
    local lines, won = self:count_announcements(61, %s, %s)
    local points, says = count_lines(lines)
    self:score_parties(points, says .. "; " .. tostring(won))
  ]]):format(fields, first, second), FACTS)
  return m:scores()[1], m:score_sheet()[1] and m:score_sheet()[1].reason
end


describe("a round with announcements", function()
  teardown(helper.clean)

  it("counts the win, what was reached, and what was said", function()
    local points, says = counted("", "{ points = 61, tricks = 3 }",
      "{ points = 60, tricks = 2 }")
    assert.same({ 1, "won 1; 1" }, { points, says })
    points, says = counted("", "{ points = 60, tricks = 3 }",
      "{ points = 61, tricks = 2 }")
    assert.same({ -1, "lost -1; 2" }, { points, says })
    points, says = counted("self.hot = 'hot'", "{ points = 62, tricks = 3 }",
      "{ points = 59, tricks = 2 }")
    assert.same({ 4, "won 1, hot said 2, no half 1; 1" }, { points, says })
  end)

  it("has reached lower steps with a higher one", function()
    assert.equal(3, (counted("", "{ points = 61, tricks = 5 }",
      "{ points = 60, tricks = 0 }")))
  end)

  it("is lost by a party that has announced more than it reached", function()
    local points, says = counted("self.hot = 'no half'",
      "{ points = 61, tricks = 3 }", "{ points = 60, tricks = 2 }")
    assert.same({ -4, "lost -1, hot said -2, no half said -1; 2" },
      { points, says })
    points, says = counted("self.hot = 'no half'",
      "{ points = 31, tricks = 3 }", "{ points = 90, tricks = 2 }")
    assert.matches("90 against no half %-1", says)
    assert.equal(-6, points)
  end)

  it("is won by nobody if both have failed", function()
    local points, says = counted(
      "self.hot = 'no half' self.cold = 'no half'",
      "{ points = 91, tricks = 3 }", "{ points = 60, tricks = 2 }")
    assert.same({ 1, "90 against no half 1; nil" }, { points, says })
  end)

  it("counts what either has reached though both have failed", function()
    local both = "self.hot = 'nothing' self.cold = 'nothing'"
    local points, says = counted(both, "{ points = 91, tricks = 3 }",
      "{ points = 30, tricks = 2 }")
    assert.same({ 2, "no half 1, 90 against no half 1; nil" },
      { points, says })
    points, says = counted(both, "{ points = 30, tricks = 3 }",
      "{ points = 91, tricks = 2 }")
    assert.same({ -2, "no half -1, 90 against no half -1; nil" },
      { points, says })
  end)

  it("needs the fact", function()
    assert.matches("the game has no fact 'announcements'", helper.wrong(
      "self:count_announcements(61, {}, {})"))
  end)
end)


describe("the fact announcements", function()
  teardown(helper.clean)

  local function loaded(fact)
    local path = helper.file('local g = game "G" { players = 4, '
      .. "deck = french(52), announcements = " .. fact .. " }\n"
      .. "function g:round() self:deal_each(1) end\nreturn g\n")
    local list = tenace.check(path)
    return list[1] and list[1].text or ""
  end

  it("is a list of words with parts", function()
    assert.matches("it must be a list of announcements", loaded "3")
    assert.matches("it must be an announcement", loaded "{ { 3 } }")
    assert.matches("unknown field 'point', did you mean 'points'",
      loaded '{ { "a", point = 3 } }')
    assert.matches("'tricks' must be a whole number",
      loaded '{ { "a", tricks = "x" } }')
    assert.matches("'points' must be a whole number",
      loaded '{ { "a", points = { 1 } } }')
    assert.matches("'holds' must be", loaded '{ { "a", holds = "1Z" } }')
    assert.matches("needs two words", loaded '{ { "a", played = 1 } }')
  end)
end)
