-- A bot has one answer: it stays the same, whichever move one asks about.
-- `make soak` asks for each move at a hundred positions of each game.

local search = require "tenace.bots.search"
local tenace = require "tenace"
local turn = dofile "tests/turn.lua"

--- A little work, so that moves are left behind early.
local USUAL, LITTLE = search.work, 200000

--- One game of each family, and how many decisions come before.
local GAMES = {
  { "whist", 9 }, { "skat", 4 }, { "hearts", 2 }, { "bridge", 1 },
  { "canasta", 7 }, { "cribbage", 3 }, { "durak", 8 }, { "scopa", 5 },
  { "tien_len", 6 },
}

--- How many positions of each game, and at most how many moves of each.
local POSITIONS = turn.soak and 100 or 2
local MOST_MOVES = turn.soak and math.huge or 9


--- A match after so many free decisions, made by chance.
local function position(game, n, seed)
  local m = tenace.new(game, { seed = seed })
  for _ = 1, n do
    if m:turn() then m:play(m:choose "random") end
  end
  return m
end


--- Some of the moves that may be made, from the first to the last.
local function some_moves(m)
  local all = m:moves() or { (m:choose "random") }
  local list, step = {}, 1 + math.floor((#all - 1) / MOST_MOVES)
  for i = 1, #all, step do list[#list + 1] = all[i] end
  return list
end


--- Fails if the sentences see no difference where the cost tells one.
local function check_cost(found, where)
  local cost, sees_none = found.cost, false
  for _, one in ipairs(found.sentences) do
    sees_none = sees_none or one:find "^It makes no" ~= nil
  end
  local tells = cost and (cost.clear or cost.gains) or false
  assert.is_false(tells and sees_none, where .. ": " .. found.text)
end


describe("the bot's answer", function()
  setup(function() search.work = LITTLE end)
  teardown(function() search.work = USUAL end)

  for _, one in ipairs(GAMES) do
    local game, n = table.unpack(one)

    it("does not depend on the move that is asked about: " .. game, function()
      for seed = 1, POSITIONS do
        local m = position(game, n, seed)
        local answer = m:explain().move
        for _, move in ipairs(some_moves(m)) do
          local found = m:copy():play(move):explain {
            decision = #m:history() + 1 }
          local where = game .. " " .. seed .. " " .. move
          assert.equal(answer, found.move, where)
          check_cost(found, where)
        end
      end
    end)
  end
end)
