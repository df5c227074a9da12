-- Words for what not all may see: cards that go from hand to hand, or that one
-- player is shown, and a choice that was sealed.

local core = require "tenace.core"
local given = require "tenace.words.given"


--- self:draw_unseen(player, prompt, from) -> card
-- The player draws one card from another's hand without seeing it. The player
-- names the place of the card, a number from 1. The hand is shuffled before, so
-- that the place says nothing about the card. Only these two players see which
-- card it is.
-- @param player the player who draws
-- @param prompt the question; or the place, a number, if the player has already
-- named it in answer to another question
-- @param from the player who holds the cards
-- @return the card, as text
-- @error the hand is empty, or has no such place
-- @example local card = self:draw_unseen(player, "which card?",
--   self:partner_of(player))
-- @group dealing
local function draw_unseen(self, player, prompt, from)
  local n, place = core.draw_unseen(self, player, prompt, from), prompt
  if type(prompt) ~= "number" then
    local ask_number = core.kit(self).core.words.ask_number
    place = ask_number(self, player, prompt, 1, n)
  elseif math.type(prompt) ~= "integer" or prompt < 1 or prompt > n then
    given.wrong("draw_unseen", 2, "pile_has_fewer")
  end
  return (core.draw_unseen(self, player, prompt, from, place))
end

core.words.draw_unseen = draw_unseen


--- self:hand_over(cards, from, to [, unseen])
-- Moves cards from one player's hand to another's, so that everyone sees which
-- they are.
-- @param cards text, a list of texts, or cards
-- @param from the player who holds them
-- @param to the player who gets them; with `unseen` also a pile
-- @param unseen text, a list of texts, cards or a pile: the others do not see
-- the cards moved, and the receiver knows that none of these are left in the
-- hand, such as all that are higher. Or true: the receiver learns nothing more.
-- It is for cards that the rules demand, the highest ones, say: a decision with
-- one answer
-- @error a card is not in the hand
-- @example self:hand_over(hand:of_suit("S"), player, self.dealer)
-- @group dealing
local function hand_over(self, cards, from, to, unseen)
  if unseen then
    core.give_unseen(self, cards, from, to, unseen)
  else
    core.hand_over(self, cards, from, to)
  end
end

core.words.hand_over = hand_over


--- self:show_to(player, cards, reason, from)
-- Shows cards to one player only; they stay where they are. If a player is
-- given in place of the cards, it is the whole hand.
-- @param player who sees them
-- @param cards one or several cards, or a player
-- @param reason why, as text or a sentence with values; may be nil
-- @param from the pile that they are in, or the player who holds them; not
-- needed for a whole hand
-- @error a card is not there
-- @example self:show_to(self:partner_of(player), player, "partners look")
-- @group dealing
local function show_to(self, player, cards, reason, from)
  core.word(self, "show_to")
  player = given.player(self, "show_to", 1, player)
  reason = reason ~= nil and given.to("show_to", 3, core.says, reason)
  local n = 4
  if string.find(tostring(cards), "^player ") then n, from = 2, cards end
  local pile = given.pile(self, "show_to", n, from)
  if n == 2 then cards = pile:cards() end
  local there = given.cards(self, "show_to", 2, cards)
  local others = there:without(pile)
  if #others > 0 then
    given.wrong("show_to", 2, "not_in_pile", nil, others:list()[1])
  end
  if reason and #there > 0 then core.note(self, reason) end
  core.show_to(self, player, cards, pile)
end

core.words.show_to = show_to


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
