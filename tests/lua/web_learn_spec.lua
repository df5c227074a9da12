-- The worker of the page for learners: lessons, puzzles, comparisons.

local helper = require "web_helper"
local tenace = require "tenace"

local ask, need = helper.ask, helper.need


describe("the worker, for learners,", function()
  it("asks what lessons ask, and gives the progress back", function()
    local at = need { call = "course", game = "whist", list = true }
    assert.equal("lessons", at.items[1].what)
    at = need { call = "course", game = "whist", lesson = "rank" }
    assert.equal("one", at.question.form)
    for _ = 1, 20 do
      if at.over then break end
      at = need { call = "say", text = "show" }
    end
    assert.equal("0 of 5 course rank\n", at.progress)
    assert.is_truthy(#at.again > 0)
    local later = need { call = "course", game = "whist",
      progress = at.progress, again = at.again }
    assert.is_true(later.items[2].lessons[2].done)
    assert.is_table(later.question)
    local _, problem = ask { call = "course", game = "whist", lesson = "none" }
    assert.equal("request", problem.kind)
  end)

  it("gives the picks of an author's lesson", function()
    local at = need { call = "course", game = "whist", lesson = "finesse" }
    assert.equal("move", at.question.form)
    assert.equal(13, #at.picks.cards)
    local after = need { call = "say", picked = { "2S" } }
    assert.equal("2S", after.picks.move)
    assert.equal(0, #after.items)
  end)

  it("goes on with a lesson in another language", function()
    need { call = "course", game = "whist", lesson = "rank" }
    local before = need { call = "say", text = "show" }
    need { call = "languages", use = "de" }
    local now = need { call = "say" }
    need { call = "languages", use = "en" }
    assert.is_false(now.over)
    assert.not_equal(before.question.asks, now.question.asks)
    assert.same(before.question.items[1].id, now.question.items[1].id)
    assert.equal(#before.items, #now.items)
    local back = need { call = "say" }
    assert.same(before.question, back.question)
    assert.same(before.items, back.items)
    assert.same(before.items, need { call = "say" }.items)
  end)
end)


describe("a puzzle on the page", function()
  local puzzle

  before_each(function()
    puzzle = need { call = "puzzle", game = "whist", seed = 3,
      found = puzzle }
  end)

  it("is the one of that number, and leaves the match alone", function()
    helper.begin("whist", 7)
    need { call = "puzzle", game = "whist", seed = 3, found = puzzle }
    local found = tenace.puzzle("whist", { seed = 3 })
    assert.equal(found.match:record(), puzzle.record)
    assert.equal(found.move, puzzle.move)
    assert.equal(found.grade, puzzle.grade)
    assert.matches("^Whist, puzzle 3: ", puzzle.title)
    assert.is_true(puzzle.moment.asked.mine)
    assert.equal(puzzle.player, puzzle.moment.seat)
    assert.equal(0, need { call = "view" }.decisions)
  end)

  it("says how far the search is", function()
    local heard = helper.heard { call = "puzzle", game = "whist", seed = 3 }
    assert.equal("puzzle", heard[1].stage)
    assert.equal(100, heard[1].all)
  end)

  it("says what a wrong answer costs, and what right ones come to", function()
    local wrong
    for _, move in ipairs(puzzle.moves) do
      wrong = wrong or move ~= puzzle.move and move
    end
    local said = need { call = "guess", move = wrong, exact = true }
    assert.is_false(said.right)
    assert.is_nil(said.told)
    assert.matches(" is not the best%.$", said.text)
    assert.matches("^The best move comes to [%d.]+ tricks more than ",
      said.cost)
    said = need { call = "guess", move = puzzle.move, exact = true }
    assert.is_true(said.right)
    local told = said.told
    assert.equal(puzzle.move, told.move)
    assert.is_true(told.moves[1].best)
    assert.is_true(told.moves[1].value > told.moves[2].value)
    assert.matches("^-?%d+%.%d$", told.moves[1].figure)
    assert.matches("^%d+%.%d$", told.moves[1].sure)
    assert.equal(#puzzle.moves, #told.moves)
    assert.matches("^Tricks on average in %d+ deals", told.proof)
    assert.matches("you have seen", told.sentences[1])
  end)

  it("is answered by picks, and refuses as the rules do", function()
    local at = need { call = "guess" }.moment
    for _, card in ipairs(at.picks.cards) do
      local picks = need { call = "guess", picked = { card.id } }.moment.picks
      assert.equal(card.open, picks.refused == nil)
      local _, problem = ask { call = "guess", move = card.id, exact = true }
      assert.equal(card.open, problem == nil)
    end
    local _, problem = ask { call = "guess", move = "nothing" }
    assert.equal("refused", problem.kind)
  end)

  it("shows the answer", function()
    local said = need { call = "guess", show = true }
    assert.is_false(said.right)
    assert.matches("^The best move is ", said.text)
    assert.equal(puzzle.move, said.told.move)
  end)

  it("is read in another language, too", function()
    need { call = "languages", use = "de" }
    local now = need { call = "guess" }
    local told = need { call = "guess", show = true }.told
    need { call = "languages", use = "en" }
    assert.not_equal(puzzle.title, now.title)
    assert.matches("^%d+,%d$", told.moves[1].figure)
    assert.equal(puzzle.title, need { call = "guess" }.title)
  end)

  it("is not there where nobody chooses", function()
    assert.same({}, need { call = "puzzle", game = "war", seed = 1 })
  end)
end)


describe("a comparison on the page", function()
  local GAMES = { "whist", "whist+honours", "whist+american" }

  it("has the figures of the library, with charts", function()
    local found = need { call = "compare", games = GAMES, rounds = 60,
      seed = 5 }
    local same = tenace.compare(GAMES[1], GAMES[2], GAMES[3],
      { rounds = 60, seed = 5 })
    assert.near(same.measures[1].games[2].value,
      found.measures[1].games[2].value, 1e-9)
    assert.equal(60, found.deals)
    assert.matches("^60 deals, the same for all; seed 5", found.played[1])
    local block = found.blocks[1]
    assert.equal("A", block.rows[1].label)
    assert.near(same.measures[1].games[2].difference.low,
      block.rows[2].difference.low, 1e-9)
    assert.is_true(block.low <= block.rows[1].low)
    assert.is_true(block.high >= block.rows[1].high)
    assert.equal("more", block.rows[2].difference.told)
    assert.is_true(#found.differing >= 1)
  end)

  it("tells a game that was the same in all deals", function()
    local found = need { call = "compare", rounds = 20, seed = 1,
      games = { "whist", "whist+target=9" } }
    assert.same({}, found.blocks)
    assert.matches("B was the same as A in all deals", found.same[1])
  end)

  it("sweeps an option as the library does", function()
    local found = need { call = "sweep", game = "whist", what = "rounds=1..3",
      seed = 1, rounds = 10, matches = 5, duels = 0 }
    local same = tenace.sweep("whist", "rounds=1..3",
      { seed = 1, rounds = 10, matches = 5, duels = 0 })
    assert.is_true(found.numbers)
    assert.same({ 1, 2, 3 }, found.values)
    for i, measure in ipairs(same.measures) do
      assert.near(measure.games[2].value, found.measures[i].games[2].value,
        1e-9)
      assert.equal(#measure.games, #found.blocks[i].rows)
    end
    local houses = need { call = "sweep", game = "whist", what = "honours",
      seed = 1, rounds = 10, matches = 0, duels = 0 }
    assert.is_false(houses.numbers)
    assert.equal("honours", houses.blocks[1].rows[2].label)
  end)

  it("says how far a sweep is, in each stage", function()
    local stages = {}
    for _, at in ipairs(helper.heard { call = "sweep", game = "whist",
      what = "rounds=1..2", seed = 1, rounds = 10, matches = 2,
      duels = 1 }) do
      stages[at.stage] = true
    end
    assert.same({ rounds = true, matches = true, duels = true }, stages)
  end)

  it("writes fractions as the language does", function()
    need { call = "languages", use = "de" }
    local found = need { call = "compare", games = GAMES, rounds = 60,
      seed = 5 }
    need { call = "languages", use = "en" }
    assert.matches("^%d+,%d", found.blocks[1].rows[1].text)
  end)
end)
