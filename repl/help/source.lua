-- `??name`: the place of a name, and its lines: a step or rule of the current
-- match's rules, a whole rules file, a verb, a word of the library.

local code = require "tenace.face.say.code"
local code_of = require "tenace.base.source"
local comments = require "tenace.face.rulebook.comments"
local files = require "tenace.face.terminal.files"
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"

local source = {}


--- Is a line of Lua or C nothing but a comment?
local function is_comment(line)
  return line and (line:match "^%s*%-%-" or line:match "^/?%*" )
end


--- The first and the last line of the block at a line: from the comment above
-- it to its end at the left edge.
local function bounds(lines, line)
  local first, last = line, line
  while is_comment(lines[first - 1]) do first = first - 1 end
  while is_comment(lines[last]) or lines[last] == "" do last = last + 1 end
  local closed = lines[last] and lines[last]:match "%f[%w]end$"
  while not closed and lines[last + 1] and last < line + 200 do
    last = last + 1
    closed = lines[last]:match "^end" or lines[last]:match "^}"
  end
  return first, math.min(last, #lines)
end


--- Lines of Lua in colours; those of other files as they are.
local function colored(path, text, style)
  local is_lua = path:find "%.lua$"
  return show.lines(is_lua and code.colored(text, style) or text)
end


--- Numbered lines of a text, under the file's name.
local function excerpt(path, text, line, style)
  local lines = show.lines(text)
  local shown = colored(path, text, style)
  local first, last = 1, #lines
  if line then first, last = bounds(lines, line) end
  local out = { show.bold(phrase("prompt.source",
    { file = files.shown(path), line = line or 1 }), style) }
  for n = first, last do
    out[#out + 1] = show.dim(("%4d"):format(n), style) .. "  " .. shown[n]
  end
  return out
end


--- A function of the rules files. If several have it, the last one counts.
local function step_of(variant, name, style)
  for i = #variant.files, 1, -1 do
    local file = variant.files[i]
    for _, step in ipairs(comments.functions(file.text)) do
      if step.name == name then
        return excerpt(file.path, file.text, step.line, style)
      end
    end
  end
end


--- An obligation that the rules files define.
local function rule_of(variant, name, style)
  for _, rule in ipairs(variant.obligations) do
    local file = rule.name == name and rule.file
      and code_of.file(variant.files, rule.file)
    if file then return excerpt(file.path, file.text, rule.line, style) end
  end
end


--- A game or house rule: its whole file.
local function game_of(name, style)
  local one = require "tenace".library:named(name)[1]
  local text = one and files.read(one.file)
  return text and excerpt(one.file, text, nil, style)
end


--- A place in the program's own files. Only a checkout has the C files.
local function own_file(place, line, style)
  local path = require "tenace.place".data .. "/" .. place
  local text = files.read(path)
  if text then return excerpt(path, text, line, style) end
  return { phrase("prompt.no_source", { file = place, line = line }) }
end


--- A word of the library, by its docstring.
local function word_of(name, style)
  for _, entry in ipairs(require "tenace.face.help.help".entries(name)) do
    if entry.file then return own_file(entry.file, entry.line, style) end
  end
end


--- A function in scope that is written in Lua.
local function function_of(item, style)
  local known = type(item) == "function" and debug.getinfo(item, "S")
  if not known then return nil end
  if known.source:sub(1, 1) == "@" then
    local path = known.source:sub(2)
    local text = files.read(path)
    if text then return excerpt(path, text, known.linedefined, style) end
    return own_file(path, known.linedefined, style)
  elseif known.what == "Lua" then
    return { phrase "prompt.typed_here" }
  end
end


--- source.lines(name, variant, known, style) -> lines, or nil if there is none
-- @param variant of the current match, or nil
-- @param known the name's meaning here: { verb = the function of a verb, item =
-- its value in scope }; both may be nil
function source.lines(name, variant, known, style)
  return variant and (step_of(variant, name, style)
      or rule_of(variant, name, style))
    or function_of(known.verb, style) or word_of(name, style)
    or game_of(name, style) or function_of(known.item, style)
end


return source
