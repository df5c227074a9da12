-- What `make again` knows of tests that have passed: everything that a test
-- has looked at, as it was then.  A test that would find all of it the same
-- cannot fail now, so it need not run.
--
--   lua tests/again.lua pending <TESTS       prints those that must run
--   lua tests/again.lua keep TEST TRACE MARK notes that TEST has passed; TRACE
--                                            is by strace, see tests/run; what
--                                            is newer than the file MARK may
--                                            have changed meanwhile
--
-- Of a file in this folder its text counts, of any other its size and time; of
-- a folder that was listed its names; what was sought in vain must be missing
-- still.  Files that the test itself wrote do not count.  The notes lie in the
-- folder AGAIN_CACHE, and serve other checkouts, too.

local HERE = io.popen("pwd -P"):read "l"
local CACHE = assert(os.getenv "AGAIN_CACHE", "AGAIN_CACHE is missing")

-- The environment that decides what a test does.  TURN does not count: which
-- samples have their turn changes with each commit.
local ENVIRONMENT = { "BUILD", "TENACE", "LUA", "FUZZ", "SOAK", "LC_ALL",
  "TERM", "PATH" }

-- Places whose files are made by tests or by the system as it runs.
local PASSING = { "^/tmp/", "^/proc/", "^/dev/", "^/sys/", "^/run/", "^/var/" }


local function quoted(text) return "'" .. text:gsub("'", "'\\''") .. "'" end


--- The path without `.`, `..` and doubled slashes.
local function clean(path)
  local parts = {}
  for part in path:gmatch "[^/]+" do
    if part == ".." then
      parts[#parts] = nil
    elseif part ~= "." then
      parts[#parts + 1] = part
    end
  end
  return "/" .. table.concat(parts, "/")
end


--- The path as a note has it: from here on, if it is here; nil if it does not
-- count.
local function noted(path)
  path = clean(path)
  if path == HERE then return "." end
  if path:sub(1, #HERE + 1) == HERE .. "/" then
    path = path:sub(#HERE + 2)
    return not path:find "^[%w_/]*build[%w_/]*/results" and path or nil
  end
  for _, place in ipairs(PASSING) do
    if (path .. "/"):find(place) then return nil end
  end
  return path
end


--- Notes the path in one line of a trace, as a folder if it is listed.
local function look(line, paths)
  local listed = line:match "getdents64%(%d+<([^>]*)>"
  if listed then
    paths[noted(listed) or ""] = "listed"
    return
  end
  local folder, path, flags = line:match '%f[%w]%w-<([^>]*)>, "([^"]+)"(.*)'
  if not path then path, flags = line:match '%("([^"]+)"(.*)' end
  if not path then return end
  if path:sub(1, 1) ~= "/" then path = (folder or HERE) .. "/" .. path end
  path = noted(path) or ""
  if flags:find "O_WRONLY" or flags:find "O_RDWR" or flags:find "O_CREAT" then
    paths[path] = "written"
  elseif not paths[path] then
    paths[path] = "read"
  end
end


--- The words to the right of lines `PATH<tab>VALUE` that a command prints for
-- these paths, by path.
local function ask(command, paths, found)
  if #paths == 0 then return end
  local name = os.tmpname()
  local file = assert(io.open(name, "w"))
  file:write(table.concat(paths, "\0"), "\0")
  file:close()
  local pipe = io.popen(("xargs -0 sh -c %s sh <%s 2>/dev/null"):format(
    quoted(command), name))
  for line in pipe:lines() do
    local value, path = line:match "^(%S+) [ *](.*)$"
    if path then found[path] = value end
  end
  pipe:close()
  os.remove(name)
end


-- Print a word and the path for each path: of a file's text, of the size and
-- time of a file elsewhere, and of the names in a folder.
local TEXT = [[sha256sum -- "$@"]]
local ELSEWHERE = [[stat -L -c "%s:%Y  %n" -- "$@"]]
local NAMES = [[for f do [ -d "$f" ] && echo "$(ls -A "$f" |
  sha256sum | cut -c 1-64)  $f"; done]]
local FOLDERS = [[for f do [ -d "$f" ] && echo "folder  $f"; done]]


--- How everything in a set of paths is now: a word by path.  `paths` says of
-- each whether it was read or listed.
local function states(paths)
  local here, elsewhere, listed, all = {}, {}, {}, {}
  for path, how in pairs(paths) do
    all[#all + 1] = path
    local list = how == "listed" and listed
      or path:sub(1, 1) == "/" and elsewhere or here
    list[#list + 1] = path
  end
  local found = {}
  ask(ELSEWHERE, elsewhere, found)
  ask(TEXT, here, found)
  ask(FOLDERS, all, found)
  ask(NAMES, listed, found)
  for _, path in ipairs(all) do found[path] = found[path] or "missing" end
  return found
end


local function environment()
  local list = {}
  for i, name in ipairs(ENVIRONMENT) do
    list[i] = name .. "=" .. (os.getenv(name) or "")
  end
  return table.concat(list, " ")
end


--- The file with the note on a test.
local function note_of(test)
  return CACHE .. "/" .. test:gsub("/", "%%")
end


--- Has anything in this folder been written to since?
local function newer(paths, mark)
  local here = {}
  for path in pairs(paths) do
    if path:sub(1, 1) ~= "/" then here[#here + 1] = path end
  end
  local found = {}
  ask(("for f do [ -f \"$f\" ] && [ \"$f\" -nt %s ] && echo \"newer  $f\"; "
    .. "done"):format(quoted(mark)), here, found)
  return next(found) ~= nil
end


local function keep(test, trace, mark)
  local paths = {}
  for line in io.lines(trace) do look(line, paths) end
  paths[""] = nil
  for path, how in pairs(paths) do
    if how == "written" then paths[path] = nil end
  end
  local name = note_of(test)
  os.remove(name)
  if newer(paths, mark) then return end
  local list = { environment() }
  for path, state in pairs(states(paths)) do
    list[#list + 1] = ("%s %s %s"):format(paths[path], state, path)
  end
  local file = assert(io.open(name .. ".new", "w"))
  file:write(table.concat(list, "\n"), "\n")
  file:close()
  assert(os.rename(name .. ".new", name))
end


--- The note on a test: a list of { how, state, path }; nil if there is none for
-- this environment.
local function read_note(test, now)
  local file = io.open(note_of(test))
  if not file then return nil end
  local note = {}
  if file:read "l" == now then
    for line in file:lines() do
      note[#note + 1] = { line:match "^(%S+) (%S+) (.*)$" }
    end
  end
  file:close()
  return note[1] and note
end


--- What several tests have looked at is looked at once.
local function pending()
  local tests, notes, paths, now = {}, {}, {}, environment()
  for test in io.lines() do
    tests[#tests + 1] = test
    notes[test] = read_note(test, now)
    for _, one in ipairs(notes[test] or {}) do
      if paths[one[3]] ~= "listed" then paths[one[3]] = one[1] end
    end
  end
  local found, plain = states(paths), {}
  for path in pairs(paths) do plain[path] = "read" end
  plain = states(plain)
  for _, test in ipairs(tests) do
    local same = notes[test] ~= nil
    for _, one in ipairs(notes[test] or {}) do
      local state = one[1] == "listed" and found or plain
      same = same and state[one[3]] == one[2]
    end
    if not same then print(test) end
  end
end


if arg[1] == "keep" then keep(arg[2], arg[3], arg[4]) else pending() end
