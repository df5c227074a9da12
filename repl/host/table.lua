-- A table that several people join, each from a browser of their own: who sits
-- where and who is away, the match, and the questions that it asks. It knows no
-- network: `ears` are told that something has changed, and ask then.

local Desks = require "tenace.face.host.desks"
local desk = require "tenace.face.web.desk"
local hearing = require "tenace.face.host.hearing"
local tokens = require "tenace.face.host.tokens"

local Table = { listen = hearing.listen, of_ear = hearing.of_ear }
Table.__index = Table

-- The tables where something has changed since the bots looked last.
Table.stirred = {}

-- Seconds without a sign of somebody until the bot plays for them.
Table.GRACE = 20

-- How many people may be at a table, with those who watch.
local MOST = 64


--- Table.new(how) -> a table
-- @param how { match, language = its texts' language, bots = a name, keep = a
-- function that gets the table after each change that must last, and nil when
-- nobody may go on with it, id, key = the host's word, begun, lobby = that of
-- the server, see lobby.lua, nth = its number there }
function Table.new(how)
  return setmetatable({ id = how.id or tokens.word(8),
    key = how.key or tokens.secret(), language = how.language,
    match = how.match, desks = Desks.new(how.match, how.language),
    bots = how.bots or "search", keep = how.keep or function() end,
    begun = how.begun or false, people = {}, seats = {}, ears = {},
    said = {}, number = 0, turns = 0, era = tokens.word(4), moved = 0,
    lobby = how.lobby, nth = how.nth, due = 1,
  }, Table)
end


--- table:seat_count() -> the number of seats that people can have
function Table:seat_count() return self.match.variant.people end


--- table:moved_on()
-- The match is at another place: what is asked now has a name of its own.
function Table:moved_on() self.turns = self.turns + 1 end


--- table:question() -> the name of what is asked now; it never comes again
function Table:question() return ("%s-%d"):format(self.era, self.turns) end


--- table:told() -> what a stream tells: the number of the last change
function Table:told() return self.number end


--- table:changed()
-- Tells all who listen that something is new; the bots look, too: see bots.lua.
function Table:changed()
  self.number = self.number + 1
  if self.due > 0 then table.insert(Table.stirred, self) end
  self.due = 0
  for ear in pairs(self.ears) do ear(self.number) end
end


--- table:lasting()
-- Keeps what must last, and tells all.
function Table:lasting()
  self.keep(self)
  self:changed()
end


--- table:close()
-- Nobody goes on with this table.
function Table:close() self.keep(nil) end


--- table:rename()
-- The people are called by their names from now on.
function Table:rename()
  local names = {}
  for seat, person in pairs(self.seats) do names[seat] = person.name end
  self.desks:rename(names)
end


--- table:free_seat() -> the first seat that nobody has; nil if there is none
function Table:free_seat()
  for seat = 1, self:seat_count() do
    if not self.seats[seat] then return seat end
  end
end


--- table:is_full([address]) -> may nobody else come from there?
-- Half of the places are for those who come from elsewhere. Who has watched and
-- is gone gives way.
function Table:is_full(address)
  local n, own, gone = 0, 0, {}
  for _, person in pairs(self.people) do
    if person.away and not person.seat then
      gone[#gone + 1] = person
    else
      n = n + 1
      own = own + (address and person.address == address and 1 or 0)
    end
  end
  if n + #gone >= MOST then
    for _, person in ipairs(gone) do self:go(person) end
  end
  return n >= MOST or own >= MOST // 2
end


--- table:come(facts) -> the person
-- @param facts { name, language, seat: free, or nil to watch, now, address };
-- of a person who was here before also { token, ear }
function Table:come(facts)
  local person = { name = facts.name, seat = facts.seat, listens = 0,
    language = facts.language or self.language, seen = facts.now,
    token = facts.token or tokens.secret(), ear = facts.ear or tokens.word(24),
    away = facts.away or false, address = facts.address }
  self.people[person.token] = person
  if person.seat then self.seats[person.seat] = person end
  self:rename()
  return person
end


--- table:go(person)
-- The person is no longer at the table.
function Table:go(person)
  self.people[person.token] = nil
  if person.seat then self.seats[person.seat] = nil end
  if self.host == person then self.host = nil end
  self:rename()
end


--- table:heard(person, now)
-- There is a sign of the person. Who was away has the seat again.
function Table:heard(person, now)
  person.seen = now
  if not person.away then return end
  person.away, self.moved = false, now
  self:changed()
end


--- table:miss(now)
-- Who has given no sign for a while is away, and a bot plays.
function Table:miss(now)
  for _, person in pairs(self.people) do
    local silent = person.listens == 0 and now - person.seen >= Table.GRACE
    if silent and not person.away then
      person.away = true
      self:changed()
    end
  end
end


--- table:decides() -> the seat in turn, and the person who decides there; no
-- person where a bot does. Nil where nobody is asked.
function Table:decides()
  local player = self.begun and self.match:turn() or nil
  if not player then return nil end
  local person = self.seats[player]
  return player, person and not person.away and person or nil
end


--- table:play(move) -> what is given: { player, move }
-- Makes a move that is allowed, keeps it, and tells all.
function Table:play(move, now)
  local player = self.match:turn()
  self.match:play(move)
  self.desks:played(move)
  self.moved, self.declined = now, nil
  self:moved_on()
  self:lasting()
  return { player = player, move = move }
end


--- table:went([match])
-- The match has gone back, or is played by other rules, or another one takes
-- its place: all is told anew.
function Table:went(match)
  self.match = match or self.match
  self.desks:take(self.match)
  self:moved_on()
  self:lasting()
end


--- table:use(person) -> the match as the calls of the page's worker find it
function Table:use(person)
  desk.now = self.desks:of(person.language, person.seat or 0)
  return desk.now.match
end


return Table
