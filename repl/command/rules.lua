-- tenace rules: prints the rulebook of exactly this game.

local args = require "tenace.face.command.args"
local fail = require "tenace.face.say.fail"
local files = require "tenace.face.terminal.files"
local output = require "tenace.face.terminal.output"
local phrase = require "tenace.face.say.phrase"
local rulebook = require "tenace.face.rulebook.book"
local show = require "tenace.face.say.show"
local spec = require "tenace.face.typed.spec"
local tenace = require "tenace"

local rules = { name = "rules" }


function rules.options(parser)
  local text = function(name) return phrase("command.rules." .. name) end
  parser:argument("GAME", text "game"):args("*"):target "words"
  parser:option("--html", text "html"):argname "FILE"
  parser:option("--markdown", text "markdown"):argname "FILE"
  parser:flag("--card", text "card")
  parser:flag("--examples", text "examples")
  parser:flag("--force", text "force")
  parser:option("--against", text "against"):argname "GAME"
end


--- The problem with which two rounds of random bots end; nil if they end well.
local function fault_of(variant)
  local played, wrong = pcall(function()
    tenace.new(variant, { seed = 1 }):run("random", { rounds = 2 })
  end)
  return not played and wrong or nil
end


--- Says first of all on the page that it lacks what rules that fail could not
-- be asked.
local function say_fault(book, wrong)
  table.insert(book.blocks, 1, { kind = "text",
    text = phrase("rulebook.fails", { problem = tostring(wrong) }) })
end


--- The book, with some worked examples or all; its essentials, with examples
-- where a sheet has room; or only what differs in another game.
local function book_of(one, given)
  if given.card and given.against then fail.usage("card_or_against", {}) end
  if given.card then return rulebook.card(one, given.html ~= nil) end
  if not given.against then
    return given.examples and rulebook.of(one) or rulebook.brief(one)
  end
  return rulebook.against(one, spec.variant("rules", { given.against }))
end


local function write_file(path, text, over)
  local done, problem, reason = files.write(path, text, over)
  if not done then fail.not_written(problem, reason, path) end
  output.write(phrase("rulebook.written", { file = path }), "\n")
end


--- Writes the files that are wanted; without one the page goes to the screen.
local function show_book(book, given)
  for _, form in ipairs { "html", "markdown" } do
    if given[form] then
      write_file(given[form], require("tenace.face.rulebook." .. form).of(book),
        given.force)
    end
  end
  if given.html or given.markdown then return end
  local loop = require "tenace.face.terminal.loop"
  local style = loop.style(show.signs(book.suits))
  local lines = require "tenace.face.rulebook.text".lines(book, style)
  output.write(table.concat(lines, "\n"), "\n")
end


--- rules.run(words) -> exit status
-- @error rules that fail while they are played, after their page
function rules.run(words)
  local given = args.parse(rules, words)
  if not given then return 0 end
  local one = spec.variant("rules", given.words)
  local book, wrong = book_of(one, given), fault_of(one)
  if wrong then say_fault(book, wrong) end
  show_book(book, given)
  if wrong then error(wrong, 0) end
  return 0
end


return rules
