-- What pupils hand in: texts that the page makes, in files, mails and messages
-- that may have wrapped and quoted them.

local base64url = require "tenace.base.base64url"
local clean = require "tenace.face.say.clean"
local deflated = require "tenace.face.homework.deflated"
local json = require "dkjson"
local phrase = require "tenace.face.say.phrase"
local work = require "tenace.face.homework.work"

local handed = {}

-- What is around the letters, and the most that one may have.
local FORM = "tenace%-homework:([%w_%-%s>]+):([%x%s>]+)"
local MOST_MOVES, MOST_NAME = 2000, 40


local function is_moves(value)
  if type(value) ~= "table" or #value > MOST_MOVES then return false end
  for _, move in ipairs(value) do
    if type(move) ~= "string" then return false end
  end
  return true
end


--- The tasks that were done, by number; nil if the text has another form.
local function done_of(document, how)
  local done = {}
  for _, one in ipairs(document.done) do
    local fits = type(one) == "table" and math.type(one.n) == "integer"
      and how.tasks[one.n] and is_moves(one.moves)
    if not fits then return nil end
    done[one.n] = { moves = one.moves,
      tries = math.type(one.tries) == "integer" and one.tries or 1 }
  end
  return done
end


--- What somebody has handed in; nil, sentence.
local function read(letters, sum)
  letters, sum = letters:gsub("[%s>]", ""), sum:gsub("[%s>]", ""):sub(1, 8)
  if deflated.sum(letters) ~= sum:lower() then
    return nil, phrase "homework.damaged"
  end
  local document = json.decode(base64url.read(letters) or "")
  local is_right = type(document) == "table"
    and type(document.name) == "string" and type(document.work) == "string"
    and type(document.done) == "table"
  local how = is_right and work.read(document.work)
  local done = how and done_of(document, how)
  if not done then return nil, phrase "homework.no_answer" end
  local name = clean.line(document.name):sub(1, 4 * MOST_NAME)
  return { name = name, address = document.work, work = how, done = done }
end


--- handed.all(text) -> list of { name, address, work, done = by number { moves,
-- tries } }, or { problem } for one that cannot be read
function handed.all(text)
  local list = {}
  for letters, sum in text:gmatch(FORM) do
    local one, problem = read(letters, sum)
    list[#list + 1] = one or { problem = problem }
  end
  return list
end


return handed
