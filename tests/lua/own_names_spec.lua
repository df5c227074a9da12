-- A script may have its own modules with names like ours: json.lua, match.lua
-- and so on, whichever folder Lua searches first.

local files = require "tenace.face.terminal.files"

local TENACE = files.quote(os.getenv "TENACE" or "./tenace")

local SCRIPT = [[
package.path = %s
local tenace = require "tenace"
local names = {}
for name in io.lines(%q) do names[#names + 1] = name end
for _, name in ipairs(names) do assert(require(name) == "mine", name) end
local m = tenace.new("whist", { seed = 1 }):run "random"
assert(tenace.replay(m:record()))
assert(#tenace.check "whist" == 0)
for _, name in ipairs(names) do assert(require(name) == "mine", name) end
print(#names, m:over())
]]

local folder, names


--- The last parts of the names of all our modules, but those of Lua's own
-- libraries: these are loaded before any script.
local function last_names()
  local seen, list = { tenace = true, table = true }, {}
  local pipe = assert(io.popen "find lua repl -name '*.lua'")
  for path in pipe:lines() do
    local name = path:match "([%w_]+)%.lua$"
    if not seen[name] then
      seen[name], list[#list + 1] = true, name
    end
  end
  pipe:close()
  return list
end


setup(function()
  folder = os.tmpname()
  os.remove(folder)
  assert(files.make_folder(folder))
  names = last_names()
  for _, name in ipairs(names) do
    assert(files.write(("%s/%s.lua"):format(folder, name), "return 'mine'\n"))
  end
  assert(files.write(folder .. "/names", table.concat(names, "\n") .. "\n"))
end)

teardown(function()
  os.execute("rm -r " .. files.quote(folder))
end)


--- What a script prints whose package.path is that expression.
local function run(path)
  local script = folder .. "/script"
  assert(files.write(script, SCRIPT:format(path, folder .. "/names"), true))
  local pipe = assert(io.popen(("%s run %s 2>&1"):format(TENACE,
    files.quote(script))))
  local out = pipe:read "a"
  pipe:close()
  return out
end


describe("a script's own modules", function()
  it("may have names that we use, too", function()
    assert.is_true(#names > 100)
    for _, form in ipairs { '"%s/?.lua;" .. package.path',
      'package.path .. ";%s/?.lua"' } do
      local out = run(form:format(folder))
      assert.matches("^" .. #names .. "\ttrue\t%d\n$", out)
    end
  end)
end)
