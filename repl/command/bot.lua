-- tenace bot: answers other programs, a line of JSON for each line of JSON.

local args = require "tenace.face.command.args"
local output = require "tenace.face.terminal.output"
local phrase = require "tenace.face.say.phrase"

local bot = { name = "bot" }


function bot.options(parser)
  parser:flag("--calls", phrase "command.bot.calls")
end


--- Prints the table of calls: a line for each, with what it takes and gives.
local function print_calls()
  local table_of = require "tenace.face.bot.answer":protocol()
  output.data(require "tenace.face.terminal.json".text(table_of,
    { indent = true }), "\n")
end


--- bot.run(words) -> exit status
-- Standard output has the answers and nothing else.
function bot.run(words)
  local given = args.parse(bot, words)
  if not given then return 0 end
  if given.calls then
    print_calls()
    return 0
  end
  local answer = require "tenace.face.bot.answer"
  for line in io.lines() do
    if line:find "%S" then
      output.data(answer:answer(line), "\n")
      output.flush()
    end
  end
  return 0
end


return bot
