-- What lasts of a table: the record of its match, as of any match, and beside
-- it a file that says who sits where. A server that was killed goes on with
-- both.

local core = require "tenace.core"
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

--- keeping.sync(record_file) -> true; or nil, message
-- Makes sure that a record survives a power failure; a server does it without
-- waiting.
function keeping.sync(record) return record:sync() end


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
  local lobby = one.lobby
  return json.encode({ id = one.id, key = one.key, begun = one.begun,
    nth = one.nth, bots = one.bots, language = one.language,
    people = people_of(one),
    lobby = lobby and { id = lobby.id, key = lobby.key, least = lobby.least,
      most = lobby.most } },
    { keyorder = { "id", "key", "begun", "nth", "bots", "language", "people",
      "name", "seat", "token", "ear", "host", "lobby", "least", "most" } })
    .. "\n"
end


--- Writes who sits where, if it is not what is there.
local function keep_people(one, kept)
  local text = written(one)
  if kept.people == text then return true end
  local done, problem = disk.keep(kept.record.path .. ENDING, text, true)
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
  return keeping.sync(kept.record)
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


--- Takes away the file that says who sat where: nobody goes on with that match.
-- Of one that has not begun the record goes, too.
local function forget(record, match)
  if not record then return end
  os.remove(record.path .. ENDING)
  if match and match:decisions() == 0 then os.remove(record.path) end
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
    if not one then return forget(kept.record, kept.match) end
    if kept.record and not kept.match then kept.match = one.match end
    local before = kept.match ~= one.match and kept.record or nil
    local write = kept.match == one.match and keep_record or begin
    local done, problem = write(one, kept)
    if done then done, problem = keep_people(one, kept) end
    if done then forget(before) end
    tell(kept, done, problem)
  end
end


--- The files of tables, the one written last first, and then by their names.
local function paths_of(folder)
  local newest = disk.newest(folder, ".record" .. ENDING)
  local list = { newest }
  for _, name in ipairs(core.list_folder(folder) or {}) do
    local path = folder .. "/" .. name
    if name:find("%.record%" .. ENDING .. "$") and path ~= newest then
      list[#list + 1] = path
    end
  end
  table.sort(list, function(a, b)
    return a == newest and b ~= newest or b ~= newest and a > b
  end)
  return list
end


--- The table of a file, as it is written there, with its path and text; nil if
-- it cannot be read.
local function read(path)
  local text = disk.read(path, MOST)
  local kept = text and json.decode(text)
  if type(kept) ~= "table" then return nil end
  kept.path, kept.text = path, text
  return kept
end


--- Opens the record of a table; false if somebody plays on it.
local function take(kept)
  kept.record = RecordFile.resume(kept.path:sub(1, -#ENDING - 1))
  return kept.record ~= nil
end


--- The people come back to their seats; a bot plays until they are heard.
local function seat_people(one, list)
  for _, person in ipairs(list) do
    person.away, person.now = true, 0
    local made = one:come(person)
    if person.host then one.host = made end
  end
end


--- The table that a file is about; nil, message
local function restored(kept)
  language.use(kept.language or language.code)
  local match, wrong = tenace.replay(seating.whole(kept.record.text))
  if not match then
    return nil, phrase("fail.bad_record", { file = kept.path,
      problem = tostring(wrong) })
  end
  local one = Table.new { match = match, language = kept.language,
    bots = kept.bots, id = kept.id, key = kept.key, begun = kept.begun,
    lobby = kept.lobby, nth = kept.nth,
    keep = keeping.new(kept.record, kept.text) }
  seat_people(one, kept.people)
  return one
end


--- The tables that were in the same lobby, that one first.
local function with_others(first, paths)
  local list, seen = { first }, { [first.id] = true }
  for _, path in ipairs(first.lobby and paths or {}) do
    local kept = read(path)
    if kept and kept.lobby and kept.lobby.id == first.lobby.id
      and not seen[kept.id] and take(kept) then
      seen[kept.id] = true
      list[#list + 1] = kept
    end
  end
  return list
end


--- Each of these tables that can be played on; nil, message if there is none.
-- Of several, those that cannot be are told.
local function all_restored(list)
  local all, problem = {}, nil
  for _, kept in ipairs(list) do
    local one, wrong = restored(kept)
    if not one and #list > 1 then output.complain(wrong) end
    all[#all + 1], problem = one, wrong
  end
  if #all == 0 then return nil, problem end
  return all
end


--- keeping.files() -> the files of tables, the newest first; nil, message
function keeping.files()
  local folder, problem = files.state()
  if not folder then return nil, problem end
  local paths = paths_of(folder)
  if #paths == 0 then return nil, phrase "host.no_table_kept" end
  return paths
end


--- keeping.resume(paths) -> the tables that were played at last, and their
-- lobby: { id, key, least, most }, nil if they are in none; or nil, message
-- @param paths as keeping.files gives them
function keeping.resume(paths)
  local first
  for _, path in ipairs(paths) do
    local kept = not first and read(path)
    if kept and take(kept) then first = kept end
  end
  if not first then return nil, phrase "host.no_table_kept" end
  local all, wrong = all_restored(with_others(first, paths))
  return all, all and first.lobby or wrong
end


return keeping
