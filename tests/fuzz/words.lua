-- Random games that call every word of the vocabulary (word_games.lua), by the
-- list that makes doc/library.md. Random and search bots play them; oracle.lua
-- says what must be true of them. A statement or a fact that fails is left out,
-- and the rest is tried again, so that one error does not hide the others.
--
--   tenace run tests/fuzz/words.lua [FROM [TO [FOLDER]]]
--
-- tries the programs of these numbers (1 to 250, and $FUZZ times as many); each
-- number is always the same program. They run in other processes, ten in each,
-- so that a crash, or a computation without end, is a finding of one program.
-- FOLDER (build/fuzz/words) keeps programs with findings, and what was said:
-- `tenace simulate ./FILE --rounds 3 --seed 1` should show most of them. With
-- $SLOW each call that takes more seconds of computing than that is named.

package.path = "./?.lua;" .. package.path

local Chance = require "tests.fuzz.chance"
local campaign = require "tests.fuzz.campaign"
local oracle = require "tests.fuzz.oracle"
local word_games = require "tests.fuzz.word_games"

local program = os.getenv "TENACE" or "./tenace"
local slow = tonumber(os.getenv "SLOW")

--- How many programs one process tries, and the seconds that it may compute.
local each, seconds = 10, tonumber(os.getenv "SECONDS") or 120
--- How often something is left out of a program.
local most_tries = 20

oracle.amount = { decisions = 25, looks = 2, worlds = 2, book = 5, search = 20 }


--- Tries a program until nothing fails, or nothing can be left out: how it
-- ended, the first finding, and the program then.
local function try(seed, now)
  local lines, how, first, found_in = word_games.game(seed), nil, nil, nil
  for _ = 1, most_tries do
    local text = word_games.text(lines)
    campaign.write(now, text)
    local finding, wrong
    how, finding, wrong = oracle.try("chance", { { path = "rules/chance.lua",
      name = "chance", text = text } }, Chance.new(seed))
    if slow and oracle.longest.seconds > slow then
      print(("slow %d - %s: %.1f"):format(seed, oracle.longest.where,
        oracle.longest.seconds))
    end
    if finding and not first then first, found_in = finding, text end
    if not wrong or not word_games.without(lines,
      tonumber(tostring(wrong):match "chance%.lua:(%d+)"), tostring(wrong)) then
      break
    end
  end
  return how, first, found_in
end


--- What one process does. It says of each program when it begins and how it
-- ends.
local function child(from, to, folder)
  for seed = from, to do
    local now = ("%s/now-%d.lua"):format(folder, seed)
    print("begin " .. seed)
    local how, finding, text = try(seed, now)
    os.remove(now)
    if finding then
      campaign.write(("%s/%d.lua"):format(folder, seed), text)
      print(("finding %d - %s"):format(seed, (finding:gsub("%c", "?"))))
    end
    print("end " .. how)
  end
end


--- Runs the programs of some numbers in another process: what it has said, and
-- whether it ended by itself.
local function run(from, to, folder)
  local out = ("%s/out-%d"):format(folder, from)
  local command = "ulimit -t %d; %s run tests/fuzz/words.lua --child %d %d "
    .. "'%s' >'%s' 2>&1 </dev/null"
  local ended, _, status = os.execute(command:format(seconds, program, from, to,
    folder, out))
  local text = campaign.read(out)
  os.remove(out)
  return text, ended, status
end


--- The line that says most of a crash, and its place in the program's code.
local function reason(text, status)
  local said = text:match "runtime error: [^\n]*" or text:match "ERROR: [^\n]*"
    or text:match "[^\n]*Assertion [^\n]*"
  local place = text:match "#%d+ [^\n]- in ([%w_]+ core/[^\n]*)"
    or text:match "#%d+ [^\n]- in ([%w_]+ [^\n]*lua/bind/[^\n]*)"
    or text:match "#%d+ [^\n]- in ([%w_]+ [^\n]*core/[^\n]*)"
  local how = (status == 137 or status == 152) and "it computes without end"
    or "it ends with status " .. status
  return (said or how) .. (place
    and " in " .. place or "")
end


--- Tries programs until the last or until one ends its process: the number of
-- the next, or nil.
local function batch(self, from, to)
  local text, ended, status = run(from, to, self.folder)
  local seed
  for line in text:gmatch "[^\n]+" do
    seed = tonumber(line:match "^begin (%d+)$") or seed
    local how = line:match "^end (%l+)$"
    if how then self.counts[how] = self.counts[how] + 1 end
    if line:find "^finding" then
      self.findings = self.findings + 1
      print("not ok " .. line:sub(9))
    elseif line:find "^slow" then print("# " .. line)
    end
  end
  if ended then return end
  assert(seed, text)
  self.findings = self.findings + 1
  local kept = ("%s/%d"):format(self.folder, seed)
  os.rename(("%s/now-%d.lua"):format(self.folder, seed), kept .. ".lua")
  campaign.write(kept .. ".txt", text:match("begin " .. seed .. "\n(.*)") or
    text)
  print(("not ok %d - %s"):format(seed, reason(text, status)))
  return seed + 1
end


local arguments = { ... }
if arguments[1] == "--child" then
  io.stdout:setvbuf "line"
  local from, to, folder = campaign.begin("words", 1, table.unpack(arguments,
    2))
  child(from, to, folder)
  return 0
end

io.stdout:setvbuf "line"
local from, to, folder = campaign.begin("words", 250, ...)
os.execute("mkdir -p '" .. folder .. "'")
local self = { folder = folder, findings = 0,
  counts = { refused = 0, failed = 0, played = 0 } }
for first = from, to, each do
  local last, next_one = math.min(first + each - 1, to), first
  while next_one and next_one <= last do next_one = batch(self, next_one, last)
  end
end
print(("%s %d - words called by chance, %d to %d: %d refused, %d failed, "
  .. "%d played, %d found"):format(self.findings == 0 and "ok" or "# not ok",
  from, from, to, self.counts.refused, self.counts.failed, self.counts.played,
  self.findings))
return self.findings == 0 and 0 or 1
