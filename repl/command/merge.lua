-- tenace merge: puts the parts of a study together. The figures are those of
-- one run.

local args = require "tenace.face.command.args"
local drawing = require "tenace.face.command.drawing"
local fail = require "tenace.face.say.fail"
local parted = require "tenace.face.command.parted"
local phrase = require "tenace.face.say.phrase"

local merge = { name = "merge" }


function merge.options(parser)
  local text = function(name) return phrase("command.merge." .. name) end
  parser:argument("FILE", text "file"):args("*"):target "files"
  parser:option("--svg", phrase "command.compare.svg"):argname "FILE"
  parser:flag("--force", phrase "command.compare.force")
  args.output(parser)
end


--- merge.run(words) -> exit status
function merge.run(words)
  local given = args.parse(merge, words)
  if not given then return 0 end
  if #given.files == 0 then fail.usage("parts.what") end
  local parts = {}
  for i, file in ipairs(given.files) do
    parts[i] = parted.read(file)
    parts[i].name = file
  end
  local kind = parts[1].request.study
  if given.svg and (kind == "simulate" or kind == "tournament") then
    fail.usage("parts.drawing")
  end
  drawing.check_free(given)
  local joined, study, tally = pcall(require "tenace.study.part".join, parts)
  if not joined then
    fail.no("parts.not_merged", { problem = tostring(study) })
  end
  require("tenace.face.command." .. kind).show(study, tally, given)
  return 0
end


return merge
