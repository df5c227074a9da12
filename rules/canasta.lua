-- Canasta: two partnerships lay melds of a rank on the table, and build
-- canastas of seven.

local canasta = game "Canasta" {
  players = 4,
  sides   = "partners",                         -- 1 and 3 against 2 and 4
  deck    = french(52, { packs = 2, jokers = { "BJ", "BJ" } }),
  points  = { BJ = 50, ["2"] = 20, A = 20, K = 10, Q = 10, J = 10, ["10"] = 10,
              ["9"] = 10, ["8"] = 10, ["7"] = 5, ["6"] = 5, ["5"] = 5,
              ["4"] = 5, ["3"] = 5 },
  piles   = { discard = "top" },

  -- Red threes lie down by themselves; black ones only with the last meld.
  laid_down = "3H 3D",
  melds   = function(option)
    return {
      sets              = "4 5 6 7 8 9 10 J Q K A",
      wild              = "2 BJ",
      naturals          = 2,
      naturals_per_wild = option.naturals_per_wild,
      most_wild         = 3,
      wild_melds        = option.wild_melds and { 3, 7 } or nil,
      last              = "3S 3C",
      one_of_a_rank     = true,
      full              = 7,
      full_name         = "canasta",
      full_to_go_out    = option.canastas_to_go_out,
    }
  end,

  -- The whole discard pile is taken, and its top card melded.
  taking  = function(option)
    local black = option.black_three == "freezes" and " 3S 3C" or ""
    return {
      pile         = "discard",
      whole        = true,
      frozen_by    = "2 BJ 3H 3D" .. black,
      before_first = option.pile_before_first_meld,
    }
  end,

  round = {
    melds_of = list, red_threes = number, out = flag, concealed = flag,
    left = cards,                               -- of a result asked for
  },
  facts = {
    first_meld = { [0] = 50, [1500] = 90, [3000] = 120 },  -- by the total
    canasta    = { natural = 500, mixed = 300, wild = 2000 },
  },
  options = {
    target = number { 5000, from = 500, to = 20000,
      "points that win the game" },
    naturals_per_wild = choice { 2, 0,
      "natural cards needed for each wild card of a meld; two in any case" },
    black_three = choice { "freezes", "blocks",
      "what a black three does to the discard pile: it freezes it, or only "
      .. "stops the next player from taking it" },
    pile_before_first_meld = flag { true,
      "a side that has not melded may take the pile" },
    wild_melds = flag { false,
      "three to seven wild cards may be a meld of their own" },
    canastas_to_go_out = number { 1, from = 1, to = 2,
      "canastas that a side needs to go out" },
    ask_partner = flag { false,
      "a player may ask the partner: may I go out?" },
    draw_for_seats = flag { false,
      "cards are drawn for who plays first, and with whom" },
  },
}

-- A card that begins the discard pile, and does not have another put on top.
local function begins(self, card)
  local rank = rank(card)
  if rank == "3" and self.option.black_three == "blocks" then
    return suit(card) == "S" or suit(card) == "C"
  end
  return rank and rank ~= "2" and rank ~= "3"
end

-- Eleven cards each, one at a time. A card is turned to begin the discard
-- pile, and another on top as long as it is a joker, a two or a three. Then
-- red threes are laid down.
function canasta:deal()
  self:deal_each(11)
  repeat local card = self:draw(self.discard) until begins(self, card)
  for player in self:each_player(self:left_of(self.dealer)) do
    self:lay_down(player)
  end
end

-- What a side's first meld must count, by its total.
function canasta:first_meld_of(total)
  local first = self.facts.first_meld
  if total < 0 then return 15 end
  return first[total < 1500 and 0 or total < 3000 and 1500 or 3000]
end

-- A turn: draw a card or take the pile, meld, discard. Nothing if there is no
-- card left to draw.
function canasta:turn(player)
  if not self:draw_or_take(player) then return false end
  self:ask_melds(player,
    self.option.ask_partner and self:partner_of(player))
  self:ask_discard(player)
  return true
end

-- Each in turn until somebody is out of cards, or can neither draw nor take.
function canasta:round()
  self:deal()
  for side in self:each_side() do
    self:first_meld(side, self:first_meld_of(side.score))
  end
  local player, plays = self.dealer
  repeat
    player = self:left_of(player)
    plays = self:turn(player)
  until not plays or #player.hand == 0
  self:score_round(plays and player)
end

-- Red threes count 100, all four 800; against a side that has not melded.
local function count_threes(n, melds)
  local points = n == 4 and 800 or 100 * n
  return melds > 0 and points or -points
end

-- Canastas, red threes, cards melded, less cards in hand.
function canasta:score_side(side)
  local count, bonus = self:count_melds(side), self.facts.canasta
  self:score(side, count.natural * bonus.natural, "natural canastas")
  self:score(side, count.mixed * bonus.mixed, "mixed canastas")
  self:score(side, count.wild * bonus.wild, "wild canastas")
  self:score(side, count_threes(#side.laid_down, count.melds), "red threes")
  self:score(side, count.points, "cards melded")
  for _, player in ipairs(side.players) do
    self:score(side, -player.hand:points(), "cards in hand")
  end
end

-- Going out counts 100, and 100 more if it was concealed.
function canasta:score_round(out)
  for side in self:each_side() do self:score_side(side) end
  if out then
    self:score(out, 100, "going out")
    if self:is_concealed(out) then
      self:score(out, 100, "going out concealed")
    end
  end
end

return canasta
