-- The reasons of a bot's move in sentences.

local bold = require "tenace.bots.bold"
local core = require "tenace.core"
local kit = require "tenace.match.kit"
local known_order = require "tenace.bots.known_order"
local language = require "tenace.base.language"
local naming = require "tenace.bots.naming"
local sentence = require "tenace.base.sentence"
local suits = require "tenace.base.suits"
local words = require "tenace.words.all"

local told = {}

--- The most other moves that are named with their value, and as good ones.
told.most, told.most_alike = 2, 6

--- An interval below this is none.
told.nothing = 0.005

--- The trick is worth a sentence if it is won in so many per cent more.
told.trick = 5

local chosen_in, form, is_long = naming.chosen, naming.form, naming.is_long
local name_of, named, number = naming.player, naming.move, naming.number
local other_in = naming.other


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


--- Is it surely better? What is bold has sentences of its own.
local function is_better(found, one)
  return one.clear and one.less < 0 and not found.careful
end


--- The moves that are surely worse, and those that may be as good; a move that
-- was made is among those that are named.
local function parted(found, most)
  local worse, alike = {}, {}
  for i = 2, #found.alternatives do
    local one = found.alternatives[i]
    local list = one.clear and one.less > 0 and worse or alike
    local is_worse = list == worse
    local is_near = one.near and not is_better(found, one)
    if is_told(found, one, is_worse) and (is_worse or is_near) then
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
-- stands for all, so it must be less than each difference. A move that was made
-- is one of them.
local function examples(found, worse, most)
  local list, made = {}, nil
  for _, one in ipairs(worse) do
    local more = table.move(list, 1, #list, 1, {})
    more[#more + 1] = one
    if #list < most and (#list == 0 or widest(more) < nearest(more)) then
      list = more
    elseif one.move == found.made then
      made = one
    end
  end
  if made then list[#list] = made end
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


--- An amount with its unit: `1 trick`. Of a fraction there are several, be it
-- 1.0.
-- @param n the amount as text
local function with_unit(found, n)
  return sentence.of("amount_" .. found.unit,
    { n = n, count = math.tointeger(n) or 1.5 })
end


--- Says that no move is surely worse, and what they come to.
local function all_alike(m, found, teller)
  local all = table.move(found.alternatives, 2, #found.alternatives, 1, {})
  local width = widest(all)
  local key = width >= told.nothing
    and "reason_alike_" .. told_unit(m, found, width) or "reason_same"
  local value = amount_of(found, found.alternatives[1], width)
  return sentence.of(form(key, teller, found.player), {
    n = found.deals, player = name_of(teller, found.player),
    count = #all + 1, interval = shown_width(width, width, found.unit),
    value = value, amount = with_unit(found, value) })
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
  local apart, items = math.max(nearest(list), widest(list)), {}
  for i, one in ipairs(list) do items[i] = item(found, one, apart) end
  local key = "reason_some_" .. told_unit(m, found, apart)
  local value = amount_of(found, found.alternatives[1], apart)
  return sentence.of(form(key, teller, found.player), { n = found.deals,
    player = name_of(teller, found.player),
    move = is_long(found) and sentence.of "reason_this_first"
      or named(found, found.move),
    value = value, amount = with_unit(found, value),
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
      { move = named(found, best.move),
        share = number(best.gained, 1, "chance"),
        least = number(100 * bold.share, 1, "chance") })
  elseif is_long(found) or #alike > told.most_alike then
    return sentence.of("reason_as_good_many", { n = #alike })
  end
  return sentence.of("reason_as_good",
    { moves = names_of(found, alike, told.most_alike) })
end


--- Does the move come to the same in each deal?
local function is_equal(one)
  return one.less == 0 and one.interval == 0
end


--- Names the moves that seem worse, but not surely. Sets of cards are too many
-- for that.
-- @param close the one that has been told with its figure; nil if none has
local function behind(found, close)
  local list = {}
  for i = 2, #found.alternatives do
    local one = found.alternatives[i]
    if one.behind and one ~= close and is_told(found, one) then
      list[#list + 1] = one
    end
  end
  if #list == 0 or found.sets or is_long(found) then return nil end
  return sentence.of("reason_behind",
    { moves = names_of(found, list, told.most_alike) })
end


--- The sentences about moves that may be as good, or are exactly: those come to
-- the same in each deal, so which of them is played does not matter.
local function add_as_good(list, found, alike, teller, close)
  local equal, near = {}, {}
  for _, one in ipairs(alike) do
    local among = is_equal(one) and not is_long(found) and equal or near
    among[#among + 1] = one
  end
  if #equal > 0 then
    list[#list + 1] = sentence.of("reason_equal",
      { moves = names_of(found, equal, told.most_alike) })
  end
  if #near > 0 then list[#list + 1] = as_good(found, near) end
  list[#list + 1] = not teller.short and behind(found, close) or nil
end


--- Names the best move if it surely did better than the chosen one: bots throw
-- no wild card away, and bid no more, for a small gain. Of the move that was
-- made its cost says so.
local function habit(found)
  local best = found.alternatives[2]
  if not is_better(found, best) or best.move == found.made then return nil end
  return sentence.of("reason_habit", { move = other_in(found, best.move) })
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
-- @param all true if all moves come to about the same
local function contract(m, found, teller, all)
  if found.choice and found.declares == nil then
    return auction(m, found, teller)
  end
  if found.declares == nil or found.unit == "chance"
    or not m.variant.fields.contract then return nil end
  local key = found.declares and "reason_made" or "reason_beaten"
  return sentence.of(all and key .. "_all" or key, { move = chosen_in(found),
    share = number(found.chance, 1, "chance") })
end


--- Do all see who wins the trick with these two moves? Nobody plays behind this
-- player.
local function is_seen(m, one, other)
  local now = core.trick(m.core)
  return now and #now + 1 == m.variant.players
    and one.trick == 100 and other.trick == 0
end


--- Which part of the deals the trick is won in with the move and with the best
-- that is worse, if that is a difference that not all see.
local function trick(m, found, teller, worse)
  local one, other = found.alternatives[1], worse[1]
  if m.variant.facts.wins.lowest or not other
    or not one.trick or not other.trick
    or one.trick - other.trick < told.trick or is_seen(m, one, other) then
    return nil
  end
  local is_alone = plays_alone(m) and found.declares ~= false
  local key = is_alone and "reason_trick" or "reason_trick_side"
  return sentence.of(form(key, teller, found.player), {
    move = language.worded(found.move), player = name_of(teller, found.player),
    share = number(one.trick, 1, "chance"),
    other = language.worded(other.move),
    less = number(other.trick, 1, "chance") })
end


--- The word for a suit. One without a usual name may be that of the trumps.
local function suit_name(m, suit)
  local name = suits.name(suit, kit.of(m.variant).deck)
  if name ~= suit then return name end
  local order = known_order(m)
  return order and order:trump() == suit and sentence.of "trumps" or name
end


--- The parts of a cause's first sentence.
local function cause_parts(m, cause, teller)
  return { share = ("%.0f"):format(100 * cause.share), card = cause.card,
    player = cause.player and name_of(teller, cause.player),
    other = cause.other and name_of(teller, cause.other),
    pile = cause.pile and m:pile_name(cause.pile), n = cause.n,
    suit = cause.suit and suit_name(m, cause.suit) }
end


--- more, less or the same: what a difference is beside a greater one.
local function direction(x, other)
  if math.abs(x) < math.abs(other) / 5 then return "same" end
  return x > 0 and "more" or "less"
end


local function amount(x, found)
  local n = math.abs(x)
  return with_unit(found, number(n, n, found.unit))
end


--- What players call the move.
local function idiom(m, found)
  local does, deck = found.does, kit.of(m.variant).deck
  if not does then return nil end
  return sentence.of("reason_does_" .. does.what, {
    move = named(found, found.move), card = does.card,
    cards = does.cards and language.list(words.split(does.cards)),
    suit = does.suit and suits.name(does.suit, deck),
    other = does.move and named(found, does.move),
    amount = does.less and sentence.of("amount_" .. does.unit,
      { n = number(does.less, does.less, does.unit) }) })
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


--- Is it known of some moves less well than of others what they bring? They
-- were left behind early, seem worse, or were not compared at all.
local function is_uneven(found)
  local all = table.move(found.alternatives, 2, #found.alternatives, 1, {})
  local some = found.partly and not found.choice
  for _, one in ipairs(all) do some = some or one.early or one.behind end
  return some and widest(all) >= told.nothing
end


--- The best of the moves that were compared to the end, where others are known
-- less well: its figure says more than theirs. Nil if it did better than the
-- chosen one, for no figure tells that.
local function closest(found)
  for i = 2, is_uneven(found) and #found.alternatives or 1 do
    local one = found.alternatives[i]
    if is_told(found, one) and not one.early and not is_equal(one) then
      return one.less > 0 and one or nil
    end
  end
end


--- The moves of a list but for one.
local function without(list, one)
  local rest = {}
  for _, other in ipairs(list) do
    if other ~= one then rest[#rest + 1] = other end
  end
  return rest
end


--- The sentences where no move is surely worse. One may be better all the same:
-- one that the bot finds bold, or that is against its habits.
local function none_worse(m, found, teller, alike)
  local best, list = found.alternatives[2], {}
  local close = closest(found)
  if close then
    list[1] = sentence.of "reason_unclear"
    list[2] = values(m, found, teller, { close })
    add_as_good(list, found, without(alike, close), teller, close)
  elseif best.clear then
    list = { values(m, found, teller, { best }),
      found.careful and as_good(found, { best }) or habit(found) }
  else
    list[1] = all_alike(m, found, teller)
  end
  list[#list + 1] = contract(m, found, teller, not best.clear)
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
  if #worse == 0 then return none_worse(m, found, teller, alike) end
  local list = { values(m, found, teller, examples(found, worse, most)) }
  local short, tells = teller.short, tells_cause(found, teller)
  list[2] = idiom(m, found)
  if not (short and tells) then add_as_good(list, found, alike, teller) end
  list[#list + 1] = habit(found)
  if not short or not tells then
    local sure = found.does and found.does.what == "sure"
    local wins = not sure and trick(m, found, teller, worse) or nil
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


--- One of the comparisons, with numbers that are so much smaller.
local function smaller(one, unit)
  local copy = {}
  for _, name in ipairs { "value", "less", "interval", "with", "without" } do
    copy[name] = one[name] and one[name] / unit
  end
  return setmetatable(copy, { __index = one })
end


--- What was found, with the score as the game writes it: 42 may be 4.2.
local function as_written(m, found)
  local places = found.unit == "score" and m.variant.facts.decimals
  if not places then return found end
  local copy = setmetatable({ alternatives = {} }, { __index = found })
  for i, one in ipairs(found.alternatives) do
    copy.alternatives[i] = smaller(one, 10 ^ places)
  end
  copy.cause = found.cause and smaller(found.cause, 10 ^ places)
  return copy
end


--- told.add(m, found, teller)
-- Adds `sentences` and `text` to what m:explain has found.
-- @param teller { names, you }: see m:explain
function told.add(m, found, teller)
  local list
  found.common = naming.common(m, found)
  if found.deals == 0 and not found.guess then
    list = { sentence.of "reason_only" }
  elseif #found.alternatives < 2 then
    list = { sentence.of "reason_none" }
  else
    list = compared(m, as_written(m, found), teller)
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
