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
    rounds = number { 0, from = 0, to = 144, silences = "target" },
    first_dealer = number { 0, from = 0, to = 2 },
  },
}

-- Ten cards each, the other player first. The next one, the upcard, begins the
-- discards. In Oklahoma its value is the most deadwood of a knock: with an ace
-- only gin counts.
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
-- what the cards in no meld count; without any it is gin. Nobody scores if a
-- turn ends with two cards left in the stock, or with the last of the discards
-- that may be taken (max_takes); then the same player deals again.
function gin:round()
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

-- With two cards left in the stock the last discard may be taken to knock, if
-- that is played.
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
function gin:score_round(knocker)
  local mine = self:lay_open(knocker)
  local lying = mine.points > 0 and mine.melds or {}
  local theirs = self:lay_open(self:left_of(knocker), lying)
  local winner, sheet = self:result(knocker, mine.points, theirs.points)
  if not winner then return end
  local option, loser = self.option, self:left_of(winner)
  local doubled = option.oklahoma and option.spades_double
    and suit(self.upcard) == "S" and 2 or 1
  for _, line in ipairs(sheet) do
    self:score(winner, doubled * line[1], line[2])
  end
  winner.side.rounds_won = winner.side.rounds_won + doubled
  local next_one = { loser = loser, winner = winner,
    alternate = self:left_of(self.dealer) }
  self:pass_deal_to(next_one[option.deal_by])
end

-- Gin counts the other's deadwood and a bonus. Otherwise the lower deadwood
-- counts the difference; if that is the other's, or it is equal, it is an
-- undercut, which counts a bonus, too.
function gin:result(knocker, mine, theirs)
  local option, other = self.option, self:left_of(knocker)
  local says = "deadwood " .. theirs .. " against " .. mine
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

-- When the match is won, the winner gets the game bonus, twice if the other has
-- no points, and both get a bonus for each round won. That changes no winner.
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
  self:win_match(winner)
end

return gin
