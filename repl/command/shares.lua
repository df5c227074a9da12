-- Divides work among processes of this program: this one does the first share.
-- Each of the others does some of the units and prints its result as JSON.

local fail = require "tenace.face.say.fail"
local files = require "tenace.face.terminal.files"

local shares = {}


--- Adds how long a share may wait for programs that play seats, if this one has
-- been told.
local function add_patience(list)
  local programs = package.loaded["tenace.face.outside.programs"]
  if programs then
    list[#list + 1] = ("--bot-time %.14g"):format(programs.seconds)
  end
end


--- The command line of a share.
local function command(words, first, last)
  local list = { files.quote(require "tenace.place".program) }
  for _, word in ipairs(words) do list[#list + 1] = files.quote(word) end
  add_patience(list)
  list[#list + 1] = ("--units %d %d"):format(first, last)
  return table.concat(list, " ")
end


--- Starts the shares after the first; they then run at the same time.
-- @return a list of their pipes, and the last unit of the first share
local function start(words, first, last, jobs)
  local list, units = {}, last - first + 1
  local function ends(job) return first - 1 + units * job // jobs end
  for job = 2, jobs do
    list[job - 1] = io.popen(command(words, ends(job - 1) + 1, ends(job)))
  end
  return list, ends(1)
end


--- Reads the output of a share.
local function read(share)
  local text = share:read "a"
  local result = require "dkjson".decode(text)
  if not share:close() or not result then fail.no("share", { text = text }) end
  return result
end


--- shares.of(words, first, last, jobs, own) -> list of the tallies
-- Does the units from `first` to `last`.
-- @param words those of the command line after the program's name
-- @param own function(last): does the units up to that one here, and answers
-- their tally
function shares.of(words, first, last, jobs, own)
  local others, own_last = start(words, first, last,
    math.min(jobs, last - first + 1))
  local results = { own(own_last) }
  for i, share in ipairs(others) do results[i + 1] = read(share) end
  return results
end


return shares
