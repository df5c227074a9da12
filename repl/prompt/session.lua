-- The prompt: Lua with the library in scope. It takes text and answers with
-- text; it knows nothing of terminals.

local describe = require "tenace.face.table.describe"
local evaluate = require "tenace.face.typed.evaluate"
local explained = require "tenace.face.prompt.explained"
local language = require "tenace.base.language"
local own_words = require "tenace.face.typed.verbs"
local phrase = require "tenace.face.say.phrase"
local scope = require "tenace.face.typed.scope"
local show = require "tenace.face.say.show"
local tour = require "tenace.face.prompt.tour"
local value = require "tenace.face.say.value"
local verbs = require "tenace.face.prompt.verbs"

local Prompt = {}
Prompt.__index = Prompt


--- Prompt.new([facts]) -> a prompt. Facts: `style`; `emit`, a function that
-- gets urgent text; `pace`, see table/pace.lua; and `seed`, for deals that name
-- none.
function Prompt.new(facts)
  local self = setmetatable({ written = {}, wrote = {}, over = false,
    lines = {}, deals = 0 }, Prompt)
  for name, item in pairs(facts or {}) do self[name] = item end
  self.style = self.style or show.plain
  self.seed = self.seed or require "tenace.face.typed.seed".any()
  self.env = self:make_scope()
  return self
end


--- prompt:print(lines)
function Prompt:print(lines)
  if #lines == 0 then return end
  local text = table.concat(lines, "\n") .. "\n"
  if self.emit then self.emit(text)
  else self.written[#self.written + 1] = text end
end


--- prompt:page(lines): shows many lines; a terminal gets as many as fit, and
-- Enter shows the next ones.
function Prompt:page(lines)
  local rows = self.style.rows
  local room = rows and math.max(5, rows - 2) or #lines
  if #lines <= room + 1 then return self:print(lines) end
  self:print(table.move(lines, 1, room, 1, {}))
  self.rest = table.move(lines, room + 1, #lines, 1, {})
  self:print { show.dim(phrase("prompt.rest", { n = #self.rest }), self.style) }
end


--- prompt:card_style() -> the style in which the cards of the current match are
-- shown; the prompt's own without a match
function Prompt:card_style()
  local match = self.match
  return match and show.usual(self.style, match.variant.deck) or self.style
end


--- prompt:say(text): shows a sentence.
function Prompt:say(text)
  self:print(show.fitted({ show.sentence(text, self:card_style()) },
    self.style))
end


--- prompt:complain(text): shows what is wrong with a line, as it was typed.
function Prompt:complain(text)
  self:print(show.fitted({ text }, self.style))
end


--- prompt:next_seed() -> the seed of the next deal that names none. A script of
-- this session gets the same.
function Prompt:next_seed()
  self.deals = self.deals + 1
  return self.seed + self.deals
end


--- prompt:teller() -> the narrator of the current match.
function Prompt:teller()
  local variant, style = self.match.variant, self:card_style()
  local Names = require "tenace.face.moment.names"
  local Narrator = require "tenace.face.moment.narrator"
  return Narrator.new(Names.of(variant.sides, variant.players), variant, style)
end


--- prompt:stand(match), prompt:moved(): see what_if/commands.lua.
function Prompt:stand(match)
  self.match = match
  self:print(describe.match(match, self:card_style(), self.open == false))
end


function Prompt:moved(before)
  local round = self.match:history()[before + 1].round
  local names = self:teller().names
  local sheet = require "tenace.face.table.sheet"
  self:print(sheet.lines(self.match, names, self:card_style(), round))
  self:stand(self.match)
end


--- prompt:seen() -> the fields that the player to act in the current match can
-- see: `hand`, `trump`, ….
function Prompt:seen()
  local match = self.match
  return match and match:view((match:turn()) or 1) or {}
end


--- The functions and names for every line.
local function words(self)
  local list = {
    print = function(...) self:print(value.printed(...)) end,
  }
  for _, name in ipairs(require "tenace.face.help.verbs") do
    list[name] = function(...) return verbs[name](self, ...) end
  end
  list.exit, list.q = list.quit, list.quit
  return list
end


local function no_such(self, name)
  local names = {}
  for _, list in ipairs { self.words, require "tenace", self:seen(), _G } do
    for known in pairs(list) do names[#names + 1] = known end
  end
  return explained.name(value.text(name), names, self.lines)
end


--- The scope of a line: verbs first, then the library. `m` is the current
-- match.
function Prompt:make_scope()
  self.words = words(self)
  local fixed = setmetatable({}, { __index = function(_, name)
    if name == "tenace" then return require "tenace" end
    if name == "m" then return self.match end
    return self.words[name] or require "tenace"[name]
  end })
  return scope.new(fixed, function() return self:seen() end,
    function(name) return no_such(self, name) end)
end


--- prompt:write_new(path, text [, told [, force]]): writes a file, and says
-- so. A file that is there stays, unless `force` is true, or it is as this
-- session has written it, or this is a script that was saved: it writes anew
-- what its session has written.
function Prompt:write_new(path, text, told, force)
  local files = require "tenace.face.terminal.files"
  local before = self.wrote[path]
  local over = force or self.is_script
    or before and files.read(path) == before
  if type(path) ~= "string" then error(phrase "prompt.save_where", 0) end
  if not over and files.exists(path) then
    error(phrase("table.save_there", { file = path }), 0)
  end
  local done, problem = files.write(path, text, over)
  if not done then
    error(phrase("table.not_saved", { problem = problem }), 0)
  end
  self.wrote[path] = text
  self:print(show.fitted({ told or phrase("prompt.written", { file = path }) },
    self.style))
end


--- Opens a table within the prompt, until the person quits it.
-- @param match goes on there; without it a match of `spec` begins
function Prompt:sit_down(spec, how, match)
  local facts = { spec = spec, style = self.style, emit = self.emit,
    pace = self.pace, match = match }
  for _, name in ipairs { "seed", "seat", "bots", "record" } do
    facts[name] = how and how[name]
  end
  if type(spec) == "string" then
    local specs = require "tenace.face.typed.spec"
    facts.spec, facts.seed, facts.decisions =
      specs.place("play", { spec }, facts.seed)
  end
  self.sat_at = match and match:decisions()
  self.table = require "tenace.face.table.seating".sit(facts)
  self.written[#self.written + 1] = self.table:start()
end


--- prompt:label() -> the text before the line to be typed.
function Prompt:label()
  if self.table then return self.table:label() end
  return phrase(self.unfinished and "prompt.more" or "prompt.ready")
end


--- A comparison, a sweep or a simulation as lines; nil for anything else.
local function compared_lines(self, value_here)
  local variant = require "tenace.study.simulate".variant_of(value_here)
  if variant then
    return require "tenace.face.compare.simulated".lines(value_here, variant)
  end
  if require "tenace.study.comparison".is(value_here) then
    return require "tenace.face.compare.text".lines(value_here, self.style,
      true)
  elseif require "tenace.study.swept".is(value_here) then
    return require "tenace.face.compare.swept".lines(value_here, self.style)
  end
end


--- Shows the results of a line: a match in full, anything else as a value.
local function show_results(self, results)
  if results.n == 0 then return end
  local only = results.n == 1 and results[1]
  rawset(self.env, "it", results[1])
  if describe.is_match(only) then
    return self:stand(only)
  elseif rawequal(only, require "tenace") then
    return self.words.help()
  end
  local compared = compared_lines(self, only)
  if compared then return self:page(compared) end
  local match = self.match
  self:page(value.lines(results, match
    and show.for_deck(self.style, match.variant.deck) or self.style))
end


--- Calls a bare verb; shows any other value.
local function run_bare(self, results)
  local first = results.n == 1 and results[1]
  for name, word in pairs(self.words) do
    if rawequal(word, first) and name ~= "print" then
      return evaluate.run(first)
    end
  end
  return true, results
end


--- Saves what a failed line must not change: the session's names and the match.
local function snapshot(self)
  local names = {}
  for name, item in pairs(self.env) do names[name] = item end
  local match = self.match
  return names, match, match and match:decisions()
end


local function restore(self, names, match, decisions)
  for name in pairs(self.env) do
    if names[name] == nil then rawset(self.env, name, nil) end
  end
  for name, item in pairs(names) do rawset(self.env, name, item) end
  self.match = match
  if match then evaluate.rewind(match, decisions) end
end


--- A verb with the rest of the line as its text: `why 3d` becomes `why "3d"`.
local function command(self, verb, rest)
  rest = rest:match '^"(.*)"$' or rest:match "^“(.*)”$" or rest
  return function()
    if rest == "" then return self.words[verb]() end
    return self.words[verb](rest)
  end, { what = "verb", verb = verb, rest = rest }
end


--- Reads `?` and `?name` as help, `??name` as source.
local function as_question(self, text)
  local marks, word = text:match("^%s*(%?%??)%s*(.-)%s*$")
  if not marks then return nil end
  return command(self, marks == "?" and "help" or "source", word)
end


local function as_command(self, text)
  local word, rest = text:match("^%s*(%a+)%s+(.-)%s*$")
  if word and self.words[word] then return command(self, word, rest) end
end


--- Reads lines that would be Lua but mean something else: `goto trick 3`, and a
-- verb followed by a path or a number with its sign; not if the person has set
-- a variable of that name.
local function as_exception(self, text)
  local timed = text:match "^%s*time%s+([^=%s].*)$"
  if timed and rawget(self.env, "time") == nil then
    return function() return self.words.time(timed) end,
      { what = "verb", verb = "time", rest = timed }
  end
  local place = text:match("^%s*goto%f[^%w_]%s*(.-)%s*$")
  if place then return command(self, "goto", place) end
  local verb, rest = text:match "^%s*(%a+)%s+([~.]?%.?/%S.-)%s*$"
  if not verb then
    verb, rest = text:match "^%s*(%a+)%s+([-+*/%%^<>~&|#].-)%s*$"
  end
  if verb and self.words[verb] and rawget(self.env, verb) == nil then
    return command(self, verb, rest)
  end
end


--- A line that begins with the word of a command in the present language, with
-- the English word; any other line as it is. A variable of that name goes
-- first, and so do an assignment and a call.
local function in_english(self, text)
  local word, rest = text:match "^%s*([%a\x80-\xFF]+)(.*)$"
  if not word or rawget(self.env, word) ~= nil
    or rest:find "^%s*[=(.:,%[{\"]" then
    return text
  end
  return own_words.read(word .. rest)
end


--- Compiles a line, and describes it for a script: { what, text, verb, rest }.
local function compile(self, text)
  local first = not self.unfinished
  if first then
    text = in_english(self, text)
    local chunk, kind = as_question(self, text)
    if not chunk then chunk, kind = as_exception(self, text) end
    if chunk then return chunk, kind end
  end
  local chunk, problem, more, other = evaluate.compile(text, self.env)
  if chunk then
    return chunk, { what = other and "value" or "lua", text = text }
  end
  if first then
    local called, kind = as_command(self, text)
    if called then return called, kind end
  end
  return nil, explained.syntax(text, problem, other), more
end


--- Notes a line that succeeded. If it opened a table, the script only mentions
-- it.
local function note_line(self, text, kind)
  if self.table then kind = { what = "table", text = text } end
  kind.text = kind.text or text
  self.lines[#self.lines + 1] = kind
end


--- Runs a line and shows its results. If it fails, restores everything.
local function run_line(self, text, chunk, kind)
  local names, match, decisions = snapshot(self)
  local done, results = evaluate.run(chunk)
  if done then done, results = run_bare(self, results) end
  if done then
    done, results = evaluate.run(function() show_results(self, results) end)
  end
  if done then return note_line(self, text, kind) end
  restore(self, names, match, decisions)
  local message = show.sentence(evaluate.raised(results), self:card_style())
  self:complain(explained.error(message, text))
end


local function evaluate_line(self, text)
  local chunk, kind, more = compile(self, text)
  if more then return true end
  if chunk then run_line(self, text, chunk, kind)
  else self:complain(kind) end
  return false
end


--- prompt:results_of(text) -> the results of a line, packed
-- @error the text is no line, or the line fails
function Prompt:results_of(text)
  local chunk, problem, more = compile(self, text)
  if more then error(phrase "prompt.not_whole", 0) end
  if not chunk then error(problem, 0) end
  local done, results = evaluate.run(chunk)
  if done then done, results = run_bare(self, results) end
  if not done then error(results, 0) end
  return results
end


--- prompt:show(results): shows the results of a line.
Prompt.show = show_results


--- prompt:see(results): shows the values of a script's line, as if somebody had
-- typed it.
function Prompt:see(results)
  local done, shown = run_bare(self, results)
  if not done then error(shown, 0) end
  show_results(self, shown)
end


--- Notes what was played at a table in the current match, so that a script has
-- these moves. Forced ones are made by themselves.
local function note_moves(self)
  local match = self.match
  if not match or self.table.match ~= match then return end
  local history = match:history()
  for n = self.sat_at + 1, #history do
    if not history[n].forced then
      self.lines[#self.lines + 1] = { what = "lua",
        text = ("m:play(%q)"):format(history[n].move) }
    end
  end
end


--- While a table is open, it answers.
local function at_table(self, line)
  local output, more = self.table:handle(line)
  self.was_move = self.table.was_move
  if self.table.over then
    note_moves(self)
    self.table = nil
  end
  return output, more
end


--- Answers a line that belongs to the pager: an empty one shows the next lines,
-- `q` none. Any other line is read as usual, and the rest is forgotten. A `q`
-- that comes just after the last lines is meant for them: it ends nothing.
local function paged(self, line)
  local rest, ended = self.rest, self.ended
  local leaves = line:match "^%s*(.-)%s*$" == "q"
  self.rest, self.ended = nil, nil
  if not rest then return ended and leaves end
  if leaves then return true end
  if line:match "%S" then return false end
  self:page(rest)
  self.ended = not self.rest
  return true
end


--- What was written since the last call.
local function taken(self)
  local output = table.concat(self.written)
  self.written = {}
  return output
end


--- prompt:handle(line) -> output, more. `more` is true if further lines must
-- follow.
function Prompt:handle(line)
  self.was_move, self.proposed, self.block = false, nil, nil
  if self.table then return at_table(self, line) end
  if paged(self, line) then
    tour.go_on(self)
    return taken(self), false
  end
  local text = (self.unfinished and self.unfinished .. "\n" or "") .. line
  if not text:match("%S") then
    text = tour.line(self)
    if not text then return "", false end
    self.proposed = text
    self:print { self:label() .. text }
  end
  if self.match then language.speak_of(self.match.variant.texts) end
  local commands = require "tenace.face.what_if.commands"
  evaluate.run(function() commands.notice(self) end)
  local more = evaluate_line(self, text) or false
  self.block = self.unfinished and not more
    and require "tenace.face.prompt.typing".block(text) or nil
  self.unfinished = more and text or nil
  if not more and not self.table then tour.after(self, text) end
  return taken(self), more
end


--- prompt:has_news() -> true if there is something to tell while nothing is
-- typed: a watched file was saved
function Prompt:has_news()
  if self.table then return self.table:has_news() end
  return not self.unfinished and not self.rest
    and require "tenace.face.what_if.commands".has_news(self)
end


--- prompt:tell_news() -> text
function Prompt:tell_news()
  if self.table then return self.table:tell_news() end
  require "tenace.face.what_if.commands".notice(self)
  return taken(self)
end


--- prompt:complete(word, line, from) -> the completions of the word.
function Prompt:complete(word, line, from)
  if self.table then return self.table:complete(word, line, from) end
  return require "tenace.face.help.complete".line(self, word, line, from)
end


--- prompt:colored(line) -> the line in colours, while it is typed; nil at a
-- table, where it is no Lua.
function Prompt:colored(line)
  if self.table then return nil end
  return require "tenace.face.prompt.typing".colored(self, line)
end


--- prompt:break_off(): gives up the lines typed so far.
function Prompt:break_off()
  if self.table then self.table:break_off() end
  self.unfinished, self.rest = nil, nil
end


return Prompt
