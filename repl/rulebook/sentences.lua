-- The sentences of a rules file that people read, for those who translate it.

local comments = require "tenace.face.rulebook.comments"
local sayings = require "tenace.rules.sayings"
local source = require "tenace.base.source"

local sentences = {}


--- Is the text something to read? Names, cards and ranks are not: a sentence
-- has two words in small letters, side by side or with a part between.
local function is_read(text)
  return text:find "%l%l+[,:;]? %l%l" ~= nil or text:find "%l%l.*[?{]" ~= nil
end


--- The value of a text in Lua source.
local function value_of(token)
  local read = load("return " .. token.value, "=text", "t", {})
  return read and read() or ""
end


--- Joins the texts that begin at token `i`, with `..` between: the whole, the
-- token after it, and whether something else is joined to it.
local function joined(tokens, i)
  local function dots(at)
    return at > 0 and tokens[at] and tokens[at].value == "."
      and tokens[at + 1] and tokens[at + 1].value == "."
  end
  local parts, glued = { value_of(tokens[i]) }, dots(i - 2)
  i = i + 1
  while dots(i) do
    if not tokens[i + 2] or tokens[i + 2].kind ~= "text" then
      return table.concat(parts), i, true
    end
    parts[#parts + 1] = value_of(tokens[i + 2])
    i = i + 3
  end
  return table.concat(parts), i, glued
end


-- Words of the library that take a list of words as a text.
local TAKES_WORDS = { words = true, cycle = true, among = true, split = true,
  climb = true, rows = true, place = true }

--- Is token `i` a list of words? It is given to a word that takes one, or has a
-- name in capitals.
local function is_list(tokens, i)
  local before, at = tokens[i - 1] and tokens[i - 1].value, i - 2
  if before == "=" then return tokens[at].value:find "^%u[%u_]*$" ~= nil end
  if TAKES_WORDS[before] then return true end       -- words "a b"
  if before ~= "," and before ~= "(" then return false end
  while before == "," and at > 1 and tokens[at].value ~= "(" do
    if tokens[at].value == ")" then return false end
    at = at - 1
  end
  local name = before == "," and tokens[at - 1] or tokens[at]
  return name ~= nil and TAKES_WORDS[name.value]    -- among(word, "a b")
end


--- Is token `i` the name of a house rule? People read those, short as they are.
local function is_name(tokens, i)
  return tokens[i - 1] ~= nil and tokens[i - 1].value == "house_rule"
end


--- Adds the texts in the code.
local function add_texts(add, text)
  local tokens, i = source.tokens(text), 1
  while tokens[i] do
    if tokens[i].kind == "text" then
      local line, list = tokens[i].line, is_list(tokens, i)
      local named = is_name(tokens, i)
      local whole, after, glued = joined(tokens, i)
      local _, behind = sayings.condition(whole)
      whole = behind or whole
      if named or not list and is_read(whole) then add(whole, line, glued) end
      i = after
    else
      i = i + 1
    end
  end
end


--- sentences.of(text) -> list of { text, line, glued }
-- In the order of the file: the opening sentence, the comments above steps with
-- their headings, and the texts in the code, each once. `glued` means that
-- something that is no text is joined to it with `..`.
function sentences.of(text)
  local list, seen = {}, {}
  local function add(one, line, glued)
    if one == "" or seen[one] then return end
    seen[one] = true
    list[#list + 1] = { text = one, line = line, glued = glued }
  end
  add(source.opening(text), 1)
  for _, one in ipairs(sayings.openings(text)) do add(one.text, 1) end
  for _, step in ipairs(comments.steps(text)) do
    if step.title then add(step.title, step.line) end
    for _, part in ipairs(step.parts) do
      for _, cell in ipairs(part.row or { part.text }) do
        local words = cell:gsub("{[%w_]+}", "")
        if not part.row or words:find "%l%l" then add(cell, step.line) end
      end
    end
  end
  add_texts(add, text)
  table.sort(list, function(a, b)
    if a.line ~= b.line then return a.line < b.line end
    return a.text < b.text
  end)
  return list
end


return sentences
