-- The page on the games names each game of the program, and how many play it.

local helper = require "game_helper"
local tenace = require "tenace"

--- The numbers of players that a cell names: "2", "3 to 5", "4, 6 or 8".
local function counts_of(cell)
  local counts, least, most = {}, cell:match "(%d) to (%d)"
  for n in cell:gmatch "%d" do counts[tonumber(n)] = true end
  for n = tonumber(least or 1), tonumber(most or 0) do counts[n] = true end
  return counts
end


--- Can so many play it?
local function plays(name, n)
  local variant = tenace.variant(name)
  if variant.players == n then return true end
  local ok, other = pcall(tenace.variant, name, { players = n })
  return ok and other ~= nil and other.players == n
end


describe("the page on the games", function()
  local page = helper.read "doc/games.md"

  it("has a line for each game", function()
    for _, game in ipairs(tenace.games()) do
      assert.truthy(page:find("| `" .. game.name .. "` |", 1, true), game.name)
    end
  end)

  it("says how many play", function()
    for name, cell in page:gmatch "| `([%w_]+)` | (%d[^|]*)" do
      local said = counts_of(cell)
      for n = 0, 10 do
        assert.equal(said[n] or false, plays(name, n), name .. " for " .. n)
      end
    end
  end)
end)
