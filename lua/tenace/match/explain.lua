-- Says in words why a card may be played or not, and why a trick was won.

local core = require "tenace.core"
local language = require "tenace.base.language"
local sentence = require "tenace.base.sentence"
local suits = require "tenace.base.suits"

local explain = {}


--- Do cards of other suits belong to the trumps, too, as jacks or jokers?
local function has_others(order, trump, deck)
  for card in string.gmatch(tostring(deck), "%S+") do
    if order:suit(card) == trump and deck:suit(card) ~= trump then
      return true
    end
  end
  return false
end


--- The word for the suit led: its name, or `trumps` where the trumps are more
-- than a suit. Nil: nothing is led.
local function led_of(self)
  local kit, trick = core.kit(self), core.trick(self)
  local led = trick and trick.led
  if not led then return nil end
  local order = kit.order_of(self)
  local trumps = led == order:trump() and has_others(order, led, kit.deck)
  return suits.name(trumps and "trump" or led, kit.deck)
end


--- The parts for the templates of a trick's obligations.
local function parts(self, legal)
  return { cards = legal, best = core.best_card(self) or "",
    suit = led_of(self) or "" }
end


--- The obligation that binds the player to act, if any.
local function binding(self)
  local trick = core.trick(self)
  local n = trick and trick.binds or 0
  local variant = core.kit(self).variant
  return n > 0 and variant.obligations[n] or nil
end


--- The sentence of an obligation with the cards of the position in it.
local function sentence_of(self, obligation, legal)
  local filled = parts(self, legal)
  if obligation.says then
    for name in string.gmatch(obligation.says, "{([%a_]+):?[%a_]*}") do
      if filled[name] == nil then filled[name] = suits.field(self, name) end
    end
    return sentence.fill(obligation.says, filled)
  end
  if obligation.native then
    return sentence.of(obligation.native, filled)
  end
  return sentence.of("binding", { rule = language.rule(obligation.name),
    cards = legal })
end


--- explain.says(self, obligation, cards) -> the obligation's sentence, with the
-- cards that it requires
explain.says = sentence_of


--- explain.refusal(self, card) -> reason, rule
-- Why a card in the player's hand may not be played.
function explain.refusal(self, card)
  local n, allowed = core.forbids(self, card)
  local obligation = n and core.kit(self).variant.obligations[n]
  if not obligation then
    return sentence.of("after_word", { cards = core.question(self).legal }),
      "may_say"
  end
  return sentence_of(self, obligation, allowed), obligation.name
end


--- explain.permission(self, asked) -> reason, rule, obligation
-- Why the allowed cards are allowed: the duty that they fulfil, or that nothing
-- binds the player.
function explain.permission(self)
  local trick, led = core.trick(self), led_of(self)
  local obligation = binding(self)
  if not obligation and (not trick or #trick == 0) then
    return sentence.of("lead_anything")
  end
  if obligation then
    local key = obligation.name == "follow_suit" and "meets_follow_suit"
      or "meets_rule"
    return sentence.of(key, { suit = led,
      rule = language.rule(obligation.name) }),
      obligation.name, obligation
  end
  if not led then return sentence.of("nothing_led") end
  local variant = core.kit(self).variant
  local follows = variant.obligations[1]
  if follows and follows.native == "follow_suit" then
    return sentence.of("no_suit_left", { suit = led }), "follow_suit", follows
  end
  return sentence.of("nothing_binds")
end


--- The number of these cards that belong to the suit in this order.
local function count(order, cards, suit)
  local n = 0
  for _, card in ipairs(cards) do
    if order:suit(card) == suit then n = n + 1 end
  end
  return n
end


--- Is the n-th card there twice? Then which of the two wins.
local function of_equals(order, cards, n)
  local card = cards[n]
  for i, other in ipairs(cards) do
    if i ~= n and order:suit(other) == order:suit(card) and other == card then
      return order:beats(card, card) and "last_of_equals" or "first_of_equals"
    end
  end
end


--- The rule by which the n-th card wins the trick.
local function wins_by(order, cards, n)
  local suit, trump = order:suit(cards[n]), order:trump()
  if not suit then return "cannot_win" end
  local equals = of_equals(order, cards, n)
  if equals then return equals end
  local alone = count(order, cards, suit) == 1
  if suit == trump then return alone and "only_trump" or "highest_trump" end
  return alone and "nobody_followed" or "highest_of_suit"
end


--- explain.trick(order, cards, deck) -> reason, rule
-- Why the best of the cards, played one after the other, wins the trick, and
-- the name of the rule: `highest_trump`, `highest_of_suit`, …
function explain.trick(order, cards, deck)
  local n = order:winner(cards)
  local suit, rule = order:suit(cards[n]), wins_by(order, cards, n)
  return sentence.of(rule, { card = cards[n],
    suit = suit and suits.name(suit, deck) }), rule
end


return explain
