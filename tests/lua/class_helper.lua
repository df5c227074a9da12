-- What specs of classes share: a class without a network, the calls of those in
-- it, and a clock that stands still.

local answer = require "tenace.face.class.answer"
local Class = require "tenace.face.class.class"
local json = require "dkjson"
local plan = require "tenace.face.class.plan"
local tables = require "tenace.face.host.tables"

local helper = require "calls_helper"()


--- helper.open([how]) -> the class, the only one there is
-- @param how as plan.new takes it; a quiz of three at Whist by default
function helper.open(how)
  how = how or { quiz = 3 }
  how.spec, how.seed = how.spec or "whist", how.seed or 5
  return helper.take(Class.new { plan = plan.new(how), language = "en" })
end


--- helper.take(class) -> the class, the only one there is
function helper.take(class)
  helper.stop_clock()
  helper.class = class
  helper.teacher = { token = class.key }
  tables.add(class)
  return class
end


--- helper.sent(person, call) -> the answer as text
-- @param person { token }, or nil for a stranger
function helper.sent(person, call)
  call.table, call.id = "class", 1
  call.token = person and person.token or nil
  return (answer:answer(json.encode(call)))
end


--- helper.come(name [, code]) -> { token, ear, name } of a pupil
function helper.come(name, code)
  return helper.need(nil, { call = "come", name = name, use = code })
end


--- helper.look(person) -> what the person sees
function helper.look(person) return helper.need(person, { call = "look" }) end


--- helper.step() -> what the board shows after the teacher has gone on
function helper.step()
  local seen = helper.look(helper.teacher)
  helper.need(helper.teacher, { call = "step", phase = seen.phase,
    n = seen.at })
  return helper.look(helper.teacher)
end


--- helper.answer(person, text) -> the parts of what is given; or nil, problem
function helper.answer(person, text)
  local value, problem = helper.ask(person, { call = "answer", text = text,
    n = helper.class.at })
  return value and value.given, problem
end


--- helper.right() -> the right answer to what is asked, as one types it
function helper.right()
  local one = helper.class:one(helper.class.at, "en")
  return #one.right > 0 and table.concat(one.right, " ") or "none"
end


return helper
