-- The words that rules files use: those seen by name, and those on `self`.

local core = require "tenace.core"
local sentence = require "sentence"

local words = {}


--- The words of a text.
local function split(text)
  local list = {}
  for word in string.gmatch(text, "%S+") do list[#list + 1] = word end
  return list
end


--- split(text) -> list
-- The words of a text, as a list.
-- @example local suits = split "H D S C"   -- suits[1] is "H"
-- @group definitions
words.split = split


--- words(text)
-- Goes through the words of a text, one after the other.
-- @example for name in words "A K Q J" do
--   if rank(card) == name then self:score(player, 1, "an honour") end
-- end
-- @group definitions
function words.words(text)
  local list, i = split(text), 0
  return function()
    i = i + 1
    return list[i]
  end
end


--- cycle(text, n) -> word
-- The n-th word of a text, beginning again after the last; nil for `none`.
-- @example self.trump = cycle("H D S C none", self.round_number)
-- @group definitions
function words.cycle(text, n)
  if math.type(n) ~= "integer" or n < 1 then
    error(sentence.of("cycle_number"), 2)
  end
  local list = split(text)
  local word = list[(n - 1) % #list + 1]
  if word ~= "none" then return word end
end


--- words.globals: what every rules file sees by name, besides what defines.
words.globals = {
  suit = core.globals.suit, rank = core.globals.rank, split = words.split,
  words = words.words, cycle = words.cycle, count_on = core.globals.count_on,
}

--- words.on_self: the set of words that steps find on `self`.
words.on_self = {
  option = true, facts = true, dealer = true, round_number = true,
  stock = true,
}
for name in next, core.words do words.on_self[name] = true end


--- words.list_folder(path) -> names of the files in a folder, or nil
function words.list_folder(path)
  return core.list_folder(path)
end


return words
