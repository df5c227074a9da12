-- The small changes of a Lua text that a good test notices: each comparison,
-- sign, number, `and`, `or` and `not`, one at a time.

local other = { [">="] = ">", [">"] = ">=", ["<="] = "<", ["<"] = "<=",
  ["=="] = "~=", ["~="] = "==", ["+"] = "-", ["-"] = "+", ["and"] = "or",
  ["or"] = "and", ["not"] = "" }


--- Where the text between quotes ends that begins at a place.
local function quoted(text, at)
  local quote, i = text:sub(at, at), at + 1
  while i <= #text do
    local sign = text:sub(i, i)
    if sign == quote or sign == "\n" then return i end
    i = i + (sign == "\\" and 2 or 1)
  end
  return at
end


--- The token of a text at that place: its kind, and where it ends.
local function token(text, at)
  local function ends(pattern)
    return (select(2, text:find("^" .. pattern, at)))
  end
  local code = ends "%s+"
  if code then return "space", code end
  code = ends "%-%-[^\n]*"
  if code then return "space", code end
  code = ends "%[(=*)%[.-%]%1%]" or ends "[\"']" and quoted(text, at)
  if code then return "text", code end
  code = ends "[%a_][%w_]*"
  if code then return "name", code end
  code = ends "%d[%w.]*"
  if code then return "number", code end
  return "sign", ends "[<>=~]=" or ends "//" or ends "%.+" or at
end


--- Can an operand end with that token? Then a minus after it subtracts.
local function is_operand(kind, word)
  if kind == "name" then return other[word] == nil and word ~= "return" end
  return kind == "number" or kind == "text" or word == ")" or word == "]"
    or word == "}"
end


--- What a token may be changed to.
local function instead(kind, word, behind_operand)
  if kind == "number" then
    local n = assert(tonumber(word))
    return { tostring(n + 1), (n < 1 and "(%s)" or "%s"):format(n - 1) }
  elseif word == "-" and not behind_operand then
    return { "" }
  end
  return { (kind == "name" or kind == "sign") and other[word] or nil }
end


--- changes(text, [leap]) -> a list of { at, line, from, to, text }
-- All changes of a file, with the whole text that each makes of it. `leap` says
-- where a piece ends that begins at a place and is left as it is; nil if none
-- does.
local function changes(text, leap)
  local list, at, line, operand = {}, 1, 1, false
  while at <= #text do
    local skipped = leap and leap(text, at)
    local kind, last = "space", skipped
    if not last then kind, last = token(text, at) end
    local word = text:sub(at, last)
    for _, to in ipairs(instead(kind, word, operand)) do
      list[#list + 1] = { at = at, line = line, from = word, to = to,
        text = text:sub(1, at - 1) .. to .. text:sub(last + 1) }
    end
    if kind ~= "space" then operand = is_operand(kind, word) end
    line = line + select(2, word:gsub("\n", ""))
    at = last + 1
  end
  return list
end


return changes
