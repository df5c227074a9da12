-- `tenace review` as it is typed.

local commands = require "commands_helper"
local json = require "dkjson"
local tenace = require "tenace"

describe("tenace review", function()
  local path

  setup(function()
    path = commands.begin() .. "/careless.record"
    local m = tenace.new("whist+rounds=2", { seed = 7 }):run "random"
    local file = assert(io.open(path, "w"))
    file:write((m:record():gsub("\n", "\n# seat 3, bots random\n", 1)))
    file:close()
  end)

  teardown(commands.finish)

  it("looks at the person's own decisions, or at those of a seat", function()
    local shown = commands.tenace("review " .. path .. " --round 1 --most 1")
    assert.matches("^whist%+rounds=2, seed 7\nYou have made %d+ decisions%.",
      shown)
    shown = commands.tenace("review " .. path .. " --player 1 --round 1")
    assert.matches("\nPartner has made %d+ decisions%.", shown) -- from seat 3
  end)

  it("prints one document for programs", function()
    local found = json.decode((commands.tenace("review " .. path
      .. " --json --player 2 --most 1")))
    assert.equal(2, found.players[1].player)
    assert.equal(2, #found.rounds)
    assert.equal(1, #found.mistakes)
    assert.is_true(found.mistakes[1].cost > found.mistakes[1].interval)
  end)

  it("names the question beside a mere yes", function()
    local Names = require "tenace.face.moment.names"
    local reviewed = require "tenace.face.what_if.reviewed"
    local show = require "tenace.face.say.show"
    local m = tenace.new("skat", { seed = 2 }):play("18"):play("yes")
    local names = Names.of(m.variant.sides, m.variant.players)
    local lines = reviewed.lines({ match = m, rounds = {}, unseen = 0,
      unplayed = 0, players = { { player = 2, decisions = 1, same = 0,
        alike = 0 } }, mistakes = { { decision = 2, round = 1, player = 2,
        made = "yes", better = "pass", cost = 30, interval = 0.2,
        explained = { sentences = {} } } } }, names, show.plain)
    assert.equal("1. Round 1, move 2: Seat 2 chose yes (\"do you hold 18?\"); "
      .. "pass would score 30 more on average (±1).",
      table.concat(lines, " "):match "1%. .*")
  end)

  it("refuses a seat that is not there", function()
    commands.refuses("review " .. path .. " --player 7",
      "no seat 7 in this game: choose 1 to 4")
  end)
end)
