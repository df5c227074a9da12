-- Words for what not all may see: a card that is drawn unseen, and a choice
-- that was sealed.

local core = require "tenace.core"


--- self:draw_unseen(player, prompt, from) -> card
-- The player draws one card from another's hand without seeing it. The hand is
-- shuffled before, so that the place, a number from 1, says nothing; but it is
-- the player's to choose. Only these two see which card it is.
-- @param player the player who draws
-- @param prompt the question
-- @param from the player who holds the cards
-- @return the card, as text
-- @error the hand is empty
-- @example local card = self:draw_unseen(player, "which card?",
--   self:partner_of(player))
-- @group dealing
local function draw_unseen(self, player, prompt, from)
  local n = core.draw_unseen(self, player, prompt, from)
  local place = core.kit(self).core.words.ask_number(self, player, prompt, 1, n)
  return (core.draw_unseen(self, player, prompt, from, place))
end

core.words.draw_unseen = draw_unseen


--- self:unseal(player) -> text
-- Opens what the player has chosen sealed in this round, see self:choose: all
-- hear it.
-- @param player a player or a seat
-- @return the text chosen; nil if the player has sealed nothing
-- @example local bet = self:unseal(self.dealer)
-- @group questions
local function unseal(self, player)
  local text = core.unseal(self, player)
  if text and core.logs(self) then
    local seat = type(player) == "number" and player or player.number
    core.note(self, { unsealed = seat, move = text })
  end
  return text
end

core.words.unseal = unseal
