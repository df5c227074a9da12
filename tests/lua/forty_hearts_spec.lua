-- A house rule of Hearts that real tables play: back from a hundred.

local helper = require "forty_helper"
local tenace = require "tenace"

local BACK = "hearts+back_from_a_hundred"


--- The totals after a round in which these cards were taken.
local function after(spec, before, won, facts)
  local done = tenace.step(spec, facts or {}, { step = "score_round",
    scores = before, won = won })
  return done.scores, done.over, done.winner
end


describe("back from a hundred", function()
  it("takes exactly a hundred to fifty", function()
    local scores, over = after(BACK, { 96, 70, 60, 90 }, { "2H 3H 4H 5H" })
    assert.same({ 50, 70, 60, 90 }, scores)
    assert.is_false(over)
    scores, over = after(BACK, { 97, 70, 60, 90 }, { "2H 3H 4H 5H" })
    assert.same({ 101, 70, 60, 90 }, scores)
    assert.is_true(over)
  end)

  it("takes exactly fifty to twenty-five, and leaves what was there", function()
    assert.same({ 25, 70, 60, 90 },
      (after(BACK, { 46, 70, 60, 90 }, { "2H 3H 4H 5H" })))
    assert.same({ 50, 74, 60, 90 }, (after(BACK, { 50, 70, 60, 90 },
      { "", "2H 3H 4H 5H" }, { last_total = { 50, 70, 60, 90 } })))
  end)

  it("counts what another player's moon has brought", function()
    local scores, over = after(BACK, { 10, 74, 60, 50 },
      { "QS 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH" })
    assert.same({ 10, 50, 86, 76 }, scores)
    assert.is_false(over)
  end)

  it("comes after all points of the round", function()
    helper.same_in_any_order("hearts", "back_from_a_hundred omnibus",
      function(spec)
        helper.fine(spec)
        -- 95 + 15 - 10
        assert.same({ 50, 70, 60, 90 }, (after(spec, { 95, 70, 60, 90 },
          { "QS 2H 3H JD" })))
      end)
    helper.same_in_any_order("hearts", "back_from_a_hundred old_moon",
      function(spec)
        helper.fine(spec)
        assert.same({ 50, 70, 60, 90 }, (after(spec, { 126, 70, 60, 90 },
          { "QS 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH" })))
      end)
  end)

  it("ends a quick match at fifty-one", function()
    helper.same_in_any_order("hearts", "back_from_a_hundred quick omnibus",
      function(spec)
        helper.fine(spec)
        local scores, over = after(spec, { 46, 20, 10, 30 },
          { "2H 3H 4H 5H" })
        assert.same({ 25, 20, 10, 30 }, scores)
        assert.is_false(over)
        scores, over = after(spec, { 47, 20, 10, 30 }, { "2H 3H 4H 5H" })
        assert.same({ 51, 20, 10, 30 }, scores)
        assert.is_true(over)
        assert.matches("when a total passes 50;", helper.book(spec))
      end)
  end)

  it("lets a match go on", function()
    local seen = 0
    for seed = 1, 60 do
      local m = tenace.new(BACK, { seed = seed }):run "random"
      local last, sheet = 0, m:score_sheet()
      for _, line in ipairs(sheet) do last = math.max(last, line.round) end
      for _, line in ipairs(sheet) do
        if line.reason == "back from a hundred" then
          assert.equal(-50, line.points)
          if line.round < last then seen = seen + 1 end
        end
      end
      for _, total in ipairs(m:scores()) do assert.not_equal(100, total) end
    end
    assert.is_true(seen > 0)
  end)

  it("is printed", function()
    local book = helper.book(BACK)
    assert.matches("when a total passes 100;", book)
    assert.no.matches("reaches 100", book)
    assert.matches("exactly 100 goes back to 50", book)
    assert.matches("when a total reaches 60;",
      helper.book(BACK .. "+target=60"))
    assert.matches("ends after 9 rounds", helper.book(BACK .. "+rounds=9"))
  end)
end)
