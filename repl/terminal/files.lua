-- The places of the files that the program writes: records, history, own rules.

local disk = require "tenace.base.disk"
local phrase = require "tenace.face.say.phrase"

local files = {}


--- The folder in a variable, or one below the home folder; or nil and why. A
-- path that is not absolute is refused, because it would depend on the folder
-- in which the program is called.
local function home(variable, below)
  local folder, own = os.getenv(variable), os.getenv "HOME"
  if folder and folder:match "^/" then return folder .. "/tenace" end
  if own and own:match "^/" then return own .. below .. "/tenace" end
  return nil, phrase("fail.no_home", { variable = variable })
end


--- files.state() -> the folder of records and history; nil and why.
function files.state()
  return home("XDG_STATE_HOME", "/.local/state")
end


--- files.rules() -> the folder of the user's own rules; nil and why.
function files.rules()
  local folder, problem = home("XDG_CONFIG_HOME", "/.config")
  return folder and folder .. "/rules", problem
end


--- A path below a folder, with a sign in place of the folder.
local function below(path, folder, sign)
  if not folder or folder == "" or folder == "/" then return nil end
  if path:sub(1, #folder + 1) == folder .. "/" then
    return sign .. path:sub(#folder + 2)
  end
end


--- files.shown(path) -> the path in its shortest usual form, from the current
-- folder
function files.shown(path)
  return below(path, os.getenv "PWD", "") or below(path, os.getenv "HOME", "~/")
    or path
end


--- files.quote(text) -> the text as one word of a shell command.
function files.quote(text)
  return "'" .. text:gsub("'", "'\\''") .. "'"
end


--- files.exists(path), files.read(path), files.write(path, text, over),
-- files.make_folder(path): see disk.lua.
files.exists, files.make_folder = disk.exists, disk.make_folder
files.read, files.write = disk.read, disk.write


--- files.put(path, text [, over]) -> true; or nil, message, reason
-- Writes a file, and makes its folder if it is not there.
function files.put(path, text, over)
  local made, problem, reason = disk.make_folder(path:match "^(.*)/")
  if not made then return nil, problem, reason end
  return disk.write(path, text, over)
end


--- files.is_file(path) -> true if there is a file that could be overwritten.
function files.is_file(path)
  return require "tenace.core".disk.about(path) == "file"
end


--- files.keep(name, text) -> true; or nil, message.
-- Writes a file into the state folder, over an older one.
function files.keep(name, text)
  local folder, problem = files.state()
  if not folder then return nil, problem end
  local path = folder .. "/" .. name
  local made
  made, problem = disk.make_folder(path:match "^(.*)/")
  if not made then return nil, problem end
  return disk.keep(path, text)
end


--- files.kept(name [, most]) -> the text of a file in the state folder, or nil.
-- @param most the most bytes to read
function files.kept(name, most)
  local folder = files.state()
  return folder and disk.read(folder .. "/" .. name, most)
end


--- files.newest_record([but]) -> path of the record written to last; nil and
-- why
-- @param but a set of paths that do not count
function files.newest_record(but)
  local folder, problem = files.state()
  if not folder then return nil, problem end
  local path = disk.newest(folder, ".record", but)
  return path, not path and phrase("fail.no_record", { folder = folder }) or nil
end


--- files.records(folder) -> the names of the records in it, the oldest first
function files.records(folder)
  local list = {}
  for _, name in ipairs(require "tenace.core".list_folder(folder) or {}) do
    if name:find "%.record$" then list[#list + 1] = name end
  end
  table.sort(list)
  return list
end


--- files.nth(path, n) -> the path of the n-th file of a row: from the second on
-- with its number before the ending
function files.nth(path, n)
  if n == 1 then return path end
  local stem, ending = path:match "^(.*)(%.[^./]*)$"
  return (stem or path) .. "-" .. n .. (ending or "")
end


--- files.new_record(name) -> a path for the record of a new match, in an
-- existing folder; or nil, message
function files.new_record(name)
  local folder, problem = files.state()
  if not folder then return nil, problem end
  local made, wrong = disk.make_folder(folder)
  if not made then return nil, wrong end
  local word = name:gsub("[^%w_+=-]", "_"):sub(1, 60)
  local stem = folder .. os.date("/%Y-%m-%d-%H%M%S-") .. word
  local path, n = stem .. ".record", 1
  while files.exists(path) do
    n = n + 1
    path = stem .. "-" .. n .. ".record"
  end
  return path
end


return files
