-- The tables of this server, and who asks.

local language = require "tenace.base.language"
local phrase = require "tenace.face.say.phrase"

-- By id; `now` tells the time, and `list` has them in their order.
local tables = { of = {}, list = {}, now = require "tenace.core".now }


--- tables.add(table)
function tables.add(one)
  tables.of[one.id] = one
  tables.list[#tables.list + 1] = one
end


--- tables.clear()
-- There are no tables any more.
function tables.clear() tables.of, tables.list = {}, {} end


--- tables.refuse(kind, key [, parts])
-- @error the problem of that kind
function tables.refuse(kind, key, parts)
  error({ refused = { kind = kind, text = phrase("host." .. key, parts) } }, 0)
end


-- Calls that a person may make in a second: a page makes a few.
local MOST = 60


--- Refuses who asks so often that others would have to wait.
local function count(person, now)
  local second = now // 1
  if person.second ~= second then person.second, person.calls = second, 0 end
  person.calls = person.calls + 1
  if person.calls > MOST then tables.refuse("request", "too_often") end
end


--- tables.at(call) -> the table of a call, the person who asks; nil for a
-- person who has not come yet
-- @error there is no such table, or the token is nobody's
function tables.at(call)
  local one = tables.of[call.table]
  if not one then tables.refuse("gone", "no_table") end
  local person = call.token and one.people[call.token]
  if call.token and not person then tables.refuse("stranger", "stranger") end
  language.use(person and person.language or one.language)
  if person then
    one:heard(person, tables.now())
    count(person, tables.now())
  end
  return one, person
end


--- tables.need(call) -> the table, the person who asks
-- @error the person has not come to the table
function tables.need(call)
  local one, person = tables.at(call)
  if not person then tables.refuse("stranger", "stranger") end
  return one, person
end


--- tables.seated(call) -> the table, the person, who has a seat
-- @error the person has none
function tables.seated(call)
  local one, person = tables.need(call)
  if not person.seat then tables.refuse("request", "no_seat") end
  return one, person
end


return tables
