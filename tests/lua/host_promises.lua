-- What holds at every moment of a table that several join.

local helper = require "host_helper"
local tenace = require "tenace"
local wire = require "host_wire"

local promises = {}


--- Who sits somewhere sits there once, and is one of the people.
local function check_seats(one)
  local seen = {}
  for seat, person in pairs(one.seats) do
    assert(person.seat == seat and not seen[person])
    assert(one.people[person.token] == person)
    seen[person] = true
  end
  assert(not one.host or one.people[one.host.token] == one.host)
end


--- Nobody listens less than not at all.
local function check_people(one)
  for token, person in pairs(one.people) do
    assert(person.token == token and person.listens >= 0)
    assert(not person.seat or one.seats[person.seat] == person)
  end
  assert(not one.proposal or one.people[one.proposal.by.token] == nil
    or one.proposal.agreed[one.proposal.by])
end


--- The match is one that its record plays again.
local function check_match(one)
  local again = assert(tenace.replay(one.match:record()))
  assert(again:decisions() == one.match:decisions())
end


--- promises.check(one, n)
-- @param n the number of what was done; what takes long is checked now and then
-- @error one does not hold
function promises.check(one, n)
  check_seats(one)
  check_people(one)
  assert(one.said_in_all == nil or #one.said <= 6)
  if n % 50 == 0 then check_match(one) end
  if n % 100 == 0 then
    wire.compare(one.match:copy(), n // 100 % one:seat_count() + 1)
    helper.back(one)
  end
end


return promises
