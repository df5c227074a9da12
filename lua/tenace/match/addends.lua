-- The parts of a score, each with the line of the rules in which its words
-- stand: "against 2, game 3, lost with 51" has three.

local source = require "tenace.base.source"

local addends = {}

-- The words and texts of files, by the text of the file.
local read = setmetatable({}, { __mode = "k" })


--- The words of a part before its first number, without marks around them.
local function words_of(part)
  local words = string.match(part, "^[^%d]*")
  return string.match(words, "([%a\x80-\xFF].-)[%s%p]*$")
end


--- The texts in quotes and the names of a file: { words, line, quoted }.
local function words_in(file)
  local list = read[file]
  if list then return list end
  list = {}
  local tokens, i = source.tokens(file.text), 1
  while tokens[i] do
    local token = tokens[i]
    local quoted = token.kind == "text"
    if quoted or token.kind == "name" then
      local inner = quoted and string.sub(token.value, 2, -2) or token.value
      local words = quoted and words_of(inner) or not quoted and inner
      if words then
        list[#list + 1] = { words = words, line = token.line, quoted = quoted,
          whole = quoted and inner == words }
      end
    end
    i = i + 1
  end
  read[file] = list
  return list
end


--- How well words of a file match those of a part: 4 as a text of their own, 3
-- in a text with marks and numbers, 2 as a name, 1 in a way, 0 not at all.
local function fits(one, words)
  if one.words == words then
    return one.whole and 4 or one.quoted and 3 or 2
  end
  local begins = one.quoted and #one.words > 3
    and (string.find(words, one.words, 1, true) == 1
      or string.find(one.words, words, 1, true) == 1)
  return begins and 1 or 0
end


--- The best place of the words in a file, near that line: line, how well.
local function line_in(file, words, near)
  local best, line = 0, nil
  for _, one in ipairs(words_in(file)) do
    local fit = fits(one, words)
    local nearer = line
      and math.abs(one.line - near) < math.abs(line - near)
    if fit > best or fit > 0 and fit == best and nearer then
      best, line = fit, one.line
    end
  end
  return line, best
end


--- The place of the words in the files, the highest layer first.
local function place_of(variant, words, at)
  local best, file, line = 0, nil, nil
  for i = #variant.files, 1, -1 do
    local one = variant.files[i]
    local near = at and at.file == one.path and at.line or 1
    local found, fit = line_in(one, words, near)
    if fit > best or fit == best and found and at and one.path == at.file then
      best, file, line = fit, one.path, found
    end
  end
  return file, line
end


--- addends.of(variant, reason, at) -> list of { says, points, file, line }
-- The parts of the reason for a score, between its commas. `points` is the
-- number that a house rule has added, where a part ends with one.
-- @param reason as the rules write it, in English
-- @param at the { file, line } that wrote the score; or nil
function addends.of(variant, reason, at)
  local list = {}
  for part in string.gmatch(reason .. ", ", "(.-), ") do
    local words, file, line = words_of(part), nil, nil
    if words then file, line = place_of(variant, words, at) end
    list[#list + 1] = { says = part, file = file or at and at.file,
      line = line or at and at.line,
      points = math.tointeger(tonumber(
        string.match(part, " ([+-]%d+)$"))) }
  end
  return list
end


--- addends.cards(points_of, cards, points) -> list of { cards, points }; nil
-- The cards that make up a score, those of the same value together, the dearest
-- first; nil if the cards count something else.
-- @param points_of function(card) -> what it counts
-- @param cards as text
function addends.cards(points_of, cards, points)
  local by_value, values, sum = {}, {}, 0
  for card in string.gmatch(cards, "%S+") do
    local n = points_of(card)
    if n ~= 0 and not by_value[n] then values[#values + 1] = n end
    if n ~= 0 then
      by_value[n] = by_value[n] and by_value[n] .. " " .. card or card
      sum = sum + n
    end
  end
  if #values == 0 or math.abs(sum) ~= math.abs(points) then return nil end
  table.sort(values, function(a, b) return math.abs(a) > math.abs(b) end)
  local list, sign = {}, sum == points and 1 or -1
  for i, n in ipairs(values) do
    local count = select(2, string.gsub(by_value[n], "%S+", ""))
    list[i] = { cards = by_value[n], points = sign * n * count }
  end
  return list
end


return addends
