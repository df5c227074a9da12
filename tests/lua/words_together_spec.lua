-- Questions to all players at once.

local helper = require "game_helper"
local tenace = require "tenace"

-- Each passes one card to the left; then all bid; then tricks are played.
local PASS = [[
  self:deal_each(3)
  self:together(function(player)
    self:put_away(player, "which card goes to the left?", 1,
      self:next_in_turn(player))
  end)
]]
local BID = [[
  self.bids = self:together(function(player)
    return self:ask_number(player, "how many tricks?", 0, 3)
  end)
]]
local TRICKS = [[
  self:play_tricks { leader = self:player(1) }
]]
local FACTS = "round = { bids = list },"
local DEAL = { seed = 1, deal = {
  hands = { "2C 3C 4C", "2D 3D 4D", "2H 3H 4H", "2S 3S 4S" } } }


local function match(statements)
  return helper.match(FACTS .. "options = { first_dealer = number { 4, "
    .. "from = 4, to = 4, \"the first dealer\" } }," ,
    "function g:round()\n" .. statements .. "\nend", DEAL)
end


--- The entries of a kind in a player's story.
local function told(m, player, what)
  local list = {}
  for _, entry in ipairs(m:story(player)) do
    if entry.what == what then list[#list + 1] = entry end
  end
  return list
end


describe("together", function()
  teardown(helper.clean)

  it("lets nobody see cards before all have passed", function()
    local m = match(PASS .. TRICKS)
    for player, card in ipairs { "2C", "2D", "2H" } do
      assert.equal(player, (m:turn()))
      m:play(card)
    end
    assert.equal("2D 3D 4D", m:hands()[2])
    assert.is_nil(m:view(2).hand:find "2C")
    assert.same({}, told(m, 2, "given"))
    m:play "2S"
    for player, hand in ipairs { "2S 3C 4C", "2C 3D 4D", "2D 3H 4H",
      "2H 3S 4S" } do
      assert.equal(hand, helper.sorted(m:hands()[player]))
    end
  end)

  it("tells giver and receiver which cards went, and others how many",
    function()
      local m = match(PASS .. TRICKS)
      for _, card in ipairs { "2C", "2D", "2H", "2S" } do m:play(card) end
      local mine = told(m, 2, "given")
      assert.equal(4, #mine)
      assert.same({ what = "given", from = 1, player = 2, n = 1,
        cards = "2C" }, mine[1])
      assert.equal("2D", mine[2].cards)
      assert.is_nil(mine[3].cards)
      assert.equal(1, mine[3].n)
      assert.is_nil(mine[4].cards)
      for _, entry in ipairs(told(m, 2, "move")) do
        assert.equal(entry.player == 2 and "2D" or nil, entry.move)
      end
      assert.same({}, told(m, 2, "together"))
    end)

  it("opens all other answers when the last is given", function()
    local m = match("self:deal_each(3)\n" .. BID .. TRICKS)
    for _, bid in ipairs { "3", "1", "0" } do m:play(bid) end
    for _, entry in ipairs(told(m, 4, "move")) do
      assert.is_nil(entry.move)
    end
    assert.same({}, told(m, 4, "together"))
    m:play "2"
    for player, one in ipairs(told(m, 4, "together")[1].answers) do
      local bid = ({ 3, 1, 0, 2 })[player]
      assert.same({ player = player, move = tostring(bid), form = "{number}",
        slots = { number = bid } }, one)
    end
    assert.same({ 3, 1, 0, 2 }, m:view(4).bids)
  end)

  it("goes back answer by answer", function()
    local m = match(PASS .. TRICKS)
    for _, card in ipairs { "2C", "2D", "2H", "2S" } do m:play(card) end
    m:undo(2)
    assert.equal(3, (m:turn()))
    assert.equal("2H 3H 4H", m:hands()[3])
    m:play "3H":play "2S"
    assert.equal("2S 3C 4C", helper.sorted(m:hands()[1]))
    assert.equal("3H 3S 4S", helper.sorted(m:hands()[4]))
  end)

  it("is kept in a record", function()
    local m = match(PASS .. BID .. TRICKS)
    for _, move in ipairs { "2C", "2D", "2H", "2S", "1", "1" } do
      m:play(move)
    end
    local again = tenace.replay(m:record())
    assert.same(m:hands(), again:hands())
    assert.equal(3, (again:turn()))
  end)

  it("lets a bot think without the answers that it cannot know", function()
    local thoughts = {}
    for n, cards in ipairs { "2C 2D 2H", "4C 3D 4H" } do
      local m = match(PASS .. BID .. TRICKS)
      for card in cards:gmatch "%S+" do m:play(card) end
      m:choose "search:20"
      thoughts[n] = m.thought
      assert.equal(0, m.thought.dropped)
      assert.equal(20, m.thought.worlds)
    end
    assert.same(thoughts[1].points, thoughts[2].points)
  end)

  it("lets a bot answer a bid without the others' bids", function()
    local thoughts = {}
    for n, bids in ipairs { { "0", "0" }, { "3", "2" } } do
      local m = match("self:deal_each(3)\n" .. BID .. TRICKS)
      for _, bid in ipairs(bids) do m:play(bid) end
      m:choose "search:20"
      thoughts[n] = m.thought
      assert.equal(0, m.thought.dropped)
    end
    assert.same(thoughts[1].points, thoughts[2].points)
  end)

  it("lets bots think of all who have passed afterwards", function()
    local m = match(PASS .. BID .. TRICKS)
    for _, card in ipairs { "2C", "2D", "2H", "2S" } do m:play(card) end
    while m:view(1).round == 1 do
      m:choose "search:30"
      assert.equal(0, m.thought.dropped)
      m:play(m:moves()[1])
    end
  end)

  it("only asks", function()
    assert.matches("'draw' has to wait until all players asked by 'together' "
      .. "have answered", helper.wrong [[
        self:together(function(player) self:draw(player) end)]])
    assert.matches("'bids =' has to wait until all", helper.wrong([[
        self:together(function() self.bids = { 1 } end)]], FACTS))
    assert.matches("'together' has to wait", helper.wrong [[
        self:together(function() self:together(function() end) end)]])
    assert.matches("'together' lets each player put away once", helper.wrong [[
        self:deal_each(1)
        self:together(function(player)
          self:put_away(player, "?", 1, self:next_in_turn(player))
          self:put_away(player, "?", 1, self:next_in_turn(player))
        end)]])
  end)

  it("leaves out who sits out", function()
    local m = helper.round([[
      self:sit_out(self:player(2))
      local said = self:together(function(player)
        return player.number
      end)
      self.bids = { tostring(said[1]), tostring(said[2]), tostring(said[3]) }
    ]], FACTS)
    assert.same({ "1", "false", "3" }, m:view(1).bids)
  end)
end)
