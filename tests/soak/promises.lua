-- Do bots promise as many tricks as they take? For each place in the bidding:
-- the tricks that are bid, and those taken, on average; and how many contracts
-- of sides are made.
--
--   tenace run tests/soak/promises.lua [GAME [DEALS [BOT]]]
--
-- GAME: its players bid a number of tricks, each once. BOT: see named.lua.

local named = dofile "tests/soak/named.lua"
local tenace = require "tenace"

local given = { ... }
local game = given[1] or "spades+rounds=1"
local deals = tonumber(given[2] or 60)
local bot = named(given[3] or "search:20")


--- Plays a round, and answers who bid what, in order: { player, bid } each.
local function play(m)
  local bids = {}
  while m:turn() do
    local player, move = m:turn(), (bot(m))
    if #bids < m.variant.players then
      bids[#bids + 1] = { player = player, bid = tonumber(move) }
    end
    m:play(move)
  end
  return bids
end


--- The tricks of each player.
local function tricks_in(m)
  local tricks = {}
  for player = 1, m.variant.players do tricks[player] = 0 end
  for _, event in ipairs(m:story(1, 0)) do
    if event.what == "trick" then
      tricks[event.winner] = tricks[event.winner] + 1
    end
  end
  return tricks
end


--- How many sides have taken what they promised.
local function made_in(m, bids, tricks)
  local made, open = 0, {}
  for _, one in ipairs(bids) do
    open[one.player] = one.bid - tricks[one.player]
  end
  for _, members in ipairs(m.variant.sides) do
    local missing = 0
    for _, player in ipairs(members) do missing = missing + open[player] end
    made = made + (missing <= 0 and 1 or 0)
  end
  return made
end


local bid, taken, made, sides = {}, {}, 0, 0
for seed = 1, deals do
  local m = tenace.new(game, { seed = seed })
  local bids = play(m)
  local tricks = tricks_in(m)
  for place, one in ipairs(bids) do
    bid[place] = (bid[place] or 0) + one.bid
    taken[place] = (taken[place] or 0) + tricks[one.player]
  end
  made, sides = made + made_in(m, bids, tricks), sides + #m.variant.sides
end
for place = 1, #bid do
  print(("%d. bidder: %.1f tricks bid, %.1f taken"):format(place,
    bid[place] / deals, taken[place] / deals))
end
print(("%.0f %% of %d contracts are made"):format(100 * made / sides, sides))
