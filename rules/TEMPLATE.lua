-- Five Tricks: a small game to copy, in which the dealer's left names trump.

-- This file is a whole game: `tenace play rules/TEMPLATE.lua`. Copy it into
-- your rules folder under the name of your game (`tenace new NAME --game` does
-- that) and change one thing at a time. In a match, `reload` plays on under the
-- changed rules. `tenace games` shows the comment in the first line.

-- First come the facts, in braces. Each has a line of its own and ends with a
-- comma.
local five_tricks = game "Five Tricks" {
  players     = 4,
  sides       = "partners",     -- 1 and 3 against 2 and 4; left out: all alone
  turn        = "clockwise",    -- or "anticlockwise"
  deck        = french(32),     -- or french(52), french(54), spanish(40), …
  ranks       = "7 8 9 10 J Q K A",      -- from low to high
  obligations = { follow_suit },         -- what must be played, if possible

  -- The fields of a round, with their kinds. Every step can read and set this
  -- one as self.trump. It is empty again when the next round begins.
  round       = { trump = suit },

  -- The options of the game: the default, the range, and a sentence. A step
  -- reads the first one as self.option.target. The options `target` and
  -- `rounds` end the match: the engine knows them.
  options     = {
    target = number { 10, from = 1, to = 50, "points that win the game" },
    last_trick = number { 1, from = 0, to = 5,
                          "points for the last trick, besides its own" },
  },
}

-- Then come the steps, in the order of the rulebook. `round` plays one round
-- and calls the others. `self` is the match.
function five_tricks:round()
  self:deal_each(5)
  local first = self:left_of(self.dealer)
  self.trump = self:name_trump(first)
  self:play_tricks { leader = first }
  self:score_round()
end

-- The player on the dealer's left names the trump suit. A question stops the
-- round until a person or a bot answers it.
function five_tricks:name_trump(player)
  return self:choose(player, "which suit is trump?", { "C", "D", "H", "S" })
end

-- Each trick is a point for the side that took it; the last one counts more.
-- After every trick the engine calls the step `after_trick`, if there is one,
-- with the player who won the trick.
function five_tricks:after_trick(winner)
  if #winner.hand == 0 then
    self:score(winner, self.option.last_trick, "the last trick")
  end
end

function five_tricks:score_round()
  for side in self:each_side() do
    self:score(side, side.tricks, "tricks")
  end
end


-- Last come worked examples: a situation and what follows from it.
-- `tenace check` tests them; the printed rules and the quiz show them.
example "hearts must be followed" {
  trump = "S", trick = "10H", hand = "7H AS KD", legal = "7H",
}

example "a trump wins" {
  trump = "S", trick = "10H 7S AH KH", winner = 2,
}

example "every trick is a point" {
  tricks = { 3, 2 }, scores = { 3, 2 },
}

example "five cards each, and the first player names trump" {
  moves = {}, legal = "C D H S", leaves = { counts = { 5, 5, 5, 5 } },
}

example "the last trick counts one more" {
  step = "after_trick", with = { "player 1" }, scores = { 1, 0 },
}

example "a trick is not the last while a player holds cards" {
  step = "after_trick", with = { "player 1" }, held = { "7H", "", "", "" },
  scores = { 0, 0 },
}

-- The file returns the game that it defines.
return five_tricks
