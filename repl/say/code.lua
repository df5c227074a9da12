-- Lua as people read it: words, texts, numbers and comments in colours.

local show = require "tenace.face.say.show"

local code = {}

local WORDS = {}
for word in ([[and break do else elseif end false for function goto if in local
  nil not or repeat return then true until while]]):gmatch "%a+" do
  WORDS[word] = true
end


--- The end of a text in long brackets that begins there, or nil.
local function long_end(text, at)
  local level = text:match("^%[(=*)%[", at)
  if not level then return nil end
  local _, last = text:find("]" .. level .. "]", at, true)
  return last or #text
end


--- The end of a comment that begins there, or nil.
local function comment_end(text, at)
  if text:sub(at, at + 1) ~= "--" then return nil end
  return long_end(text, at + 2) or (text:find("\n", at, true) or #text + 1) - 1
end


--- The end of a text in quotes that begins there, or nil. One that is not
-- closed ends with its line.
local function quoted_end(text, at)
  local quote = text:match("^[\"']", at)
  while quote do
    at = at + 1
    local sign = text:sub(at, at)
    if sign == quote then return at end
    if sign == "" or sign == "\n" then return at - 1 end
    if sign == "\\" then at = at + 1 end
  end
end


--- The end of a pattern that begins there, or nil.
local function match_end(text, at, pattern)
  local _, last = text:find("^" .. pattern, at)
  return last
end


--- The kind of what begins at a place of the text, and its end. What is neither
-- a name nor a kind of its own has no kind.
local function token(text, at)
  local last = comment_end(text, at)
  if last then return "comment", last end
  last = quoted_end(text, at) or long_end(text, at)
  if last then return "text", math.min(last, #text) end
  last = match_end(text, at, "[%a_][%w_]*")
  if last then return WORDS[text:sub(at, last)] and "word" or nil, last end
  last = match_end(text, at, "%.?%d[%w.]*")
  if last then return "number", last end
  return nil, match_end(text, at, "%s+")
    or match_end(text, at, "[^%w%s\"'%[-]+") or at
end


--- Tints a part, each of its lines for itself.
local function tinted(part, kind, style)
  return (part:gsub("[^\n]+", function(line)
    return show.tint(kind, line, style)
  end))
end


--- code.colored(text, style) -> the text in colours, which end with each line;
-- the text itself if the style has none.
function code.colored(text, style)
  if not style.color then return text end
  local parts, at = {}, 1
  while at <= #text do
    local kind, last = token(text, at)
    local part = text:sub(at, last)
    parts[#parts + 1] = kind and tinted(part, kind, style) or part
    at = last + 1
  end
  return table.concat(parts)
end


return code
