-- The calls that ask about the present moment: hint, against, made, settled,
-- scored and counts.

local counting = require "tenace.face.web.counting"
local desk = require "tenace.face.web.desk"
local hints = require "tenace.face.moment.hints"
local language = require "tenace.base.language"
local phrase = require "tenace.face.say.phrase"
local plain = require "tenace.face.web.plain"
local why = require "tenace.face.moment.why"

local asking = {}


--- The narrator of the seat that asks: the one in turn, if it is a person's.
local function narrator_of(match, seat)
  local turn = match:turn()
  for _, one in ipairs(desk.now.seats) do
    if not seat and one == turn then seat = one end
  end
  return desk.at(seat or desk.now.seats[1]).narrator
end


--- A bot's move and its reasons, as the page has them.
local function advice(found, style)
  local sentences = plain.sentences(found.sentences, style)
  return { move = found.move, sentences = sentences,
    text = language.passage(sentences) }
end


function asking.hint(call)
  local match = desk.need_turn()
  local narrator = narrator_of(match)
  return advice(hints.hint(match, narrator.names, call.bot), narrator.style)
end


function asking.against(call)
  local match = desk.need_turn()
  local narrator = narrator_of(match)
  return advice(hints.against(match, narrator.names, call.move),
    narrator.style)
end


function asking.made(call)
  local match = desk.need()
  local narrator = narrator_of(match, call.seat)
  local found, closed = hints.made(match, narrator.names, call.player,
    { bot = call.bot, open = call.open })
  if not found then
    found = { sentences = { closed and desk.closed()
      or phrase "table.played_nothing" } }
  end
  return advice(found, narrator.style)
end


function asking.settled(call)
  local match = desk.need()
  local narrator = narrator_of(match, call.seat)
  local seat = narrator.names.seat
  local file, line = why.scored(match)
  return { sentences = plain.sentences(why.settled(match, seat, narrator),
    narrator.style), file = plain.path(file), line = line }
end


function asking.counts(call)
  local match = desk.need()
  local narrator = narrator_of(match, call.seat)
  return counting.of(match, narrator, narrator.names.seat)
end


return asking
