-- Where the program keeps what it writes: records, history, own rules.

local files = {}


local function home(variable, below)
  local folder = os.getenv(variable)
  if folder and folder:match("^/") then return folder end
  return (os.getenv("HOME") or ".") .. below
end


--- files.state() -> the folder of records and history.
function files.state()
  return home("XDG_STATE_HOME", "/.local/state") .. "/tenace"
end


--- files.rules() -> the folder of the user's own rules.
function files.rules()
  return home("XDG_CONFIG_HOME", "/.config") .. "/tenace/rules"
end


--- A path below a folder, with what stands for the folder in front.
local function below(path, folder, sign)
  if not folder or folder == "" or folder == "/" then return nil end
  if path:sub(1, #folder + 1) == folder .. "/" then
    return sign .. path:sub(#folder + 2)
  end
end


--- files.shown(path) -> the path as people would write it from where they are.
function files.shown(path)
  return below(path, os.getenv "PWD", "") or below(path, os.getenv "HOME", "~/")
    or path
end


--- files.quote(text) -> the text as one word of a shell command.
function files.quote(text)
  return "'" .. text:gsub("'", "'\\''") .. "'"
end


--- files.exists(path) -> true if something by that name can be read.
function files.exists(path)
  local file = io.open(path)
  return file ~= nil and (file:close() or true)
end


--- files.make_folder(path) -> true; or nil and why not.
function files.make_folder(path)
  if files.exists(path .. "/.") then return true end
  local command = "mkdir -p -- " .. files.quote(path) .. " 2>&1"
  local pipe = io.popen(command)
  local said = pipe:read("a")
  if pipe:close() then return true end
  return nil, (said:gsub("%s+$", ""):gsub("^mkdir: ", ""))
end


--- files.read(path) -> text; or nil and why not.
function files.read(path)
  local file, problem = io.open(path)
  if not file then return nil, problem end
  local text, why = file:read("a")
  file:close()
  return text, why and path .. ": " .. why
end


--- files.write(path, text) -> true; or nil and why not.
function files.write(path, text)
  local file, problem = io.open(path, "w")
  if not file then return nil, problem end
  local written, why = file:write(text)
  local closed = file:close()
  if written and closed then return true end
  return nil, path .. ": " .. (why or "not written")
end


--- files.newest_record() -> path of the record written to last, or nil.
function files.newest_record()
  local folder = files.quote(files.state())
  local pipe = io.popen("ls -t -- " .. folder .. " 2>/dev/null")
  local found
  for name in pipe:lines() do
    if not found and name:match("%.record$") then found = name end
  end
  pipe:close()
  return found and files.state() .. "/" .. found
end


--- files.new_record(name) -> a path for the record of a match begun now.
function files.new_record(name)
  local word = name:gsub("[^%w_+=-]", "_"):sub(1, 60)
  local stem = files.state() .. os.date("/%Y-%m-%d-%H%M%S-") .. word
  local path, n = stem .. ".record", 1
  while files.exists(path) do
    n = n + 1
    path = stem .. "-" .. n .. ".record"
  end
  return path
end


return files
