-- What a script can say but the core cannot do: each is an error with a reason,
-- and the match stays sound.

local core = require "tenace.core"
local helper = require "game_helper"
local tenace = require "tenace"


--- What goes wrong in a round of these steps.
local function wrong(steps, facts, more)
  local ok, message = pcall(helper.match, facts or "", "function g:round()\n"
    .. steps .. "\nend\n" .. (more or ""), { seed = 1, traced = true })
  assert.is_false(ok)
  return (tostring(message):match "^.-step '[%a_]+': (.*)$" or message)
end


describe("a word that cannot be carried out", function()
  teardown(helper.clean)

  it("lets nobody sit out who has cards or is the last", function()
    for steps, says in pairs {
      ["self:deal_each(1) self:sit_out(1)"] =
        "bad argument #1 to 'sit_out' (the player has cards)",
      ["for n = 1, 4 do self:sit_out(n) end"] =
        "bad argument #1 to 'sit_out' (nobody else takes part)",
      ["self:begin_trick(1) self:sit_out(2)"] =
        "calling 'sit_out' on bad self (tricks are being played)",
    } do
      assert.equal(says, wrong(steps))
    end
    assert.equal("bad argument #1 to 'sit_out' (nobody else takes part)",
      wrong("self:sit_out(1) self:sit_out(2)",
        "players = 2, dummy_hands = 1,"))
  end)

  it("leaves no trick behind between two others", function()
    assert.equal("step 'after_trick' has begun a trick and not ended it",
      wrong("self:deal_each(1) self:play_tricks()", "", [[
function g:after_trick(winner) self:begin_trick(winner) end]]))
  end)

  it("plays several cards at once from hands that are alike", function()
    assert.equal("several cards are played at once, but player 2 has 4 cards "
      .. "and others have 5", wrong([[
  self:deal_each(4)
  self:draw(self:player(1))
  self:play_tricks { leader = 1, tricks = 2 }]],
      "plays = { throws = true },"))
  end)

  it("knows where a card is that was dealt and moved", function()
    local m = helper.round([[
  self:deal_each(1)
  local card = tostring(self.dealer.hand)
  self:move(card, self.dealer, self.heap)
  self:show(card)]], 'piles = { heap = "none" },', { seed = 1, traced = true })
    local shown
    for _, event in ipairs(core.events(m.core)) do
      shown = event.what == "shown" and event or shown
    end
    assert.equal("heap", m:pile_name(shown.from))
  end)

  it("makes a dealer, whose order holds from then on", function()
    local m = helper.match("round = { told = text },", [[
function g:order()
  return { trump = self.dealer.number == 1 and "S" or "H" }
end
function g:round()
  self:deal_each(2)
  self:make_dealer(2)
  local before = self:player(1).hand:of_suit("trump")
  self:make_dealer(1)
  self.told = tostring(before) .. ", "
    .. tostring(self:player(1).hand:of_suit("trump"))
  self:play_tricks { leader = 1 }
end]], { seed = 1, deal = { hands = { "2H 3S", "2S 3H", "2D 3D", "2C 3C" } } })
    assert.equal("2H, 3S", m:view(1).told)
    m:play "2H"
    m:play "2S"
    m:play "2D"
    m:play "2C"
    for _, entry in ipairs(m:story(1)) do
      if entry.what == "trick" then
        assert.equal("2S is the only trump", entry.why)
        return
      end
    end
    error "no trick was told"
  end)

  it("does not count beyond the largest number", function()
    for steps, says in pairs {
      ["count_on(math.maxinteger, 'a', 'b')"] =
        "bad argument #1 to 'count_on' (it is too large)",
      ["count_times(2, 'a', math.maxinteger, 'b')"] =
        "bad argument #3 to 'count_times' (it is too large)",
      ["self:score(1, 1 << 40, 'a')"] =
        "bad argument #2 to 'score' (more than a million points)",
    } do
      assert.equal(says, wrong(steps))
    end
  end)
end)


describe("the core's functions", function()
  local french = core.deck { suits = "CDHS", ranks = "2 3 4 A" }
  local spanish = core.deck { suits = "OCEB", ranks = "A 2 3" }

  it("read cards of another deck by their names", function()
    assert.equal("AC 2C", tostring(core.cards(spanish,
      core.cards(french, "AC 2C"))))
    local ok, message = pcall(core.cards, spanish, core.cards(french, "4S"))
    assert.is_false(ok)
    assert.matches("no such card '4S'", message)
  end)

  it("refuse decks without cards, and a card that is on top twice", function()
    local ok, message = pcall(core.deck, { suits = "C", ranks = "A",
      leave_out = "AC" })
    assert.same({ false, "no such deck: no card is left" }, { ok, message })
    ok, message = pcall(core.order, french, { top = "AC 2C AC" })
    assert.same({ false, "'AC' is in 'top' twice" }, { ok, message })
  end)

  it("pose no more tricks and rounds than there can be", function()
    local m = tenace.new("whist", { seed = 1 })
    for _, n in ipairs { -1, 65536, math.mininteger, math.maxinteger } do
      assert.error_matches(function() core.pose_tricks(m.core, 1, n) end,
        "#3 .*so many tricks are not won")
    end
    for _, round in ipairs { 0, -1, 65536, math.mininteger, math.maxinteger } do
      assert.error_matches(function() core.pose_round(m.core, round, 1) end,
        "#2 .*no such round")
    end
    for _, seat in ipairs { 0, 5, -1, math.maxinteger } do
      assert.error_matches(function() core.pose_tricks(m.core, seat, 1) end,
        "no player")
      assert.error_matches(function() core.pose_round(m.core, 1, seat) end,
        "no player")
    end
    core.pose_tricks(m.core, 1, 65535)
    assert.equal(65535, core.tricks(m.core)[1])
  end)

  it("play 65,535 rounds and no more", function()
    local m = helper.match("", "function g:round() self:ask_yes_no(1, '?') end")
    core.pose_round(m.core, 65535, 1)
    assert.equal(65535, core.state(m:play("yes").core).round)
    assert.error_matches(function() m:play "yes" end,
      "the match does not end: 65535 rounds were played")
  end)

  it("load nothing but whole decisions", function()
    local m = tenace.new("whist", { seed = 1 })
    for _, bytes in ipairs { "\x85abc", "\xBF\x01", "\xFF", "\xC1\x50",
      "\xFF\x01", "\xBF\x00\x40abc" } do
      local ok, message = pcall(core.load_tape, m.core, bytes)
      assert.is_false(ok)
      assert.matches("no decisions of a match", message)
    end
    core.load_tape(m.core, "\x05\x82ab\xC1\x07\xFF\x81a")
  end)
end)
