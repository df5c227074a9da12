-- Somebody at four seats of a table who does anything: legal calls and illegal
-- ones, comings and goings, proposals, old answers. Whatever is done, the table
-- keeps its promises.

local agreed = require "host_promises"
local helper = require "host_helper"
local json = require "dkjson"

local monkey = {}

-- Calls that are wrong in some way, as texts.
local WRONG = { "", "{", "[]", "null", '{"call":"view"}', "\0", ("["):rep(999),
  '{"call":"play","table":1}', '{"call":"rules","table":"x"}' }

local PHRASES = 8


--- One of a list.
local function any(list) return list[math.random(#list)] end


--- Sends a call of a person; nothing but what is no defect may come back.
local function ask(person, call)
  local value, problem = helper.ask(person, call)
  local kind = problem and problem.kind
  assert(kind ~= "defect" and kind ~= "memory",
    ("%s: %s"):format(call.call, problem and problem.text))
  return value
end


local deeds = {}


--- Plays something that is allowed, sometimes twice, sometimes too late.
function deeds.play(one, person)
  local now = ask(person, { call = "view" })
  local moves = now and now.picks and ask(person, { call = "moves" })
  if not moves or #moves.moves == 0 then return end
  local call = { call = "play", question = now.question, exact = true,
    move = any(moves.moves).move }
  for _ = 1, math.random(2) do ask(person, call) end
  one.old = math.random(4) == 1 and call or one.old
end


--- Plays what may not be allowed, or answers an old question.
function deeds.cheat(one, person)
  local now = ask(person, { call = "view" }) or {}
  ask(person, { call = "play", exact = math.random(2) == 1,
    question = now.question or "x", move = any { "2C", "AS", "pass", "", "x y",
      -1, 3, "10H JH", ("z"):rep(5000) } })
  if one.old then ask(person, one.old) end
end


function deeds.look(_, person)
  ask(person, { call = any { "view", "look", "settled", "counts", "differs",
    "moves" } })
  ask(person, { call = "trace", n = math.random(0, 40) })
  ask(person, { call = "view", picked = { any { "2C", "AS", "pass" } } })
  ask(person, { call = "texts", use = any { "en", "de", "zz" } })
end


function deeds.say(_, person)
  ask(person, { call = "say", phrase = math.random(0, PHRASES + 1) })
end


function deeds.propose(_, person)
  ask(person, { call = "propose", what = any { "undo", "undo", "undo", "rules",
    "again", "x" }, game = any { "whist", "whist+honours", "whist+x",
    "whist+american" } })
end


--- Says yes or no to what is proposed.
function deeds.agree(_, person)
  local now = ask(person, { call = "look" })
  local n = now and now.proposal and now.proposal.n or 0
  ask(person, { call = "agree", n = n, yes = math.random(4) > 1 })
end


--- Goes away or comes back; a seat is given up now and then, or cleared.
function deeds.wander(one, person)
  local real = one.people[person.token]
  if not real then return end
  if person.stop then
    person.stop(helper.time)
    person.stop = nil
  else
    person.stop = one:listen(real, function() end)
  end
end


function deeds.leave(_, person)
  if math.random(6) > 1 then return end
  ask(person, { call = any { "leave", "clear", "hand_over", "begin" },
    seat = nil })
  ask(person, { call = any { "clear", "hand_over" }, seat = math.random(0, 5) })
end


function deeds.wrong()
  local answered = json.decode(helper.answer(any(WRONG)))
  assert(answered.problem, "nothing was refused")
end

local NAMES = { "play", "play", "play", "play", "look", "cheat", "say",
  "propose", "agree", "agree", "wander", "leave", "wrong" }


--- Whoever has lost the seat sits down again, or watches.
local function come_back(one, people)
  for i, person in ipairs(people) do
    if not one.people[person.token or ""] then
      local came = ask(nil, { call = any { "sit", "sit", "watch" },
        name = "P" .. i, key = math.random(3) == 1 and one.key or nil })
      people[i] = came or {}
    end
  end
end


--- monkey.run(one, go_on): plays at a table
-- @param go_on function(n): shall there be an n-th deed?
-- @return the number of deeds
function monkey.run(one, go_on)
  local people, n = { {}, {}, {}, {} }, 0
  while go_on(n) do
    n = n + 1
    come_back(one, people)
    if not one.begun then one.begun = true end
    local person = any(people)
    if person.token then deeds[any(NAMES)](one, person) end
    helper.wait(math.random(3) == 1 and 2 or 0)
    agreed.check(one, n)
    if one.match:over() then deeds.propose(one, any(people)) end
  end
  return n
end


return monkey
