-- The last lesson of trick games: a position in which the obvious card loses.

local catalogue = require "tenace.face.teach.catalogue"
local Session = require "tenace.face.teach.session"
local show = require "tenace.face.say.show"
local tempting = require "tenace.face.teach.tempting"
local tenace = require "tenace"


local function last_of(game)
  local list = catalogue.of(tenace.variant(game), 1)
  return list[#list]
end


--- What is kept between sessions, in memory.
local function kept()
  local store = { added = 0, results = {} }
  function store.add() store.added = store.added + 1 end
  function store.remove() end
  function store.due() return {} end
  function store.result(_, id) return store.results[id] end
  function store.keep(_, id, right, all)
    store.results[id] = { right = right, all = all }
    return true
  end
  return store
end


--- A session with that lesson alone.
local function session_with(lesson, store)
  lesson.name = "best_card"
  return Session.new { variant = tenace.variant "whist", lessons = { lesson },
    style = show.plain, progress = store, again = store, only = 1, seed = 1 }
end


describe("the lesson with the obvious card", function()
  local found

  --- The question with seed 1, looked for once.
  local function question()
    found = found
      or tempting.lesson(tenace.variant "whist", 1).find()[1]
    return found
  end

  it("comes last in trick games, and looks for nothing before it begins",
    function()
      local lesson = last_of "whist"
      assert.equal("best_card", lesson.name)
      assert.same({}, lesson.questions)
    end)

  it("is not there where no tricks of single cards are played", function()
    assert.not_equal("best_card", last_of("gin_rummy").name)
    assert.not_equal("best_card", last_of("shengji").name)
  end)

  it("is the same for the same seed", function()
    local one = question()
    local other = tempting.lesson(tenace.variant "whist", 1).find()[1]
    assert.same(one.items, other.items)
    assert.same(one.right, other.right)
    assert.equal(one.text, other.text)
  end)

  it("tells what each card comes to, after a wrong answer and a right one",
    function()
      local store = kept()
      local session = session_with({ id = "best card", title = "T",
        questions = {}, find = function() return { question() } end }, store)
      assert.matches("Which answer is best?", session:start(), 1, true)
      local right = string.char(96 + question().right[1])
      local wrong = right == "a" and "b" or "a"
      assert.matches("Not quite", session:handle(wrong), 1, true)
      local text = session:handle(right)
      assert.matches("brings [%d.]+ tricks on average", text)
      assert.matches("0 of 1 right", text, 1, true)
      assert.equal(0, store.added)
      assert.same({ right = 0, all = 1 }, store.results["best card"])
    end)

  it("says so if the seed has no such position", function()
    local store = kept()
    local session = session_with({ id = "best card", title = "T",
      questions = {}, find = function() return {} end }, store)
    assert.matches("No such position was found with seed 1",
      session:start(), 1, true)
    assert.is_true(session.over)
    assert.same({}, store.results)
  end)
end)
