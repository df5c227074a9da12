-- The comments of a rules file, above each of its functions.

local breaks = require "tenace.face.say.breaks"
local language = require "tenace.base.language"
local sayings = require "tenace.rules.sayings"
local show = require "tenace.face.say.show"

local comments = {}


local function joined_lines(lines)
  local text = lines[1] or ""
  for i = 2, #lines do text = breaks.joined(text, lines[i]) end
  return text:match("^%s*(.*%S)") or ""
end


--- The two cells of a line `| for each | 50 |`; nil if it is another line.
local function row_of(line)
  local left, right = line:match "^|%s*(.-)%s*|%s*(.-)%s*|%s*$"
  return left and { left, right }
end


--- The parts of a comment, { text, when } each; or { row, when } for a line of
-- a table.
local function parts_of(lines)
  local list = {}
  for _, part in ipairs(sayings.parts(lines)) do
    local said = {}
    for _, line in ipairs(part.lines) do
      if not row_of(line) then said[#said + 1] = line end
    end
    local text = joined_lines(said)
    if text ~= "" then list[#list + 1] = { text = text, when = part.when } end
    for _, line in ipairs(part.lines) do
      local row = row_of(line)
      if row then list[#list + 1] = { row = row, when = part.when } end
    end
  end
  return list
end


--- The texts of all parts.
local function text_of(parts)
  local list = {}
  for _, part in ipairs(parts) do list[#list + 1] = part.text end
  return table.concat(list, " ")
end


--- comments.told(step, variant) -> what the comment says under these options,
-- in the present language
function comments.told(step, variant)
  local list = {}
  for _, part in ipairs(step.parts) do
    if part.text and sayings.holds(part.when, variant) ~= false then
      list[#list + 1] = sayings.filled(
        language.told(variant.texts, part.text), variant)
    end
  end
  return #list == 1 and list[1] or language.passage(list)
end


--- comments.rows(step, variant) -> the lines of the table in the comment, each
-- a list of two texts, as `told` says the sentences
function comments.rows(step, variant)
  local list = {}
  for _, part in ipairs(step.parts) do
    if part.row and sayings.holds(part.when, variant) ~= false then
      local row = {}
      for i, cell in ipairs(part.row) do
        row[i] = sayings.filled(language.told(variant.texts, cell), variant)
      end
      list[#list + 1] = row
    end
  end
  return list
end


--- The names that sentences say, as `{lowest_trump}`, as a set. A sentence that
-- does not hold says when the fact of that name matters.
local function names_said(variant)
  local said = {}
  for _, file in ipairs(variant.files) do
    for _, step in ipairs(comments.steps(file.text)) do
      for _, part in ipairs(step.parts) do
        local text = part.text or table.concat(part.row, " ")
        for name in text:gmatch "{([^{}]*)}" do said[name] = true end
      end
    end
  end
  return said
end


--- comments.untold(variant) -> the names of the facts of the game's own that no
-- sentence of its steps names, sorted
function comments.untold(variant)
  if not next(variant.own_facts) then return {} end
  local names, said = {}, names_said(variant)
  for name in pairs(variant.own_facts) do
    if not said[name] then names[#names + 1] = name end
  end
  table.sort(names)
  return names
end


--- comments.restated(name, variant) -> what a house rule says in the place of
-- another sentence, in the present language; nil if that one stays
function comments.restated(name, variant)
  local list = {}
  for i, text in ipairs(sayings.restated(variant.says[name], variant)) do
    list[i] = sayings.filled(language.told(variant.texts, text), variant)
  end
  return list[1] and language.passage(list)
end


--- The lines of a function that begins at a line, up to the `end` at its left
-- edge or to the next function.
local function body_at(lines, from)
  local last = from
  if not lines[from]:match("%f[%w]end$") then
    repeat
      last = last + 1
      local line = lines[last]
    until not line or line:match "^end" or line:match "^function"
    if lines[last] and not lines[last]:match "^end" then last = last - 1 end
  end
  return table.move(lines, from, math.min(last, #lines), 1, {})
end


--- comments.functions(text) -> list of { name, line, title, text, parts,
-- written, body }
-- in the order of the file; `body` is the function's lines, `written` those of
-- the block of `--` lines directly above it, without the dashes. `text` is what
-- they say, or "", without the heading with which they may begin, `title`, and
-- without the lines of a table; `parts` are its parts, { text, when } each, or
-- { row, when } for such a line.
function comments.functions(text)
  local list, block, lines = {}, {}, show.lines(text)
  for number, line in ipairs(lines) do
    local words = line:match("^%-%-+%s?(.*)$")
    local name = line:match("^function%s+[%w_]+[:.]([%w_]+)")
    if name then
      local title, said = sayings.titled(block)
      local parts = parts_of(said)
      list[#list + 1] = { name = name, line = number, text = text_of(parts),
        title = title, parts = parts, written = block,
        body = body_at(lines, number) }
    end
    if words then block[#block + 1] = words else block = {} end
  end
  return list
end


--- comments.steps(text) -> the functions with a comment. Functions without one
-- are details and are left out.
function comments.steps(text)
  local steps = {}
  for _, step in ipairs(comments.functions(text)) do
    if step.text ~= "" then steps[#steps + 1] = step end
  end
  return steps
end


return comments
