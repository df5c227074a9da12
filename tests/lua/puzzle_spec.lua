-- Puzzles: positions with one best move that many bots miss.

local Session = require "tenace.face.teach.puzzled"
local puzzle = require "tenace.study.puzzle"
local show = require "tenace.face.say.show"
local tenace = require "tenace"


--- A puzzle of Whist; always the same.
local function find(how) return tenace.puzzle("whist", how or { seed = 3 }) end


describe("a puzzle", function()
  it("is the same for the same seed", function()
    local one, other = find(), find()
    assert.equal(one.match:record(), other.match:record())
    assert.equal(one.move, other.move)
    assert.equal(one.missed, other.missed)
  end)

  it("has a best move, and others that are clearly worse", function()
    local found = find()
    local player = found.match:turn()
    assert.equal(player, found.player)
    assert.same(found.match:moves(), found.moves)
    assert.equal(found.move, found.explained.move)
    for i, other in ipairs(found.explained.alternatives) do
      assert.equal(i > 1, other.clear == true)
      assert.equal(i > 1, other.costs == true)
    end
  end)

  it("is of the grade that is wanted", function()
    assert.equal("medium", find({ seed = 1, grade = "medium" }).grade)
  end)

  it("is missed by those who see the best move do worse in their deals",
    function()
      local outcomes = { { 3, 0, 1, 4, 2, 2 }, { 2, 1, 1, 0, 2, 3 } }
      assert.equal(2 / 6, puzzle.share_missing(outcomes, 1, 1))
      assert.equal(4 / 6, puzzle.share_missing(outcomes, 2, 1))
      assert.equal(1, puzzle.share_missing({ { 1, 1 }, { 1, 1 } }, 2, 1))
      -- three players of two deals: 3 to 3, 5 to 1, 4 to 5
      assert.equal(1 / 3, puzzle.share_missing(outcomes, 1, 2))
      assert.equal(2 / 3, puzzle.share_missing(outcomes, 2, 2))
      assert.equal(0, puzzle.share_missing({ { 1 }, { 2 } }, 1, 2))
    end)

  it("is rated by a ladder of bots", function()
    local found = find()
    local least = puzzle.least
    assert.same({ 1, 3, 9, 27 }, puzzle.ladder)
    assert.is_true(found.missed >= least and found.missed < 1)
  end)

  it("is in no contract that was doubled, and in none without hope", function()
    for seed = 1, 3 do
      local one = tenace.puzzle("bridge", { seed = seed })
      for _, made in ipairs(one.match:history()) do
        assert.not_equal("double", made.move)
      end
      local best = one.explained.alternatives[1]
      assert.is_true(one.explained.unit ~= "chance" or best.value >= 10)
    end
  end)

  it("is looked for with progress told", function()
    local last, most = -1, nil
    find { seed = 3, told = function(done, all)
      assert.is_true(done >= last and done <= all)
      last, most = done, all
    end }
    assert.is_true(last > 0)
    assert.equal(require "tenace.study.puzzle".work, most)
    assert.has_error(function() find { told = 7 } end,
      "puzzle: told must be a function")
  end)

  it("is not there where nobody chooses", function()
    assert.is_nil(tenace.puzzle("war", { seed = 1 }))
  end)

  it("refuses a grade or a name that it does not know", function()
    assert.has_error(function() find { grade = "cruel" } end,
      "a puzzle is easy, medium or hard, not cruel")
    assert.has_error(function() find { sed = 1 } end,
      "puzzle: unknown field 'sed', did you mean 'seed'?")
  end)
end)


describe("a person with a puzzle", function()
  local found, session

  before_each(function()
    found = found or find()
    session = Session.new { puzzle = found, seed = 3, style = show.plain }
  end)

  it("sees the position and the moves, each with a letter", function()
    local text = session:start()
    assert.matches("^Whist, puzzle 3: %a+%. %d+ of 100 bots miss it.", text)
    assert.matches('You are asked: "which card?" Which answer is best?', text,
      1, true)
    assert.matches("\n  a  %S+  b  ", text)
  end)

  it("may try until the best one is found", function()
    session:start()
    local wrong = found.moves[1] == found.move and 2 or 1
    assert.matches(" is not the best. Try again, or: show, stop.\n$",
      session:handle(string.char(96 + wrong)))
    assert.is_false(session.over)
    assert.matches("^Right.\n", session:handle(found.move))
    assert.is_true(session.over)
  end)

  it("is shown what the moves come to, from that seat", function()
    session:start()
    local text = session:handle "show"
    assert.matches("^The answer: ", text)
    assert.matches("deals that fit what\n?%s?you have seen", text)
    assert.is_nil(text:find "player %d")
    assert.is_true(session.over)
  end)

  it("may look back, count, and ask the rules, and nothing is given away",
    function()
      session:start()
      local text = session:handle "tricks"
      assert.matches("^Round 1", text)
      assert.matches(" leads ", text, 1, true)
      assert.matches("Still out: %d+ cards", session:handle "counts")
      assert.matches("Allowed: ", session:handle("why " .. found.moves[1]), 1,
        true)
      assert.equal("why needs a move: it says which rule is about it.\n",
        session:handle "why")
      assert.is_false(session.over)
    end)

  it("is told how to answer", function()
    session:start()
    assert.matches("'nine' is no answer here%. Type one letter",
      session:handle "nine")
    assert.matches("shows the best move", session:handle "help")
    assert.matches("shows the best move", session:handle "hint")
    session:handle "stop"
    assert.is_true(session.over)
  end)
end)
