-- tenace signature: a table's rules as one short line, which another table
-- compares with its own.

local args = require "tenace.face.command.args"
local output = require "tenace.face.terminal.output"
local phrase = require "tenace.face.say.phrase"
local spec = require "tenace.face.typed.spec"

local signature = { name = "signature" }


function signature.options(parser)
  parser:argument("GAME", phrase "command.signature.game"):args("*")
    :target "words"
  parser:flag("--line", phrase "command.signature.line")
end


--- signature.run(words) -> exit status
-- Of several games each has a line.
function signature.run(words)
  local given = args.parse(signature, words)
  if not given then return 0 end
  local games = spec.several(given.words)
  if #games == 0 then games = { {} } end
  for _, game in ipairs(games) do
    local variant = spec.variant("signature", game)
    output.write(given.line
      and require "tenace.face.what_if.set_line".of(variant)
      or require "tenace".signature(variant), "\n")
  end
  return 0
end


return signature
