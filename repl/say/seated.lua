-- Answers that name a player by the seat: `ask 3 for K`. At the table they have
-- the player's name, as the person calls that player: `ask Across for K`. The
-- words of a language may ask for a form of it, `frage {player:accusative}`.

local language = require "tenace.base.language"

local seated = {}


--- Where a seat or a name begins, behind these words; nil if the words are not
-- in the text from `from` on.
local function find(text, before, from)
  local border = before:find "^%w" and "%f[%w]" or ""
  local first, last = text:lower():find(border .. before:gsub("%p", "%%%0")
    .. "%s+", from)
  if first then return last + 1 end
end


--- Replaces what `next_one` finds one after another from a place on, names in
-- that form. Answers the text, and the place behind it.
local function replace(text, at, several, next_one, form)
  repeat
    local last, other = next_one(text, at, form)
    if not last then return text, at end
    text = text:sub(1, at - 1) .. other .. text:sub(last + 1)
    at = at + #other
    local blank = text:match("^%s+()", at)
    if not blank or not several then return text, at end
    at = blank
  until false
end


--- The text with each seat, or name, behind the words of a pattern replaced.
local function each(text, pattern, next_one)
  local before, slot, form = pattern:match "^(.-) {(%a+):?(%a*)}$"
  if not before then return text end  -- a language puts the player first
  local at = find(text, before, 1)
  while at do
    text, at = replace(text, at, slot == "players", next_one, form)
    at = find(text, before, at)
  end
  return text
end


--- The patterns, and each as it is in the present language.
local function with_told(patterns)
  local list = table.move(patterns, 1, #patterns, 1, {})
  for _, pattern in ipairs(patterns) do
    local told = language.worded(pattern)
    if told ~= pattern then list[#list + 1] = told end
  end
  return list
end


--- seated.of(variant, names) -> what a style needs as `seated`; nil for a game
-- whose answers name nobody
-- @param names the players' names by seat
function seated.of(variant, names)
  local patterns = variant.facts and variant.facts.names_players
  return patterns and { patterns = with_told(patterns), names = names }
end


--- seated.shown(text, style) -> the text with names in place of seats
function seated.shown(text, style)
  local known = style.seated
  if not known then return text end
  for _, pattern in ipairs(known.patterns) do
    text = each(text, pattern, function(line, at, form)
      local seat, behind = line:match("^(%d+)()%f[%W]", at)
      local name = known.names[tonumber(seat)]
      if name then return behind - 1, language.form(name, form) end
    end)
  end
  return text
end


--- The last place of a name that stands in the text from a place on, if it is
-- there; in small letters, too.
local function last_of(name, text, at)
  local last = at + #name - 1
  if text:sub(at, last):lower() == name:lower()
    and not text:find("^%w", last + 1) then
    return last
  end
end


--- seated.read(text, style) -> the text with seats in place of names, which may
-- be in small letters
function seated.read(text, style)
  local known = style.seated
  if not known then return text end
  for _, pattern in ipairs(known.patterns) do
    text = each(text, pattern, function(line, at, form)
      for seat, name in ipairs(known.names) do
        local last = last_of(language.form(name, form), line, at)
          or last_of(name, line, at)
        if last then return last, tostring(seat) end
      end
    end)
  end
  return text
end


return seated
