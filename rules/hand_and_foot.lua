-- Hand and Foot: two partnerships meld cards of one rank, seven to a book; each
-- player has two hands, of which the second, the foot, is taken up when the
-- first is gone.

local shared = require "_canasta"

-- Clean books and dirty ones that a side needs to go out, as the option says.
local function needed(option) return option.out_needs == "2 2" and 2 or 1 end

local foot = game "Hand and Foot" {
  players = 4,
  sides   = "partners",                         -- 1 and 3 against 2 and 4
  deck    = french(52, { packs = number { 4, from = 3, to = 4 },
                         jokers = { "BJ", "BJ" } }),
  points  = shared.points,
  piles   = { discard = "top", foot = each_player "none" },
  laid_down = shared.red_threes,

  -- Twos and jokers are wild.
  melds = function(option)
    return {
      sets = shared.ranks, one_of_a_rank = true, least = 3, most = 7,
      wild = shared.wild, naturals_with_wild = option.wild_after,
      more_naturals = true,
      full = 7, called = "book", natural_to_go_out = needed(option),
      mixed_to_go_out = needed(option),
    }
  end,

  taking = {
    pile = "discard", whole = true, most = 7, always_frozen = true, draws = 2,
    second_hand = "foot",
  },

  round = {
    melded = list, threes = number, out = flag, held = number,
  },
  facts = {
    books = { natural = 500, mixed = 300 },
    bonus = { red_three = 100, out = 100 },
  },
  options = {
    rounds = number { 4, from = 1, to = 20 },
    wild_after = choice { 4, 2,
      "natural cards that a meld needs before it may have a wild one" },
    out_needs = choice { "1 1", "2 2",
      "clean and dirty books that a side needs to go out" },
    red_threes = choice { "bonus", "penalty",
      "a red three counts for its side, or against it" },
  },
}

-- Eleven cards each for the hand, and eleven for the foot, which nobody sees. A
-- card is turned up; a wild card or a red three gets another card on top of it,
-- and so on. Then each in turn lays down red threes and draws as many cards.
function foot:deal()
  self:deal_each(11)
  for player in self:each_player() do self:draw(player.foot, 11) end
  shared.turn_up(self, function(card)
    return among(rank(card), "joker 2") or among(card, shared.red_threes)
  end)
end

-- First melds:
-- What a side's first melds, those of one turn together, must count: 50 in the
-- first round, 90 in the second, 120 in the third, 150 from the fourth on.
function foot:first_count()
  local counts = { 50, 90, 120 }
  return counts[self.round_number] or 150
end

-- Each player in turn, first the dealer's left, draws two cards, or takes the
-- top seven of the pile with two natural cards of its top card's rank; then the
-- player may meld, and discards one card. Whose hand is gone takes up the foot:
-- at once if its last card was melded, in the next turn if it was discarded. To
-- go out both partners must have taken up the foot, and the partner, asked
-- before anything is melded, must have said yes. A player who can neither draw
-- nor take ends the round, and so does a red three as the last card of the
-- stock. The dealer's left deals the next round.
function foot:round()
  self:deal()
  self:play_turns { ask_partner = "must", lay_down = true,
    first_meld = shared.first_melds(self) }
  self:score_round()
end

-- A clean book has no wild card, a dirty one has. Cards on the table, those in
-- books too, count for their side; cards left in hand, and in a foot that was
-- not taken up, count against it.
-- [red_threes=bonus] Each red three laid down counts 100.
-- [red_threes=penalty] Each red three laid down counts 100 against its side.
function foot:lines(result)
  local books, bonus = self.facts.books, self.facts.bonus
  local melds = result.side and result.side.melds
    or shared.counted(self:melds(result.melded or {}))
  local red = (result.red_threes or 0) * bonus.red_three
  return lines {
    { melds.natural * books.natural, "clean books" },
    { melds.mixed * books.mixed, "dirty books" },
    { self.option.red_threes == "bonus" and red or -red, "red threes" },
    { result.out and bonus.out, "going out" },
    { melds.points, "cards melded" },
    { -(result.held or 0), "cards in hand and foot" },
  }
end

-- What a side has left counts against it.
local function left(self, side)
  local points = self:points_of(side.in_hand)
  for player in self:each_player() do
    if player.side == side then points = points + player.foot:points() end
  end
  return points
end

-- Both sides score.
function foot:score_round()
  shared.score(self, function(side) return left(self, side) end)
end

function foot:value()
  return count_lines(self:lines {
    melded = self.melded, red_threes = self.threes, out = self.out,
    held = self.held,
  })
end


example "five nines and two twos are a dirty book" {
  fields = { melded = { "9S 9S 9H 9H 9D 2S 2H" } }, value = 390,
}

example "a wild card needs four naturals beside it" {
  cards = "KS KH 2D", meld = false,
}

-- Seat 4 plays first, and has drawn.
example "in the first round three aces are enough" {
  deal = { hands = { "*", "*", "*", "AS AH AD KS KH 2D 9C 8C 7C 6C 5C" },
           stock = "10S JC", discard = "4H" },
  moves = {}, allowed = { "meld AS AH AD" },
  refused = { "meld AS AH AD; KS KH 2D" }, because = "naturals_with_wild",
}

example "in the second round the first melds must count 90" {
  step = "first_count", round_number = 2, gives = 90,
}

example "the clean book, the dirty one, two red threes, out, and 20 left" {
  fields = { melded = { "AS AS AH AH AD AD AC", "4S 4H 4D 4C 2S 2H 2D" },
             threes = 2, out = true, held = 20 },
  value = 1300,
}

return foot
