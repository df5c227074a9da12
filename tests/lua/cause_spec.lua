-- Which line of the rules made what the story tells.

local helper = require "game_helper"
local tenace = require "tenace"


--- The steps that made the entries of each kind, in a round of a game.
local function causes(spec, seat)
  local m, by_kind = tenace.new(spec, { seed = 4 }), {}
  m:run("random", { rounds = 1 })
  for n, entry in ipairs(m:story(seat or 1)) do
    local cause = m:cause(n)
    by_kind[entry.what] = by_kind[entry.what] or cause and cause.step or false
  end
  return by_kind, m
end


describe("the cause of an entry", function()
  it("is the step that called the word which made it", function()
    local steps = causes "whist"
    assert.equal("deal", steps.dealt)
    assert.equal("choose_trump", steps.shown)
    assert.equal("round", steps.trick)
    assert.equal("score_round", steps.score)
  end)

  it("has the file and the line", function()
    local _, m = causes "whist"
    for n, entry in ipairs(m:story(1)) do
      if entry.what == "dealt" then
        local cause = m:cause(n)
        assert.matches("whist.lua$", cause.file)
        local lines = {}
        for line in helper.read "rules/whist.lua":gmatch "([^\n]*)\n" do
          lines[#lines + 1] = line
        end
        assert.matches("self:deal_each", lines[cause.line], 1, true)
      end
    end
  end)

  it("is a step of a house rule where that made it", function()
    local _, m = causes "whist+honours"
    local files = {}
    for n, entry in ipairs(m:story(1)) do
      local cause = entry.what == "score" and m:cause(n)
      if cause then files[cause.file:match "[^/]+$"] = cause.step end
    end
    assert.equal("score_round", files["whist.lua"])
  end)

  it("is none where a round begins, and beyond the story", function()
    local _, m = causes "whist"
    assert.is_nil(m:cause(1))
    assert.is_nil(m:cause(100000))
  end)

  it("is the same after steps back", function()
    local m = tenace.new("whist", { seed = 4 })
    m:keep_log()
    while #m:history() < 9 do m:play(m:moves()[1]) end
    m:undo()
    m:run("random", { rounds = 1 })
    local fresh = tenace.replay(m:record())
    for n in ipairs(m:story(1)) do
      assert.same({ fresh:cause(n) }, { m:cause(n) })
    end
  end)
end)
