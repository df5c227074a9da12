-- Proofs go through tricks in two ways: the core alone, and with the rules at
-- each card. Both see the same.

local all_deals = require "tenace.study.all_deals"
local all_lines = require "tenace.study.all_lines"
local core = require "tenace.core"
local helper = require "game_helper"
local ordered = require "tenace.base.ordered"
local short_plan = require "tenace.study.short_plan"
local tenace = require "tenace"


--- Goes through some deals of a game with hands of n, far from each other.
-- @return what was seen: text; and the walker
local function walked(game, n, deals, slow)
  local plan = assert(short_plan.of(assert(tenace.variant(game)), n))
  local all, ends, faults = assert(all_deals.of(plan, 1)), {}, {}
  local walker = all_lines.new(plan, 1, {
    found = function(wrong, tape)
      local text = type(wrong) == "table" and wrong.text or wrong
      faults[string.format("%s %q", text, tape)] = true
    end,
    leak = function(one) faults["leak " .. one.said] = true end,
    ended = function(m, share)
      ends[share .. ": " .. table.concat(core.scores(m.core), " ")] = true
    end,
    late = function() return false end,
  }, slow)
  for i = 0, deals - 1 do
    local number = i * (all.count // deals)
    all_lines.walk(walker, all_deals.at(all, number), number)
  end
  local function list(set) return table.concat(ordered.keys(set), ", ") end
  return table.concat({ "lines " .. walker.lines,
    "decisions " .. walker.decisions, "bound " .. list(walker.bound),
    "steps " .. list(walker.called), "ends " .. core.digest(list(ends), 1),
    "faults " .. list(faults) }, "\n"), walker
end


describe("the tricks of a proof", function()
  teardown(helper.clean)

  local games = { whist = 40, hearts = 5, bridge = 2, skat = 2, euchre = 8,
    pinochle = 2, spades = 1, briscola = 3, barbu = 1,
    ["whist+american"] = 10 }
  for game, deals in ordered.pairs(games) do
    it("are the same without the rules: " .. game, function()
      local fast, walker = walked(game, 2, deals)
      local slow, other = walked(game, 2, deals, true)
      assert.same(slow, fast)
      assert.is_true(#walker.walks > 0)
      assert.equal(0, #other.walks)
      assert.not_matches("lines 0\n", fast)
    end)
  end

  it("are gone through with the rules where those say what may be played",
    function()
      local trial = helper.write(helper.folder() .. "/trial.lua", [[
        return house_rule "Trial" { of = "whist", obligations = {
          follow_suit,
          obligation "low" { says = "play low", function(_, hand)
            return hand:has "2C" and "2C" or nil end } } }]])
      local fast, walker = walked(trial, 2, 10)
      assert.same((walked(trial, 2, 10, true)), fast)
      assert.equal(0, #walker.walks)
    end)
end)


--- The problems that a proof finds with these facts and steps, as texts.
local function problems(facts, steps)
  local path = helper.write(helper.folder() .. "/trial.lua", 'local t = '
    .. 'house_rule "Trial" { of = "whist",\n' .. facts .. "\n}\n" .. steps
    .. "\nreturn t\n")
  local report, list = tenace.prove(path, { cards = 2 }), {}
  for i, one in ipairs(report.problems) do list[i] = one.text end
  return list, report
end


describe("a fault in tricks that the core goes through", function()
  teardown(helper.clean)

  it("is found where a duty depends on what only one player sees", function()
    local list, report = problems([[
      round = { weak = flag },
      obligations = { follow_suit, obligation "high" { when = { weak = true },
        play = "A", says = "play an ace" } },]], [[
      function t:choose_trump()
        self.weak = not self:player(1).hand:has "AC"
        return "C"
      end]])
    assert.matches("sees the same in two deals, and may do", list[1])
    local one = report.problems[1]
    assert.not_equal(one.deal.hands[1], one.other.deal.hands[1])
  end)

  it("is found where it shows at one end of a few tricks", function()
    local list = problems("", [[
      function t:score_round()
        local won = self:side(1).won
        if won:has "AC" and won:has "KC" and won:has "2D"
          and self:side(2).tricks == 1 + 5 and self.trump == "H" then
          self:choose(1, "now what?", {})
        end
        self:score(1, 1, "always")
      end]])
    assert.same(1, #list)
    assert.matches("a list of at least one choice expected", list[1])
  end)

  it("is found where it depends on the tricks of a side alone", function()
    local list, report = problems("", [[
      function t:score_round()
        if self:side(2).tricks == 0 then self:player(9) end
        self:score(1, 1, "always")
      end]])
    assert.same(1, #list)
    assert.equal(4, #report.problems[1].moves)
  end)
end)
