-- A person sits down: for a new match, or to resume one.

local bot_names = require "tenace.face.typed.bot_names"
local fail = require "tenace.face.say.fail"
local files = require "tenace.face.terminal.files"
local named = require "tenace.face.say.named"
local phrase = require "tenace.face.say.phrase"
local RecordFile = require "tenace.face.table.record_file"
local seed = require "tenace.face.typed.seed"
local Session = require "tenace.face.table.session"
local language = require "tenace.base.language"

local seating = {}

local NOTE = "^# seat ([%d,]+), bots (.+)$"


--- seating.note(seats, names) -> the comment in a record with the people's
-- seats and the bots' names
function seating.note(seats, names)
  return ("# seat %s, bots %s\n"):format(table.concat(seats, ","), names)
end


local function read_note(text)
  for line in text:gmatch("[^\n]+") do
    local seats, names = line:match(NOTE)
    if seats then return seating.seats(seats), names end
  end
end


--- seating.seats(text) -> the seats in `1,3`, in order; nil if it is no list of
-- different seats
function seating.seats(text)
  local list, seen = {}, {}
  for word in (text .. ","):gmatch "([^,]*)," do
    local seat = word:find "^%d+$" and math.tointeger(tonumber(word))
    if not seat or seen[seat] then return nil end
    list[#list + 1], seen[seat] = seat, true
  end
  table.sort(list)
  return list
end


--- seating.seat_in(text) -> the person's seat, as a record's comment tells it,
-- of several people the first; nil if it tells none
function seating.seat_in(text)
  local seats = read_note(text)
  return seats and seats[1]
end


local function check_seats(seats, players)
  for _, seat in ipairs(seats) do
    if seat < 1 or seat > players then
      fail.usage("no_seat", { seat = seat, players = players })
    end
  end
  return seats
end


--- Fails if these cards cannot be shown in the style's way.
local function check_cards(style, match)
  local how, fits = style and style.cards, false
  local deck = match.variant.deck
  local fitting = named.fitting(deck)
  for _, name in ipairs(fitting) do fits = fits or name == how end
  if how and not fits then
    fail.usage("no_cards", { how = how, list = language.list(fitting) })
  end
end


--- People's seats: a list, one number, or the first.
local function seats_of(how)
  if type(how.seat) == "table" then return how.seat end
  return { how.seat or 1 }
end


local function session(match, how, record, trouble)
  local players = match.variant.people
  local seats = check_seats(seats_of(how), players)
  local names = how.bots or "search"
  return Session.new {
    match = match, seat = seats[1], seats = seats,
    bots = bot_names.others(names, players, seats),
    bot_names = names, header = seating.note(seats, names), record = record,
    trouble = trouble, style = how.style, emit = how.emit, clear = how.clear,
    pace = how.pace, counting = how.counting, next_board = how.next_board,
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


--- The match: at its beginning, or where bots have decided some times; or the
-- one that is given.
local function begun(how)
  if how.match then return how.match end
  local match = require "tenace".new(how.spec,
    { seed = how.seed or seed.any(), traced = true })
  if (how.decisions or 0) == 0 then return match end
  if how.emit then
    how.emit(phrase("table.opening", { n = how.decisions }) .. "\n")
  end
  require "tenace.bots.place".open(match, how.decisions)
  return match
end


--- seating.sit { spec, seat, seed, decisions, bots, record, style, pace, emit,
-- counting, match, resumed, next_board } -> session. `seat` may be a list of
-- several people's seats. Of a new match bots make so many decisions first. A
-- match that is given has begun already: what was played in it is told if it is
-- not `resumed`.
function seating.sit(how)
  local match = begun(how)
  local players = match.variant.people
  check_seats(seats_of(how), players)
  check_cards(how.style, match)
  bot_names.others(how.bots or "search", players, seats_of(how))
  if how.record then
    local record = RecordFile.new(how.record, how.over)
    return begin_named(session(match, how, record), how)
  end
  return begin_usual(match, how)
end


--- seating.whole(text) -> the record to be replayed
-- The text without a last line that was cut off during writing: the other
-- lines have checks, and this one has no whole check. A record written by hand
-- has no checks, and its last line may lack its end.
function seating.whole(text)
  local by_hand = not (text .. "\n"):find "\nbegin[^\n]*~%x%x%x%x\n"
  if by_hand or text:find "~%x%x%x%x$" then return text end
  return (text:gsub("[^\n]+$", ""))
end


--- The record written to last that is no table's of a server; `but` has those
-- that do not count.
local function newest(but)
  local path, problem
  repeat
    path, problem = files.newest_record(but)
    local hosted = path and files.exists(path .. ".table")
    if hosted then but[path] = true end
  until not hosted
  return path, problem
end


--- The record written to last that nobody plays on, opened; if all are in use,
-- what is wrong with the last one. Answers its path, and what opening answered.
local function open_newest()
  local in_use, first = {}, nil
  while true do
    local path, problem = newest(in_use)
    first = first or path
    if not first then fail.usage("none_to_resume", { problem = problem }) end
    local opened = table.pack(RecordFile.resume(path or first))
    if not path or opened[3] ~= "busy" then
      return path or first, table.unpack(opened, 1, 3)
    end
    in_use[path] = true
  end
end


--- Reads a record to resume, which is the newest if no path is given.
local function read_record(path)
  local record, problem, reason
  if path then record, problem, reason = RecordFile.resume(path)
  else path, record, problem, reason = open_newest() end
  if reason == "missing" then fail.usage("no_file", { problem = problem }) end
  if not record then fail.no("not_resumed", { problem = problem }) end
  if record.text == "" then fail.no("empty_record", { file = path }) end
  local whole = seating.whole(record.text)
  local match, wrong = require "tenace".replay(whole)
  if not match then fail.no("bad_record", { file = path, problem = wrong }) end
  return match, record, whole ~= record.text
end


--- seating.resume { file, seat, bots, style, emit } -> session.
-- Without `file` it takes the record that was written to last, and that no
-- other table plays on.
function seating.resume(how)
  local match, record, torn = read_record(how.file)
  local seats, names = read_note(record.text)
  if not how.bots and names and bot_names.has_program(names) then
    fail.usage("outside.in_record", { bots = names })
  end
  how.seat, how.bots, how.resumed = how.seat or seats, how.bots or names, true
  how.torn = torn
  check_cards(how.style, match)
  return session(match, how, record)
end


return seating
