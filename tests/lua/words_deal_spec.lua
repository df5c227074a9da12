-- Packets, a round that is dealt again, and what contracts count.

local Session = require "tenace.face.table.session"
local helper = require "game_helper"
local show = require "tenace.face.say.show"
local tenace = require "tenace"

local KITTY = 'piles = { kitty = "none" }, '


describe("packets", function()
  teardown(helper.clean)

  it("go to each player, and to a pile", function()
    local m = helper.round("self:deal_packets { 3, { 2, self.kitty }, 1 }",
      KITTY)
    assert.same({ { 4, 4, 4, 4 }, 2, 34 },
      { m:view(1).counts, m:view(1).kitty, m:view(1).stock })
  end)

  it("are dealt as by deal_each and draw", function()
    local one = helper.round("self:deal_packets { 3, { 2, self.kitty }, 4 }",
      KITTY)
    local two = helper.round("self:deal_each(3, 3); self:draw(self.kitty, 2); "
      .. "self:deal_each(4, 4)", KITTY)
    assert.same(two:hands(), one:hands())
  end)

  it("leave out players who sit out", function()
    local m = helper.round(
      "self:sit_out(2); self:deal_packets { 2, { 1, self.kitty } }", KITTY)
    assert.same({ 2, 0, 2, 2 }, m:view(1).counts)
  end)

  it("stay away from a player who has laid the hand away and sits out",
    function()
      local m = helper.round([[
        self:deal_each(3)
        self:sit_out(2, self.kitty)
        self:deal_each(1)]], KITTY)
      assert.same({ { 4, 0, 4, 4 }, 3 }, { m:view(1).counts, m:view(1).kitty })
      assert.matches("the player has cards",
        helper.wrong("self:deal_each(3); self:sit_out(2)", KITTY))
    end)

  it("are numbers, or numbers with a pile, if there are enough cards",
    function()
      local function wrong(packets)
        return helper.wrong("self:deal_packets " .. packets, KITTY)
      end
      local packet = "a packet is a number of cards, or { number, pile }"
      assert.matches(packet, wrong '{ "x" }', 1, true)
      assert.matches(packet, wrong "{ 0 }", 1, true)
      assert.matches(packet, wrong "{ 1.5 }", 1, true)
      assert.matches("the stock has only 52 cards", wrong "{ 14 }", 1, true)
      assert.matches("the stock has only 4 cards",
        wrong "{ 12, { 5, self.kitty } }", 1, true)
      assert.matches("table expected", wrong "(3)", 1, true)
    end)
end)


-- The dealer's left may have the cards dealt again.
local AGAIN = [[
  function g:round()
    self:make_dealer(2)
    self:deal_each(3)
    self.tells = "dealt"
    if self:ask_yes_no(3, "again?") then self:again() end
    self.tells = nil
    self:ask_yes_no(1, "go on?")
    self:score(1, 1, "n")
  end
  function g:again()
    self:score(2, 10, "n")
    self:deal_again()
    self:score(2, 100, "n")
  end ]]
local FACTS = [[ round = { tells = text, said = text }, keeps = { n = 1 },
  options = { rounds = number { 2, from = 1, to = 9, "rounds" } }, ]]


describe("all cards", function()
  teardown(helper.clean)

  it("are dealt one by one, and the first players may get one more", function()
    local m = helper.round([[
      self:make_dealer(3)
      self:sit_out(1)
      self:draw(self.kitty, 2)
      self:deal_all()]], KITTY)
    assert.same({ { 0, 17, 16, 17 }, 0 },
      { m:view(1).counts, m:view(1).stock })
  end)

  it("are those of the stock", function()
    local m = helper.round("self:deal_each(12); self:deal_all()", KITTY)
    assert.same({ 13, 13, 13, 13 }, m:view(1).counts)
  end)
end)


describe("fill_hands", function()
  teardown(helper.clean)

  it("draws for one hand after the other, up to a number", function()
    local m = helper.round([[self:deal_each(3)
      self:draw(self:player(1), 3)
      self:fill_hands(5, nil, self:player(1), self:player(3), 2)]])
    assert.same({ { 6, 5, 5, 3 }, 33 }, { m:view(1).counts, m:view(1).stock })
  end)

  it("draws from a pile when the stock is gone, as long as there are cards",
    function()
      local m = helper.round([[self:deal_each(11)
        self:draw(self.kitty, 3)
        self:fill_hands(14, self.kitty, 2, 1, 4)]], KITTY)
      local view = m:view(1)
      assert.same({ { 14, 14, 11, 13 }, 0, 0 },
        { view.counts, view.stock, view.kitty })
    end)

  it("needs a number, players, and a pile with a top", function()
    assert.matches("a number of cards expected",
      helper.wrong "self:fill_hands(-1, nil, 1)")
    assert.matches("a hand has no top card",
      helper.wrong "self:fill_hands(1, self:player(2), 1)")
  end)
end)


describe("swap_top", function()
  teardown(helper.clean)

  it("takes the top card of a pile for one of the hand", function()
    local m = helper.round([[
      self:move("2C 3C", self.stock, self.kitty)
      self:move("4C", self.stock, self:player(2))
      self.told = self:swap_top("4C", 2, self.kitty)]],
      KITTY .. " round = { told = text },")
    assert.equal("3C", m:view(2).hand)
    assert.same({ 2, "3C" }, { m:view(1).kitty, m:view(1).told })
  end)

  it("needs a card of the hand, and a top card", function()
    assert.matches("it is not in the hand",
      helper.wrong "self:swap_top('4C', 2, self.stock)")
    assert.matches("there is no top card",
      helper.wrong [[self:deal_each(13)
        self:swap_top(self:player(2).hand:cards():list()[1], 2, self.stock)]])
  end)
end)


describe("play_over", function()
  teardown(helper.clean)

  local PILES = "piles = { lying = 'all', gone = 'all' },"

  it("puts away what lies there, and lays the cards of the hand", function()
    local m = helper.round([[
      self:move("2C 3C", self.stock, self.lying)
      self:move("4C 5C 6C", self.stock, self:player(2))
      self:play_over("5C 4C", 2, self.lying, self.gone)]], PILES)
    local view = m:view(2)
    assert.same({ "6C", "5C 4C", "2C 3C" },
      { view.hand, view.lying, view.gone })
  end)

  it("plays on nothing, too", function()
    local m = helper.round([[
      self:move("4C", self.stock, self:player(2))
      self:play_over("4C", self:player(2), self.lying, self.gone)]], PILES)
    assert.same({ "4C", "" }, { m:view(1).lying, m:view(1).gone })
  end)

  it("needs cards of the hand", function()
    assert.matches("is not in that pile",
      helper.wrong "self:play_over('4C', 2, self.stock, self.stock)")
  end)
end)


describe("a round that is dealt again", function()
  teardown(helper.clean)

  local function begin() return helper.match(FACTS, AGAIN, { seed = 1 }) end

  it("begins anew with other cards", function()
    local m = begin()
    local before = m:hands()
    m:play "yes"
    assert.equal("again?", select(2, m:turn()).prompt)
    assert.same({ 3, 3, 3, 3 }, m:view(1).counts)
    assert.not_same(before, m:hands())
    assert.same({ 1, 2 }, { m:view(1).round, m:view(1).dealer })
  end)

  it("skips the statements after the word", function()
    local m = begin()
    m:play "yes"
    m:play "yes"
    m:play "no"
    m:play "yes"
    assert.same({ 1, 20, 0, 0 }, m:scores())
    assert.equal(2, m:view(1).round)
  end)

  it("is told, and its cards are dealt and not drawn", function()
    local m = begin()
    m:play "yes"
    local told = {}
    for _, entry in ipairs(m:story(1)) do told[#told + 1] = entry.what end
    assert.equal("round dealt settled move score dealt_again settled dealt",
      table.concat(told, " "))
    local text = Session.new { match = m, seat = 1, style = show.plain,
      bots = { "random", "random", "random", "random" },
      bot_names = "random", header = "" }:start()
    assert.matches("\nAll cards are shuffled and dealt again%.\n.-"
      .. "\n3 cards each%.\n", text)
  end)

  it("can have another dealer, after whom the next one deals", function()
    local m = helper.match(FACTS, [[
      function g:round()
        self:deal_each(1)
        if self:ask_yes_no(1, "again?") then
          self:deal_again(self:next_in_turn(self.dealer))
        end
        self.tells = tostring(self.dealer.number)
      end ]], { seed = 1 })
    local dealer = m:view(1).dealer
    local function after(n) return (dealer + n - 1) % 4 + 1 end
    m:play "yes"
    m:play "yes"
    assert.same({ after(2), 1 }, { m:view(1).dealer, m:view(1).round })
    local told = {}
    for _, entry in ipairs(m:story(1)) do
      if entry.what == "settled" then told[#told + 1] = entry.value end
    end
    assert.same({ after(1), after(2) }, told)
    m:undo()
    assert.equal(after(1), m:view(1).dealer)
    m:redo()
    m:play "no"
    assert.same({ after(3), 2 }, { m:view(1).dealer, m:view(1).round })
  end)

  it("has empty fields, but keeps the fields of the match", function()
    local m = helper.match(FACTS, [[
      function g:round()
        local told = tostring(self.said) .. " " .. self.n
        self.said, self.n = "x", self.n + 1
        if self.n < 4 then self:deal_again() end
        self.tells = told
        self:ask_yes_no(1, "go on?")
      end ]])
    assert.equal("nil 3", m:view(1).tells)
  end)

  it("is played again from its record, back and forth", function()
    local m = begin()
    m:play "yes"
    m:play "no"
    local hands = m:hands()
    m:undo()
    assert.equal("again?", select(2, m:turn()).prompt)
    m:undo()
    m:redo()
    m:redo()
    assert.same(hands, m:hands())
    local other = assert(tenace.replay(m:record()))
    assert.same(hands, other:hands())
  end)

  it("has the same dealer, for all players", function()
    local m = helper.match(FACTS, [[
      function g:round()
        local dealer = self.dealer.number
        self:sit_out(1)
        self:make_dealer(dealer % 4 + 1)
        self:deal_each(1)
        if self:ask_yes_no(2, "again?") then self:deal_again() end
      end ]])
    local dealer = m:view(1).dealer
    m:play "yes"
    assert.same({ dealer, { 0, 1, 1, 1 } },
      { m:view(1).dealer, m:view(1).counts })
  end)

  it("is understood by bots that think", function()
    local m = begin()
    m:run("search:5", { rounds = 2 })
    assert.is_true(m:over())
  end)

  --- Whoever bids scores; if nobody bids, the cards are dealt again.
  local BIDS = [[
    function g:round()
      self:deal_each(1)
      local bid, player = self:auction { bids = { "1" }, prompt = "bid?" }
      if not bid then self:deal_again() end
      self:score(player, 1, "bid")
    end ]]

  it("ends what a bot thinks of where all others pass", function()
    local m = helper.match(FACTS, BIDS, { seed = 1 })
    m:run("search:5", { rounds = 2 })
    assert.is_true(m:over())
    assert.is_true(m:decisions() < 100)
  end)

  it("does not let steady bots answer as they did before", function()
    local path = helper.file(helper.text(FACTS, [[
      function g:round()
        self:deal_each(1)
        local again = self:choose(self.dealer, "again?", { "go on", "again" })
        if again == "again" then self:deal_again() end
        self:score(1, 1, "dealt")
      end ]]))
    assert.equal(0, #tenace.check(path))
  end)

  it("cannot have tricks already", function()
    local wrong = helper.error(helper.match, FACTS, [[
      function g:round()
        self:deal_each(1)
        self:play_tricks()
        self:deal_again()
      end ]])
    assert.matches("a trick has been played", wrong, 1, true)
  end)

  it("is also the result of a step alone", function()
    local path = helper.file(helper.text(FACTS, AGAIN))
    assert.equal("deal again",
      tenace.step(path, {}, { step = "again" }).gives)
  end)

  it("ends with an error if that never stops", function()
    local wrong = helper.error(helper.match, FACTS,
      "function g:round() self:deal_again() end")
    assert.matches("round", wrong, 1, true)
  end)
end)


describe("what a contract counts, in records,", function()
  teardown(helper.clean)

  --- What the word gives, as text.
  local function value(arguments)
    local m = helper.kept.round("local n, says = self:contract_value("
      .. arguments .. ")\nself.told = n .. ': ' .. says", [[
      round = { told = text },
      contracts = { clubs = { 12, from = 2, to = 18 }, ["null hand"] = 35 }, ]])
    return m:view(1).told
  end

  it("is its value", function()
    assert.equal("35: null hand 35", value '"null hand"')
  end)

  it("or its value times a count", function()
    assert.equal("36: with 1, game 2, hand 3, × clubs 12 = 36",
      value '"clubs", 1, "with", "game", false, "hand", nil')
  end)
end)
