-- Obligations about a card that a player has called.

local core = require "tenace.core"
local kinds = require "tenace.rules.kinds"
local sentence = require "tenace.base.sentence"

local called = { words = {} }

-- By the name of the word: a function that makes the rule of the names of
-- fields.
local rules = {}


--- The suit that is printed on a card.
local function suit(card) return string.sub(card, -1) end


--- An obligation of the library that is a function.
local function duty(name, key, parts, when)
  return kinds.declare("obligation", { name = name, when = when, rule = parts,
    given = { says = sentence.of(key, { cards = "{cards}" }) } })
end


--- called.rule(parts) -> the function that says which cards must be played
-- @param parts the name of the word, and its arguments
function called.rule(parts)
  return rules[parts[1]](parts[2], parts[3])
end


--- play_called(field) -> obligation
-- Whoever holds the card that a field names must play it when its suit is led.
-- @param field the name of a field of the round, a card
-- @example obligations = { play_called "called", follow_suit }
-- @group obligations
function called.words.play_called(field)
  return duty("called card", "called_card", { "play_called", field })
end

function rules.play_called(field)
  return function(self)
    local card = self[field]
    return card and self:led() == suit(card) and card or nil
  end
end


--- keep_called(field, caller) -> obligation
-- Until the card that a field names has been played, its holder keeps it and
-- leads no other card of its suit; and the caller keeps a card of the suit.
-- Write it behind `follow_suit`.
-- @param field the name of a field of the round, a card
-- @param caller the name of a field of the round, the player who has called it
-- @example obligations = {
--   play_called "called", follow_suit, keep_called("called", "declarer"),
-- }
-- @group obligations
function called.words.keep_called(field, caller)
  return duty("called suit", "called_suit", { "keep_called", field, caller })
end

function rules.keep_called(field, caller)
  return function(self, hand, player)
    local card = self[field]
    if not card or core.was_played(self, card) then return nil end
    local own, led = hand:of_suit(suit(card)), self:led()
    if hand:has(card) then
      return hand:cards():without(led and card or own:without(card))
    elseif player == self[caller] and led and #own == 1 then
      return hand:cards():without(own)
    end
  end
end


--- lead_called(field) -> obligation
-- The first card of a round is not of the suit of the card that a field names,
-- unless it is that card.
-- @param field the name of a field of the round, a card
-- @example obligations = { lead_called "called", follow_suit }
-- @group obligations
function called.words.lead_called(field)
  return duty("called suit", "called_lead", { "lead_called", field },
    { { "leading", "first trick" } })
end

function rules.lead_called(field)
  return function(self, hand)
    local card = self[field]
    local own = card and hand:of_suit(suit(card))
    return own and hand:cards():without(own:without(card))
  end
end


return called
