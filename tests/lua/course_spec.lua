-- A course says plain data: questions without their answers, verdicts, places
-- of rules. The terminal's session shows the same items as lines.

local answer = require "tenace.face.teach.answer"
local catalogue = require "tenace.face.teach.catalogue"
local Course = require "tenace.face.teach.course"
local progress = require "tenace.face.teach.progress"
local tenace = require "tenace"


--- A course of a game that keeps its items, and the items.
local function course_of(game, only)
  local items, variant = {}, assert(tenace.variant(game))
  local course = Course.new { variant = variant, seed = 1, only = only,
    lessons = catalogue.of(variant, 1), progress = progress.of(variant.spec),
    say = function(item) items[#items + 1] = item end }
  return course, items
end


local function is_plain(value)
  if type(value) ~= "table" then
    return type(value) ~= "function" and type(value) ~= "userdata"
  end
  for key, one in pairs(value) do
    if not is_plain(key) or not is_plain(one) then return false end
  end
  return getmetatable(value) == nil
end


--- The items of one sort, and the last of them.
local function of(items, what)
  local list = {}
  for _, item in ipairs(items) do
    if item.what == what then list[#list + 1] = item end
  end
  return list, list[#list]
end


--- The right answer to the present question, as it is typed.
local function right_answer(course)
  local question = course.asking.question
  local right, list = question.right, {}
  if question.form == "yes_no" then return right and "yes" or "no" end
  for i, one in ipairs(right) do
    list[i] = question.items and string.char(96 + one) or tostring(one)
  end
  return #list == 0 and "none" or table.concat(list, " ")
end


--- A wrong answer to the present question, as it is typed.
local function wrong_answer(course)
  for text in ("none all a b c yes no 1"):gmatch "%S+" do
    local verdict = answer.read(course.asking.question, text)
    if verdict and not verdict.right then return text end
  end
end


describe("a course", function()
  it("says plain data, and no answer before it was given", function()
    local course, items = course_of("whist", 1)
    course:start()
    local _, item = of(items, "question")
    assert.is_true(is_plain(items))
    assert.is_nil(item.question.right)
    assert.is_nil(item.question.because)
    assert.is_string(item.question.asks)
    assert.is_string(item.question.how)
    assert.same(item.question, (course:question()))
    assert.equal(#course.lessons, #of(items, "lessons")[1].lessons)
  end)

  it("judges an answer, and cites the rule", function()
    local course, items = course_of("whist", 1)
    course:start()
    course:handle(right_answer(course))
    local _, verdict = of(items, "verdict")
    assert.is_true(verdict.right)
    local _, cite = of(items, "cite")
    assert.matches("whist.lua$", cite.file)
    assert.is_true(cite.line > 0)
    assert.equal(2, #of(items, "question"))
  end)

  it("says what is wrong with an answer, and waits for another", function()
    local course, items = course_of("whist", 1)
    course:start()
    course:handle(wrong_answer(course))
    local _, verdict = of(items, "verdict")
    assert.is_false(verdict.right)
    assert.is_true(#verdict.extra + verdict.missing > 0)
    assert.equal(1, #of(items, "question"))
  end)

  it("names a drill that was wrong", function()
    local course, items = course_of("whist", 6)
    course:start()
    while not course.over do course:handle "show" end
    local _, last = of(items, "sentence")
    assert.equal("Look at these again: Count what is out.", last.text)
  end)

  it("has the match and the seat of an author's lesson", function()
    local course = course_of("whist")
    local n
    for i, lesson in ipairs(course.lessons) do
      n = n or lesson.guided and i
    end
    course = course_of("whist", n)
    course:start()
    local question, match, seat = course:question()
    assert.equal("move", question.form)
    assert.equal(seat, (match:turn()))
  end)
end)
