-- Reads the text of a rules file: the lines of a table's fields, and the
-- comment at its beginning. Lua itself tells only the line where a call begins.

local source = {}

local openers = { ["function"] = true, ["if"] = true, ["do"] = true,
  ["repeat"] = true }
local closers = { ["end"] = true, ["until"] = true }


--- The end of a long string or comment whose brackets open at `at`; or nil.
local function long_end(text, at)
  local level = string.match(text, "^%[(=*)%[", at)
  if not level then return nil end
  local _, last = string.find(text, "]" .. level .. "]", at, true)
  return last or #text
end


--- The end of a quoted string that opens at `at`.
local function quoted_end(text, at)
  local quote = string.sub(text, at, at)
  local i = at + 1
  while true do
    local found, _, c = string.find(text, "([\\'\"\n])", i)
    if not found then return #text end
    if c == quote or c == "\n" then return found end
    i = found + (c == "\\" and 2 or 1)
  end
end


--- The end of a pattern's match at `at`.
local function match_end(text, pattern, at)
  local _, last = string.find(text, pattern, at)
  return last
end


--- By first letter, a function that reads one item: it answers its kind ("skip"
-- for comments and blanks) and its end; nothing for a mark.
local begins = {}


--- Sets the kind and the pattern of items that begin with one of these letters.
local function runs(letters, kind, pattern)
  local function read(text, at) return kind, match_end(text, pattern, at) end
  for byte in string.gmatch(letters, ".") do
    begins[string.byte(byte)] = read
  end
end


runs(" \t\n\v\f\r", "skip", "^%s+")
runs("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_", "name", "^[%w_]+")
runs("0123456789", "number", "^[%w%.]+")
runs("=~<>", "mark", "^.=")


local function read_text(text, at) return "text", quoted_end(text, at) end

begins[string.byte "'"], begins[string.byte '"'] = read_text, read_text


begins[string.byte "-"] = function(text, at)
  if string.byte(text, at + 1) ~= string.byte "-" then return nil end
  return "skip", long_end(text, at + 2)
    or string.find(text, "\n", at, true) or #text
end


begins[string.byte "["] = function(text, at)
  local last = long_end(text, at)
  if last then return "text", last end
end


--- The item at `at`: its kind, its end.
local function piece(text, at)
  local read, kind, last = begins[string.byte(text, at)], nil, nil
  if read then kind, last = read(text, at) end
  return kind or "mark", last or at
end


--- The number of lines that end in a text from `at` to `last`.
local function line_ends(text, at, last)
  local n, found = 0, string.find(text, "\n", at, true)
  while found and found <= last do
    n, found = n + 1, string.find(text, "\n", found + 1, true)
  end
  return n
end


--- source.line_at(text, at) -> the number of the line at a byte of a text
function source.line_at(text, at) return 1 + line_ends(text, 1, at) end


--- source.file(files, path) -> the file of that path; nil if there is none
-- @param files a list of { path, text }, as a variant has it
function source.file(files, path)
  for _, file in ipairs(files) do
    if file.path == path then return file end
  end
end


--- source.nth_line(text, n) -> the line of that number; empty if there is none
function source.nth_line(text, n)
  for line in string.gmatch(text .. "\n", "(.-)\r?\n") do
    n = n - 1
    if n == 0 then return line end
  end
  return ""
end


--- source.tokens(text [, most]) -> list of { kind, value, line, at }
-- The words, texts, numbers and marks of Lua source, without its comments. Each
-- is read at the first look at it, in order. `at` is its first byte.
-- @param most the most tokens to read; all if left out
function source.tokens(text, most)
  most = most or math.huge
  local at, line, n = 1, 1, 0
  return setmetatable({}, { __index = function(tokens, i)
    while at <= #text and n < i and n < most do
      local kind, last = piece(text, at)
      if kind ~= "skip" then
        n = n + 1
        tokens[n] = { kind = kind, value = string.sub(text, at, last),
          line = line, at = at }
      end
      if kind == "skip" or kind == "text" then
        line = line + line_ends(text, at, last)
      end
      at = last + 1
    end
    return rawget(tokens, i)
  end })
end


--- Lua asks for a text piece by piece. This answers where the last piece begins
-- that Lua asks for. `ends(at)` answers where the piece that begins at `at`
-- ends.
local function last_read(text, ends)
  local from, at = 1, 1
  load(function()
    if at > #text then return nil end
    from, at = at, ends(at) + 1
    return string.sub(text, from, at - 1)
  end, "=too deep", "t")
  return from
end


-- The longest piece that Lua gets at a time.
local PIECE = 1000


--- source.too_deep(text) -> line
-- The line where Lua stops reading a text with too many nested brackets or
-- functions. Lua names no line, but it asks for no more of the text.
function source.too_deep(text)
  local first = last_read(text, function(at) return at + PIECE - 1 end)
  local from = last_read(text, function(at)
    if at < first then return math.min(at + PIECE, first) - 1 end
    local last = string.find(text, "\n", at, true) or #text
    return math.min(last, at + PIECE - 1)
  end)
  return source.line_at(text, from - 1)
end


local function new_node(line)
  return { line = line, fields = {}, order = {}, items = {} }
end


--- Adds the contents of `part` to `node`.
local function merge(node, part)
  for _, name in ipairs(part.order) do
    node.fields[name] = part.fields[name]
    node.order[#node.order + 1] = name
  end
  table.move(part.items, 1, #part.items, #node.items + 1, node.items)
end


local read_table


--- Reads the value of a field, from token `i` to the comma after it.
local function read_value(tokens, i, node)
  local parens, blocks = 0, 0
  while tokens[i] do
    local value, kind = tokens[i].value, tokens[i].kind
    if kind == "name" then
      blocks = blocks + (openers[value] and 1 or closers[value] and -1 or 0)
    elseif kind == "mark" and value == "{" then
      local part, next_one = read_table(tokens, i)
      if blocks == 0 then merge(node, part) end
      i = next_one - 1
    elseif kind == "mark" and parens == 0 and blocks == 0
      and (value == "," or value == ";" or value == "}") then
      return i
    elseif kind == "mark" then
      parens = parens + ((value == "(" or value == "[") and 1
        or (value == ")" or value == "]") and -1 or 0)
    end
    i = i + 1
  end
  return i
end


--- The name of the field that begins at token `i`, and the token where its
-- value begins.
local function read_key(tokens, i)
  local one, two = tokens[i], tokens[i + 1]
  if one.kind == "name" and two and two.value == "=" then
    return one.value, i + 2
  end
  local equals = tokens[i + 3]
  if one.value == "[" and equals and equals.value == "=" then
    return string.match(two.value, "^['\"](.*)['\"]$") or two.value, i + 4
  end
  return nil, i
end


--- Reads a table that opens at token `i`: its node, and the token after it.
function read_table(tokens, i)
  local node = new_node(tokens[i].line)
  i = i + 1
  while tokens[i] and tokens[i].value ~= "}" do
    local child = new_node(tokens[i].line)
    local name, from = read_key(tokens, i)
    i = read_value(tokens, from, child)
    if name then
      node.fields[name] = child
      node.order[#node.order + 1] = name
    else
      node.items[#node.items + 1] = child
    end
    if tokens[i] and tokens[i].value ~= "}" then i = i + 1 end
  end
  return node, i + 1
end


-- The most tokens that an outline reads: twice as many as any game has. An
-- error in what comes later names the line of the table around it.
local MOST_TOKENS = 6000


--- source.outline(text, line [, word [, most]]) -> node
-- The first table at or below the line, and behind `word` if one is given. A
-- node has `line`; its `fields` by name and its `items` in order, which are
-- nodes too; and `order`, the names of the fields as written. The outermost
-- node has the line of the word.
-- @param most how many tokens of the text are read (6000)
function source.outline(text, line, word, most)
  local tokens, found = source.tokens(text, most or MOST_TOKENS), nil
  for i, token in ipairs(tokens) do
    local here = token.line >= line
    if here and not found and (not word or token.value == word) then
      found = token.line
    end
    if found and token.kind == "mark" and token.value == "{" then
      local node = read_table(tokens, i)
      node.line = found
      return node
    end
  end
  return new_node(found or line)
end


--- source.line(node, path) -> number
-- The line of a field; if the text does not show it, the line of the innermost
-- table around it that the text does show.
-- @param path list of names and positions, from the outside in
function source.line(node, path)
  for _, step in ipairs(path) do
    local child = node.fields[step] or node.items[step]
    if not child then break end
    node = child
  end
  return node.line
end


--- source.functions(text) -> names by line
-- By line: the name of the function at the left edge to which it belongs, as
-- `deal` for the lines of `function whist:deal()`.
function source.functions(text)
  local at, now, number = {}, nil, 0
  for line in string.gmatch(text .. "\n", "([^\n]*)\n") do
    number = number + 1
    local name = string.match(line, "^function%s+[%w_]+[:.]([%w_]+)")
    now = name or now
    at[number] = now
    local ends = string.find(line, "^end") or name
      and string.find(line, "%f[%w]end$")
    if ends then now = nil end
  end
  return at
end


--- source.opening(text) -> text
-- The first sentence of the text's opening comment.
function source.opening(text)
  local lines, at = {}, 1
  while true do
    local _, last, words = string.find(text, "^%s*%-%-+[ \t]*([^\n]*)\n?", at)
    if not last then break end
    lines[#lines + 1] = words
    if string.find(words, "[.!?]%s*$") then break end
    at = last + 1
  end
  local all = table.concat(lines, " ")
  return string.match(all, "^(.-[.!?])%s") or all
end


return source
