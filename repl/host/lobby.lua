-- The lobby of a server with several tables: who has its address sees them, and
-- may open more of the same game if the host allows it. Tables share nothing.

local bots = require "tenace.face.host.bots"
local data = require "tenace.face.say.data"
local language = require "tenace.base.language"
local plain = require "tenace.face.web.plain"
local tables = require "tenace.face.host.tables"
local tokens = require "tenace.face.host.tokens"

local lobby = {}

-- Seconds after which a table that guests have opened is closed if nobody is
-- there, and between two looks for such.
lobby.EMPTY, lobby.EVERY = 1800, 10

local looked = 0


--- The least number that no table has.
local function free_number()
  local taken, n = {}, 1
  for _, one in ipairs(tables.list) do taken[one.nth or 0] = true end
  while taken[n] do n = n + 1 end
  return n
end


--- Opens a table more, and keeps it: its address may be known before anybody
-- comes.
local function add(it)
  local one = it.make(it)
  one.nth = free_number()
  tables.add(one)
  one:lasting()
  return one
end


--- The tables in the order of their numbers.
local function sort()
  table.sort(tables.list, function(a, b) return a.nth < b.nth end)
end


--- lobby.open(how)
-- Opens the lobby of this server, and its tables as far as there are none.
-- @param how { id, key = the host's word, least = tables that there are always,
-- most = tables that there may be, make = function(lobby) -> a new table }
function lobby.open(how)
  tables.lobby = { id = how.id or tokens.word(8), make = how.make,
    key = how.key or tokens.secret(), least = how.least, most = how.most }
  for _, one in ipairs(tables.list) do one.nth = one.nth or free_number() end
  while #tables.list < how.least do add(tables.lobby) end
  sort()
end


--- The lobby of a call, and whether the host asks.
local function need(call)
  local it = tables.lobby
  if not it or call.table ~= it.id then tables.refuse("gone", "no_table") end
  language.use(tables.asked_in(call) or tables.list[1].language)
  tables.count_stranger()
  if call.key and call.key ~= it.key then
    tables.refuse("request", "bad_key")
  end
  return it, call.key ~= nil
end


--- A table as those in the lobby see it; the host gets its word.
local function shown(one, host)
  local people, watching = {}, 0
  for seat = 1, one:seat_count() do
    local person = one.seats[seat]
    people[#people + 1] = person and person.name
  end
  for _, person in pairs(one.people) do
    if not person.seat and not person.away then watching = watching + 1 end
  end
  return { table = one.id, nth = one.nth, key = host and one.key or nil,
    title = one.match.variant.title, people = data.list(people),
    free = one:seat_count() - #people, watching = watching,
    begun = one.begun, over = one.match:over() and true or false }
end


--- May who asks now open another table? From one address come at most half of
-- those that guests may open.
local function may_add(it, host)
  if host or #tables.list >= it.most then return host end
  local from, own = tables.far(), 0
  for _, one in ipairs(tables.list) do
    own = own + (from and one.opener == from and 1 or 0)
  end
  return own < (it.most - it.least + 1) // 2
end


function lobby.tables(call)
  local it, host = need(call)
  return { title = tables.list[1].desks:variant_in(language.code).title,
    more = may_add(it, host),
    tables = data.list(plain.each(tables.list, function(one)
      return shown(one, host)
    end)) }
end


--- A guest who opens a table is its host.
function lobby.add(call)
  local it, host = need(call)
  if not may_add(it, host) then
    tables.refuse("request", "no_more_tables")
  end
  local one = add(it)
  one.since, one.opener = tables.now(), not host and tables.far() or nil
  sort()
  return shown(one, true)
end


--- Is nobody at the table?
local function is_empty(one)
  for _, person in pairs(one.people) do
    if not person.away then return false end
  end
  return true
end


--- lobby.turn(now)
-- Closes tables that guests have opened, if nobody has been there for long.
function lobby.turn(now)
  if not tables.lobby or now - looked < lobby.EVERY then return end
  looked = now
  for i = #tables.list, tables.lobby.least + 1, -1 do
    local one = tables.list[i]
    if not is_empty(one) then one.since = now end
    one.since = one.since or now
    if now - one.since >= lobby.EMPTY then
      bots.drop(one)
      tables.remove(one)
    end
  end
end


return lobby
