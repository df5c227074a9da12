-- Melds of Samba, only from its description: what is one, to which a name
-- points, what may be joined, and whether the last card can still be played.

local cards = require "rules.canasta.counting"

local melds = {}

local count, join, rank = cards.count, cards.join, cards.rank

local PLACE = {}
for i, name in ipairs(cards.RANKS) do PLACE[name] = i end

melds.PLACE = PLACE


--- Cards of one suit whose ranks follow each other, from three to seven.
local function is_run(list)
  local suit, places = nil, {}
  for _, card in ipairs(list) do
    local place, own = PLACE[rank(card)], card:sub(-1)
    if not place or suit and own ~= suit then return false end
    suit, places[#places + 1] = own, place
  end
  table.sort(places)
  for i = 2, #places do
    if places[i] ~= places[i - 1] + 1 then return false end
  end
  return #list >= 3 and #list <= 7
end


--- Cards of one rank with two wild ones at most.
local function is_set(list)
  local name
  for _, card in ipairs(list) do
    local own = rank(card)
    if own ~= "wild" then
      if not PLACE[own] or name and name ~= own then return false end
      name = own
    end
  end
  local wild = count(list, "wild")
  return #list >= 3 and wild <= 2 and #list - wild >= 2, name
end


--- melds.read(list) -> { kind, rank, cards }; nil if the cards are no meld
function melds.read(list)
  local good, name = is_set(list)
  if good then return { kind = "set", rank = name, cards = list } end
  if is_run(list) then return { kind = "run", cards = list } end
  if #list >= 3 and count(list, "black") == #list then
    return { kind = "black", cards = list }
  end
end


--- melds.fits(meld, list) -> the meld with those cards, too; nil: it is none
function melds.fits(meld, list)
  local all = melds.read(join(meld.cards, list))
  return all and all.kind == meld.kind and all or nil
end


--- Does a word name the meld?
local function is_named(meld, word)
  if meld.kind == "set" and meld.rank == word then return true end
  for _, card in ipairs(meld.cards) do
    if card == word then return true end
  end
  return false
end


--- melds.named(all, word, list) -> the place of the meld that a move names, to
-- which the cards are to be added; nil if there is none
function melds.named(all, word, list)
  local name, nth = word:match "^(.+)#(%d)$"
  local found, n = nil, 0
  for i, meld in ipairs(all) do
    if is_named(meld, name or word) then
      n = n + 1
      if nth and n == tonumber(nth) then return i end
      if not nth and melds.fits(meld, list) then return i end
      found = found or not nth and i or nil
    end
  end
  return found
end


--- melds.of_rank(all, name) -> the places of the sets of a rank
function melds.of_rank(all, name)
  local list = {}
  for i, meld in ipairs(all) do
    if meld.kind == "set" and meld.rank == name then list[#list + 1] = i end
  end
  return list
end


--- melds.add(all, list, at) -> melds with the cards added, at a place or where
-- they go; nil and why
function melds.add(all, list, at)
  local next_all = table.move(all, 1, #all, 1, {})
  local own = melds.read(list)
  if not at and own and own.kind == "set"
    and #melds.of_rank(all, own.rank) >= 2 or not at and not own then
    if count(list, "wild") == #list then return nil, "only wild" end
    for i, meld in ipairs(all) do
      if melds.fits(meld, list) then at = i break end
    end
    if not at then return nil, "no meld" end
  end
  if at then own = melds.fits(all[at], list) end
  if not own then return nil, "no meld there" end
  next_all[at or #all + 1] = own
  return next_all
end


--- melds.join(all, name) -> melds in which the two of a rank are one; nil: they
-- may not be
function melds.join(all, name)
  local places = melds.of_rank(all, name)
  if #places < 2 then return nil end
  local one = melds.fits(all[places[1]], all[places[2]].cards)
  if not one then return nil end
  local list = table.move(all, 1, #all, 1, {})
  list[places[1]] = one
  table.remove(list, places[2])
  return list
end


--- melds.full(all) -> how many canastas and sambas there are
function melds.full(all)
  local n = 0
  for _, meld in ipairs(all) do
    n = n + (meld.kind ~= "black" and #meld.cards >= 7 and 1 or 0)
  end
  return n
end


--- melds.can_end(all, card) -> can a player with that last card, or with none,
-- go out: with two canastas or sambas, perhaps after joining or melding it?
function melds.can_end(all, card)
  if melds.full(all) >= 2 then return true end
  if not card then return false end
  for _, name in ipairs(cards.RANKS) do
    local joined = melds.join(all, name)
    if joined and melds.can_end(joined, card) then return true end
  end
  for i in ipairs(all) do
    local with = melds.add(all, { card }, i)
    if with and melds.can_end(with, nil) then return true end
  end
  return false
end


return melds
