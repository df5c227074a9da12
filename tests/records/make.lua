-- Makes the records that are kept here, by the program that runs it:
--
--   TENACE_RULES=tests/records/own ./tenace run tests/records/make.lua FOLDER
--   ./tenace run tests/records/make.lua FOLDER GAME…    of games that are new
--
-- Whole matches of each game and house rule, of other options, of fixed deals
-- and of a game that asks one question of every kind. The records of a version
-- stay as they are: those of a later version go into a folder of their own.

local tenace = require "tenace"

local folder = assert(..., "the folder for the records is missing")

local short = {
  barbu = "rounds=2",
  belote = "rounds=4",
  bid_whist = "rounds=2",
  big_two = "rounds=2",
  bridge = "rounds=2",
  briscola = "rounds=2",
  canasta = "target=500",
  cassino = "rounds=2",
  coinche = "rounds=2",
  crazy_eights = "target=20",
  cribbage = "target=61",
  doppelkopf = "rounds=2",
  dou_dizhu = "rounds=2",
  durak = "rounds=1",
  euchre = "rounds=4",
  five_hundred = "rounds=2",
  german_whist = "rounds=2",
  gin_rummy = "rounds=1",
  hearts = "rounds=2",
  jass = "target=300",
  knaves = "rounds=2",
  last_card = "rounds=1",
  mau_mau = "rounds=2",
  oh_hell = "rounds=3",
  old_maid = "rounds=2",
  pinochle = "rounds=2",
  president = "rounds=2",
  rummy = "target=20",
  rummy_500 = "rounds=2",
  schnapsen = "rounds=3",
  scopa = "target=5",
  sheepshead = "rounds=3",
  shengji = "rounds=2",
  skat = "rounds=3",
  spades = "rounds=2",
  sueca = "rounds=3",
  tarot = "rounds=2",
  tien_len = "target=5",
  tute = "target=1",
  whist = "target=2",
}

--- The games that are named, if any are.
local named = { n = select("#", ...) - 1 }
for i = 2, named.n + 1 do named[select(i, ...)] = true end


--- A number drawn from what went before: the person at the table.
local function drawing(seed)
  local now = seed * 2654435761 + 1
  return function(n)
    now = (now * 6364136223846793005 + 1442695040888963407)
    return (now >> 33) % n + 1
  end
end


--- A person in seat 1, who takes a move back now and then; bots elsewhere.
local function play(m, bots, draw)
  local seats = { "random", "random", "random", "random", "random", "random" }
  for seat, bot in pairs(bots or {}) do seats[seat] = bot end
  seats = table.move(seats, 1, m.variant.players, 1, {})
  seats[1] = nil
  m:run(seats)
  while m:turn() do
    local moves = m:moves()
    m:play(moves and moves[draw(#moves)] or m:choose("random"))
    if draw(8) == 1 then m:undo(draw(3)) end
    m:run(seats)
  end
  return m:record()
end


--- The shortest record of some seeds.
local function shortest(spec, how)
  local best
  for seed = how.seed or 1, how.seed or how.seeds or 9 do
    local m = tenace.new(spec, { seed = seed, deal = how.deal })
    local text = play(m, how.bots, drawing(seed))
    if tenace.replay(text) and not (best and #best <= #text) then
      best = text
    end
  end
  return best or error(spec)
end


local function keep(name, spec, how)
  local file = assert(io.open(folder .. "/" .. name .. ".record", "wb"))
  assert(file:write(shortest(spec, how or {})))
  assert(file:close())
end


local function keep_found(name, options)
  local spec = options and name .. "+" .. options or name
  keep((string.gsub(name, "%+", "-")), spec)
end


for _, game in ipairs(tenace.games()) do
  if game.name ~= "own" and (named.n == 0 or named[game.name]) then
    local options = short[game.name]
    keep_found(game.name, options)
    for _, house in ipairs(game.house) do
      keep_found(game.name .. "+" .. house.name, options)
    end
  end
end

if named.n > 0 then return end

local function copied(from, path)
  local file = assert(io.open(from, "rb"))
  local text = file:read "a"
  file:close()
  file = assert(io.open(path, "wb"))
  assert(file:write(text))
  assert(file:close())
end

keep("own", "own")
keep("own-doubled", "own+doubled+corner=3")
keep("own-rounds", "own+rounds=9+first=10 K")
copied("tests/records/own/own.lua", "own_by_path.lua")
keep("own-by_path", "./own_by_path.lua+rounds=1")
os.remove "own_by_path.lua"
copied("rules/TEMPLATE.lua", "five_tricks.lua")
keep("five_tricks", "five_tricks.lua+target=3")
os.remove "five_tricks.lua"

keep("deal-every", "whist+rounds=2", {
  deal = { hands = { "AS KS", [3] = "2C * 3C" } } })
keep("deal-rounds", "skat+rounds=3", { deal = { {}, { skat = "JC JS",
  hands = { "AC 10C KC QC 9C 8C 7C AS 10S KS" } }, skat = "7H 8H" } })
keep("deal-stock", "canasta+target=500", {
  deal = { stock = "AS AS 3H 3D" } })
keep("many-rounds", "skat+rounds=8+players=4", { seeds = 1 })
keep("whole-match", "whist+target=50", { seeds = 1 })
keep("two-packs", "shengji+rounds=1+declaring=after_draw", {})
keep("fixed", "shengji+rounds=1+declaring=fixed+fixed_levels=5 K", {})
keep("two-players", "tute+players=2+target=2", {})
keep("three-players", "tute+players=3+target=2", {})
keep("once_round", "bid_whist+once_round+rounds=2+first_dealer=2", {})
keep("several", "whist+tournament+rotating_trumps_with_no_trump+rounds=3", {})
keep("all-houses", "skat+kontra+ramsch+rounds=3", {})
keep("thoughtful", "skat+rounds=2", {
  bots = { [2] = "search:5", [3] = "search:5" }, seed = 4 })
keep("thoughtful-whist", "whist+target=2", {
  bots = { [2] = "search:5", [4] = "search:5" }, seed = 4 })
keep("thoughtful-canasta", "canasta+target=500", {
  bots = { [2] = "search:2" }, seed = 4 })
