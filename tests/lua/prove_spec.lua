-- Proofs: every deal and every line of play on a small pack, and faults that
-- were planted.

local all_deals = require "tenace.study.all_deals"
local all_lines = require "tenace.study.all_lines"
local core = require "tenace.core"
local helper = require "game_helper"
local match = require "tenace.match.match"
local short = require "tenace.match.short"
local short_plan = require "tenace.study.short_plan"
local tenace = require "tenace"


--- The path of a house rule of Whist with these facts and steps.
local function house_rule(facts, steps)
  return helper.write(helper.folder() .. "/trial.lua", 'local t = house_rule '
    .. '"Trial" { of = "whist",\n' .. facts .. "\n}\n" .. (steps or "")
    .. "\nreturn t\n")
end


--- The texts of a list of findings.
local function texts(list)
  local all = {}
  for i, one in ipairs(list) do all[i] = one.text end
  return all
end


--- The moves of a finding on one line.
local function moves_of(one)
  local list = {}
  for i, move in ipairs(one.moves) do
    list[i] = move.player .. ":" .. move.move
  end
  return table.concat(list, " ")
end


describe("a proof", function()
  teardown(helper.clean)

  it("goes through all deals and lines, and says of which size", function()
    local report = tenace.prove("whist", { cards = 1 })
    assert.same({}, report.problems)
    local size = report.proved
    assert.same({ 1, 4, "AC KC AD AH", 24, 24, true, 24 }, { size.hand,
      size.cards, size.pack, size.deals, size.of, size.whole, size.lines })
    assert.same({ "legal", "ends", "known" }, report.holds)
    assert.same({ "noticed", "longer" }, report.open)
  end)

  it("takes the author's pack", function()
    local report = tenace.prove("whist", { deck = "2C 3C 4C 5C" })
    assert.same("2C 3C 4C 5C", report.proved.pack)
    assert.same(1, report.proved.hand)
    report = tenace.prove("whist", { deck = "2C 2C 4C 5C" })
    assert.same({ "deal: there is only 1 of 2C" }, texts(report.problems))
    report = tenace.prove("whist", { deck = "2C 3C XX 5C" })
    assert.same({ "'XX' is no card of this deck" }, texts(report.problems))
  end)

  it("says that there are too few cards for the players", function()
    local function told(how)
      return texts(tenace.prove("whist", how).problems)
    end
    assert.same({ "hands of 1 need 4 cards in all, and the pack has 1" },
      told { deck = "2C" })
    assert.same({ "hands of 2 need 8 cards in all, and the pack has 4" },
      told { deck = "2C 3C 4C 5C", cards = 2 })
    assert.same({ "hands of 14 need 56 cards in all, and the pack has 52" },
      told { cards = 14 })
  end)

  it("says why a size was not gone through", function()
    local path = house_rule("", [[
      function t:choose_trump()
        if #self:player(1).hand == 1 then self:player(9) end
        return "C"
      end]])
    local skipped = tenace.prove(path, { cards = 2 }).skipped
    assert.same({ 1, 1 }, { #skipped, skipped[1].hand })
    assert.matches("trial.lua:5: .*player", skipped[1].why)
    path = house_rule("", [[
      function t:deal()
        self:deal_each(6)
        self:choose(1, "well?", { "yes", "no" })
        self:deal_each(7)
      end]])
    local report = tenace.prove(path, { cards = 1 })
    assert.equal(2, report.sizes[1].hand)
    assert.same({ { hand = 1, why = "the cards are dealt in two parts, so "
      .. "each hand has two at least" } }, report.skipped)
  end)

  it("shows the deal in which no round gets as far as a question", function()
    local path = house_rule("", [[
      function t:choose_trump()
        self:put_away(self.dealer, "which one goes away?", 1, self:player(1),
          function() return false, "no" end)
        return "C"
      end]])
    local report = tenace.prove(path, { cards = 2 })
    local one = report.problems[1]
    assert.matches("step 'choose_trump': .* cannot be answered: no cards were "
      .. "found that the condition accepts", one.text)
    assert.same({ path, 5 }, { one.file, one.line })
    assert.same({ "AC", "KC", "AD", "AH" }, one.deal.hands)
    assert.matches("\nshort hand 1 ", one.record)
    assert.equal(1, #report.sizes)
  end)

  it("tells a question as its player reads it, and a fault once", function()
    local field = "round = { bid = number { from = 0, to = 99 } },"
    local path = house_rule(field, [[
      function t:choose_trump()
        self.bid = 18
        if self:player(2).hand:has "AC" then
          self:choose(1, "you bid {bid}: more?", { "yes", "no" })
        else
          self:choose(1, "you bid {bid}: less?", { "yes", "no" })
        end
        return "C"
      end]])
    local list = tenace.prove(path, { cards = 1 }).problems
    assert.equal(1, #list)
    assert.matches("^player 1 sees the same in two deals, and is asked "
      .. "'you bid 18: %a+%?' %(yes, no%) in one of them, but "
      .. "'you bid 18: %a+%?' %(yes, no%) in the other$", list[1].text)
  end)

  it("does not remark on what a house rule or an option leaves out", function()
    local path = house_rule("options = { twice = flag {} },", [[
      function t:choose_trump()
        if self.option.twice then self:again() end
        return "C"
      end
      function t:again() self:ask(1, "again?", { "yes" }) end]])
    assert.same({}, texts(tenace.prove(path, { cards = 1 }).remarks))
  end)

  it("says that there was no time", function()
    local report = tenace.prove("whist", { cards = 4, seconds = 1 })
    local last = report.sizes[#report.sizes]
    assert.is_false(last.whole)
    assert.is_true(last.deals < last.of)
    assert.equal("time", report.open[1])
  end)

  it("reads its arguments", function()
    assert.has_error(function() tenace.prove("whist", { cards = 0 }) end,
      "prove: cards is a whole number from 1 on, not '0'")
    assert.has_error(function() tenace.prove("whist", { size = 2 }) end)
    assert.same({ "no game 'whost', did you mean 'whist'?" },
      texts(tenace.prove("whost").problems))
  end)

  it("finds a leak: both deals, the obligation, and records", function()
    local path = house_rule([[
      obligations = { obligation "peek" { when = "leading",
        says = "your partner has a trump, so lead one",
        function(self, hand)
          local trumps = self:player(2).hand:of_suit(self.trump)
          return #trumps > 0 and hand:of_suit(self.trump) or nil
        end } },]])
    local list = tenace.prove(path, { cards = 2 }).problems
    local one = list[1]
    assert.matches("^player 4 sees the same in two deals, and may do ",
      one.text)
    assert.same({ 1, path, 2 }, { #list, one.file, one.line })
    assert.same({ 4, 4 }, { one.player, one.other.player })
    assert.equal(one.deal.hands[4], one.other.deal.hands[4])
    assert.not_equal(one.deal.hands[2], one.other.deal.hands[2])
    local m, other = assert(tenace.replay(one.record)),
      assert(tenace.replay(one.other.record))
    assert.equal(m:hands()[4], one.deal.hands[4])
    assert.is_true(#m:dealt().left_out > 0 and other:decisions() >= 0)
  end)

  it("finds a deal in which nobody can answer", function()
    local path = house_rule("", [[
      function t:choose_trump()
        local a, c = self:player(1).hand, self:player(3).hand
        if a:has "AC" and a:has "KC" and c:has "2C" and c:has "AH" then
          self:choose(1, "now what?", {})
        end
        return "C"
      end]])
    local report = tenace.prove(path, { cards = 2 })
    local one = report.problems[1]
    assert.equal(1, #report.problems)
    assert.matches("a list of at least one choice expected", one.text, 1, true)
    assert.same({ path, 7 }, { one.file, one.line })
    assert.same({ "AC KC", "2C AH" },
      { one.deal.hands[1], one.deal.hands[3] })
    assert.matches("deal 0 hand 1: AC KC\n", one.record, 1, true)
  end)

  it("has another pack for cards that an author's own file names", function()
    local path = helper.file [[
local g = game "G" { players = 2, deck = french(52),
  ranks = "2 3 4 5 6 7 8 9 10 J Q K A" }
function g:round()
  self:deal_each(13)
  self:play_tricks()
end
function g:after_trick(winner)
  if winner.hand:has "7H" and winner.side.won:has "9D"
    and winner.side.won:has "3C" then
    self:ask(winner, "which?", { { "one", unless = "no" } })
  end
end
return g
]]
    local report = tenace.prove(path, { cards = 2 })
    local sizes = report.sizes
    assert.same({ 1, 2, 2 }, { sizes[1].hand, sizes[2].hand, sizes[3].hand })
    assert.is_nil(string.find(sizes[2].pack, "3C", 1, true))
    assert.equal("7H 9D 3C", string.sub(sizes[3].pack, 1, 8))
    assert.equal(1, #report.problems)
    assert.equal(path, report.problems[1].file)
  end)

  it("finds a round without end, and the moves that lead there", function()
    local path = house_rule("", [[
      function t:score_round()
        repeat until self:choose(1, "go on?", { "on", "again" }) == "no"
      end]])
    local one = tenace.prove(path, { cards = 1 }).problems[1]
    assert.equal("from here no line of play ever ends: the same position "
      .. "comes round again", one.text)
    assert.same({ path, 5 }, { one.file, one.line })
    assert.matches("^4:%w+ 1:%w+ 2:%w+ 3:%w+$", moves_of(one))
    assert.equal("go on?", select(2, tenace.replay(one.record):turn()).prompt)
  end)

  it("names obligations, steps and sides that never come up", function()
    local path = house_rule([[
      obligations = { follow_suit,
        obligation "follow again" { play = "suit led", says = "follow" } },
    ]], [[
      function t:score_round()
        self:score(1, 1, "always")
        if self:side(1).tricks > 13 then self:too_many() end
      end
      function t:too_many() self:score(2, 5, "too many") end]])
    local report = tenace.prove(path, { cards = 2 })
    assert.same({}, report.problems)
    assert.same({ "obligation 'follow again' forbids no card in any line",
      "step 'too_many' is reached in no line",
      "side 2 scores best in no line" }, texts(report.remarks))
    assert.same({ path, 10 }, { report.remarks[2].file,
      report.remarks[2].line })
  end)

  it("counts deals as far as they can be counted", function()
    local report = tenace.prove("klondike", { cards = 1, seconds = 1 })
    local size = report.sizes[1]
    assert.same({ 10 ^ 12, true, false }, { size.of, size.many_deals,
      size.whole })
    assert.is_nil(report.proved)
  end)

  it("finds the end of lines behind questions that cannot be compared",
    function()
      assert.same({}, tenace.prove("jass", { cards = 1 }).problems)
    end)

  it("does not follow all that may be said before tricks", function()
    local report = tenace.prove("oh_hell", { cards = 1, seconds = 2 })
    assert.is_true(report.sizes[1].some)
    assert.same({}, report.problems)
  end)
end)


describe("a short pack", function()
  it("lets rounds go well, if it can", function()
    for _, game in ipairs { "canasta", "tarot", "shengji" } do
      local plan = assert(short_plan.of(tenace.variant(game), 2))
      assert.same({ game, true, 0 }, { game, plan.ends, plan.fails })
    end
  end)

  it("keeps the rules' own fault, with as few cards as need be", function()
    local path = house_rule("", [[
      function t:score_round()
        if self.trump == "C" then self:player(9) end
      end]])
    local plan = short_plan.of(tenace.variant(path), 1)
    assert.is_true(plan.fails > 0)
    assert.equal(4, #plan.pack)
    assert.equal(1, #tenace.prove(path, { cards = 1 }).problems)
  end)
end)


describe("a glance at a deal", function()
  teardown(helper.clean)

  --- Goes through one line of the first deal; the walker, and the faults.
  local function glance(path, picks)
    local plan = assert(short_plan.of(assert(tenace.variant(path)), 2))
    local deals, faults = assert(all_deals.of(plan, 1)), {}
    local walker = all_lines.new(plan, 1, { late = function() return false end,
      found = function(wrong) faults[#faults + 1] = wrong end,
      ended = function() faults.ended = true end })
    all_lines.glance(walker, all_deals.at(deals, 0), 0, picks)
    return walker, faults
  end

  it("goes through one line, which is not counted", function()
    local walker, faults = glance("whist", function(n) return n end)
    assert.same({ ended = true }, faults)
    assert.same({ 0, 0 }, { walker.lines, walker.decisions })
    assert.is_nil(walker.picks)
  end)

  it("finds the faults of that line", function()
    local path = house_rule("", [[
      function t:score_round()
        error "never"
      end]])
    local _, faults = glance(path, function() return 1 end)
    assert.matches("never", tostring(faults[1].text or faults[1]))
    assert.equal(1, #faults)
  end)
end)


describe("a short match", function()
  local plan = assert(short_plan.of(tenace.variant "whist", 2))
  local hands = { "AC KC", "2C AD", "KD 2D", "AH KH" }

  --- A match with those hands.
  local function begin()
    return match.new(plan.variant, { seed = 1,
      deal = short_plan.deal(plan, { hands = hands }) })
  end

  it("deals few cards, and sets the others aside", function()
    local m = begin()
    assert.same({ "KC AC", "2C AD", "2D KD", "KH AH" }, m:hands())
    assert.equal(0, m:view(1).stock)
    assert.equal(44, #m:view(1).left_out:gsub("%S+", "x"):gsub(" ", ""))
  end)

  it("gives the sides the tricks that were not played", function()
    local m = begin()
    repeat m:play(m:moves()[1]) until m:view(1).round > 1
    local sum = 0
    for _, line in ipairs(m:score_sheet()) do sum = sum + line.points end
    assert.is_true(sum > 0)
  end)

  it("stays short when its rules are read again, or are others", function()
    local m = begin():play "AH"
    local held = m:hands()
    assert.is_true(m:reload())
    assert.same(held, m:hands())
    assert.is_true(m:under "whist+honours")
    assert.is_true(m:set { target = 9 })
    assert.same(held, m:hands())
    assert.matches("\nshort hand 2 pile 1 out 44 ", m:record())
  end)

  it("is kept in a record", function()
    local m = begin():play "AH"
    local text = m:record()
    assert.matches("\nshort hand 2 pile 1 out 44 width 4 tricks 6 5 0 0\n",
      text, 1, true)
    assert.same(m:hands(), assert(tenace.replay(text)):hands())
  end)

  it("reads only what such a line may say", function()
    local how = { hand = 2, first = 1, pile = 1, out = 3, width = 4,
      tricks = { 1, 0 } }
    assert.same(how, short.read(short.said(how)))
    for _, text in ipairs { "", "hand 2", "hand x pile 1 out 0",
      "hand 2 pile 1 out 1 hand 3", "hand 2 pile 1 out 1000",
      "hand 2 pile 1 out 1 tricks 1", "hand 2 pile 1 out 1 width" } do
      assert.is_nil(short.read(text), text)
    end
    local text = begin():record():gsub("short hand 2", "short hand two")
    assert.matches("short", select(2, tenace.replay(text)), 1, true)
  end)
end)


describe("where a round stands", function()
  it("does not depend on how it came about", function()
    local function after(moves)
      local m = tenace.new("bridge", { seed = 1 })
      for _, move in ipairs(moves) do m:play(move) end
      return core.stands(m.core)
    end
    assert.equal(after { "pass" }, after { "pass" })
    assert.not_equal(after { "pass" }, after { "1C" })
  end)

  it("depends on what was answered that shows only later", function()
    local hand = tenace.new("hearts", { seed = 1 }):hands()[4]
    local function after(pattern)
      local m = tenace.new("hearts", { seed = 1 })
      m:play(string.match(hand, pattern))
      return core.stands(m.core)
    end
    assert.equal(after "^%S+ %S+ %S+", after "^%S+ %S+ %S+")
    assert.not_equal(after "^%S+ %S+ %S+", after "%S+ %S+ %S+$")
  end)
end)
