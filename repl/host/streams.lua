-- The streams by which the pages at a table hear that something has changed.

local tables = require "tenace.face.host.tables"

local streams = {}

-- Seconds between two signs on a quiet stream, in how many parts streams get
-- them, and how many streams a person may have: one more closes the oldest.
local QUIET, PARTS, MOST = 5, 50, 4

-- Those that are open: { stream, person, ear, number } each.
local open = {}

-- When a part of the streams got a sign last, and which.
local last, part = 0, 0


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
    if it.person == person and not it.closes then own[#own + 1] = it end
  end
  if #own < MOST then return end
  own[1].closes = true
  own[1].stream:close()
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
    stream:send(("retry: 1000\ndata: %d\n\n"):format(one:told(person)))
    return function()
      drop(it)
      stop(tables.now())
    end
  end
end


--- streams.beat(now): gives a sign on each stream, now and then, so that it is
-- noticed when nobody hears any more; not on all at once. The sign may take the
-- place of a text that was not sent yet, so it tells what that told.
function streams.beat(now)
  local parts = math.min((now - last) * PARTS // QUIET, PARTS)
  if parts < 1 then return end
  last = now
  for _ = 1, parts do
    part = part % PARTS + 1
    for i = part, #open, PARTS do
      local it = open[i]
      it.ear(it.one:told(it.person))
    end
  end
end


return streams
