-- The word for questions to all players at once.

local core = require "tenace.core"
local given = require "tenace.words.given"


--- self:together(ask) -> list
-- Asks all players who take part at the same time: nobody sees an answer before
-- all have answered. Then cards that were put away go where they belong, and
-- only who sees them there, or saw them before, knows them. All other answers
-- are open. The function may only ask: fields are set, and cards move,
-- afterwards. Records and examples have the answers in turn from the one after
-- the dealer.
-- @param ask a function that asks the player whom it gets, and answers what the
-- player has said
-- @return what the function has answered, by seat; false for who sits out
-- @example local bids = self:together(function(player)
--   return self:ask_number(player, "how many tricks?", 0, 13)
-- end)
-- self:together(function(player)
--   local left = self:next_in_turn(player)
--   self:put_away(player, "which three go to the left?", 3, left)
-- end)
-- @group questions
local function together(self, ask)
  core.word(self, "together")
  given.kind("together", 1, "function", ask)
  local answers = {}
  for seat = 1, self.facts.players do answers[seat] = false end
  for _, player in ipairs(core.ask_all(self)) do
    core.answers_begin(self)
    answers[player.number] = ask(player)
  end
  core.all_answered(self)
  return answers
end

core.words.together = together
