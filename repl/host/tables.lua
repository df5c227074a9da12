-- The tables of this server, and who asks.

local clean = require "tenace.face.say.clean"
local language = require "tenace.base.language"
local phrase = require "tenace.face.say.phrase"

-- This machine, and all who come by a proxy that does not tell from where.
local LOOPBACK = "127.0.0.1"

-- By id; `now` tells the time, `list` has them in their order, `lobby` is what
-- lobby.lua has opened, and `address` is that of who asks now.
local tables = { of = {}, list = {}, address = LOOPBACK,
  now = require "tenace.core".now }

-- What was asked in this second: a number for each person and each address.
local second, asked = 0, {}


--- tables.add(table)
function tables.add(one)
  tables.of[one.id] = one
  tables.list[#tables.list + 1] = one
end


--- tables.remove(table)
-- It is closed, and nobody goes on with it.
function tables.remove(one)
  tables.of[one.id] = nil
  for i, other in ipairs(tables.list) do
    if other == one then table.remove(tables.list, i) break end
  end
  one:close()
end


--- tables.clear()
-- There are no tables any more.
function tables.clear()
  require "tenace.face.host.table".stirred = {}
  tables.of, tables.list, tables.lobby = {}, {}, nil
  tables.address, asked = LOOPBACK, {}
end


--- tables.refuse(kind, key [, parts])
-- @error the problem of that kind
function tables.refuse(kind, key, parts)
  error({ refused = { kind = kind, text = phrase("host." .. key, parts) } }, 0)
end


-- The letters that a name may have.
local LETTERS = 20


--- tables.name(text) -> a name as it is shown to the others
-- @error it has too few letters or too many
function tables.name(text)
  local name = clean.line(text):gsub("%s+", " "):match "^ ?(.-) ?$"
  local n = utf8.len(name)
  if not n or n < 1 or n > LETTERS then
    tables.refuse("request", "bad_name", { n = LETTERS })
  end
  return name
end


-- Calls that a person may make in a second; and those who have not come yet to
-- a table or a lobby, from one address and all together. A page makes a few
-- calls.
local MOST, STRANGERS, ALL_STRANGERS = 60, 500, 1000

-- How many calls it counts to come. How much is read from one address in a
-- second, in pieces of so many bytes: short calls cost little, and who floods
-- with them must not keep people at the same address from their tables.
local COMES, BYTES, PIECES = 5, 256, 1500

--- tables.begin_call(address, size) -> may it be answered?
-- A call has come; it is not read yet.
-- @param address of the network, from which it comes
-- @param size its bytes
function tables.begin_call(address, size)
  tables.address = address
  return tables.take(address, size // BYTES, PIECES)
end


--- tables.far() -> the address of who asks, if it is that of another machine
function tables.far()
  return tables.address ~= LOOPBACK and tables.address or nil
end


--- tables.take(who, n, most) -> may they have so much more in this second?
-- @param who any value: a person, an address
function tables.take(who, n, most)
  local now = tables.now() // 1
  if now ~= second then second, asked = now, {} end
  asked[who] = (asked[who] or 0) + n
  return asked[who] <= most
end


--- Refuses who asks so often that others would have to wait.
local function count(who, n, most)
  if not tables.take(who, n, most) then
    tables.refuse("request", "too_often")
  end
end


--- tables.count_stranger([comes])
-- Somebody who has not come asks, or comes: that takes longer. Nobody can use
-- up what there is for all from one address.
-- @error they ask too often
function tables.count_stranger(comes)
  local n = comes and COMES or 1
  count("strangers of " .. tables.address, n, STRANGERS)
  count("all strangers", n, ALL_STRANGERS)
end


--- tables.asked_in(call) -> the language of a call, if there is such a one
function tables.asked_in(call)
  return call.use and language.has(call.use) and call.use or nil
end


--- tables.at(call) -> the table of a call, the person who asks; nil for a
-- person who has not come yet
-- @error there is no such table, the token is nobody's, or they ask too often
function tables.at(call)
  local one = tables.of[call.table]
  if not one then tables.refuse("gone", "no_table") end
  local person = call.token and one.people[call.token]
  if call.token and not person then tables.refuse("stranger", "stranger") end
  language.use(person and person.language or tables.asked_in(call)
    or one.language)
  if not person then
    tables.count_stranger()
    return one, nil
  end
  one:heard(person, tables.now())
  count(person, 1, MOST)
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
