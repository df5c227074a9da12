-- Bots by name: "random" (native), "search" (worlds and playouts), and those of
-- others that the command line has admitted; or as functions of a view.

local core = require "tenace.core"
local match = require "tenace.match.match"
local question = require "tenace.match.question"
local sentence = require "tenace.base.sentence"

local bots = {}

-- The bots of others that the command line has named, by their names.
local admitted = {}

-- What these have done wrong, by their names.
local faults = {}

--- The most worlds of a search: for so many a person would still wait.
bots.most_worlds = 100000

-- The most moves that an admitted bot is shown where there are too many to
-- list.
local SHOWN = 20


--- bots.admit(name, bot)
-- From now on the name is that of a bot of somebody else's. Only the command
-- line may do that: a name in a rules file, record or part starts nothing.
-- @param bot { move = function(moment) -> move,
-- or nil and why: "late", "dead" or "illegal"; refused = function(player, move,
-- why), which is told that its move is not allowed }. A moment is { game,
-- player, question, moves, more, view }: what the player's seat may see, and
-- nothing else. Where the bot has no move that is allowed, a random one is
-- made, and its fault is counted.
function bots.admit(name, bot)
  admitted[name] = bot
  faults[name] = faults[name] or bots.no_faults()
end


--- bots.no_faults() -> { asked, illegal, late, dead = 0 }
function bots.no_faults()
  return { asked = 0, illegal = 0, late = 0, dead = 0 }
end


--- bots.faults(name) -> { asked, illegal, late, dead }
-- How often an admitted bot has been asked so far, and how often it had no
-- answer that is allowed, none in time, or was not alive. It counts on.
function bots.faults(name)
  return faults[name] or bots.no_faults()
end


--- Is it the name of a search in so many worlds?
local function is_search(name)
  local digits = type(name) == "string"
    and string.match(name, "^search:([1-9]%d*)$")
  local n = math.tointeger(tonumber(digits or nil))
  return n ~= nil and n <= bots.most_worlds
end


--- bots.check(name) -> the name
-- @error there is no such bot
function bots.check(name)
  if name == "random" or type(name) == "function" or admitted[name] then
    return name
  end
  if name == "search" or is_search(name) then return name end
  error(sentence.of("no_such_bot", { name = sentence.shown(name),
    most = bots.most_worlds }), 0)
end


--- bots.by_seat(names, players) -> names by seat, checked
-- @param names one name for all, or a list by seat
function bots.by_seat(names, players)
  local list = {}
  for seat in next, type(names) == "table" and names or list do
    if math.type(seat) ~= "integer" or seat < 1 then
      error(sentence.of("no_seat", { seat = sentence.shown(seat),
        players = players }), 0)
    end
  end
  for seat = 1, players do
    local name = names
    if type(names) == "table" then name = names[seat] end
    if name then list[seat] = bots.check(name) end
  end
  return list
end

--- The moves to choose from, and what m:moves() says behind them. Of too many
-- to list there are some, by chance.
local function some_moves(asked)
  local list, more = question.moves(asked)
  if list then return list, more end
  local seen = {}
  list = {}
  for n = 0, SHOWN - 1 do
    local move = question.random(asked, n)
    if not seen[move] then seen[move], list[#list + 1] = true, move end
  end
  return list, more or true
end


--- All that the player who is asked may know.
local function moment_of(m, asked, player)
  local view, _, put = m:view(player), m:turn()
  view.question, view.legal = nil, nil
  local moves, more = some_moves(asked)
  return { game = m.variant.spec, player = player, question = put,
    moves = moves, more = more, view = view }
end


--- The move of a bot of somebody else's, or a random one in its place.
local function admitted_move(m, name)
  local bot, counted = admitted[name], faults[name]
  local asked, player = match.asked(m), match.seat_asked(m)
  local move, fault = bot.move(moment_of(m, asked, player))
  counted.asked = counted.asked + 1
  if move then
    local kept, why = question.read(asked, move)
    if kept then return move end
    bot.refused(player, move, why)
  end
  fault = fault or "illegal"
  counted[fault] = counted[fault] + 1
  return question.random(asked)
end


--- bots.move(m, bot) -> move
-- The bot's move for the player to act. A bot that is a function gets the
-- player's view and the moves, and nothing else. A search leaves its report in
-- `m.thought`.
function bots.move(m, bot)
  if bot == "random" then return question.random(match.asked(m)) end
  if admitted[bot] then return admitted_move(m, bot) end
  if type(bot) == "string" then
    local search = require "tenace.bots.search"
    local move, thought = search.move(m,
      tonumber(string.match(bot, ":(%d+)$")))
    m.thought = thought
    return move
  end
  local view = m:view(match.seat_asked(m))
  return (bot(view, question.moves(match.asked(m))))
end


--- bots.answer(m, bot)
-- Answers the match's question with the bot's move.
function bots.answer(m, bot)
  local move = bots.move(m, bot)
  local kept, kind = question.read(match.asked(m), move)
  if not kept then
    error(sentence.of("bot_refused", { move = sentence.shown(move),
      why = kind }), 0)
  end
  core.answer(m.core, kind, kept)
end


return bots
