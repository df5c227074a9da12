-- A D goes on a D and a W4 on a W4, instead of drawing; what is to be drawn
-- adds up. Nobody is challenged.

local shared = require "_shedding"

local stacking = house_rule "Stacking" {
  of    = "last_card",
  says  = { act = "S skips the next player. V turns the direction; with two "
    .. "players it skips." },
  round = { to_draw = number },                -- for D and W4
}

function stacking:challenge(player, _, colour)
  if self.option.wild4 == "checked" and not self.to_draw then
    self:tell_count(player, colour)
  end
  self:make_draw(nil, 4)
end

-- A D goes on a D and a W4 on a W4, instead of drawing; what is to be drawn
-- adds up.
function stacking:make_draw(_, n)
  self.to_draw = (self.to_draw or 0) + n
end

-- Whoever draws for D and W4 does not play in that turn.
function stacking:turn(player)
  if not self.to_draw then return base.turn(self, player) end
  local hand = player.hand:cards()
  local same = hand:of_rank(rank(self.discard:top())):without(copies(4, "W"))
  local forms = self:card_forms(player, same)
  forms[1].because = { "another {top} is asked for, or draw {to_draw}",
    top = self.discard:top() == "W4" and "W4" or "D" }
  forms[2].because = forms[1].because
  forms[#forms + 1] = "draw"
  local said, card, named = self:ask(player, "lay another, or draw {to_draw}?",
    forms)
  if card then
    self:play(player, card, named, said)
  else
    shared.draw(self, player, self.to_draw)
    self.to_draw = nil
  end
  return true
end

-- For the last card the next player still draws.
function stacking:score_round(winner)
  if winner and self.to_draw then
    shared.draw(self, self:who_is_next(winner), self.to_draw)
  end
  base.score_round(self, winner)
end


example "a D is answered with a D" {
  first_dealer = 4, deal = { hands = { "DR 1R 2R 3R 4R 5R 6R",
    "DG 1Y 2Y 3Y W W4 SR" }, discard = "7R" },
  moves = { "DR" }, legal = { "DG", "draw" }, refused = { "SR" },
  because = "another D is asked for, or draw 2",
}

example "and two of them make the third draw four, who does not play" {
  first_dealer = 4, deal = { hands = { "DR 1R 2R 3R 4R 5R 6R",
    "DG 1Y 2Y 3Y W W4 SR", "1B 2B 3B 4B 5B 6B 8B", "1G 2G 3G 4G 5G 6G 8G" },
    discard = "7R" },
  moves = { "DR", "DG" }, leaves = { counts = { 6, 6, 11, 7 } },
  allowed = { "1G" },
}

example "a W4 is answered with a W4, and nobody is challenged" {
  first_dealer = 4, deal = { hands = { "W4 1R 2R 3R 4R 5R 6R",
    "DG 1Y 2Y 3Y W W4 SR" }, discard = "7R" },
  moves = { "W4 green" }, refused = { "W red", "DG" },
  legal = { "W4 blue", "W4 green", "W4 red", "W4 yellow", "draw" },
  because = "another W4 is asked for, or draw 4",
}

example "they add up to eight" {
  to_draw = 4, players = 2, first_dealer = 2, step = "challenge",
  with = { "player 1", "player 2", "" }, leaves = { to_draw = 8 },
}

example "a D turned up is answered, too" {
  first_dealer = 4, deal = { hands = { "DG 1R 2R 3R 4R 5R 6R" },
    discard = "DR" },
  moves = {}, legal = { "DG", "draw" },
}

example "for the last card the next player draws" {
  players = 2, to_draw = 2, discard = "DR", step = "score_round",
  with = { "player 1" }, held = { "", "1R" }, leaves = { counts = { 0, 3 } },
}

example "after any other nobody draws" {
  players = 2, discard = "DR", step = "score_round",
  with = { "player 1" }, held = { "", "1R" }, scores = { 1, 0 },
}

example "with nobody out nobody draws" {
  players = 2, to_draw = 2, discard = "DR", step = "score_round",
  with = {}, held = { "3R", "1R" }, scores = { 0, 2 },
}

return stacking
