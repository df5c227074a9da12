-- Steps that only answer, in a match and outside one: they may not change it.

local helper = require "game_helper"
local tenace = require "tenace"

local ASKED = "what is asked and played between rounds is in no round"
local TWO_ROUNDS = "match_rounds = 2,"
local ROUND = [[
function g:round()
  self:deal_each(2)
  self:score(1, 1, "x")
end
]]

-- What a step may not say, and the name by which it is refused.
local CHANGES = {
  { "self:play_tricks { leader = 1 }", "play_tricks" },
  { "self:ask_yes_no(1, 'on?')", "ask_yes_no" },
  { "self:score(1, 1, 'x')", "score" },
  { "self:random(2)", "random" },
  { "self.high = 3", "high =" },
}


--- What a run says about a step that has these statements on its second line.
local function refused(step, statements)
  return helper.error(function()
    helper.match(TWO_ROUNDS .. "keeps = { high = 2 },", ROUND .. "function g:"
      .. step .. "()\n" .. statements .. "\nend", { seed = 1 }):run "random"
  end)
end


describe("a step that only answers", function()
  teardown(helper.clean)

  for _, step in ipairs { "next_dealer", "over" } do
    it(step .. " may not change the match", function()
      for _, one in ipairs(CHANGES) do
        assert.equal(("g.lua:10: game 'G', step '%s': step '%s' may only look "
          .. "at the match, not change it with '%s'"):format(step, step,
          one[2]), refused(step, one[1]), ASKED)
      end
    end)
  end

  it("may look at the match", function()
    local m = helper.match(TWO_ROUNDS, ROUND .. [[
function g:next_dealer() return self:right_of(self.dealer) end
function g:over() return base.over(self) end]], { seed = 1 })
    assert.same({ true, 1 }, { m:over() })
  end)

  it("value may not change the match either", function()
    local path = helper.file(helper.text("", ROUND .. [[
function g:value()
  self:score(1, 1, "x")
end]]))
    assert.equal("g.lua:10: step 'value' may only look at the match, not "
      .. "change it with 'score'", helper.error(tenace.value, path, {}))
  end)

  it("may not change the match of a worked example", function()
    local text = helper.text("", ROUND .. [[
function g:over()
  self:score(1, 1, "x")
end]])
    local path = helper.file(text:gsub("return g\n$", [[
example "the end" { step = "over", gives = false }
return g]]))
    local texts = {}
    for i, one in ipairs(tenace.check(path)) do texts[i] = one.text end
    assert.same({ "example 'the end': step 'over' may only look at the match, "
      .. "not change it with 'score'" }, texts)
  end)
end)
