-- tenace rules: the rulebook of exactly this game.

local args = require "args"
local fail = require "fail"
local files = require "files"
local output = require "output"
local phrase = require "phrase"
local rulebook = require "rulebook"
local show = require "show"
local spec = require "spec"

local rules = { name = "rules" }


function rules.options(parser)
  local text = function(name) return phrase("command.rules." .. name) end
  parser:argument("GAME", text "game"):args("*"):target "words"
  parser:option("--html", text "html"):argname "FILE"
  parser:option("--markdown", text "markdown"):argname "FILE"
  parser:flag("--force", text "force")
  parser:option("--against", text "against"):argname "GAME"
end


--- The whole book, or what is otherwise in another game.
local function book_of(given)
  local one = spec.variant("rules", given.words)
  if not given.against then return rulebook.of(one) end
  return rulebook.against(one, spec.variant("rules", { given.against }))
end


local function write_file(path, text, over)
  local done, problem, reason = files.write(path, text, over)
  if not done then fail.not_written(problem, reason, path) end
  output.write(phrase("rulebook.written", { file = path }), "\n")
end


--- rules.run(words) -> exit status
function rules.run(words)
  local given = args.parse(rules, words)
  if not given then return 0 end
  local book = book_of(given)
  for _, form in ipairs { "html", "markdown" } do
    if given[form] then
      write_file(given[form], require("rulebook." .. form).of(book),
        given.force)
    end
  end
  if given.html or given.markdown then return 0 end
  local style = require "loop".style(show.signs(book.suits))
  local lines = require "rulebook.text".lines(book, style)
  output.write(table.concat(lines, "\n"), "\n")
  return 0
end


return rules
