-- The piles of a game's own: one for all, one for each side or player, or rows.

local core = require "tenace.core"
local ordered = require "tenace.base.ordered"
local words = require "tenace.words.all"

local piles = {}

local pile_numbers = core.first_piles


--- piles.copies(pile, variant) -> how many piles of that name there are
function piles.copies(pile, variant)
  return pile.each == "side" and #variant.sides
    or pile.each == "player" and variant.players or pile.n or 1
end


--- All piles of the game's own. Melds that are laid down by themselves have one
-- for each side.
local function all_piles(variant)
  local list = table.move(variant.piles or {}, 1, #(variant.piles or {}), 1, {})
  if variant.facts.melds and variant.facts.laid_down then
    list[#list + 1] = { name = "laid_down", sees = "all", each = "side" }
  end
  return list
end


--- piles.lay(k, variant) -> list of { sees, owner }
-- Numbers the piles, and notes in the kit which are which.
function piles.lay(k, variant)
  local list, n = {}, 0
  k.pile_names, k.pile_of = { "stock" }, { stock = pile_numbers.stock }
  k.own_piles, k.rows = { side = {}, player = {}, row = {} }, {}
  local first = pile_numbers.hands + variant.players + #variant.sides
  k.piles = all_piles(variant)
  for _, pile in ipairs(k.piles) do
    local copies, owned = piles.copies(pile, variant), pile.each ~= "row"
    if pile.each then k.own_piles[pile.each][pile.name] = first + n + 1 end
    if pile.each == "row" then k.rows[#k.rows + 1] = pile end
    if not pile.each then k.pile_of[pile.name] = first + n + 1 end
    if not (pile.each and owned) then
      k.pile_names[#k.pile_names + 1] = pile.name
    end
    for i = 1, copies do
      local sees = pile.sees == "top" and "all" or pile.sees
      list[n + i] = { sees = sees, owner = pile.each and owned and i or 0 }
    end
    n = n + copies
  end
  k.pile_at = {}
  k.melds = variant.facts.melds and require "tenace.rules.meld_facts".for_core(
    variant, list, first + 1, k.pile_of, k.own_piles) or nil
  return list
end


--- piles.at(k, n) -> the declaration of a pile of which there are several, by
-- its number, and which of them it is; nil for any other pile
function piles.at(k, n)
  for _, pile in ipairs(k.piles) do
    local first = pile.each and k.own_piles[pile.each][pile.name]
    if first and n >= first and n < first + piles.copies(pile, k.variant) then
      return pile, n - first + 1
    end
  end
end


--- k:own_name(n) -> the name of a pile of which there are several, as `row 3`,
-- or of a meld
function piles.own_name(k, n)
  local melds = k.melds
  if melds and n >= melds.place and n < melds.place + melds.places then
    return "meld " .. (n - melds.place + 1)
  end
  local pile, nth = piles.at(k, n)
  if pile then return pile.name .. " " .. nth end
end


--- Looks for the declaration of a pile.
local function look_for(k, n)
  for _, pile in ipairs(k.piles) do
    if k.pile_of[pile.name] == n then return pile end
  end
  return (piles.at(k, n))
end


--- piles.find(k, n) -> the declaration of a pile of the game's own, by number
function piles.find(k, n)
  local found = k.pile_at[n]
  if found == nil then
    found = look_for(k, n) or false
    k.pile_at[n] = found
  end
  return found or nil
end


--- piles.owner_of(k, n) -> the player who owns the pile, or nil
function piles.owner_of(k, n)
  for _, first in next, k.own_piles.player do
    if n >= first and n < first + k.variant.players then
      return n - first + 1
    end
  end
end


--- A player's view of a pile of which there are several: a list.
-- @param cards the cards of all piles, by number
function piles.each_view(k, pile, cards, player)
  local first, list = k.own_piles[pile.each][pile.name], {}
  for i = 1, piles.copies(pile, k.variant) do
    local here = cards[first + i - 1]
    local open = pile.sees == "all"
      or pile.sees == "owner" and pile.each == "player" and i == player
    list[i] = open and here or #words.split(here)
    if pile.sees == "top" then list[i] = string.match(here, "%S*$") end
  end
  return list
end


--- piles.add_rows(k, self, fields)
-- Puts the rows of a match among its fields: a list of piles each.
function piles.add_rows(k, self, fields)
  for _, pile in ipairs(k.rows) do
    local first, row = k.own_piles.row[pile.name], {}
    for i = 1, pile.n do row[i] = core.pile(self, first + i - 1) end
    fields[pile.name] = ordered.seal(row)
  end
end


--- piles.numbers(k, name) -> the number of the first of the piles of that name,
-- and how many there are; nil if there are not several
function piles.numbers(k, name)
  for _, pile in ipairs(k.piles) do
    if pile.name == name and pile.each then
      return k.own_piles[pile.each][name], piles.copies(pile, k.variant)
    end
  end
end


--- The cards of a pile in one way of writing them.
local function plain(text)
  return table.concat(words.split(text), " ")
end


--- piles.held(k, cards) -> table
-- The cards of the game's own piles by name, bottom first: a text, or a list of
-- texts where there are several.
-- @param cards the cards of all piles, by number
function piles.held(k, cards)
  local held = {}
  for name, n in next, k.pile_of do held[name] = plain(cards[n]) end
  for _, pile in ipairs(k.piles) do
    local first, n = piles.numbers(k, pile.name)
    local list = first and {}
    for i = 1, first and n or 0 do list[i] = plain(cards[first + i - 1]) end
    if list then held[pile.name] = list end
  end
  return held
end


return piles
