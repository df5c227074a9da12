-- A class before one board: what pupils and the board see and may do.

local helper = require "class_helper"
local language = require "tenace.base.language"
local tables = require "tenace.face.host.tables"


describe("a class", function()
  after_each(helper.close)

  it("lets pupils come, each under a name of their own", function()
    helper.open()
    assert.equal("Anna", helper.come("Anna").name)
    assert.equal("anna 2", helper.come("  anna ").name)
    assert.equal("Anna 3", helper.come("Anna").name)
    local _, problem = helper.ask(nil, { call = "come", name = " " })
    assert.equal("A name has one to 20 letters.", problem.text)
    local people = helper.look(helper.teacher).people
    assert.equal(3, #people)
    assert.is_true(people[1].here)
  end)

  it("tells its board again that somebody has come, in each sign", function()
    local class = helper.open()
    local streams = require "tenace.face.host.streams"
    local ear = helper.need(helper.teacher, { call = "board" }).ear
    local text
    local close = streams.of(ear) { send = function(_, sent) text = sent end }
    helper.come "Anna"
    assert.equal("data: -2\n\n", text)
    text = nil
    streams.beat(tables.now() + 60)
    close()
    assert.equal("data: -2\n\n", text)
    assert.equal(-2, class:told(class.people[class.key]))
  end)

  it("is full with a hundred", function()
    helper.open()
    for n = 1, 100 do helper.come("p" .. n) end
    local _, problem = helper.ask(nil, { call = "come", name = "p" })
    assert.equal("The class is full.", problem.text)
  end)

  it("who comes twice is one pupil, and comes back after a reload", function()
    helper.open()
    local anna = helper.come "Anna"
    local again = helper.need(anna, { call = "come", name = "Bea" })
    assert.same(anna, again)
    assert.equal("Anna", helper.look(anna).name)
    local _, problem = helper.ask({ token = "x" }, { call = "look" })
    assert.equal("stranger", problem.kind)
  end)

  it("asks, takes answers until it closes, and then tells", function()
    helper.open()
    local anna, bea = helper.come "Anna", helper.come "Bea"
    assert.equal("lobby", helper.look(anna).phase)
    assert.equal("open", helper.step().phase)
    helper.time = helper.time + 4.25
    assert.is_not_nil(helper.answer(anna, "a"))
    assert.is_not_nil(helper.answer(anna, helper.right()))
    local board = helper.look(helper.teacher)
    assert.same({ 1, 2 }, { board.answered, board.here })
    board = helper.step()
    assert.equal("closed", board.phase)
    assert.equal(1, board.right)
    assert.is_true(#board.said > 0)
    local seen = helper.look(anna)
    assert.is_true(seen.right)
    assert.equal("Right.", seen.said[1])
    assert.is_false(helper.look(bea).right)
    local _, problem = helper.answer(bea, "a")
    assert.equal("late", problem.kind)
    assert.equal("This question is closed.", problem.text)
  end)

  it("closes by itself when its time is over, which all see run", function()
    helper.open()
    local anna = helper.come "Anna"
    local function time(person, n)
      return helper.ask(person, { call = "time", n = n, seconds = 30 })
    end
    helper.step()
    assert.is_nil(helper.look(anna).left)
    assert.equal("Only the teacher may do that.",
      select(2, time(anna, 1)).text)
    assert(time(helper.teacher, 2)) -- that is not what is asked
    assert.is_nil(helper.class:turn(helper.time))
    assert(time(helper.teacher, 1))
    helper.time = helper.time + 12.5
    assert.equal(17.5, helper.class:turn(helper.time))
    assert.equal(17.5, helper.look(anna).left)
    assert.equal(17.5, helper.look(helper.teacher).left)
    helper.answer(anna, helper.right())
    helper.time = helper.time + 17.5
    assert.is_nil(helper.class:turn(helper.time))
    assert.same({ "closed", 1 }, { helper.look(anna).phase,
      helper.look(helper.teacher).answered })
    assert.is_nil(helper.look(anna).left)
  end)

  it("forgets the time of a question that is closed before", function()
    helper.open()
    helper.step()
    helper.need(helper.teacher, { call = "time", n = 1, seconds = 30 })
    helper.step()
    helper.step()
    helper.time = helper.time + 60
    helper.class:turn(helper.time)
    assert.equal("open", helper.look(helper.teacher).phase)
  end)

  it("sends nothing of the answer before it closes", function()
    for _, how in ipairs { { quiz = 4 }, { play = 2 }, { worth = 2 },
      { lessons = { "finesse" } }, { puzzle = 1 } } do
      helper.open(how)
      local anna = helper.come "Anna"
      for _ = 1, helper.class:size() do
        local board = helper.step()
        if board.phase == "open" then
          helper.answer(anna, helper.right())
          for _, person in ipairs { anna, helper.teacher } do
            local seen = helper.look(person)
            for _, name in ipairs { "right", "said", "bars", "results" } do
              assert.is_nil(seen[name], name)
              assert.is_nil(seen.question[name], name)
            end
          end
          helper.step()
        end
      end
    end
  end)

  it("asks the same in each language, in its words", function()
    helper.open()
    local anna = helper.come "Anna"
    helper.step()
    local asks = {}
    for _, code in ipairs(language.codes) do
      helper.need(anna, { call = "texts", use = code })
      local seen = helper.look(anna)
      assert.equal(code, seen.language)
      asks[seen.question.asks] = true
      helper.class:one(1, code)
      assert.equal(helper.class.plan:signs "en", helper.class.plan:signs(code))
    end
    local n = 0
    for _ in pairs(asks) do n = n + 1 end
    assert.equal(#language.codes, n)
    assert.equal("en", helper.look(helper.teacher).language)
  end)

  it("takes no answer that is none, and does not say what is right", function()
    helper.open { worth = 1 }
    local anna = helper.come "Anna"
    helper.step()
    local given, problem = helper.answer(anna, "many")
    assert.is_nil(given)
    assert.matches("'many' is no answer here", problem.text)
    assert.is_nil(helper.look(anna).given)
  end)

  it("goes on once, however often the key is pressed", function()
    helper.open()
    for _ = 1, 3 do
      helper.need(helper.teacher, { call = "step", phase = "lobby", n = 0 })
    end
    assert.equal(1, helper.look(helper.teacher).at)
    assert.equal("open", helper.look(helper.teacher).phase)
  end)

  it("obeys the teacher alone", function()
    helper.open()
    local anna = helper.come "Anna"
    for _, call in ipairs { { call = "step", phase = "lobby", n = 0 },
      { call = "remove", n = 1 }, { call = "results" }, { call = "board" } } do
      for _, person in ipairs { anna, false } do
        local _, problem = helper.ask(person, call)
        assert.equal("Only the teacher may do that.", problem.text)
      end
    end
    local _, problem = helper.ask(helper.teacher, { call = "leave" })
    assert.equal("The board answers no questions.", problem.text)
  end)

  it("forgets who is sent away", function()
    helper.open()
    local anna = helper.come "Anna"
    helper.step()
    helper.answer(anna, helper.right())
    helper.need(helper.teacher, { call = "remove", n = 1 })
    local _, problem = helper.ask(anna, { call = "look" })
    assert.equal("stranger", problem.kind)
    local results = helper.need(helper.teacher, { call = "results" }).text
    assert.is_nil(results:find "Anna")
    _, problem = helper.ask(helper.teacher, { call = "remove", n = 1 })
    assert.equal("Nobody has that number.", problem.text)
  end)

  it("gives its results as a table", function()
    helper.open { play = 2 }
    local anna = helper.come "=1+1"
    helper.step()
    helper.time = helper.time + 2.5
    helper.answer(anna, helper.right())
    helper.step()
    helper.come "Late"
    helper.step()
    helper.answer(anna, "none")
    helper.step()
    local results = helper.need(helper.teacher, { call = "results" }).text
    local lines = {}
    for line in results:gmatch "[^\n]+" do lines[#lines + 1] = line end
    assert.equal("name,question,answer,right,seconds", lines[1])
    assert.matches("^\"'=1%+1\",1 What may be played: Which cards may be "
      .. "played%?,[%w ]+,1,2.5$", lines[2])
    assert.matches("^\"'=1%+1\",2 .*,,0,0$", lines[3])
    assert.matches("^Late,2 .*,,0,$", lines[4])
    assert.is_nil(lines[5])
    helper.step()
    assert.same({ right = 1, of = 2 }, helper.look(anna).score)
    assert.equal(2, #helper.look(helper.teacher).results)
  end)
end)


describe("a class is asked", function()
  after_each(helper.close)

  it("which cards may be played, and counts each card", function()
    helper.open { play = 1 }
    local anna = helper.come "Anna"
    local board = helper.step()
    assert.equal("cards", board.question.form)
    helper.answer(anna, board.question.hand[1])
    board = helper.step()
    assert.equal(board.question.hand[1], board.bars[1].part)
    assert.equal(1, board.bars[1].n)
    assert.equal(#board.question.hand, #board.bars)
  end)

  it("what something is worth", function()
    helper.open { worth = 1 }
    local anna = helper.come("Anna", "bn")
    assert.equal("numbers", helper.step().question.form)
    local right = helper.right()
    helper.answer(anna, right:gsub("%d", function(n)
      return utf8.char(0x9E6 + n)
    end))
    assert.equal(1, helper.step().right)
    assert.same({ right }, helper.look(anna).given)
  end)

  it("the steps of an author's lesson, after its text", function()
    helper.open { lessons = { "finesse" } }
    local anna = helper.come "Anna"
    local board = helper.step()
    assert.equal("text", board.phase)
    assert.matches("^Your partner holds ace", board.question.says[1])
    assert.equal("open", helper.step().phase)
    local _, problem = helper.answer(anna, "2H")
    assert.matches("^Not allowed", problem.text)
    local picks = helper.need(anna, { call = "picks", n = 2, picked = {} })
    assert.is_true(#picks.picks.cards > 0)
    assert.is_not_nil(helper.answer(anna, "5H"))
    board = helper.step()
    assert.equal("The answer: 2♠.", board.said[1])
    assert.matches("Left plays 8♠", board.said[2])
    assert.is_false(helper.look(anna).right)
    board = helper.step()
    assert.equal("move", board.question.form)
    assert.equal(3, board.at)
  end)

  it("a puzzle, whose moves are compared at the end", function()
    helper.open { puzzle = 1 }
    local anna = helper.come("Anna", "de")
    assert.equal("one", helper.step().question.form)
    helper.answer(anna, helper.right())
    local board = helper.step()
    assert.equal(1, board.right)
    assert.matches("^The answer: ", board.said[1])
    assert.matches("on average in", board.said[2])
    assert.matches("^Die Antwort: ", helper.look(anna).said[2])
  end)
end)
