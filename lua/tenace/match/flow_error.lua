-- Errors in the rules of a running match, with game, step, file and line.

local core = require "tenace.core"
local problem = require "tenace.base.problem"
local raised_text = require "tenace.base.raised"
local sentence = require "tenace.base.sentence"
local source = require "tenace.base.source"

local flow_error = {}


--- The number of levels on a thread's stack: 0 if it failed to start.
local function depth(thread)
  if not debug.getinfo(thread, 0, "") then return 0 end
  local low, high = 0, 1
  while debug.getinfo(thread, high, "") do low, high = high, high * 2 end
  while low + 1 < high do
    local middle = (low + high) // 2
    if debug.getinfo(thread, middle, "") then low = middle
    else high = middle end
  end
  return high
end


-- A search looks at this many levels at each end of a deep stack. To look at
-- all levels takes the square of the depth.
local LEVELS = 100


--- flow_error.place_in(variant, thread) -> file, line, step
-- The innermost place in a rules file, and the outermost step, found on the
-- stack of a dead or waiting coroutine.
local function place_in(variant, thread)
  local names, step, file, line = {}, nil, nil, nil
  local rules = {}
  for _, one in ipairs(variant.files) do rules["@" .. one.path] = one.path end
  for name, f in next, variant.steps do names[f] = name end
  local function look(from, to)
    for level = from, to - 1 do
      local at = debug.getinfo(thread, level, "Slf")
      if not file and rules[at.source] and at.currentline > 0 then
        file, line = rules[at.source], at.currentline
      end
      step = step or names[at.func]
    end
  end
  local levels = depth(thread)
  look(0, math.min(levels, LEVELS))
  look(math.max(levels - LEVELS, math.min(levels, LEVELS)), levels)
  return file, line, step
end

flow_error.place_in = place_in


--- flow_error.waits_at(m) -> file, line
-- Where the rules of a match wait for an answer; the step `round` if that
-- cannot be seen.
function flow_error.waits_at(m)
  local file, line = place_in(m.variant, core.flow_of(m.core))
  if file then return file, line end
  local at = m.variant.step_at.round
  return at.file, at.line
end


--- A raised text without the place that Lua put before it.
local function plain(text)
  return (string.gsub(text, "^[^:\n]+:%d+: ", ""))
end


--- Does a comparison of this line fail because `has` has found no such card?
local function compares_has(text, variant, path, line)
  if not string.find(text, "^attempt to compare .*%f[%a]nil%f[%A]") then
    return false
  end
  local file = source.file(variant.files, path)
  local said = file and source.nth_line(file.text, line)
  return said ~= nil and string.find(said, ":has%f[^%w_]") ~= nil
end


--- A raised text as a person reads it. Lua says nothing useful where a text is
-- in the place of a list, or where `has` answers nil.
local function told(text, variant, path, line)
  if string.find(text, "^attempt to call an? %a+ value %(for iterator") then
    return sentence.of "loops_over"
  elseif compares_has(text, variant, path, line) then
    return sentence.of "has_compared"
  end
  return raised_text.told(text)
end


-- The steps whose wrong answer makes the engine raise.
local told_by = { [core.end_round] = "over",
  [core.begin_round] = "next_dealer" }


--- The place to name if no rules are on the stack: the step whose answer the
-- engine cannot take, or the step that plays the round.
local function last_place(variant, thread)
  local at = debug.getinfo(thread, 0, "f")
  local step = at and told_by[at.func] or "round"
  local place = variant.step_at[step] or variant.step_at.round
  return place.file, place.line, step
end


--- The step that should end the match, if the error says that it does not end.
local function ends_in(variant, text)
  local key = raised_text.key(text)
  if key ~= "no_end" and key ~= "no_end_idle" then return end
  for _, step in ipairs { "over", "score_round", "round" } do
    local place = variant.step_at[step]
    if place then return place.file, place.line, step end
  end
end


--- All rounds that a match can have were played, which is no fault of the
-- rules: players who choose at random may lose points for ever.
local function rounds_used_up(variant, text)
  if raised_text.key(text) ~= "no_end" then return nil end
  return problem.request(sentence.of("rounds_used_up",
    { game = variant.title, text = raised_text.told(text) }))
end


--- flow_error.of(m, raised, thread) -> problem
-- @param raised the error from the flow: a text, a problem, or { kind =
-- "refused", decision = n } for a decision that the rules do not allow
function flow_error.of(m, raised, thread)
  if type(raised) == "table" and raised.kind == "refused" then
    local move = core.moves_made(m.core, raised.decision - 1)[1]
    raised.move = move
    return raised
  end
  local file, line, step = place_in(m.variant, thread)
  local text = problem.is(raised) and raised.raised
    or problem.naming(plain(sentence.shown(raised)), function(level)
      return debug.getinfo(thread, level, "nS")
    end, 0)
  local used_up = not file and rounds_used_up(m.variant, text)
  if used_up then return used_up end
  if not file then file, line, step = ends_in(m.variant, text) end
  if not file then
    file, line, step = last_place(m.variant, thread)
    text = string.match(text, "^bad argument #%d+ to '[^']+' %((.*)%)$")
      or text
  end
  local key = step and "in_step" or "in_game"
  return problem.rules(file, line, sentence.of(key,
    { game = m.variant.title, step = step,
      text = told(text, m.variant, file, line) }), text)
end


--- flow_error.read(m, f, …) -> what f answers
-- Calls a function that reads all that has happened. Where that is more than
-- rules may have done, it is an error of the rules.
-- @param f it gets the match in the core, and what else is given here
function flow_error.read(m, f, ...)
  local results = table.pack(pcall(f, m.core, ...))
  local result = results[2]
  if results[1] then return table.unpack(results, 2, results.n) end
  if problem.is_stop(result) or problem.lacks_memory(result) then
    error(result, 0)
  end
  error(flow_error.of(m, result, core.flow_of(m.core)), 0)
end


return flow_error
