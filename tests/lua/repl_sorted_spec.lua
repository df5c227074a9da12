-- Cards laid out in the middle: the screen sorts them, and says how many cards
-- the others hold.

local Session = require "tenace.face.table.session"
local helper = require "game_helper"
local show = require "tenace.face.say.show"

local DEAL = { hands = { "7S 2C KC", "8S 3D 4D", "7H AS 4C", "5C 6C 8C" } }

local LAYING = [[
  function g:round()
    self:deal_each(3)
    for player in self:each_turn(1) do
      local said, card = self:ask(player, "which card?", { "{card}", "pass" })
      if said == "card" then self:move(card, player, self.laid) end
    end
  end ]]


--- The screen after some moves, with such a pile.
local function seen(sees, facts, moves)
  local m = helper.match("piles = { laid = " .. sees .. " }, " .. facts, LAYING,
    { seed = 1, deal = DEAL })
  for move in moves:gmatch "%S+" do m:play(move) end
  return Session.new { match = m, seat = 1, style = show.plain,
    bots = { "", "random", "random", "random" }, bot_names = "random",
    header = "" }:start()
end

local SORTED = '{ sees = "all", sorted = true }'
local TRICKS = "obligations = { follow_suit },"


describe("cards laid out", function()
  teardown(helper.clean)

  it("are sorted by suit in a game with tricks", function()
    assert.matches("Laid +♠ 8 7   ♥ 7   ♣ 8",
      seen(SORTED, TRICKS, "7S 8S 7H 8C"))
  end)

  it("and by rank in one without", function()
    assert.matches("Laid +8♠ 8♣   7♠ 7♥", seen(SORTED, "", "7S 8S 7H 8C"))
  end)

  it("or by suit there too, if the rules say so, and so are hands", function()
    local screen = seen('{ sees = "all", sorted = "suits" }', "",
      "7S 8S 7H 8C")
    assert.matches("Laid +♠ 8 7   ♥ 7   ♣ 8", screen)
    assert.matches("Hand +♣ %*K %*2", screen)
  end)

  it("so are hands where a field has the suit led", function()
    assert.matches("Hand +♣ %*K %*2", seen('"all"',
      "round = { suit_led = suit },", "7S 8S 7H 8C"))
    assert.matches("Hand +%*K♣ +%*2♣", seen('"all"', "", "7S 8S 7H 8C"))
  end)

  it("stay in their order in any other pile", function()
    assert.matches("Laid +7♠ 8♠ 7♥ 8♣", seen('"all"', TRICKS, "7S 8S 7H 8C"))
  end)

  it("lie two by two, each with the one over it, if they are pairs", function()
    local pairs_of = '{ sees = "all", pairs = true }'
    assert.matches("Laid +7♠ 8♠; 7♥ 8♣", seen(pairs_of, "", "7S 8S 7H 8C"))
    assert.matches("Laid +7♠ 8♠; 7♥\n", seen(pairs_of, "", "7S 8S 7H pass"))
  end)

  it("are pairs, or lie under the stock, only in one pile that all see",
    function()
      local function wrong(pile) return helper.error(seen, pile, "", "") end
      for _, pile in ipairs { '{ sees = "none", pairs = true }',
        '{ sees = "all", pairs = 2 }',
        '{ sees = "all", sorted = true, pairs = true }' } do
        assert.matches("pairs = true is for a single pile that all see",
          wrong(pile))
      end
      for _, pile in ipairs { '{ sees = "none", under = "stock" }',
        '{ sees = "all", under = "hand" }',
        '{ sees = "all", each = "player", under = "stock" }' } do
        assert.matches("under = \"stock\" is for a single pile that all see",
          wrong(pile))
      end
    end)

  it("are no trick, so the screen has the cards that others hold", function()
    assert.matches("Cards +Left: 2, Across: 3, Right: 2",
      seen(SORTED, TRICKS, "7S 8S pass 8C"))
    assert.is_nil(seen(SORTED, TRICKS, "7S 8S 7H 8C"):find("Cards ", 1, true))
  end)

  it("are sorted only in one pile that all see", function()
    for _, pile in ipairs { '{ sees = "none", sorted = true }',
      '{ sees = "all", sorted = "ranks" }',
      '{ sees = "all", n = 2, sorted = true }',
      '{ sees = "all", each = "player", sorted = true }' } do
      assert.matches("sorted = true or \"suits\" is for a single pile that "
        .. "all see", helper.error(seen, pile, "", ""))
    end
  end)
end)


describe("the cards next to others", function()
  teardown(helper.clean)

  it("are one higher or one lower, in their suits", function()
    local m = helper.round([[
      self:move(self:next_to("7S KH 2C"), self.stock, self.near)]],
      'piles = { near = "all" },')
    assert.equal("3C QH AH 6S 8S", m:view(1).near)
  end)

  it("are only higher ones, or only lower ones, if that is said", function()
    local function near(step)
      return helper.round(([[
        self:move(self:next_to("7S KH 2C", %s), self.stock, self.near)]])
        :format(step), 'piles = { near = "all" },'):view(1).near
    end
    assert.equal("3C AH 8S", near "1")
    assert.equal("QH 6S", near "-1")
    assert.matches("bad argument #2 to 'next_to' %(1 or %-1 expected%)",
      helper.wrong "self:next_to('7S', 2)")
  end)

  it("go by the present order", function()
    local m = helper.round([[
      self:move(self:next_to("10S"), self.stock, self.near)]],
      'piles = { near = "all" }, ranks = "2 3 4 5 6 7 8 9 J Q K 10 A",')
    assert.equal("KS AS", m:view(1).near)
  end)
end)


describe("among", function()
  teardown(helper.clean)

  it("finds a number among the words of a text", function()
    local m = helper.round([[
      self.found = tostring(among(3, "1 3")) .. tostring(among(1, "11 3"))
        .. tostring(among(3, { 1, 3 }))]], "round = { found = text },")
    assert.equal("truefalsetrue", m:view(1).found)
  end)
end)
