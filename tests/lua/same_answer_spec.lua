-- A bot gives the same answer in each process. Tables have another order of
-- keys there, and everything has another address. Under soak, all games are
-- played.

local tenace = require "tenace"

local soak = (os.getenv "SOAK" or "") ~= ""
local TENACE = os.getenv "TENACE" or "./tenace"


local function answers(games)
  local pipe = assert(io.popen(
    ("%s run tests/lua/same_answer.lua %s %d %s 2>&1"):format(TENACE,
      soak and "search:10" or "search:4", soak and 1000 or 8, games)))
  local text = pipe:read "a"
  pipe:close()
  return text
end


--- All games with rules that can be played.
local function all_games()
  local list = {}
  for _, game in ipairs(tenace.games()) do
    if not game.problem then list[#list + 1] = game.name end
  end
  return table.concat(list, " ")
end


describe("what a bot answers", function()
  it("is the same in each process", function()
    local games = soak and all_games() or "barbu skat canasta last_card go_fish"
    local first = answers(games)
    local _, lines = first:gsub("\n", "")
    assert.is_true(lines >= 40)
    assert.equal(first, answers(games))
  end)
end)
