-- Formats, follows, throws and winners, compared with the second statement.

local here = debug.getinfo(1, "S").source:match "^@(.*)/[^/]*$"
local against = dofile(here .. "/against.lua")
local lists = require "rules.lists"

local SOAK = (os.getenv "SOAK" or "") ~= ""
local SITUATIONS = tonumber(os.getenv "SITUATIONS") or SOAK and 200000 or 200


--- The path of Shengji where an answer owes the suit alone.
local function of_suit()
  local path = os.tmpname() .. ".lua"
  local file <close> = assert(io.open(path, "w"))
  file:write [[return house_rule "Suit" { of = "shengji",
    plays = { owed = "suit" } }]]
  return path
end


describe("plays in random situations", function()
  it("are read alike", function()
    against.each(lists.numbers(1), SITUATIONS, against.format)
  end)

  it("may follow alike", function()
    against.each(lists.numbers(2), SITUATIONS, function(s, random)
      against.follow(s, random, 4)
    end)
  end)

  it("may follow alike where only the suit is owed", function()
    local game = of_suit()
    against.each(lists.numbers(5), SITUATIONS, function(s, random)
      s.game, s.rules.facts = game, setmetatable({ owed = "suit" },
        { __index = s.facts })
      against.follow(s, random, 4)
    end)
    os.remove(game)
  end)

  it("fail alike as throws", function()
    against.each(lists.numbers(3), SITUATIONS, against.throw)
  end)

  it("win alike", function()
    against.each(lists.numbers(4), SITUATIONS, against.win)
  end)
end)


describe("every hand of a few cards", function()
  -- Kinds of a small deck, how many cards are led and held.
  local decks = {
    { "2H 3H 4H", 2, 4, 6 }, { "2H 3H", 4, 5, 7 }, { "KS AS 10D 10C", 2, 4, 6 },
  }
  if SOAK then
    decks = {
      { "2H 3H 4H 5H", 2, 8, 8 }, { "2H 3H 4H", 3, 9, 9 },
      { "2H 3H 5H", 4, 8, 10 }, { "AS 10D 10C 10S", 2, 8, 8 },
      { "AS 10D 10C", 3, 8, 9 }, { "10D 10S LJ BJ", 2, 8, 8 },
    }
  end

  it("follows every lead alike", function()
    for _, deck in ipairs(decks) do
      for _, trump in ipairs { "S", false } do
        against.all({ level = "10", trump = trump or nil, packs = deck[2] },
          deck[1], deck[3], deck[4])
      end
    end
  end)
end)
