-- Carries out a page of the documentation as a reader would: commands in a
-- folder of their own, Lua from one block to the next, files as the page shows
-- them.
--
--   ```console        commands behind `$ `, lines typed behind `> `, output
--   ```sh             commands that must succeed
--   ```               lines for other machines: they are not tried
--   ```lua            Lua; `x --> value` is compared
--   ```lua file=F     is written to F; into=F puts its parts into F
--   ```c file=F       is written to F; ```python, too

local blocks = require "doc.blocks"
local compare = require "doc.compare"
local patch = require "doc.patch"
local literal = require "doc.literal"

local Page = {}
Page.__index = Page

local HOME = "/home/you"
local RULES = "/.config/tenace/rules"

-- Lua on a page finds the rules that the page has written.
local folders = require "tenace".library.shelf.folders


local function run(command)
  local pipe = assert(io.popen(command))
  local output = pipe:read("a")
  local _, _, status = pipe:close()
  return output, status
end


local function quote(text)
  return "'" .. text:gsub("'", "'\\''") .. "'"
end


local function write(path, text)
  run("mkdir -p " .. quote(path:match("^(.*)/")))
  local file = assert(io.open(path, "w"))
  file:write(text)
  file:close()
end


local function read(path)
  local file = assert(io.open(path))
  local text = file:read("a")
  file:close()
  return text
end


--- A home with a folder in it. The folder has the files of a checkout and the
-- program to test.
local function furnish(self)
  local build = os.getenv("BUILD") or "build"
  local program = os.getenv("TENACE") or "./tenace"
  local function link(from, to)
    if not from:find("^/") then from = self.top .. "/" .. from end
    run(("ln -s %s %s/%s"):format(quote(from), quote(self.checkout), to))
  end
  run("mkdir " .. quote(self.checkout))
  for _, name in ipairs { "core", "lua", "repl", "rules", "doc", "README.md",
    "Makefile", ".ci" } do
    link(name, name)
  end
  run("mkdir -p " .. quote(self.checkout .. "/tests/lua"))
  for _, name in ipairs { "tests/busted.lua", "tests/part.lua",
    "tests/lua/game_helper.lua", "tests/lua/rules_helper.lua",
    "tests/lua/rules_table.lua" } do
    link(name, name)
  end
  link(build, "build")
  link(program, "tenace")
  if read(build .. "/settings"):find("-fsanitize", 1, true) then
    -- what is linked with a core under watch has to be watched itself
    write(self.checkout .. "/cc", '#!/bin/sh\nPATH=${PATH#*:} '
      .. 'exec cc -fsanitize=address,undefined "$@"\n')
    write(self.checkout .. "/python3", '#!/bin/sh\nPATH=${PATH#*:} '
      .. 'LD_PRELOAD=$(cc -print-file-name=libasan.so) '
      .. 'ASAN_OPTIONS=detect_leaks=0 exec python3 "$@"\n')
    run("chmod +x " .. quote(self.checkout .. "/cc") .. " "
      .. quote(self.checkout .. "/python3"))
  end
end


--- Writes the files of the page with which a page goes on.
local function take_over(self)
  local before = blocks.before(self.path)
  for _, block in ipairs(before and blocks.of(before) or {}) do
    if block.file or block.into then self:try(block) end
  end
end


--- Page.new(path) -> a page, ready to be carried out
function Page.new(path)
  local home = run("mktemp -d"):match("[^\n]+")
  local self = setmetatable({ path = path, home = home, status = 0,
    checkout = home .. "/tenace", top = run("pwd"):match("[^\n]+"),
    blocks = blocks.of(path), env = literal.environment() }, Page)
  self.settings = ("cd %s && HOME=%s PATH=%s:$PATH TERM=dumb NO_COLOR= "
    .. "MAKEFLAGS= MAKELEVEL=; unset XDG_STATE_HOME XDG_CONFIG_HOME "
    .. "TENACE_RULES MFLAGS; export HOME PATH TERM\n"):format(
    self.checkout, home, self.checkout)
  furnish(self)
  table.insert(folders, 1, home .. RULES)
  take_over(self)
  return self
end


function Page:close()
  table.remove(folders, 1)
  run("rm -rf " .. quote(self.home))
end


--- Runs a command in a shell in which `$?` is the status of the last command.
function Page:run(command, input)
  local file = self.home .. "/.input"
  write(file, input)
  local output
  output, self.status = run(("(%s(exit %d)\n%s\n) <%s 2>&1"):format(
    self.settings, self.status, command, file))
  output = output:gsub(self.home:gsub("%p", "%%%0"), HOME)
  return (output:gsub(self.top:gsub("%p", "%%%0"), HOME .. "/tenace"))
end


--- What is typed, with a mark printed before each line. The marks tell which
-- output answers which line. Lessons repeat remarks instead.
local function marked(one)
  local lines = {}
  local mark = one.command:find "^tenace teach" and "# ~%d~" or 'print "~%d~"'
  for i, text in ipairs(one.typed) do
    if not (one.more and one.more[i]) then
      lines[#lines + 1] = mark:format(i)
    end
    lines[#lines + 1] = text
  end
  return table.concat(lines, "\n") .. "\n"
end


--- The output before each of the marks.
local function pieces(output, n)
  local list, at = {}, 1
  output = output:gsub("# (~%d+~\n)", "%1")
  for i = 1, n do
    local from, to = output:find(("~%d~\n"):format(i), at, true)
    if from then
      list[i], at = output:sub(at, from - 1), to + 1
    else
      list[i] = ""
    end
  end
  list[n + 1] = output:sub(at)
  return list
end


--- The same of a program that answers each line with a line.
function Page:dialogue(one)
  local input = table.concat(one.typed, "\n") .. "\n"
  local list = { {} }
  for line in self:run(one.command, input):gmatch "[^\n]+" do
    list[#list + 1] = { line }
  end
  assert(#list == #one.typed + 1, "not a line for each line")
  return list
end


--- page:carry_out(one) -> what came out, in the same pieces as `one.shown`
function Page:carry_out(one)
  local n = #one.typed
  if n == 0 then return { compare.lines(self:run(one.command, "")) } end
  if one.command == "tenace bot" then return self:dialogue(one) end
  local list = pieces(self:run(one.command, marked(one)), n)
  for i, text in ipairs(list) do list[i] = compare.lines(text) end
  return list
end


local kinds = {}


function kinds.console(self, block)
  for _, one in ipairs(blocks.session(block.lines)) do
    for i, found in ipairs(self:carry_out(one)) do
      local what = i == 1 and one.command or one.typed[i - 1]
      compare.check(what, one.shown[i], found)
    end
  end
end


--- A command that runs the tests is not run from a test, or it would never end:
-- it is enough that the Makefile has it.
local function in_makefile(command)
  local target = command:match("^make (%l+)$")
  return target and ("grep -qE '^([a-z ]+ )?%s( [a-z]+)?:' Makefile")
    :format(target)
end


function kinds.sh(self, block)
  for _, command in ipairs(block.lines) do
    local output = self:run(in_makefile(command) or command, "")
    assert(self.status == 0, command .. "\n" .. output)
  end
end


--- A file named in the fence is one of the user's own rules, unless it has a
-- path from here.
local function place(self, name)
  if name:find("^%./") then return self.checkout .. name:sub(2) end
  return self.home .. RULES .. "/" .. name
end


function kinds.lua(self, block)
  local text = table.concat(block.lines, "\n") .. "\n"
  if block.file then return write(place(self, block.file), text) end
  if block.into then
    local path = place(self, block.into)
    return write(path, patch(read(path), block.lines))
  end
  literal.run(self.env, block.lines, self.path .. " line " .. block.line)
end


function kinds.c(self, block)
  write(place(self, block.file), table.concat(block.lines, "\n") .. "\n")
end


kinds.python = kinds.c

kinds[""] = function() end


--- page:try(block): raises if something differs from the page.
function Page:try(block)
  local kind = kinds[block.language]
  if not kind then
    error(("'%s' is no kind of block that can be tried"):format(
      block.language), 0)
  end
  kind(self, block)
end


return Page
