-- How the rounds of a match began, those that are over, too: a round in which
-- nobody had a choice is over before anybody can look at it.

local core = require "tenace.core"
local kit = require "tenace.match.kit"

local begun = {}

local STOCK, HANDS = core.first_piles.stock, core.first_piles.hands


--- begun.at(m, round) -> the number of the last event before that round, and
-- the seat that dealt first
function begun.at(m, round)
  m:keep_log()
  local _, now = core.log_size(m.core)
  for _, from in ipairs { now, 0 } do      -- mostly it is the present round
    for i, event in ipairs(core.events(m.core, from)) do
      if event.what == "round" and event.n == round then
        return from + i - 1, event.player
      end
    end
  end
end


--- The cards of the deck, counted, from a deal.
local function pack(deal)
  local left = {}
  for name, cards in pairs(deal) do
    cards = name == "hands" and table.concat(cards, " ") or cards
    for card in cards:gmatch "%S+" do left[card] = (left[card] or 0) + 1 end
  end
  return left
end


--- The name of a pile in a deal, and the seat whose hand it is.
local function named(m, pile)
  local seat = pile - HANDS
  if seat >= 1 and seat <= m.variant.players then return "hand", seat end
  for name, number in pairs(kit.of(m.variant).pile_of) do
    if number == pile then return name end
  end
end


--- begun.deal(m, round) -> what m:dealt() was in a round that is over
-- The cards are in the stock in any order: which came from it, the log says.
function begun.deal(m, round)
  local left, deal = pack(m:dealt()), { hands = {} }
  for seat = 1, m.variant.players do deal.hands[seat] = "" end
  for _, event in ipairs(core.events(m.core, (begun.at(m, round)))) do
    if event.what == "decided" or event.what == "round_over" then break end
    if event.what == "moved" and event.from == STOCK then
      local name, seat = named(m, event.to)
      local list, key = seat and deal.hands or deal, seat or name
      list[key] = ((list[key] or "") .. " " .. event.card):gsub("^ ", "")
      left[event.card] = left[event.card] - 1
    end
  end
  deal.stock = {}
  for card, n in pairs(left) do
    for _ = 1, n do table.insert(deal.stock, card) end
  end
  table.sort(deal.stock)
  deal.stock = table.concat(deal.stock, " ")
  return deal
end


return begun
