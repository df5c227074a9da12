-- How many changes of the program the specs notice. The script changes each
-- comparison, sign, number, `and`, `or` and `not` of a Lua file, one at a time,
-- takes out each guard that is a line of its own, and runs the specs that come
-- to the changed function. It lists the changes that none of them notices.
--
--   [SPECS=PATTERN] tenace run tests/soak/program_mutations.lua [FILE …]
--
-- FILE: repl/moment/picks.lua, say. Without files, it looks at a sample of the
-- changes in the files of ROOMS; at which ones follows from TURN. SPECS: only
-- the specs of tests/lua whose path matches, which is much faster.
--
-- It works in a copy of the checkout, where the changed file takes the place of
-- its bytecode.

package.path = package.path .. ";./tests/?.lua;./tests/soak/?.lua"
local changes = require "changes"
local disk = require "tenace.base.disk"
local turn = require "turn"

--- The files that it looks at, and how many changes of a hundred must be
-- noticed.
local ROOMS = "lua/tenace/study/*.lua repl/moment/*.lua repl/web/*.lua"
local LEAST = 60

--- One change in so many is looked at where no file is named.
local SAMPLE = 60

--- So many seconds of computing are spent on a change at most. Specs that have
-- noticed changes of the function go first, then fast ones.
local ENOUGH = 20

--- The command that lists the specs.
local SPECS = "find tests/lua -name '*_spec.lua' | grep -e \"$SPECS\" | sort"

local scratch


local function lines_of(command)
  local list, pipe = {}, assert(io.popen(command))
  for line in pipe:lines() do list[#list + 1] = line end
  pipe:close()
  return list
end


local function write(path, text)
  local file = assert(io.open(path, "wb"))
  file:write(text)
  file:close()
end


--- Makes the copy: what may change is copied, and the rest linked.
local function copy()
  scratch = lines_of "mktemp -d"[1]
  assert(os.execute(([[
    set -e; here=$PWD; cd %s; mkdir build home
    for one in $(git -C "$here" ls-files | cut -d / -f 1 | sort -u); do
      case $one in lua | repl) cp -pR "$here/$one" . ;;
      *) ln -s "$here/$one" . ;; esac
    done
    for one in "$here"/build/*; do
      case $one in
        */results) ;;
        *) cp -pR "$one" build ;;
      esac
    done
    cp -p "$here/tenace" . ]]):format(scratch)))
  -- the first failure is enough
  local runner = disk.read "tests/busted.lua"
  write(scratch .. "/busted.lua", (runner:gsub('"%-%-output=TAP",',
    '%0 "--no-keep-going",')))
end


--- Runs a spec in the copy -> does it pass, and its seconds of computing.
local function run(spec, limit)
  local out = lines_of(([[
    cd %s; export HOME=$PWD/home MET=$PWD/met LC_ALL=C.UTF-8
    export SOAK= FUZZ= BUILD=build TENACE=./tenace LUA=${LUA:-lua5.4}
    unset TENACE_RULES TENACE_LANG
    ulimit -t %d; ulimit -v 4000000
    timeout -k 9 %d ./tenace run busted.lua %s </dev/null >told 2>&1
    echo $?; times]]):format(scratch, limit, limit * 3 + 20, spec))
  local seconds = 0
  for minutes, rest in out[3]:gmatch "(%d+)m([%d.]+)s" do
    seconds = seconds + 60 * minutes + rest
  end
  return out[1] == "0", seconds
end


--- The head of a function that begins a line, and what ends it.
local FUNCTION, ENDS = "\n[local ]*function [%w_.:]+%b()", "\nend%f[\n\0]"

--- Precedes a traced text: MET(n) writes the line `FILE n` into the file MET,
-- once in a process.
local MET = "local MET_ = {} local function MET(n) if MET_[n] then return end "
  .. "MET_[n] = io.open(os.getenv 'MET' or '/dev/null', 'a') "
  .. "if MET_[n] then MET_[n]:write('%s ', n, '\\n') MET_[n]:close() end end "
  .. "MET(0) "


--- The text with functions that tell when they are called. Number 0 is the
-- whole of the text.
local function traced(path, text)
  local n = 0
  return MET:format(path) .. text:gsub(FUNCTION, function(head)
    n = n + 1
    return ("%s MET(%d) "):format(head, n)
  end)
end


--- The number of the function that a place is in; 0 if it is in none.
local function function_at(text, at)
  local n, from = 0, 1
  while true do
    local head, last = text:find(FUNCTION, from)
    if not head or head > at then return 0 end
    n = n + 1
    local ends = text:find(ENDS, last) or #text
    if at <= ends then return n end
    from = ends
  end
end


--- What the specs come to: by `FILE NUMBER` a list of { spec, seconds }, the
-- fastest first. Specs that fail in the copy, or take long, are left out.
local function map(files)
  for _, path in ipairs(files) do
    write(scratch .. "/" .. path, traced(path, disk.read(path)))
  end
  local met = {}
  for _, spec in ipairs(lines_of(SPECS)) do
    write(scratch .. "/met", "")
    local passes, seconds = run(spec, ENOUGH)
    if not passes then print("# left out: " .. spec) end
    for _, place in ipairs(passes and lines_of(("sort -u %s/met"):format(
      scratch)) or {}) do
      met[place] = met[place] or {}
      table.insert(met[place], { spec = spec, seconds = seconds })
    end
  end
  for _, path in ipairs(files) do
    write(scratch .. "/" .. path, disk.read(path))
  end
  for _, specs in pairs(met) do
    table.sort(specs, function(a, b) return a.seconds < b.seconds end)
  end
  return met
end


--- All changes of a program's file that can be loaded: with the lines besides
-- that return early, taken out.
local function changes_of(path, text)
  local list = {}
  local function add(one)
    if load(one.text, path, "t") then list[#list + 1] = one end
  end
  for _, one in ipairs(changes(text)) do add(one) end
  for at, guard, last in text:gmatch "()\n +(if [^\n]+ end)()%f[\n]" do
    add { at = at, line = select(2, text:sub(1, at):gsub("\n", "")) + 1,
      from = guard, to = "",
      text = text:sub(1, at - 1) .. "\n" .. text:sub(last) }
  end
  return list
end


--- The spec that notices a change; nil if none does.
local function noticed(path, change, specs)
  write(scratch .. "/" .. path, change.text)
  local left = ENOUGH
  for i, one in ipairs(specs) do
    if one.seconds <= left then
      if not run(one.spec, math.ceil(5 * one.seconds) + 2) then
        table.insert(specs, 1, table.remove(specs, i))
        return one.spec
      end
      left = left - one.seconds
    end
  end
end


--- Looks at a file's changes -> how many there are, and how many are noticed.
local function look_at(path, met, taken)
  local text = disk.read(path)
  local all, caught, missed = 0, 0, {}
  for i, change in ipairs(changes_of(path, text)) do
    if taken(i) then
      all = all + 1
      local specs = met[path .. " " .. function_at(text, change.at)] or {}
      if noticed(path, change, specs) then
        caught = caught + 1
      else
        missed[#missed + 1] = change
      end
    end
  end
  write(scratch .. "/" .. path, text)
  print(("# %-40s %4d of %4d"):format(path, caught, all))
  for _, change in ipairs(missed) do
    print(("#   %s:%d: %s for %s"):format(path, change.line,
      change.to == "" and "nothing" or change.to, change.from))
  end
  return all, caught
end


local files = { ... }
local named = #files > 0
if not named then files = lines_of("ls " .. ROOMS) end
copy()
local met = map(files)
local all, caught = 0, 0
for n, path in ipairs(files) do
  local more, noticed_more = look_at(path, met, function(i)
    return named or (i + n + turn.number) % SAMPLE == 0
  end)
  all, caught = all + more, caught + noticed_more
end
os.execute("rm -r " .. scratch)
local share = all == 0 and 100 or 100 * caught // all
print(("%s - specs notice %d of %d changes of the program, %d %%"):format(
  share >= LEAST and "ok" or "not ok", caught, all, share))
