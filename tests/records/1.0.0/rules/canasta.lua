-- Canasta: two partnerships meld cards of one rank and build canastas, which
-- are melds of seven cards.

local canasta = game "Canasta" {
  players = 4,
  sides   = "partners",                         -- 1 and 3 against 2 and 4
  deck    = french(52, { packs = 2, jokers = { "BJ", "BJ" } }),
  points  = { BJ = 50, ["A 2"] = 20, ["K Q J 10 9 8"] = 10,
              ["7 6 5 4 3"] = 5 },
  piles   = { discard = "top", drawn = each_player "all" },
  laid_down = "3H 3D",

  -- Twos and jokers are wild. A player who goes out may meld black threes.
  melds = function(option)
    return {
      sets = "4 5 6 7 8 9 10 J Q K A", one_of_a_rank = true,
      least = 3, naturals = 2, last = "3S 3C",
      wild = "2 BJ", most_wild = 3,
      naturals_per_wild = option.naturals_per_wild,
      wild_melds = option.wild_melds and { 3, 7 } or nil,
      full = 7, called = "canasta", full_to_go_out = option.canastas_to_go_out,
    }
  end,

  taking = function(option)
    return {
      pile = "discard", whole = true,           -- its top card is melded
      frozen_by = option.black_three == "freezes" and "2 3 BJ" or "2 3H 3D BJ",
      before_first = option.pile_before_first_meld,
    }
  end,

  round = {
    plays_first = player, change_places = text, -- as cards were drawn
    melded = list, red_threes = number, out = flag, concealed = flag,
    held = number,                              -- in questions about a result
  },
  facts = function(option)
    return {
      canastas = { natural = 500, mixed = 300,
                   wild = option.wild_melds and 2000 or nil },
      bonus = { red_three = 100, all_red_threes = 800, out = 100,
                concealed = 100 },
    }
  end,
  options = {
    target = number { 5000, from = 500, to = 20000,
      "points that win the game" },
    naturals_per_wild = choice { 2, 0,
      "natural cards that a meld needs for each wild card in it; 0: just two" },
    black_three = choice { "freezes", "blocks",
      "a black three freezes the pile, or only stops the next player" },
    pile_before_first_meld = flag { true,
      "a side that has not melded may take the pile" },
    draw_for_seats = flag { false, "cards are drawn for seats and first turn" },
    ask_partner = flag { false,
      "before melding a player may ask the partner: may I go out?" },
    wild_melds = flag { false, "three to seven wild cards may be a meld" },
    canastas_to_go_out = number { 1, from = 1, to = 2,
      "canastas that a side needs to go out" },
  },
}

-- Eleven cards each, one at a time. A card is turned up. A joker, a two or a
-- three gets another card on top of it, and so on; but a black three that
-- blocks stays there and stops the first player. Then each in turn lays down
-- red threes and draws as many cards.
function canasta:deal()
  self:deal_each(11)
  local blocks = self.option.black_three == "blocks" and "3S 3C" or ""
  repeat local card = self:draw(self.discard)
  until not among(rank(card), "joker 2 3") or among(card, blocks)
  self:lay_down()
end

-- What a side's first melds, those of one turn together, must count. With a
-- total below 0 it is only 15; from 0 on it is 50, from 1500 on 90, from 3000
-- on 120.
function canasta:first_count(total)
  if total < 0 then return 15 end
  return total < 1500 and 50 or total < 3000 and 90 or 120
end

-- Before the first round cards may be drawn for partners and the first turn.
-- Else the first dealer is drawn at random.
function canasta:draw_for_seats()
  local first, one, other = self:draw_for_partners("drawn", "drawn for seats")
  self.plays_first = first
  self:make_dealer(self:right_of(first))
  if one then
    self.change_places = "seats " .. one.number .. " and " .. other.number
  end
end

-- Each player in turn, first the dealer's left, draws or takes the pile, may
-- meld, and discards, until one of them has no cards left: the last one may be
-- melded or discarded. A player who can neither draw nor take ends the round,
-- and so does a red three as the last card of the stock. The dealer's left
-- deals the next round.
function canasta:round()
  if self.option.draw_for_seats and self.round_number == 1 then
    self:draw_for_seats()
  end
  self:deal()
  for side in self:each_side() do
    self:first_meld(side, self:first_count(side.score))
  end
  self:play_turns { ask_partner = self.option.ask_partner }
  self:score_round()
end

-- Red threes count for a side that has melded, against one that has not: 100
-- each, or 800 all four. Cards on the table, those in canastas too, count for
-- their side, cards in hand against it. Whoever melds the whole hand in one
-- turn, with a canasta and nothing added to melds on the table, is concealed.
function canasta:lines(melds, result)
  local full, bonus = self.facts.canastas, self.facts.bonus
  local threes = result.red_threes or 0
  local red = threes == 4 and bonus.all_red_threes or threes * bonus.red_three
  return lines {
    { melds.natural * full.natural, "natural canastas" },
    { melds.mixed * full.mixed, "mixed canastas" },
    { melds.wild * (full.wild or 0), "canastas of wild cards" },
    { melds.melds > 0 and red or -red, "red threes" },
    { result.out and bonus.out, "going out" },
    { result.concealed and bonus.concealed, "concealed" },
    { melds.points, "cards melded" },
    { -(result.held or 0), "cards in hand" },
  }
end

-- Both sides score.
function canasta:score_round()
  local player = self:who_is_out()
  for side in self:each_side() do
    local out = player and player.side == side
    self:score_lines(side, self:lines(side.melds, {
      red_threes = #side.laid_down, out = out,
      concealed = out and self:is_concealed(player),
      held = self:points_of(side.in_hand),
    }))
  end
end

function canasta:value()
  return count_lines(self:lines(self:count_melds(self.melded or {}), self))
end

return canasta
