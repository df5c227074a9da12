-- What the scripts of the fuzz targets share: which errors are no finding, and
-- a world without files and processes.
-- luacheck: ignore 121 122

local harness = {}

-- Small budgets, so that rules that run long stop soon: that is no finding
-- here.
require "tenace.core".budget { instructions = 2000000, memory = 64 << 20,
  always = true }


--- harness.shut(): from now on nothing reaches a file or a process.
function harness.shut()
  local open = io.open
  local function no() return nil, "there are no files here" end
  io.open = function(path, mode)
    if mode and mode:find "[wa+]" then return no() end
    return open(path, mode)
  end
  local load_text = load
  load = function(chunk, name, _, ...)
    return load_text(chunk, name, "t", ...)
  end
  io.popen, io.output, io.tmpfile, io.input, io.lines = no, no, no, no, no
  io.read, io.close = no, no
  os.execute, os.remove, os.rename, os.exit, os.tmpname = no, no, no, no, no
  os.setlocale, os.getenv = no, no
  package.loadlib = no
  debug = { traceback = debug.traceback,
    getmetatable = debug.getmetatable, getinfo = debug.getinfo,
    getupvalue = debug.getupvalue, upvalueid = debug.upvalueid }
  package.loaded.debug = debug
end


--- Is it an internal error of the engine, which nobody should see?
local function is_raw(wrong)
  if type(wrong) ~= "string" then return false end
  local own = wrong:match "^%.?/?lua/[%w_/]+%.lua:%d+: " or
    wrong:match "^%.?/?repl/[%w_/]+%.lua:%d+: "
  return own and (wrong:find("attempt to", 1, true) or
    wrong:find("bad argument", 1, true) or wrong:find("assertion", 1, true))
end


--- harness.try(f, ...) -> true, results; or false, the error
-- Raises the error if it is internal to the engine.
function harness.try(f, ...)
  local function look(wrong)
    return is_raw(wrong) and debug.traceback("FINDING " .. wrong) or wrong
  end
  local results = table.pack(xpcall(f, look, ...))
  local wrong = results[2]
  if not results[1] and type(wrong) == "string"
      and wrong:find("^FINDING") then
    error(wrong, 0)
  end
  return table.unpack(results, 1, results.n)
end


return harness
