-- Arrows between rooms run one way, and those between files make no circle. The
-- rooms, and their order, are the tables of doc/architecture.md. An arrow is an
-- `#include`; a `require`, wherever it is in the file, or a look whether a
-- module is loaded; a call of a function that another C file has, in a header,
-- too.
--
--   lua tests/rooms.lua BUILD      BUILD holds the objects of all C files
--
-- It prints what is wrong, a line each, and then ends with status 1. The page
-- also has a drawing, a line for each room: the rooms it needs, but for those
-- that they need themselves. `lua tests/rooms.lua BUILD draw` prints it anew.

local build, draws = ...
build = build or "build"
local wrong = {}


local function complain(form, ...)
  wrong[#wrong + 1] = form:format(...)
end


local function lines_of(command)
  local pipe = assert(io.popen(command))
  local text = pipe:read("a")
  pipe:close()
  return text:gmatch("[^\n]+")
end


--- The rooms of the page, with their places in its order.
local function read_rooms()
  local rooms, n = {}, 0
  for line in io.lines("doc/architecture.md") do
    local room = line:match("^| `([%w_/]+)` |")
    if room then
      n = n + 1
      rooms[room] = n
    end
  end
  return rooms
end


local rooms = read_rooms()
local sources = {}
for file in lines_of("find core lua repl -name '*.[ch]' -o -name '*.lua'") do
  -- the folder of a language belongs to the room of all languages
  sources[file] = file:match("^(.*)/"):gsub("/text/%a+$", "/text")
end


--- Each folder has its row, and each row its folder.
local function check_folders()
  local found = {}
  for _, room in pairs(sources) do found[room] = true end
  for room in pairs(found) do
    if not rooms[room] then complain("%s is on no row of the page", room) end
  end
  for room in pairs(rooms) do
    if not found[room] then complain("there is no room %s", room) end
  end
end


-- The files that each file needs, and the rooms that each room needs.
local needs, room_needs = {}, {}


--- An arrow from one file to another.
local function arrow(from, to, by)
  needs[from] = needs[from] or {}
  if from ~= to then needs[from][to] = true end
  local room, other = sources[from], sources[to]
  local a, b = rooms[room], rooms[other]
  room_needs[room] = room_needs[room] or {}
  if room ~= other then room_needs[room][other] = true end
  if not (a and b) or b <= a then return end
  complain("%s: %s is above it (%s)", from, by, to)
end


--- The file of a module: in Lua, or the one in C that has what opens it. The
-- core is opened by the program before all else, and has no arrow.
local function module_file(name, has)
  local opened = has["luaopen_" .. name:gsub("%.", "_")]
  if opened and name ~= "tenace.core" then return opened end
  local face = name:match("^tenace%.face%.(.*)")
  local path = (face and "repl/" .. face or "lua/" .. name):gsub("%.", "/")
  return sources[path .. ".lua"] and path .. ".lua"
end


local function check_lua(file, has)
  for line in io.lines(file) do
    local code = line:gsub("^%s*%-%-.*", "")
      :gsub("package%.loaded%[", "require(")
    for name in code:gmatch("require[ (,]*[\"']([%w_.]+)[\"']") do
      local needed = module_file(name, has)
      if needed then arrow(file, needed, name) end
    end
  end
end


--- The file of an include: in its own layer, or in one below.
local function included(file, name)
  for _, folder in ipairs { "repl/", "lua/bind/", "core/" } do
    local below = not file:find("^core/") or folder == "core/"
    if below and sources[folder .. name] then return folder .. name end
  end
end


local function check_c(file)
  for line in io.lines(file) do
    local name = line:match('^#include "([^"]+)"')
    local needed = name and included(file, name)
    if name and not needed then complain("%s: no file %s", file, name) end
    if needed then arrow(file, needed, name) end
  end
end


--- Which file has each function, and which functions each file calls.
local function read_objects()
  local has, calls = {}, {}
  for file in pairs(sources) do
    local object = build .. "/" .. file:gsub("%.c$", ".o")
    local made = file:find("%.c$") and io.open(object)
    if made then
      made:close()
      for line in lines_of("nm -f posix " .. object) do
        local name, kind = line:match("^(%S+) (%u)")
        if kind == "U" then calls[#calls + 1] = { file, name }
        elseif kind and ("TDBR"):find(kind) then has[name] = file end
      end
    end
  end
  return has, calls
end


local function check_calls(has, calls)
  for _, call in ipairs(calls) do
    local file, name = call[1], call[2]
    if has[name] then arrow(file, has[name], "call of " .. name) end
  end
end


--- Calls in the functions of a header, whose lines are indented: no object has
-- them as the header's own. What `core/tenace` declares is in all rooms of the
-- core.
local function check_inline(file, has)
  for line in io.lines(file) do
    local code = line:match("^%s.*") or ""
    for name in code:gmatch("%f[%w_](tn[lif]?_[%w_]+)%s*%(") do
      local other = has[name]
      if other and rooms[sources[other]] > rooms[sources[file]] then
        complain("%s: %s is above it (%s)", file, name, other)
      end
    end
  end
end


--- The files in order, so that what is found is the same each time.
local function in_order(set)
  local list = {}
  for file in pairs(set) do list[#list + 1] = file end
  table.sort(list)
  return list
end


--- Goes on from a file along its arrows: complains of each way that leads back
-- to a file of `way`, by which it came.
local function go(file, way, done)
  if done[file] then return end
  way[#way + 1] = file
  way[file] = #way
  for _, other in ipairs(in_order(needs[file] or {})) do
    if way[other] then
      complain("a circle: %s -> %s", table.concat(way, " -> ", way[other]),
        other)
    else
      go(other, way, done)
    end
  end
  way[#way], way[file] = nil, nil
  done[file] = true
end


local function check_circles()
  local done = {}
  for _, file in ipairs(in_order(needs)) do go(file, {}, done) end
end


--- Does one room need another, over others in between?
local function reaches(room, other)
  for next_one in pairs(room_needs[room] or {}) do
    if next_one == other or reaches(next_one, other) then return true end
  end
  return false
end


--- The line of a room in the drawing.
local function drawn(room)
  local list = {}
  for other in pairs(room_needs[room] or {}) do
    local implied = false
    for between in pairs(room_needs[room]) do
      implied = implied or between ~= other and reaches(between, other)
    end
    if not implied then list[#list + 1] = other end
  end
  table.sort(list, function(a, b) return rooms[a] > rooms[b] end)
  if #list == 0 then return room end
  return ("%-18s -> %s"):format(room, table.concat(list, ", "))
end


--- The drawing: the highest room first, so all arrows point down.
local function drawing()
  local order, lines = {}, {}
  for room in pairs(rooms) do order[#order + 1] = room end
  table.sort(order, function(a, b) return rooms[a] > rooms[b] end)
  for i, room in ipairs(order) do lines[i] = drawn(room) end
  return table.concat(lines, "\n") .. "\n"
end


local function check_drawing()
  local file = assert(io.open("doc/architecture.md"))
  local text = file:read("a")
  file:close()
  if not text:find(drawing(), 1, true) then
    complain("the page's drawing is not what `tests/rooms.lua %s draw` prints",
      build)
  end
end


check_folders()
local has, calls = read_objects()
for file, room in pairs(sources) do
  if file:find("%.lua$") then check_lua(file, has) else check_c(file) end
  local header = file:find("%.h$") and room ~= "core/tenace"
  if header then check_inline(file, has) end
end
check_calls(has, calls)
check_circles()
if #wrong == 0 and draws then io.write(drawing()) end
if #wrong == 0 and not draws then check_drawing() end
table.sort(wrong)
for _, line in ipairs(wrong) do print(line) end
os.exit(#wrong == 0)
