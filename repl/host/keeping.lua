-- What lasts of a table: the record of its match, as of any match, and beside
-- it a file that says who sits where. A server that was killed goes on with
-- both.

local disk = require "tenace.base.disk"
local files = require "tenace.face.terminal.files"
local json = require "dkjson"
local language = require "tenace.base.language"
local output = require "tenace.face.terminal.output"
local phrase = require "tenace.face.say.phrase"
local RecordFile = require "tenace.face.table.record_file"
local seating = require "tenace.face.table.seating"
local Table = require "tenace.face.host.table"
local tenace = require "tenace"

local keeping = {}

local ENDING, MOST = ".table", 1 << 20


--- The people of a table as they are written: what names them is a secret.
local function people_of(one)
  local list = {}
  for _, person in pairs(one.people) do
    list[#list + 1] = { name = person.name, seat = person.seat,
      token = person.token, ear = person.ear, language = person.language,
      host = one.host == person or nil }
  end
  table.sort(list, function(a, b) return a.token < b.token end)
  return list
end


local function written(one)
  return json.encode({ id = one.id, key = one.key, begun = one.begun,
    bots = one.bots, language = one.language, people = people_of(one) },
    { keyorder = { "id", "key", "begun", "bots", "language", "people", "name",
      "seat", "token", "ear", "host" } }) .. "\n"
end


--- A new file that only its owner may read.
local function private(path)
  local made, problem = disk.write(path, "")
  if not made then return nil, problem end
  os.execute("chmod 600 " .. files.quote(path))
  return true
end


--- Writes who sits where, if it is not what is there.
local function keep_people(one, kept)
  local text = written(one)
  if kept.people == text then return true end
  local path = kept.record.path .. ENDING
  if not kept.people then
    local made, problem = private(path)
    if not made then return nil, problem end
  end
  local done, problem = disk.keep(path, text)
  kept.people = done and text or kept.people
  return done, problem
end


--- The comment of a record with the seats of people.
local function note(one)
  local seats = {}
  for seat = 1, one:seat_count() do
    if one.seats[seat] then seats[#seats + 1] = seat end
  end
  return seating.note(#seats > 0 and seats or { 1 }, one.bots)
end


local function keep_record(one, kept)
  local text = one.match:record():gsub("\n", function()
    return "\n" .. note(one)
  end, 1)
  local done, problem, reason = kept.record:write(text)
  if not done then return nil, problem, reason end
  return kept.record:sync()
end


--- Begins a record in the state folder. Another program may take the name
-- first.
local function begin(one, kept)
  local done, problem, reason
  repeat
    local path, wrong = files.new_record(one.match.variant.name)
    if not path then return nil, wrong end
    kept.record, kept.match, kept.people = RecordFile.new(path), one.match, nil
    done, problem, reason = keep_record(one, kept)
  until done or reason ~= "there"
  return done, problem
end


--- Tells once that nothing is kept, and once that it is again.
local function tell(kept, done, problem)
  if kept.warned == not done then return end
  kept.warned = not done
  output.complain(done and phrase("table.written_again",
    { file = kept.record.path })
    or phrase("table.not_written", { problem = tostring(problem) }))
end


--- keeping.new([record]) -> a function that keeps a table: see Table.new
-- @param record the open file of the match, if there is one already, and its
-- people as they are written there
function keeping.new(record, people)
  local kept = { record = record, people = people, warned = false }
  return function(one)
    if kept.record and not kept.match then kept.match = one.match end
    local write = kept.match == one.match and keep_record or begin
    local done, problem = write(one, kept)
    if done then done, problem = keep_people(one, kept) end
    tell(kept, done, problem)
  end
end


--- The newest file of a table whose record nobody plays on: its path, its text
-- and the open record.
local function open_newest(folder)
  local tried = {}
  while true do
    local path = disk.newest(folder, ".record" .. ENDING, tried)
    if not path then return nil end
    tried[path] = true
    local text = disk.read(path, MOST)
    local record = RecordFile.resume(path:sub(1, -#ENDING - 1))
    if text and record then return path, text, record end
  end
end


--- The people come back to their seats; a bot plays until they are heard.
local function seat_people(one, list)
  for _, person in ipairs(list) do
    person.away, person.now = true, 0
    local made = one:come(person)
    if person.host then one.host = made end
  end
end


--- keeping.resume() -> the table that was played at last; nil, message
function keeping.resume()
  local folder, problem = files.state()
  if not folder then return nil, problem end
  local path, text, record = open_newest(folder)
  if not path then return nil, phrase("host.no_table_kept") end
  local kept = json.decode(text)
  language.use(kept and kept.language or language.code)
  local match, wrong = tenace.replay(seating.whole(record.text))
  if not match or type(kept) ~= "table" then
    return nil, phrase("fail.bad_record", { file = path,
      problem = tostring(wrong or path) })
  end
  local one = Table.new { match = match, language = kept.language,
    bots = kept.bots, id = kept.id, key = kept.key, begun = kept.begun,
    keep = keeping.new(record, text) }
  seat_people(one, kept.people)
  return one
end


return keeping
