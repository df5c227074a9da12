-- A table is kept at each move: a server that was killed goes on with it.

local commands = require "commands_helper"
local core = require "tenace.core"
local helper = require "host_helper"
local files = require "tenace.face.terminal.files"
local keeping = require "tenace.face.host.keeping"
local lobby = require "tenace.face.host.lobby"
local Table = require "tenace.face.host.table"
local tables = require "tenace.face.host.tables"
local tenace = require "tenace"

local need, sit = helper.need, helper.sit
local folder, state


--- The table as another server finds it: this one was killed, so its files are
-- closed.
local function resumed()
  collectgarbage()
  local all, kept = assert(keeping.resume(assert(keeping.files())))
  tables.clear()
  for _, one in ipairs(all) do tables.add(one) end
  helper.table = all[1]
  return all[1], all, kept
end


--- A table to which nobody has come.
local function open_unseen()
  tables.clear()
  helper.open { keep = keeping.new() }
  helper.table:lasting()
  return helper.table
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

  it("is one of several that go on together, each at its last move", function()
    tables.clear()
    lobby.open { least = 3, most = 5, make = function(it)
      return Table.new { match = tenace.new("whist", { traced = true }),
        keep = keeping.new(), language = "en", bots = "random", lobby = it }
    end }
    local key, before = tables.lobby.key, {}
    for i = 1, 2 do
      helper.table, helper.sat = tables.list[i], {}
      local own = helper.host "Ann"
      need(own, { call = "begin" })
      helper.until_turn(own)
      helper.play(own)
    end
    local numbers = {}
    for i, one in ipairs(tables.list) do
      before[one.id], numbers[one.id] = one.match:record(), i
    end
    tables.clear()
    helper.table = nil
    local _, all, kept = resumed()
    assert.same({ 3, 3, 5, key }, { #all, kept.least, kept.most, kept.key })
    for _, one in ipairs(all) do
      assert.equal(before[one.id], one.match:record())
    end
    lobby.open(kept)
    for i, one in ipairs(tables.list) do assert.same({ i, i }, { one.nth,
      numbers[one.id] }) end
  end)

  it("goes on when nobody had come, with its address and its key", function()
    local one = open_unseen()
    local id, key, path = one.id, one.key, files.newest_record()
    one = nil -- luacheck: ignore
    tables.clear()
    helper.table = nil
    one = resumed()
    assert.same({ id, key, false }, { one.id, one.key, one.begun })
    helper.host "Ann"
    tables.remove(one)
    assert.is_false(files.exists(path))
  end)

  it("is not what the terminal goes on with", function()
    local path = open_unseen().keep and files.newest_record()
    local seating = require "tenace.face.table.seating"
    local done, why = pcall(seating.resume, { style = {} })
    assert.is_false(done)
    assert.is_nil(tostring(why):find(path, 1, true))
  end)

  it("leaves nothing to go on with when it is closed", function()
    need(ann, { call = "propose", what = "again" })
    need(bob, { call = "agree", n = 1, yes = true })
    local id = helper.table.id
    tables.remove(helper.table)
    helper.table = nil
    local all = keeping.resume(keeping.files() or {})
    for _, one in ipairs(all or {}) do assert.not_equal(id, one.id) end
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
