-- A person sits down: a new match, or one that is gone on with.

local bot_names = require "bot_names"
local fail = require "fail"
local files = require "files"
local RecordFile = require "table.record_file"
local seed = require "seed"
local Session = require "table.session"

local seating = {}

local NOTE = "^# seat (%d+), bots ([%w:,]+)$"


--- The comment in a record that tells who sat where.
local function note(seat, names)
  return ("# seat %d, bots %s\n"):format(seat, names)
end


local function read_note(text)
  for line in text:gmatch("[^\n]+") do
    local seat, names = line:match(NOTE)
    if seat then return tonumber(seat), names end
  end
end


local function check_seat(seat, players)
  if seat < 1 or seat > players then
    fail.usage("no_seat", { seat = seat, players = players })
  end
  return seat
end


local function session(match, how, record)
  local players = match.variant.players
  local seat = check_seat(how.seat or 1, players)
  local names = how.bots or "search"
  return Session.new {
    match = match, seat = seat, bots = bot_names.others(names, players, seat),
    bot_names = names, header = note(seat, names), record = record,
    style = how.style, emit = how.emit, resumed = how.resumed,
  }
end


local function fresh_path(how, match)
  if not how.record then
    local made, problem = files.make_folder(files.state())
    if not made then fail.usage("no_folder", { problem = problem }) end
    return files.new_record(match.variant.name)
  end
  if files.exists(how.record) then
    fail.usage("record_there", { file = how.record })
  end
  return how.record
end


--- seating.sit { spec, seat, seed, bots, record, style, emit } -> session.
function seating.sit(how)
  local tenace = require "tenace"
  local match = tenace.new(how.spec,
    { seed = how.seed or seed.any(), traced = true })
  check_seat(how.seat or 1, match.variant.players)
  local record = RecordFile.new(fresh_path(how, match))
  return session(match, how, record)
end


--- seating.resume { file, seat, bots, style, emit } -> session.
-- Without a file the record written to last is taken.
function seating.resume(how)
  local path = how.file or files.newest_record()
  if not path then fail.usage("no_record", { folder = files.state() }) end
  local text, problem = files.read(path)
  if not text then fail.usage("no_file", { problem = problem }) end
  local match, wrong = require "tenace".replay(text)
  if not match then fail.no("bad_record", { file = path, problem = wrong }) end
  local seat, names = read_note(text)
  how.seat, how.bots, how.resumed = how.seat or seat, how.bots or names, true
  return session(match, how, RecordFile.new(path, text))
end


return seating
