-- The page on the games names each game of the program, and how many play it.

local helper = require "game_helper"
local tenace = require "tenace"

describe("the page on the games", function()
  local page = helper.read "doc/games.md"

  it("has a line for each game", function()
    for _, game in ipairs(tenace.games()) do
      assert.truthy(page:find("| `" .. game.name .. "` |", 1, true), game.name)
    end
  end)

  it("says how many play", function()
    for name, least, most in page:gmatch "| `([%w_]+)` | (%d)([^|,]*)" do
      most = most:match "%d" or least
      local function plays(n)
        if most == least then return tenace.variant(name).players == n end
        return tenace.variant(name, { players = n }) ~= nil
      end
      assert.is_true(plays(tonumber(least)) and plays(tonumber(most)), name)
      assert.is_false(plays(tonumber(least) - 1), name)
      assert.is_false(plays(tonumber(most) + 1), name)
    end
  end)
end)
