-- Writes the words of rules files and scripts as stubs for the Lua language
-- server, from the help that doc/extract.lua has made of the docstrings:
--
--   tenace run doc/stubs/write.lua build/help.lua build/stubs
--
-- A stub is Lua that nobody runs: its comments tell an editor what a word
-- means, what it takes and what it gives.

package.path = "lua/?.lua;doc/stubs/?.lua;" .. package.path

local aged = require "tenace.rules.aged"
local definition = require "tenace.rules.definition"
local types = require "types"

-- What is written before the words: classes that no docstring has.
local SHARED = [[
---@class tenace.kind what a word such as `number` or `each_player` declares
---@class tenace.pack what `french`, `spanish` and `deck` make
---@class tenace.duty an obligation
---@class tenace.variant a game with its house rules and options

---@class tenace.event what a player saw happen
---@field what tenace.what
---@field [string] any

---@alias tenace.who tenace.player|integer
---@alias tenace.which_side tenace.side|tenace.party|tenace.player|integer
---@alias tenace.place tenace.pile|tenace.player|integer
---@alias tenace.some_cards string|any[]|tenace.cards|tenace.pile
]]

-- Lua's own words that rules files have; those of `string`, `table` and `math`
-- the language server knows.
local BASICS = [[
---@generic T
---@param v T
---@param message? any
---@return T
function assert(v, message, ...) end
---@param message any
---@param level? integer
function error(message, level) end
---@generic T
---@param list T[]
---@return fun(list: T[], i?: integer): integer, T
---@return T[]
---@return integer
function ipairs(list) end
---@generic K, V
---@param t table<K, V>
---@return fun(t: table<K, V>, key?: K): K, V
---@return table<K, V>
---@return nil
function pairs(t) end
---@param n integer|"#"
---@return any ...
function select(n, ...) end
---@param value any
---@param base? integer
---@return number?
function tonumber(value, base) end
---@param value any
---@return string
function tostring(value) end
---@param value any
---@return string
function type(value) end
]]

-- The names of things in calls, and their classes.
local CLASSES = {
  self = "tenace.words", pile = "tenace.pile", cards = "tenace.cards",
  deck = "tenace.deck", order = "tenace.order", player = "tenace.player",
  side = "tenace.side", party = "tenace.party", m = "tenace.match",
  comparison = "tenace.comparison", view = "tenace.view",
  base = "tenace.base",
}

-- What a class can do besides its fields and methods.
local OPERATORS = {
  ["tenace.pile"] = "len: integer", ["tenace.cards"] = "len: integer",
}

local STUBS = {
  head = "---@meta\n-- Made from Tenace's docstrings.\n",
  script_head = "---@meta tenace\n-- Made from Tenace's docstrings.\n\n"
    .. "---@class tenace\nlocal tenace = {}\n",
}


-- == Lines

--- Text in one line, as the comment of a field.
local function in_line(text)
  return (text:gsub("%s*\n%s*", " "))
end


--- The comment above a word: its call, text, errors and examples.
local function comment(entry)
  local lines = { "`" .. entry.signature .. "`", "" }
  local function add(text)
    for line in (text .. "\n"):gmatch "(.-)\n" do lines[#lines + 1] = line end
  end
  if entry.text ~= "" then add(entry.text) end
  for _, text in ipairs(entry.errors) do add("\nError: " .. text) end
  for _, code in ipairs(entry.examples) do
    add("```lua\n" .. code .. "\n```")
  end
  return "---" .. table.concat(lines, "\n---") .. "\n"
end


local function param_line(name, optional, kind, text)
  return ("---@param %s%s %s %s\n"):format(name, optional and "?" or "", kind,
    in_line(text or ""))
end


-- == Calls

--- The arguments of a call: { name, optional, fields }, in order.
local function arguments(inside)
  local list, depth = {}, 0
  for _, text in ipairs(types.split((inside:gsub("(%s*)%[,", ",[")))) do
    local opened = select(2, text:gsub("%[", ""))
    depth = depth + opened
    local bare = text:gsub("[%[%]]", ""):match "^%s*(.-)%s*$"
    local one = { optional = depth > 0, name = bare:match "^%a[%w_]*$" }
    if bare:find "^{" then
      one.name, one.is_table = "how", true
    elseif bare:find "…$" then
      one.name, one.of = "...", bare:match "^[%w_]+"
    elseif bare:find "^%d" then one.name = "n"
    elseif bare:find '^"' then one.name = "name"
    end
    if bare ~= "" then list[#list + 1] = one end
    depth = depth - select(2, text:gsub("%]", ""))
  end
  return list
end


--- What is behind the word in a call: its arguments, and its results.
local function parts_of(entry)
  local call, result = entry.signature:match "^(.-) %-> (.*)$"
  call = (call or entry.signature):sub(#entry.path + 1)
  local inside = call:match "^%((.*)%)$"
  if not inside then
    inside = call:match "^%s*(%[?[{\"].*)$" or ""
  end
  return arguments(inside), result
end


--- No argument has the name of another one, and `...` is the last.
local function in_order(list)
  local seen, kept = {}, {}
  for _, one in ipairs(list) do
    local name = one.name
    if name ~= "..." or one == list[#list] then
      seen[name] = (seen[name] or 0) + 1
      if seen[name] > 1 then one.name = name .. seen[name] end
      kept[#kept + 1] = one
    end
  end
  if #kept < #list and kept[#kept].name == "how" then
    kept[#kept].name, kept[#kept].is_table = "...", false
  end
  return kept
end


--- Arguments by `…` alone are those of the docstring that the call leaves out.
local function spelt_out(list, params)
  local last, named = list[#list], {}
  if not last or last.name ~= "..." or last.of then return list end
  for _, one in ipairs(list) do named[one.name] = true end
  local more = {}
  for _, param in ipairs(params) do
    if not named[param.name] then
      more[#more + 1] = { name = param.name, optional = true }
    end
  end
  if #more == 0 then return list end
  list[#list] = nil
  return table.move(more, 1, #more, #list + 1, list)
end


local function text_of(params, name)
  for _, param in ipairs(params) do
    if param.name:gsub("…", "") == name then return param.text end
  end
  return ""
end


--- The class of the table that a call takes, if its docstring says what is in
-- it.
local function table_class(entry, list)
  local named, fields = {}, {}
  for _, one in ipairs(list) do named[one.of or one.name] = true end
  for _, param in ipairs(entry.params) do
    if not named[param.name] and param.name:find "^`?[%a_]+`?$" then
      local kind = types.of_argument(param.name, param.text)
      fields[#fields + 1] = ("---@field %s? %s %s\n"):format(param.name, kind,
        in_line(param.text))
    end
  end
  if #fields == 0 then return "table" end
  local name = "tenace.for_" .. entry.name
  return name, ("---@class (exact) %s\n%s\n"):format(name,
    table.concat(fields))
end


--- A function of the library: what is before it, and its lines.
local function function_lines(entry, path, of_script)
  local list, result = parts_of(entry)
  list = in_order(spelt_out(list, entry.params))
  local before, lines, names = "", { comment(entry) }, {}
  for i, one in ipairs(list) do
    local text = text_of(entry.params, one.of or one.name)
    local kind = types.of_argument(one.of or one.name, text, of_script)
    if one.is_table then
      local class, more = table_class(entry, list)
      -- A call may leave the table out and go on with the next argument.
      kind = class .. (i < #list and "|integer" or "")
      before = before .. (more or "")
    end
    if one.name == "..." then
      lines[#lines + 1] = "---@param ... any " .. in_line(text) .. "\n"
    elseif not (i == 1 and one.name == "self") then
      lines[#lines + 1] = param_line(one.name, one.optional, kind, text)
    end
    names[i] = one.name
  end
  for i, one in ipairs(types.of_results(entry, result, of_script)) do
    lines[#lines + 1] = ("---@return %s %s # %s\n"):format(one.kind,
      one.name or "", i == 1 and in_line(entry.returns[1] or "") or "")
  end
  lines[#lines + 1] = ("function %s(%s) end\n"):format(path,
    table.concat(names, ", "))
  return before .. table.concat(lines)
end


-- == Words with a title: `game "Whist" { … }`

local TITLED = {
  game = { "tenace.game", "tenace.self" },
  house_rule = { "tenace.house_rule", "tenace.self" },
  example = { "tenace.example" },
  lesson = { "tenace.lesson", "table" },
  course = { "tenace.course", "table" },
  obligation = { "tenace.obligation", "tenace.duty" },
}

local function titled_lines(entry)
  local takes, gives = table.unpack(TITLED[entry.name])
  return comment(entry) .. ("---@param title string\n---@return fun(facts: %s)"
    .. "%s\nfunction %s(title) end\n"):format(takes,
    gives and ": " .. gives or "", entry.name)
end


-- == Classes

local Classes = {}
Classes.__index = Classes

local function new_classes() return setmetatable({ of = {}, list = {} },
  Classes) end

--- A class, made when it is first needed.
function Classes:need(name, parent, exact)
  local class = self.of[name]
  if not class then
    class = { name = name, fields = {}, parent = parent, exact = exact }
    self.of[name], self.list[#self.list + 1] = class, class
  end
  return class
end


--- Adds a field, unless the class has it.
function Classes:add(name, field, kind, text)
  local class = self:need(name)
  for _, one in ipairs(class.fields) do
    if one.name == field then return end
  end
  class.fields[#class.fields + 1] = { name = field, kind = kind, text = text }
end


function Classes:lines()
  local lines = {}
  for _, class in ipairs(self.list) do
    lines[#lines + 1] = ("\n---@class %s%s%s\n"):format(
      class.exact and "(exact) " or "", class.name,
      class.parent and " : " .. class.parent or "")
    if OPERATORS[class.name] then
      lines[#lines + 1] = "---@operator " .. OPERATORS[class.name] .. "\n"
    end
    for _, field in ipairs(class.fields) do
      lines[#lines + 1] = ("---@field %s %s %s\n"):format(field.name,
        field.kind, in_line(field.text))
    end
  end
  return table.concat(lines)
end


-- == What the braces hold

-- The classes of braces, by what is written before the name in them.
local BRACES = {
  ["deck { "] = "tenace.deck_facts",
  ["melds = { "] = "tenace.melds", ["taking = { "] = "tenace.taking",
  ["camps = { "] = "tenace.camps", ["captures = { "] = "tenace.captures",
  ["combinations = { "] = "tenace.combinations",
  ['combinations = { { "…", '] = "tenace.combination",
  ['announcements = { { "…", '] = "tenace.announcement",
  ['patterns = { show = { { "…", '] = "tenace.pattern",
  ['obligation "…" { '] = "tenace.obligation",
  ['example "…" { '] = "tenace.example", ['lesson "…" { '] = "tenace.lesson",
  ["steps = { { "] = "tenace.lesson_step",
  ['course "…" { '] = "tenace.course",
  ["lessons = { { "] = "tenace.course_lesson",
}

-- Braces that hold a list, too: what its items are.
local ITEMS = {
  ["tenace.combinations"] = "tenace.combination",
  ["tenace.combination"] = "string", ["tenace.announcement"] = "string",
  ["tenace.pattern"] = "string", ["tenace.camps"] = "string",
  ["tenace.obligation"] = "function",
}

-- Facts whose braces have a class.
local HAS_CLASS = {
  melds = "tenace.melds", taking = "tenace.taking", camps = "tenace.camps",
  captures = "tenace.captures", combinations = "tenace.combinations",
  announcements = "tenace.announcement[]",
  patterns = "table<string, tenace.pattern[]>",
}

--- Adds a name in braces to its class.
local function add_to_braces(classes, entry)
  local before, name = entry.signature:match "^(.-)([%a_]+) = …"
  local class = BRACES[before]
  local kind, text = types.of_kind(entry.text)
  if before == "" then
    class = entry.group == "facts" and "tenace.game" or "tenace.house_rule"
    kind = HAS_CLASS[name] or kind
    if kind ~= "any" and kind ~= "function" then
      kind = kind .. "|tenace.kind|function|false"
    end
  end
  if not class then error("no class for " .. entry.signature) end
  local open = class == "tenace.example"
  classes:need(class, class == "tenace.house_rule" and "tenace.game" or nil,
    not open)
  if #classes.of[class].fields == 0 then
    if ITEMS[class] then
      classes:add(class, "[integer]", ITEMS[class], "")
    elseif open then
      classes:add(class, "[string]", "any", "options and declared fields, too")
    end
  end
  classes:add(class, name .. "?", kind, text)
end


--- A step that the engine calls, as a field of what has the steps.
local function add_step(classes, entry)
  local arguments_of = entry.signature:match "%((.-)%)"
  local result = entry.signature:match "%-> (.*)$"
  local given = { "self: tenace.self" }
  for name in arguments_of:gmatch "[%a_]+" do
    given[#given + 1] = name .. ": " .. (name == "word" and "string"
      or "tenace.player")
  end
  classes:add("tenace.steps", entry.name .. "?", ("fun(%s)%s"):format(
    table.concat(given, ", "), result and ": any" or ""), entry.text)
end


--- A field of a thing: `player.hand`, `view.trump`, `self.dealer`.
local function add_field(classes, entry)
  for thing, name in entry.signature:gmatch "(%l+)%.([%a_]+)" do
    local class = CLASSES[thing]
    local kind, text = types.of_kind(entry.text, true)
    if name == "NAME" then
      name, kind, text = "[string]", "any", entry.text
      if class == "tenace.words" then class = "tenace.self" end
    elseif entry.signature:find "%.NAME$" then
      kind = "table<string, any>"
    end
    if name ~= "[string]" and text:find "%f[%a]nil%f[%A]" then
      name = name .. "?"
    end
    classes:add(class, name, kind, text)
    if thing == "player" and name == "number" then
      classes:add("tenace.side", name, kind, text)
    end
  end
end


-- == Putting it together

--- A text that a word takes: `when = "leading"`, `{ what = "trick", … }`.
local function literal_of(entry)
  local what = entry.group == "stories"
    and entry.signature:match '^{ what = "(.-)"'
  if what then return "what", what end
  return entry.signature:match '^(%l+) = "(.+)"$'
end


--- What a sort of entry adds: to classes, to the literals of `when` and `play`,
-- or functions to a file.
local function add_plain(stubs, entry)
  local signature = entry.signature
  local list, literal = literal_of(entry)
  local native = signature:match "^obligations = { ([%a_]+) }$"
  if list then
    stubs.literals[list] = stubs.literals[list] or {}
    table.insert(stubs.literals[list], ("---| %q # %s\n"):format(
      literal, in_line(entry.text)))
  elseif native then
    stubs.globals[#stubs.globals + 1] = ("\n---%s\n---@type tenace.duty\n"
      .. "%s = nil\n"):format(in_line(entry.text), native)
    stubs.known[native] = true
  elseif entry.group == "steps" then add_step(stubs.classes, entry)
  elseif signature:find "^[%l_]+%.[%a_]" and entry.group ~= "lua" then
    add_field(entry.group == "views" and stubs.script_classes
      or stubs.classes, entry)
  elseif signature:find "[%a_]+ = …" then add_to_braces(stubs.classes, entry)
  end
end


--- The local name of a class: no word of rules files begins with a capital.
local function local_of(thing)
  return (thing:gsub("^%l", string.upper))
end


local function add_function(stubs, entry)
  local thing, sign, name = entry.path:match "^(%l+)([.:])([%a_]+)$"
  local of_script = thing == "m" or thing == "tenace"
    or thing == "comparison"
  local class = CLASSES[thing]
  local into = of_script and stubs.script or stubs.globals
  if entry.signature:find '^%l[%l_]* "' and TITLED[entry.name] then
    into[#into + 1] = "\n" .. titled_lines(entry)
    stubs.known[entry.name] = true
    return
  elseif not thing then
    stubs.known[entry.name] = true
  elseif class and not stubs.held[class] then
    stubs.held[class] = true
    local classes = of_script and stubs.script_classes or stubs.classes
    classes:need(class)
    into[#into + 1] = ("\n---@class %s\nlocal %s = {}\n"):format(class,
      local_of(thing))
  end
  local path = entry.path
  if class then path = local_of(thing) .. sign .. name end
  into[#into + 1] = "\n" .. function_lines(entry, path, of_script)
end


--- The words that declare kinds have no docstring: `round = { trump = suit }`.
local function add_kinds(stubs)
  local names = {}
  for name in pairs(definition.words { examples = {} }) do
    if not stubs.known[name] then names[#names + 1] = name end
  end
  table.sort(names)
  for _, name in ipairs(names) do
    stubs.globals[#stubs.globals + 1] = ("\n---The kind of a field: `%s`.\n"
      .. "---@type tenace.kind\n%s = nil\n"):format(name, name)
  end
end


--- Words that have a new name.
local function add_aged(stubs)
  for _, one in ipairs(aged.list) do
    local place, old, new = table.unpack(one)
    local text = ("\n---@deprecated\n---It is now called `%s`.\n"):format(new)
    if place == "self" then
      text = text .. ("function Self:%s(...) end\n"):format(old)
    elseif place == "word" then
      text = text .. ("function %s(...) end\n"):format(old)
    end
    if place == "self" or place == "word" then
      stubs.globals[#stubs.globals + 1] = text
    end
  end
end


local function literals(stubs)
  local lines = {}
  for _, list in ipairs { "when", "play", "what" } do
    lines[#lines + 1] = ("\n---@alias tenace.%s string\n%s"):format(list,
      table.concat(stubs.literals[list]))
  end
  return table.concat(lines)
end


local function collect(help)
  local stubs = { globals = {}, script = {}, known = {}, held = {},
    literals = {}, classes = new_classes(), script_classes = new_classes() }
  stubs.classes:need("tenace.steps", "tenace.words")
  stubs.classes:need("tenace.self", "tenace.steps")
  stubs.classes:need("tenace.words")
  for _, entry in ipairs(help) do
    local add = entry.file and add_function or add_plain
    add(stubs, entry)
  end
  add_kinds(stubs)
  add_aged(stubs)
  return stubs
end


local function write_file(path, ...)
  local file = assert(io.open(path, "w"))
  assert(file:write((table.concat({ ... }):gsub("[ \t]+\n", "\n"))))
  assert(file:close())
end


--- Writes the stubs: rules.lua for rules files, tenace.lua for scripts, which
-- `require "tenace"` finds by its name.
local function write(help, folder)
  local stubs = collect(help)
  write_file(folder .. "/rules.lua", STUBS.head, "\n", SHARED, literals(stubs),
    stubs.classes:lines(), "\n", BASICS, table.concat(stubs.globals),
    "\n---The steps beneath those of this file.\n---@type tenace.base\n",
    "base = nil\n")
  write_file(folder .. "/tenace.lua", STUBS.script_head,
    stubs.script_classes:lines(), table.concat(stubs.script),
    "\n\nreturn tenace\n")
end


write(assert(loadfile(arg[1]))(), arg[2])
