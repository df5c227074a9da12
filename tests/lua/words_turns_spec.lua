-- Turns until somebody holds no cards; and short words for cards, suits, orders
-- and declarations.

local helper = require "game_helper"
local tenace = require "tenace"

local facts = [[
  piles = { gone = "all" }, round = { told = text, trump = suit }, ]]


--- What an expression is in a round, behind these statements, as text.
local function value(expression, statements, more)
  local m = helper.round((statements or "") .. "\nself.told = tostring("
    .. expression .. ")", facts .. (more or ""),
    { seed = 1, deal = { hands = { "2C 3C", "2D 3D", "2H 3H", "2S 3S" } } })
  return m:view(1).told
end


describe("turns", function()
  teardown(helper.clean)

  -- Player 4 deals. Each gives a card away, player 3 both.
  local turns = [[
    self:make_dealer(4)
    self:deal_each(2)
    local seats = ""
    for player in self:each_turn(FIRST) do
      seats = seats .. player.number
      local n = player.number == 3 and 2 or 1
      for _ = 1, math.min(n, #player.hand) do
        self:move(player.hand:cards():list()[1], player, self.gone)
      end
    end ]]

  it("end with the first player who holds no cards", function()
    assert.equal("123", value("seats", (turns:gsub("FIRST", ""))))
    assert.equal("player 3", value("self:who_is_out()",
      (turns:gsub("FIRST", ""))))
  end)

  it("begin with the player that the rules name", function()
    assert.equal("3", value("seats", (turns:gsub("FIRST", "3"))))
    assert.equal("4123", value("seats", (turns:gsub("FIRST", "4"))))
  end)

  it("go round the table, past players who sit out", function()
    assert.equal("12312", value("seats", [[
      self:sit_out(4)
      self:make_dealer(4)
      self:deal_each(2)
      local seats = ""
      for player in self:each_turn(4) do
        seats = seats .. player.number
        if #seats == 5 then break end
      end ]]))
  end)

  it("are known all at once", function()
    local function seats(words)
      return value("seats", [[
        self:sit_out(2)
        self:make_dealer(1)
        local seats = ""
        for _, player in ipairs { ]] .. words .. [[ } do
          seats = seats .. player.number
        end ]])
    end
    assert.equal("341", seats "self:in_turn()")
    assert.equal("413", seats "self:in_turn(4)")
    assert.equal("341", seats "self:in_turn(2)")
  end)

  it("leave nobody out as long as all hold cards", function()
    assert.equal("nil", value("self:who_is_out()", "self:deal_each(1)"))
    assert.equal("player 1", value("self:who_is_out()", [[
      self:sit_out(4)
      self:make_dealer(4)
      self:move(self.stock:top(), self.stock, self:player(2)) ]]))
  end)
end)


describe("a suit field", function()
  teardown(helper.clean)

  it("is empty if there is none", function()
    assert.equal("nil", value("self.trump", [[
      self.trump = "H"
      self.trump = "none" ]]))
  end)

  it("takes no other word", function()
    assert.equal("g.lua:6: game 'G', step 'round': 'trump' is declared as a "
      .. "suit, it cannot be no", helper.wrong('self.trump = "no"', facts))
  end)
end)


describe("cards of ranks and suits", function()
  teardown(helper.clean)

  it("are a list, rank by rank", function()
    local list = "table.concat(cards_of(%s), ' ')"
    for given, cards in pairs {
      ["'2'"] = "2C 2D 2H 2S", ["'A K', 'H'"] = "AH KH",
      ["{ '10' }, { 'O', 'B' }"] = "10O 10B", ["''"] = "",
    } do
      assert.equal(cards, value(list:format(given)))
    end
  end)

  it("need ranks", function()
    assert.equal("g.lua:6: game 'G', step 'round': cards_of: words of a text "
      .. "or a list expected, not a number", helper.wrong("cards_of(2)"))
  end)

  it("of a pile are gone through one by one", function()
    assert.equal("2C-3C-", value("said", [[
      self:deal_each(2)
      local said = ""
      for card in self:player(1).hand do said = said .. card .. "-" end
    ]], "ranks = '2 3 4 5 6 7 8 9 10 J Q K A'"))
  end)
end)


describe("a list on top of the trumps", function()
  teardown(helper.clean)

  --- The order of a game in which that is the top.
  local function order(top)
    return tenace.order(helper.file(helper.text(
      [[deck = french(54), round = { trump = suit },
        obligations = { follow_suit },]],
      "function g:order() return { trump = self.trump, top = " .. top
      .. " } end\nfunction g:round() self:deal_each(1) end")),
      { trump = "S" })
  end

  it("goes from low to high, with equal cards except that of trump", function()
    local by = order '{ cards_of "2", false, "LJ", "BJ" }'
    for _, pair in ipairs { "2C AS", "2S 2C", "LJ 2S", "BJ LJ" } do
      local high, low = pair:match "(%S+) (%S+)"
      assert.is_true(by:beats(high, low), pair)
    end
    assert.is_false(by:beats("2C", "2D"))
    assert.is_false(by:beats("2D", "2C"))
  end)

  it("has no card twice", function()
    assert.matches("'2S' is in 'top' twice",
      helper.error(order, '{ cards_of "2", "2S" }'))
  end)

  it("has cards of the deck", function()
    assert.matches("no such card '1S'", helper.error(order, '{ "1S" }'))
  end)
end)


describe("the standing of some sides", function()
  teardown(helper.clean)

  it("is empty for the others", function()
    local m = helper.match("sides = 'partners',", [[
      function g:round() self:ask_yes_no(1, "go on?") end
      function g:standing()
        return { told = { [2] = "3 of 4" }, all = { "a", "b" } }
      end ]])
    local view = m:view(1)
    assert.same({ "", "3 of 4" }, { view.told[1], view.told[2] })
    assert.same({ "a", "b" }, { view.all[1], view.all[2] })
  end)
end)
