-- A review finds the decisions that cost most, and tells luck from play.

local helper = require "game_helper"
local language = require "tenace.base.language"
local Session = require "tenace.face.table.session"
local show = require "tenace.face.say.show"
local tenace = require "tenace"

--- Which of its answers seat 1 gets wrong.
local BLUNDER = 5


--- The move that does worst by the last search.
local function worst_of(m)
  local worst = 1
  for i, points in ipairs(m.thought.points) do
    if points < m.thought.points[worst] then worst = i end
  end
  return m.thought.moves[worst]
end


--- Rounds of Whist in which bots play well, but for one answer of seat 1. Also
-- the number of that decision.
local function played(rounds)
  local m, asked, blunder = tenace.new("whist", { seed = 3,
    options = { rounds = rounds } }), 0, nil
  while m:turn() do
    local move = m:choose(m:view(1).round == 1 and "search:40" or "search:1")
    if m:turn() == 1 and m.thought.points then
      asked = asked + 1
      if asked == BLUNDER then
        move, blunder = worst_of(m), m:decisions() + 1
      end
    end
    m:play(move)
  end
  return m, blunder
end


describe("a review", function()
  local m, blunder
  setup(function() m, blunder = played(1) end)

  it("finds the blunder, and what would have been better", function()
    local found = tenace.review(m, { player = 1 })
    local one = found.mistakes[1]
    assert.equal(1, #found.mistakes)
    assert.equal(blunder, one.decision)
    assert.equal(m:history()[blunder].move, one.made)
    assert.equal(one.better, one.explained.move)
    assert.is_true(one.cost > one.interval)
    assert.same({ player = 1, decisions = 10, same = 9, alike = 0 },
      found.players[1])
  end)

  it("finds no mistake of players who think long", function()
    for seat = 2, 4 do
      local found = tenace.review(m, { player = seat })
      assert.equal(0, #found.mistakes)
      local one = found.players[1]
      assert.equal(one.decisions, one.same + one.alike)
    end
  end)

  it("tells what bots score with the same cards, from many replays", function()
    local one = tenace.review(m, { player = 1, most = 1 }).rounds[1]
    assert.same(m:scores(), one.scores)
    assert.equal(1, one.round)
    assert.equal(8, one.replays)
    for side = 1, 2 do
      assert.is_true(one.bots[side] >= 0 and one.bots[side] <= 7)
      assert.is_true(one.intervals[side] >= 0)
    end
    assert.is_true(one.intervals[1] > 0 or one.intervals[2] > 0)
  end)

  it("adds what perfect play gets with all cards seen", function()
    local one = tenace.review(m, { player = 1, most = 1 }).mistakes[1]
    local before, value = m:copy():go_to("decision", blunder - 1), {}
    for _, solved in ipairs(before:solve().moves) do
      value[solved.move] = solved.value
    end
    assert.same({ made = value[one.made], better = value[one.better],
      ["for"] = "tricks" }, one.perfect)
  end)

  it("leaves the match as it was", function()
    local before = m:record()
    tenace.review(m, { player = 1, most = 1 })
    assert.equal(before, m:record())
  end)

  it("tells how much of the work is done", function()
    local last, all = 0, nil
    tenace.review(m, { player = 1, most = 1, told = function(n, of)
      assert.is_true(n > last and n <= of)
      last, all = n, all or of
      assert.equal(all, of)
    end })
    assert.is_true(last > 12)
  end)

  it("refuses what is no match, and a seat that is not there", function()
    assert.has_error(function() tenace.review "whist" end,
      "review: a match is expected")
    assert.has_error(function() tenace.review(m, { player = 5 }) end,
      "review: player is a whole number from 1 to 4, not '5'")
    assert.has_error(function() tenace.review(m, { plyer = 1 }) end,
      "review: unknown field 'plyer', did you mean 'player'?")
  end)
end)


describe("a set of cards that a search has not tried", function()
  it("is compared all the same", function()
    local m = tenace.new("hearts", { seed = 4 })
    local moves = m:moves()
    m:play(moves[#moves])
    local found = m:explain { bot = "search:30", decision = 1 }
    assert.is_not_nil(found.cost)
  end)
end)


describe("a person who has played", function()
  local session

  --- A session at the table in this match.
  local function sit(m)
    return Session.new { match = m, seat = 1, style = show.plain,
      bots = { [2] = "random", [3] = "random", [4] = "random" } }
  end

  --- Fails if cards and play do not add up to the result of each side.
  local function check_rounds(text, m)
    local sides = 0
    assert.matches("\nround +side +result +cards +play\n", text)
    for result, cards, play in text:gmatch(
      "(%d+) +(%-?%d+%.%d) +([+-]%d+%.%d) ±%d+%.%d\n") do
      sides = sides + 1
      assert.equal(m:scores()[sides], tonumber(result))
      assert.near(tonumber(result), cards + play, 0.11)
    end
    assert.equal(2, sides)
  end

  it("can review a round as soon as the next has begun", function()
    for _, game in ipairs { "skat", "cribbage" } do
      local m = tenace.new(game, { seed = 5 })
      while m:view(1).round == 1 do m:play(m:choose "random") end
      session = Session.new { match = m, seat = 1, style = show.plain,
        bots = { [2] = "random", [3] = game == "skat" and "random" or nil } }
      local text = session:handle "review"
      assert.matches("^You have made %d+ decisions?%.", text, game)
      assert.matches("\nround +side +result +cards +play\n1 ", text, game)
    end
  end)

  it("reads the mistakes of the last round, and goes to one", function()
    local m, blunder = played(1)
    session = sit(m)
    local text = session:handle "review"
    assert.matches("^You have made 10 decisions%. The bot would have made 9 "
      .. "of them, too%.\n\n", text)
    assert.matches("\n1%. Round 1, move " .. blunder .. ": you chose ",
      text)
    check_rounds(text, m)
    text = session:handle "review 1"
    assert.matches("^Line 2 begins here; switch 1 goes back to line 1%.", text)
    assert.equal(blunder - 1, session.match:decisions())
    assert.equal(1, (session.match:turn()))
    session:handle "switch 1"
    assert.is_true(session.match:over())
  end)

  it("learns nothing of a round that is not over", function()
    session = sit(tenace.new("whist", { seed = 3 }))
    assert.equal("No round is over yet.\n", session:handle "review")
    assert.equal("Type review first.\n", session:handle "review 1")
    session = sit(tenace.new("shengji", { seed = 3 }))
    session:start()                                -- others have had no choice
    assert.equal("No round is over yet.\n", session:handle "review")
    session = sit(played(2):go_to("round", 2))
    local text = session:handle "review match"
    assert.matches("Round 1, move", text)
    assert.is_nil(text:find "Round 2")
    assert.equal("The review has found only 1 mistake.\n",
      session:handle "review 9")
  end)
end)


describe("a review of a long match", function()
  local review = require "tenace.study.review"
  local replays = require "tenace.study.replays"
  local reviewed = require "tenace.face.what_if.reviewed"
  local Names = require "tenace.face.moment.names"
  local work, bot_work = review.work, replays.work
  after_each(function()
    review.work, replays.work = work, bot_work
    language.use "en"
  end)
  teardown(helper.clean)

  --- The lines for seat 1.
  local function lines(m, found)
    local names = Names.of(m.variant.sides, m.variant.players, 1)
    return table.concat(reviewed.lines(found, names, show.plain), "\n")
  end

  it("leaves out what is more than the work allowed, and says so", function()
    local m = tenace.new("whist", { seed = 3, options = { rounds = 2 } })
    m:run "random"
    local whole = tenace.review(m, { player = 1, worlds = 4, most = 1 })
    assert.equal(0, whole.unseen)
    assert.equal(0, whole.unplayed)
    assert.equal(2, #whole.rounds)
    assert.not_matches("too long", lines(m, whole))
    review.work, replays.work = 200000, 200000
    local found = tenace.review(m, { player = 1, worlds = 4, most = 1 })
    assert.is_true(found.unseen > 0)
    assert.equal(whole.players[1].decisions,
      found.players[1].decisions + found.unseen)
    assert.equal(2, found.unplayed)
    assert.equal(0, #found.rounds)
    assert.matches(found.unseen .. " decisions were not looked at",
      lines(m, found))
    assert.matches("2 rounds were not played again by bots", lines(m, found))
  end)

  for _, code in ipairs { "en", "de" } do
    it("ends where bots would play for ever: " .. code, function()
      language.use(code)
      local m = tenace.new(helper.file [[
local g = game "G" { players = 2, deck = french(32),
  options = { rounds = number { 1, from = 1, to = 9, "rounds" } } }
function g:round()
  if self:ask_yes_no(1, "end it?") then
    self:score(1, -5, "ended")
  else
    repeat until self:ask_yes_no(1, "again?") and false
  end
end
return g]], { seed = 3 })
      m:play "yes"
      local found = tenace.review(m)
      language.use "en"
      assert.equal(1, found.unplayed)
      assert.matches("1 round was not played again", lines(m, found))
    end)
  end
end)
