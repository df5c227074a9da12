-- Errors that end a command, each with its exit status.

local phrase = require "tenace.face.say.phrase"

local fail = {}

local Failure = {}
Failure.__index = Failure

function Failure:__tostring() return self.message end


--- The message of a key: of the section `fail`, unless it names its own.
local function message_of(key, parts)
  return phrase(key:find(".", 1, true) and key or "fail." .. key, parts)
end


local function raise(status, key, parts)
  error(setmetatable({ kind = "failure", status = status,
    message = message_of(key, parts) }, Failure), 0)
end


--- fail.usage(key, parts): the command line is wrong; status 2.
function fail.usage(key, parts) raise(2, key, parts) end


--- fail.no(key, parts): the answer is no; status 1.
function fail.no(key, parts) raise(1, key, parts) end


--- Fails with that status, and suggests the nearest name.
local function raise_near(status, key, word, names, parts)
  error(setmetatable({ kind = "failure", status = status,
    message = phrase.nearest("fail." .. key, word, names, parts),
  }, Failure), 0)
end


--- fail.unknown(key, word, names, parts): as usage, and suggests the nearest
-- name.
function fail.unknown(key, word, names, parts)
  raise_near(2, key, word, names, parts)
end


--- fail.no_near(key, word, names, parts): as no, and suggests the nearest name.
function fail.no_near(key, word, names, parts)
  raise_near(1, key, word, names, parts)
end


--- fail.there(path): a file exists already; status 2.
function fail.there(path) fail.usage("there", { file = path }) end


--- fail.not_written(problem, reason, path): a file that the person named cannot
-- be written, see disk.lua; status 2
function fail.not_written(problem, reason, path)
  if reason == "there" then fail.there(path) end
  fail.usage("not_written", { problem = problem })
end


--- The status of each kind of problem that the library raises.
local STATUS = { rules = 3, request = 2 }


--- fail.status(err) -> exit status for an error; nil if it is a defect.
function fail.status(err)
  if type(err) ~= "table" then return nil end
  return err.status or STATUS[err.kind]
end


return fail
