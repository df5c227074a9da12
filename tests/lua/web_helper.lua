-- What specs of the page's worker share: calls, and a disk that keeps what is
-- written in memory, as in the browser.

local answer = require "tenace.face.web.answer"
local core = require "tenace.core"
local json = require "dkjson"

local helper = {}


--- helper.ask(call) -> value; or nil, problem
function helper.ask(call)
  call.id = call.id or 1
  local answered = json.decode((answer:answer(json.encode(call))))
  return answered.value, answered.problem
end


--- helper.need(call) -> value
-- @error there was a problem
function helper.need(call)
  local value, problem = helper.ask(call)
  return value or error(problem and problem.text or "no value", 2)
end


--- helper.heard(call) -> the list of the call's progress
function helper.heard(call)
  local heard = {}
  call.id = 9
  answer:answer(json.encode(call), function(text)
    local told = json.decode(text)
    assert(told.id == 9)
    heard[#heard + 1] = told.progress
  end)
  return heard
end


--- helper.begin([game [, seed]]) -> the moment: the match is begun anew
function helper.begin(game, seed)
  return helper.need { call = "new", game = game or "whist", seed = seed or 7 }
end


local disk = core.disk
local real = { read = disk.read, write = disk.write, remove = disk.remove,
  about = disk.about, make_folder = disk.make_folder,
  list_folder = core.list_folder }

-- The texts that were written, by path.
helper.written = {}


--- helper.keep()
-- From now on, what is written stays in memory.
function helper.keep()
  local written = helper.written
  disk.read = function(path, most)
    if written[path] then return written[path] end
    return real.read(path, most)
  end
  disk.write = function(path, text)
    written[path] = text
    return true
  end
  disk.remove = function(path) written[path] = nil end
  disk.about = function(path)
    return written[path] and "file" or real.about(path)
  end
  disk.make_folder = function() return true end
  core.list_folder = function(folder)
    local list = real.list_folder(folder) or {}
    for path in pairs(written) do
      if path:match "^(.*)/" == folder then
        list[#list + 1] = path:match "[^/]*$"
      end
    end
    return list
  end
end


--- helper.forget(): nothing is written any more
function helper.forget()
  for path in pairs(helper.written) do helper.written[path] = nil end
end


--- helper.free(): the disk is the real one again
function helper.free()
  helper.forget()
  disk.read, disk.write, disk.remove = real.read, real.write, real.remove
  disk.about, disk.make_folder = real.about, real.make_folder
  core.list_folder = real.list_folder
end


return helper
