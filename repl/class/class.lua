-- A class before one board: who is there, what is asked now, and what was
-- answered. It is joined as a table of several is (repl/host): `ears` are told
-- that something has changed, and ask then.

local hearing = require "tenace.face.host.hearing"
local tokens = require "tenace.face.host.tokens"

local Class = { listen = hearing.listen, of_ear = hearing.of_ear }
Class.__index = Class

-- Seconds without a sign of somebody who then no longer counts as here, and the
-- names that a class may have.
local GRACE, MOST = 20, 100


--- Class.new(how) -> a class that waits
-- @param how { plan, language = the board's, key = the teacher's word, keep = a
-- function that gets the class after each change that must last }
function Class.new(how)
  local self = setmetatable({ id = "class", key = how.key or tokens.secret(),
    plan = how.plan, language = how.language, people = {}, list = {},
    ears = {}, number = 0, counted = 0, at = 0, phase = "lobby", answers = {},
    asked = 0, last = 0, keep = how.keep or function() end }, Class)
  self.people[self.key] = { token = self.key, ear = tokens.word(24),
    board = true, language = how.language, listens = 0, seen = 0 }
  return self
end


--- class:size() -> how many things are asked, with the texts among them
function Class:size() return #self.plan:at(self.language).list end


--- class:one(n, code) -> what is asked n-th, and what it belongs to
function Class:one(n, code) return self.plan:one(n, code, self.language) end


--- class:asks() -> is something asked that can be answered?
function Class:asks(n)
  n = n or self.at
  return n > 0 and self:one(n, self.language).read ~= nil
end


--- class:changed()
-- All are told that something is new.
function Class:changed()
  self.number = self.number + 1
  for ear in pairs(self.ears) do ear(self.number) end
end


--- class:told(person) -> what a stream of the person tells: the number of the
-- last change; to the board, how often somebody has come or answered, below
-- nought. That is no number of a change, so the board asks.
function Class:told(person)
  return person.board and -self.counted or self.number
end


--- class:count()
-- The board alone is told: somebody has come or answered.
function Class:count()
  self.counted = self.counted + 1
  for ear, person in pairs(self.ears) do
    if person.board then ear(self:told(person)) end
  end
end


--- The name, with a number behind it where somebody else has it.
local function own_name(self, name)
  local taken, n, own = {}, 1, name
  for _, person in ipairs(self.list) do taken[person.name:lower()] = true end
  while taken[own:lower()] do
    n = n + 1
    own = ("%s %d"):format(name, n)
  end
  return own
end


--- class:is_full() -> may nobody else come?
function Class:is_full() return #self.list >= MOST end


--- class:come(facts) -> the person
-- @param facts { name, language, now }; of a person who was here before also
-- { token, ear, n, since }
function Class:come(facts)
  self.last = facts.n or self.last + 1
  local person = { name = own_name(self, facts.name), n = self.last,
    language = facts.language, seen = facts.now or 0, listens = 0,
    since = facts.since or self.at, token = facts.token or tokens.secret(),
    ear = facts.ear or tokens.word(24) }
  self.people[person.token] = person
  self.list[#self.list + 1] = person
  return person
end


--- class:go(person)
-- The person leaves, or is sent away: the name and the answers are forgotten.
function Class:go(person)
  self.people[person.token] = nil
  for i, other in ipairs(self.list) do
    if other == person then table.remove(self.list, i) break end
  end
  for _, given in pairs(self.answers) do given[person] = nil end
end


--- class:of_number(n) -> the person of that number; nil if there is none
function Class:of_number(n)
  for _, person in ipairs(self.list) do
    if person.n == n then return person end
  end
end


--- class:heard(person, now)
-- There is a sign of the person.
function Class:heard(person, now)
  local was = self:is_here(person, now)
  person.seen = now
  if not was then self:count() end
end


--- class:is_here(person, now) -> was there a sign of the person lately?
function Class:is_here(person, now)
  return person.listens > 0 or now - person.seen < GRACE
end


--- What comes after this: the phase, and what is asked then.
local function next_of(self)
  if self.phase == "open" then return "closed", self.at end
  if self.phase == "over" or self.at == self:size() then
    return "over", self.at
  end
  local at = self.at + 1
  return self:asks(at) and "open" or "text", at
end


--- class:step(now)
-- Goes on: closes what is asked, or asks the next.
function Class:step(now)
  self.phase, self.at = next_of(self)
  self.ends = nil
  self.answers[self.at] = self.answers[self.at] or {}
  self.asked = now
  self.keep(self)
  self:changed()
end


--- class:time(seconds, now)
-- What is asked closes by itself in that many seconds.
function Class:time(seconds, now)
  self.ends = now + seconds
  self:changed()
end


--- class:turn(now) -> seconds until it wants to be called again; nil if it does
-- not. Closes what is asked when its time is over.
function Class:turn(now)
  if self.ends and now >= self.ends then self:step(now) end
  return self.ends and self.ends - now
end


--- class:answer(person, text, now) -> what is given; nil and a sentence if the
-- text is no answer
function Class:answer(person, text, now)
  local given, how = self:one(self.at, person.language).read(text)
  if not given then return nil, how end
  given.seconds = (now - self.asked) // 0.1 / 10
  self.answers[self.at][person] = given
  self.keep(self)
  self:count()
  return given
end


return Class
