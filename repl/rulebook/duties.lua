-- What the obligations of a game ask for, in sentences for the rulebook and for
-- lessons.

local language = require "tenace.base.language"
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"

local duties = {}

local KEYS = { when = "rulebook.duty.when_", unless = "rulebook.duty.unless_",
  sort = "rulebook.duty.sort_" }

--- The sentences of duties that have other names than these.
local SENTENCES = { beat_led = "beat_led_untrumped",
  overtrump = "overtrump_or_free" }

--- And where a game has both of these duties.
local OR_LOWER = { overtrump = "overtrump_or_lower", play_trump = "play_lower" }

--- Piles with usual names, which players call otherwise.
local PILES = { stock = "stock", turned = "turned", discard = "discard" }

--- The sorts of cards that have a name.
local is_sort = {}
for _, sort in ipairs(require "tenace.rules.duties".sorts) do
  is_sort[sort.name] = not sort.name:find " of "
end


local spoken = language.spoken


--- The phrase for a fact or a sort of cards.
local function of_name(what, name)
  return phrase(KEYS[what] .. name:gsub(" ", "_"))
end


--- One word of a text that names cards, in words.
local function word_text(word, deck)
  if deck.counts[word] then return "{" .. word .. "}" end
  local letter = (" " .. deck.suits .. " "):find(" " .. word .. " ", 1, true)
  if letter then return show.suit_name(word, deck) end
  return word
end


--- Names of cards in words: "hearts and {QS}".
local function cards_text(named, deck)
  local list = {}
  for _, part in ipairs(named.words) do
    if is_sort[part] then list[#list + 1] = of_name("sort", part)
    elseif part:find " of trumps$" then
      list[#list + 1] = phrase("rulebook.duty.rank_of_trumps",
        { rank = part:match "^%S+" })
    else
      for word in part:upper():gmatch "%S+" do
        list[#list + 1] = word_text(word, deck)
      end
    end
  end
  return language.list(list, "or")
end


--- A condition on a field.
local function field_text(field, deck)
  local list = {}
  for i, value in ipairs(field.values) do
    list[i] = type(value) == "string" and (show.suit_name(value, deck)
      or language.worded(value)) or tostring(value)
  end
  local key = field.values[1] == true and "flag"
    or field.values[1] == false and "empty" or "value"
  return phrase(KEYS[field.way] .. key, {
    name = spoken(field.name), values = language.list(list, "or") })
end


--- A pile as players call it.
local function pile_text(name)
  local known = PILES[name] or "any"
  return phrase("rulebook.duty.pile_" .. known, { name = language.pile(name) })
end


--- All conditions of an obligation.
local function conditions(o, deck)
  local list = {}
  for _, way in ipairs { "when", "unless" } do
    for _, fact in ipairs(o[way]) do
      list[#list + 1] = of_name(way, fact)
    end
  end
  for _, field in ipairs(o.fields) do
    list[#list + 1] = field_text(field, deck)
  end
  for _, way in ipairs { "until_played", "until_thrown" } do
    list[#list + 1] = o[way] and phrase("rulebook.duty." .. way,
      { cards = cards_text(o[way], deck) })
  end
  if o.once_empty then
    list[#list + 1] = phrase("rulebook.duty.once_empty",
      { pile = pile_text(o.once_empty) })
  end
  return language.list(list)
end


--- The sentence of a rules file, without the cards of a case.
local function said(says)
  local general = { cards = phrase "rulebook.duty.some_cards",
    suit = of_name("sort", "suit led"), best = phrase "rulebook.duty.best" }
  return (says:gsub("{([%a_]+)}", function(name)
    return general[name] or spoken(name)
  end))
end


--- duties.native(name) -> what a duty of the library asks for
function duties.native(name)
  return phrase("rulebook.obligation." .. (SENTENCES[name] or name))
end


--- Must whoever can play no higher trump play a lower one? Then two duties of
-- the library make one rule, and each says its half.
local function goes_lower(variant)
  local has = {}
  for _, o in ipairs(variant.obligations) do has[o.native or ""] = true end
  return has.overtrump and has.play_trump
end


--- Does a duty bind only where trumps were led? Nobody can trump such a trick.
local function led_by_trumps(o)
  for _, fact in ipairs(o.when) do
    if fact == "trump led" then return true end
  end
  return false
end


--- What it asks for, without its conditions.
local function demand(o, variant)
  local deck = variant.deck
  if OR_LOWER[o.native] and goes_lower(variant) then
    return phrase("rulebook.obligation." .. OR_LOWER[o.native])
  elseif o.native == "beat_led" and led_by_trumps(o) then
    return phrase "rulebook.obligation.beat_led_trumps"
  elseif o.native or o.called then
    return duties.native(o.native or o.called)
  end
  if not o.names then return said(o.says) end
  local key = o.only and "only" or o.avoids and "avoid" or "play"
  return phrase("rulebook.duty." .. key, { cards = cards_text(o.names, deck),
    only = o.only and cards_text(o.only, deck) })
end


--- duties.otherwise(variant) -> the row that says what a player may do who owes
-- nothing, where players follow suit; nil elsewhere
function duties.otherwise(variant)
  for _, o in ipairs(variant.obligations) do
    if o.native == "follow_suit" then
      return { phrase "rulebook.duty.free_row", phrase "rulebook.duty.free" }
    end
  end
end


--- duties.text(obligation, variant) -> what it asks for, and when
function duties.text(o, variant)
  local deck = variant.deck
  local text, when = demand(o, variant), conditions(o, deck)
  if o.exempt then
    text = phrase("rulebook.duty.exempt",
      { text = text, cards = cards_text(o.exempt, deck) })
  end
  if when == "" then return text end
  return phrase("rulebook.duty.case", { conditions = when, text = text })
end


return duties
