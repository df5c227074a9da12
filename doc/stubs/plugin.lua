-- A plugin of the Lua language server, which reads a rules file before the
-- server does. The server sees the file with a few lines more: a class that has
-- the fields, piles, options and steps of this game and no others, so that it
-- marks a misspelt name behind `self`; and a look-up in place of a misspelt
-- name in braces, because it marks none there by itself.
--
-- build/luals/plugin.lua is this file behind three tables: `source`, which
-- reads Lua (lua/tenace/base/source.lua), `classes`, the names in each class of
-- the stubs (doc/stubs/write.lua), and `engine_options`, those that most games
-- have.

local FOLDER = debug.getinfo(1, "S").source:match "^@(.*)[/\\]" or "."

-- The words before a title: what is in their braces.
local TITLED = { game = "tenace.game", house_rule = "tenace.house_rule",
  obligation = "tenace.obligation", lesson = "tenace.lesson",
  course = "tenace.course",
  example = "tenace.example" }

-- The words whose braces have a class, and the braces that one name in other
-- braces has, or each item of the list there. "own" are the names of options
-- and fields that the game has; "names" and "options" are braces that declare
-- some.
local CALLED = { deck = "tenace.deck_facts" }
local INSIDE = {
  ["tenace.game"] = { melds = "tenace.melds", taking = "tenace.taking",
    camps = "tenace.camps", captures = "tenace.captures",
    combinations = "tenace.combinations", set = "own",
    round = "names", keeps = "names", piles = "names",
    options = "options" },
  ["tenace.lesson"] = { steps = "list of tenace.lesson_step",
    options = "own" },
  ["tenace.course"] = { lessons = "list of tenace.course_lesson" },
}
INSIDE["tenace.house_rule"] = INSIDE["tenace.game"]

-- The words that make an option of any fact.
local OPTION = { number = true, choice = true, flag = true, text = true }

-- The comment of a step that another file of the game has.
local STEP = "a step"


-- == The braces of a file

--- All words and marks of a file.
local function tokens_of(text)
  local tokens = source.tokens(text)
  local _ = tokens[math.huge]
  return tokens
end


local OPENS = { ["{"] = true, ["("] = true, ["["] = true }
local CLOSES = { ["}"] = true, [")"] = true, ["]"] = true }
local BEGINS = { ["function"] = true, ["if"] = true, ["do"] = true,
  ["repeat"] = true }
local ENDS = { ["end"] = true, ["until"] = true }


--- What is in the braces that open at token `i`, or in those that the function
-- there returns: a class of the stubs, "own", "names", "options" or nil.
-- @param around the braces, brackets or function around them, or an empty table
local function braces_of(tokens, i, around)
  local before, word = tokens[i - 1] or {}, tokens[i - 2] or {}
  if before.kind == "text" then return TITLED[word.value] end
  if before.value == "return" then return around.returns end
  if CALLED[before.value] then return CALLED[before.value] end
  if before.value == "=" then return (INSIDE[around.of] or {})[word.value] end
  return (around.of or ""):match "^list of (.*)$"
end


--- What opens at token `i`; nil if nothing does.
local function opened(tokens, i, value, top)
  if OPENS[value] then
    local of = value == "{" and braces_of(tokens, i, top) or nil
    return { mark = value, of = of,
      example = of == "tenace.example" or top.example }
  elseif value == "function" then
    return { mark = value, example = top.example,
      returns = braces_of(tokens, i, top) }
  elseif BEGINS[value] then
    return { mark = value, example = top.example, returns = top.returns }
  end
end


--- Is the name at token `i` a key in braces?
local function is_key(tokens, i)
  local before, after = tokens[i - 1].value, tokens[i + 1]
  return tokens[i].kind == "name" and after and after.value == "="
    and (before == "{" or before == "," or before == ";")
end


--- Calls back for each name that is a key in braces: the token's index, what
-- is in these braces, and whether they are inside those of an example.
local function each_key(tokens, call)
  local open = {}
  for i = 1, #tokens do
    local is_mark = tokens[i].kind == "mark" or tokens[i].kind == "name"
    local value = is_mark and tokens[i].value or ""
    local top = open[#open] or {}
    local new = opened(tokens, i, value, top)
    if new then open[#open + 1] = new
    elseif CLOSES[value] or ENDS[value] then open[#open] = nil
    elseif top.mark == "{" and is_key(tokens, i) then
      call(i, top.of, top.example)
    end
  end
end


-- == The names of a game

--- The text of the value of a key, as far as it is on its line.
local function told(text, tokens, i)
  local from, depth = tokens[i + 2], 0
  local last = from
  for at = i + 2, #tokens do
    local token = tokens[at]
    local value = token.kind == "text" and "" or token.value
    if OPENS[value] then depth = depth + 1
    elseif CLOSES[value] then depth = depth - 1
    end
    local over = depth < 0 or depth == 0 and value == ","
    if over or token.line > from.line then break end
    last = token
  end
  return from and text:sub(from.at, last.at + #last.value - 1) or ""
end


local function add(names, name, comment)
  if not names.by_name[name] then
    names.by_name[name] = comment
    names.list[#names.list + 1] = name
  end
end


--- A text without its quotes; nil for other tokens.
local function unquoted(token)
  return token and token.kind == "text" and token.value:match "^[\"'](.*)[\"']$"
    or nil
end


--- Calls back for each text behind a key: of = "whist", with = { "honours" }.
local function each_text(tokens, i, call)
  i = i + 2
  if tokens[i] and tokens[i].value == "{" then i = i + 1 end
  while unquoted(tokens[i]) do
    call(unquoted(tokens[i]))
    if not tokens[i + 1] or tokens[i + 1].value ~= "," then return end
    i = i + 2
  end
end


local function read(path)
  local file = io.open(path, "rb")
  local text = file and file:read "a"
  if file then file:close() end
  return text
end


--- The text of a rules file: first of one beside the file that needs it.
local function find(name, folder)
  for _, place in ipairs { folder .. "/", folder .. "/../../",
    FOLDER .. "/../../rules/" } do
    local text = read(place .. name .. ".lua")
    if text then return text end
  end
end


local collect

--- Adds the names of other files that this one needs.
local function add_files(names, tokens, folder, keys)
  local whole = true
  local function file(name)
    local text = not names.read[name] and find(name, folder)
    if text then
      names.read[name] = true
      whole = collect(names, text, folder, true) and whole
    elseif not names.read[name] then whole = false
    end
  end
  local function house(of)
    return function(name) file("house/" .. of .. "/" .. name) end
  end
  for i, of in pairs(keys.of) do
    each_text(tokens, i, file)
    for _, at in ipairs(keys.with) do
      each_text(tokens, at, house(of))
    end
  end
  for i = 1, #tokens do
    if tokens[i].value == "require" then each_text(tokens, i - 1, file) end
  end
  return whole
end


--- Does a key in the braces of a game or a house rule declare names by words
-- of Lua that only Lua can read: round = shared.round?
local function is_worked_out(tokens, i, of)
  local inside = (INSIDE[of] or {})[tokens[i].value]
  return (of == "tenace.game" or of == "tenace.house_rule")
    and (inside == "names" or inside == "options")
    and tokens[i + 2] and tokens[i + 2].value ~= "{"
end


--- Adds the words of announcements: the first of each party are fields.
local function add_announced(names, tokens, i)
  local depth = 0
  add(names, "late", "")
  add(names, "replied", "")
  for at = i + 2, #tokens do
    local value = tokens[at].value
    if OPENS[value] or value == "function" then depth = depth + 1
    elseif CLOSES[value] or value == "end" then depth = depth - 1
    end
    local word = unquoted(tokens[at])
    if word and word:find "^[%a_]+$" then add(names, word, "") end
    if depth <= 0 and not word then return end
  end
end


--- Adds the name at token `i`, a key in braces, if it declares something.
local function add_key(names, text, tokens, i, of)
  local name, value = tokens[i].value, tokens[i + 2] or {}
  local is_option = of == "options"
    or of ~= "names" and OPTION[value.value] or names.loose
  local is_field = of == "names" or name == "levels" or names.loose
  local into = is_option and names.options or names
  if is_option or is_field then add(into, name, told(text, tokens, i)) end
  if names.loose then add(names, name, "") end
  if name == "announcements" then add_announced(names, tokens, i)
  elseif name == "name" then
    each_text(tokens, i, function(one) add(names.options, one, "") end)
  elseif name == "listed" or name == "first" then
    each_text(tokens, i, function(one) add(names, one, "") end)
  end
end


--- Adds the steps of a file.
local function add_steps(into, tokens)
  for i = 1, #tokens - 4 do
    local sign = tokens[i].value == "function" and tokens[i + 2].value
    if sign == ":" or sign == "." then
      add(into, tokens[i + 3].value, STEP)
    end
  end
end


--- Adds the names that a file gives to a game: keys in braces, and its steps.
-- Answers false if a file is missing that has more of them.
-- @param other the file is not the one that is open
function collect(names, text, folder, other)
  local tokens, keys = tokens_of(text), { of = {}, with = {} }
  local function loosen(i, of)
    names.loose = names.loose or is_worked_out(tokens, i, of)
  end
  each_key(tokens, loosen)
  each_key(tokens, function(i, of, example)
    local name = tokens[i].value
    if of == "tenace.house_rule" and name == "of" then
      keys.of[i] = unquoted(tokens[i + 2])
    elseif of == "tenace.house_rule" and (name == "with"
      or name == "on_top_of") then
      keys.with[#keys.with + 1] = i
    end
    if not example then add_key(names, text, tokens, i, of) end
  end)
  add_steps(other and names or names.steps, tokens)
  return add_files(names, tokens, folder, keys)
end


local function new_names()
  local names = { list = {}, by_name = {}, read = {},
    steps = { list = {}, by_name = {} },
    options = { list = {}, by_name = {} } }
  for _, name in ipairs(engine_options) do add(names.options, name, "") end
  return names
end


--- Has a class of the stubs the name, or one above it?
local function has(class, name)
  while class do
    if classes[class].names[name] then return true end
    class = classes[class].parent
  end
  return false
end


-- == What is put into the file

local Patch = {}
Patch.__index = Patch


local function new_patch(text)
  return setmetatable({ text = text, diffs = {}, at = {} }, Patch)
end


--- Puts words before a byte of the file.
function Patch:insert(at, words)
  if self.at[at] then return false end
  self.at[at] = true
  self.diffs[#self.diffs + 1] = { start = at, finish = at - 1, text = words }
  return true
end


--- The first byte of the line of a token; nil if a text or a comment goes over
-- its beginning.
local function line_start(text, tokens, i)
  local at = tokens[i].at
  while at > 1 and text:sub(at - 1, at - 1) ~= "\n" do at = at - 1 end
  while tokens[i - 1] and tokens[i - 1].at >= at do i = i - 1 end
  local before = tokens[i - 1]
  local from = before and before.at + #before.value or 1
  local between = text:sub(from, at - 1)
  if from > at or between:find "%-%-%[=*%[" then return nil end
  return at
end


--- Fields of a class, a line each. A step that the engine calls has its line in
-- the class above.
local function field_lines(names)
  local lines = {}
  for _, field in ipairs(names.list) do
    local comment = names.by_name[field]
    if comment ~= STEP or not has("tenace.steps", field) then
      lines[#lines + 1] = ("---@field %s any%s\n"):format(field,
        comment ~= "" and " # " .. comment or "")
    end
  end
  return table.concat(lines)
end


--- The lines of the game's classes, to be put above its `local`.
local function class_lines(name, names)
  return ("---@class %s.option\n%s\n---@class %s : tenace.steps\n"
    .. "---@field option %s.option\n%s"):format(name,
    field_lines(names.options), name, name, field_lines(names))
end


--- Is this the `{` of a game or a house rule that a local name gets?
local function local_of(tokens, i)
  local word = tokens[i - 2] and tokens[i - 2].value
  return (word == "game" or word == "house_rule")
    and tokens[i - 1].kind == "text" and tokens[i].value == "{"
    and tokens[i - 3] and tokens[i - 3].value == "="
    and tokens[i - 5] and tokens[i - 5].value == "local" and i - 5 or nil
end


--- Puts the class above the game's `local`. Answers whether there is one.
local function put_class(patch, tokens, name, names)
  for i = 1, #tokens do
    local at = local_of(tokens, i)
    at = at and line_start(patch.text, tokens, at)
    if at then return patch:insert(at, (class_lines(name, names))) end
  end
  return false
end


--- Tells the types of `self` and `option` where a function takes them.
local function put_params(patch, tokens, name)
  local kinds = { self = name, option = name .. ".option" }
  for i = 1, #tokens do
    local first = tokens[i].value == "function" and tokens[i + 1]
    local at = first and first.value ~= "(" and i + 3 or i + 2
    if first and tokens[at] and tokens[at - 1].value == "("
      and kinds[tokens[at].value] then
      local line = line_start(patch.text, tokens, i)
      if line then
        patch:insert(line, ("---@param %s %s\n"):format(tokens[at].value,
          kinds[tokens[at].value]))
      end
    end
  end
end


--- Is there such a name on `self`?
local function is_on_self(name, names)
  return names.by_name[name] or names.steps.by_name[name]
    or has("tenace.steps", name)
end


--- Makes a look-up of each unknown name that is given a value on `self`: the
-- server takes such a line for a declaration.
local function put_given(patch, tokens, names)
  for i = 1, #tokens - 3 do
    local field = tokens[i + 2]
    if tokens[i].value == "self" and tokens[i + 1].value == "."
      and (tokens[i - 1] or {}).value ~= "." and tokens[i + 3].value == "="
      and not is_on_self(field.value, names) then
      patch:insert(field.at + #field.value, "[1]")
    end
  end
end


--- May the name be in these braces?
local function may_be(name, of, names)
  if of == "own" or of == "tenace.example" then
    return names.by_name[name] or names.options.by_name[name]
      or has("tenace.steps", name)
      or has("tenace.example", name) or has("tenace.game", name)
  end
  return has(of, name)
end


--- Makes a look-up of each unknown name in braces. Answers the classes that
-- the look-ups need.
local function put_keys(patch, tokens, names, known)
  local needed = {}
  each_key(tokens, function(i, of)
    local own = of == "own" or of == "tenace.example"
    local class = own and known or not own and of
    if of and (own or classes[of]) and class
      and not may_be(tokens[i].value, of, names) then
      local key = tokens[i]
      local looked_up = class:gsub("%.", "_")
      patch:insert(key.at, "[" .. looked_up .. ".")
      patch:insert(key.at + #key.value, "]")
      needed[class] = looked_up
    end
  end)
  return needed
end


--- Declares what the look-ups look in.
local function put_locals(patch, needed)
  local lines = {}
  for class, name in pairs(needed) do
    lines[#lines + 1] = ("---@type %s\nlocal %s\n"):format(class, name)
  end
  table.sort(lines)
  if #lines > 0 then
    local first = patch.diffs[1]
    if patch.at[1] then
      for _, diff in ipairs(patch.diffs) do
        if diff.start == 1 then first = diff end
      end
      first.text = table.concat(lines) .. "\n" .. first.text
    else
      patch:insert(1, table.concat(lines))
    end
  end
end


--- A path of a file that the server names by a URI.
local function path_of(uri)
  return (uri:gsub("^file://", ""):gsub("%%(%x%x)", function(digits)
    return string.char(tonumber(digits, 16))
  end):gsub("^/(%a:)", "%1"))
end


--- Called by the server with each text of a file that it gets. Answers a list
-- of { start, finish, text }: what to put in place of these bytes.
function OnSetText(uri, text)
  if not text:find "%f[%a]game%s*[\"']" and not text:find "house_rule%s*[\"']"
    and not text:find "lesson%s*[\"']" and not text:find "course%s*[\"']" then
    return nil
  end
  local path = path_of(uri)
  local folder, file = path:match "^(.*)[/\\]([^/\\]*)%.lua$"
  local names, tokens = new_names(), tokens_of(text)
  local whole = collect(names, text, folder or ".")
  local of = folder and folder:match "[/\\]house[/\\]([%w_]+)$"
  local name = ("tenace.rules.%s%s"):format(of and of .. "." or "",
    (file or "file"):gsub("[^%w_]", "_"))
  local patch = new_patch(text)
  local known = whole and put_class(patch, tokens, name, names) and name
  if known then
    put_params(patch, tokens, name)
    put_given(patch, tokens, names)
  end
  put_locals(patch, put_keys(patch, tokens, names, known))
  return patch.diffs
end
