-- Canasta: two partnerships meld cards of one rank and build canastas, which
-- are melds of seven cards.
-- [players<4] Canasta: players meld cards of one rank, each alone, and build
-- canastas, which are melds of seven cards.
-- [players=4 and naturals_per_wild=2 and black_three=freezes] Canasta: two
-- partnerships meld cards of one rank and build canastas, which are melds of
-- seven cards, by the rules of a Hindi document: a meld needs two natural cards
-- for each wild one, and a black three freezes the pile; canasta+classic has
-- the rules of most books.

local shared = require "_canasta"

local canasta = game "Canasta" {
  sides   = { [4] = "partners" },               -- 1 and 3 against 2 and 4
  deck    = french(52, { packs = 2, jokers = { "BJ", "BJ" } }),
  points  = shared.points,
  piles   = { discard = "top", drawn = each_player "all" },
  laid_down = shared.red_threes,

  -- Twos and jokers are wild. A player who goes out may meld black threes.
  melds = function(option)
    return {
      sets = shared.ranks, one_of_a_rank = true,
      least = 3, naturals = 2, last = "3S 3C",
      wild = shared.wild, most_wild = 3,
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
      draws = option.draw_two and 2 or 1,
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
    players = number { 4, from = 2, to = 4,
      "how many play; two and three each alone" },
    target = number { 5000, from = 500, to = 20000,
      "points that win the game" },
    naturals_per_wild = choice { 2, 0,
      "natural cards that a meld needs for each wild card in it; 0: just two" },
    black_three = choice { "freezes", "blocks",
      "a black three freezes the pile, or only stops the next player" },
    pile_before_first_meld = flag { true,
      "a side that has not melded may take the pile" },
    draw_for_seats = flag { false, "cards are drawn for seats and first turn" },
    draw_two = flag { false,
      "whoever does not take the pile draws two cards" },
    ask_partner = flag { false, needs = { players = 4 },
      "before melding a player may ask the partner: may I go out?" },
    wild_melds = flag { false, "three to seven wild cards may be a meld" },
    canastas_to_go_out = number { 1, from = 1, to = 2,
      "canastas that a side needs to go out" },
  },
}

-- How many cards each is dealt, by the number of players.
local DEALT = { [2] = 15, [3] = 13, [4] = 11 }

-- [players=4] Eleven cards each, one at a time. A card is turned up.
-- [players=3] Thirteen cards each, one at a time. A card is turned up.
-- [players=2] Fifteen cards each, one at a time. A card is turned up.
-- [black_three=freezes] A joker, a two or a three gets another card on top of
-- it, and so on.
-- [black_three=blocks] A joker, a two or a red three gets another card on top
-- of it, and so on; but a black three stays there and stops the first player.
-- [] Then each in turn lays down red threes and draws as many cards.
function canasta:deal()
  self:deal_each(DEALT[self.option.players])
  local blocks = self.option.black_three == "blocks" and "3S 3C" or ""
  shared.turn_up(self, function(card)
    return among(rank(card), "joker 2 3") and not among(card, blocks)
  end)
end

-- First melds:
-- What a side's first melds, those of one turn together, must count. With a
-- total below 0 it is only 15; from 0 on it is 50, from 1500 on 90, from 3000
-- on 120.
function canasta:first_count(total)
  if total < 0 then return 15 end
  return total < 1500 and 50 or total < 3000 and 90 or 120
end

-- How high a card is that was drawn for seats: by rank, then by suit.
local height = {}
for n, card in ipairs(cards_of("2 3 4 5 6 7 8 9 10 J Q K A")) do
  height[card] = n
end

-- Each draws a card, and again after a joker or a card that another has, too.
local function draw_cards(self)
  local again = { self:in_turn(1) }
  repeat
    for _, player in ipairs(again) do
      self:show(self:draw(player.drawn), "drawn for seats", player.drawn)
    end
    local times = { BJ = 2 }
    for player in self:each_player() do
      local card = player.drawn:top()
      times[card] = (times[card] or 0) + 1
    end
    again = {}
    for player in self:each_player(1) do
      local several = times[player.drawn:top()] > 1
      again[#again + 1] = several and player or nil
    end
  until #again == 0
end

-- The seats of the two highest cards.
local function two_highest(self)
  local players = { self:in_turn() }
  table.sort(players, function(one, other)
    return height[one.drawn:top()] > height[other.drawn:top()]
  end)
  return players[1].number, players[2].number
end

-- Seat 1 stays. Its partner goes to seat 3, and whoever sits there leaves it.
-- Answers where the highest sits then.
local function seat_partners(self, first, second)
  local partner = 2 + 3 + 4 - first - second
  if first == 1 or second == 1 then partner = math.max(first, second) end
  if partner == 3 then return first end
  self.change_places = "seats " .. math.min(partner, 3) .. " and "
    .. math.max(partner, 3)
  return first == partner and 3 or first == 3 and partner or first
end

-- [draw_for_seats and players=4] Before the first round cards are drawn for
-- partners and the first turn.
-- [draw_for_seats and players<4] Before the first round cards are drawn for the
-- first turn.
-- [not draw_for_seats] The first dealer is drawn at random.
function canasta:draw_for_seats()
  draw_cards(self)
  local first, second = two_highest(self)
  for player in self:each_player() do
    self:move(player.drawn, player.drawn, self.stock)
  end
  self:shuffle_stock()
  if self.option.players == 4 then
    first = seat_partners(self, first, second)
  end
  self.plays_first = self:player(first)
  self:make_dealer(self:right_of(first))
end

-- [not draw_two] Each player in turn, first the dealer's left, draws or takes
-- the pile, may meld, and discards, until one of them has no cards left: the
-- last one may be melded or discarded. A player who can neither draw nor take
-- ends the round, and so does a red three as the last card of the stock. The
-- dealer's left deals the next round.
-- [draw_two] Each player in turn, first the dealer's left, draws two cards or
-- takes the pile, may meld, and discards one card, until one of them has no
-- cards left: the last one may be melded or discarded. If the stock has only
-- one card left, that one is drawn. A player who can neither draw nor take ends
-- the round, and so does a red three as the last card of the stock. The
-- dealer's left deals the next round.
function canasta:round()
  if self.option.draw_for_seats and self.round_number == 1 then
    self:draw_for_seats()
  end
  self:deal()
  self:play_turns { ask_partner = self.option.ask_partner,
    first_meld = shared.first_melds(self), lay_down = true }
  self:score_round()
end

-- Red threes count for a side that has melded, against one that has not: 100
-- each, or 800 all four. Cards on the table, those in canastas too, count for
-- their side, cards in hand against it. Whoever melds the whole hand in one
-- turn, with a canasta and nothing added to melds on the table, is concealed.
function canasta:lines(result)
  local full, bonus = self.facts.canastas, self.facts.bonus
  local melds = result.side and result.side.melds
    or shared.counted(self:melds(result.melded or {}))
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

-- [players=4] Both sides score.
-- [players<4] All players score.
function canasta:score_round()
  shared.score(self, function(side) return self:points_of(side.in_hand) end)
end

function canasta:value()
  return count_lines(self:lines {
    melded = self.melded, red_threes = self.red_threes, out = self.out,
    concealed = self.concealed, held = self.held,
  })
end


-- Seat 4 has drawn already, which was all that it could do.
example "eleven cards each; no joker, two or three begins the pile" {
  deal = { discard = "BJ 2H 3S 9H" }, moves = {},
  leaves = { discard = 4, counts = { 11, 11, 11, 12 } },
}

example "two natural cards and one wild card" {
  cards = "7S 7H 2D", meld = "set", points = 30,
}

example "one natural card is too few" {
  cards = "7S 2D BJ", meld = false,
}

example "two wild cards need four naturals" {
  cards = "7S 7H 2D 2H", meld = false,
}

example "black threes are melded without wild cards" {
  cards = "3S 3C 3C", meld = "set", points = 15,
}

-- Seat 4 plays first, and draws. Seat 2 is its partner.
example "three aces are enough, or two and a wild card" {
  deal = { hands = { "*", "*", "*", "KS KH KD AS AH AD 2C 9C 8C 7C 6C" },
           discard = "4H" },
  moves = {}, allowed = { "meld AS AH AD", "meld AS AH 2C" },
}

example "a pair takes a frozen pile" {
  deal = { hands = { "KH 4C 5D 6H 7S 8D 9S 10C JH QD 4D",
                     "KS KD 2C 4S 5H 6D 7H 8S 9D 10S JC", "*",
                     "AS AH AD 4H 5S 6S 7D 8C 10H JS 5C" },
           stock = "QC 6C", discard = "2H 9H" },
  moves = { "meld AS AH AD", "discard 4H", "discard KH" },
  allowed = { "take KS KD" },
}

example "what one card of each rank counts" {
  cards = "BJ 2C AC KC QC JC 10C 9C 8C 7C 6C 5C 4C 3C", points = 175,
}

example "with 1,500 points it must count 90" {
  step = "first_count", with = { 1500 }, gives = 90,
}

example "a natural canasta" {
  fields = { melded = { "9S 9S 9H 9H 9D 9D 9C" } }, value = 570,
}

example "a mixed canasta" {
  fields = { melded = { "9S 9S 9H 9H 9D 2S 2H" } }, value = 390,
}

example "a natural canasta, two red threes, out, and 35 in the partner's hand" {
  fields = { melded = { "AS AS AH AH AD AD AC" }, red_threes = 2, out = true,
            held = 35 },
  value = 905,
}

example "red threes count against a side that has not melded" {
  fields = { red_threes = 4 }, value = -800,
}

example "going out counts 100, and the others' cards count against them" {
  step = "score_round",
  held = { "", "KS 5H", "", "4H" }, scores = { 100, -20 },
}

return canasta
