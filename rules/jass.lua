-- Schieber Jass: forehand or the partner names the game; rows of cards count.
-- [push and not weis] Schieber Jass: forehand or the partner names the game.
-- [weis and not push] Schieber Jass: forehand names the game; rows of cards
-- count.
-- [not weis and not push] Schieber Jass: forehand names the game.

local ROW = "6 7 8 9 10 J Q K A"               -- low to high, but for trumps
local LOW = "A K Q J 10 9 8 7 6"               -- with undenufe
local GAMES = split "hearts diamonds spades clubs obenabe undenufe"
local SWISS = { spades = 2, clubs = 2, obenabe = 3, undenufe = 3 }  -- factors

-- The sets of cards that are Weis, the best first.
local LONG = { { 300, run = 9 }, { 250, run = 8 }, { 200, run = 7 },
  { 200, same = "J" }, { 150, run = 6 }, { 150, same = "9" }, { 100, run = 5 },
  { 100, same = "A K Q 10 8 7 6" }, { 50, run = 4 }, { 20, run = 3 } }
local SHORT = { { 200, same = "J" }, { 150, same = "9" }, { 100, run = 9 },
  { 100, run = 8 }, { 100, run = 7 }, { 100, run = 6 }, { 100, run = 5 },
  { 100, same = "A K Q 10 8 7 6" }, { 50, run = 4 }, { 20, run = 3 } }

local WEIS = { [true] = {}, [false] = {} }     -- by the option `long_weis`
for _, game in ipairs(GAMES) do
  local row = game == "undenufe" and LOW or ROW
  WEIS[true][game] = sets_of(LONG, row, suit(game))
  WEIS[false][game] = sets_of(SHORT, row, suit(game))
end

local jass = game "Schieber Jass" {
  players = 4, sides = "partners", turn = "anticlockwise", family = "points",
  deck    = french(52, { leave_out = "2 3 4 5" }), ranks = ROW,
  points  = { A = 11, K = 4, Q = 3, J = 2, ["10"] = 10,
    trumps = { J = 20, ["9"] = 14 }, contract = { obenabe = { ["8"] = 8 },
      undenufe = { A = 0, ["8"] = 8, ["6"] = 11 } } },
  round   = { contract = choice { of = GAMES }, trump = suit,
              said = each_player(text) },      -- of the best Weis
  options = {
    target = number { 1000, from = 300, to = 5000 },
    multipliers = choice { "none", "swiss",
      "spades and clubs count twice, obenabe and undenufe three times" },
    weis = flag { true, "Weis and Stöck count" },
    stop = choice { "at_once", "after_round", "when the target ends a match" },
    order = choice { "stock_weis_trick", "stock_trick_weis", "what is first" },
    push = flag { true, "forehand may leave the naming to the partner" },
    long_weis = flag { true, "more than five in a row count more than 100" },
    rounds = number { silences = "target stop" }, first_dealer = number {},
  },

  obligations = {
    obligation "no lower trump" { avoid = "lower trumps", when = "trumped",
      unless_only = "trumps", says = "you may not play a lower trump" },
    when("trump led", exempt("J of trumps", follow_suit)),
    obligation "follow or trump" { play = "suit led", exempt = "trumps",
      unless = "trump led", says = "you must follow {suit} or trump" },
  },
}

-- In trumps the jack and the nine are the highest. With undenufe low cards win.
function jass:order()
  return { ranks = self.contract == "undenufe" and LOW or ROW,
    trump = self.trump, top = self.trump and cards_of("9 J", self.trump) }
end

-- Nine cards each.
function jass:deal() self:deal_each(9, 3) end

-- Forehand, the dealer's right, leads; later the winner.
function jass:round()
  self:deal()
  local forehand = self:next_in_turn(self.dealer)
  self:name_game(forehand, self.option.push and "push")
  self:play_tricks { leader = self:first_trick(forehand) }
  self:score_counted()
end

-- Forehand names trumps, or a game without: obenabe, where high cards win, or
-- undenufe, where low ones do.
-- [push] Forehand may push: then the partner names.
function jass:name_game(player, push)
  local said = self:choose(player, "what is played?", { GAMES, push,
    refused = { push = "your side must name: it was pushed to you" } })
  if said == "push" then return self:name_game(self:partner_of(player)) end
  self.contract, self.trump = said, suit(said)
end

function jass:weis() return WEIS[self.option.long_weis][self.contract] end

-- Weis:
-- [weis] With the first card each player may say what the best Weis in hand
-- counts. Four jacks are a Weis of 200, four nines 150, four of another rank
-- 100.
-- [weis and long_weis] Three of a suit in a row are 20, four 50, five 100, and
-- each one more 50 more.
-- [weis and not long_weis] Three of a suit in a row are 20, four 50, five or
-- more 100.
function jass:first_trick(leader)
  self:begin_trick(leader)
  for player in self:each_player(leader) do
    local points = self.option.weis
      and self:ask_sets(player, "say your Weis?", "weis", self:weis())
    player.said = points and tostring(points) or nil
    self:let_play(player)
  end
  return self:end_trick()
end

function jass:after_trick(winner)
  self:count_trick(self:trick(), winner, #winner.hand == 8)
end

function jass:standing() end                       -- what counts says it all

-- [weis and order=stock_weis_trick] Of a trick the Stöck count first, then
-- Weis, then its cards.
-- [weis and order=stock_trick_weis] Of a trick the Stöck count first, then its
-- cards, then Weis.
-- [] The last trick counts 5 more, and all nine 100.
function jass:count_trick(cards, winner, first)
  local late = self.option.order == "stock_trick_weis"
  if self.option.weis and self.trump then self:count_stock(cards) end
  if first and not late then self:count_weis() end
  self:come(winner, self:points_of(cards), "cards")
  if #winner.hand == 0 then self:come(winner, 5, "last trick") end
  if winner.side.tricks == 9 then self:come(winner, 100, "all tricks") end
  if first and late then self:count_weis() end
end

-- [weis] King and queen of trumps from one hand are the Stöck: 20, with the
-- second.
function jass:count_stock(trick)
  local both = cards_of("K Q", self.trump)
  if not trick:find(both[1]) and not trick:find(both[2]) then return end
  local player = self:who_has_held(both)
  if player and #self:cards_in(both):without(player.hand) == 2 then
    self:say(player, "Stöck")
    self:come(player, 20, "Stöck")
  end
end

-- [weis] The side of the best Weis shows and counts all that it has said, the
-- other nothing. Of equal ones more cards are better; then the higher top card,
-- with undenufe the lower; then trumps; then whoever is nearer to forehand.
function jass:count_weis()
  local players, weis, sum = {}, self:weis(), 0
  for _, player in ipairs { self:in_turn() } do
    players[#players + 1] = player.said and player or nil
  end
  local best, told = self:best_of(players, weis)
  for _, player in ipairs(players) do
    if player.side == best.side then
      local _, points = self:tell_sets(player, weis, false, "Weis")
      sum = sum + points
    end
    player.said = told[player.number]
  end
  if best then self:come(best, sum, "Weis") end
end

-- What counts, counts at once.
-- [multipliers=swiss] It counts twice with spades or clubs as trumps, three
-- times in obenabe and undenufe.
function jass:come(player, points, reason)
  local times = self.option.multipliers == "swiss" and SWISS[self.contract] or 1
  self:count(player, times * points, reason)
  if self.option.stop == "at_once" and self.option.rounds == 0
    and player.side.score + player.side.count >= self.option.target then
    self:score_counted()
    self:end_match(player)
  end
end

-- [stop=at_once and rounds=0] A side that reaches {target} has won at once.
-- [stop=after_round and rounds=0] The match ends when a total reaches {target};
-- the higher total wins.
-- [rounds=1] The match ends after one round; the higher total wins.
-- [rounds>1] The match ends after {rounds} rounds; the higher total wins.
function jass:over() return base.over(self) end


example "forehand names the game, or pushes" {
  moves = {}, legal = { "hearts", "diamonds", "spades", "clubs", "obenabe",
                        "undenufe", "push" },
}

example "then the partner must name it" {
  moves = { "push" }, refused = { "push" },
  because = "your side must name: it was pushed to you",
}

example "a Weis need not be said" {
  first_dealer = 2, deal = { hands = { "9C 9D 9H 9S 6C 6D 7D 6H 7S",
    "JD KD 10H QH AH 10S JS KS AS", "8C 10D QD AD 8H JH KH 6S QS",
    "10C JC QC KC AC 7C 8D 7H 8S" } },
  moves = { "clubs" }, legal = { "weis", "pass" },
  leaves = { contract = "clubs", trump = "C" },
}

example "a suit led is followed, or trumped" {
  contract = "hearts", trump = "H", trick = "AC", hand = "7C 6H KD",
  legal = "7C 6H", refused = "KD", because = "follow or trump",
}

example "a lower trump may not be played" {
  contract = "hearts", trump = "H", trick = "AC 9H", hand = "8H 7C",
  legal = "7C", refused = "8H", because = "no lower trump",
}

example "the jack of trumps need not follow" {
  contract = "hearts", trump = "H", trick = "AH", hand = "JH 7C 8D",
  legal = "JH 7C 8D",
}

example "the jack of trumps is the highest, the nine the next" {
  contract = "hearts", trump = "H", trick = "AC AH 9H JH", winner = 4,
}

example "with undenufe the lowest card wins" {
  contract = "undenufe", trick = "AS 7S 6S 8S", winner = 3,
}

example "what trumps count" {
  contract = "hearts", trump = "H", cards = "JH 9H AH KH QH 10H 8H 7H 6H",
  points = 62,
}

example "four nines, 150, against five in a row, 100" {
  first_dealer = 2, deal = { hands = { "9C 9D 9H 9S 6C 6D 7D 6H 7S",
    "JD KD 10H QH AH 10S JS KS AS", "8C 10D QD AD 8H JH KH 6S QS",
    "10C JC QC KC AC 7C 8D 7H 8S" } },
  moves = { "hearts", "weis", "6C", "weis", "10C", "8C", "JD" },
  leaves = { counted = { 150, 12 }, said = { "150", false, false, "100" } },
}

example "two equal rows: that in trumps" {
  first_dealer = 2, deal = { hands = { "10C JC QC KC 6D 8D 6H 6S 8S",
    "8C AC 10D QD AD 7H 9H JS KS", "7C 9C JD KD 8H AH 10S QS AS",
    "10H JH QH KH 7D 9D 6C 7S 9S" } },
  moves = { "hearts", "weis", "10C", "weis", "6C", "7C", "8C" },
  leaves = { counted = { 10, 50 }, said = { "50, 4 cards, to K", false, false,
    "50, 4 cards, to K, in trumps" } },
}

example "king and queen of trumps count with the second of them" {
  first_dealer = 2, deal = { hands = { "10C JC QC KC 6D 8D 6H 6S 8S",
    "8C AC 10D QD AD 7H 9H JS KS", "7C 9C JD KD 8H AH 10S QS AS",
    "10H JH QH KH 7D 9D 6C 7S 9S" } },
  moves = { "hearts", "weis", "10C", "weis", "6C", "7C", "8C", "6H", "KH",
    "AH", "7H", "8H", "6D", "QH" },
  leaves = { counted = { 25, 87 } },
}

example "the last trick counts five, and eight tricks no more" {
  fields = { contract = "obenabe" }, tricks = { 8, 1 }, step = "count_trick",
  with = { "AC KC QC JC", "player 1" }, leaves = { counted = { 25, 0 } },
}

example "Weis count before the trick, and win at once" {
  before = { 980, 990 },
  fields = { contract = "spades", trump = "S", said = { "20", "", "", "" } },
  held = { "6C 7C 8C", "", "", "AC" }, step = "count_trick",
  with = { "6C AC QC JC", "player 4", true },
  scores = { 1000, 990 }, won_by = 1,
}

return jass
