-- The streams by which the pages at a table hear that something has changed.

local tables = require "tenace.face.host.tables"

local streams = {}

-- Seconds between two signs on a quiet stream, and how many of them a person
-- may have: one more closes the oldest.
local QUIET, MOST = 5, 4

-- Those that are open: { stream, person, ear, number } each.
local open = {}

local last = 0


--- The table and the person of an ear.
local function find(word)
  for _, one in ipairs(tables.list) do
    local person = one:of_ear(word)
    if person then return one, person end
  end
end


--- Closes the oldest stream of a person who has too many.
local function make_room(person)
  local own = {}
  for _, it in ipairs(open) do
    if it.person == person then own[#own + 1] = it end
  end
  if #own >= MOST then own[1].stream:close() end
end


local function drop(it)
  for i, other in ipairs(open) do
    if other == it then return table.remove(open, i) end
  end
end


--- streams.of(word) -> function(stream) -> function(): opens the stream of the
-- person whose ear has that name, and ends it; nil if there is none
function streams.of(word)
  local one, person = find(word)
  if not one then return nil end
  return function(stream)
    local function ear(n) stream:send(("data: %d\n\n"):format(n)) end
    make_room(person)
    local it = { stream = stream, person = person, ear = ear, one = one }
    open[#open + 1] = it
    local stop = one:listen(person, ear)
    one:heard(person, tables.now())
    stream:send(("retry: 1000\ndata: %d\n\n"):format(one.number))
    return function()
      drop(it)
      stop(tables.now())
    end
  end
end


--- streams.beat(now): gives a sign on each stream, now and then, so that it is
-- noticed when nobody hears any more
function streams.beat(now)
  if now - last < QUIET then return end
  last = now
  for _, it in ipairs(open) do it.ear(it.one.number) end
end


return streams
