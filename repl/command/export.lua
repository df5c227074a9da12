-- tenace export: the deals of a match, and what was played, for other programs.

local args = require "tenace.face.command.args"
local fail = require "tenace.face.say.fail"
local files = require "tenace.face.terminal.files"
local output = require "tenace.face.terminal.output"
local phrase = require "tenace.face.say.phrase"

local export = { name = "export" }


function export.options(parser)
  local text = function(name) return phrase("command.export." .. name) end
  parser:argument("FILE", text "file"):target "file"
  parser:option("--as", text "as"):argname("FORMAT")
    :convert(args.one_of("as", { "pbn", "lin", "text" }))
  parser:option("--to", text "to"):argname "FILE"
  parser:flag("--all", text "all")
  parser:flag("--force", text "force")
end


--- The format by the end of a file's name; nil if it names none.
local function by_ending(path)
  local ending = path and path:lower():match "%.(%a+)$"
  local known = { pbn = "pbn", lin = "lin", txt = "text" }
  return known[ending]
end


--- Writes the text where the person wants it.
local function put(given, text)
  if not given.to then
    output.write(text)
    return
  end
  local done, why, reason = files.write(given.to, text, given.force)
  if done then return end
  if reason == "there" then fail.there(given.to) end
  fail.not_written(why, reason, given.to)
end


--- export.run(words) -> exit status
function export.run(words)
  local given = args.parse(export, words)
  if not given then return 0 end
  local tenace = require "tenace"
  local text, problem = files.read(given.file)
  if not text then fail.usage("no_file", { problem = problem }) end
  local m, wrong = tenace.replay(text)
  if not m then
    fail.no("bad_record", { file = given.file, problem = wrong })
  end
  local written, why =
    tenace.write_played(m, given.as or by_ending(given.to), given.all)
  if not written then
    fail.no("bad_record", { file = given.file, problem = why })
  end
  put(given, written)
  return 0
end


return export
