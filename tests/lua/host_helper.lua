-- What specs of tables that several join share: a table without a network, the
-- calls of those who sit there, and a clock that stands still.

local answer = require "tenace.face.host.answer"
local bots = require "tenace.face.host.bots"
local json = require "dkjson"
local language = require "tenace.base.language"
local Table = require "tenace.face.host.table"
local tables = require "tenace.face.host.tables"
local tenace = require "tenace"

local helper = require "calls_helper"()


--- helper.open([how]) -> the table, the only one there is
-- @param how { game, seed, match, bots, keep }
function helper.open(how)
  how = how or {}
  helper.stop_clock()
  language.use "en"
  local match = how.match or tenace.new(how.game or "whist",
    { seed = how.seed or 7, traced = true })
  helper.sat, helper.lobby = {}, nil
  helper.table = Table.new { match = match, language = language.code,
    bots = how.bots or "random", keep = how.keep }
  tables.add(helper.table)
  return helper.table
end


--- helper.back(table): that table is the only one again
function helper.back(one)
  tables.clear()
  tables.add(one)
  helper.table = one
end


--- helper.answer(text) -> the answer to a text, which need not be a call
function helper.answer(text) return (answer:answer(text)) end


--- helper.sent(person, call) -> the answer as text
-- @param person { token }, or nil for a stranger
function helper.sent(person, call)
  call.table, call.id = call.table or helper.table.id, 1
  call.token = call.token or person and person.token
  return (answer:answer(json.encode(call)))
end


--- helper.sit(name [, seat, key]) -> { token, ear, seat }
function helper.sit(name, seat, key)
  local person = helper.need(nil, { call = "sit", name = name, seat = seat,
    key = key })
  helper.sat[person.seat] = person
  return person
end


--- helper.host(name) -> the same of the host
function helper.host(name)
  return helper.sit(name, nil, helper.table.key)
end


--- helper.play(person [, move]) -> what is given: plays a move, or the first
-- one that is allowed
function helper.play(person, move)
  local at = helper.need(person, { call = "view" })
  move = move or helper.need(person, { call = "moves" }).moves[1].move
  return helper.need(person, { call = "play", move = move, exact = true,
    question = at.question })
end


--- helper.wait([seconds]): time passes, and bots play meanwhile
function helper.wait(seconds)
  local last = helper.time + (seconds or 1)
  repeat
    helper.time = math.min(helper.time + 1, last)
    bots.turn(tables.list, helper.time)
  until helper.time >= last
end


--- helper.until_turn(person): all others play until that person is asked
function helper.until_turn(person)
  for _ = 1, 100 do
    local seat = helper.table.match:turn()
    if seat == person.seat then return end
    local other = helper.sat[seat]
    if other then helper.play(other) else helper.wait() end
  end
  error("nobody asks seat " .. person.seat, 2)
end


return helper
