-- Makes the records that are kept here, by the program that runs it:
--
--   ./tenace run tests/records/make.lua FOLDER
--   ./tenace run tests/records/make.lua FOLDER GAME…    of games that are new
--
-- Whole matches of each game and house rule, of other options, of fixed deals
-- and of a game that asks one question of every kind. The records of a version
-- stay as they are: those of a later version go into a folder of their own.
--
-- FOLDER/rules gets the rules, without their examples. A record is kept without
-- the lines of these files: see kept.lua.

package.path = "./?.lua;" .. package.path

local campaign = require "tests.fuzz.campaign"
local kept = require "tests.records.kept"
local tenace = require "tenace"

local folder = assert(..., "the folder for the records is missing")


--- The text of rules without its examples, which stand at its end.
local function without_examples(text)
  local first = text:find("\nexample", 1, true)
  if not first then return text end
  return text:sub(1, first):gsub("\n+$", "\n") .. text:match ".*(\nreturn.*)"
end


--- Copies the rules of a folder that the records need.
local function copy_rules(from)
  local pipe = io.popen(("find '%s' -name '*.lua' ! -path '*/text/*'")
    :format(from))
  for path in pipe:lines() do
    local to = folder .. "/rules" .. path:sub(#from + 1)
    os.execute(("mkdir -p '%s'"):format(to:match "(.*)/"))
    campaign.write(to, without_examples(campaign.read(path)))
  end
  pipe:close()
end


-- The matches are played by the rules in the folder: in another process, which
-- looks for rules there first.
local rules = folder .. "/rules"
if os.getenv "TENACE_RULES" ~= rules then
  copy_rules "rules"
  copy_rules "tests/records/own"
  local more = select("#", ...) > 1 and table.concat({ select(2, ...) }, " ")
  assert(os.execute(("TENACE_RULES='%s' %s run tests/records/make.lua '%s' %s")
    :format(rules, os.getenv "TENACE" or "./tenace", folder, more or "")))
  return
end

local short = {
  barbu = "rounds=1",
  belote = "rounds=1",
  bid_whist = "rounds=1",
  big_two = "rounds=1",
  bridge = "rounds=1",
  briscola = "rounds=1",
  canasta = "target=500",
  cassino = "rounds=1",
  coinche = "rounds=1",
  crazy_eights = "target=20",
  cribbage = "target=61",
  doppelkopf = "rounds=1",
  dou_dizhu = "rounds=1",
  durak = "rounds=1",
  euchre = "rounds=1",
  five_hundred = "rounds=1",
  german_whist = "rounds=1",
  gin_rummy = "rounds=1",
  hearts = "rounds=1",
  jass = "target=300",
  knaves = "rounds=1",
  last_card = "rounds=1",
  mau_mau = "rounds=1",
  oh_hell = "rounds=1",
  old_maid = "rounds=1",
  pinochle = "rounds=1",
  president = "rounds=1",
  rummy = "target=20",
  rummy_500 = "rounds=1",
  schnapsen = "rounds=1",
  scopa = "target=5",
  sheepshead = "rounds=1",
  shengji = "rounds=1",
  skat = "rounds=1",
  spades = "rounds=1",
  sueca = "rounds=1",
  tarot = "rounds=1",
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
  campaign.write(folder .. "/" .. name .. ".record",
    kept.packed(folder, shortest(spec, how or {})))
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

keep("own", "own")
keep("own-doubled", "own+doubled+corner=3")
keep("own-rounds", "own+rounds=9+first=10 K")
campaign.write("own_by_path.lua", campaign.read(rules .. "/own.lua"))
keep("own-by_path", "./own_by_path.lua+rounds=1")
os.remove "own_by_path.lua"
campaign.write("five_tricks.lua", campaign.read(rules .. "/TEMPLATE.lua"))
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
keep("once_round", "bid_whist+once_round+rounds=1+first_dealer=2", {})
keep("several", "whist+tournament+rotating_trumps_with_no_trump+rounds=3", {})
keep("all-houses", "skat+kontra+ramsch+rounds=1", {})
keep("thoughtful", "skat+rounds=2", {
  bots = { [2] = "search:5", [3] = "search:5" }, seed = 4 })
keep("thoughtful-whist", "whist+target=2", {
  bots = { [2] = "search:5", [4] = "search:5" }, seed = 4 })
keep("thoughtful-canasta", "canasta+target=500", {
  bots = { [2] = "search:2" }, seed = 4 })
