-- The call about a position that a person lays out: where the cards lie, what
-- does not fit, and the deal for `new`.

local desk = require "tenace.face.web.desk"
local plain = require "tenace.face.web.plain"

local placing = {}


--- Lists of cards by pile, as the page sends them; what is no list of texts is
-- left out.
local function placed_by(call)
  local placed = {}
  for name, cards in pairs(call.placed or {}) do
    local list = {}
    for i, card in ipairs(type(cards) == "table" and cards or {}) do
      list[i] = tostring(card)
    end
    placed[tostring(name)] = list
  end
  return placed
end


--- The names of the seats, for the choice of the dealer.
local function seats_of(variant)
  local names = require "tenace.face.moment.names".of(variant.sides,
    variant.players, 1)
  local list = {}
  for seat = 1, variant.people > 1 and variant.people or 0 do
    list[seat] = { seat = seat, name = names.players[seat] }
  end
  return list
end


function placing.arrange(call)
  local variant = desk.variant(call.game)
  local found = require "tenace.face.moment.arranged".of(variant,
    { placed = placed_by(call), dealer = call.dealer, seed = call.seed,
      rest = call.rest })
  for _, pile in ipairs(found.piles) do plain.list(pile.cards) end
  return { game = variant.spec, title = variant.title,
    pack = variant.deck.suits, deck = found.deck, seed = found.seed,
    dealer = found.dealer, order = plain.list(found.order),
    piles = plain.list(found.piles),
    left = plain.list(found.left), problems = plain.list(found.problems),
    deal = found.deal, options = found.options,
    seats = plain.list(seats_of(variant)) }
end


return placing
