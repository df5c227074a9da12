-- Several people at one table. The screen shows the hand of one of them; the
-- next one sees nothing before the first has made room.

local Names = require "tenace.face.moment.names"
local Narrator = require "tenace.face.moment.narrator"
local phrase = require "tenace.face.say.phrase"

local people = {}

--- people.of(seats) -> true by seat
function people.of(seats)
  local set = {}
  for _, seat in ipairs(seats) do set[seat] = true end
  return set
end


--- The person's name for those in the room: seats have numbers there.
local function name_of(seat) return phrase("seat.number", { n = seat }) end


--- people.next(session, seat): it is another person's turn, who sits down next.
-- Before anybody has seen cards there is nothing to hide.
function people.next(session, seat)
  session.next_seat, session.hidden = seat, not session.looked
  local key = session.looked and "table.makes_room" or "table.sits_down"
  session:say("\n" .. phrase(key, { player = name_of(seat) }))
end


--- What a person has heard so far, and who tells it.
local function keep(session)
  session.known[session.seat] = { heard = session.heard,
    narrator = session.narrator, names = session.names }
end


--- Takes up what a person knows. Whoever sits down for the first time hears the
-- round from its beginning; after going back nothing is told twice.
local function take_up(session)
  local known = session.known[session.seat]
  local variant = session.match.variant
  session.names = known and known.names
    or Names.of(variant.sides, variant.players, session.seat)
  session.narrator = known and known.narrator
    or Narrator.new(session.names, variant, session.style)
  session.narrator.style = session.style
  session.heard = known and known.heard or 0
  if not known and session.went_back then session:catch_up() end
end


--- Empties the screen; only the person who is named goes on.
local function hide(session)
  session.hidden, session.more = true, nil
  if session.clear then session.clear() end
  session:say(phrase("table.sits_down",
    { player = name_of(session.next_seat) }))
end


local function sit_down(session)
  keep(session)
  session.seat, session.next_seat = session.next_seat, nil
  session.hidden, session.refused, session.shape = nil, nil, nil
  take_up(session)
  session:advance()
end


--- people.answer(session, text) -> true if the line was for changing seats
-- Enter makes room, and Enter again shows the hand of the next person. While
-- nothing is shown, a person can only leave.
function people.answer(session, text)
  if not session.next_seat then return false end
  if session.hidden and text ~= "" then
    if text == "quit" or text == "exit" or text == "q" then return false end
    session:say(phrase("table.sits_down",
      { player = name_of(session.next_seat) }))
  elseif session.hidden then
    sit_down(session)
  elseif text == "" and not session.more then
    hide(session)
  else
    return false
  end
  return true
end


return people
