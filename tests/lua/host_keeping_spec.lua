-- A table is kept at each move: a server that was killed goes on with it.

local commands = require "commands_helper"
local core = require "tenace.core"
local helper = require "host_helper"
local files = require "tenace.face.terminal.files"
local keeping = require "tenace.face.host.keeping"
local tables = require "tenace.face.host.tables"

local need, sit = helper.need, helper.sit
local folder, state


--- The table as another server finds it: this one was killed, so its files are
-- closed.
local function resumed()
  collectgarbage()
  local one = assert(keeping.resume())
  tables.clear()
  tables.add(one)
  helper.table = one
  return one
end


describe("the table of a server", function()
  local ann, bob

  setup(function()
    folder = commands.begin()
    state = files.state
    files.state = function() return folder .. "/state/tenace" end
  end)
  before_each(function()
    helper.open { keep = keeping.new() }
    ann, bob = helper.host "Ann", sit("Bob", 3)
    need(ann, { call = "begin" })
  end)
  after_each(function()
    helper.table = nil
    tables.clear()
    collectgarbage()
  end)
  teardown(function()
    files.state = state
    commands.finish()
    helper.close()
  end)

  it("goes on after a kill at the last move that was given", function()
    helper.until_turn(bob)
    local given = helper.play(bob)
    local n, id = helper.table.match:decisions(), helper.table.id
    local seed = helper.table.match.seed
    tables.clear()
    helper.table = nil
    local one = resumed()
    assert.same({ id, n, seed, true },
      { one.id, one.match:decisions(), one.match.seed, one.begun })
    local last
    for _, made in ipairs(one.match:history()) do
      last = made.player == 3 and made.move or last
    end
    assert.equal(given.move, last)
    local seats = need(nil, { call = "look" }).seats
    assert.same({ "Ann", "Bob" }, { seats[1].name, seats[3].name })
    assert.is_true(need(ann, { call = "look" }).host)
    helper.until_turn(bob)
    assert.equal(3, helper.play(bob).player)
  end)

  it("keeps its secrets in a file that only the owner reads", function()
    local newest = files.newest_record()
    local pipe = assert(io.popen("ls -l " .. files.quote(newest .. ".table")))
    assert.matches("^%-rw%-%-%-%-%-%-%-", pipe:read "l")
    pipe:close()
    local record = commands.read(newest)
    assert.matches("\n# seat 1,3, bots random\n", record)
    assert.is_nil(record:find(ann.token, 1, true))
  end)

  it("is not taken by two servers", function()
    helper.until_turn(bob)
    helper.play(bob)
    assert.is_nil((core.disk.resume(files.newest_record(), 1 << 20)))
  end)
end)
