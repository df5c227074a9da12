-- What everybody at a table may know of it, besides the cards.

local data = require "tenace.face.say.data"
local language = require "tenace.base.language"

local state = {}


--- One seat: who sits there, and whether a bot plays now.
local function seat_of(one, seat)
  local person = one.seats[seat]
  return { seat = seat, name = person and person.name,
    here = person ~= nil and not person.away,
    host = person ~= nil and person == one.host or nil }
end


local function watching(one)
  local n = 0
  for _, person in pairs(one.people) do
    if not person.seat and not person.away then n = n + 1 end
  end
  return n
end


--- The proposal that waits for answers, as one person sees it.
local function proposal_of(one, person)
  local it = one.proposal
  return it and { n = it.n, what = it.what, game = it.game,
    name = it.by.name, mine = person and it.agreed[person] or false } or nil
end


--- state.of(table, person) -> what that person sees of the table; see `look` in
-- protocol.json
-- @param person may be nil: somebody who has not come yet
function state.of(one, person)
  local code = person and person.language or language.code
  local seats, variant = {}, one.desks:variant_in(code)
  for seat = 1, one:seat_count() do seats[seat] = seat_of(one, seat) end
  return { game = variant.spec, title = variant.title, number = one.number,
    nth = one.nth, language = language.code, begun = one.begun,
    over = one.match:over() and true or false,
    you = person and person.seat, host = person ~= nil and person == one.host,
    seats = data.list(seats), watching = watching(one),
    said = data.list { table.unpack(one.said) },
    proposal = proposal_of(one, person), idle = one.idle,
    declined = one.declined and one.declined.by == person
      and one.declined.name or nil }
end


return state
