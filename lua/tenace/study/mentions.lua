-- The names that the text of rules reads, sets and calls: `.name`, and `{name}`
-- in a sentence, read it; `.name =` sets it; `:name()` and `.name()` call it.
-- What it wants of `self` is listed with its lines.

local source = require "tenace.base.source"

local mentions = {}


--- Does the text set the name behind a point or colon?
local function is_set(tokens, i)
  local behind = tokens[i + 1]
  return behind and behind.kind == "mark"
    and (behind.value == "=" or behind.value == ",")
end


--- Notes a name that the text wants of `self`, with its line.
local function note_wanted(self, tokens, i, path)
  local mark = i > 2 and tokens[i - 2].value == "self" and tokens[i - 1].value
  local defines = i > 3 and tokens[i - 3].value == "function"
  local deeper = i > 3 and (tokens[i - 3].value == "."
    or tokens[i - 3].value == ":")
  if (mark == "." or mark == ":") and not defines and not deeper then
    table.insert(self.wanted, { name = tokens[i].value, file = path,
      line = tokens[i].line })
  end
end


--- Notes a name at token `i`.
local function add_name(self, tokens, i)
  local before, behind = tokens[i - 1], tokens[i + 1]
  local name, mark = tokens[i].value, before and before.value
  if mark == "." or mark == ":" then
    local defines = tokens[i - 3] and tokens[i - 3].value == "function"
    local sets = is_set(tokens, i)
    if sets then self.set[name] = true end
    local reads = not defines and (not sets or behind.value == ",")
    local calls = reads and behind and behind.value == "("
    if reads then self.read[name] = true end
    if calls then self.called[name] = true end
  end
  local looked_up = behind and behind.value == "["
  if looked_up and name == "self" then self.any_field = true end
  if looked_up and name == "option" then self.any_option = true end
end


-- How far behind `has` the end of its brackets is looked for.
local NEAR = 40


--- The token behind the argument of a call: behind a text, or brackets.
local function behind_call(tokens, i)
  if not tokens[i] or tokens[i].kind == "text" then return i + 1 end
  local open = 0
  for at = i, i + NEAR do
    local mark = tokens[at] and tokens[at].value
    if not mark then return at end
    open = open + (mark == "(" and 1 or mark == ")" and -1 or 0)
    if open == 0 then return at + 1 end
  end
  return i
end


--- Notes `pile:has(card) == 0`, which is never true: `has` answers nil if there
-- is no such card.
local function note_comparison(self, tokens, i, path)
  if tokens[i].value ~= "has" or tokens[i - 1].value ~= ":" then return end
  local at = behind_call(tokens, i + 1)
  local mark, zero = tokens[at], tokens[at + 1]
  if zero and zero.value == "0"
    and (mark.value == "==" or mark.value == "~=") then
    table.insert(self.compared, { file = path, line = tokens[i].line })
  end
end


--- Notes a text: it may be a sentence with names of fields, or itself a name.
local function add_text(self, text)
  for name in string.gmatch(text, "{([%a_][%w_]*)}") do
    self.read[name] = true
  end
  local alone = string.match(text, "^['\"]([%a_][%w_]*)['\"]$")
  if alone then self.texts[alone] = true end
end


--- mentions.of(files) -> { read, set, called, texts = sets of names, any_field,
-- any_option = true if the rules work out such names, compared = list of
-- { file, line } where the answer of `has` is compared with 0, wanted = list of
-- { name, file, line }, what the rules want of `self` }
-- @param files { text, path } each
function mentions.of(files)
  local self = { read = {}, set = {}, called = {}, texts = {}, compared = {},
    wanted = {} }
  for _, file in ipairs(files) do
    local tokens, i = source.tokens(file.text), 1
    while tokens[i] do
      if tokens[i].kind == "name" then
        add_name(self, tokens, i)
        if i > 1 then note_comparison(self, tokens, i, file.path) end
        note_wanted(self, tokens, i, file.path)
      elseif tokens[i].kind == "text" then
        add_text(self, tokens[i].value)
      end
      i = i + 1
    end
  end
  return self
end


--- mentions.line(files, path) -> file, line
-- The place of a field in a game's or house rule's table: { "options", "x" }.
function mentions.line(files, path)
  for _, file in ipairs(files) do
    for _, word in ipairs { "game", "house_rule" } do
      local node = source.outline(file.text, 1, word)
      local found = node
      for _, step in ipairs(path) do
        found = found and found.fields[step]
      end
      if found then return file.path, found.line end
    end
  end
end


--- mentions.obligation(variant, one) -> file, line
-- The place of an obligation: its own, or where a file names it.
function mentions.obligation(variant, one)
  if one.file then return one.file, one.line end
  local file = source.file(variant.files, one.by)
  if file then return mentions.line({ file }, { "obligations" }) end
end


return mentions
