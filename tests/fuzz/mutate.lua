-- Rules files of the program, changed here and there.

local campaign = require "tests.fuzz.campaign"
local games = require "tests.fuzz.games"
local values = require "tests.fuzz.values"

local mutate = {}


--- The house rules that came with the program, by game.
mutate.houses = {
  bid_whist = { "min_bid_3", "no_jokers", "once_round", "seven_up",
    "whist_52" },
  canasta = { "classic", "short", "two_canastas" }, rummy = {},
  shengji = { "duplicate", "no_throws", "one_pack", "strict_levels",
    "three_packs" },
  skat = { "kontra", "pub_skat", "ramsch", "tournament" },
  tute = { "any_trick", "best_of_five", "no_tute", "strict" },
  whist = { "american", "honours", "long_whist", "rotating_trumps",
    "rotating_trumps_with_no_trump", "tournament" },
}


--- mutate.file(game [, house]) -> { path, name, of, text } as it came
function mutate.file(game, house)
  local path = house and ("rules/house/%s/%s.lua"):format(game, house)
    or ("rules/%s.lua"):format(game)
  return { path = path, name = house or game, of = house and game,
    text = campaign.read(path) }
end


--- A random place where a pattern is in a text; nil if there is none.
local function place(chance, text, pattern)
  local places, at = {}, 1
  while true do
    local first, last = text:find(pattern, at)
    if not first then break end
    places[#places + 1] = { first, last }
    at = last + 1
  end
  local one = #places > 0 and chance:one_of(places)
  if one then return one[1], one[2] end
end


--- The text with something else at one place of a pattern.
local function swap(chance, text, pattern, with)
  local first, last = place(chance, text, pattern)
  if not first then return text end
  return text:sub(1, first - 1) .. with(text:sub(first, last))
    .. text:sub(last + 1)
end


local function lines_of(text)
  local lines = {}
  for line in text:gmatch "([^\n]*)\n" do lines[#lines + 1] = line end
  return lines
end


local operators = { "+", "-", "*", "//", "==", "~=", "<", ">", "and", "or",
  ".." }

local edges = { "0", "1", "2", "3", "5", "13", "52", "63", "64", "255", "256",
  "1000", "65536", "-1", "2147483648", "math.maxinteger", "1.5" }


local changes = {}


function changes.number(chance, text)
  return swap(chance, text, "%f[%w]%d+%f[^%w]", function()
    return chance:one_of(edges)
  end)
end


function changes.operator(chance, text)
  return swap(chance, text, " [-+*/<>=~%.]+ ", function()
    return " " .. chance:one_of(operators) .. " "
  end)
end


--- A name, or a text in quotes, becomes another of the file.
function changes.name(chance, text)
  local pattern = chance:one_of { "%f[%a_][%a_][%w_]*", '"[^"\n]*"',
    "self[:.][%a_]+" }
  local first, last = place(chance, text, pattern)
  if not first then return text end
  return swap(chance, text, pattern, function()
    return text:sub(first, last)
  end)
end


function changes.value(chance, text)
  return swap(chance, text, chance:one_of { "%f[%w_]self%.[%a_]+",
    "%f[%w]%d+", '"[^"\n]*"', "%([%a_]+%)", "%f[%w]true%f[%W]" }, function(old)
    local odd = chance:one_of(values.odd)
    return old:sub(1, 1) == "(" and "(" .. odd .. ")" or odd
  end)
end


function changes.remove(chance, text)
  local lines = lines_of(text)
  table.remove(lines, chance:from(1, #lines))
  return table.concat(lines, "\n") .. "\n"
end


function changes.exchange(chance, text)
  local lines = lines_of(text)
  local i, j = chance:from(1, #lines), chance:from(1, #lines)
  if chance:once_in(2) then j = math.min(#lines, i + 1) end
  lines[i], lines[j] = lines[j], lines[i]
  return table.concat(lines, "\n") .. "\n"
end


function changes.again(chance, text)
  local lines = lines_of(text)
  local i = chance:from(1, #lines)
  table.insert(lines, chance:once_in(2) and i or chance:from(1, #lines),
    lines[i])
  return table.concat(lines, "\n") .. "\n"
end


local names = { "number", "number", "operator", "name", "value", "value",
  "remove", "exchange", "again" }


--- mutate.text(chance, text) -> the text with some changes that compile
function mutate.text(chance, text)
  local wanted = chance:from(1, 3)
  for _ = 1, 20 do
    local changed = changes[chance:one_of(names)](chance, text)
    if changed ~= text and (load(changed, "=x", "t") or chance:once_in(20)) then
      text, wanted = changed, wanted - 1
    end
    if wanted == 0 then break end
  end
  return text
end


--- mutate.program(chance) -> spec, files: a game that came with the program,
-- with house rules, one of the files changed.
function mutate.program(chance)
  local game = chance:one_of(games.names)
  local files, spec = { mutate.file(game) }, game
  for _, house in ipairs(mutate.houses[game]) do
    files[#files + 1] = mutate.file(game, house)
    if chance:once_in(4) then spec = spec .. "+" .. house end
  end
  local n = 1
  if spec ~= game and chance:once_in(2) then n = chance:from(1, #files) end
  files[n].text = mutate.text(chance, files[n].text)
  return spec, files
end


return mutate
