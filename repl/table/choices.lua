-- Answers that name an action and its cards, `meld 7S 7H 2D`: a line for each
-- action, shortened if there are many ways to do it.

local language = require "tenace.base.language"
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"

local choices = {}

-- The most ways of one action that a person would read, and the most lines of
-- ways where the screen has an end.
local MOST, LINES = 8, 8


--- The action of a move, and what it is done with; nil: it is words alone.
local function split(move)
  local verb = move.pieces[1]
  if verb.slot or #move.pieces == 1 then return nil end
  return verb.text, move.text:sub(#verb.text + 2)
end


--- choices.has_cards(list) -> true if some of these answers name cards behind a
-- word.
-- @param list of moves, as match:parts has them
function choices.has_cards(list)
  for _, move in ipairs(list) do
    local second = split(move) and move.pieces[2]
    if second and (second.cards or second.slot == "groups") then return true end
  end
  return false
end


--- The wild cards and ranks of a game, as keys.
local function wild_of(variant)
  local set = {}
  local facts = variant.facts.melds
  for _, name in ipairs(show.words(facts and facts.wild or "")) do
    set[name] = true
  end
  return set
end


--- The kind of meld that a group of cards makes, and its number of wild cards.
local function group_key(group, wild)
  local ranks, wilds, natural = {}, 0, {}
  for _, card in ipairs(show.words(group.cards)) do
    card = card:match "^(.-)=" or card
    local rank = show.split(card) or card
    if wild[card] or wild[rank] then
      wilds = wilds + 1
    else
      ranks[rank], natural[#natural + 1] = true, card
    end
  end
  local rank = next(ranks)
  if group.on or not rank then return "on " .. (group.on or ""), wilds end
  return next(ranks, rank) and table.concat(natural, " ") or rank, wilds
end


--- The kind of a way, `K;8`; and its numbers of wild cards and of cards.
local function way_key(way, wild)
  local keys, wilds = {}, 0
  for _, group in ipairs(way.groups) do
    local key, n = group_key(group, wild)
    keys[#keys + 1], wilds = key, wilds + n
  end
  return table.concat(keys, ";"), wilds
end


--- For each meld one way to make it: the fewest wild cards, and among those the
-- most cards.
local function best_ways(ways, wild)
  local keys, best = {}, {}
  for _, way in ipairs(ways) do
    local key, wilds = way_key(way, wild)
    local known = best[key]
    if not known then keys[#keys + 1] = key end
    if not known or wilds < known.wilds
      or wilds == known.wilds and #way.text > #known.way.text then
      best[key] = { way = way, wilds = wilds }
    end
  end
  local list = {}
  for i, key in ipairs(keys) do list[i] = best[key].way end
  return list
end


--- Answers by action: those of one word, and { verb, ways } for the rest.
local function by_verb(list)
  local bare, verbs, of = {}, {}, {}
  for _, move in ipairs(list) do
    local verb, text = split(move)
    if not verb then
      bare[#bare + 1] = move.text
    else
      if not of[verb] then
        of[verb] = { verb = verb, ways = {} }
        verbs[#verbs + 1] = of[verb]
      end
      table.insert(of[verb].ways, { text = text,
        groups = move.slots.groups or { { cards = text } } })
    end
  end
  return bare, verbs
end


--- The ways of one action, and true if some are left out.
local function some_ways(ways, wild, style)
  local shown, cut = ways, false
  if #ways > MOST then
    shown = best_ways(ways, wild)
    cut = #shown < #ways
  end
  local texts = {}
  for i, way in ipairs(shown) do
    if i > 2 * MOST then
      cut = true
      break
    end
    texts[i] = show.move(way.text, style)
  end
  return texts, cut
end


--- Ways one after the other. A way that fits on a line is not divided.
local function wrapped(ways, room)
  local texts = {}
  for i, way in ipairs(ways) do
    local whole = show.width(way) < room
    texts[i] = whole and way:gsub(" ", "\1") or way
  end
  local text = table.concat(texts, phrase "melds.choice_join")
  local lines = show.wrap(text, room)
  for i, line in ipairs(lines) do lines[i] = line:gsub("\1", " ") end
  return lines
end


--- A line or several for each action; true if some ways are left out because
-- they would fill the screen.
local function rows_shown(rows, width, style)
  local lines, cut = {}, false
  local most = style.rows and math.max(1, LINES // math.max(1, #rows))
  for _, row in ipairs(rows) do
    local parts = wrapped(row[2], style.width - width)
    cut = cut or most and #parts > most
    for i = 1, math.min(#parts, most or #parts) do
      local head = i == 1 and "  " .. row[1] or ""
      lines[#lines + 1] = show.pad(head, width) .. parts[i]
    end
  end
  return lines, cut
end


--- choices.lines(list, more, variant, style) -> lines
-- @param list of moves, as match:parts has them
-- @param more true if the list is not complete: the command moves has no more
function choices.lines(list, more, variant, style)
  local bare, verbs = by_verb(list)
  local wild, cut, rows, width = wild_of(variant), false, {}, 0
  for i, item in ipairs(verbs) do
    local ways, left_out = some_ways(item.ways, wild, style)
    local verb = language.worded(item.verb)
    rows[i], cut = { verb, ways }, cut or left_out
    width = math.max(width, show.width(verb) + 4)
  end
  local lines, left_out = rows_shown(rows, width, style)
  cut = cut or left_out
  if #bare > 0 then
    table.insert(lines, 1,
      "  " .. language.worded(table.concat(bare, phrase "melds.choice_join")))
  end
  table.insert(lines, 1, phrase(cut and "melds.choices_more"
    or more and "melds.choices_others" or "melds.choices"))
  return lines
end


return choices
