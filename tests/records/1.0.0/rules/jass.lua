-- Schieber Jass: forehand or the partner names the game; rows of cards count.

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
    rounds = number { 0, from = 0, to = 144, silences = "target stop" },
    first_dealer = number { 0, from = 0, to = 4 },
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

-- Nine cards each. Forehand, the dealer's right, leads; later the winner.
function jass:round()
  self:deal_each(9, 3)
  local forehand = self:next_in_turn(self.dealer)
  self:name_game(forehand, self.option.push and "push")
  self:play_tricks { leader = self:first_trick(forehand) }
  self:score_counted()
end

-- Forehand names trumps, or a game without: obenabe, where high cards win, or
-- undenufe, where low ones do. Forehand may push: then the partner names.
function jass:name_game(player, push)
  local said = self:choose(player, "what is played?", { GAMES, push,
    refused = { push = "your side must name: it was pushed to you" } })
  if said == "push" then return self:name_game(self:partner_of(player)) end
  self.contract, self.trump = said, suit(said)
end

function jass:weis() return WEIS[self.option.long_weis][self.contract] end

-- With the first card each player may say what the best Weis in hand counts.
-- Four jacks are a Weis of 200, four nines 150, four of another rank 100; three
-- of a suit in a row 20, four 50, five 100, and each one more 50 more.
function jass:first_trick(leader)
  self:begin_trick(leader)
  for player in self:each_player(leader) do
    local points = self.option.weis
      and self:ask_sets(player, "say your Weis?", "weis", self:weis())
    player.said = points and tostring(points) or nil
    self:let_play(player)
  end
  return self:count_trick(self:trick(), self:end_trick(), true)
end

function jass:after_trick(winner) self:count_trick(self:trick(), winner) end

function jass:standing() end                       -- what counts says it all

-- Of a trick the Stöck count first, then Weis, then its cards. The last trick
-- counts 5 more, and all nine 100.
function jass:count_trick(cards, winner, first)
  local late = self.option.order == "stock_trick_weis"
  if self.option.weis and self.trump then self:count_stock(cards) end
  if first and not late then self:count_weis() end
  self:come(winner, self:points_of(cards), "cards")
  if #winner.hand == 0 then self:come(winner, 5, "last trick") end
  if winner.side.tricks == 9 then self:come(winner, 100, "all tricks") end
  if first and late then self:count_weis() end
  return winner
end

-- King and queen of trumps from one hand are the Stöck: 20, with the second.
function jass:count_stock(trick)
  local both = cards_of("K Q", self.trump)
  if not trick:find(both[1]) and not trick:find(both[2]) then return end
  local player = self:who_has_held(both)
  if player and #self:cards_in(both):without(player.hand) == 2 then
    self:say(player, "Stöck")
    self:come(player, 20, "Stöck")
  end
end

-- The side of the best Weis shows and counts all that it has said, the other
-- nothing. Of equal ones more cards are better; then the higher top card, with
-- undenufe the lower; then trumps; then whoever is nearer to forehand.
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

-- What counts, counts at once. A side that reaches the target has won.
function jass:come(player, points, reason)
  local times = self.option.multipliers == "swiss" and SWISS[self.contract] or 1
  self:count(player, times * points, reason)
  if self.option.stop == "at_once" and self.option.rounds == 0
    and player.side.score + player.side.count >= self.option.target then
    self:score_counted()
    self:end_match(player)
  end
end

return jass
