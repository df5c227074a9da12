-- Points and totals that are written with decimals: the fact `decimals`.

local answer = require "tenace.face.teach.answer"
local helper = require "game_helper"
local moment = require "tenace.face.moment.moment"
local sheet = require "tenace.face.table.sheet"
local language = require "tenace.base.language"
local tenace = require "tenace"


--- A match in which seat 1 has got 42 tenths, and seat 2 has lost 40.
local function match_of(facts)
  return helper.match(facts or "decimals = 1,", [[
    function g:round()
      self:score(1, 42, "made")
      self:score(2, -40, "missed")
      self:choose(1, "on?", { "yes", "no" })
    end
  ]], { seed = 1 })
end


describe("points with decimals", function()
  teardown(helper.clean)

  it("are whole numbers for scripts", function()
    local m = match_of()
    assert.equal(42, m:scores()[1])
    assert.equal(-40, m:scores()[2])
  end)

  it("have a point on the sheet, in the status and in the story", function()
    local m = match_of()
    local narrator = moment.narrator(m, 1)
    local lines = table.concat(sheet.lines(m, narrator.names, narrator.style),
      "\n")
    assert.matches("%+4%.2", lines)
    assert.matches("%-4%.0", lines)
    local now = moment.of(m, 1)
    assert.equal(1, now.show.decimals)
    assert.equal(1, now.sheet.decimals)
    assert.matches("you 4%.2", table.concat(now.show.status, " "))
  end)

  it("have the sign of the language", function()
    local m = match_of()
    language.use "de"
    local said = table.concat(moment.of(m, 1).show.status, " ")
    language.use "en"
    assert.matches("4,2", said)
  end)

  it("are as they were where the fact is not given", function()
    local now = moment.of(match_of "", 1)
    assert.is_nil(now.show.decimals)
    assert.matches("you 42", table.concat(now.show.status, " "))
  end)

  it("are one to three", function()
    assert.matches("decimals is a number of decimals, 1 to 3",
      helper.error(match_of, "decimals = 4,"))
    assert.matches("decimals is a number of decimals, 1 to 3",
      helper.error(match_of, "decimals = 0,"))
  end)

  it("are written so in hints, and not in their numbers", function()
    local m = tenace.new("call_break", { seed = 10 })
    local found = m:explain { bot = "search:20" }
    local n = found.text:match "([%d.]+) points ahead"
    local value = found.alternatives[1].value
    assert.is_true(value > 10, value)
    assert.is_true(math.abs(tonumber(n) - value / 10) < 0.1, found.text)
  end)

  it("are typed as they are written in a quiz", function()
    local question = { form = "numbers", right = { 4.2, -4.0 } }
    assert.is_true(answer.read(question, "4.2 -4").right)
    assert.is_false(answer.read(question, "42 -40").right)
  end)
end)
