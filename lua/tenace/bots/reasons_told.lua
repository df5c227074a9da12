-- The reasons of a bot's move in sentences.

local kit = require "tenace.match.kit"
local language = require "tenace.base.language"
local parts = require "tenace.match.parts"
local sentence = require "tenace.base.sentence"
local suits = require "tenace.base.suits"
local words = require "tenace.words.all"

local told = {}

--- The most other moves that are named with their value, and as good ones.
told.most, told.most_alike = 2, 6

--- An interval below this is none.
told.nothing = 0.005

--- A move of more words than these is not named again.
told.most_words = 4

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


--- The word with which all moves begin, and a blank; or nothing. Who may only
-- discard need not read it with every card.
local function common_word(m, found)
  local first
  for _, one in ipairs(found.alternatives) do
    local pieces = m:parts(one.move).pieces
    local word = #pieces > 1 and not pieces[1].slot and pieces[1].text
    if not word or first and word ~= first then return "" end
    first = word
  end
  return first and first .. " " or ""
end


--- A move as a sentence names it. A bid that is a number, or begins with one,
-- is quoted, or it would be read as an amount. Melds are joined: sentences part
-- moves by semicolons.
local function named(found, move)
  local text = string.sub(move, #found.common + 1)
  local is_number = found.choice and tonumber(text)
    or found.others and parts.bid(text)
  text = string.gsub(language.worded(text), "; ", " + ")
  return is_number and sentence.of("reason_quoted", { move = text }) or text
end


--- The chosen move within a sentence, and another.
local function chosen_in(found)
  return is_long(found) and sentence.of "reason_this"
    or named(found, found.move)
end


local function other_in(found, move)
  return is_long(found) and sentence.of "reason_next" or named(found, move)
end


--- The unit as the sentences name it: contracts are made or beaten.
local function unit_of(m, found)
  if found.unit ~= "chance" or not m.variant.fields.contract
    or found.declares == nil then
    return found.unit
  end
  return found.declares and "made" or "beaten"
end


--- Is the move told? A bid is compared with silence, and with higher ones that
-- are worse: what a lower one comes to depends on who bids more.
local function is_told(found, one, is_worse)
  if not found.others or one.move == found.made then return true end
  return one.place <= found.others
    or is_worse and one.place > found.alternatives[1].place
end


--- Sorts bids from the lowest up: who bids asks for the next one. Other moves
-- stay in order, the best first.
local function sort_bids(found, list)
  if found.others then
    table.sort(list, function(a, b) return a.place < b.place end)
  end
end


--- The moves that are surely worse, and those that may be as good; a move that
-- was made is among those that are named.
local function parted(found, most)
  local worse, alike = {}, {}
  for i = 2, #found.alternatives do
    local one = found.alternatives[i]
    local list = one.clear and one.less > 0 and worse or alike
    local is_worse = list == worse
    if is_told(found, one, is_worse) and (is_worse or one.near) then
      list[#list + 1] = one
    end
  end
  sort_bids(found, worse)
  for i, one in ipairs(worse) do
    if one.move == found.made and i > most then
      table.insert(worse, most, table.remove(worse, i))
    end
  end
  return worse, alike
end


--- The largest interval of some moves.
local function widest(list)
  local width = 0
  for _, one in ipairs(list) do width = math.max(width, one.interval) end
  return width
end


--- The least difference of some moves.
local function nearest(list)
  local less
  for _, one in ipairs(list) do
    less = math.min(less or math.abs(one.less), math.abs(one.less))
  end
  return less
end


--- The worse moves to name with their values, at most so many: one interval
-- stands for all, so it must be less than each difference.
local function examples(worse, most)
  local list = {}
  for _, one in ipairs(worse) do
    local more = table.move(list, 1, #list, 1, {})
    more[#more + 1] = one
    if #list < most and (#list == 0 or widest(more) < nearest(more)) then
      list = more
    end
  end
  return list
end


--- Half the width as a reader needs it: not less than the last digit.
local function shown_width(width, apart, unit)
  local text = number(width, apart, unit)
  if string.find(text, "[1-9]") then return text end
  return (string.gsub(text, "0$", "1"))
end


--- Who is ahead by so much, or behind.
local function standing(value, apart)
  if not string.find(number(value, apart, "score"), "[1-9]") then
    return "level"
  end
  return value > 0 and "ahead" or "behind"
end


--- What a sentence says the moves bring: the unit, or who is ahead.
local function told_unit(m, found, apart)
  local unit = unit_of(m, found)
  if unit ~= "score" then return unit end
  return standing(found.alternatives[1].value, apart)
end


--- The amount of what a move brings; who is behind reads by how much.
local function amount_of(found, one, apart)
  local value = found.unit == "score" and math.abs(one.value) or one.value
  return number(value, apart, found.unit)
end


--- Says that no move is surely worse, and what they come to.
local function all_alike(m, found, teller)
  local all = table.move(found.alternatives, 2, #found.alternatives, 1, {})
  local width = widest(all)
  local key = width >= told.nothing
    and "reason_alike_" .. told_unit(m, found, width) or "reason_same"
  return sentence.of(form(key, teller, found.player), {
    n = found.deals, player = name_of(teller, found.player),
    count = #all + 1, interval = shown_width(width, width, found.unit),
    value = amount_of(found, found.alternatives[1], width) })
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


--- Another move with what it comes to.
local function item(found, one, apart)
  local kind = found.unit == "chance" and "_chance"
    or found.unit == "score" and "_" .. standing(one.value, apart) or ""
  return sentence.of("reason_item" .. kind, { move = other_in(found, one.move),
    value = amount_of(found, one, apart) })
end


--- What the chosen move comes to, and others beside it.
local function values(m, found, teller, list)
  local apart, items = nearest(list), {}
  for i, one in ipairs(list) do items[i] = item(found, one, apart) end
  local key = "reason_some_" .. told_unit(m, found, apart)
  return sentence.of(form(key, teller, found.player), { n = found.deals,
    player = name_of(teller, found.player),
    move = is_long(found) and sentence.of "reason_this_first"
      or named(found, found.move),
    value = amount_of(found, found.alternatives[1], apart),
    others = language.list(items),
    interval = shown_width(widest(list), apart, found.unit) })
end


--- The names of moves as a list, in the order of the question.
local function names_of(found, list, most)
  local first, names = table.move(list, 1, math.min(#list, most), 1, {}), {}
  table.sort(first, function(a, b) return a.place < b.place end)
  for i, one in ipairs(first) do names[i] = named(found, one.move) end
  return language.list(names)
end


--- The moves that may be as good; or the one that promises more, where the bot
-- is careful.
local function as_good(found, alike)
  local best = alike[1]
  if found.careful and best.less < 0 then
    return sentence.of(best.clear and "reason_bold" or "reason_careful",
      { move = named(found, best.move) })
  elseif is_long(found) then
    return sentence.of("reason_as_good_many", { n = #alike })
  end
  return sentence.of("reason_as_good",
    { moves = names_of(found, alike, told.most_alike) })
end


--- Does each player make a side alone?
local function plays_alone(m)
  return #m.variant.sides == m.variant.people
end


--- How often the player's side has the contract with the chosen move, and how
-- often it makes it. Playouts end the bidding there, so it may have it always.
local function auction(m, found, teller)
  local one = found.alternatives[1]
  if one.play < 1 then return nil end
  local key = one.play >= 99.5 and "reason_sole" or "reason_contract"
  if not plays_alone(m) then key = key .. "_side" end
  return sentence.of(form(key, teller, found.player), {
    move = chosen_in(found), player = name_of(teller, found.player),
    play = number(one.play, 1, "chance"),
    made = number(one.made, 1, "chance") })
end


--- What the player would mostly play then.
local function plan(m, found, teller)
  local now = found.plan
  if not now then return nil end
  local key = now.trump and "reason_plan_trump" or "reason_plan"
  return sentence.of(form(key, teller, found.player), {
    player = name_of(teller, found.player), contract = now.contract
      and language.worded(now.contract),
    suit = now.trump and suits.name(now.trump, kit.of(m.variant).deck),
    share = number(now.share, 1, "chance") })
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
    share = number(one.trick, 1, "chance"),
    other = language.worded(other.move),
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
  local told_by = cause_parts(m, cause, teller)
  local key = "reason_" .. cause.what
  local you = cause.player and cause.player == teller.you
  if cause.other and cause.other == teller.you then
    told_by.other, you = told_by.player, true
  end
  local first = sentence.of(you and key .. "_you" or key, told_by)
  local with = direction(cause.with, cause.without)
  local without = direction(cause.without, cause.with)
  return first, sentence.of("reason_" .. with .. "_" .. without, {
    move = chosen_in(found), other = other_in(found, cause.move),
    with = amount(cause.with, found),
    without = amount(cause.without, found) })
end


--- The sentences where no move is surely worse. One may be better all the same:
-- one that the bot finds bold.
local function none_worse(m, found, teller)
  local best, list = found.alternatives[2], {}
  if found.careful and best.clear then
    list = { values(m, found, teller, { best }), as_good(found, { best }) }
  else
    list[1] = all_alike(m, found, teller)
  end
  list[#list + 1] = contract(m, found, teller)
  return list
end


--- The suits that the cards put away leave empty.
local function voids(m, found, teller)
  if not found.voids then return nil end
  local list, deck = {}, kit.of(m.variant).deck
  for i, suit in ipairs(found.voids) do list[i] = suits.name(suit, deck) end
  return sentence.of(form("reason_voids", teller, found.player), {
    player = name_of(teller, found.player),
    suits = language.list(list, "and") })
end


--- All sentences about moves that were compared; in short those that matter
-- most.
local function compared(m, found, teller)
  local most = most_of(found, teller)
  local worse, alike = parted(found, most)
  if #worse == 0 then return none_worse(m, found, teller) end
  local list = { values(m, found, teller, examples(worse, most)) }
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
  found.common = common_word(m, found)
  if found.deals == 0 and not found.guess then
    list = { sentence.of "reason_only" }
  elseif #found.alternatives < 2 then
    list = { sentence.of "reason_none" }
  else
    list = compared(m, found, teller)
    list[#list + 1] = plan(m, found, teller)
    list[#list + 1] = voids(m, found, teller)
  end
  if found.guess then
    table.insert(list, 1, sentence.of "reason_guess")
  end
  if found.spent then
    table.insert(list, 1, sentence.of "reason_spent")
  end
  for i, one in ipairs(list) do  -- a move may be the first word
    list[i] = string.gsub(one, "^%l", string.upper)
  end
  found.sentences, found.text = list, language.passage(list)
  found.common = nil
end


return told
