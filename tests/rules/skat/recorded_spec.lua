-- Games that others have played and scored: the rules allow every move in them,
-- and count the same.

local here = debug.getinfo(1, "S").source:match "^@(.*)/[^/]*$"
local recorded = dofile(here .. "/recorded.lua")

local COUNTS = { A = 11, ["1"] = 10, K = 4, Q = 3, J = 2 }   -- by first sign
local games = recorded.games()


--- Plays a game as far as its record goes; the match, the declarer if there was
-- one, and what was refused.
local function play(game)
  local m, declarer = recorded.match(game), nil
  while m:turn() do
    local move = recorded.next(game, m)
    if not move then break end
    local good, why = m:allows(move)
    if not good then return m, declarer, move .. ": " .. why end
    declarer = m:view(1).declarer
    m:play(move)
  end
  return m, declarer
end


local function count(card) return COUNTS[card:sub(1, 1)] or 0 end


--- What the declarer has put away, or the skat of a hand game.
local function put_away(game)
  for n, move in ipairs(game.moves) do
    if move == "take" then return game.moves[n + 1] end
  end
  return game.deal.skat
end


--- The points that a declarer has taken, with the skat.
local function taken(game, m, declarer)
  local sum = 0
  for card in put_away(game):gmatch "%S+" do sum = sum + count(card) end
  for _, event in ipairs(m:story(1)) do
    if event.what == "trick" and event.winner == declarer then
      for _, one in ipairs(event.cards) do sum = sum + count(one.cards) end
    end
  end
  return sum
end


--- The first n moves of a match, forced ones, too.
local function made(m, n)
  local list = {}
  for i, one in ipairs(m:history()) do list[i] = i <= n and one.move or nil end
  return list
end


describe("recorded games", function()
  it("are all there", function()
    local whole = 0
    for _, game in ipairs(games) do whole = whole + (game.score and 1 or 0) end
    assert.same({ 28, 23 }, { #games, whole })
  end)

  for n, game in ipairs(games) do
    it("are allowed and count the same: " .. n, function()
      local m, declarer, refused = play(game)
      assert.is_nil(refused)
      assert.same(game.moves, made(m, #game.moves))
      if not game.score then return end
      assert.is_nil(m:turn())
      assert.equal(game.score, declarer and m:scores()[declarer] or 0)
      if declarer then assert.equal(game.points, taken(game, m, declarer)) end
    end)
  end
end)
