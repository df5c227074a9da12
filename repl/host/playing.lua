-- The calls with which somebody at a table plays. They are those of the page's
-- worker, about the asker's own seat.

local desk = require "tenace.face.web.desk"
local reading = require "tenace.face.web.reading"
local state = require "tenace.face.host.state"
local tables = require "tenace.face.host.tables"

local playing = {}


--- The answer of the worker's function of that name, about the asker's seat.
local function ask(room, name, one, person, call)
  one:use(person)
  call.seat = person.seat or 0
  return require("tenace.face.web." .. room)[name](call)
end


--- Refuses who is not in turn: what may be played tells of the hand.
local function need_turn(one, person)
  local player = one.begun and one.match:turn()
  if player ~= person.seat then tables.refuse("late", "not_your_turn") end
end


--- A call that only who sits in turn may make.
local function in_turn(room, name)
  playing[name] = function(call)
    local one, person = tables.seated(call)
    need_turn(one, person)
    return ask(room, name, one, person, call)
  end
end


--- A call that everybody with a seat may make.
local function about_seat(room, name)
  playing[name] = function(call)
    local one, person = tables.seated(call)
    return ask(room, name, one, person, call)
  end
end

in_turn("playing", "moves")
in_turn("playing", "why")
about_seat("tracing", "trace")
about_seat("asking", "settled")
about_seat("asking", "counts")


--- The seed would tell all cards, so the page does not get it. What was taken
-- back is nobody's any more. Who has no seat sees what all may see.
function playing.view(call)
  local one, person = tables.need(call)
  call.open = nil
  local now = ask("playing", "view", one, person, call)
  now.seed, now.undone = 0, 0
  if not one.begun then now.picks = nil end
  now.question, now.table = one:question(), state.of(one, person)
  return now
end


--- The person has just given this answer: it came twice.
local function same(before, call)
  return before and before.question == call.question
    and before.move == call.move and before.given
end


function playing.play(call)
  local one, person = tables.seated(call)
  local given = same(person.answered, call)
  if given then return given end
  if call.question ~= one:question() then tables.refuse("late", "late") end
  need_turn(one, person)
  local match = one:use(person)
  local move = reading.answer(match, call, desk.style(person.seat))
  given = one:play(move, tables.now())
  person.answered = { question = call.question, move = call.move,
    given = given }
  return given
end


return playing
