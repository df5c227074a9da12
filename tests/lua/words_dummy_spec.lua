-- A dummy: an open hand whose cards another player plays.

local Session = require "tenace.face.table.session"
local helper = require "game_helper"
local search = require "tenace.bots.search"
local show = require "tenace.face.say.show"
local tenace = require "tenace"

local FACTS = [[
  sides = "partners", ranks = "2 3 4 5 6 7 8 9 10 J Q K A",
  obligations = { follow_suit },
]]

local STEPS = [[
function g:round()
  self:deal_each(3)
  self:play_tricks { leader = self:player(1), dummy = self:player(2),
    played_by = self:player(4) }
  self:score(self:side(1), self:side(1).tricks, "tricks")
end
]]

local HANDS = { "2C KD AD", "3C 4C 6H", "QC 7H 8H", "AC 9H JH" }


local function game()
  return helper.match(FACTS, STEPS, { seed = 1, deal = { hands = HANDS } })
end


describe("a dummy", function()
  teardown(helper.clean)

  it("is laid open after the first card and played by another", function()
    local m = game()
    assert.equal(nil, next(m:view(3).shown))
    m:play "2C"
    local player, asked = m:turn()
    assert.equal(4, player)
    assert.equal("which card does dummy play?", asked.prompt)
    assert.equal(2, asked.dummy)
    assert.equal("3C 4C 6H", asked.dummy_hand)
    assert.same({ "3C", "4C" }, m:moves())
    assert.same({ ["hand 2"] = "3C 4C 6H" }, m:view(3).shown)
    assert.equal("9H AC JH", helper.sorted(m:view(4).hand))
  end)

  it("is refused cards as a hand is", function()
    local m = game():play "2C"
    local function refusal(card) return select(2, m:allows(card)) end
    assert.equal("in dummy's hand you hold 3C 4C, so you must follow clubs",
      refusal "6H")
    assert.equal("dummy does not hold AC", refusal "AC")
    assert.is_true((m:allows "3C"))
  end)

  it("is in the story and in a record", function()
    local m = game():play("2C"):play("3C")
    local move
    for _, entry in ipairs(m:story(1)) do
      if entry.what == "move" and entry.move == "3C" then move = entry end
    end
    assert.equal(4, move.player)
    assert.equal(2, move.dummy)
    local again = assert(tenace.replay(m:record()))
    assert.equal(m:record(), again:record())
  end)

  it("is known to bots, who play its cards", function()
    local m = game():play "2C"
    local source = search.worlds(m)
    for _ = 1, 20 do
      assert.is_true(source:next())
      assert.matches("[34]C", helper.another_world(m):hands()[2])
    end
    assert.equal(12, #m:run("search:10", { rounds = 1 }):history())
  end)

  it("is shown at the table with numbers, and named", function()
    local m = game()
    local session = Session.new { match = m, seat = 4, style = show.plain,
      bots = { "random", "random", "random", "random" },
      bot_names = "random", header = "" }
    m:play "2C"
    local text = session:start()
    assert.matches("which card does dummy play%?", text)
    assert.matches("Partner %(dummy%)%s+♣ %*4 %*3", text)
    assert.matches("You play 3♣ from Partner's hand%.", (session:handle "2"))
  end)

  it("needs both players", function()
    local function wrong(how)
      return helper.wrong("self:deal_each(3) self:play_tricks { " .. how
        .. " }", FACTS)
    end
    assert.matches("'dummy' and 'played_by' go together", wrong "dummy = 2")
    assert.matches("played_by: another player expected",
      wrong "dummy = 2, played_by = 2")
  end)
end)


describe("a hand that is nobody's", function()
  teardown(helper.clean)

  -- Two play; the third hand lies open, and player 1 plays it.
  local THIRD = [[
    players = 2, dummy_hands = 1, obligations = { follow_suit },
    round = { said = text, played = text },
    keeps = { coins = each_player(3) },
  ]]
  local ROUND = [[
  function g:round()
    self:deal_each(3)
    local said = ""
    for player in self:each_player() do said = said .. player.number end
    for player in self:each_other(1) do said = said .. player.number end
    for _, player in ipairs { self:in_turn() } do
      said = said .. player.number
    end
    self.said = said .. self:next_in_turn(2).number
    self:play_tricks { leader = self:player(2), dummy = self:player(3),
      played_by = self:player(1), open = true }
    for side in self:each_side() do
      self:score(side, side.tricks, "tricks")
    end
  end
  function g:after_trick()
    local list = {}
    for n, player in ipairs { self:who_played(self:trick()) } do
      list[n] = player.number
    end
    self.played = table.concat(list, " ")
  end
  ]]

  local function third(how)
    how = how or { seed = 1, deal = { hands = { "2C 3C 8C", "4C 5C 9C",
      "6C 7C 10C" } } }
    local path = helper.file('local g = game "G" {\n  deck = french(52),\n'
      .. THIRD .. "options = { first_dealer = number {} } }\n" .. ROUND
      .. "return g\n")
    return tenace.new(path, how)
  end

  it("is dealt to and plays, but no word goes through it", function()
    local m = third()
    assert.equal("122" .. m:view(1).said:sub(4, 5) .. "3", m:view(1).said)
    assert.same({ 3, 3, 3 }, m:view(1).counts)
    assert.same({ 3, 3 }, m:view(1).coins)
    assert.same({ 0, 0 }, m:scores())
  end)

  it("lies open before the first card, and its tricks are the player's",
    function()
      local m = third()
      assert.same({ ["hand 3"] = "6C 7C 10C" }, m:view(2).shown)
      m:play "4C"
      assert.equal(1, (m:turn()))
      assert.equal(3, select(2, m:turn()).dummy)
      m:play "6C":play "2C"
      assert.same({ 1, 0 }, m:view(1).tricks)
      assert.equal("2 1 1", m:view(1).played)
      for _, card in ipairs { "7C", "3C", "5C" } do m:play(card) end
      assert.same({ 3, 0 }, m:scores())
    end)

  it("never deals", function()
    for seed = 1, 10 do
      local m = third { seed = seed }
      for _ = 1, 4 do
        assert.is_true(m:view(1).dealer < 3)
        m:run("random", { rounds = 1 })
      end
    end
  end)

  it("is asked for no bid", function()
    local m = helper.match("players = 2, dummy_hands = 1,", [[
      function g:round()
        local _, winner = self:auction { holder = 2, bids = "1 2" }
        self:ask_yes_no(winner, "go on?")
      end]])
    assert.equal(1, (m:turn()))
    m:play "pass"
    local player, asked = m:turn()
    assert.same({ 2, "go on?" }, { player, asked.prompt })
  end)

  it("is asked for none where players may speak again, or once", function()
    for _, how in ipairs { "returns", "doubles", "once" } do
      local m = helper.match("players = 2, dummy_hands = 1, "
        .. "round = { by = player },", ([[
        function g:round()
          local _, winner = self:auction { bids = { "1", "2", "3" },
            prompt = "?", first = 1, %s = true }
          self.by = winner
          self:ask_yes_no(1, "go on?")
        end]]):format(how))
      m:play "1":play "2"
      if how ~= "once" then
        assert.equal(1, (m:turn()))
        m:play "pass"
      end
      assert.same({ 1, "go on?" }, { (m:turn()), select(2, m:turn()).prompt })
      assert.equal(2, m:view(1).by)
    end
  end)

  it("has room at the table", function()
    for _, n in ipairs { "0", "8", "'one'" } do
      local ok, wrong = pcall(helper.match, "dummy_hands = " .. n .. ",",
        "function g:round() end")
      assert.is_false(ok)
      assert.matches("a whole number from 1 to 4", tostring(wrong))
    end
  end)
end)
