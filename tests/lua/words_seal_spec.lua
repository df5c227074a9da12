-- Sealed choices: nobody else learns of them, and no rules, before they are
-- opened.

local Names = require "tenace.face.moment.names"
local Narrator = require "tenace.face.moment.narrator"
local helper = require "game_helper"
local show = require "tenace.face.say.show"
local tenace = require "tenace"

local FACTS = [[
  round = { bet = text },
  options = { first_dealer = number { 4, from = 4, to = 4, "the dealer" } },
]]

-- Player 4 bets on who takes the first trick; three tricks are played.
local BET = [[
  self:deal_each(3)
  self:choose(4, "who takes the first trick?", { "the leader", "another" },
    { sealed = true })
]]
local TRICKS = [[
  local first = self:play_tricks { leader = self:player(1), tricks = 1 }
  self.bet = self:unseal(4)
  local right = (self.bet == "the leader") == (first == self:player(1))
  self:score(4, right and 5 or -5, "the bet")
  self:play_tricks { leader = first }
]]
local DEAL = {
  hands = { "2C 3C 4C", "5C 3D 4D", "6C 3H 4H", "7C 3S 4S" } }


local function match(bet, steps, seed)
  local m = helper.match(FACTS, "function g:round()\n" .. BET
    .. (steps or TRICKS) .. "\nend", { seed = seed or 1, deal = DEAL })
  return bet and m:play(bet) or m
end


--- The entries of a kind in a player's story.
local function told(m, player, what)
  local list = {}
  for _, entry in ipairs(m:story(player)) do
    if entry.what == what then list[#list + 1] = entry end
  end
  return list
end


describe("a sealed choice", function()
  teardown(helper.clean)

  it("is told to the player alone", function()
    local m = match "another"
    local own, other = told(m, 4, "move")[1], told(m, 1, "move")[1]
    assert.equal("another", own.move)
    assert.is_nil(other.move)
    assert.is_true(other.sealed)
    assert.equal(4, other.player)
    assert.is_nil(m:view(1).bet)
    assert.is_nil(m:view(4).bet)
  end)

  it("stands in the view of the player alone, until it is opened", function()
    local m = match "another"
    assert.equal("another", m:view(4).sealed)
    assert.is_nil(m:view(1).sealed)
    assert.is_nil(m:view(0).sealed)
    m = match("another", "self:unseal(4) self:ask_yes_no(1, 'on?')")
    assert.is_nil(m:view(4).sealed)
  end)

  it("is told in words", function()
    local function told_to(seat)
      local m = match("another", "self:unseal(4) self:ask_yes_no(1, 'on?')")
      local v, lines = m.variant, {}
      local narrator = Narrator.new(Names.of(v.sides, v.players, seat), v,
        show.plain)
      for _, entry in ipairs(m:story(seat)) do
        if entry.what == "move" or entry.what == "unsealed" then
          lines[#lines + 1] = narrator:tell(entry)
        end
      end
      return lines
    end
    assert.same({ "Right has chosen in secret.",
      "Right had chosen in secret: another." }, told_to(1))
    assert.same({ "You: another.", "You had chosen in secret: another." },
      told_to(4))
  end)

  it("is nothing to the rules before it is opened, and then to all", function()
    local m = match("another", [[
      self.bet = tostring(self:choose(1, "?", { "x" }))
      self.bet = tostring(self:unseal(3)) .. " " .. self:unseal(4)
        .. " " .. tostring(self:unseal(4))
      self:ask_yes_no(1, "go on?")
    ]])
    assert.equal("nil another nil", m:view(2).bet)
    assert.same({ { what = "unsealed", player = 4, move = "another",
      form = "another", slots = {} } },
      told(m, 2, "unsealed"))
  end)

  it("answers nothing", function()
    local m = helper.round([[
      self.bet = tostring(self:choose(4, "?", { "x" }, { sealed = true }))
    ]], FACTS)
    assert.equal("nil", m:view(1).bet)
  end)

  it("counts when it is opened", function()
    for bet, points in pairs { ["the leader"] = -5, another = 5 } do
      local m = match(bet)
      for _, card in ipairs { "2C", "5C", "6C", "7C" } do
        if m:allows(card) then m:play(card) end
      end
      assert.same({ 0, 0, 0, points }, m:scores())
      assert.equal(bet, m:view(1).bet)
    end
  end)

  it("is taken back, and kept in a record", function()
    local m = match "another"
    m:undo()
    assert.equal(4, (m:turn()))
    m:play "the leader":play "2C"
    local again = tenace.replay(m:record())
    assert.is_nil(told(again, 1, "move")[1].move)
    for _, card in ipairs { "5C", "6C", "7C" } do again:play(card) end
    assert.same({ 0, 0, 0, -5 }, again:scores())
  end)

  it("is nothing that a bot of another player goes by", function()
    local points = {}
    for n, bet in ipairs { "the leader", "another" } do
      local m = match(bet)
      m:choose "search:40"
      assert.equal(0, m.thought.dropped)
      assert.equal(40, m.thought.worlds)
      points[n] = m.thought.points
    end
    assert.same(points[1], points[2])
  end)

  it("is anything that it may be, in such a bot's worlds", function()
    local found = {}
    for seed = 1, 20 do
      local m = match("another", TRICKS, seed)
      found[helper.another_world(m):history()[1].move] = true
    end
    assert.same({ ["the leader"] = true, another = true }, found)
  end)

  it("is known to the player's own bot", function()
    for _, bet in ipairs { "the leader", "another" } do
      local m = match(bet):play "2C":play "5C":play "6C"
      assert.equal(bet, helper.another_world(m):history()[1].move)
    end
  end)

  it("is of any length in the worlds of bots that play on", function()
    local points = {}
    for n, bet in ipairs { "the leader", "another" } do
      local m = helper.match(FACTS, [[
        function g:round()
          self:deal_each(9)
          self:choose(4, "who takes the most?", { "the leader", "another" },
            { sealed = true })
          self:play_tricks { leader = self:player(1) }
          local right = (self:unseal(4) == "the leader")
            == (self:side(1).tricks > 2)
          self:score(4, right and 5 or -5, "the bet")
        end
      ]], { seed = 1 })
      m:play(bet)
      for _ = 1, 6 do m:play(m:moves()[1]) end
      assert.not_equal(4, (m:turn()))
      m:choose "search:200"
      assert.equal(0, m.thought.dropped)
      assert.equal(200, m.thought.worlds)
      points[n] = m.thought.points
    end
    assert.same(points[1], points[2])
  end)

  it("is one at a time, and tells of no cards", function()
    assert.matches("player 4 has sealed a choice before: open it with "
      .. "'unseal'", helper.wrong [[
        self:choose(4, "?", { "x" }, { sealed = true })
        self:choose(4, "?", { "x" }, { sealed = true })]])
    assert.matches("what is sealed tells of no cards", helper.wrong [[
        self:choose(4, "?", { "x" }, { sealed = true, holds = {} })]])
    assert.matches("holds: a table expected", helper.wrong [[
        self:choose(4, "?", { "x" }, { sealed = false })]])
    assert.matches("'choose' has to wait until all players asked by "
      .. "'together' have answered", helper.wrong [[
        self:together(function(player)
          self:choose(player, "?", { "x" }, { sealed = true })
        end)]])
  end)

  it("is over with the round", function()
    local m = helper.match(FACTS, [[
      function g:round()
        self.bet = tostring(self:unseal(4))
        self:choose(4, "?", { "x", "y" }, { sealed = true })
      end
    ]], { seed = 1 })
    m:play "x":play "y"
    assert.equal("nil", m:view(1).bet)
    assert.equal(3, m:view(1).round)
  end)
end)
