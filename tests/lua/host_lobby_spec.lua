-- Several tables of one server: the lobby that shows them, and what one of them
-- costs the others.

local bots = require "tenace.face.host.bots"
local helper = require "host_helper"
local lobby = require "tenace.face.host.lobby"
local Table = require "tenace.face.host.table"
local tables = require "tenace.face.host.tables"
local tenace = require "tenace"

local ask, need = helper.ask, helper.need


--- A new table; its games are short.
local function make(it)
  return Table.new { match = tenace.new("whist", { traced = true }),
    language = "en", bots = "random", lobby = it }
end


--- Opens a lobby; its tables by their numbers are in tables.list.
local function open(least, most)
  helper.open()
  tables.clear()
  lobby.open { least = least, most = most, make = make }
  helper.table = tables.list[1]
end


--- What a call to the lobby answers.
local function of_lobby(call, key)
  return ask(nil, { call = call, table = tables.lobby.id, key = key })
end


describe("a lobby", function()
  teardown(helper.close)

  it("shows its tables, and the host each table's word", function()
    open(2, 2)
    helper.sit "Ann"
    local seen = of_lobby "tables"
    assert.same({ "Whist", false, 2 }, { seen.title, seen.more, #seen.tables })
    assert.same({ table = tables.list[1].id, nth = 1, title = "Whist",
      people = { "Ann" }, free = 3, watching = 0, begun = false,
      over = false }, seen.tables[1])
    local own = of_lobby("tables", tables.lobby.key)
    assert.equal(tables.list[2].key, own.tables[2].key)
    local _, problem = of_lobby("tables", "guess")
    assert.equal("This address is not the host's.", problem.text)
  end)

  it("lets guests open tables as far as the host allows it", function()
    open(1, 2)
    local added = of_lobby "add"
    assert.equal(2, #tables.list)
    helper.table = tables.of[added.table]
    assert.is_true(need(need(nil, { call = "sit", name = "Bob",
      key = added.key }), { call = "look" }).host)
    local _, problem = of_lobby "add"
    assert.equal("The host allows no more tables.", problem.text)
    assert.is_truthy(of_lobby("add", tables.lobby.key))
  end)

  it("numbers its tables, a new one by the least that is free", function()
    open(2, 4)
    for _ = 1, 2 do of_lobby "add" end
    tables.remove(tables.list[3])
    assert.equal(3, of_lobby("add").nth)
    local numbers = {}
    for i, one in ipairs(of_lobby("tables").tables) do numbers[i] = one.nth end
    assert.same({ 1, 2, 3, 4 }, numbers)
    helper.table = tables.list[3]
    assert.equal(3, need(nil, { call = "look" }).nth)
  end)

  it("opens half of the guests' tables from one address", function()
    open(1, 5)
    tables.address = "192.0.2.7"
    for _ = 1, 2 do assert(of_lobby "add") end
    assert.is_false(of_lobby("tables").more)
    local _, problem = of_lobby "add"
    assert.equal("The host allows no more tables.", problem.text)
    tables.address = "192.0.2.8"
    assert(of_lobby "add")
  end)

  it("closes what guests have opened when nobody is there for long", function()
    open(1, 3)
    for _ = 1, 2 do of_lobby "add" end
    helper.table = tables.list[3]
    local there = helper.sit "Bob"
    helper.table:listen(helper.table.people[there.token], function() end)
    lobby.turn(helper.time)
    helper.time = helper.time + lobby.EMPTY + 1
    lobby.turn(helper.time)
    assert.same({ 2, helper.table }, { #tables.list, tables.list[2] })
  end)

  it("answers only so often", function()
    open(1, 1)
    for _ = 1, 500 do assert(of_lobby "tables") end
    local _, problem = of_lobby "tables"
    assert.equal("Not so fast, please.", problem.text)
    tables.address = "192.0.2.7"
    need(helper.sit "Ann", { call = "look" })
    tables.address = "127.0.0.1"
    helper.wait()
    assert(of_lobby "tables")
  end)

  it("is none where there is one table", function()
    local one = helper.open()
    local _, problem = ask(nil, { call = "tables", table = one.id })
    assert.equal("gone", problem.kind)
  end)

  it("answers in the page's language", function()
    open(1, 1)
    local hindi = ask(nil, { call = "tables", table = tables.lobby.id,
      use = "hi" })
    assert.equal("व्हिस्ट", hindi.title)
    assert.equal("Zusehen", need(nil, { call = "texts", use = "de",
      table = tables.lobby.id }).texts.host_watch)
  end)
end)


describe("tables of one server", function()
  local think = bots.think

  teardown(function()
    bots.think = think
    helper.close()
  end)

  --- Begins to play at each table, where only bots are.
  local function begin()
    for _, one in ipairs(tables.list) do
      one.begun = true
      one:changed()
    end
  end

  it("let their bots think in turn, a few at a time", function()
    open(5, 5)
    local begun, most, now = {}, 0, 0
    bots.think = function(match)
      local rest = 3
      now = now + 1
      most = math.max(most, now)
      begun[match] = (begun[match] or 0) + 1
      return function()
        rest = rest - 1
        if rest > 0 then return nil end
        now = now - 1
        return match:choose "random"
      end
    end
    begin()
    for _ = 1, 200 do helper.wait() end
    local least, all = math.huge, 0
    for _, one in ipairs(tables.list) do
      least = math.min(least, begun[one.match])
      all = all + begun[one.match]
    end
    for _, one in ipairs(tables.list) do bots.drop(one) end
    assert.equal(bots.MOST, most)
    assert.is_true(all > 50)
    assert.is_true(least >= all // 5 - 1)
    bots.think = think
  end)

  it("go on when the rules of one fail", function()
    open(3, 3)
    local told = require "tenace.face.terminal.output"
    local complain, said = told.complain, 0
    told.complain = function(text)
      assert.equal("Table 2 has stopped: bang", text)
      said = said + 1
    end
    bots.think = function(match, bot)
      if match == tables.list[2].match then error("bang", 0) end
      return bots.now(match, bot)
    end
    begin()
    for _ = 1, 20 do helper.wait() end
    told.complain, bots.think = complain, think
    assert.equal(1, said)
    for i, one in ipairs(tables.list) do
      assert.equal(i == 2, one.match:decisions() == 0)
    end
  end)
end)
