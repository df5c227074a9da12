-- tenace check --watch: looks again whenever a file of the rules is saved.

local fail = require "tenace.face.say.fail"
local files = require "tenace.face.terminal.files"
local output = require "tenace.face.terminal.output"
local phrase = require "tenace.face.say.phrase"
local saved = require "tenace.face.what_if.saved"
local shelf = require "tenace.rules.shelf"

local watching = {}

-- So many seconds are between two looks at the files.
local PAUSE = 0.3


--- Adds a file with the text that it has now, and the file with its examples.
local function add(list, known, path)
  for _, one in ipairs { path, shelf.beside(path) } do
    if not known[one] then
      known[one] = true
      list[#list + 1] = { path = one,
        text = files.exists(one) and files.read(one) or nil }
    end
  end
end


--- The files of these games with their texts. Of rules that are in error, those
-- that were known before, and the one with the error.
local function files_of(subjects, before)
  local list, known = {}, {}
  for _, subject in ipairs(subjects) do
    local variant, wrong = require "tenace".library:variant(subject, nil, true)
    for _, file in ipairs(variant and variant.files or {}) do
      add(list, known, file.path)
    end
    if not variant and wrong.file then add(list, known, wrong.file) end
  end
  for _, file in ipairs(before) do add(list, known, file.path) end
  return list
end


--- Waits until a file is saved; nil if a key is pressed.
local function await(list, pause)
  local state = {}
  repeat
    if pause(PAUSE) then return nil end
    local path, text = saved.changed(list, {})
    if saved.is_whole(state, text) then return path end
  until false
end


--- Looks once. What fails is said, and does not end the watch.
local function look_once(look)
  local done, wrong = pcall(look)
  if done then return end
  if not fail.status(wrong) then error(wrong, 0) end
  output.write(tostring(wrong.message or wrong), "\n")
end


--- watching.run(subjects, look [, pause]) -> exit status
-- Calls `look` now and whenever a file of these games is saved, until a key is
-- pressed.
-- @param subjects a list of games and paths
-- @param pause function(seconds) -> true if a key was pressed; that of the
-- terminal, if it is left out
function watching.run(subjects, look, pause)
  if not pause and not require "tenace.face.terminal.loop".is_live() then
    fail.usage("watch_terminal", {})
  end
  pause = pause or require "tenace.terminal".pause
  local list = files_of(subjects, {})
  repeat
    look_once(look)
    output.write(phrase "check.watching", "\n")
    local path = await(list, pause)
    if path then
      output.write("\n", phrase("what_if.changed",
        { file = files.shown(path) }), "\n")
      list = files_of(subjects, list)
    end
  until not path
  return 0
end


return watching
