-- Rules that say odd things are played, or refused in a sentence that names
-- file and line; a bot that thinks meets the same sentence as a random one.

local helper = require "game_helper"

local BOTS = { "random", "search:3" }

local TWICE = "function g:round() self:deal_each(3) self:play_tricks {} "
  .. "self:score(1, 1, 'x') end"


--- Plays two rounds of a game with each kind of bot.
local function play(facts, steps)
  for _, bot in ipairs(BOTS) do
    helper.match(facts, steps):run(bot, { rounds = 2 })
  end
end


--- What random bots are told, and those that think: both the same.
local function told(facts, steps)
  local messages = {}
  for i, bot in ipairs(BOTS) do
    messages[i] = helper.error(function()
      helper.match(facts, steps):run(bot, { rounds = 2 })
    end)
  end
  assert.equal(messages[1], messages[2])
  return messages[1]
end


describe("an obligation", function()
  teardown(helper.clean)

  it("may name a card more often than the deck has it", function()
    play("obligations = { obligation 'o' { avoid = 'AS AS, S', "
      .. "when = 'leading', says = 'no' } },", TWICE)
    play("obligations = { obligation 'o' { avoid = 'H', "
      .. "until_played = 'AS AS, AS', says = 'no' } },", TWICE)
    play("obligations = { obligation 'o' { play = 'A of trumps, A of trumps', "
      .. "says = 'no' } },", TWICE)
  end)
end)


describe("an auction", function()
  teardown(helper.clean)

  it("refuses bids that no record can keep", function()
    assert.equal("g.lua:5: game 'G', step 'round': bad argument #1 to "
      .. "'auction' (bids: a choice of more than 1023 letters)", told("",
      "function g:round() self:auction { bids = { '1', ('x'):rep(1024) }, "
      .. "prompt = 'x' } end"))
    play("", "function g:round() self:auction { bids = { ('x'):rep(1023) }, "
      .. "prompt = 'x' } end")
  end)

  it("refuses two things to say that are one text, whoever bids", function()
    local function wrong(arguments)
      return told("", "function g:round() self:auction { prompt = 'x', "
        .. arguments .. " } end"):match "%((.*)%)"
    end
    assert.equal("bids: 'b' means two things", wrong "bids = split 'a b c b'")
    assert.equal("bids: 'pass' means two things", wrong "bids = split 'a pass'")
    assert.equal("bids: 'c' means two things",
      wrong "bids = split 'a c', doubles = true, doubling = split 'b c'")
    assert.equal("bids: a choice holds a zero byte",
      wrong "bids = { 'a', 'a\0b' }")
  end)

  it("may have a bid that says double where nobody doubles", function()
    play("", "function g:round() self:auction { bids = split 'double c', "
      .. "prompt = 'x' } end")
    play("", "function g:round() self:auction { bids = split 'a c', "
      .. "prompt = 'x', doubles = true, doubling = split 'no no' } end")
  end)
end)
