-- What players say because the rules demand it, and what it tells of hands.

local helper = require "game_helper"

local FACTS = [[
  ranks = "2 3 4 5 6 7 8 9 10 J Q K A", obligations = { follow_suit },
  round = { holder = player, parted = flag },
]]

-- Seat 1 holds king and queen of hearts and leads; seat 3 the queen of spades.
local HANDS = { "KH QH 2C", "3H 4H KS", "5H QS 6H", "7H 8H 9H" }


--- A match of three tricks, before which something is settled.
local function game(statement)
  return helper.match(FACTS, [[
    function g:round()
      self:deal_each(3)
      ]] .. statement .. [[

      self:play_tricks { leader = self:player(1) }
      self.holder = self:who_has_held "KH QH"
      self:ask_yes_no(1, "go on?")
    end]], { seed = 1, deal = { hands = HANDS } })
end


--- What has been said so far, as player 2 heard it.
local function said(m)
  local list = {}
  for _, entry in ipairs(m:story(2)) do
    if entry.what == "said" then
      list[#list + 1] = entry.player .. " " .. entry.says
    end
  end
  return table.concat(list, ", ")
end


describe("the word holder_says", function()
  teardown(helper.clean)

  it("lets a player say one thing with the first card, one with the last",
    function()
      local m = game [[self:holder_says("KH QH", "royal", "wedding")]]
      assert.equal("", said(m))
      m:play "KH"
      assert.equal("1 royal", said(m))
      helper.play_until(m, function() return m:view(1).holder end)
      assert.equal("1 royal, 1 wedding", said(m))
    end)

  it("tells everyone with the first card where the others are", function()
    local m = game [[self:holder_says("KH QH", "royal", "wedding")]]
    m:play "KH"
    for _ = 1, 20 do
      local other = helper.another_world(m)
      assert.matches("QH", other:hands()[1])
    end
  end)

  it("tells by silence that a hand has no others", function()
    local m = game [[self:holder_says("2C QS", "royal", "wedding")]]
    m:play "2C"
    assert.equal("", said(m))
    m:choose "search:40"
    assert.equal(0, m.thought.dropped)
  end)

  it("may let the player speak with the last card only", function()
    local m = game [[self:holder_says("KH QH", false, "wedding")]]
    m:play "KH"
    assert.equal("", said(m))
    helper.play_until(m, function() return m:view(1).holder end)
    assert.equal("1 wedding", said(m))
  end)

  it("is for sets of at least two different cards, of which there is one each",
    function()
      assert.matches("two cards or more expected",
        helper.wrong [[self:holder_says("KH", "royal")]])
      assert.matches("string expected",
        helper.wrong [[self:holder_says("KH QH", true)]])
      assert.matches("there are more than 8 such sets",
        helper.wrong [[for _ = 1, 9 do self:holder_says("KH QH", "a") end]])
    end)
end)


describe("the word say", function()
  teardown(helper.clean)

  it("is heard by everyone", function()
    assert.equal("3 three kings", said(game [[self:say(3, "three kings")]]))
  end)

  it("is heard once, beside what is told of sets in the hand", function()
    local m = game [[
      local _, told = self:best_of({ 1 }, sets_of({ { 20, run = 2 } },
        "2 3 4 5 6 7 8 9 10 J Q K A"))
      self:say(1, told[1] .. " points") ]]
    assert.equal("1 20 points", said(m))
  end)
end)


describe("the word who_has_held", function()
  teardown(helper.clean)

  it("finds who had all the cards, wherever they are now", function()
    local m = game ""
    helper.play_until(m, function() return m:view(1).holder end)
    assert.equal(1, m:view(1).holder)
  end)

  it("finds nobody if they were in two hands", function()
    local m = game [[self.parted = self:who_has_held "KS QS" == nil]]
    assert.is_true(m:view(1).parted)
  end)
end)
