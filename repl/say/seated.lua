-- Answers that name a player by the seat: `ask 3 for K`. At the table they have
-- the player's name, as the person calls that player: `ask Across for K`.

local seated = {}


--- Where a seat or a name begins, behind these words; nil if the words are not
-- in the text from `from` on.
local function find(text, before, from)
  local first, last = text:lower():find("%f[%w]" .. before .. "%s+", from)
  if first then return last + 1 end
end


--- Replaces what `next_one` finds one after another from a place on. Answers
-- the text, and the place behind it.
local function replace(text, at, several, next_one)
  repeat
    local last, other = next_one(text, at)
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
  local before, slot = pattern:match "^(.-) {(%a+)}$"
  local at = find(text, before, 1)
  while at do
    text, at = replace(text, at, slot == "players", next_one)
    at = find(text, before, at)
  end
  return text
end


--- seated.of(variant, names) -> what a style needs as `seated`; nil for a game
-- whose answers name nobody
-- @param names the players' names by seat
function seated.of(variant, names)
  local patterns = variant.facts and variant.facts.names_players
  return patterns and { patterns = patterns, names = names }
end


--- seated.shown(text, style) -> the text with names in place of seats
function seated.shown(text, style)
  local known = style.seated
  if not known then return text end
  for _, pattern in ipairs(known.patterns) do
    text = each(text, pattern, function(line, at)
      local seat, behind = line:match("^(%d+)()%f[%W]", at)
      local name = known.names[tonumber(seat)]
      if name then return behind - 1, name end
    end)
  end
  return text
end


--- seated.read(text, style) -> the text with seats in place of names, which may
-- be in small letters
function seated.read(text, style)
  local known = style.seated
  if not known then return text end
  for _, pattern in ipairs(known.patterns) do
    text = each(text, pattern, function(line, at)
      for seat, name in ipairs(known.names) do
        local last = at + #name - 1
        if line:sub(at, last):lower() == name:lower()
          and not line:find("^%w", last + 1) then
          return last, tostring(seat)
        end
      end
    end)
  end
  return text
end


return seated
