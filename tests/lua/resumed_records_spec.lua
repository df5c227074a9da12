-- A record made at any question leads back to that question, and the match
-- writes the same record again: in every game and house rule, for every player.
-- In 16 parts.

local tenace = require "tenace"
local turn = require "turn"

local SOAK = os.getenv "SOAK" ~= nil and os.getenv "SOAK" ~= ""

--- How many questions of a match are tried, and in how many matches.
local MOST, SEEDS = SOAK and 1000 or 25, SOAK and 12 or 1


--- A number below n + 1, drawn from what went before.
local function drawing(seed)
  local now = seed
  return function(n)
    now = now * 6364136223846793005 + 1442695040888963407
    return (now >> 33) % n + 1
  end
end


--- What must be equal in two matches at the same position.
local function position(m)
  local player, question = m:turn()
  return { m:decisions(), player or 0, question or 0, m:hands(), m:scores(),
    { m:over() }, m:history() }
end


--- The record leads to the position of the match, which writes it again.
local function check(m, name)
  local text = m:record()
  local again, why = tenace.replay(text)
  assert(again, name .. ": " .. tostring(why) .. "\n" .. text)
  assert.equal(text, again:record())
  assert.same(position(m), position(again))
end


--- The person's move: a random one of the list, or else the bot's.
local function choose(m, draw)
  local moves = m:moves()
  return moves and moves[draw(#moves)] or m:choose "random"
end


--- Plays a match with a person in one seat, and tries records at the person's
-- questions. If a match has more questions than it tries, it spreads them.
local function check_match(spec, seed, seat, apart)
  local m, draw, seen = tenace.new(spec, { seed = seed }), drawing(seed), 0
  local bots = {}
  for n = 1, m.variant.players do bots[n] = "random" end
  bots[(seat - 1) % m.variant.players + 1] = nil
  local name = spec .. " seed " .. seed .. " seat " .. seat
  m:run(bots)
  local at = 0
  while m:turn() and seen < MOST do
    if at % apart == 0 then
      check(m, name)
      seen = seen + 1
    end
    at = at + 1
    m:play(choose(m, draw)):run(bots)
  end
  check(m, name)
end


--- Every game, and games with a house rule, of which one in three has its turn.
-- A question that a house rule alone asks escapes until then; moves that a
-- record leaves out or marks wrongly are found in the games each time.
local function specs()
  local list, n = {}, 0
  for _, game in ipairs(tenace.library:names()) do
    list[#list + 1] = game
    for _, house in ipairs(tenace.library:names(game)) do
      n = n + 1
      if turn.takes(n, 3) then
        list[#list + 1] = game .. "+" .. house
      end
    end
  end
  return list
end


describe("a record made at a question", function()
  for n, spec in ipairs(specs()) do
    it("leads back to it: " .. spec, function()
      for seed = 1, SEEDS do
        check_match(spec, seed + 64, n + seed, 1)
        if SOAK then check_match(spec, seed + 964, n + seed + 1, 7) end
      end
    end)
  end

  it("leads back to it if all seats are people's", function()
    for _, spec in ipairs { "shengji", "canasta", "skat+kontra" } do
      local m, draw = tenace.new(spec, { seed = 65 }), drawing(3)
      for n = 1, 4 * MOST do
        if n % 4 == 1 then check(m, spec) end
        m:play(choose(m, draw))
      end
    end
  end)

  it("leads back to it if only passing was possible before", function()
    local m = tenace.new("shengji", { seed = 65 })
    assert.is_true(m:history()[1].forced)
    check(m, "shengji")
  end)

  it("leads back to it after the cards were changed", function()
    for _, spec in ipairs { "whist", "canasta", "skat", "tute+players=2" } do
      for seed = 1, 12 do
        local m, draw = tenace.new(spec, { seed = seed }), drawing(seed)
        for _ = 1, 20 + seed do m:play(choose(m, draw)) end
        local one, other = m:hands()[1]:match "%S+", m:hands()[2]:match "%S+"
        if m:dealt() and one and other then m:swap(one, other) end
        check(m, spec)
      end
    end
  end)

  it("leads back to it after the rules were changed", function()
    local m = tenace.new("tute", { seed = 5 })
    for _ = 1, 12 do m:play(m:moves()[1]) end
    for _, option in ipairs { "must_overtrump=no", "must_overtrump=yes" } do
      m:set(option, { back = true })
      check(m, option)
    end
  end)
end)
