-- Where on the table a word acts: the pile that a face lets people tap in place
-- of it.

local held = require "tenace.face.moment.held"

local sites = {}

-- Words that are said of the stock, in all games.
local STOCK = { draw = true, redeal = true }


--- The row of piles whose empty places moves can name; nil if there is none.
local function row_of(variant)
  for _, pile in ipairs(variant.piles or {}) do
    if pile.n and pile.on then return pile.name end
  end
end


--- sites.empty(now) -> the set of empty places in the row of piles, by their
-- numbers as texts; nil if the game has no row
-- @param now the moment of picking, see picks.lua
function sites.empty(now)
  local row = row_of(now.variant)
  if not row then return nil end
  local set = {}
  for i, cards in ipairs(now.held.view[row] or {}) do
    set[tostring(i)] = cards == "" or nil
  end
  return set
end


--- The pile that is taken: the one whose cards other answers name, or the one
-- of which the top card is seen.
local function taken(now)
  local other = now.held.others[1]
  local place = other and held.place(now, other)
  if place and place ~= "table" then return place end
  for _, pile in ipairs(now.variant.piles or {}) do
    if pile.sees == "top" and not pile.n and now.held.view.top then
      return pile.name
    end
  end
end


--- sites.of(now, word) -> the pile on which the word acts: `stock`, the name of
-- a pile, or of a row and the number of the place; nil if it acts on none
-- @param now the moment of picking, see picks.lua
function sites.of(now, word)
  if STOCK[word] then return now.held.view.stock and "stock" end
  if word == "take" then return taken(now) end
  if now.empty and now.empty[word] then
    return row_of(now.variant), tonumber(word)
  end
  for _, pile in ipairs(now.variant.piles or {}) do
    if pile.name == word then return word end
  end
end


return sites
