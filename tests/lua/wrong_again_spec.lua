-- What was wrong comes again after hours and days; a course's file is checked.

local again = require "tenace.face.teach.again"
local catalogue = require "tenace.face.teach.catalogue"
local lesson = require "tenace.rules.lesson_file"
local tenace = require "tenace"

local question = { asks = "?", rows = {}, groups = {}, items = { "a", "b" } }
local lists = { { questions = { question } } }
local HOUR = 3600


describe("what was wrong", function()
  local now, kept, list

  before_each(function()
    now, kept = 1000, ""
    list = again.from("", function(text) kept = text return true end,
      function() return now end)
  end)

  local function is_due() return #list:due(1, lists, error) == 1 end

  it("comes again after 4 hours, 1, 3, 7 and 14 days", function()
    list:add(question, 1)
    for _, hours in ipairs { 4, 24, 3 * 24, 7 * 24, 14 * 24 } do
      now = now + hours * HOUR - 1
      assert.is_false(is_due(), hours)
      now = now + 1
      assert.is_true(is_due(), hours)
      list:right(question)
      assert.is_false(is_due(), hours)
    end
    assert.equal("", kept)
  end)

  it("begins anew when it is wrong again", function()
    list:add(question, 1)
    now = now + 4 * HOUR
    list:right(question)
    list:add(question, 1)
    now = now + 4 * HOUR
    assert.is_true(is_due())
  end)

  it("waits no longer for an answer that came before its time", function()
    list:add(question, 1)
    list:right(question)
    now = now + 4 * HOUR
    assert.is_true(is_due())
  end)

  it("is read again from its lines, old ones too", function()
    list:add(question, 1)
    local word = kept:match "^1 (%x+) 1 %d+\n$"
    assert.is_string(word)
    list = again.from("1 " .. word .. "\n", print, function() return now end)
    assert.is_true(is_due())
  end)
end)


describe("a course of the program", function()
  it("gives way to lessons made from rules that somebody has changed",
    function()
      local variant = assert(tenace.variant "whist")
      local kept = variant.obligations
      variant.obligations = {}
      local made, list = pcall(catalogue.of, variant, 2)
      variant.obligations = kept
      assert.is_true(made, tostring(list))
      assert.equal("rank", list[1].name)
      assert.equal("tricks", catalogue.of(variant, 2)[1].name)
    end)
end)


describe("a course's file", function()
  local function load(text)
    local one, wrong = lesson.load({ path = "c.lua", name = "course",
      text = text, of = "whist" }, pcall)
    return one or tostring(wrong)
  end

  it("says which questions are asked", function()
    local one = load [[return course "A" { lessons = { { name = "a",
      title = "A", text = "A.", ask = "trick 4, voids 2" } } }]]
    assert.same({ { topic = "trick", n = 4 }, { topic = "voids", n = 2 } },
      one.lessons[1].ask)
  end)

  it("is refused with the line", function()
    assert.equal("c.lua:1: course 'A': a course has lessons: lessons = { { "
      .. 'name = "tricks", … } }', load 'return course "A" { text = "x" }')
    assert.equal("c.lua:3: course 'A': a lesson of a course needs a name, a "
      .. "title, a text and questions",
      load 'return course "A" {\n  lessons = {\n    { name = "a" } } }')
    assert.equal("c.lua:1: course 'A': unknown field 'lesons', did you mean "
      .. "'lessons'?", load 'return course "A" { lesons = {} }')
    assert.matches("c.lua:3: course 'A': 'many tricks' is no topic with a "
      .. "number", load('return course "A" {\n  lessons = {\n    { name = "a"'
      .. ', title = "A", text = "A.", ask = "many tricks" } } }'))
  end)
end)
