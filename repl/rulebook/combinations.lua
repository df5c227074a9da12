-- The rulebook's rows about combinations: what each is, and what it beats.

local language = require "tenace.base.language"
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"

local combinations = {}


local function say(key, parts)
  return phrase("rulebook.combinations." .. key, parts)
end


--- How many ranks in a row a kind has, as text.
local function run_text(kind)
  return say(kind.least == kind.most and "exactly" or "from_to",
    { least = kind.least, most = kind.most })
end


--- The cards that make it what it is.
local function core_text(kind)
  if kind.cards then return say("cards", { cards = kind.cards }) end
  if kind.loose then return say("loose", { n = kind.least }) end
  local key = kind.most > 1 and "row" or "rank"
  return say(key, { n = kind.of, run = run_text(kind) })
end


--- What is attached.
local function wings_text(kind)
  if kind.wings == 0 then return nil end
  local key = kind.wing_of == 2 and "with_pairs" or "with"
  if kind.most > 1 then key = key .. "_each" end
  return say(key, { n = kind.wings })
end


--- One kind that it beats besides its own.
local function over_text(made, over)
  local name = language.spoken(made.names[over.kind + 1])
  local rank = over.rank and made.rank_names[over.rank + 1]
  local key = rank and "over_rank" or "over"
  if over.run > 1 then key = key .. "_run" end
  return say(key, { name = language.spoken(name), rank = rank, run = over.run })
end


local function beats_text(made, kind)
  local list = {}
  for i, over in ipairs(kind.overs) do list[i] = over_text(made, over) end
  if #list == 0 then return nil end
  return say("beats", { names = table.concat(list, say "join") })
end


--- What a kind beats that beats all others, but those further down that do so,
-- too.
local function all_text(made, at)
  local names = {}
  for i = at + 1, #made.kinds do
    if made.kinds[i].all then
      names[#names + 1] = language.spoken(made.names[i])
    end
  end
  if #names == 0 then return say "all" end
  return say("all_but", { names = language.list(names, "or") })
end


--- A kind in words.
local function text_of(made, at)
  local kind = made.kinds[at]
  local list = { core_text(kind) }
  local function add(text) list[#list + 1] = text or nil end
  add(kind.one_suit and not kind.loose and say "one_suit")
  add(wings_text(kind))
  add(kind.any_wings and say "any")
  add(kind.suit_first and say "suit_first")
  add(kind.equal and say "equal")
  add(kind.longer and say "longer")
  add(kind.all and all_text(made, at))
  add(beats_text(made, kind))
  return table.concat(list, say "part")
end


--- Which cards may be attached; nil if no kind has such cards.
local function attached_text(made)
  local any, wings = false, false
  for _, kind in ipairs(made.kinds) do
    wings, any = wings or kind.wings > 0, any or kind.any_wings
  end
  if not wings then return nil end
  local ranks = say(any and "attached_other" or "attached_different")
  if not made.apart then return ranks end
  return say("attached_apart", { ranks = ranks, cards = made.apart })
end


--- Is a combination ever played to beat another one? In some games they are
-- only led: those forms of a question say `beats = ""`.
local function are_compared(variant)
  for _, file in ipairs(variant.files) do
    local rest = string.gsub(file.text, '%f[%w]beats%s*=%s*""', "")
    if string.find(rest, "%f[%w]beats%s*=") then return true end
  end
  return false
end


--- Adds what beats what; nothing where no combination beats another.
local function add_beating(rows, variant, attached)
  if not are_compared(variant) then return end
  local suits, deck = variant.combinations.suits, variant.facts.deck
  rows[#rows + 1] = { say "beating",
    say(attached and "higher_core" or "higher") }
  if not suits then return end
  local names = {}
  for letter in suits:gmatch "." do
    names[#names + 1] = show.suit_name(letter, deck)
      or letter
  end
  rows[#rows + 1] = { say "suits",
    say("suits_decide", { suits = language.list(names) }) }
end


--- combinations.rows(variant) -> rows about them; nil if the game has none
function combinations.rows(variant)
  local made = variant.combinations
  if not made then return nil end
  local rows, row, several = {}, {}, false
  for i, kind in ipairs(made.kinds) do
    rows[i] = { language.spoken(made.names[i]), text_of(made, i) }
    several = several or kind.most > 1 and not kind.loose
  end
  for i, place in ipairs(made.row) do row[i] = made.rank_names[place + 1] end
  if several then
    rows[#rows + 1] = { say "row_of", table.concat(row, " ") }
  end
  local ranks = table.concat(made.rank_names, " ")
  if ranks ~= variant.facts.ranks then
    table.insert(rows, 1, { say "rank_order", ranks })
  end
  local attached = attached_text(made)
  if attached then rows[#rows + 1] = { say "attached", attached } end
  add_beating(rows, variant, attached)
  return rows
end


return combinations
