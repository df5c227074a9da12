-- Divides work among processes of this program. Each does some of the units and
-- prints its result as JSON. Before that it may print lines `played N` for
-- progress.

local fail = require "tenace.face.say.fail"
local files = require "tenace.face.terminal.files"

local shares = {}


--- The command line of a share.
local function command(words, first, last)
  local list = { files.quote(require "tenace.place".program) }
  for _, word in ipairs(words) do list[#list + 1] = files.quote(word) end
  list[#list + 1] = ("--units %d %d"):format(first, last)
  return table.concat(list, " ")
end


--- Starts the shares; they then run at the same time.
local function start(words, units, jobs)
  local list, first = {}, 1
  for job = 1, jobs do
    local last = units * job // jobs
    if last >= first then
      list[#list + 1] = { units = last - first + 1,
        pipe = io.popen(command(words, first, last)) }
    end
    first = last + 1
  end
  return list
end


--- Reads the output of a share. The progress of this share is taken for all.
local function read(share, units, progress)
  local text = {}
  for line in share.pipe:lines() do
    local played = tonumber(line:match("^played (%d+)$"))
    if not played then
      text[#text + 1] = line
    elseif progress then
      progress(units * played // share.units)
    end
  end
  return table.concat(text, "\n")
end


--- shares.of(words, units, jobs [, progress]) -> list of the outputs
-- @param words those of the command line after the program's name
-- @param progress a function that gets the number of units played so far
function shares.of(words, units, jobs, progress)
  local results = {}
  for i, share in ipairs(start(words, units, math.min(jobs, units))) do
    local text = read(share, units, progress)
    local result = require "dkjson".decode(text)
    if not share.pipe:close() or not result then
      fail.no("share", { text = text })
    end
    results[i] = result
  end
  return results
end


return shares
