-- A person sits down: a new match, or one that is gone on with.

local bot_names = require "bot_names"
local fail = require "fail"
local files = require "files"
local named = require "named"
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


--- The way in which cards are to be shown is one that these cards have.
local function check_cards(style, match)
  local how, fits = style and style.cards, false
  local fitting = named.fitting(match.variant.deck.suits)
  for _, name in ipairs(fitting) do fits = fits or name == how end
  if how and not fits then
    fail.usage("no_cards", { how = how, list = table.concat(fitting, ", ") })
  end
end


local function session(match, how, record, trouble)
  local players = match.variant.players
  local seat = check_seat(how.seat or 1, players)
  local names = how.bots or "search"
  return Session.new {
    match = match, seat = seat, bots = bot_names.others(names, players, seat),
    bot_names = names, header = note(seat, names), record = record,
    trouble = trouble, style = how.style, emit = how.emit,
    resumed = how.resumed, named = how.record or how.file,
  }
end


--- A file of the person's own: it must be new, and it must be possible.
local function named_record(path)
  if files.exists(path) then fail.usage("record_there", { file = path }) end
  local file, problem = io.open(path, "a")
  if not file then fail.usage("not_written", { problem = problem }) end
  file:close()
  return RecordFile.new(path)
end


--- A file in the state folder; without one the match is played all the same.
local function usual_record(name)
  local made, problem = files.make_folder(files.state())
  if not made then return nil, problem end
  return RecordFile.new(files.new_record(name))
end


--- seating.sit { spec, seat, seed, bots, record, style, emit } -> session.
function seating.sit(how)
  local match = require "tenace".new(how.spec,
    { seed = how.seed or seed.any(), traced = true })
  local players = match.variant.players
  check_seat(how.seat or 1, players)
  check_cards(how.style, match)
  bot_names.others(how.bots or "search", players, how.seat or 1)
  if how.record then
    return session(match, how, named_record(how.record))
  end
  return session(match, how, usual_record(match.variant.name))
end


--- Reads a record. A line that was cut off when the program was killed is
-- left out; what the file holds then is not what was read.
local function read_record(path)
  local text, problem = files.read(path)
  if not text then fail.usage("no_file", { problem = problem }) end
  local whole = text:gsub("[^\n]+$", "")
  local match, wrong = require "tenace".replay(whole)
  if not match then fail.no("bad_record", { file = path, problem = wrong }) end
  return match, whole, RecordFile.new(path, whole == text and text or "")
end


--- seating.resume { file, seat, bots, style, emit } -> session.
-- Without a file the record written to last is taken.
function seating.resume(how)
  local path = how.file or files.newest_record()
  if not path then fail.usage("no_record", { folder = files.state() }) end
  local match, text, record = read_record(path)
  local seat, names = read_note(text)
  how.seat, how.bots, how.resumed = how.seat or seat, how.bots or names, true
  check_cards(how.style, match)
  return session(match, how, record)
end


return seating
