-- The questions of a game that a learner got wrong, kept in a file: they come
-- again after some hours, and then, as long as they are right, after more and
-- more days. One that is wrong begins anew.

local files = require "tenace.face.terminal.files"
local key = require "tenace.face.teach.key"
local lessons = require "tenace.face.teach.lessons"

local Again = {}
Again.__index = Again

local again = {}

-- The limits: bytes of the file, questions in it, questions of a session, and
-- seeds whose lessons are made to find them.
local BYTES, MOST_KEPT, MOST_ASKED, MOST_SEEDS = 1 << 16, 100, 5, 2

-- The hours after which a question comes again: at first, and after each time
-- that it was right. After the last it is forgotten.
local HOURS = { 4, 24, 3 * 24, 7 * 24, 14 * 24 }


--- Reads a line `SEED KEY STEP TIME`: the seed of the lessons, the question,
-- how often it comes again by now, and when next, in seconds since 1970.
-- `SEED KEY` alone comes at once. Nil for all else, because the file may be
-- damaged or somebody else's.
local function read_line(line)
  local seed, word, step, time = line:match "^(%d+) (%x+) ?(%d?) ?(%d*)$"
  seed = seed and math.tointeger(tonumber(seed))
  if not seed or #word ~= 16 then return nil end
  step, time = tonumber(step) or 1, math.tointeger(tonumber(time)) or 0
  if step < 1 or step > #HOURS then return nil end
  return { seed = seed, key = word, step = math.tointeger(step), time = time }
end


--- Reads the lines of a text, the oldest first.
local function read_lines(text, list)
  for line in text:gmatch "[^\n]+" do
    local one = #list < MOST_KEPT and read_line(line)
    if one then list[#list + 1] = one end
  end
end


--- again.from(text, keep [, clock]) -> the wrong questions that a text lists
-- @param keep a function that keeps a text: true; or nil, message
-- @param clock a function: the seconds since 1970; not given: the machine's
function again.from(text, keep, clock)
  local self = setmetatable({ keep = keep, list = {},
    clock = clock or os.time }, Again)
  read_lines(text:sub(1, BYTES), self.list)
  return self
end


--- again.of(spec) -> the wrong questions of a game
function again.of(spec)
  local word = spec:gsub("[^%w_+=-]", "_"):sub(1, 80)
  local name = "lessons/" .. word .. ".again"
  return again.from(files.kept(name, BYTES) or "", function(text)
    return files.keep(name, text)
  end)
end


--- The place of a question in the list.
local function place_of(self, word)
  for i, one in ipairs(self.list) do
    if one.key == word then return i end
  end
end


local function write(self)
  local lines = {}
  for i, one in ipairs(self.list) do
    lines[i] = ("%d %s %d %d\n"):format(one.seed, one.key, one.step, one.time)
  end
  return self.keep(table.concat(lines))
end


--- The time of the step after now.
local function time_of(self, step) return self.clock() + HOURS[step] * 3600 end


--- again:add(question, seed): it was wrong. The oldest gives way to it if the
-- list is full.
function Again:add(question, seed)
  local word = key.of(question)
  local place = place_of(self, word)
  local one = place and table.remove(self.list, place)
    or { seed = seed, key = word }
  if #self.list >= MOST_KEPT then table.remove(self.list, 1) end
  one.step, one.time = 1, time_of(self, 1)
  self.list[#self.list + 1] = one
  write(self)
end


--- again:right(question): it was right. If it was due, it comes again after a
-- longer time, or no more.
function Again:right(question)
  local place = place_of(self, key.of(question))
  local one = self.list[place]
  if not one or one.time > self.clock() then return end
  if one.step == #HOURS then
    table.remove(self.list, place)
  else
    one.step, one.time = one.step + 1, time_of(self, one.step + 1)
  end
  write(self)
end


--- Adds the questions of lessons to a map, by their keys.
local function by_key(map, list, questions_of)
  for _, lesson in ipairs(list) do
    for _, question in ipairs(questions_of(lesson)) do
      map[key.of(question)] = question
    end
  end
end


--- Adds the questions of lessons, and if one of that seed is still missing,
-- those of drills, which have to be played.
local function add_all(map, list, kept, seed)
  by_key(map, list, function(lesson) return lesson.questions or {} end)
  for _, one in ipairs(kept) do
    if one.seed == seed and not map[one.key] then
      return by_key(map, list, function(lesson)
        return lesson.slow and {} or lessons.ask(lesson)
      end)
    end
  end
end


--- The kept questions whose time has come.
local function kept_now(self)
  local list, now = {}, self.clock()
  for _, one in ipairs(self.list) do
    if one.time <= now then list[#list + 1] = one end
  end
  return list
end


--- again:due(seed, list, others) -> the questions to ask now, the oldest first;
-- each with its `seed`
-- @param list the lessons of the seed
-- @param others function that makes the lessons of another seed
function Again:due(seed, list, others)
  local kept, map, made, n, due = kept_now(self), {}, { [seed] = true }, 0, {}
  if #kept > 0 then add_all(map, list, kept, seed) end
  for _, one in ipairs(kept) do
    if not map[one.key] and not made[one.seed] and n < MOST_SEEDS then
      made[one.seed], n = true, n + 1
      add_all(map, others(one.seed), kept, one.seed)
    end
    local question = map[one.key]
    if question and #due < MOST_ASKED then
      question.seed = one.seed
      due[#due + 1] = question
    end
  end
  return due
end


return again
