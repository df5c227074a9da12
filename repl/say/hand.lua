-- A hand as players hold it: by suit, trumps first, then colours alternating,
-- high cards first; or by rank if the game has no tricks.

local named = require "tenace.face.say.named"
local show = require "tenace.face.say.show"

local hand = {}

local RANKS = {}
for i, rank in ipairs(show.words("1 2 3 4 5 6 7 8 9 10 J N Q K A BJ")) do
  RANKS[rank] = i
end
RANKS.LJ = RANKS.BJ - 0.5

local COLOR = { S = "black", C = "black", H = "red", D = "red" }
local USUAL = { S = 1, H = 2, C = 3, D = 4 }


local function plain_suit(card)
  local _, suit = show.split(card)
  return suit or card:match("^%w+([OCEB])$") or ""
end


--- The usual height; in packs of their own numbers count as they are.
local function plain_rank(card)
  local known = RANKS[show.split(card) or card]
  if known or show.is_card(card) then return known or 0 end
  return tonumber(card:match "^%d+") or 0
end


--- hand.height(rank) -> the usual height of a rank; 0 for an unknown one.
function hand.height(rank) return RANKS[rank] or 0 end


-- The order for games whose own order cannot be found.
local PLAIN = {}

function PLAIN.suit(_, card) return plain_suit(card) end

function PLAIN.beats(_, a, b) return plain_rank(a) > plain_rank(b) end


--- Insertion sort, because an order may call two different cards equal.
local function insert_sorted(list, card, higher)
  local at = #list + 1
  while at > 1 and higher(card, list[at - 1]) do at = at - 1 end
  table.insert(list, at, card)
end


local function split_by(cards, key_of, higher)
  local groups, by_key = {}, {}
  for _, card in ipairs(cards) do
    local key = key_of(card) or ""
    local group = by_key[key]
    if not group then
      group = { key = key, cards = {} }
      by_key[key], groups[#groups + 1] = group, group
    end
    insert_sorted(group.cards, card, function(a, b)
      return higher(a, b, key)
    end)
  end
  return groups
end


--- The printed suit of a group, if all its cards have the same; nil otherwise,
-- and for trumps that are no suit.
local function printed_suit(group)
  if group.key == "trump" then return nil end
  local suit = plain_suit(group.cards[1])
  for _, card in ipairs(group.cards) do
    if plain_suit(card) ~= suit then return nil end
  end
  return suit
end


local function place(group, trump)
  if group.key == trump then return 0 end
  return USUAL[group.suit] or (group.suit and #group.key > 0 and 5) or 6
end


--- Alternates red and black. The colour with more suits comes first; if both
-- have as many, the one that the group before them does not have.
local function alternate(groups, before)
  local lists = { red = {}, black = {} }
  for _, group in ipairs(groups) do
    table.insert(lists[COLOR[group.suit]], group)
  end
  local first, second = lists.black, lists.red
  if #second > #first or #second == #first and before == "black" then
    first, second = second, first
  end
  local out = {}
  for i = 1, math.max(#first, #second) do
    out[#out + 1] = first[i]
    out[#out + 1] = second[i]
  end
  return out
end


--- Puts trumps first, then the suits that have a colour, and loose cards last.
local function arrange(groups, trump)
  for _, group in ipairs(groups) do group.suit = printed_suit(group) end
  table.sort(groups, function(a, b)
    local x, y = place(a, trump), place(b, trump)
    if x ~= y then return x < y end
    return a.key < b.key
  end)
  local out, colored, other = {}, {}, {}
  for _, group in ipairs(groups) do
    local list = group.key == trump and out
      or COLOR[group.suit] and colored or other
    list[#list + 1] = group
  end
  colored = alternate(colored, out[1] and COLOR[out[1].suit or trump])
  table.move(colored, 1, #colored, #out + 1, out)
  return table.move(other, 1, #other, #out + 1, out)
end


--- The cards above a suit, from the first of another suit up: jacks, jokers,
-- level cards, as a set. A card of the suit among them does not count as one
-- of its ranks.
local function above(order, suit)
  local top, met = {}, false
  for _, card in ipairs(show.words(order.of and order:of(suit) or "")) do
    met = met or plain_suit(card) ~= suit
    top[card] = met
  end
  return top
end


--- The trumps in two groups: those above the trump suit, and those of it.
local function part_trumps(group, order)
  if not COLOR[group.key] then return { group } end
  local top = above(order, group.key)
  local high = { key = group.key .. " above", cards = {} }
  local plain = { key = group.key, suit = group.key, cards = {} }
  for _, card in ipairs(group.cards) do
    table.insert((top[card] and high or plain).cards, card)
  end
  if #high.cards == 0 then return { group } end
  return #plain.cards > 0 and { high, plain } or { high }
end


--- hand.by_suit(cards [, order [, trump]]) -> list of groups.
-- A group is { key = suit it counts as, suit = printed suit or nil, cards = }.
-- Trumps above the trump suit are a group of their own. `order` is the result
-- of `tenace.order`; without it aces are high.
function hand.by_suit(cards, order, trump)
  order = order or PLAIN
  local groups = split_by(show.words(cards), function(card)
    return order:suit(card)
  end, function(a, b, suit)
    return order:beats(a, b, suit) and not order:beats(b, a, suit)
  end)
  local list = {}
  for _, group in ipairs(arrange(groups, trump)) do
    local parts = group.key == trump and part_trumps(group, order) or { group }
    table.move(parts, 1, #parts, #list + 1, list)
  end
  return list
end


local function rank_key(card)
  return show.split(card) or card:match("^(%w+)[OCEB]$") or card
end


--- The height of each card by a game's ranks: a list from the lowest up, each
-- the cards of that rank.
local function heights(ranks)
  local of = {}
  for i, cards in ipairs(ranks or {}) do
    for card in cards:gmatch "%S+" do of[card] = i end
  end
  return of
end


--- hand.by_rank(cards [, wild [, ranks]]) -> list of groups, highest rank
-- first; the wild cards and ranks in `wild` come last
-- @param ranks the game's own, from the lowest up, each the text of its cards
function hand.by_rank(cards, wild, ranks)
  local last = {}
  for _, name in ipairs(show.words(wild or "")) do last[name] = true end
  local groups = split_by(show.words(cards), rank_key, function(a, b)
    return (USUAL[plain_suit(a)] or 9) < (USUAL[plain_suit(b)] or 9)
  end)
  local own = heights(ranks)
  local function height(group)
    local card = group.cards[1]
    local wild_one = last[group.key] or last[card]
    return (own[card] or plain_rank(card)) - (wild_one and 100 or 0)
  end
  table.sort(groups, function(a, b)
    local x, y = height(a), height(b)
    if x ~= y then return x > y end
    return a.key < b.key
  end)
  return groups
end


--- hand.by_layout(layout [, order]) -> a group for each meld, low cards first,
-- then those of the cards left over by suit; `melded` marks the first kind
function hand.by_layout(layout, order)
  local groups = {}
  for i, cards in ipairs(layout.melds) do
    local group = { key = "meld " .. i, melded = true,
      cards = show.words(cards) }
    group.suit = printed_suit(group)
    groups[i] = group
  end
  local left = hand.by_suit(layout.left, order)
  return table.move(left, 1, #left, #groups + 1, groups)
end


--- hand.flat(groups) -> the cards in the order shown.
function hand.flat(groups)
  local list = {}
  for _, group in ipairs(groups) do
    table.move(group.cards, 1, #group.cards, #list + 1, list)
  end
  return list
end


--- One card: the marked text, its number below it, in the same width.
local function cell(card, group, numbers, style)
  local rank = group.suit and style.signs[group.suit] and show.split(card)
  if style.names then rank = group.suit and named.short(card, style.names) end
  local text = rank and show.rank(rank, style) or show.card(card, style)
  local red = rank and COLOR[group.suit] == "red"
  if red then text = show.red(text, style) end
  if not numbers then return { text, "" } end
  local number = numbers[card]
  local marked = number and not (numbers.more and numbers.more[card])
  local top = marked and "*" .. show.bold(text, style) or " " .. text
  local below = number and tostring(number) or ""
  local width = math.max(show.width(top), #below + 1)
  return { show.pad(top, width, true), show.pad(below, width, true) }
end


local function cells_of(group, numbers, style)
  local cells = {}
  if group.suit and style.signs[group.suit] and not style.names then
    cells[1] = { show.suit(group.suit, style), " " }
  elseif group.suit and style.suit_names then
    cells[1] = { style.suit_names[group.suit] or group.suit, " " }
  end
  for _, card in ipairs(group.cards) do
    cells[#cells + 1] = cell(card, group, numbers, style)
  end
  return cells
end


--- The width of cells side by side.
local function width_of(cells)
  local width = #cells - 1
  for _, item in ipairs(cells) do width = width + show.width(item[1]) end
  return width
end


--- Adds a cell after a gap; begins a new pair of rows if it does not fit.
local function add_cell(rows, item, gap, room, needs)
  local row = rows[#rows]
  local width = show.width(item[1])
  if row.width > 0 and row.width + gap + needs > room then
    row = { top = "", below = "", width = 0 }
    rows[#rows + 1] = row
  end
  if row.width == 0 then gap = 0 end
  row.top = row.top .. (" "):rep(gap) .. item[1]
  row.below = row.below .. (" "):rep(gap) .. show.pad(item[2], width)
  row.width = row.width + gap + width
end


local function trimmed(text) return (text:gsub("%s+$", "")) end


--- hand.lines(groups, numbers, style, room) -> lines, room columns wide.
-- `numbers` maps each playable card to its number; such a card is marked `*`
-- and has its number below. Cards in the set `numbers.more` are only said with
-- others or with words, so they have no mark. Without `numbers` only the cards
-- are shown. A group stays on one line if possible.
function hand.lines(groups, numbers, style, room)
  local rows = { { top = "", below = "", width = 0 } }
  for _, group in ipairs(groups) do
    local cells = cells_of(group, numbers, style)
    local whole = width_of(cells)
    for i, item in ipairs(cells) do
      local needs = i == 1 and whole <= room and whole or show.width(item[1])
      add_cell(rows, item, i == 1 and 3 or 1, room, needs)
    end
  end
  local lines = {}
  for _, row in ipairs(rows) do
    lines[#lines + 1] = trimmed(row.top)
    local below = trimmed(row.below)
    if below ~= "" then lines[#lines + 1] = show.dim(below, style) end
  end
  return lines
end


return hand
