-- A cube may be turned: what a round scores is multiplied by its number.

local cube = house_rule "The cube" {
  of    = "gin_rummy",
  round = { cube = number { from = 1, to = 64 }, cube_taker = untold(player) },
}

-- In each round the cube begins at 1.
function cube:deal()
  base.deal(self)
  self.cube = 1
end

-- Before drawing a player may turn the cube to twice its number, up to 64. The
-- other player takes it, or gives up the round and pays ten times the number
-- before the turn. Only the player who has taken it may turn it next.
function cube:before_turn(player)
  if self.cube_taker and self.cube_taker ~= player then return end
  if self.cube == 64 or not self:wants_to_turn(player) then return end
  local other = self:left_of(player)
  if self:takes(other) then
    self.cube, self.cube_taker = 2 * self.cube, other
  else
    self:score(player, 10 * self.cube, "the round was given up")
    self:win_round(player, 1)
    return true
  end
end

function cube:wants_to_turn(player)
  return self:ask(player, "turn the cube? It is at {cube}.", {
    { "turn", bold = true }, "continue" }) == "turn"
end

function cube:takes(other)
  return self:ask(other, "take the cube, at twice {cube}, or give up?", {
    "take", { "refuse", bold = true } }) == "take"
end

-- All that is counted is multiplied by the cube.
function cube:result(knocker, mine, theirs)
  local winner, sheet = base.result(self, knocker, mine, theirs)
  local lines = {}
  for i, line in ipairs(sheet or {}) do
    lines[i] = { self.cube * line[1], line[2] }
  end
  return winner, lines
end


example "gin against 18, with the cube at 2" {
  fields = { cube = 2 }, step = "score_round", with = { "player 1" },
  held = { "5D 6D 7D 2S 2H 2C 9S 9H 9C 9D", "JS JH JC QS QH QC KS 5H 2D AH" },
  scores = { 86, 0 }, leaves = { rounds_won = { 1, 0 } },
}

example "whoever does not take it pays ten, and deals next" {
  first_dealer = 2, moves = { "turn", "refuse" }, scores = { 10, 0 },
  leaves = { rounds_won = { 1, 0 }, dealer = 2 },
}

example "whoever has taken it may turn it next" {
  first_dealer = 2, deal = { discard = "8D", hands = { "9D KC *", "2D 3C *" } },
  moves = { "turn", "take", "pass" }, allowed = { "turn", "continue" },
  leaves = { cube = 2, cube_taker = 2 },
}

example "and the other is not asked before that" {
  first_dealer = 2, deal = { discard = "8D", hands = { "9D KC *", "2D 3C *" } },
  moves = { "turn", "take", "pass", "continue", "pass" },
  allowed = { "discard KC" }, refused = { "turn" },
}

example "given up at 2 it costs twenty" {
  first_dealer = 2, deal = { discard = "8D", hands = { "9D KC *", "2D 3C *" } },
  moves = { "turn", "take", "pass", "turn", "refuse" }, scores = { 0, 20 },
}

return cube
