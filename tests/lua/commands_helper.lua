-- Runs the program as a shell does, with words and standard input; its results.

local assert = require "luassert"
local files = require "tenace.face.terminal.files"

local TENACE = files.quote(os.getenv "TENACE" or "./tenace")

local folder, setting

local commands = {}


--- The path of a folder into which only this program writes.
function commands.begin()
  folder = os.tmpname()
  os.remove(folder)
  assert(files.make_folder(folder .. "/state"))
  setting = ("XDG_STATE_HOME=%s/state XDG_CONFIG_HOME=%s/config"):format(
    folder, folder)
  return folder
end


function commands.finish()
  os.execute("rm -r " .. files.quote(folder))
end


function commands.read(path)
  return (assert(files.read(path)))
end


--- Runs the program, with more settings of its environment if there are any;
-- standard output, standard error, exit status.
function commands.tenace(words, input, settings)
  local out, err = folder .. "/out", folder .. "/err"
  assert(files.write(folder .. "/in", input or "", true))
  local _, _, status = os.execute(("%s %s %s %s <%s/in >%s 2>%s"):format(
    setting, settings or "", TENACE, words, folder, out, err))
  return commands.read(out), commands.read(err), status
end


--- Wrong words give one line on standard error, nothing else, and this status.
function commands.refuses(words, line, status)
  local out, err, code = commands.tenace(words)
  assert.equal("tenace: " .. line .. "\n", err)
  assert.equal("", out)
  assert.equal(status or 2, code)
end


return commands
