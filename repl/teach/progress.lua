-- A learner's progress in a game: the number of questions in each lesson that
-- were right at the first try. It is kept in a readable file in the state
-- folder.

local files = require "tenace.face.terminal.files"

local Progress = {}
Progress.__index = Progress


local function name_of(spec)
  local word = spec:gsub("[^%w_+=-]", "_"):sub(1, 80)
  return "lessons/" .. word
end


-- The limits of the file: bytes, lines, questions of a lesson.
local BYTES, LINES, QUESTIONS = 1 << 20, 1000, 9999


--- Reads lines `4 of 6 follow_suit`. Skips all others, because the file may be
-- damaged or somebody else's.
local function read_lines(text, results)
  local n = 0
  for line in text:gmatch "[^\n]+" do
    n = n + 1
    if n > LINES then return end
    local right, all, id = line:match "^(%d+) of (%d+) (.+)$"
    right, all = tonumber(right), tonumber(all)
    if id and right <= all and all <= QUESTIONS and not id:find "%c" then
      results[id] = { right = math.tointeger(right),
        all = math.tointeger(all) }
    end
  end
end


--- progress.from(text, keep) -> the progress that a text tells
-- @param keep a function that keeps a text: true; or nil, message
local function from(text, keep)
  local self = setmetatable({ write = keep, results = {} }, Progress)
  read_lines(text:sub(1, BYTES), self.results)
  return self
end


--- progress.of(spec) -> progress in the game of that spec
local function of(spec)
  local name = name_of(spec)
  return from(files.kept(name, BYTES) or "", function(text)
    return files.keep(name, text)
  end)
end


--- progress:result(id) -> { right, all } of a lesson; nil if it is not done
function Progress:result(id) return self.results[id] end


local function lines_of(results)
  local ids, lines = {}, {}
  for id in pairs(results) do ids[#ids + 1] = id end
  table.sort(ids)
  for i, id in ipairs(ids) do
    lines[i] = ("%d of %d %s\n"):format(results[id].right, results[id].all, id)
  end
  return table.concat(lines)
end


--- progress:keep(id, right, all) -> true; or nil, message
-- Keeps the result of a lesson, unless an earlier one was better.
function Progress:keep(id, right, all)
  local before = self.results[id]
  if before and before.all == all and before.right > right then
    right = before.right
  end
  self.results[id] = { right = right, all = all }
  return self.write(lines_of(self.results))
end


return { of = of, from = from }
