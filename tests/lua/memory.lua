-- Memory runs out at every point of a task, one after the other. The task
-- succeeds, or ends in an error that says so; and when there is memory again,
-- all works. memory.c runs this.

local memory = _G.memory
local part = dofile "tests/part.lua"
local tenace = require "tenace"

local soak = (os.getenv "SOAK" or "") ~= ""
local tests, met = 0, 0 -- results said, failures met
io.stdout:setvbuf "line"


--- Is that an error about lack of memory?
local function for_want(wrong)
  return string.find(tostring(wrong), "not enough memory", 1, true) ~= nil
end


--- One line of the result.
local function say(good, what)
  tests = tests + 1
  io.stdout:write(good and "ok " or "not ok ", tests, " - ", what, "\n")
end


--- The next point: all are tried, or at first all and then some.
local function step_from(n)
  return soak and 1 or n < 24 and 1 or n // 6 + 1
end


--- Runs f with memory for n allocations, then none, or none for `gap` requests.
-- Returns true and the result, or false and the error.
local function with(n, gap, f, ...)
  memory.enough()
  memory.fail(n, gap)
  local ok, result = pcall(f, ...)
  local used = memory.enough()
  return ok, result, used
end


--- Tries a task at one point. Returns what is wrong, if anything; whether the
-- task succeeded; and how many allocations it took.
local function try(n, gap, prepare, task, check)
  local what = prepare()
  local ok, result, used = with(n, gap, task, what)
  if not ok and not for_want(result) then return tostring(result) end
  local fine, why = pcall(check, what, ok and result or nil)
  return not fine and tostring(why) or nil, ok, used
end


--- Sweeps a task: `prepare()` makes what it works on, with enough memory;
-- `check(what, result)` looks at it afterwards, result nil if it failed;
-- `next_point(n)` is the point to try after that one.
local function sweep_once(name, gap, prepare, task, check, next_point)
  local failed, points, n, before = 0, 0, 0, os.clock()
  local wrong, ok, used
  repeat
    wrong, ok, used = try(n, gap, prepare, task, check)
    if wrong then
      return say(false, name .. ", point " .. n .. ": " .. wrong)
    end
    failed, points = failed + (ok and 0 or 1), points + 1
    n = next_point and next_point(n) or n + step_from(n)
    if points % 50 == 0 then collectgarbage() end -- else the heap grows
  until ok and used < n
  met = met + failed
  say(failed > 0, ("%s: failed at %d of %d points, up to %d (%.0f s)"):format(
    name, failed, points, n, os.clock() - before))
end


--- The same with memory that gives out for good, and with memory that gives out
-- for a moment: one request is refused, and once more after Lua has collected
-- garbage.
local function sweep_both(name, ...)
  sweep_once(name, -1, ...)
  sweep_once(name .. ", a moment", 2, ...)
end


--- The same if this part of the test has that task.
local function sweep(name, ...)
  if part.mine(name) then sweep_both(name, ...) end
end


--- Raises that two values differ, with the place where their texts differ.
local function same(one, two)
  if one == two then return end
  one, two = tostring(one), tostring(two)
  local n = 1
  while one:byte(n) == two:byte(n) do n = n + 1 end
  local from = math.max(n - 40, 1)
  error(("'%s' is not '%s'"):format(one:sub(from, n + 40),
    two:sub(from, n + 40)), 2)
end


--- A match of Whist with some moves made.
local function some_moves(n)
  local m = tenace.new("whist+honours", { seed = 5 })
  for _ = 1, n do m:play(m:moves()[1]) end
  return m
end


--- A view as one text.
local function text_of(value)
  if type(value) ~= "table" then return tostring(value) end
  local parts = {}
  for name, inner in pairs(value) do
    parts[#parts + 1] = tostring(name) .. "=" .. text_of(inner)
  end
  table.sort(parts)
  return "{" .. table.concat(parts, ",") .. "}"
end


local function play_round(spec)
  local m = tenace.new(spec, { seed = 5 })
  local n = 0
  while m:turn() and n < 48 do
    m:play(m:moves()[1])
    n = n + 1
  end
  return m:record() .. text_of(m:view(1)) .. text_of(m:story(2))
end


local whole = play_round "whist+honours"

sweep("a match, a round, a view, a record", function() end,
  function() return play_round "whist+honours" end,
  function(_, result)
    if result then same(result, whole) end
  end)

local function forget_rules()
  tenace.library.cache = {}
end

sweep("rules read anew", forget_rules,
  function() return play_round "whist+honours" end,
function(_, result)
  if result then same(result, whole) end
  same(play_round "whist+honours", whole)
end)

local before = some_moves(30):record()
local after = some_moves(31):record()
local shown = text_of(some_moves(30):view(1))

sweep("a move", function() return some_moves(30) end,
  function(m) return m:play(m:moves()[1]) end,
  function(m, result)
    local record = m:record()
    if result then same(record, after) end
    if record ~= after then same(record, before) end
    same(m:undo(2):redo(2):record(), record)
    if record == before then same(m:play(m:moves()[1]):record(), after) end
  end)

sweep("undo, redo, copy", function() return some_moves(30) end,
  function(m) return m:undo(10):redo(5):copy():redo(5):record() end,
  function(m, result)
    if result then same(result, before) end
    same(m:redo(10):record(), before)
    same(text_of(m:view(1)), shown)
  end)

sweep("a view and a story", function() return some_moves(30) end,
  function(m) return text_of(m:view(1)), m:story(3) end,
  function(m, result)
    if result then same(result, shown) end
    same(text_of(m:view(1)), shown)
    same(m:record(), before)
  end)

sweep("a record", function() return some_moves(30) end,
  function(m) return m:record() end,
  function(m, result)
    if result then same(result, before) end
    same(m:record(), before)
  end)


--- The next point: in `make soak` all, else one in four, and which ones changes
-- from run to run. A fault at one point alone escapes three times of four. But
-- a story, a record or a log whose growth failed is wrong at many: each quarter
-- notices that a match holds its story while that grows, or that a log does not
-- say that it failed.
local EACH = soak and 1 or 4
local turn = tonumber(os.getenv "TURN") or 1

local function each_point(n)
  return n > 0 and n + EACH or 1 + turn % EACH
end


-- A record and a story in memory grow with the match, and so does a log if the
-- match has one.
local early = text_of(some_moves(2):story(3)) .. some_moves(2):record()
local late = text_of(some_moves(9):story(3)) .. some_moves(9):record()

local function told_twice()
  local m = some_moves(2)
  same(text_of(m:story(3)) .. m:record(), early)
  return m
end

local made = some_moves(9):decisions()

local function play_on(m)
  while m:decisions() < made do m:play(m:moves()[1]) end
end

sweep("a record and a story that go on", told_twice,
  function(m)
    play_on(m)
    return text_of(m:story(3)) .. m:record()
  end,
  function(m, result)
    if result then same(result, late) end
    same(m:record(), assert(tenace.replay(m:record())):record())
    play_on(m)
    same(text_of(m:story(3)) .. m:record(), late)
  end, each_point)

sweep("a log of its own", function() return some_moves(30) end,
  function(m) return m:record() end,
  function(m) same(m:record(), before) end, each_point)

sweep("a replay", function() end,
  function()
    local m, message = tenace.replay(before)
    if not m then error(message, 0) end
    return m:record()
  end,
  function(_, result)
    if result then same(result, before) end
  end)

local ended = some_moves(30):run("random"):record()

sweep("bots", function() return some_moves(30) end,
  function(m) return m:run("random"):record() end,
  function(m, result)
    if result then same(result, ended) end
    same(m:run("random"):record(), ended)
  end)

-- Decisions that were taken back can be redone, unless a bot has decided since.
local taken = some_moves(30):undo(3):decisions()

sweep("bots after an undo", function() return some_moves(30):undo(3) end,
  function(m) return m:run("random"):record() end,
  function(m)
    if m:decisions() == taken then same(m:redo(3):record(), before) end
  end)

sweep("a position", function() end,
  function()
    return tenace.winner("whist", { trump = "D" }, "10C KC 3D JC") .. " "
      .. table.concat(tenace.legal("whist", { trump = "H" },
        { hand = "JC 4H", trick = "10C" }))
  end,
  function(_, result)
    if result then same(result, "3 JC") end
  end)

sweep("reload", function() return some_moves(30) end,
  function(m) return m:reload() end,
  function(m) same(m:record(), before) end)


-- Every game: its rules loaded, a round of random bots, what a bot that thinks
-- decides, a record written and played again. There are too many points to try
-- them all, so they are spread evenly over each task.

local POINTS = tonumber(os.getenv "POINTS") or soak and 2000 or 5


--- Points to try, from the number of allocations that a task takes.
local function spread(used)
  local step = math.max(used // POINTS, 1)
  return function(n) return n + step end
end


--- Sweeps a task of a game at points that are spread over it.
local function sweep_game(name, prepare, task, check)
  local ok, _, used = with(-1, -1, task, prepare())
  if not ok then return say(false, name .. " without a failure") end
  sweep_both(name, prepare, task, check, spread(used))
end


--- A match of a game, a few moves made.
local function begun(spec)
  local m = tenace.new(spec, { seed = 3 })
  for _ = 1, 5 do
    local list = m:turn() and m:moves()
    if list then m:play(list[1]) end
  end
  return m
end


local function sweep_loading(spec)
  sweep_game(spec .. ", rules loaded", forget_rules,
    function() return begun(spec):record() end,
    function(_, result)
      local now = begun(spec):record()
      if result then same(result, now) end
    end)
end


local function sweep_round(spec)
  local finished = begun(spec):run("random", { rounds = 1 }):record()
  sweep_game(spec .. ", a round", function() return begun(spec) end,
    function(m) return m:run("random", { rounds = 1 }):record() end,
    function(m, result)
      if result then same(result, finished) end
      local record = m:record()
      same(assert(tenace.replay(record)):record(), record)
    end)
end


local function sweep_thought(spec)
  local first = begun(spec):record()
  local function think(m) return m:run { [m:turn()] = "search:2" }:record() end
  local second = think(begun(spec))
  sweep_game(spec .. ", a thought", function() return begun(spec) end, think,
    function(m, result)
      if result then same(result, second) end
      same(first, string.sub(m:record(), 1, #first))
      if m:record() == first then same(think(m), second) end
    end)
end


local function sweep_record(spec)
  local kept = begun(spec):run("random", { rounds = 1 }):record()
  sweep_game(spec .. ", a replay", function() end,
    function()
      local m, message = tenace.replay(kept)
      if not m then error(message, 0) end
      return m:record()
    end,
    function(_, result)
      same(result or tenace.replay(kept):record(), kept)
    end)
end


for _, spec in ipairs { "whist", "bid_whist", "rummy", "canasta", "skat",
  "tute", "shengji" } do
  if part.mine(spec) then
    sweep_loading(spec)
    sweep_round(spec)
    sweep_thought(spec)
    sweep_record(spec)
  end
end

if tests > 0 then say(met > 0, "failures met in all: " .. met) end
if part.mine "what piles up" then
  for _ = 1, 3 do play_round "whist+honours" end
  collectgarbage()
  collectgarbage()
  local core = require "tenace.core"
  local kept = core.memory()
  for _ = 1, 3 do play_round "whist+honours" end
  collectgarbage()
  collectgarbage()
  say(core.memory() < kept + 65536, "nothing piles up")
end
