-- What parties announce step by step before a card.

local helper = require "game_helper"

local FACTS = [[
  obligations = { follow_suit }, round = { hot = text, cold = text },
]]

-- Five cards each; seats 1 and 3 are a party once `parties` forms it.
local STEPS = [[
local steps = { { "hot", "cold", cards = 5, reply = 1 },
  { "no half", cards = 4 }, { "nothing", cards = 3 } }
function g:round()
  self:deal_each(5)
  %s
  self:may_announce(steps, { fewer = %d, undecided = "wait",
    besides = function(_, player)
      return player.number == 2 and { "royals", with = "KH" }
    end })
  self:play_tricks { leader = self:player(1) }
  local first, second = self:steps_said(steps)
  self:score(1, 10 * first + second, "steps")
end
function g:said(player, word)
  if word ~= "royals" then self:announce(player, word, steps) end
  self:may_announce(steps)
end
]]

local PARTIES = [[self:form_parties { name = "Hot", others = "Cold",
  players = 1, holds = "2H" }]]
local HANDS = { "2C 3C 4C 5C 6C", "KH 8C 9C 10C JC", "2H 2D 3D 4D 5D",
  "2S 3S 4S 5S 6S" }


local function game(fewer, parties)
  return helper.match(FACTS, STEPS:format(parties or PARTIES, fewer or 0),
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
  end)

  it("are those of the own party", function()
    local m = game()
    assert.equal("you are Hot, not Cold", refused(m, "cold"))
    m:play "2C"
    assert.equal("you are Cold, not Hot", refused(m, "hot"))
    assert.is_true(m:allows "cold")
    assert.matches("with which royals is said", refused(m, "royals"))
  end)

  it("tell of which party the player is", function()
    local m = after(game(), "2C", "8C")
    assert.equal("", m:view(1).parties[3])
    m:play "hot"
    assert.equal("Hot", m:view(1).parties[3])
  end)

  it("take cards: a later step is in time only if the next one is", function()
    local m = after(game(), "2C", "8C", "2H", "2S", "9C")
    assert.equal("too late: 5 cards are needed", refused(m, "hot"))
    assert.equal("too late: 5 cards are needed", refused(m, "no half"))
    m = after(game(), "hot", "2C", "8C", "2H", "2S", "9C", "2D", "3S")
    assert.is_true(m:allows "nothing")
  end)

  it("take fewer as a reply, and where the rules say so", function()
    local m = after(game(), "2C", "cold", "8C", "2H", "2S", "9C", "2D", "3S")
    assert.is_true(m:allows "hot")
    assert.equal("too late: 5 cards are needed", refused(m, "no half"))
    m = game(1, PARTIES)
    assert.is_true(after(m, "2C", "8C", "2H", "2S", "9C"):allows "no half")
  end)

  it("wait until there are parties", function()
    local m = game(0, "")
    assert.equal("wait", refused(m, "hot"))
    assert.equal("wait", refused(m, "cold"))
  end)

  it("can be counted", function()
    local m = after(game(), "hot", "no half", "2C", "cold")
    for _ = 1, 19 do
      for _, move in ipairs(m:moves()) do
        if move:find "%u$" then m:play(move) break end
      end
    end
    assert.equal(21, m:scores()[1])
  end)

  it("need steps with a word and a number", function()
    for word, steps in pairs { may_announce = "{ { 'hot' } }",
      steps_said = "{}" } do
      assert.matches(word .. ": step 1 is not { \"word\", cards = number }",
        helper.wrong("self:" .. word .. "(" .. steps .. ")"))
    end
    assert.matches("announce: step 1 is not",
      helper.wrong "self:announce(self:player(1), 'hot', 3)")
  end)
end)
