-- What a writer of rules probably meant where Lua cannot read a file. Lua names
-- the place; a beginner needs to hear what is missing there.

local problem = require "tenace.base.problem"
local raised = require "tenace.base.raised"
local sentence = require "tenace.base.sentence"
local source = require "tenace.base.source"

local slips = {}

local keywords = {}
for word in string.gmatch("and break do else elseif end false for function "
  .. "goto if in local nil not or repeat return then true until while",
  "%a+") do
  keywords[word] = true
end

-- Marks that text programs put in place of " and ': each two or three bytes.
local curly = { "“", "”", "„", "‘", "’", "«", "»" }


--- A word of Lua that is written with a capital, or nil: `Function`, `If`. What
-- is in quotes or in a comment does not count.
local function capital(line)
  line = string.gsub(string.gsub(line, '".-"', ""), "'.-'", "")
  for word in string.gmatch(string.gsub(line, "%-%-.*", ""), "%a+") do
    local small = string.lower(word)
    if word ~= small and keywords[small] then return small end
  end
  return nil
end


--- The first curly quote of a line, or nil.
local function curly_quote(line)
  local first, at
  for _, quote in ipairs(curly) do
    local found = string.find(line, quote, 1, true)
    if found and (not at or found < at) then first, at = quote, found end
  end
  return first
end


--- Is this what Lua read where a brace should close: the next item of a table?
local function begins_item(near)
  return near ~= "<eof>" and not keywords[near]
    and string.find(near, "^[%w_\"'{%[]") ~= nil
end


--- Has Lua found the next word where it wanted this one, and the line does not
-- have it further on? Then it is missing.
local function is_missing(wanted, near, line)
  if wanted ~= "then" and wanted ~= "do" then return false end
  return string.find(near, "^[%a_]") ~= nil
    and not string.find(line, "%f[%w]" .. wanted .. "%f[%W]")
end


--- What went wrong where Lua wanted a mark or a word: the key of its sentence,
-- and a part of it.
local function wanted_slip(said, near, line)
  local wanted = string.match(said, "^'?(.-)'? expected")
  if is_missing(wanted, near, line) then return "slip_missing", wanted end
  if wanted == "(" and near ~= "<eof>" then return "slip_brackets" end
  if wanted == ")" and near == "=" then
    local name = string.match(line, ",%s*([%a_][%w_]*)%s*=")
    if name then return "slip_named", name end
  elseif wanted == ")" and string.find(near, "^[\"'{]") then
    return "slip_comma"
  elseif wanted == "," and near == "to" then
    return "slip_to"
  elseif near == "{" and (wanted == "do" or wanted == "then") then
    return "slip_braces", wanted
  elseif wanted == "<eof>" and near == "end" then
    return "slip_open"
  end
  local sign = string.match(line, "[%w_%]]%s*([-+*/%%]=)")
    or string.match(line, "[%w_%]]%s*(%+%+)")
  if sign and string.find(said, "^syntax") then return "slip_step", sign end
  return nil
end


--- Is it a sign or a word that has a value before it?
local function follows_value(near)
  if near == "<eof>" then return false end
  return near == "then" or near == "do" or near == "and" or near == "or"
    or string.find(near, "^[=,*/%%^<>)}%]+.]") ~= nil
end


--- What went wrong near a word: the key of its sentence, and a part of it.
local function slip(said, near, line)
  local quote = string.find(near, "^<\\") and curly_quote(line)
  if quote then return "slip_quote", quote end
  local word = capital(line)
  if word then return "slip_capital", word end
  if string.find(line, "else%s+if%f[%A]") then return "slip_elseif" end
  if near == "!" then return "slip_unequal" end
  if near == "=" and string.find(said, "^'[td]") then
    local turned = string.match(line, "=([<>])")
    if turned then return "slip_order", turned .. "=" end
    return "slip_equal"
  end
  if near == "==" and string.find(said, "^syntax") then return "slip_set" end
  if string.find(said, "^malformed number") then return "slip_card", near end
  if string.find(said, "^'}' expected") then
    if begins_item(near) then return "slip_comma" end
    local number = near == "=" and string.match(line, "%f[%w](%d+%u?)%s*=")
    if number then return "slip_key", number end
  end
  local key, part = wanted_slip(said, near, line)
  if key then return key, part end
  if string.find(said, "^function arguments") then return "slip_call" end
  if string.find(said, "^unexpected symbol") and follows_value(near) then
    return "slip_value"
  end
  if near == "<eof>" and string.find(said, "^'end'") then return "slip_end" end
  if string.find(said, "^'=' expected") or string.find(said, "^syntax") then
    return "slip_comment"
  end
  return nil
end


--- Does the file go on behind the line that returns what it has defined?
local function is_behind_return(said, near, text, line)
  if not string.find(said, "^'?<eof>'? expected") or near == "end" then
    return false
  end
  for i = line - 1, 1, -1 do
    if string.find(source.nth_line(text, i), "^return%f[%W]") then
      return true
    end
  end
  return false
end


--- slips.compared(wrong, text) -> problem
-- A problem of a file as it was; or, if its line gives a name of a table its
-- value by ==, as in `of == "whist",`, with a word about that.
-- @param wrong the problem, from loading the file
-- @param text the file
function slips.compared(wrong, text)
  if not problem.is(wrong) or not wrong.line then return wrong end
  local name = string.match(source.nth_line(text, wrong.line),
    "^%s*([%a_][%w_]*)%s*==.*,%s*$")
  if not name or not string.find(wrong.text, "'" .. name .. "'", 1, true) then
    return wrong
  end
  return problem.rules(wrong.file, wrong.line,
    sentence.of("slip_set", { said = wrong.text }))
end


--- What Lua says, with the letter in place of its first byte, where that is no
-- ASCII: `near '<\226>'`.
local function with_letter(said, line)
  local letter = string.match(line, "[\xC2-\xF4][\x80-\xBF]+")
  return letter and string.gsub(said, "near '<\\%d+>'$", function()
    return "near '" .. letter .. "'"
  end) or said
end


--- slips.explain(said, text, line) -> text
-- What Lua says of a file that it cannot read, with what was probably meant.
-- @param said Lua's message, without the place
-- @param text the file
-- @param line the number of the line that Lua names
function slips.explain(said, text, line)
  local near = string.match(said, "near '(.-)'$")
    or string.match(said, "near (<eof>)$")
  local told = raised.told(with_letter(said, source.nth_line(text, line)))
  if not near then return told end
  local key, part = slip(said, near, source.nth_line(text, line))
  if is_behind_return(said, near, text, line) then key = "slip_return" end
  if near == "<eof>" and string.find(text, "[,{(]%s*$") then
    key = "slip_end"
  end
  return key and sentence.of(key, { said = told, part = part }) or told
end


return slips
