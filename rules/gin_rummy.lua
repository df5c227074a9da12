-- Gin Rummy: two players draw and discard until one knocks with little left.

local row = "A 2 3 4 5 6 7 8 9 10 J Q K"

local gin = game "Gin Rummy" {
  players = 2,
  deck    = french(52),
  ranks   = row,                               -- low to high
  points  = { ["K Q J 10"] = 10, ["9"] = 9, ["8"] = 8, ["7"] = 7, ["6"] = 6,
              ["5"] = 5, ["4"] = 4, ["3"] = 3, ["2"] = 2, A = 1 },
  melds   = function(option)
    return { sets = row, runs = row, in_hand = "deadwood", clear = "gin",
      all = option.big_gin > 0 and "big gin" or nil }
  end,
  unscored = "nobody has knocked",
  taking  = { pile = "discard", back = false }, -- the top card alone
  piles   = { discard = "top" },
  round   = { upcard = card, limit = number(0, 10) },  -- in Oklahoma
  keeps   = { rounds_won = each_side(0) },
  options = {
    target = number { 100, from = 50, to = 500 },
    knock_limit = number { 10, from = 0, to = 10, "most deadwood of a knock" },
    gin_bonus = number { 25, from = 0, to = 50, "for no deadwood at all" },
    undercut_bonus = number { 25, from = 0, to = 50,
      "for no more deadwood than whoever knocks" },
    line_bonus = number { 25, from = 0, to = 50, "for each round won" },
    game_bonus = number { 100, from = 0, to = 200, "for winning the match" },
    shutout = flag { true, "twice the game bonus if the other has no points" },
    big_gin = choice { 0, 31, 50, "for eleven cards in melds; 0: not played" },
    oklahoma = flag { false, "the upcard's value is the limit of a knock" },
    spades_double = flag { true, needs = { oklahoma = true },
      "a spade as upcard doubles what the round scores" },
    equal_is_undercut = flag { true, "equal deadwood is an undercut" },
    deal_by = choice { "loser", "winner", "alternate", "who deals next" },
    last_discard = flag { false,
      "the last discard may be taken for a knock when two cards are left" },
    max_takes = number { 50, from = 1, to = 500,
      "discards taken in a round, after which nobody scores" },
    rounds = number {}, first_dealer = number {},
  },
}

-- Ten cards each, the other player first. The next one, the upcard, begins the
-- discards.
-- [oklahoma] Its value is the most deadwood of a knock: with an ace only gin
-- counts.
function gin:deal()
  self:deal_each(10)
  local upcard = self:draw(self.discard)
  if not self.option.oklahoma then return end
  self.upcard = upcard
  self.limit = rank(upcard) == "A" and 0 or self:points_of(upcard)
end

function gin:most_deadwood() return self.limit or self.option.knock_limit end

-- The upcard is offered first: the player who did not deal takes it or passes,
-- then the dealer. If both pass, the other draws from the stock. Then each in
-- turn draws a card, or takes the top discard, and discards one, but not the
-- one just taken. A player whose other ten cards leave deadwood of no more than
-- the limit may knock with the discard; then the round is scored. Deadwood is
-- what the cards in no meld count; without any it is gin.
-- [not oklahoma] The limit is {knock_limit}.
-- [] Nobody scores if a turn ends with two cards left in the stock, or with
-- {max_takes} discards taken in all; then the same player deals again.
-- [rounds>0] It counts as a round all the same.
function gin:round()
  -- Some books call such a hand cancelled, others drawn. It has been played to
  -- its end, and so counts: else players who never knock would never finish.
  self:deal()
  self:pass_deal_to(self.dealer)
  local knocker, last = self:play_turns { offer = true, stock_left = 2,
    knock = self:most_deadwood(), most_taken = self.option.max_takes }
  if not knocker and #self.stock == 2 and self.option.last_discard then
    knocker = self:last_chance(self:left_of(last))
  end
  if knocker then self:score_round(knocker) end
  self:score_extras()
end

-- [last_discard] With two cards left in the stock the last discard may be taken
-- to knock.
function gin:last_chance(player)
  local hand, top = player.hand:cards(), self.discard:top()
  local all = hand:with(top)
  local knocks = self:knock_cards(all, self:most_deadwood()):without(top)
  local said = self:ask(player, "take the last discard to knock?", {
    { "take", unless = #knocks == 0 and "you could not knock with it" },
    "pass" })
  if said == "pass" then return end
  self:move(top, self.discard, player)
  local _, card = self:ask(player, "which card do you knock with?", {
    { "knock {card}", card = knocks, because = "you could not knock with it" },
    { "gin {card}", card = self:knock_cards(all, 0):without(top) } })
  self:move(card, player, self.discard)
  return player
end

-- Both hands are laid open in melds so that the deadwood is least. If whoever
-- knocks can do that in several ways, it is a choice. Unless it is gin, the
-- other player adds cards to the knocker's melds, too.
-- [oklahoma and spades_double] With a spade as upcard the round counts twice.
-- [deal_by=loser] The loser deals next.
-- [deal_by=winner] The winner deals next.
-- [deal_by=alternate] The players deal in turn.
function gin:score_round(knocker)
  local mine = self:lay_open(knocker)
  local lying = mine.points > 0 and mine.melds or {}
  local theirs = self:lay_open(self:left_of(knocker), lying)
  local winner, sheet = self:result(knocker, mine.points, theirs.points)
  if not winner then return end
  local option = self.option
  local doubled = option.oklahoma and option.spades_double
    and suit(self.upcard) == "S" and 2 or 1
  for _, line in ipairs(sheet) do
    self:score(winner, doubled * line[1], line[2])
  end
  self:win_round(winner, doubled)
end

-- [oklahoma and spades_double] Such a round also counts as two rounds won.
function gin:win_round(winner, n)
  winner.side.rounds_won = winner.side.rounds_won + n
  local next_one = { loser = self:left_of(winner), winner = winner,
    alternate = self:left_of(self.dealer) }
  self:pass_deal_to(next_one[self.option.deal_by])
end

-- [big_gin>0] Eleven cards in melds are big gin, which counts the other's
-- deadwood and {big_gin}.
-- [] Gin counts the other's deadwood and {gin_bonus}. Otherwise the lower
-- deadwood counts the difference.
-- [equal_is_undercut] If that is the other's, or it is equal, it is an
-- undercut, which counts {undercut_bonus} more.
-- [not equal_is_undercut] If that is the other's, it is an undercut, which
-- counts {undercut_bonus} more. If it is equal nobody scores.
function gin:result(knocker, mine, theirs)
  local option, other = self.option, self:left_of(knocker)
  local says = { "deadwood {theirs} against {mine}", theirs = theirs,
    mine = mine }
  if #knocker.hand == 11 then
    return knocker, { { theirs, says }, { option.big_gin, "big gin" } }
  elseif mine == 0 then
    return knocker, { { theirs, says }, { option.gin_bonus, "gin" } }
  elseif theirs > mine then
    return knocker, { { theirs - mine, says } }
  elseif theirs < mine or option.equal_is_undercut then
    return other, { { mine - theirs, says },
      { option.undercut_bonus, "undercut" } }
  end
end

-- [shutout] When the match is won, the winner gets {game_bonus}, twice if the
-- other has no points, and both get {line_bonus} for each round won. That
-- changes no winner.
-- [not shutout] When the match is won, the winner gets {game_bonus}, and both
-- get {line_bonus} for each round won. That changes no winner.
function gin:score_extras()
  local option, winner, loser = self.option, self:side(1), self:side(2)
  if loser.score > winner.score then winner, loser = loser, winner end
  local over = self.round_number == option.rounds
    or option.rounds == 0 and winner.score >= option.target
  if not over or winner.score == loser.score then return end
  local times = option.shutout and loser.score == 0 and 2 or 1
  self:score(winner, times * option.game_bonus, "the match")
  for side in self:each_side() do
    self:score(side, option.line_bonus * side.rounds_won, "rounds won")
  end
  self:end_match(winner, true)
end


example "ten cards each, one turned up, and 31 in the stock" {
  step = "deal", leaves = { counts = { 10, 10 }, discard = 1, stock = 31 },
}

-- Seat 2 deals in these examples, so seat 1 begins.
example "the upcard is offered before anybody draws" {
  first_dealer = 2, moves = {}, legal = { "take", "pass" },
  refused = { "draw" },
  because = "the top card of the pile is offered first: take it, or pass",
}

example "when both pass, the first player must draw" {
  first_dealer = 2, moves = { "pass", "pass" },
  leaves = { stock = 30, counts = { 11, 10 } },
}

example "a knock may leave 1 over, or 5" {
  first_dealer = 2, deal = { discard = "QS",
    hands = { "4H 5H 6H 8C 9C 10C QD QC 5S AS", "*" } },
  moves = { "take" }, allowed = { "knock 5S", "knock AS" },
  refused = { "gin 5S" }, because = "your deadwood is 1; 0 is the most",
}

example "the run of clubs leaves 19 over, and three sevens would leave 22" {
  first_dealer = 2, deal = { discard = "QH",
    hands = { "7H 7D 7C 8C 9C KS KD KH 2S 3D", "*" }, stock = "QC" },
  moves = { "pass", "pass" }, refused = { "knock QC" },
  because = "your deadwood is 19; 10 is the most",
}

example "in Oklahoma the upcard says how much may be left over" {
  oklahoma = true, deal = { discard = "4S" }, moves = {},
  leaves = { limit = 4 },
}

example "what the thirteen ranks count" {
  cards = "AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC", points = 85,
}

example "knocker 4, other 27: after 8D 9D on the run of diamonds only 10" {
  step = "score_round", with = { "player 1" },
  held = { "5D 6D 7D 2S 2H 2C 9S 9H 9C 4S", "8D 9D KC JS JH JC JD AS AH AC" },
  scores = { 6, 0 },
}

example "as much as the knocker is an undercut" {
  step = "score_round", with = { "player 1" },
  held = { "5D 6D 7D 2S 2H 2C 9S 9H 9C 8S", "JS JH JC JD QS QH QC 4S 3H AD" },
  scores = { 0, 25 },
}

example "gin against 31" {
  step = "score_round", with = { "player 1" },
  held = { "5D 6D 7D 2S 2H 2C 9S 9H 9C 9D", "JS JH JC QS QH QC KS 10H 7C 4H" },
  scores = { 56, 0 }, leaves = { rounds_won = { 1, 0 } },
}

example "no card is added to the melds of gin" {
  step = "score_round", with = { "player 1" },
  held = { "5D 6D 7D 2S 2H 2C 9S 9H 9C 9D", "8D 4D 2D JS JH JC QS QH QC KS" },
  scores = { 49, 0 },
}

example "big gin: eleven cards in melds" {
  big_gin = 31, step = "score_round", with = { "player 1" },
  held = { "5D 6D 7D 8D 2S 2H 2C 9S 9H 9C 9D",
           "JS JH JC QS QH QC KS 10H 7C 4H" },
  scores = { 62, 0 },
}

example "with two cards left in the stock nobody scores" {
  first_dealer = 2, deal = { discard = "AH",
    hands = { "2C 4D 6S 8H 10S KD 2S 4C 6C 8D",
              "4H 5H 6H 8C 9C 10C QD QC 5S AS" },
    stock = "AC AD 2D 2H 3C 3D 3H 3S 4S 5C 5D 6D 7C 7D 7H 7S 8S 9D 9H 9S "
      .. "10D 10H JC JD JH JS QH KC QS" },
  moves = { "pass", "pass", "discard AC", "draw", "discard AD", "draw",
    "discard 2D", "draw", "discard 2H", "draw", "discard 3C", "draw",
    "discard 3D", "draw", "discard 3H", "draw", "discard 3S", "draw",
    "discard 4S", "draw", "discard 5C", "draw", "discard 5D", "draw",
    "discard 6D", "draw", "discard 7C", "draw", "discard 7D", "draw",
    "discard 7H", "draw", "discard 7S", "draw", "discard 8S", "draw",
    "discard 9D", "draw", "discard 9H", "draw", "discard 9S", "draw",
    "discard 10D", "draw", "discard 10H", "draw", "discard JC", "draw",
    "discard JD", "draw", "discard JH", "draw", "discard JS", "draw",
    "discard QH", "draw", "discard KC", "draw", "discard QS" },
  leaves = { stock = 31, dealer = 2 }, scores = { 0, 0 },
}

example "the match, five rounds won against three" {
  before = { 104, 62 }, fields = { rounds_won = { 5, 3 } },
  step = "score_extras", scores = { 329, 137 }, won_by = 1,
}

return gin
