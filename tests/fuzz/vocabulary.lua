-- What rules files can say, from the list that makes doc/library.md: the words
-- with their parameters, the facts with their parts, the steps. A new word with
-- a docstring is here at once.

local vocabulary = {}

-- The groups of the list that are about rules files.
local of_rules = {}
for group in ("definitions options obligations dealing questions tricks plays "
  .. "melds sets scoring turns players piles cards"):gmatch "%S+" do
  of_rules[group] = true
end

-- What the names before `:` and `.` of a call stand for; others cannot be
-- reached from rules.
local subjects = { self = true, pile = true, cards = true, deck = true,
  player = true, side = true, party = true, base = true }


--- The names in backticks in a text.
local function quoted(text)
  local names = {}
  for name in text:gmatch "`(%l[%l_]*)`" do
    if not names[name] then
      names[name] = true
      names[#names + 1] = name
    end
  end
  return names
end


--- The parts between commas that are outside brackets.
local function parts_of(text)
  local parts, depth, from = {}, 0, 1
  for at, letter in text:gmatch "()([{}(),])" do
    if letter == "{" or letter == "(" then depth = depth + 1
    elseif letter ~= "," then depth = depth - 1
    elseif depth == 0 then
      parts[#parts + 1] = text:sub(from, at - 1)
      from = at + 1
    end
  end
  parts[#parts + 1] = text:sub(from)
  return parts
end


--- The parameter of a name, as the docstring describes it.
local function described(entry, name)
  for _, param in ipairs(entry.params) do
    if param.name:gsub("…", "") == name then return param end
  end
  return { name = name, text = "" }
end


--- The argument that a part of a signature stands for: a table if its fields
-- are named there.
local function argument(entry, text, positional)
  if not text:find "{" then
    local name = text:match "[%a_]+" or "x"
    positional[name] = true
    local found = described(entry, name)
    return { name = name, text = found.text, many = text:find "…" and true,
      fields = quoted(found.text) }
  end
  return { table = {}, named = quoted(text:gsub("(%l[%l_]*) *=", "`%1`")) }
end


--- The parameters that a signature leaves to its docstring, behind `…`.
local function add_others(list, entry, positional)
  for _, param in ipairs(entry.params) do
    if not positional[param.name] then
      list[#list + 1] = argument(entry, param.name, positional)
    end
  end
end


--- The arguments of a word, { name, text } or { table = fields } each, and how
-- many there must be.
local function arguments_of(entry)
  local text = entry.signature:sub(#entry.path + 1):gsub(" *%->.*", "")
    :gsub(" or nil.*", "")
  local inner = text:match "^%((.*)%)$" or text
  local needed = #parts_of((inner:gsub("%[.*", "")))
  if inner:gsub("%[.*", ""):match "^%s*$" then needed = 0 end
  inner = inner:gsub("[%[%]]", "")
  local list, positional = {}, {}
  if inner:match "%S" then
    for _, part in ipairs(parts_of(inner)) do
      if part:match "^%s*…$" then add_others(list, entry, positional)
      else list[#list + 1] = argument(entry, part, positional)
      end
    end
  end
  for _, one in ipairs(list) do
    for _, param in ipairs(one.table and entry.params or {}) do
      if not positional[param.name] then
        table.insert(one.table, param)
      end
    end
  end
  return list, needed
end


local function word_of(entry)
  local subject, name = entry.path:match "^(%l+)[:.]([%l_]+)$"
  if subject and not subjects[subject] or entry.path:find "%(" then return end
  local list, needed = arguments_of(entry)
  local doc = { entry.text, entry.signature }
  for _, param in ipairs(entry.params) do doc[#doc + 1] = param.text end
  return { goes_over = entry.text:find "^Goes through" and true,
    path = entry.path, subject = subject, name = name or entry.path,
    method = entry.path:find ":" and true, arguments = list, needed = needed,
    group = entry.group,
    errors = table.concat(entry.errors, " "),
    doc = table.concat(doc, " "), text = entry.text }
end


--- Adds a fact, or a part of one: { name, text, parts, list, names }, where
-- `list` are the parts of each entry of a list, and `names` says that there are
-- several lists, each with a name.
local function add_fact(facts, by_name, entry)
  local top = entry.signature:match "^([%l_]+) = …$"
  if top then
    by_name[top] = { name = top, text = entry.text, parts = {}, list = {} }
    facts[#facts + 1] = by_name[top]
    return
  end
  local name, inner = entry.signature:match "^([%l_]+) =? ?{(.*)}$"
  local part = inner and inner:match "([%l_]+) = … [ }]*$"
  local fact = by_name[name]
  if not part or not fact then return end
  fact.names = fact.names or inner:find "= {" and true
  table.insert(inner:find '"…"' and fact.list or fact.parts,
    { name = part, text = entry.text })
end


--- The parts of an obligation and of an example, and names of cards and facts.
local function add_part(self, entry)
  local owner, part = entry.signature:match '^(%l+) "…" { ([%l_]+) = … }$'
  if owner then
    self[owner] = self[owner] or {}
    table.insert(self[owner], { name = part, text = entry.text })
    return true
  end
  local kind, name = entry.signature:match '^(%l+) = "(.*)"$'
  if kind then
    self[kind] = self[kind] or {}
    table.insert(self[kind], name)
    return true
  end
  name = entry.signature:match "^obligations = { ([%l_]+) }$"
  if name then table.insert(self.natives, name) end
  return name
end


--- A step that the engine calls: { name, arguments }.
local function step_of(entry)
  local name, list = entry.signature:match "^function game:([%l_]+)%((.-)%)"
  return { name = name, arguments = list, gives = entry.signature:find "%->" }
end


--- A field of players, sides and piles, `player.hand`, as it is written.
local function field_of(entry)
  local subject, name = entry.path:match "^(%l+)%.([%l_]+)$"
  if subject and subjects[subject] and subject ~= "base" then
    return { subject = subject, name = name }
  end
end


--- Puts an entry of the list where it belongs.
local function add(self, entry, by_name)
  if entry.group == "steps" then
    self.steps[#self.steps + 1] = step_of(entry)
  elseif entry.group == "facts" then
    add_fact(self.facts, by_name, entry)
  elseif entry.signature:find '"…"' or entry.signature:find "^%l+ = " then
    add_part(self, entry)
  elseif entry.group == "self" or not entry.signature:find "[(%[{]"
    or entry.signature:find "^%l+%.[%l_]+$" then
    self.fields[#self.fields + 1] = field_of(entry)
  elseif of_rules[entry.group] then
    self.words[#self.words + 1] = word_of(entry)
  end
end


--- The names in backticks by which the docstring of `self:ask` says what a form
-- may have, and those that others add.
local function form_fields(words)
  local names = { "beats", "must" }
  for _, word in ipairs(words) do
    if word.path == "self:ask" then
      local after = word.text:match "Beside the slots(.*)" or word.text
      after = after:gsub("the fact `[%l_]+`", "")
      for _, name in ipairs(quoted(after)) do names[#names + 1] = name end
    end
  end
  return names
end


--- vocabulary.read() -> { words, fields, facts, steps, natives, … }
function vocabulary.read()
  local self = { words = {}, fields = {}, facts = {}, steps = {}, natives = {} }
  local by_name = {}
  for _, entry in ipairs(dofile "build/help.lua") do
    add(self, entry, by_name)
  end
  self.form_fields = form_fields(self.words)
  return self
end


return vocabulary
