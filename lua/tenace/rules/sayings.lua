-- Sentences of rules that hold only sometimes: a line of a comment that begins
-- with a condition in brackets, as in `-- [trump=rotate] Trumps go round.` The
-- condition goes to the next line with brackets; `[]` ends it. And the values
-- of options in sentences: `{target}`.

local sayings = {}


--- sayings.condition(line) -> the condition at the beginning of a line, and
-- what is behind it; nil if there is none
function sayings.condition(line)
  return string.match(line, "^%[([%w_ =~<>,.]*)%]%s*(.*)$")
end


--- sayings.titled(lines) -> title, lines
-- The heading with which a comment begins, without its colon, and the lines
-- below it: a first line of at most five words that ends in a colon. Nil and
-- all lines if there is none.
function sayings.titled(lines)
  local title = string.match(lines[1] or "", "^([^%[%].,:;]+):$")
  local _, blanks = string.gsub(title or "", "%s+", "")
  if not title or blanks > 4 or not lines[2] then return nil, lines end
  return title, table.move(lines, 2, #lines, 1, {})
end


--- sayings.parts(lines) -> list of { when, lines }
-- The parts of a comment; `when` is nil where they always hold.
function sayings.parts(lines)
  local list = {}
  for _, line in ipairs(lines) do
    local when, rest = sayings.condition(line)
    if when or not list[1] then
      list[#list + 1] = { when = when ~= "" and when or nil, lines = {} }
    end
    if rest ~= "" then table.insert(list[#list].lines, rest or line) end
  end
  return list
end


--- The value of an option or a fact; of a step: is the game's own still played?
-- Nil if there is no such thing.
local function value_of(variant, name)
  local value = variant.options[name]
  if value == nil then value = variant.facts[name] end
  if value ~= nil and type(value) ~= "table" then return value end
  if variant.step_at[name] then
    return not (variant.dropped[variant.files[1].path] or {})[name]
  end
end


local compares = {
  ["<"] = function(a, b) return a and b and a < b end,
  [">"] = function(a, b) return a and b and a > b end,
}


--- Does one clause hold? Nil and the name if there is no such thing.
local function clause_holds(variant, clause)
  local negated, name = string.match(clause, "^(not%s+)([%w_]+)$")
  name = name or string.match(clause, "^[%w_]+$")
  if name then
    local value = value_of(variant, name)
    if value == nil then return nil, name end
    return (value and true or false) ~= (negated ~= nil)
  end
  local sign, list
  name, sign, list = string.match(clause, "^([%w_]+)%s*([=<>~]+)%s*(.+)$")
  local value = name and value_of(variant, name)
  if value == nil then return nil, name or clause end
  if compares[sign] then
    return compares[sign](tonumber(value), tonumber(list)) or false
  end
  for word in string.gmatch(list .. " or ", "(.-)%s+or%s+") do
    if word == tostring(value) then return sign == "=" end
  end
  return sign ~= "="
end


--- The clauses of a condition, which all must hold.
local function clauses(when)
  return string.gmatch(when .. " and ", "%s*(.-)%s+and%s+")
end


--- sayings.holds(when, variant) -> true or false; or nil and the name in it
-- that neither an option, a fact nor a step has
-- @param when a condition, or nil
function sayings.holds(when, variant)
  if not when then return true end
  local all = true
  for clause in clauses(when) do
    local ok, name = clause_holds(variant, clause)
    if ok == nil then return nil, name end
    all = all and ok
  end
  return all
end


--- sayings.restated(said, variant) -> list of texts
-- The parts that hold of a sentence with which a house rule restates another;
-- none: the other one stays.
function sayings.restated(said, variant)
  local list = {}
  for _, part in ipairs(said and sayings.parts(said.lines) or {}) do
    if sayings.holds(part.when, variant) ~= false then
      list[#list + 1] = table.concat(part.lines, " ")
    end
  end
  return list
end


--- sayings.filled(text, variant) -> the text with the values of options and
-- facts in the places of their names in braces
function sayings.filled(text, variant)
  return (string.gsub(text, "{([%a_][%w_]*)}", function(name)
    local value = variant.options[name]
    if value == nil then value = variant.own_facts[name] end
    if value == nil and name == "players" then value = variant.people end
    if type(value) == "number" or type(value) == "string" then
      return (string.gsub(tostring(value), "_", " "))
    end
  end))
end


--- sayings.lines_above(text, line) -> the lines of the comment directly above a
-- line, with the conditions in them, but without a heading
function sayings.lines_above(text, line)
  local block, number = {}, 0
  for each in string.gmatch(text, "([^\n]*)\n?") do
    number = number + 1
    if number == line then break end
    local words = string.match(each, "^%-%-+%s?(.*)$")
    if words then block[#block + 1] = words else block = {} end
  end
  local _, said = sayings.titled(block)
  return said
end


--- sayings.above(text, line) -> the same as one text; "" if there is none
function sayings.above(text, line)
  return table.concat(sayings.lines_above(text, line), " ")
end


--- The lines of the comment with which a text begins.
local function opening_lines(text)
  local lines = {}
  for line in string.gmatch(text, "([^\n]*)\n?") do
    local words = string.match(line, "^%-%-+%s?(.*)$")
    if not words then break end
    lines[#lines + 1] = words
  end
  return lines
end


--- sayings.openings(text) -> list of { when, text }
-- The sentences with a condition in the comment with which a file begins, the
-- first of each.
function sayings.openings(text)
  local list = {}
  for _, part in ipairs(sayings.parts(opening_lines(text))) do
    local all = table.concat(part.lines, " ")
    list[#list + 1] = part.when and { when = part.when,
      text = string.match(all, "^(.-[.!?])%s") or all } or nil
  end
  return list
end


--- sayings.opening(text, variant) -> the sentence with a condition that holds
-- in the comment with which a file begins; nil: its first sentence holds
function sayings.opening(text, variant)
  for _, one in ipairs(sayings.openings(text)) do
    if sayings.holds(one.when, variant) then return one.text end
  end
end


return sayings
