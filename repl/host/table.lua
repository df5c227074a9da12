-- A table that several people join, each from a browser of their own: who sits
-- where and who is away, the match, and the questions that it asks. It knows no
-- network: `ears` are told that something has changed, and ask then.

local Desks = require "tenace.face.host.desks"
local desk = require "tenace.face.web.desk"
local tokens = require "tenace.face.host.tokens"

local Table = {}
Table.__index = Table

-- Seconds without a sign of somebody until the bot plays for them.
Table.GRACE = 20

-- How many people may be at a table, with those who watch.
local MOST = 64


--- Table.new(how) -> a table
-- @param how { match, language = its texts' language, bots = a name, keep = a
-- function that gets the table after each change that must last, id, key = the
-- host's word, begun }
function Table.new(how)
  return setmetatable({ id = how.id or tokens.word(8),
    key = how.key or tokens.secret(), language = how.language,
    match = how.match, desks = Desks.new(how.match, how.language),
    bots = how.bots or "search", keep = how.keep or function() end,
    begun = how.begun or false, people = {}, seats = {}, ears = {},
    said = {}, number = 0, turns = 0, era = tokens.word(4), moved = 0,
  }, Table)
end


--- table:seat_count() -> the number of seats that people can have
function Table:seat_count() return self.match.variant.people end


--- table:moved_on()
-- The match is at another place: what is asked now has a name of its own.
function Table:moved_on() self.turns = self.turns + 1 end


--- table:question() -> the name of what is asked now; it never comes again
function Table:question() return ("%s-%d"):format(self.era, self.turns) end


--- table:changed()
-- Tells all who listen that something is new.
function Table:changed()
  self.number = self.number + 1
  for ear in pairs(self.ears) do ear(self.number) end
end


--- table:lasting()
-- Keeps what must last, and tells all.
function Table:lasting()
  self.keep(self)
  self:changed()
end


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


--- table:is_full() -> may nobody else come?
function Table:is_full()
  local n = 0
  for _ in pairs(self.people) do n = n + 1 end
  return n >= MOST
end


--- table:come(facts) -> the person
-- @param facts { name, language, seat: free, or nil to watch, now }; of a
-- person who was here before also { token, ear }
function Table:come(facts)
  local person = { name = facts.name, seat = facts.seat, listens = 0,
    language = facts.language or self.language, seen = facts.now,
    token = facts.token or tokens.secret(), ear = facts.ear or tokens.word(24),
    away = facts.away or false }
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


--- table:listen(person, ear) -> function(now): ends it
-- @param ear gets the number of each change
function Table:listen(person, ear)
  self.ears[ear], person.listens = true, person.listens + 1
  return function(now)
    if not self.ears[ear] then return end
    self.ears[ear], person.listens = nil, person.listens - 1
    person.seen = now
  end
end


--- table:of_ear(word) -> the person whose ear has that name; nil if there is
-- none
function Table:of_ear(word)
  for _, person in pairs(self.people) do
    if person.ear == word then return person end
  end
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
  self.moved = now
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
  desk.now = self.desks:of(person.language, person.seat)
  return desk.now.match
end


return Table
