-- `tenace replay` and `tenace run`, as a shell sees them.

local commands = require "commands_helper"
local files = require "tenace.face.terminal.files"

local read, refuses, tenace = commands.read, commands.refuses, commands.tenace
local folder

setup(function() folder = commands.begin() end)
teardown(commands.finish)


describe("replay", function()
  local path

  setup(function()
    local m = require "tenace".new("whist", { seed = 7 }):run "random"
    path = folder .. "/a.record"
    assert(files.write(path, m:record()))
  end)

  it("tells how a record ends", function()
    local out, err, status = tenace("replay " .. path)
    assert.matches("^whist, seed 7\n%d+ rounds, %d+ decisions, all as "
      .. "recorded\nround  Seats 1 and 3  Seats 2 and 4  reason\n", out)
    assert.matches("\nSeats %d and %d win the match%.\n$", out)
    assert.equal("", err)
    assert.equal(0, status)
  end)

  it("prints one JSON document", function()
    local out, _, status = tenace("replay --json " .. path)
    local result, after = require "dkjson".decode(out)
    assert.equal("\n", out:sub(after))
    assert.equal("whist", result.game)
    assert.equal(7, result.seed)
    assert.is_true(result.over)
    assert.is_true(result.scores[result.winner] >= 5)
    assert.equal(0, status)
  end)

  it("names the line of a record that is damaged, status 1", function()
    local text = read(path)
    local damaged = folder .. "/b.record"
    assert(files.write(damaged, (text:gsub("\nseed 7", "\nseed 8"))))
    local out, err, status = tenace("replay " .. damaged)
    assert.equal("", out)
    assert.matches("^tenace: " .. damaged:gsub("%p", "%%%0")
      .. ": line %d+: [^\n]+\n$", err)
    assert.equal(1, status)
    assert(files.write(damaged, "nonsense\n", true))
    refuses("replay --json " .. damaged, damaged .. ": line 1: "
      .. "not a record: it begins with 'tenace record 1'", 1)
  end)
end)


describe("run", function()
  it("gives a script the library and its arguments", function()
    local path = folder .. "/a.lua"
    assert(files.write(path, [[
local tenace = require "tenace"
print(arg[0]:match "[^/]+$", arg[1], ..., #arg)
print(tenace.new("whist", { seed = 1 }).seed)
]]))
    local out, err, status = tenace("run " .. path .. " --json 'b c'")
    assert.equal("a.lua\t--json\t--json\t2\n1\n", out)
    assert.equal("", err)
    assert.equal(0, status)
  end)

  it("reports a script's error, status 1", function()
    local path = folder .. "/b.lua"
    assert(files.write(path, "\nerror 'boom'\n"))
    local out, err, status = tenace("run " .. path)
    assert.equal("", out)
    assert.matches("^tenace: [^\n]+b.lua:2: boom\n", err)
    assert.equal(1, status)
    assert(files.write(path, "x x", true))
    local _, syntax, code = tenace("run " .. path)
    assert.matches("^tenace: [^\n]+b.lua:1: syntax error near 'x'\n$",
      syntax)
    assert.equal(1, code)
  end)
end)
