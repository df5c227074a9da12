-- The fact `points` for tricks: what each counts, and the last ones.

local core = require "tenace.core"
local endings = require "tenace.bots.endings"
local helper = require "game_helper"
local match = require "tenace.match.match"
local points = require "tenace.face.rulebook.points"
local tenace = require "tenace"

local FACTS = [[
  round = { contract = choice { of = { "fewest", "last", "both" } } },
  match_rounds = 3,
  points = { H = 1, trick = 3, last_trick = 10, contract = {
    fewest = { H = 0, trick = -2, last_trick = 0 },
    both = { last_trick = { 4, 5 } } } }, ]]

-- Everybody has a suit, so whoever leads wins all tricks, and diamonds lead.
local HANDS = { "2C 3C 4C", "2D 3D 4D", "2H 3H 4H", "2S 3S 4S" }


local function game(facts, steps)
  return helper.text(facts or FACTS, [[
    function g:round()
      self:make_dealer(1)
      self:deal_each(3)
      self.contract = self:choose(1, "what?", { "fewest", "last", "both" })
      self:play_tricks { tricks = self:ask_number(1, "tricks?", 0, 3) }
      self:score_round()
    end
    function g:score_round()
      self:count_cards()
      self:score_counted()
    end ]] .. (steps or ""))
end


--- What side 2 has scored, and why, after so many tricks of a contract.
local function scored(contract, n)
  local m = tenace.new(helper.file(game()),
    { seed = 1, deal = { hands = HANDS } })
  m:play(contract):play(tostring(n)):run("random", { rounds = 1 })
  local line = m:score_sheet()[1]
  assert(#m:score_sheet() < 2 and (not line or line.side == 2))
  return line and line.reason
end


describe("points of tricks", function()
  teardown(helper.clean)

  it("are counted with those of cards", function()
    assert.equal("card points 3, tricks 9, last trick 10 = 22",
      scored("last", 3))
    assert.equal("card points 1, tricks 3, last trick 10 = 14",
      scored("last", 1))
  end)

  it("depend on a field, each by itself", function()
    assert.equal("tricks -6", scored("fewest", 3))
    assert.equal("card points 3, tricks 9, last trick 5, last trick but one 4 "
      .. "= 21", scored("both", 3))
  end)

  it("need a trick that was won: the last but one needs two", function()
    assert.is_nil(scored("last", 0))
    assert.equal("card points 1, tricks 3, last trick 5 = 9",
      scored("both", 1))
  end)

  it("are the same where bots play all tricks in one go", function()
    local path = helper.file(helper.text([[
      obligations = { follow_suit }, match_rounds = 1,
      points = { last_trick = { 5, 9 } }, ]], [[
      function g:round()
        self:deal_each(13)
        self:play_tricks()
        self:count_cards()
        self:score_counted()
      end]]))
    local sum = 0
    local found = tenace.simulate(path, { rounds = 20, seed = 1 })
    for _, side in ipairs(found.scores) do sum = sum + side.mean end
    assert.near(14, sum, 1e-9)
  end)

  it("are those of this round", function()
    local m = tenace.new(helper.file(game()),
      { seed = 1, deal = { hands = HANDS } })
    m:play "last":play "3":run("random", { rounds = 1 })
    m:play "last":play "0"
    assert.equal(1, #m:score_sheet())
  end)

  it("are in examples, which say who has won the last tricks", function()
    local path = helper.file(game(nil, [[
      example "one" { contract = "last", last_won = { 3 },
        scores = { 0, 0, 10, 0 } }
      example "tricks, too" { contract = "last", tricks = { 2, 0, 1, 0 },
        last_won = { 3 }, scores = { 6, 0, 13, 0 } }
      example "two" { contract = "both", last_won = { 4, 2 },
        scores = { 0, 5, 0, 4 } }
      example "nobody" { contract = "both", scores = { 0, 0, 0, 0 } } ]]))
    assert.same({}, (tenace.check(path)))
    local wrong = helper.file(game(nil, [[
      example "no seat" { contract = "last", last_won = { 5 },
        scores = { 0, 0, 0, 0 } } ]]))
    assert.matches("last_won", tenace.check(wrong)[1].text)
  end)

  it("are counted when the last tricks are claimed", function()
    local m = tenace.new(helper.file(game()),
      { seed = 1, deal = { hands = HANDS } })
    m:play "last":play "3":play "2D"
    for seat, reason in ipairs { "card points 2, tricks 6, last trick 10 = 18",
      "card points 3, tricks 9, last trick 10 = 22" } do
      local copy = m:copy()
      core.claim(copy.core, 1 << (seat - 1), seat == 1 and 2 or 3, false, true)
      match.go_on(copy)
      assert.equal(reason, copy:score_sheet()[1].reason)
    end
  end)

  it("are not claimed where the last trick but one counts, too", function()
    local function ending(facts)
      local m = tenace.new(helper.file(game(facts)),
        { seed = 1, deal = { hands = HANDS } })
      return endings.new(m:play "last":play "3")
    end
    assert.is_nil(ending(FACTS))
    assert.truthy(ending((FACTS:gsub("{ 4, 5 }", "5"))))
  end)

  it("are no fact with other values", function()
    for _, wrong in ipairs { "trick = 1.5", "trick = 'x'", "trick = {}",
      "last_trick = {}", "last_trick = { 1, 2, 3 }", "last_trick = { 1, 'x' }",
      "trumps = { trick = 1 }", "trick = 2000000" } do
      local m, message = pcall(tenace.new,
        helper.file(game("points = { H = 1, " .. wrong .. " },")))
      assert.is_false(m, wrong)
      assert.matches("points", tostring(message), nil, true)
    end
  end)

  it("are rows of the rulebook", function()
    local rows = points.rows(assert(tenace.variant(helper.file(game()))))
    for i, row in ipairs(rows) do rows[i] = row[1] .. ": " .. row[2] end
    assert.same({
      "card points: hearts: 1; each trick: 3; last trick: 10",
      "points if contract is both: last trick but one: 4; last trick: 5",
      "points if contract is fewest: hearts: 0; each trick: -2; last trick: 0",
    }, rows)
  end)
end)
