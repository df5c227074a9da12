-- Words that players say before they play a card to a trick.

local helper = require "game_helper"
local search = require "tenace.bots.search"
local tenace = require "tenace"

local FACTS = [[
  ranks = "2 3 4 5 6 7 8 9 10 J Q K A", obligations = { follow_suit },
  round = { heard = text, times = number },
]]

-- Three cards each: seat 4 deals, seat 1 leads. Everybody may double with
-- three cards in hand; seat 2 may say royals, and then plays K or Q of hearts.
local STEPS = [[
function g:round()
  self:deal_each(3)
  for player in self:each_player() do
    self:may_say(player, {
      { "double", cards = 3, late = "too late to double",
        unless = player.number == 4 and "you have dealt" },
      { "big slam", cards = 3 },
      player.number == 2 and { "royals", with = "KH QH" },
    })
  end
  self:play_tricks { leader = self:player(1) }
  self:score(1, self.times or 1, "round")
  if self.round_number == 1 then self:ask_yes_no(1, "go on?") end
end
function g:said(player, word)
  self.times = (self.times or 1) + (word == "double" and 1 or 10)
  self.heard = (self.heard or "") .. player.number .. " " .. word .. ", "
  if word ~= "royals" then self:may_say(player, {}) end
end
]]

local HANDS = { "2H KC AD", "KH 5H 6S", "QC 7H 8H", "4H 9C JH" }


local function game()
  return helper.match(FACTS, STEPS, { seed = 1, deal = { hands = HANDS } })
end


--- Do both lists have the same items, in any order?
local function same_items(one, other)
  table.sort(one)
  table.sort(other)
  assert.same(one, other)
end


local function moves_of(history)
  local list = {}
  for i, one in ipairs(history) do list[i] = one.move end
  return list
end


describe("words before a card", function()
  teardown(helper.clean)

  it("can be said in place of a card, which then follows", function()
    local m = game()
    same_items({ "2H", "KC", "AD", "double", "big slam" }, m:moves())
    local seat, asked = m:turn()
    assert.equal(1, seat)
    assert.equal("card", asked.kind)
    assert.same({ "double", "big slam" }, asked.say)
    m:play "Double"
    assert.equal(1, (m:turn()))
    assert.is_nil(select(2, m:turn()).say)
    assert.equal("1 double, ", m:view(3).heard)
    m:play "2H"
    assert.equal(2, (m:turn()))
  end)

  it("are refused with their reasons", function()
    local m = game():play "2H":play "KH":play "7H"
    local function refusal(word)
      local allowed, reason, rule = m:allows(word)
      assert.is_false(allowed)
      assert.equal("may_say", rule)
      return reason
    end
    assert.equal("you have dealt", refusal "double")
    m:play "JH":play "5H"
    assert.equal("too late to double", refusal "DOUBLE")
    assert.equal("too late: 3 cards are needed", refusal "big slam")
    assert.is_false((m:allows "trouble"))
    assert.is_nil(select(2, m:turn()).say)
  end)

  it("may need certain cards, which must then be played", function()
    local m = game():play "2H"
    assert.same({ "double", "big slam", "royals" }, select(2, m:turn()).say)
    m:play "royals"
    assert.same({ "KH", "double", "big slam", "royals" }, m:moves())
    local allowed, reason = m:allows "5H"
    assert.is_false(allowed)
    assert.equal("after your word you must play KH", reason)
    m:play "KH":play "7H":play "4H"
    assert.equal("you may play none of KH QH, with which royals is said",
      select(2, m:allows "royals"))
  end)

  it("make a choice of a turn with a single card", function()
    local m = game():play "2H"
    m:play "royals":play "KH"
    assert.is_false(m:history()[3].forced)
    m:play "7H":play "4H":play "5H"
    assert.is_true(m:history()[7].forced)
  end)

  it("are part of history, records, stories and undo", function()
    local m = game():play "double":play "2H":play "royals":play "KH"
    assert.equal("royals", m:history()[3].move)
    local again = tenace.replay(m:record())
    assert.same(m:history(), again:history())
    local told = {}
    for _, entry in ipairs(m:story(4)) do
      if entry.what == "move" then
        told[#told + 1] = entry.player .. " " .. entry.move
      end
    end
    assert.equal("1 double, 1 2H, 2 royals, 2 KH", table.concat(told, ", "))
    m:undo(2)
    assert.equal("1 double, ", m:view(1).heard)
    m:redo(2)
    assert.equal("1 double, 2 royals, ", m:view(1).heard)
    assert.is_true(m:reload())
    assert.equal("1 double, 2 royals, ", m:view(1).heard)
  end)

  it("are said now and then by random bots, alike in both ways", function()
    local said = 0
    for seed = 1, 60 do
      local m = game():restart(seed)
      local native = m:copy():run("random", { rounds = 1 }):history()
      while #m:history() < #native and not m:over() do
        m:play(m:choose "random")
        local n = #m:history()
        assert.equal(native[n].move, m:history()[n].move)
      end
      for _, one in ipairs(native) do
        if one.move:find "%l%l%l%l" then said = said + 1 end
      end
    end
    assert.is_true(said > 5 and said < 60)
  end)

  -- Whoever doubles wins twice as much, or loses it: seat 1 has all the aces.
  local STAKES = [[
  function g:round()
    self:deal_each(3)
    self:may_say(1, { { "double", cards = 3 } })
    self:play_tricks { leader = self:player(1) }
    self:score(1, (self:player(1).tricks == 3 and 1 or -1)
      * (self.times or 1), "round")
    self:ask_yes_no(1, "go on?")
  end
  function g:said(player) self.times = 2; self:may_say(player, {}) end
  ]]

  local function thinks(hand)
    local m = helper.match(FACTS, STAKES,
      { seed = 1, deal = { hands = { hand } } })
    return m:choose "search:20", m
  end

  it("are said by a bot that is sure to gain, and by no other", function()
    assert.equal("double", (thinks "AC AD AH"))
    local move, m = thinks "2C 3C 4C"
    assert.is_not.equal("double", move)
    assert.equal(0, m.thought.dropped)
  end)

  -- Whoever is bold wins 3 with the ace of spades, and else loses 2.
  local BOLD = [[
  function g:round()
    self:deal_each(1)
    local said = self:ask(1, "bold?", { "no", { "yes", bold = true } })
    self:play_tricks { leader = self:player(1) }
    local won = #self:player(%s).side.won > 0
    self:score(1, said == "yes" and (won and 3 or -2) or 0, "bold")
    self:ask_yes_no(1, "go on?")
  end
  ]]

  it("and a bold answer only by one that surely gains", function()
    local function says(hand, seat)
      return helper.match(FACTS, BOLD:format(seat), { seed = 1,
        deal = { hands = { hand } } }):choose "search:50"
    end
    assert.equal("yes", says("AS", "1"))
    assert.equal("no", says("2S", "1"))  -- it gains on average, but not surely
  end)

  it("are the same in a bot's worlds", function()
    local m = game():play "double":play "2H":play "royals":play "KH"
    local look = search.look(m, 20)
    assert.same({ 20, 0 }, { look.worlds, look.dropped })
  end)

  it("need a step that hears them, and entries that can be read", function()
    local function fails(words, step)
      local ok, why = pcall(helper.match, FACTS, "function g:round() "
        .. "self:deal_each(1) self:may_say(1, " .. words .. ") "
        .. "self:play_tricks() end " .. (step or "function g:said() end"))
      assert.is_false(ok)
      return tostring(why)
    end
    assert.truthy(fails('{ { "x" } }', ""):find("no step 'said'", 1, true))
    assert.truthy(fails('{ "x" }'):find "a list of")
    assert.truthy(fails('{ { 7 } }'):find "begins with its word")
    assert.truthy(fails('{ { "QS" } }'):find "names no card")
    assert.truthy(fails('{ { "x", cards = 0 } }'):find "cards:")
    assert.truthy(fails('{ { "x", always = true } }'):find "always:")
    assert.truthy(fails('{ { "x", with = "1Z" } }'):find "1Z")
  end)

  it("may go by themselves with cards, before these are played", function()
    local m = helper.match(FACTS, [[
      function g:order()
        return { ranks = self.heard and "A K Q J 10 9 8 7 6 5 4 3 2" }
      end
      function g:round()
        self:deal_each(3)
        for player in self:each_player() do
          self:may_say(player, { { "misery", with = "AD KC", always = true } })
        end
        self:play_tricks { leader = self:player(1) }
        self:ask_yes_no(1, "go on?")
      end
      function g:said(player, word)
        self.heard = player.number .. " " .. word
        self:may_say(player, {})
      end
    ]], { seed = 1, deal = { hands = { "2H KC AD", "KH 5H 6S", "QC 7H 8H",
      "4H 9C JH" } } })
    assert.is_nil(select(2, m:turn()).say)
    assert.is_false((m:allows "misery"))
    m:play "2H":play "KH":play "7H":play "4H"
    assert.is_nil(m:view(1).heard)
    m:undo(4)
    m:play "KC":play "5H"
    assert.equal("1 misery", m:view(3).heard)
    assert.same({ "KC", "5H", "QC", "9C" }, moves_of(m:history()))
    assert.equal(4, (m:turn()))  -- 9C wins, as the low cards are high now
    assert.same(m:history(), tenace.replay(m:record()):history())
  end)

  it("that go by themselves let no other card be played first", function()
    local m = helper.match(FACTS, [[
      function g:round()
        self:deal_each(2)
        self:may_say(1, { { "misery", with = "KC", always = true } })
        self:play_tricks { leader = self:player(1) }
      end
      function g:said() self:play_tricks { leader = self:player(2) } end
    ]], { seed = 1, deal = { hands = { "2H KC", "3H 5H", "7H 8H", "4H 9C" } } })
    local ok, wrong = pcall(m.play, m, "KC")
    assert.is_false(ok)
    assert.matches("step 'said' has changed the trick or the hands",
      tostring(wrong))
  end)

  it("do not outlive the round", function()
    local m = helper.match(FACTS, [[
      function g:round()
        self:deal_each(3)
        if self.round_number == 1 then
          for player in self:each_player() do
            self:may_say(player, { { "double" } })
          end
        elseif self.round_number == 2 then
          self:may_say(1, { { "slam" } })
        end
        self:play_tricks { leader = self:player(1) }
      end
      function g:said() end
    ]], { seed = 1 })
    assert.same({ "double" }, select(2, m:turn()).say)
    m:run("random", { rounds = 1 })
    assert.same({ "slam" }, select(2, m:turn()).say)
    m:play(m:moves()[1])
    assert.is_nil(select(2, m:turn()).words)
    m:run("random", { rounds = 1 })
    assert.is_nil(select(2, m:turn()).words)
  end)
end)
