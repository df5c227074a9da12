-- The signature of a table's rules, `canasta+classic:7k3fq2xm`: a game with its
-- house rules and options, and behind the colon eight signs worked out from the
-- texts of all their files. Where two tables have the same signature, they play
-- by the same rules. It finds mistakes, not cheats: it is no cipher.

local core = require "tenace.core"
local request = require "tenace.rules.request"
local shelf = require "tenace.rules.shelf"

local signature = {}

-- Digits and letters without those that are mistaken for digits or for each
-- other.
local SIGNS = "0123456789abcdefghjkmnpqrstvwxyz"

-- Where the two sums of a text begin.
local FIRST, SECOND = 2166136261, 84696351


--- A file as it counts: the ends of lines are alike on all machines.
local function counted(file)
  local text = string.gsub(string.gsub(file.text, "\r\n?", "\n"), "\n*$", "\n")
  return string.format("%s %s\n%d\n%s", file.name, file.of or "", #text, text)
end


--- signature.code(variant) -> eight signs
function signature.code(variant)
  local first, second = FIRST, SECOND
  if variant.stacked then first = core.digest("2", first) end
  for _, file in ipairs(variant.files) do
    local text = counted(file)
    first = core.digest(text, first)
    second = core.digest(string.reverse(text), second)
  end
  local sum, signs = first << 8 | (second ~ second >> 16) & 0xFF, {}
  for i = 8, 1, -1 do
    local at = (sum & 31) + 1
    signs[i], sum = string.sub(SIGNS, at, at), sum >> 5
  end
  return table.concat(signs)
end


--- A game or house rule by its name, on each machine the same.
local function name_of(word)
  return shelf.is_path(word) and shelf.name_of(word) or word
end


--- signature.of(variant) -> `canasta+classic:7k3fq2xm`
function signature.of(variant)
  local asked = request.parse(variant.spec)
  local words = { request.game(name_of(asked.game)) }
  for _, house in ipairs(asked.houses) do
    words[#words + 1] = request.house(name_of(house))
  end
  local spec = request.key(table.concat(words, "+"), asked.options)
  return spec .. ":" .. signature.code(variant)
end


return signature
