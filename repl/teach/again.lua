-- The questions of a game that a learner got wrong, kept in a file until they
-- are right: they come again in the next session.

local files = require "tenace.face.terminal.files"
local key = require "tenace.face.teach.key"

local Again = {}
Again.__index = Again

local again = {}

-- The limits: bytes of the file, questions in it, questions of a session, and
-- seeds whose lessons are made to find them.
local BYTES, MOST_KEPT, MOST_ASKED, MOST_SEEDS = 1 << 16, 100, 5, 2


--- Reads lines `SEED KEY`, the oldest first. Skips all others, because the file
-- may be damaged or somebody else's.
local function read_lines(text, list)
  for line in text:gmatch "[^\n]+" do
    local seed, word = line:match "^(%d+) (%x+)$"
    seed = seed and math.tointeger(tonumber(seed))
    if seed and #word == 16 and #list < MOST_KEPT then
      list[#list + 1] = { seed = seed, key = word }
    end
  end
end


--- again.from(text, keep) -> the wrong questions that a text lists
-- @param keep a function that keeps a text: true; or nil, message
function again.from(text, keep)
  local self = setmetatable({ keep = keep, list = {} }, Again)
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
    lines[i] = ("%d %s\n"):format(one.seed, one.key)
  end
  return self.keep(table.concat(lines))
end


--- again:add(question, seed): it was wrong. The oldest gives way to it if the
-- list is full.
function Again:add(question, seed)
  local word = key.of(question)
  if place_of(self, word) then return end
  if #self.list >= MOST_KEPT then table.remove(self.list, 1) end
  self.list[#self.list + 1] = { seed = seed, key = word }
  write(self)
end


--- again:remove(question): it was right.
function Again:remove(question)
  local place = place_of(self, key.of(question))
  if not place then return end
  table.remove(self.list, place)
  write(self)
end


--- All questions of lessons, by their keys.
local function by_key(lessons, map)
  for _, lesson in ipairs(lessons) do
    for _, question in ipairs(lesson.questions or {}) do
      map[key.of(question)] = question
    end
  end
end


--- again:due(seed, lessons, others) -> the questions to ask now, the oldest
-- first; each with its `seed`
-- @param lessons those of the seed
-- @param others function that makes the lessons of another seed
function Again:due(seed, lessons, others)
  local map, made, n, list = {}, { [seed] = true }, 0, {}
  by_key(lessons, map)
  for _, one in ipairs(self.list) do
    if not map[one.key] and not made[one.seed] and n < MOST_SEEDS then
      made[one.seed], n = true, n + 1
      by_key(others(one.seed), map)
    end
    local question = map[one.key]
    if question and #list < MOST_ASKED then
      question.seed = one.seed
      list[#list + 1] = question
    end
  end
  return list
end


return again
