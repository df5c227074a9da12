-- The disk fails at every point, one after the other, in every way. A file is
-- then as before or as it should be. A move that a player was told is kept is
-- in it. The next move repairs what failed. disk.c runs this.

local disk = require "tenace.base.disk"
local faults = _G.faults
local RecordFile = require "tenace.face.table.record_file"
local seating = require "tenace.face.table.seating"
local tenace = require "tenace"

local soak = (os.getenv "SOAK" or "") ~= ""
local tests, folder = 0, os.tmpname()
os.remove(folder)
faults.folder(folder)
io.stdout:setvbuf "line"


local function say(good, what)
  tests = tests + 1
  io.stdout:write(good and "ok " or "not ok ", tests, " - ", what, "\n")
end


local function file(name) return folder .. "/" .. name end


--- The content of a file, nil if there is none; faults do not disturb this.
local function content(name)
  local opened = io.open(file(name), "rb")
  local text = opened and opened:read "a"
  if opened then opened:close() end
  return text
end


--- An empty folder, with this in the file `a`, if anything.
local function begin(text)
  faults.fine()
  for _, name in ipairs(require "tenace.core".list_folder(folder) or {}) do
    os.remove(file(name))
  end
  assert(disk.make_folder(folder))
  if text then assert(disk.write(file "a", text)) end
end


--- No other file may be left in the folder.
local function check_alone()
  for _, name in ipairs(require "tenace.core".list_folder(folder)) do
    assert(name == "a" or name == "." or name == "..", "left: " .. name)
  end
end


--- How a disk fails: the first call, and how many in all.
local WAYS = { { "full", 1 }, { "broken", 1 }, { "short", 2 }, { "short", 3 },
  { "broken", 5 }, { "full", 1 << 30 } }


--- Makes one trial for each point and each way. `trial(fail)` calls fail()
-- where the part that can fail begins, and raises what is wrong. If a child
-- makes the calls, the trial returns whether a fault was met. With many calls
-- only some are tried, except in soak.
local function sweep(name, ways, trial, few)
  local points, step = 0, (soak or few) and 1 or 5
  for number, way in ipairs(ways) do
    local n, met = 1 + number % step, true
    while met do
      local ok, result = pcall(trial, function()
        faults.fail(n, way[1], way[2])
      end)
      faults.fine()
      if not ok then
        return say(false, ("%s, %s %d at %d: %s"):format(name, way[1], way[2],
          n, result))
      end
      met, points, n = result, points + 1, n + step
      if met == nil then met = faults.met() end
    end
  end
  say(true, name .. ", " .. points .. " points")
end


--- A file that is written at once.
for _, before in ipairs { "", "old\n" } do
  local old = before ~= "" and before or nil
  sweep(old and "a file that is replaced" or "a new file", WAYS, function(fail)
    begin(old)
    fail()
    local done, why = disk.write(file "a", "new\n", true)
    faults.fine()
    local text = content "a"
    assert(text == "new\n" or not done and text == old, text)
    assert(done or why:find(file "a" .. ": ", 1, true) == 1, why)
    assert(done or not why:find("No such file", 1, true), why)
    check_alone()
  end, true)
end


--- What a person types: a move that a bot finds, going back, or nothing.
local LINES = { "move", "move", "undo", "move", "move", "", "undo", "move" }


local function answer(session, line)
  if line == "move" then line = session.match:choose "random" end
  return session:handle(line)
end


--- A match at the table, with its record in file `a`; nil if it could not
-- begin. `asked` has every record that was to be written.
local function sit(spec, asked)
  local seated, session = pcall(seating.sit, { spec = spec, seed = 2,
    bots = "random", record = file "a" })
  if not seated then return nil, session end
  local write = session.record.write
  asked[session.record.text] = true
  function session.record.write(record, text)
    asked[text] = true
    return write(record, text)
  end
  return session
end


--- The file has one of the records that were to be written, whole. It has the
-- last one, unless the person was told otherwise. If a rest could not be cut
-- off either, the beginning must be right.
local function check_record(session, asked, told)
  local text = content "a"
  if asked[text] then
    assert(told or text == session:record_text(), "not the last, nobody told")
    return
  end
  assert(told, "torn, and nobody was told")
  assert(select(2, faults.met()), "torn, though it could be cut")
  local known = false
  for whole in pairs(asked) do
    known = known or whole:sub(1, #text) == text
  end
  assert(known, "neither what was nor what should be")
end


local function told_of(session, said)
  return session.warned or said:find("cannot be written", 1, true) ~= nil
end


local function play(spec, fail)
  local asked = {}
  begin()
  fail()
  local session, problem = sit(spec, asked)
  if not session then
    local text = content "a"
    assert(tostring(problem):find "name a file that can be written", problem)
    assert(not text or tenace.replay(text), "begun with half a record")
    return
  end
  local said = session:start()
  check_record(session, asked, told_of(session, said))
  for _, line in ipairs(LINES) do
    said = answer(session, line)
    check_record(session, asked, told_of(session, said))
  end
  faults.fine()
  said = answer(session, "move")
  assert(not session.warned, said)
  assert(content "a" == session:record_text(), "not made good")
  assert(tenace.replay(content "a"))
  check_alone()
end


for _, spec in ipairs(soak and { "whist", "skat", "canasta", "shengji", "tute",
  "bid_whist", "rummy" } or { "whist" }) do
  sweep("a match of " .. spec, WAYS, function(fail) play(spec, fail) end)
end


local TEXTS = { "one\n", "one\ntwo\n", "one\ntwo\nthree\n", "one\n",
  "one\nfour\n", "five\n" }
local KILLS = { { "kill", 1 }, { "killed", 1 } }


--- The program is killed in the middle of a call, and right after it.
sweep("a record of a program that is killed", KILLS, function(fail)
  begin()
  local said, killed = faults.child(function(tell)
    local record = RecordFile.new(file "a")
    fail()
    for i, text in ipairs(TEXTS) do
      assert(record:write(text) and record:sync())
      tell(tostring(i))
    end
  end)
  local n = #said
  local text, last, next = content "a", TEXTS[n], TEXTS[n + 1]
  local torn = next and text and #text > #(last or "")
    and next:sub(1, #text) == text
  assert(text == last or text == next or torn, text)
  if text and text ~= "" then assert(RecordFile.resume(file "a")) end
  return killed
end, true)


--- How many cards a person saw played, and how many are in the record.
local function count(said, text)
  local seen, kept = 0, 0
  for _, word in ipairs { " leads? ", " plays? " } do
    seen = seen + select(2, said:gsub(word .. "%S+%.\n", ""))
  end
  for _ in text:gmatch "\n%d[:=] " do kept = kept + 1 end
  return seen, kept
end


sweep("a match that is killed", KILLS, function(fail)
  begin()
  local said, killed = faults.child(function(tell)
    local session = assert(sit("whist", {}))
    session.emit = tell
    fail()
    session:start()
    for _ = 1, soak and 20 or 6 do session:handle "1" end
  end)
  local text = content "a"
  local seen, kept = count(said, text)
  assert(seen > 0 or killed, "no card was seen")
  assert(kept >= seen, ("%d cards seen, %d kept"):format(seen, kept))
  local session = seating.resume { file = file "a" }
  session:start()
  session:handle "1"
  assert(tenace.replay(content "a"))
  return killed
end)

begin()
os.remove(folder)
