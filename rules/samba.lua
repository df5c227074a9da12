-- Samba: two partnerships meld cards of one rank, and cards of one suit in a
-- row; seven of one rank are a canasta, seven in a row a samba.

local shared = require "_canasta"

local samba = game "Samba" {
  players = 4,
  sides   = "partners",                         -- 1 and 3 against 2 and 4
  deck    = french(52, { packs = 3, jokers = { "BJ", "BJ" } }),
  points  = shared.points,
  piles   = { discard = "top" },
  laid_down = shared.red_threes,

  -- Twos and jokers are wild. A player who goes out may meld black threes.
  melds = {
    sets = shared.ranks, runs = shared.ranks, of_a_rank = 2,
    least = 3, naturals = 2, last = "3S 3C",
    wild = shared.wild, most_wild = 2, natural_runs = true, most_run = 7,
    full = 7, called = "canasta", run_called = "samba", full_to_go_out = 2,
  },

  taking = {
    pile = "discard", whole = true, by_pair = true, frozen_by = "2 3 BJ",
    draws = 2,
  },

  round = {
    melded = list, red_threes = number, out = flag, held = number,
  },
  facts = {
    canastas = { natural = 500, mixed = 300, samba = 1500 },
    bonus = { red_three = 100, all_red_threes = 1000, out = 200 },
  },
  options = {
    target = number { 10000, from = 1000, to = 20000,
      "points that win the game" },
  },
}

-- Fifteen cards each, one at a time. A card is turned up; a joker, a two or a
-- three gets another card on top of it, and so on. Then each in turn lays down
-- red threes and draws as many cards.
function samba:deal()
  self:deal_each(15)
  shared.turn_up(self, function(card)
    return among(rank(card), "joker 2 3")
  end)
end

-- First melds:
-- What a side's first melds, those of one turn together, must count. With a
-- total below 0 it is only 15; from 0 on it is 50, from 1500 on 90, from 3000
-- on 120, from 7000 on 160.
function samba:first_count(total)
  if total < 0 then return 15 end
  if total < 3000 then return total < 1500 and 50 or 90 end
  return total < 7000 and 120 or 160
end

-- Each player in turn, first the dealer's left, draws two cards or takes the
-- pile, may meld, and discards one card, until one of them has no cards left:
-- the last one may be melded or discarded. To go out a side needs two canastas
-- or sambas. A card from the pile never begins a row. If the stock has only one
-- card left, that one is drawn. A player who can neither draw nor take ends the
-- round, and so does a red three as the last card of the stock. The dealer's
-- left deals the next round.
function samba:round()
  self:deal()
  self:play_turns { first_meld = shared.first_melds(self), lay_down = true }
  self:score_round()
end

-- Red threes count for a side that has melded, against one that has not: 100
-- each, or 1000 all six. Cards on the table, those in canastas and sambas too,
-- count for their side, cards in hand against it.
function samba:lines(result)
  local full, bonus = self.facts.canastas, self.facts.bonus
  local melds = result.side and result.side.melds
    or shared.counted(self:melds(result.melded or {}))
  local threes = result.red_threes or 0
  local red = threes == 6 and bonus.all_red_threes or threes * bonus.red_three
  return lines {
    { melds.run * full.samba, "sambas" },
    { (melds.natural - melds.run) * full.natural, "natural canastas" },
    { melds.mixed * full.mixed, "mixed canastas" },
    { melds.melds > 0 and red or -red, "red threes" },
    { result.out and bonus.out, "going out" },
    { melds.points, "cards melded" },
    { -(result.held or 0), "cards in hand" },
  }
end

-- Both sides score.
function samba:score_round()
  shared.score(self, function(side) return self:points_of(side.in_hand) end)
end

function samba:value()
  return count_lines(self:lines {
    melded = self.melded, red_threes = self.red_threes, out = self.out,
    held = self.held,
  })
end


-- Seat 4 has drawn already, which was all that it could do.
example "fifteen cards each; no joker, two or three begins the pile" {
  deal = { hands = { "*", "*", "*",
           "4S 4H 5C 5D 6S 6H 7C 7D 8S 8H 10C 10D JS JH QC" },
           discard = "BJ 2H 3S 9H" },
  moves = {},
  leaves = { discard = 4, counts = { 15, 15, 15, 17 } },
}

example "seven spades in a row are a samba" {
  fields = { melded = { "5S 6S 7S 8S 9S 10S JS" } }, value = 1555,
}

example "no wild card is in a row" {
  cards = "5S 6S 2H", meld = false,
}

example "three wild cards are too many" {
  cards = "9S 9H 9D 9C 2S 2H BJ", meld = false,
}

example "with 7,000 points the first melds must count 160" {
  step = "first_count", with = { 7000 }, gives = 160,
}

example "a mixed canasta" {
  fields = { melded = { "9S 9S 9H 9H 9D 2S 2H" } }, value = 390,
}

example "a samba, a canasta of aces, all six red threes, out" {
  fields = { melded = { "5S 6S 7S 8S 9S 10S JS", "AS AS AH AH AD AD AC" },
             red_threes = 6, out = true },
  value = 3395,
}

example "red threes count against a side that has not melded" {
  fields = { red_threes = 6 }, value = -1000,
}

return samba
