-- Court Piece: two sides, seven tricks, trump named from the first five cards.
-- [sir=double] Court Piece: two sides, trump named from the first five cards,
-- and only two tricks in a row are taken.

local hidden = require "_hidden_trump"

local court_piece = game "Court Piece" {
  players     = 4,
  sides       = "partners",                    -- 1 and 3 against 2 and 4
  deck        = french(52),
  ranks       = "2 3 4 5 6 7 8 9 10 J Q K A",  -- low to high
  piles       = { laid = "none" },             -- the caller's hidden trump
  obligations = function(option)
    if option.trump == "named" then return { follow_suit } end
    return { hidden.waits "caller", follow_suit,
      when({ has_opened = true }, play_trump) }
  end,
  round       = {
    caller = player, trump = suit,
    taken  = each_side(number), heap = number, -- tricks, in double sir
    holder = untold(player), ace = untold(flag),  -- of the last trick
    on     = flag,                             -- seven to none plays on
    has_opened = untold(flag),                 -- the player in turn
  },
  keeps       = { running = untold(each_side(0)) },   -- rounds won in a row
  options     = {
    sir = choice { "single", "double",
      "who takes a trick: the side that wins it; or a player who wins two in a "
      .. "row, with all that lie there" },
    trump = choice { "named", "hidden",
      "whether the caller names trump, or lays a card of it face down" },
    target = number { 7, from = 1, to = 52 },
    kot = number { 3, from = 1, to = 52, "points for a kot" },
    scoring = choice { "rounds", "kots",
      "what counts: each round won, or only kots" },
    ace_rule = flag { false, "two tricks in a row won by aces take nothing" },
    last_takes = flag { true,
      "whoever wins the thirteenth trick takes what lies there" },
    bavney = number { 0, from = 0, to = 52,
      "points for all thirteen tricks; 0: nobody plays on" },
    low_hand = flag { false,
      "a caller without a card above nine may have the cards dealt again" },
    rounds = number {}, first_dealer = number {},
  },
  turn        = flag { false, name = "clockwise",
    "deal, turn and lead pass to the left" },

  refuses = function(option)
    local double = option.sir == "double"
    if option.ace_rule and not double then
      return "ace_rule needs double sir"
    elseif not option.last_takes and not double then
      return "last_takes needs double sir"
    elseif option.bavney > 0 and double then
      return "bavney needs single sir"
    end
  end,
}

-- Five cards each; when trump is made, four and four more.
function court_piece:deal()
  self:deal_each(5)
end

-- The player after the dealer is the caller, and leads to the first trick.
function court_piece:round()
  self.caller = self:next_in_turn(self.dealer)
  self:deal()
  self:make_trump()
  self:deal_each(8, 4)
  self:play()
  self:score_round()
end

-- [trump=named] The caller looks at five cards and names trump, any suit.
-- [trump=hidden] The caller looks at five cards and lays one of them face down:
-- its suit is the hidden trump, and the card is in no hand until it is opened.
-- [low_hand] A caller without a card above nine among the five may have the
-- cards dealt again, by the same dealer.
function court_piece:make_trump()
  local caller, again = self.caller, self:redeal()
  if self.option.trump == "named" then
    self.trump = self:let_choose("which suit is trump?", "{suit}", again)
    return
  end
  if again then self:let_choose("do you lay a trump?", "lay", again) end
  self:put_away(caller, "which card is the hidden trump?", 1, self.laid)
end

function court_piece:let_choose(prompt, form, again)
  local said, named = self:ask(self.caller, prompt, { { form }, again })
  if said == "redeal" then self:deal_again() end
  return named
end

function court_piece:redeal()
  local high = self.caller.hand:cards():of_rank(split "10 J Q K A")
  return self.option.low_hand
    and { "redeal", unless = #high > 0 and "you hold a card above nine" }
end

-- [trump=hidden] There is no trump at first. A player who cannot follow suit
-- may open the hidden trump before playing: it goes back to the caller's hand,
-- its suit is trump for the cards of this trick, too, and whoever has opened it
-- must play a trump, if possible. If nobody opens it, it is the caller's last
-- card, and a trump.
function court_piece:play()
  local before = self.option.trump == "hidden" and function(_, player)
    hidden.tell_lead(self, self.caller)
    hidden.before(self, player, self.caller)
  end or nil
  local leader, over = self.caller, false
  while not over do leader, over = self:play_trick(leader, before) end
  hidden.show(self, self.caller)
end

-- A round ends when a side has seven tricks.
-- [bavney>0] After seven tricks to none the winner of the last may play on for
-- all thirteen; with the first trick lost the round is over, and counts
-- nothing.
-- [sir=double] A trick won stays in the middle. A player who wins two in a row
-- takes all that lie there for the side, and counting begins anew.
-- [sir=double and last_takes] Whoever wins the thirteenth takes what lies
-- there.
function court_piece:after_trick(winner)
  local played = 13 - #self.dealer.hand
  if self.option.sir == "double" then self:gather(winner, played == 13) end
  local taken = self:tricks_of(winner.side)
  if played == 13 or self.on and taken < played then return true end
  return taken >= 7 and not self.on and not self:plays_on(winner, played)
end

function court_piece:tricks_of(side)
  return self.option.sir == "single" and side.tricks or side.taken or 0
end

-- [sir=double and ace_rule] Two tricks in a row that aces won take nothing, and
-- the second is the first of the next two.
function court_piece:gather(winner, last)
  local ace = among(winner, { self:who_played "AC AD AH AS" })
  local both = winner == self.holder
    and not (self.option.ace_rule and ace and self.ace)
  self.heap, self.holder, self.ace = (self.heap or 0) + 1, winner, ace
  if not (both or last and self.option.last_takes) then return end
  winner.side.taken = self:tricks_of(winner.side) + self.heap
  self.heap, self.holder = 0, nil
end

function court_piece:plays_on(winner, played)
  if self.option.bavney == 0 or played > 7 then return false end
  self.on = self:choose(winner, "do you play on for all thirteen?",
    { "stop", "on" }) == "on"
  return self.on
end

-- [scoring=rounds] The side with more tricks has won: one point, and {kot} for
-- a kot, where the other side has none.
-- [scoring=kots] The side with more tricks has won. A kot, where the other side
-- has none, is one point, and three for the side that did not call. Seven
-- rounds won in a row are a kot, too.
-- [bavney>0] All thirteen tricks are {bavney} points.
-- [] If the dealer's side has lost, the same player deals again, and after a
-- kot the partner. If it has won, the next player deals.
function court_piece:score_round()
  local one, other = self.caller.side, self.dealer.side
  if self:tricks_of(one) < self:tricks_of(other) then
    one, other = other, one
  end
  local tricks, kot = self:tricks_of(one), self:tricks_of(other) == 0
  if tricks == self:tricks_of(other) or self.on and tricks < 13 then
    return self:pass_deal_to(self.dealer)
  end
  if self.on then self:score(one, self.option.bavney, "all thirteen tricks")
  else self:score_won(one, kot) end
  self:run_on(one, other)
  if one == self.dealer.side then return end
  self:pass_deal_to(kot and self:partner_of(self.dealer) or self.dealer)
end

function court_piece:score_won(side, kot)
  if self.option.scoring == "rounds" then
    self:score(side, kot and self.option.kot or 1, kot and "kot" or "tricks")
  elseif kot then
    local goon = side ~= self.caller.side
    self:score(side, goon and 3 or 1, goon and "goon kot" or "kot")
  end
end

function court_piece:run_on(side, other)
  side.running, other.running = side.running + 1, 0
  if side.running < 7 then return end
  side.running = 0
  if self.option.scoring == "kots" then
    self:score(side, 1, "seven rounds in a row")
  end
end


example "whoever holds the suit led must follow" {
  trump = "H", trick = "10C KC 3D", hand = "JC 4H 9S", legal = "JC",
  refused = "4H", because = "follow_suit",
}

example "without it any card may be played" {
  trump = "C", trick = "AS", hand = "2C 4H", legal = "2C 4H",
}

example "the lowest trump beats an ace" {
  trump = "C", trick = "AS KS 2C 9S", winner = 3,
}

-- Seat 1 has called, and seat 4 has dealt.
example "seven tricks to three are a point" {
  caller = 1, dealer = 4, tricks = { 7, 3 }, scores = { 1, 0 },
}

example "seven to none are a kot" {
  caller = 1, dealer = 4, tricks = { 7, 0 }, scores = { 3, 0 },
}

example "seven points win the match" {
  caller = 1, dealer = 4, before = { 4, 6 }, tricks = { 7, 0 },
  scores = { 7, 6 }, won_by = 1,
}

return court_piece
