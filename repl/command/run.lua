-- tenace run: runs a Lua script with the library.

local fail = require "tenace.face.say.fail"
local files = require "tenace.face.terminal.files"
local output = require "tenace.face.terminal.output"
local phrase = require "tenace.face.say.phrase"
local told = require "tenace.base.raised".told

local run = { name = "run" }


--- Loads a script. It finds its words in `arg` and `...`, as any Lua script
-- does.
local function load_script(path, words)
  if not files.exists(path) then fail.usage("no_script", { file = path }) end
  local chunk, problem = loadfile(path)
  if not chunk then fail.no("script", { problem = told(problem) }) end
  _G.arg = table.move(words, 2, #words, 1, { [0] = path })
  return chunk
end


local function describe(err)
  if type(err) == "string" then return debug.traceback(told(err), 2) end
  return err
end


--- run.run(words) -> exit status
-- Words after the script belong to the script, so argparse does not read them.
function run.run(words)
  local path = words[1]
  if path == "--help" or path == "-h" then
    output.write(phrase "command.run.usage", "\n\n",
      phrase "command.run.text", "\n\n", phrase "command.run.example", "\n")
    return 0
  end
  if not path then fail.usage("which_script", {}) end
  local script = load_script(path, words)
  local done, result = xpcall(script, describe, table.unpack(words, 2))
  if done then return math.type(result) == "integer" and result or 0 end
  if type(result) == "string" then fail.no("script", { problem = result }) end
  error(result, 0)
end


return run
