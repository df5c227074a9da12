-- A trick in which players may do something else before they play a card.

local helper = require "game_helper"

local deal = { deal = { hands = { "2S 3S", "4S 5S", "6S 7S", "8S 9S" } },
  seed = 1 }
local facts = "round = { told = text, waits = suit }, "


local function match(steps, more)
  return helper.match(facts .. (more or ""), [[
    function g:after_trick(winner)
      self.told = (self.told or "") .. "won by " .. winner.number
      return "enough"
    end
    function g:round()
      self:deal_each(2)
      ]] .. steps .. " end", deal)
end


local function wrong(answer)
  local ok, message = pcall(match,
    "self:play_trick(1, function(self, player) " .. answer .. " end)")
  assert.is_false(ok)
  return tostring(message)
end


describe("a trick with something before each card", function()
  teardown(helper.clean)

  it("plays what 'before' answers, and asks the others in turn", function()
    local m = match [[
      local winner, enough = self:play_trick(2, function(self, player)
        self.told = (self.told or "") .. player.number .. " after ("
          .. self:trick() .. ") "
        if player.number == 3 then return "7S" end
      end)
      self:choose(winner, enough, { "a", "b" })]]
    assert.equal(2, (m:turn()))
    m:play "5S"
    assert.equal(4, (m:turn()))
    assert.equal("2 after () 3 after (5S) 4 after (5S 7S) ", m:view(1).told)
    m:play "9S":play "2S"
    assert.equal("2 after () 3 after (5S) 4 after (5S 7S) "
      .. "1 after (5S 7S 9S) won by 4", m:view(1).told)
    local player, question = m:turn()
    assert.equal(4, player)
    assert.equal("enough", question.prompt)
  end)

  it("waits for questions of 'before', and needs none", function()
    local m = match [[
      self:play_trick(1, function(self, player)
        if self:ask_yes_no(player, "now?") then self.told = "yes " end
      end)
      self:choose(1, "?", { "a", "b" })]]
    m:play "yes":play "3S":play "no":play "4S":play "no":play "6S":play "no"
    m:play "8S"
    assert.equal("yes won by 4", m:view(1).told)
  end)

  it("minds the obligations that 'before' has changed", function()
    local m = match([[
      self:play_trick(1, function(self, player) self.waits = "S" end)]],
      [[obligations = { obligation "low" { avoid = "3S", when = { waits = "S" },
        says = "no" } }, ]])
    assert.is_false((m:allows "3S"))
  end)

  it("refuses what is no card of the hand, or a trick played inside", function()
    assert.matches("'before' has answered '9S', which is no card of the hand",
      wrong "return '9S'", 1, true)
    assert.matches("'before' has answered 'true', which is no card of the hand",
      wrong "return true", 1, true)
    assert.matches("'before' has played to the trick itself, or ended it",
      wrong "self:move('3S', player, self.stock) self:let_play(player)", 1,
      true)
    assert.matches("player 1 has no card to play",
      wrong "self:move(player.hand, player.hand, self.stock)", 1, true)
  end)
end)


local function tricks(how, step)
  return helper.match("round = { told = text }, ", [[
    local function note(self, player)
      self.told = (self.told or "") .. player.number
      if player.number == 3 and player.hand:has "7S" then return "7S" end
    end
    ]] .. (step or "") .. [[
    function g:round()
      self:deal_each(2)
      local winner = self:play_tricks { before = note, ]] .. how .. [[ }
      self:choose(winner, "then", { "a", "b" })
    end]], deal)
end


describe("tricks with something before each card", function()
  teardown(helper.clean)

  it("are played until the hands are empty, and the winner leads", function()
    local m = tricks "leader = self:player(2)"
    m:play "4S":play "9S":play "3S"   -- and last cards play themselves
    assert.equal("2341" .. "4123", m:view(1).told)
  end)

  it("are as many as said", function()
    local m = tricks "leader = self:player(1), tricks = 1"
    m:play "2S":play "4S":play "9S"
    assert.equal("then", select(2, m:turn()).prompt)
    assert.equal(4, (m:turn()))
  end)

  it("end when a player wins one", function()
    local m = tricks "leader = self:player(1), until_wins = self:player(4)"
    m:play "2S":play "4S":play "9S"
    assert.equal("then", select(2, m:turn()).prompt)
    assert.equal("1234", m:view(1).told)
    m = tricks "leader = self:player(1), until_wins = self:player(3)"
    m:play "2S":play "4S":play "9S"
    assert.equal("1234" .. "4123", m:view(1).told)
  end)

  it("end when 'after_trick' says so, and are watched until 'play_on'",
    function()
      local m = tricks("leader = self:player(1)", [[
        function g:after_trick() self.told = self.told .. "." return true end
      ]])
      m:play "2S":play "4S":play "9S"
      assert.equal("1234.", m:view(1).told)
      assert.equal("then", select(2, m:turn()).prompt)
      m = tricks("leader = self:player(1)", [[
        function g:after_trick() self.told = self.told .. "." self:play_on() end
      ]])
      m:play "2S":play "4S":play "9S":run()
      assert.equal("1234.4123", m:view(1).told)
    end)

  it("take a function, and no dummy", function()
    local function wrong_with(how)
      return tostring(select(2, pcall(helper.match, "", [[
        function g:round()
          self:deal_each(2)
          self:play_tricks { ]] .. how .. [[ }
        end]], deal)))
    end
    assert.matches("before: a function expected", wrong_with "before = 3", 1,
      true)
    assert.matches("before: there is no dummy then", wrong_with [[
      dummy = 1, played_by = 3, before = function() end]], 1, true)
  end)
end)


it("a trick is not led by a player who sits out", function()
  for _, word in ipairs { "play_trick", "begin_trick" } do
    assert.matches("bad argument #1 to '" .. word .. "' (the player sits out)",
      helper.wrong("self:sit_out(2) self:deal_each(2) self:" .. word
        .. "(2)"), 1, true)
  end
end)
