-- Long studies at the command line: done at once, by several processes, in
-- parts, or bit by bit with what is done kept in a file.

local args = require "tenace.face.command.args"
local data = require "tenace.face.say.data"
local fail = require "tenace.face.say.fail"
local json = require "tenace.face.terminal.json"
local phrase = require "tenace.face.say.phrase"

local parted = {}

-- The first names in the JSON of a part: the same part has the same bytes.
local KEYS = { "tenace", "part", "parts", "request", "study", "rules", "sweep",
  "seed", "bots", "bot_names", "games", "rounds", "matches", "duels", "better",
  "worse", "units", "first", "last", "done", "tally", "deals" }


--- Reads `3/8`.
local function numbers(text)
  local n, of = text:match "^(%d+)/(%d+)$"
  n, of = math.tointeger(tonumber(n)), math.tointeger(tonumber(of))
  if n and of and n >= 1 and n <= of then return { n, of } end
  return nil, phrase("parts.part", { text = text })
end


--- parted.options(parser, jobs): adds the options of long studies
-- @param jobs the help of `--jobs`
function parted.options(parser, jobs)
  local text = function(name) return phrase("command.parted." .. name) end
  parser:option("--jobs", jobs):argname("N"):convert(args.count "jobs")
  parser:option("--part", text "part"):argname("I/N"):convert(numbers)
  parser:option("--keep", text "keep"):argname "FILE"
  parser:option("--units"):args(2)
    :convert(args.count "units"):hidden(true)
end


--- Reads per cent.
local function per_cent(text)
  local n = math.tointeger(tonumber(text))
  if n and n >= 1 and n <= 99 then return n end
  return nil, phrase("parts.sure", { text = text })
end


--- parted.sure(parser): adds the option of studies that end when they tell
function parted.sure(parser)
  parser:option("--sure", phrase "command.parted.sure"):argname("N")
    :convert(per_cent)
end


--- The sum of the tallies of several processes; the time is that of the
-- longest.
local function collect(study, tallies)
  local longest = 0
  for _, tally in ipairs(tallies) do
    longest = math.max(longest, tally.seconds or 0)
  end
  local whole = study.merge(tallies)
  if whole.seconds then whole.seconds = longest end
  return whole
end


--- A function that does some units, by as many processes as are wanted. The
-- progress of this one is taken for all.
local function worker(study, given, words, told)
  local jobs = given.jobs or 1
  return function(first, last)
    local own = function(to)
      return study.run(first, to, function(n)
        told(first - 1 + n * (last - first + 1) // (to - first + 1))
      end)
    end
    if jobs == 1 or first == last then return own(last) end
    local shares = require "tenace.face.command.shares"
    return collect(study, shares.of(words, first, last, jobs, own))
  end
end


--- The part as far as it was done and kept before; a new one if it was not.
local function kept(path, wanted)
  local files = require "tenace.face.terminal.files"
  if not files.exists(path) then return wanted end
  local part, found = require "tenace.study.part", parted.read(path)
  local goes_on, why = part.goes_on(found, wanted)
  if not goes_on then fail.no("parts.other", { file = path, why = why }) end
  return found
end


--- A function that writes a part into a file, in place of what is there.
local function keeper(path)
  local disk = require "tenace.base.disk"
  return function(part)
    local text = json.text(part, { indent = true,
      keyorder = data.names(part, KEYS) })
    local done, why = disk.keep(path, text .. "\n")
    if not done then fail.no("not_written", { problem = why }) end
  end
end


--- Does a part, or goes on with it.
local function done_part(study, given, words)
  local part = require "tenace.study.part"
  local n, of = table.unpack(given.part or { 1, 1 })
  local self = part.new(study, n, of)
  if given.keep then self = kept(given.keep, self) end
  local progress = require "tenace.face.terminal.progress"
  local all = self.last - self.first + 1
  local told, finished = progress.on_terminal(all)
  part.work(self, study, { keep = given.keep and keeper(given.keep),
    run = worker(study, given, words, function(unit)
      told(unit - self.first + 1)
    end) })
  finished()
  if given.keep then keeper(given.keep)(self) end
  return self
end


--- Does a study until it tells.
local function sure_tally(study, given, words)
  local progress = require "tenace.face.terminal.progress"
  local told, finished = progress.on_terminal(study.units)
  local tally = require "tenace.study.sure".work(study,
    worker(study, given, words, told))
  finished()
  return tally
end


--- Prints what another process asks for: the tally of some units.
local function write_units(study, units)
  json.line(study.run(units[1], units[2]))
end


--- parted.tally(study, given, words) -> tally; or nil if the tally of the units
-- or the part that the command line wants has been written
-- @param study see divided.of
-- @param given the values of the command line
-- @param words the words by which another process does the same study
function parted.tally(study, given, words)
  if given.units then return write_units(study, given.units) end
  if given.sure then
    if given.part or given.keep then fail.usage "parts.sure_alone" end
    return sure_tally(study, given, words)
  end
  local part = done_part(study, given, words)
  if not given.part then return part.tally end
  if not given.keep then json.write(part, data.names(part, KEYS)) end
end


--- parted.read(path) -> part
-- Fails if the file is none.
function parted.read(path)
  local text, problem = require "tenace.face.terminal.files".read(path)
  if not text then fail.usage("parts.unreadable", { problem = problem }) end
  local read, found = pcall(require "dkjson".decode, text)
  if not read or not require "tenace.study.part".is(found) then
    fail.no("parts.none", { file = path })
  end
  return found
end


return parted
