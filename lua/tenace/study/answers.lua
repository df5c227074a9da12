-- Comparisons that are never true. `ask` gives the first word of the form that
-- was said, so no text of several words is ever equal to it. An empty field is
-- nil, so it is not "none" unless a text may say that.

local ordered = require "tenace.base.ordered"
local source = require "tenace.base.source"

local answers = {}


--- All tokens of a text; they are read as far as one looks.
local function all_tokens(text)
  local tokens, i = source.tokens(text), 1
  while tokens[i] do i = i + 1 end
  return tokens
end


--- The value of the i-th token, if there is one.
local function value(tokens, i) return tokens[i] and tokens[i].value end


--- Is it a call `self:ask(`, at `ask`?
local function is_ask(tokens, i)
  return value(tokens, i) == "ask" and value(tokens, i - 1) == ":"
    and value(tokens, i - 2) == "self" and value(tokens, i + 1) == "("
end


--- The name that gets the first answer of a call at `self`; nil for none.
local function named(tokens, i)
  if value(tokens, i - 1) ~= "=" then return nil end
  local at = i - 2
  while value(tokens, at - 1) == "," do at = at - 2 end
  return tokens[at] and tokens[at].kind == "name" and tokens[at].value
end


--- The place behind the brackets that open at `i`.
local function behind(tokens, i)
  local open = 0
  for at = i, #tokens do
    local mark = tokens[at].value
    open = open + (mark == "(" and 1 or mark == ")" and -1 or 0)
    if open == 0 then return at + 1 end
  end
  return #tokens + 1
end


local function compares(mark) return mark == "==" or mark == "~=" end


--- The text of several words with which the token at `i` is compared; nil if it
-- is not.
local function compared(tokens, i, last)
  local other = compares(value(tokens, last + 1)) and tokens[last + 2]
    or compares(value(tokens, i - 1)) and tokens[i - 2]
  local text = other and other.kind == "text" and string.sub(other.value, 2, -2)
  return text and string.find(text, "%S%s+%S") and text or nil
end


--- Does the token at `i` get another value there, or may it?
local function is_set(tokens, i)
  local before, mark = value(tokens, i - 1), value(tokens, i + 1)
  return before == "local" or mark == "="
    or mark == "," and before ~= "(" and before ~= ","
end


--- Adds the comparisons of a name behind the call, as far as it surely has its
-- answer: to the next function, or to where the name is set again.
local function add_named(list, tokens, name, from, path)
  for i = from, #tokens do
    local here, mark = tokens[i].value, value(tokens, i - 1)
    if here == "function" then return end
    if here == name and mark ~= "." and mark ~= ":" then
      if is_set(tokens, i) then return end
      local text = compared(tokens, i, i)
      if text then
        list[#list + 1] = { file = path, line = tokens[i].line, text = text }
      end
    end
  end
end


--- Adds what is wrong with a call `self:ask(…)`, at `ask`.
local function add_call(list, tokens, i, path)
  local last = behind(tokens, i + 1)
  local text = compared(tokens, i - 2, last - 1)
  if text then
    list[#list + 1] = { file = path, line = tokens[i].line, text = text }
  end
  local name = named(tokens, i - 2)
  if name then add_named(list, tokens, name, last, path) end
end


--- answers.never(files) -> list of { file, line, text, first }
-- The texts with which rules compare the answer of `ask` and that it never
-- gives; the first word of each.
-- @param files { text, path } each
function answers.never(files)
  local list = {}
  for _, file in ipairs(files) do
    local tokens = all_tokens(file.text)
    for i = 1, #tokens do
      if is_ask(tokens, i) then add_call(list, tokens, i, file.path) end
    end
  end
  for _, one in ipairs(list) do one.first = string.match(one.text, "%S+") end
  return list
end


--- May a field have the text "none"?
local function has_none(field)
  if field.kind == "text" then return true end
  return field.kind == "choice" and ordered.has(field.values, "none")
end


--- answers.none(files, fields) -> list of { file, line, name }
-- The fields that rules compare with "none", `self.trump == "none"`, and that
-- never are that text.
-- @param fields by name, as a variant has them
function answers.none(files, fields)
  local list = {}
  for _, file in ipairs(files) do
    local tokens = all_tokens(file.text)
    for i, token in ipairs(tokens) do
      local field = token.kind == "name" and value(tokens, i - 1) == "."
        and value(tokens, i - 2) == "self" and fields[token.value]
      if field and not has_none(field) and compares(value(tokens, i + 1))
        and value(tokens, i + 2) == '"none"' then
        list[#list + 1] = { file = file.path, line = token.line,
          name = token.value }
      end
    end
  end
  return list
end


return answers
