-- Programs of others that play seats. Each seat has a process of its own, which
-- is started at its first decision and then lives as long as the command. It
-- gets a line of JSON for each decision and answers with one; protocol.md has
-- both.
--
-- Whatever a program does wrong is told and counted, and never ends the match:
-- bots.lua makes a random move instead.

local bots = require "tenace.bots.bots"
local clean = require "tenace.face.say.clean"
local complaint = require "tenace.face.say.complaint"
local data = require "tenace.face.say.data"
local json = require "dkjson"
local phrase = require "tenace.face.say.phrase"
local program = require "tenace.program"

local programs = {}

--- The number of the protocol: it is raised when a program that was written for
-- an earlier one would no longer understand it.
programs.protocol = 1

--- Seconds in which a program must answer, and the most that can be set.
programs.seconds, programs.most_seconds = 5, 3600

-- Faults of a seat that are told one by one; the rest is counted.
local TOLD = 3

-- Starts of a program that has ended or was silent, before it is given up.
local STARTS = 3

-- Letters of a wrong answer that are told.
local CLIP = 80

-- The names that a moment has in JSON, in this order.
local KEYS = { "protocol", "game", "player", "question", "moves", "more",
  "view" }

-- By name and seat: { name, player, process, starts, asked, own = decisions
-- that were not its own, known = the faults told }.
local seats = {}


--- Writes a line to standard error.
function programs.tell(text)
  complaint.to("tenace: " .. clean.line(text))
end


--- Tells of a fault, unless enough of this seat have been told.
local function fault(seat, key, parts)
  seat.wrong = seat.wrong + 1
  if seat.wrong > TOLD then return end
  parts = parts or {}
  parts.program, parts.seat = seat.name, seat.player
  programs.tell(phrase("outside." .. key, parts))
end


local function words_of(name)
  local list = {}
  for word in name:gmatch "%S+" do list[#list + 1] = word end
  return list
end


-- The kinds of faults by why there was no answer; of all others it has died.
local FAULTS = { silent = "late", long = "illegal" }

-- The sentence for how a process has ended that answers no more.
local ENDINGS = { exit = "ended", signal = "killed", lived = "closed" }


--- Ends a seat's process: how it has ended, and the number of that.
local function finish(seat, at_once)
  local process = seat.process
  seat.process = nil
  return process:finish(at_once)
end


--- The process of a seat, started if there is none; nil if that cannot be.
local function process_of(seat)
  if seat.process then return seat.process end
  if seat.starts == STARTS then
    seat.wrong = seat.wrong + 1
    return nil
  end
  seat.starts = seat.starts + 1
  local process, why = program.start(words_of(seat.name))
  if not process then fault(seat, "not_started", { problem = why }) end
  seat.process = process
  return process
end


--- Tells why there was no answer. The process is not asked again.
local function lost(seat, why)
  local how, n = finish(seat, why ~= "ended")
  if why == "silent" then
    fault(seat, "silent", { seconds = ("%g"):format(programs.seconds) })
  elseif why == "long" then
    fault(seat, "long")
  else
    fault(seat, ENDINGS[how], { n = n })
  end
  if seat.starts == STARTS then
    programs.tell(phrase("outside.given_up", { program = seat.name,
      seat = seat.player, starts = STARTS }))
  end
end


--- The start of an answer, on one line.
local function clipped(text)
  local letters = clean.line(clean.utf8(text))
  local at = utf8.len(letters) and utf8.len(letters) > CLIP
    and utf8.offset(letters, CLIP + 1)
  return at and letters:sub(1, at - 1) .. "…" or letters
end


--- The move in an answer; nil and what kind of fault it is if there is none.
local function read(seat, line)
  local _, answer = pcall(json.decode, line)
  local move = type(answer) == "table" and answer.move
  if math.type(move) == "integer" then move = tostring(move) end
  if type(move) == "string" then return move end
  fault(seat, type(answer) == "table" and "no_move" or "no_json",
    { said = clipped(line) })
  return nil, "illegal"
end


--- A moment as a line of JSON.
local function line_of(moment)
  local document = data.of(moment)
  document.protocol = programs.protocol
  document.moves = data.list(document.moves)
  return clean.utf8(json.encode(document, { keyorder = data.names(document,
    KEYS) }))
end


--- The seat of a program, made when it is met first.
local function seat_of(name, player)
  local key = player .. " " .. name
  seats[key] = seats[key] or { name = name, player = player, starts = 0,
    asked = 0, wrong = 0 }
  return seats[key]
end


--- The program's move at a moment; nil and the kind of fault if it has none.
local function move_of(name, moment)
  local seat = seat_of(name, moment.player)
  seat.asked = seat.asked + 1
  local process = process_of(seat)
  if not process then return nil, "dead" end
  local line, why = process:ask(line_of(moment), programs.seconds)
  if line then return read(seat, line) end
  lost(seat, why)
  return nil, FAULTS[why] or "dead"
end


--- programs.admit(name) -> true; or nil, key, parts of a sentence
-- From now on bots may have this name: the program's path and its arguments,
-- with blanks between. Only a command line may say so.
function programs.admit(name)
  local path = words_of(name)[1]
  if name:find "%c" or #words_of(name) > 60 then
    return nil, "outside.no_name", { program = clean.line(name) }
  elseif not program.can_run(path) then
    return nil, "outside.no_program", { program = path }
  end
  bots.admit(name, {
    move = function(moment) return move_of(name, moment) end,
    refused = function(player, move, why)
      fault(seat_of(name, player), "refused", { said = clipped(move),
        why = clean.line(tostring(why)) })
    end,
  })
  return true
end


--- programs.patience(text) -> seconds; or nil, message
-- Sets how long a program may take, in seconds as they are typed.
function programs.patience(text)
  local seconds = text:find "^%d*%.?%d+$" and tonumber(text)
  if not seconds or seconds <= 0 or seconds > programs.most_seconds then
    return nil, phrase("outside.no_time", { text = text,
      most = programs.most_seconds })
  end
  programs.seconds = seconds
  return seconds
end


--- programs.finish(): ends all programs, and tells how often each was wrong.
function programs.finish()
  local list = {}
  for _, seat in pairs(seats) do
    list[#list + 1] = seat
    if seat.process then seat.process:close() end
  end
  table.sort(list, function(a, b)
    if a.player ~= b.player then return a.player < b.player end
    return a.name < b.name
  end)
  for _, seat in ipairs(list) do
    if seat.process then finish(seat) end
    if seat.wrong > 0 then
      programs.tell(phrase("outside.counted", { program = seat.name,
        seat = seat.player, n = seat.wrong, asked = seat.asked }))
    end
  end
  seats = {}
end


return programs
