-- Bots by name: "random" (native) and "search" (worlds and playouts); or as
-- functions of a player's view.

local core = require "tenace.core"
local match = require "tenace.match.match"
local question = require "tenace.match.question"
local sentence = require "tenace.base.sentence"

local bots = {}


--- bots.check(name) -> the name
-- @error there is no such bot
function bots.check(name)
  if name == "random" or type(name) == "function" then return name end
  if type(name) == "string" and (name == "search"
    or string.match(name, "^search:[1-9]%d*$")) then
    return name
  end
  error(sentence.of("no_such_bot", { name = tostring(name) }), 0)
end


--- bots.by_seat(names, players) -> names by seat, checked
-- @param names one name for all, or a list by seat
function bots.by_seat(names, players)
  local list = {}
  for seat in next, type(names) == "table" and names or list do
    if math.type(seat) ~= "integer" or seat < 1 then
      error(sentence.of("no_seat", { seat = tostring(seat),
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



--- bots.move(m, bot) -> move
-- The bot's move for the player to act. A bot that is a function gets the
-- player's view and the moves, and nothing else. A search leaves its report in
-- `m.thought`.
function bots.move(m, bot)
  if bot == "random" then return question.random(match.asked(m)) end
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
    error(sentence.of("bot_refused", { move = tostring(move), why = kind }), 0)
  end
  core.answer(m.core, kind, kept)
end


return bots
