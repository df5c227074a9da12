-- Opens the person's editor at the line of a rule, and reads the rules again
-- afterwards.

local cite = require "tenace.base.cite"
local editors = require "tenace.face.terminal.editors"
local files = require "tenace.face.terminal.files"
local language = require "tenace.base.language"
local phrase = require "tenace.face.say.phrase"

local edit = {}


--- Do people mean this rule by the text?
local function is_named(name, text)
  local plain = text:gsub("_", " ")
  return name:gsub("_", " "):lower() == plain
    or language.rule(name):lower() == plain
end


--- The place of an obligation with that name.
local function of_obligation(variant, text)
  for _, one in ipairs(variant.obligations or {}) do
    if is_named(one.name, text) then
      return cite.obligation(variant, one.name)
    end
  end
end


--- The place of a step.
local function of_step(variant, text)
  local name = text:gsub(" ", "_")
  return cite.step(variant, name)
end


--- Does the variant have an option of that name?
local function has_option(variant, name)
  for _, option in ipairs(variant.option_list) do
    if option.name == name then return true end
  end
  return false
end


--- The place of an option, a field or a fact.
local function of_name(variant, text)
  local name = text:gsub(" ", "_")
  if has_option(variant, name) or variant.fields[name]
    or variant.facts[name] ~= nil then
    return cite.name(variant, name)
  end
end


--- The first line of a file of the rules: of the game, or of a house rule.
local function of_file(variant, text)
  local name = text:gsub(" ", "_")
  for _, file in ipairs(variant.files) do
    if file.path:match "([^/]+)%.lua$" == name then return file.path, 1 end
  end
end


--- All names that can be looked for, for one that is misspelt.
local function names_of(variant)
  local list = { "score" }
  for _, one in ipairs(variant.obligations or {}) do
    list[#list + 1] = one.name:gsub("_", " ")
  end
  for name in pairs(variant.steps) do list[#list + 1] = name end
  for _, option in ipairs(variant.option_list) do
    list[#list + 1] = option.name
  end
  table.sort(list)
  return list
end


--- The place of the rule that decides about a move; nil if it is none.
local function of_move(desk, text)
  local match = desk.match
  if not match:turn() or desk.seat and match:turn() ~= desk.seat then
    return nil
  end
  local moves = require "tenace.face.table.moves"
  local move = moves.proper(text, match.variant.deck)
  local answer = match:why(move)
  if not (answer.allowed or answer.rule) then return nil end
  return answer.file, answer.line
end


--- The place that a text names.
local function place_of(desk, text)
  local variant = desk.match.variant
  if text == "score" then
    return require "tenace.face.moment.why".scored(desk.match)
  end
  for _, find in ipairs { of_obligation, of_step, of_file, of_name } do
    local file, line = find(variant, text)
    if file then return file, line or 1 end
  end
  return of_move(desk, text)
end


--- The place of the rule that was told last: of the refused move, or of the
-- last line of a trace.
local function last_place(desk)
  if desk.cited then return desk.cited.file, desk.cited.line end
  local refused = desk.refused
  local move = type(refused) == "string" and refused or refused and refused.move
  if move then return of_move(desk, move) end
end


--- edit.can_write(path) -> can the person change the file?
function edit.can_write(path)
  local file = io.open(path, "r+b")
  return file and file:close() or false
end


--- How to change rules that came with the program: by a house rule, or by a
-- copy in the person's own folder.
local function tell_copy(desk, path, line)
  local folder = files.rules() or "~/.config/tenace/rules"
  local game = desk.match.variant.name
  local below = path:match "/rules/(.+)$" or path:match "[^/]+$"
  local own = folder .. "/" .. below
  desk:say(phrase("trace.here", { file = files.shown(path), line = line }))
  desk:say(phrase("trace.installed", { game = game, file = files.shown(path),
    own = files.shown(own) }))
end


--- Opens the editor, and reads the rules again if the file is another then.
local function open(desk, path, line)
  local editor = editors.named()
  if not editor then
    return desk:say(phrase("trace.no_editor",
      { file = files.shown(path), line = line }))
  end
  local before = files.read(path)
  if not editors.open(editor, path, line) then
    return desk:say(phrase("trace.failed", { editor = editor }))
  end
  if files.read(path) == before then
    return desk:say(phrase "trace.unchanged")
  end
  require "tenace.face.what_if.commands".words.reload(desk, "")
end


--- edit.at(desk, path, line)
-- Opens the editor there. Without a terminal it says the place instead.
function edit.at(desk, path, line)
  if not files.is_file(path) then
    return desk:say(phrase("trace.no_file", { file = files.shown(path) }))
  elseif not edit.can_write(path) then
    return tell_copy(desk, path, line)
  elseif not edit.has_terminal() then
    return desk:say(phrase("trace.here",
      { file = files.shown(path), line = line }))
  end
  open(desk, path, line)
end


--- edit.has_terminal() -> does a person sit at a terminal?
function edit.has_terminal()
  local terminal = require "tenace.terminal"
  return terminal.is_terminal(0) and terminal.is_terminal(1)
end


--- edit.rule(desk, rest)
-- Opens the editor at a rule.
-- @param rest the name of an obligation, a step, an option or a house rule;
-- "score"; a move; "" for the rule that was told last
function edit.rule(desk, rest)
  local text = rest:lower():match "^%s*(.-)%s*$"
  local file, line
  if text == "" then file, line = last_place(desk)
  else file, line = place_of(desk, text) end
  if file then return edit.at(desk, file, line or 1) end
  if text == "" then return desk:say(phrase "trace.which") end
  desk:say(phrase.nearest("trace.no_rule", text, names_of(desk.match.variant),
    { name = rest }))
end


return edit
