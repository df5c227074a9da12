-- The page asks which rule did what a line of the story tells of.

local helper = require "web_helper"

local ask, need, begin = helper.ask, helper.need, helper.begin


--- The number of the first line of the story that has the words.
local function line_with(words)
  local texts = need({ call = "view" }).story.texts
  for n, text in ipairs(texts) do
    if text:find(words, 1, true) then return n, text end
  end
end


describe("the call trace", function()
  setup(helper.keep)
  teardown(helper.free)
  after_each(helper.forget)

  it("has the rule of a trick, with file, line and step", function()
    begin("whist", 2)
    while not line_with "trick" do need { call = "step", bot = "random" } end
    local found = need { call = "trace", n = line_with "trick" }
    local rule = found.rules[1]
    assert.equal("rules/whist.lua", rule.file)
    assert.equal("round", rule.step)
    assert.is_string(rule.rule)
    assert.is_string(rule.says)
    assert.same({}, rule.struck)
  end)

  it("has what the rules struck out, and the decision", function()
    begin("whist", 2)
    for _ = 1, 4 do need { call = "step", bot = "random" } end
    local n = line_with "You play"
    local found = need { call = "trace", n = n }
    local card = found.rules[#found.rules]
    assert.equal("follow suit", card.rule)
    assert.matches("^follow suit rules out ", card.struck[1].text)
    assert.equal("rules/whist.lua", card.struck[1].file)
    assert.equal(4, found.decision)
  end)

  it("says nothing of what is in other hands", function()
    begin("whist", 2)
    need { call = "step", bot = "random" }
    need { call = "step", bot = "random" }
    local found = need { call = "trace", n = line_with "Partner plays" }
    for _, rule in ipairs(found.rules) do
      assert.is_nil(rule.rule)
      assert.same({}, rule.struck)
    end
  end)

  it("refuses a line that was not said", function()
    begin("whist", 2)
    local _, problem = ask { call = "trace", n = 999 }
    assert.equal("there is no line 999 in what was said", problem.text)
  end)
end)
