-- The reasons of a bot's move in sentences.

local kit = require "tenace.match.kit"
local language = require "tenace.base.language"
local sentence = require "tenace.base.sentence"
local suits = require "tenace.base.suits"
local words = require "tenace.base.words"

local told = {}

--- The most other moves that are named with their value, and as good ones.
told.most, told.most_alike = 2, 6

--- An interval below this is none.
told.nothing = 0.005

--- A move of more words than these is not named again.
told.most_words = 3

--- The trick is worth a sentence if it is won in so many per cent more.
told.trick = 5


--- A number with so many digits that a difference of that size can be seen.
local function number(x, apart, unit)
  if unit == "chance" then return ("%.0f"):format(x) end
  local digits = apart >= 10 and 0 or apart >= 0.15 and 1 or 2
  local text = ("%." .. digits .. "f"):format(x)
  return language.decimal((string.gsub(text, "^%-(0%.?0*)$", "%1")))
end


--- The form of a sentence for the player of that number.
local function form(key, teller, player)
  return player == teller.you and key .. "_you" or key
end


local function name_of(teller, player)
  return teller.names and teller.names[player]
    or sentence.of("reason_player", { n = player })
end


--- Are the moves so many cards that nobody wants to read them again?
local function is_long(found)
  return #words.split(found.move) > told.most_words
end


--- The chosen move within a sentence, and another.
local function chosen_in(found)
  return is_long(found) and sentence.of "reason_this"
    or language.worded(found.move)
end


local function other_in(found, move)
  return is_long(found) and sentence.of "reason_next" or language.worded(move)
end


--- The unit as the sentences name it: contracts are made or beaten.
local function unit_of(m, found)
  if found.unit ~= "chance" or not m.variant.fields.contract then
    return found.unit
  end
  return found.declares and "made" or "beaten"
end


--- The moves that are surely worse, and those that are not; a move that was
-- made is among those that are named.
local function parted(found, most)
  local worse, alike = {}, {}
  for i = 2, #found.alternatives do
    local one = found.alternatives[i]
    local list = one.clear and one.less > 0 and worse or alike
    local first = list == worse and most or 1
    local at = one.move == found.made and math.min(first, #list + 1)
    table.insert(list, at or #list + 1, one)
  end
  return worse, alike
end


--- The largest interval of some moves.
local function widest(list, most)
  local width = 0
  for i = 1, math.min(#list, most) do
    width = math.max(width, list[i].interval)
  end
  return width
end


--- Half the width as a reader needs it: not less than the last digit.
local function shown_width(width, apart, unit)
  local text = number(width, apart, unit)
  if string.find(text, "[1-9]") then return text end
  return (string.gsub(text, "0$", "1"))
end


--- The unit as a sentence names it, and the sign of its numbers: who is behind
-- reads by how much.
local function told_unit(m, found)
  local unit = unit_of(m, found)
  if unit == "score" and found.alternatives[1].value < 0 then
    return "behind", -1
  end
  return unit, 1
end


--- Says that no move is surely worse, and what they come to.
local function all_alike(m, found, teller, alike)
  local width, unit, sign = widest(alike, #alike), told_unit(m, found)
  local key = width >= told.nothing and "reason_alike_" .. unit
    or "reason_same"
  return sentence.of(form(key, teller, found.player), {
    n = found.deals, player = name_of(teller, found.player),
    count = #alike + 1, interval = shown_width(width, width, found.unit),
    value = number(sign * found.alternatives[1].value, width, found.unit) })
end


--- Is the cause told? In short, of a bid the contract is.
local function tells_cause(found, teller)
  if not found.cause then return false end
  return not (teller.short and found.choice and found.declares == nil
    and found.alternatives[1].play >= 1)
end


--- The most other moves that are named with their value.
local function most_of(found, teller)
  if is_long(found) or tells_cause(found, teller) and teller.short then
    return 1
  end
  return told.most
end


--- What the chosen move comes to, and the best of those that are worse.
local function values(m, found, teller, worse)
  local most = most_of(found, teller)
  local width, apart, items = widest(worse, most), worse[1].less, {}
  local item = found.unit == "chance" and "reason_item_chance" or "reason_item"
  local unit, sign = told_unit(m, found)
  for i = 1, math.min(#worse, most) do
    items[i] = sentence.of(item, { move = other_in(found, worse[i].move),
      value = number(sign * worse[i].value, apart, found.unit) })
  end
  local key = "reason_some_" .. unit
  return sentence.of(form(key, teller, found.player), { n = found.deals,
    player = name_of(teller, found.player),
    move = is_long(found) and sentence.of "reason_this_first"
      or language.worded(found.move),
    value = number(sign * found.alternatives[1].value, apart, found.unit),
    others = language.list(items),
    interval = shown_width(width, apart, found.unit) })
end


--- The moves that may be as good; or the one that promises more, where the bot
-- is careful.
local function as_good(found, alike)
  local list, best = {}, alike[1]
  if found.careful and best.less < 0 then
    return sentence.of("reason_careful",
      { move = language.worded(best.move) })
  elseif is_long(found) then
    return sentence.of("reason_as_good_many", { n = #alike })
  end
  for i = 1, math.min(#alike, told.most_alike) do list[i] = alike[i].move end
  return sentence.of("reason_as_good", { moves = language.worded_list(list) })
end


--- Does each player make a side alone?
local function plays_alone(m)
  return #m.variant.sides == m.variant.players
end


--- How often the player's side has the contract with the chosen move.
local function auction(m, found, teller)
  local one = found.alternatives[1]
  if one.play < 1 then return nil end
  local key = plays_alone(m) and "reason_contract" or "reason_contract_side"
  return sentence.of(form(key, teller, found.player), {
    move = chosen_in(found), player = name_of(teller, found.player),
    play = number(one.play, 1, "chance"),
    made = number(one.made, 1, "chance") })
end


--- How often the contract is made or beaten, or may still be won.
local function contract(m, found, teller)
  if found.choice and found.declares == nil then
    return auction(m, found, teller)
  end
  if found.declares == nil or found.unit == "chance"
    or not m.variant.fields.contract then return nil end
  local key = found.declares and "reason_made" or "reason_beaten"
  return sentence.of(key, { move = chosen_in(found),
    share = number(found.chance, 1, "chance") })
end


--- Which part of the deals the trick is won in with the move and with the best
-- that is worse, if that is a difference.
local function trick(m, found, teller, worse)
  local one, other = found.alternatives[1], worse[1]
  if not other or not one.trick or not other.trick
    or one.trick - other.trick < told.trick then
    return nil
  end
  local key = plays_alone(m) and "reason_trick" or "reason_trick_side"
  return sentence.of(form(key, teller, found.player), {
    move = language.worded(found.move), player = name_of(teller, found.player),
    share = number(one.trick, 1, "chance"), other = other.move,
    less = number(other.trick, 1, "chance") })
end


--- The parts of a cause's first sentence.
local function cause_parts(m, cause, teller)
  local deck = kit.of(m.variant).deck
  return { share = ("%.0f"):format(100 * cause.share), card = cause.card,
    player = cause.player and name_of(teller, cause.player),
    other = cause.other and name_of(teller, cause.other),
    pile = cause.pile and m:pile_name(cause.pile), n = cause.n,
    suit = cause.suit and suits.name(cause.suit, deck) }
end


--- more, less or the same: what a difference is beside a greater one.
local function direction(x, other)
  if math.abs(x) < math.abs(other) / 5 then return "same" end
  return x > 0 and "more" or "less"
end


local function amount(x, found)
  local n = math.abs(x)
  return sentence.of("amount_" .. found.unit, { n = number(n, n, found.unit) })
end


local function cause_told(m, found, teller)
  local cause = found.cause
  local parts = cause_parts(m, cause, teller)
  local key = "reason_" .. cause.what
  local you = cause.player and cause.player == teller.you
  if cause.other and cause.other == teller.you then
    parts.other, you = parts.player, true
  end
  local first = sentence.of(you and key .. "_you" or key, parts)
  local with = direction(cause.with, cause.without)
  local without = direction(cause.without, cause.with)
  return first, sentence.of("reason_" .. with .. "_" .. without, {
    move = chosen_in(found), other = other_in(found, cause.move),
    with = amount(cause.with, found),
    without = amount(cause.without, found) })
end


--- All sentences about moves that were compared; in short those that matter
-- most.
local function compared(m, found, teller)
  local worse, alike = parted(found, most_of(found, teller))
  if #worse == 0 then
    return { all_alike(m, found, teller, alike), contract(m, found, teller) }
  end
  local list = { values(m, found, teller, worse) }
  local short, tells = teller.short, tells_cause(found, teller)
  if #alike > 0 and not (short and tells) then
    list[#list + 1] = as_good(found, alike)
  end
  if not short or not tells then
    local wins = trick(m, found, teller, worse)
    if not short or not wins then
      list[#list + 1] = contract(m, found, teller)
    end
    list[#list + 1] = wins
  end
  if tells then
    local first, second = cause_told(m, found, teller)
    list[#list + 1], list[#list + 2] = first, second
  end
  return list
end


--- told.add(m, found, teller)
-- Adds `sentences` and `text` to what m:explain has found.
-- @param teller { names, you }: see m:explain
function told.add(m, found, teller)
  local list
  if found.deals == 0 and not found.guess then
    list = { sentence.of "reason_only" }
  elseif #found.alternatives < 2 then
    list = { sentence.of "reason_none" }
  else
    list = compared(m, found, teller)
  end
  if found.guess then
    table.insert(list, 1, sentence.of "reason_guess")
  end
  for i, one in ipairs(list) do  -- a move may be the first word
    list[i] = string.gsub(one, "^%l", string.upper)
  end
  found.sentences, found.text = list, language.passage(list)
end


return told
