-- A person sits down: for a new match, or to resume one.

local bot_names = require "tenace.face.typed.bot_names"
local fail = require "tenace.face.say.fail"
local files = require "tenace.face.terminal.files"
local named = require "tenace.face.say.named"
local phrase = require "tenace.face.say.phrase"
local RecordFile = require "tenace.face.table.record_file"
local seed = require "tenace.face.typed.seed"
local Session = require "tenace.face.table.session"

local seating = {}

local NOTE = "^# seat (%d+), bots ([%w:,]+)$"


--- The comment in a record with the players' seats.
local function note(seat, names)
  return ("# seat %d, bots %s\n"):format(seat, names)
end


local function read_note(text)
  for line in text:gmatch("[^\n]+") do
    local seat, names = line:match(NOTE)
    if seat then return tonumber(seat), names end
  end
end


--- seating.seat_in(text) -> the person's seat, as a record's comment tells it;
-- nil if it tells none
function seating.seat_in(text) return (read_note(text)) end


local function check_seat(seat, players)
  if seat < 1 or seat > players then
    fail.usage("no_seat", { seat = seat, players = players })
  end
  return seat
end


--- Fails if these cards cannot be shown in the style's way.
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
    resumed = how.resumed, torn = how.torn,
    named = how.record or how.file,
  }
end


--- Begins a record in a file that the person named. This fails before the first
-- sentence if the file cannot be written.
local function begin_named(made, how)
  local done, problem, reason = made:write_record()
  if done then return made end
  if reason == "there" then
    fail.usage("record_there", { file = how.record })
  end
  fail.usage("not_written", { problem = problem })
end


--- Begins a record in the state folder; without one the match is played all the
-- same. Another program may take the name first.
local function begin_usual(match, how)
  local made, done, why, reason
  repeat
    local path, problem = files.new_record(match.variant.name)
    local record = path and RecordFile.new(path)
    made = session(match, how, record, problem)
    done, why, reason = made:write_record()
  until done or reason ~= "there"
  if why then made.trouble, made.warned = why, true end
  return made
end


--- The match: at its beginning, or where bots have decided some times.
local function begun(how)
  local match = require "tenace".new(how.spec,
    { seed = how.seed or seed.any(), traced = true })
  if (how.decisions or 0) == 0 then return match end
  if how.emit then
    how.emit(phrase("table.opening", { n = how.decisions }) .. "\n")
  end
  require "tenace.bots.place".open(match, how.decisions)
  return match
end


--- seating.sit { spec, seat, seed, decisions, bots, record, style, emit } ->
-- session. Of a new match bots make so many decisions first.
function seating.sit(how)
  local match = begun(how)
  local players = match.variant.players
  check_seat(how.seat or 1, players)
  check_cards(how.style, match)
  bot_names.others(how.bots or "search", players, how.seat or 1)
  if how.record then
    local record = RecordFile.new(how.record, how.over)
    return begin_named(session(match, how, record), how)
  end
  return begin_usual(match, how)
end


--- The text without a last line that was cut off during writing: the other
-- lines have checks, and this one has no whole check. A record written by hand
-- has no checks, and its last line may lack its end.
local function without_torn(text)
  local by_hand = not (text .. "\n"):find "\nbegin[^\n]*~%x%x%x%x\n"
  if by_hand or text:find "~%x%x%x%x$" then return text end
  return (text:gsub("[^\n]+$", ""))
end


--- Reads a record to resume.
local function read_record(path)
  local record, problem, reason = RecordFile.resume(path)
  if reason == "missing" then fail.usage("no_file", { problem = problem }) end
  if not record then fail.no("not_resumed", { problem = problem }) end
  if record.text == "" then fail.no("empty_record", { file = path }) end
  local whole = without_torn(record.text)
  local match, wrong = require "tenace".replay(whole)
  if not match then fail.no("bad_record", { file = path, problem = wrong }) end
  return match, record, whole ~= record.text
end


--- seating.resume { file, seat, bots, style, emit } -> session.
-- Without `file` it takes the record that was written to last.
function seating.resume(how)
  local path, problem = how.file, nil
  if not path then path, problem = files.newest_record() end
  if not path then fail.usage("none_to_resume", { problem = problem }) end
  local match, record, torn = read_record(path)
  local seat, names = read_note(record.text)
  how.seat, how.bots, how.resumed = how.seat or seat, how.bots or names, true
  how.torn = torn
  check_cards(how.style, match)
  return session(match, how, record)
end


return seating
