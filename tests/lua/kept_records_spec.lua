-- Records of earlier versions (see tests/records/make.lua) lead to the same
-- match for ever.
-- In 16 parts of whole describes.

package.path = "./?.lua;" .. package.path

local kept = require "tests.records.kept"
local replay = require "tenace.match.replay"
local tenace = require "tenace"


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
  it("are of each game and house rule of a released version", function()
    local played, released = {}, kept.rules()
    for _, path in ipairs(kept.names()) do
      for rule in kept.text(path):gmatch "\nfile [^\n]*/([%w_]+)%.lua " do
        played[rule] = true
      end
    end
    for _, game in ipairs(tenace.library:names()) do
      assert.is_true(not released[game] or played[game], game)
      for _, house in ipairs(tenace.library:names(game)) do
        local new = not released[game .. "/" .. house]
        assert.is_true(new or played[house], house)
      end
    end
  end)
end)


--- Checks that a record leads to the same match, with our rules and by its own.
local function comes_back(path)
  local text = kept.text(path)
  local scores, winner = told(text)
  for _, where in ipairs { tenace, without_rules } do
    local m = assert(replay.play(text, where))
    assert.equal(text, m:record())
    assert.same(scores, m:scores())
    assert.same({ true, winner }, { m:over() })
    local _, moves = text:gsub("\n%d+[:=]", "")
    assert.equal(moves, m:decisions())
  end
end


--- The kept records by game.
local function by_game()
  local list = {}
  for _, path in ipairs(kept.names()) do
    local game = path:match "([%w_]+)[^/]*$"
    list[game] = list[game] or {}
    table.insert(list[game], path)
  end
  return list
end


for game, paths in pairs(by_game()) do
  describe("the kept records of " .. game, function()
    for _, path in ipairs(paths) do
      it("come back: " .. path, function() comes_back(path) end)
    end
  end)
end
