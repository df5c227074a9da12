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

  it("refuses a seat that is not there", function()
    commands.refuses("review " .. path .. " --player 7",
      "no seat 7 in this game: choose 1 to 4")
  end)
end)
