-- Wide decks: more than 64 different cards, 4 suits, 16 ranks or 4 copies of a
-- card. Another core plays with them.

local TENACE = os.getenv "TENACE" or "./tenace"
local core = require "tenace.core"
local helper = require "game_helper"
local tenace = require "tenace"


local function record_of(which, bots, game)
  local pipe = assert(io.popen(("%s run tests/lua/both_cores.lua %s %s %s 2>&1")
    :format(TENACE, which, bots, game)))
  local text = pipe:read "a"
  pipe:close()
  return text
end


local function same(bots, games)
  for game in games:gmatch "%S+" do
    local usual = record_of("usual", bots, game)
    assert.truthy(usual:find "\nresult 1", usual)
    assert.equal(usual, record_of("wide", bots, game))
  end
end


-- 22 trumps, 56 cards of four suits: 78 different cards.
local TAROT = [[
  deck = deck { suits = "S H D C T", ranks = { "1 2 3 4 5 6 7 8 9 10 J N Q K",
    T = "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21" },
    jokers = "EX", tags = { oudler = "1T 21T EX" } },
  points = { K = 4, ["1T 21T EX"] = 5 },
  obligations = { follow_suit, overtrump, play_trump },
  round = { trump = suit },
  options = { rounds = number { 2, from = 1, to = 9, "how many rounds" } },
]]

local STEPS = [[
  function g:round()
    self:deal_each(18)
    self.trump = "T"
    self:play_tricks()
    for side in self:each_side() do
      self:score(side, #side.won:cards():tagged "oudler", "oudlers")
    end
  end
]]


describe("the wide core", function()
  teardown(helper.clean)

  it("plays other decks as the usual core does", function()
    same("random", "whist skat canasta shengji")
  end)

  it("thinks about other decks as the usual core does", function()
    same("search:3", "whist tute")
  end)

  it("takes a deck that the usual core does not", function()
    local m = helper.match(TAROT, STEPS, { seed = 1 })
    assert.equal(core.wide(), core.kit(m.core).core)
    assert.equal(78, #core.kit(m.core).deck)
    m:run { "random", "random", "random", "random" }
    local same_again = tenace.replay(m:record())
    assert.equal(m:record(), same_again:record())
  end)

  it("keeps forced cards and what was undone", function()
    local m = helper.match(TAROT, STEPS, { seed = 2, deal = { hands = {
      "21T 2T 3H", "5H 6H EX", "*", "*" } } })
    m:run({ "random", "random", "random", "random" }, { rounds = 1 })
    local before = m:record()
    m:undo(5):redo(5)
    assert.equal(before, m:record())
  end)

  it("asks and refuses as the usual core does", function()
    local m = helper.match(TAROT, STEPS, { seed = 1, deal = { hands = {
      "21T 2T 3H", "5H 6H EX", "*", "*" } } })
    while m:turn() ~= 1 do m:play(m:moves()[1]) end
    local allowed, why = m:allows "KD"
    assert.is_false(allowed)
    assert.equal("you do not hold KD", why)
    assert.is_true(#m:history() > 0)
  end)

  it("asks for cards or words in one question", function()
    local m = helper.match(TAROT, [[
      function g:round()
        self:deal_each(18)
        local said = self:ask(self:player(1), "what?", {
          { "{card} now", card = self:player(1).hand:of_suit "S" },
          { "draw", unless = "nothing to draw" }, "pass" })
        self:score(1, said == "pass" and 1 or 2, "said")
      end
    ]], { seed = 1 })
    local _, question = m:turn()
    assert.same({ "{card} now", "pass" }, question.forms)
    assert.same({ "draw" }, question.closed)
    assert.equal("nothing to draw", select(2, m:allows "draw"))
    assert.same({ "random", 1 }, { m:choose "random" and "random",
      m:play "pass":scores()[1] })
  end)

  it("leaves matches of other decks as they were", function()
    local before = tenace.new("whist", { seed = 3 })
    local first = before:moves()
    helper.match(TAROT, STEPS, { seed = 1 })
    assert.same(first, before:moves())
    local after = tenace.new("whist", { seed = 3 })
    assert.same(first, after:moves())
    before:run { "random", "random", "random", "random" }
    after:run { "random", "random", "random", "random" }
    assert.equal(before:record(), after:record())
  end)

  it("leaves what rules read of other games as it was", function()
    helper.match(TAROT, STEPS, { seed = 1 })
    local position = require "tenace.match.position"
    local path = helper.file(helper.text("", [[
      function g:deal() return self.dealer.number + 10 * self.round_number end
      function g:round() self:deal_each(13) end
    ]]))
    local variant = tenace.library:variant(path)
    local result = position.step(variant, {}, { step = "deal", dealer = 3,
      round_number = 2 })
    assert.equal(23, result.gives)
  end)

  it("counts matches of bots that think", function()
    local path = helper.file(helper.text(TAROT
      .. "options = { rounds = number { 1, from = 1, to = 9 } },", [[
      function g:round()
        self:score(self.dealer, self:ask_yes_no(1, "?") and 1 or 2, "x")
      end]]))
    assert.equal(2, tenace.simulate(path, { games = 2, seed = 1,
      bots = "search:1" }).games)
  end)

  it("asks for another player when the usual core has done so", function()
    local asks = [[
      self:deal_each(2)
      for _ = 1, 9 do self:can_say(2, { { "{card}" } }) end
      self:ask(1, "which?", { { "{card}" } }) ]]
    for _, facts in ipairs { "", TAROT } do
      local m = helper.round(asks, facts)
      assert.same(m:view(1).hand, table.concat(m:moves(), " "))
    end
  end)

  it("makes decks outside a match", function()
    local deck = tenace.deck { suits = "A B C D E F", ranks = "1 2",
      wide = true }
    assert.equal("1F", deck:read "f1")
    assert.equal("2A 1F", tostring(tenace.cards("f1 2a", deck)))
  end)

  it("does not take cards of another deck", function()
    local m = helper.match(TAROT, STEPS, { seed = 1 })
    local cards = tenace.cards "QS"
    assert.has_error(function() return tenace.cards(cards, "spanish") end)
    assert.has_error(function()
      core.cards(core.kit(m.core).deck, cards)
    end)
  end)
end)
