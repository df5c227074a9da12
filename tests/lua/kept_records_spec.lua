-- Records of earlier versions (see tests/records/make.lua) lead to the same
-- match for ever.

local helper = require "game_helper"
local replay = require "tenace.match.replay"
local tenace = require "tenace"

local folder = "tests/records"


--- The names of the kept records, with their folders.
local function names()
  local list, pipe = {}, io.popen("find " .. folder .. " -name '*.record'")
  for name in pipe:lines() do list[#list + 1] = name end
  pipe:close()
  table.sort(list)
  return list
end


--- The library without any rules folder, so that a record is played by the
-- rules in it.
local without_rules = setmetatable({
  variant = function() return nil end,
}, { __index = tenace })


--- How a match ended by its record: the last result, and who won.
local function told(text)
  local scores = {}
  for totals in text:gmatch "\nresult %d+: ([-%d ]+)" do scores = totals end
  local list = {}
  for n in scores:gmatch "-?%d+" do list[#list + 1] = math.tointeger(n) end
  return list, math.tointeger(text:match "\nover (%d+)")
end


describe("the kept records", function()
  it("are of each game and house rule", function()
    local kept = {}
    for _, name in ipairs(names()) do
      for rule in helper.read(name):gmatch "\nfile [^\n]*/([%w_]+)%.lua " do
        kept[rule] = true
      end
    end
    for _, game in ipairs(tenace.games()) do
      assert.is_true(kept[game.name], game.name)
      for _, house in ipairs(game.house) do
        assert.is_true(kept[house.name], house.name)
      end
    end
  end)

  for _, name in ipairs(names()) do
    it("come back: " .. name, function()
      local text = helper.read(name)
      local scores, winner = told(text)
      for _, where in ipairs { tenace, without_rules } do
        local m = assert(replay.play(text, where))
        assert.equal(text, m:record())
        assert.same(scores, m:scores())
        assert.same({ true, winner }, { m:over() })
        local _, moves = text:gsub("\n%d+[:=]", "")
        assert.equal(moves, m:decisions())
      end
    end)
  end
end)
