-- The words of rules files: global names, and those on `self`.

local core = require "tenace.core"
local card_lists = require "tenace.words.card_lists"
local ladders = require "tenace.words.ladders"
require "tenace.words.announcing"
require "tenace.words.asking"
require "tenace.words.auction"
require "tenace.words.best"
require "tenace.words.by_hand"
require "tenace.words.calls"
require "tenace.words.choosing"
require "tenace.words.dealing"
require "tenace.words.declaring"
require "tenace.words.dividing"
require "tenace.words.drawing"
require "tenace.words.duels"
require "tenace.words.laying"
require "tenace.words.melding"
require "tenace.words.parties"
require "tenace.words.putting"
require "tenace.words.saying"
require "tenace.words.secrets"
require "tenace.words.telling"
require "tenace.words.together"
require "tenace.words.turns"

local words = {}


local split = core.globals.split
words.split, words.words = split, core.globals.words


--- words.sorted(text) -> the words of a text in one fixed order
function words.sorted(text)
  local list = split(text)
  table.sort(list)
  return table.concat(list, " ")
end


--- words.globals: the names that every rules file sees, besides those that
-- define.
words.globals = {
  rank = core.globals.rank, suit = core.globals.suit, split = words.split,
  words = words.words, cycle = ladders.cycle, combine = core.globals.combine,
  join = core.globals.join,
  count_on = core.globals.count_on, count_times = core.globals.count_times,
  among = core.globals.among, lines = core.globals.lines,
  count_lines = core.globals.count_lines,
  copies = card_lists.copies, part = core.globals.part,
  place = ladders.place, rows = card_lists.rows, sets_of = card_lists.sets_of,
  bowers = card_lists.bowers, cards_of = core.globals.cards_of,
}

--- words.on_self: the set of words that steps find on `self`.
words.on_self = {
  option = true, facts = true, dealer = true, round_number = true,
  stock = true,
}
for name in next, core.words do words.on_self[name] = true end


return words
