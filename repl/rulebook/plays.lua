-- The rulebook's rows about plays of several cards.

local language = require "tenace.base.language"
local phrase = require "tenace.face.say.phrase"
local ranks = require "tenace.face.rulebook.ranks"

local plays = {}

local PAIRS_FIRST = { "pairs_one", "pairs_two" }


--- plays.rows(variant) -> rows about plays of several cards; nil if the game
-- has none
function plays.rows(variant)
  local facts, rows = variant.plays, {}
  if not facts then return nil end
  local function text(name) return phrase("rulebook.plays." .. name) end
  local function add(label, value) rows[#rows + 1] = { text(label), value } end
  add("led", language.groups { text "formats_alike",
    text(facts.no_throws and "no_throws" or "throws") })
  local owes = text(facts.suit_only and "owes_suit" or "owes")
  add("owed", ranks.of_trumps(owes, variant))
  if not facts.suit_only then
    add("short", text(facts.any_pairs and "any_pairs" or "short_too"))
  end
  local pairs_first = PAIRS_FIRST[facts.pairs_first]
  if pairs_first and not facts.suit_only then
    add("triples", text(pairs_first))
  end
  add("wins", text "beaten"
    .. (facts.no_throws and "" or text(facts.kills_by_highest and "by_highest"
      or "by_format")))
  return rows
end


return plays
