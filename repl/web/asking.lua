-- The calls that ask about the present moment: hint, against, made, settled,
-- scored and counts.

local counted = require "tenace.face.moment.counted"
local desk = require "tenace.face.web.desk"
local hints = require "tenace.face.moment.hints"
local language = require "tenace.base.language"
local phrase = require "tenace.face.say.phrase"
local plain = require "tenace.face.web.plain"
local show = require "tenace.face.say.show"
local shown = require "tenace.face.moment.shown"
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


--- Sentences in the style of the page.
local function written(sentences, style)
  local list = {}
  for i, one in ipairs(sentences) do list[i] = show.sentence(one, style) end
  return plain.list(list)
end


--- A bot's move and its reasons, as the page has them.
local function advice(found, style)
  local sentences = written(found.sentences, style)
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
  local found = hints.made(match, narrator.names, call.player, call.bot)
    or { sentences = { phrase "table.played_nothing" } }
  return advice(found, narrator.style)
end


function asking.settled(call)
  local match = desk.need()
  local narrator = narrator_of(match, call.seat)
  local seat = narrator.names.seat
  local file, line = why.scored(match)
  return { sentences = written(why.settled(match, seat, narrator),
    narrator.style), file = plain.path(file), line = line }
end


function asking.counts(call)
  local match = desk.need()
  local narrator = narrator_of(match, call.seat)
  local style = narrator.style
  local found = counted.of(match, narrator, narrator.names.seat)
  return { n = found.n, held = show.sentence(found.held, style),
    left = written(found.left, style), voids = written(found.voids, style),
    groups = plain.list(found.groups and shown.groups(found.groups) or {}) }
end


return asking
