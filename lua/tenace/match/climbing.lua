-- Why some cards are no combination of a climbing game, and why a combination
-- does not beat the one that lies there.

local language = require "tenace.base.language"
local sentence = require "tenace.base.sentence"

local climbing = {}


--- The cards counted: how many there are of each rank, by its place from 1.
local function counted(made, cards)
  local place, n = {}, {}
  for i, text in ipairs(made.ranks) do
    for card in string.gmatch(text, "%S+") do place[card] = i end
  end
  for card in string.gmatch(cards, "%S+") do
    local at = place[card]
    if not at then return nil end
    n[at] = (n[at] or 0) + 1
  end
  return n
end


--- The places with at least so many cards, in order.
local function places(n, least)
  local list = {}
  for at, count in pairs(n) do
    if count >= least then list[#list + 1] = at end
  end
  table.sort(list)
  return list
end


--- Where these ranks lie in the row one behind the other; nil: nowhere.
local function in_row(made, list)
  for from = 1, #made.row - #list + 1 do
    local all = {}
    for i = from, from + #list - 1 do all[made.row[i] + 1] = true end
    local here = true
    for _, at in ipairs(list) do here = here and all[at] end
    if here then return from end
  end
end


--- Are there as many cards of each of these places?
local function are_even(n, list)
  for _, at in ipairs(list) do
    if n[at] ~= n[list[1]] then return false end
  end
  return true
end


--- The first kind with this core that goes through the ranks in a row.
local function row_kind(made, of)
  for i, kind in ipairs(made.kinds) do
    if kind.most > 1 and kind.of == of and kind.wings == 0 and not kind.loose
      and not kind.one_suit then
      return kind, made.names[i]
    end
  end
end


local function row_text(made)
  local list = {}
  for i, place in ipairs(made.row) do
    list[i] = made.rank_names[place + 1]
  end
  return table.concat(list, " ")
end


--- The names of kinds of combinations, as people say them.
local function spoken(names)
  local list = {}
  for i, name in ipairs(names) do list[i] = language.spoken(name) end
  return list
end


--- Cards that would be a row, but there is a gap in it, or it is too short.
local function no_row(made, n, cards)
  local list = places(n, 1)
  if #list < 2 or not are_even(n, list) then return nil end
  local kind, name = row_kind(made, n[list[1]])
  if not kind or kind.of == 1 and #list < 3 then return nil end
  if #list < kind.least or #list > kind.most then
    local key = kind.least == kind.most and "form_row_exactly"
      or #list < kind.least and "form_row_least" or "form_row_most"
    return sentence.of(key, { combination = language.spoken(name),
      least = kind.least, most = kind.most })
  end
  if in_row(made, list) then return nil end
  return sentence.of("form_row_gap", { cards = cards,
    combination = language.spoken(name), row = row_text(made) })
end


--- What a core may carry, as texts, and whether it may be any cards; nil if
-- nothing is ever attached to such a core.
local function loads(made, of, run)
  local texts, any, carries = {}, false, false
  for _, kind in ipairs(made.kinds) do
    local fits = kind.of == of and kind.least <= run and run <= kind.most
      and not kind.one_suit and not kind.cards
    local n, key = kind.wings * run, "form_carries_cards"
    if n == 0 then key = "form_carries_nothing" end
    if n > 0 and kind.wing_of == 2 then key = "form_carries_pairs" end
    if fits then texts[#texts + 1] = sentence.of(key, { n = n }) end
    any, carries = any or fits and kind.any_wings, carries or fits and n > 0
  end
  return carries and texts or nil, any
end


--- Does the text have all these cards, of which there are some?
local function has_all(cards, some)
  local held = {}
  for card in string.gmatch(cards, "%S+") do held[card] = true end
  for card in string.gmatch(some or "", "%S+") do
    if not held[card] then return false end
  end
  return some ~= nil and some ~= ""
end


--- Cards attached to a core that may not be.
local function wrong_load(made, n, cards)
  for of = 4, 3, -1 do
    local core, names = places(n, of), {}
    local texts, any = loads(made, of, #core)
    if #core > 0 and texts and (#core == 1 or in_row(made, core)) then
      if has_all(cards, made.apart) then
        return sentence.of("form_apart", { cards = made.apart })
      end
      for i, at in ipairs(core) do
        names[i] = string.rep(made.rank_names[at], of, " ")
      end
      return sentence.of(any and "form_load_any" or "form_load",
        { core = table.concat(names, " "),
          loads = language.list(texts, "or") })
    end
  end
end


--- climbing.no_play(made, cards) -> why they are no combination
-- @param made the fact `combinations` in the form for the core
function climbing.no_play(made, cards)
  local n = counted(made, cards)
  local says = n and (no_row(made, n, cards) or wrong_load(made, n, cards))
  return says or sentence.of("form_no_play", { cards = cards,
    names = language.list(spoken(made.names)) })
end


--- The kinds that beat what lies there, besides its own; the one that is there
-- may be needed to have a certain rank.
local function beating(made, lying)
  local list = {}
  for i, kind in ipairs(made.kinds) do
    local beats = kind.all
    for _, over in ipairs(kind.overs) do
      beats = beats or made.names[over.kind + 1] == lying.combination
        and (over.rank == nil or over.rank == lying.rank)
    end
    if beats and made.names[i] ~= lying.combination then
      list[#list + 1] = made.names[i]
    end
  end
  return list
end


--- climbing.count(made, lying) -> why another number of cards does not do
-- @param lying { combination = name, size = cards, rank = its place from 0 }
function climbing.count(made, lying)
  local names = beating(made, lying)
  return sentence.of(#names > 0 and "form_count_or" or "form_count_as",
    { least = lying.size, combination = language.spoken(lying.combination),
      names = language.list(spoken(names), "or") })
end


--- climbing.lower(made, cards, lying) -> why they do not beat what lies there
-- @param lying as for climbing.count, with its suit, from 0, 0: suits do not
-- count; and `kind`, what the cards are
function climbing.lower(made, cards, lying)
  local names = beating(made, lying)
  local key = #names > 0 and "form_other_or" or "form_other"
  for i, kind in ipairs(made.kinds) do
    if lying.kind == lying.combination and made.names[i] == lying.kind then
      key = kind.equal and "form_lower_equal" or "form_lower"
    end
  end
  local top = made.rank_names[lying.rank + 1]
  if lying.suit > 0 then
    top = top .. string.sub(made.suits, lying.suit, lying.suit)
  end
  return sentence.of(key, { cards = cards, top = top,
    kind = language.spoken(lying.kind),
    combination = language.spoken(lying.combination),
    names = language.list(spoken(names), "or") })
end


return climbing
