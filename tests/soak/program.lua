-- The bots of another program, such as an older version of this one, for the
-- measuring scripts here. It runs as a process of its own: it is told a seed,
-- the deal if it is fixed, and the moves so far, and answers with its move, the
-- hands and moves that it sees there, and the seconds of processor time that it
-- thought.
--
-- The other program must know tenace.new, restart, history, play, choose, hands
-- and moves of a match. Both must deal the same cards and know the same moves,
-- or the duel ends with an error.

local tenace = require "tenace"


--- Cuts a line at its tabs.
local function fields(line)
  local list = {}
  for field in string.gmatch(line, "[^\t]+") do list[#list + 1] = field end
  return list
end


--- The moves of a match that somebody has chosen, in order.
local function chosen(m)
  local list = {}
  for _, made in ipairs(m:history()) do
    if not made.forced then list[#list + 1] = made.move end
  end
  return list
end


--- All hands, and the moves of the player to turn if they can be listed, in an
-- order that is the same for all.
local function open(m)
  local list = m:moves() or {}
  table.sort(list)
  return table.concat(m:hands(), "|") .. " - " .. table.concat(list, "|")
end


--- The fixed deal of all rounds as text; `-` if there is none.
local function deal_text(m)
  local deal, parts = m.deal and m.deal.given, {}
  if not deal or not deal.hands then return "-" end
  for seat, cards in ipairs(deal.hands) do
    parts[seat] = seat .. "=" .. cards
  end
  for name, cards in pairs(deal) do
    if name ~= "hands" then parts[#parts + 1] = name .. "=" .. cards end
  end
  return table.concat(parts, ";")
end


--- Reads a deal; nil if there is none.
local function read_deal(text)
  local deal = { hands = {} }
  for name, cards in string.gmatch(text, "([^;=]+)=([^;]*)") do
    local seat = math.tointeger(tonumber(name))
    if seat then deal.hands[seat] = cards else deal[name] = cards end
  end
  return #deal.hands > 0 and deal or nil
end


--- Brings a match to where these moves lead; it is mostly there already.
local function follow(m, seed, moves)
  local before = chosen(m)
  local same = m.seed == seed and #before <= #moves
  for n, move in ipairs(before) do same = same and move == moves[n] end
  if not same then
    m:restart(seed)
    before = {}
  end
  for n = #before + 1, #moves do m:play(moves[n]) end
end


--- The other program's side: a line with bot, seed, deal and moves asks for a
-- line with seconds, worlds, move, the hands and the moves that can be made.
local function serve(game)
  local m, deal
  io.stdout:setvbuf "line"
  for line in io.lines() do
    local asked = fields(line)
    if asked[3] ~= deal then
      deal = asked[3]
      m = tenace.new(game, { seed = 1, traced = true, deal = read_deal(deal) })
    end
    follow(m, math.tointeger(tonumber(asked[2])), { table.unpack(asked, 4) })
    local before = os.clock()
    local move = m:choose(asked[1])
    print(table.concat({ os.clock() - before, m.thought and m.thought.worlds
      or 0, move, open(m) }, "\t"))
  end
end

if ... then return serve(...) end


--- Starts a program; its output, and a file for its input.
local function start(path, game)
  local pipe = os.tmpname()
  os.remove(pipe)
  assert(os.execute("mkfifo " .. pipe))
  local output = assert(io.popen(string.format("script=$PWD/tests/soak/"
    .. "program.lua; cd '%s' && exec './%s' run \"$script\" '%s' <%s",
    string.match(path, "^(.*)/") or ".", string.match(path, "[^/]*$"), game,
    pipe)))
  local input = assert(io.open(pipe, "w"))
  input:setvbuf "line"
  os.remove(pipe)
  return output, input
end


--- A bot of the program at a path; see tests/soak/named.lua.
return function(path, bot)
  local output, input
  return function(m)
    if not output then output, input = start(path, m.variant.spec) end
    input:write(table.concat({ bot, m.seed, deal_text(m),
      table.unpack(chosen(m)) }, "\t"), "\n")
    local said = fields(assert(output:read "l", path .. " has ended"))
    if said[4] ~= open(m) then
      error(string.format("seed %d, after %d moves: here %s, but there %s",
        m.seed, #chosen(m), open(m), said[4]))
    end
    return said[3], { seconds = tonumber(said[1]), dropped = 0,
      worlds = tonumber(said[2]) }
  end
end
