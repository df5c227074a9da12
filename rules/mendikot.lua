-- Mendikot: two sides, and the side with more of the four tens wins.

local hidden = require "_hidden_trump"

local mendikot = game "Mendikot" {
  players     = 4,
  sides       = "partners",                    -- 1 and 3 against 2 and 4
  deck        = french(52),
  ranks       = "2 3 4 5 6 7 8 9 10 J Q K A",  -- low to high
  piles       = { laid = "none" },             -- the hidden trump
  points      = { ["10"] = 1 },
  obligations = function(option)
    if option.hukum ~= "band" then return { follow_suit } end
    return { follow_suit, option.must_trump
      and when({ has_opened = true }, play_trump) or nil }
  end,
  round       = {
    chooser = untold(player), trump = suit,
    has_opened = untold(flag),                 -- the player in turn
  },
  options     = {
    hukum = choice { "cut", "band", "drawn", "five",
      "how trump is made: by the first card that does not follow suit; by a "
      .. "card that lies face down; by a card drawn before the deal; from the "
      .. "first five cards" },
    target = number { 5, from = 1, to = 50 },
    plain = number { 1, from = 1, to = 5,
      "points for three tens, or two and seven tricks" },
    mendikot = number { 2, from = 1, to = 10, "points for all four tens" },
    whitewash = number { 3, from = 1, to = 20,
      "points for all thirteen tricks" },
    must_trump = flag { true,
      "whoever opens the hidden trump must play a trump" },
    tens_count = flag { false, "each ten is a point, and nothing else counts" },
    rounds = number {}, first_dealer = number {},
  },
  turn        = flag { false, name = "clockwise",
    "deal, turn and lead pass to the left" },
}

-- Thirteen cards each: five, four and four.
-- [hukum=drawn] Before the deal the player after the dealer draws a card from
-- the pack. All see it, and its suit is trump; it goes back, and the pack is
-- shuffled.
function mendikot:deal()
  self.chooser = self:next_in_turn(self.dealer)
  if self.option.hukum == "drawn" then self:draw_trump() end
  self:deal_each(5)
  self:make_trump()
  self:deal_each(8, 4)
end

function mendikot:draw_trump()
  local card = self:draw(self.chooser)
  self:show(card, "drawn for trump", self.chooser)
  self.trump = suit(card)
  self:move(card, self.chooser, self.stock)
  self:shuffle_stock()
end

-- [hukum=five] The player after the dealer names trump from the first five
-- cards.
-- [hukum=band] The player after the dealer lays one of the first five cards
-- face down: its suit is the hidden trump, and the card is in no hand until it
-- is opened.
function mendikot:make_trump()
  local how = self.option.hukum
  if how == "five" then
    self.trump = self:choose_suit(self.chooser, "which suit is trump?")
  elseif how == "band" then
    self:put_away(self.chooser, "which card is the hidden trump?", 1,
      self.laid)
  end
end

-- The player after the dealer leads to the first trick.
-- [hukum=cut] There is no trump at first. The first card that does not follow
-- suit makes its suit trump, for this trick already.
-- [hukum=band] There is no trump at first. A player who cannot follow suit may
-- open the hidden trump before playing: it goes back to the hand of who laid
-- it, and its suit is trump for the cards of this trick, too. If nobody opens
-- it, it is the last card of who laid it, and a trump.
-- [hukum=band and must_trump] Whoever has opened it must play a trump, if
-- possible.
function mendikot:round()
  self:deal()
  local leader = self.chooser
  while #self.dealer.hand > 0 do leader = self:trick_of(leader) end
  self:score_round()
end

function mendikot:trick_of(leader)
  self:begin_trick(leader)
  for player in self:each_player(leader) do
    hidden.before(self, player, self.chooser)
    self:cut(self:let_play(player))
  end
  return (self:end_trick())
end

function mendikot:cut(card)
  local cut = self.option.hukum == "cut" and not self.trump
  if cut and suit(card) ~= self:led() then self.trump = suit(card) end
end

-- All may see how many tens each side has taken so far.
function mendikot:standing()
  local tens = {}
  for side in self:each_side() do tens[side.number] = side.won:points() end
  return { tens = tens }
end

-- [not tens_count] Three tens win, or two and seven tricks: {plain}. All four
-- tens, a mendikot, count {mendikot}, and all thirteen tricks {whitewash}.
-- [tens_count] Each ten counts a point for the side that has won it.
-- [] If the dealer's side has lost, the same player deals again, and after all
-- thirteen tricks the partner. If it has won, the next player deals.
function mendikot:score_round()
  local own, side = self.dealer.side, self:winner()
  if self.option.tens_count then
    for each in self:each_side() do
      self:score(each, each.won:points(), "tens")
    end
  else
    self:score(side, self:worth(side))
  end
  if side == own then return end
  local all = side.tricks == 13
  self:pass_deal_to(all and self:partner_of(self.dealer) or self.dealer)
end

-- [tens_count] With two tens each the side with more tricks has won.
function mendikot:winner()
  for side in self:each_side() do
    local tens = side.won:points()
    if tens > 2 or tens == 2 and side.tricks >= 7 then return side end
  end
end

function mendikot:worth(side)
  local tens, option = side.won:points(), self.option
  if side.tricks == 13 then return option.whitewash, "all thirteen tricks" end
  if tens == 4 then return option.mendikot, "all four tens" end
  return option.plain, "the tens"
end


example "whoever holds the suit led must follow" {
  trick = "8S", hand = "2S AH 10D", legal = "2S", refused = "10D",
  because = "follow_suit",
}

example "without it any card may be played" {
  trick = "8S", hand = "AH 10D", legal = "AH 10D",
}

example "a trump takes a ten" {
  trump = "D", trick = "8S 10S KS 3D", winner = 4,
}

example "without trump the highest of the suit led does" {
  trump = "none", trick = "AC 10D", winner = 1,
}

example "three tens win" {
  dealer = 4, tricks = { 4, 9 }, won = { "10C 10D 10H", "10S" },
  scores = { 1, 0 },
}

example "with two tens each seven tricks do" {
  dealer = 4, tricks = { 7, 6 }, won = { "10C 10D", "10H 10S" },
  scores = { 1, 0 },
}

example "all four tens are a mendikot" {
  dealer = 4, tricks = { 5, 8 }, won = { "10C 10D 10H 10S" },
  scores = { 2, 0 },
}

example "all thirteen tricks count most" {
  dealer = 4, tricks = { 13, 0 }, won = { "10C 10D 10H 10S" },
  scores = { 3, 0 },
}

example "five points win the match" {
  dealer = 4, before = { 4, 4 }, tricks = { 5, 8 },
  won = { "10C 10D 10H 10S" }, scores = { 6, 4 }, won_by = 1,
}

return mendikot
