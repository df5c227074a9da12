-- Several cards played at once: their names, and in words why they may be
-- played or not.

local core = require "tenace.core"
local kit = require "tenace.match.kit"
local language = require "tenace.base.language"
local sentence = require "tenace.base.sentence"
local suits = require "tenace.base.suits"
local words = require "tenace.words.all"

local plays = {}


--- The components of cards played at once, by the present order.
local function format_of(self, cards)
  return core.kit(self).order_of(self):format(cards)
end


--- A component by its name, `a tractor of 2 pairs`; or n of them.
local function named(part, n)
  local kind = part.kind
  if kind == "bulldozer" and part.width == 4 then kind = "quads_bulldozer" end
  return sentence.of(kind, { n = n, length = part.length })
end


--- Do these components have the same kind and length?
local function alike(a, b)
  return a.width == b.width and a.length == b.length
end


--- plays.names(format) -> text
-- The reading of a set of cards, in words: `a pair and 2 singles`.
function plays.names(format)
  local list, i = {}, 1
  while i <= #format do
    local n = 1
    while format[i + n] and alike(format[i], format[i + n]) do n = n + 1 end
    list[#list + 1] = named(format[i], n)
    i = i + n
  end
  return language.list(list, "and")
end


--- The cards led to the present trick, in words; nil for the leader.
local function led_names(self)
  local _, format = core.play_led(self)
  return format and plays.names(format)
end


--- plays.prompt(self, asked) -> the prompt for the player
function plays.prompt(self, asked)
  if asked.forced then return sentence.of("forced_prompt") end
  local led = led_names(self)
  if not led then return sentence.of("lead_prompt") end
  return sentence.of("answer_prompt", { led = led })
end


local widths = { "single", "pair", "triple", "quad" }


--- The components that the player owes, in words: `a triple and a pair`.
local function owed_names(owed)
  local list = {}
  for width = 4, 2, -1 do
    local n = owed.tuples[width]
    if n > 0 and n == owed.run then
      list[#list + 1] = named({ kind = width == 2 and "tractor" or "bulldozer",
        width = width, length = n }, 1)
    elseif n > 0 then
      list[#list + 1] = named({ kind = widths[width] }, n)
    end
  end
  local text = language.list(list, "and")
  for width = 2, 4 do
    if owed.run > 1 and owed.run < owed.tuples[width] then
      return sentence.of("owes_run", { owed = text, n = owed.run })
    end
  end
  return text
end


--- The number of components in a list of owed ones.
local function pieces(owed)
  local n = 0
  for width = 2, 4 do
    local tuples = owed.tuples[width]
    n = n + (tuples == owed.run and math.min(tuples, 1) or tuples)
  end
  return n
end


--- Why an answer matches the format less than the hand could.
local function owes(owed)
  local parts = { cards = owed.cards, led = named(owed, 1),
    owed = owed_names(owed) }
  local key = not owed.sole and "owes_such"
    or pieces(owed) == 1 and "owes_it" or "owes_them"
  return sentence.of(key, parts)
end


--- The name of the suit led: "trumps" if that is trump, because cards of other
-- suits may be among the trumps.
local function suit_led(self)
  local k, suit = core.kit(self), core.play_led(self)
  if not suit then return sentence.of("no_suit") end
  if suit == kit.order_now(self):trump() then suit = "trump" end
  return suits.name(suit, k.deck)
end


--- Why cards of the suit led must be played.
local function owes_suit(self, given)
  local suit = suit_led(self)
  local cards = core.suit_held(self)
  local all = #words.split(cards) <= given
  return sentence.of(all and "owes_suit" or "follow_suit",
    { cards = cards, suit = suit })
end


--- plays.refusal(self, cards) -> reason, rule; nil if they may be played
-- @param cards a list of texts; the player holds these cards
function plays.refusal(self, cards)
  local fault, owed = core.play_fault(self, cards)
  if not fault then return nil end
  if fault == "suit" then return owes_suit(self, #cards), "follow_suit" end
  if fault == "format" then return owes(owed), "follow_format" end
  if fault == "suits" then return sentence.of("one_suit"), "one_suit" end
  return sentence.of("one_component",
    { led = plays.names(format_of(self, cards)) }), "one_component"
end


--- plays.permission(self, cards) -> reason, rule
-- Why these cards are allowed.
function plays.permission(self, cards)
  local led = led_names(self)
  if led then
    local suit = suit_led(self)
    local held = #words.split(core.suit_held(self))
    if held < #words.split(cards) then
      return sentence.of("suit_runs_out", { suit = suit }), "follow_suit"
    end
    return sentence.of("answers_led", { led = led }), "follow_format"
  end
  local format = format_of(self, cards)
  if #format == 1 then return sentence.of("lead_anything") end
  return sentence.of("throw_counts", { led = plays.names(format) })
end


--- plays.failure(forced) -> reason
-- Why a throw fails: others can beat parts of it.
function plays.failure(forced)
  local list = table.move(forced, 1, #forced, 1, {})
  return sentence.of("throw_fails", { forced = language.list(list, "and") })
end


--- The suit of the cards if they are all of one suit, otherwise nil.
local function suit_of(order, cards)
  local suit
  for _, card in ipairs(words.split(cards)) do
    local own = order:suit(card)
    if suit and own ~= suit then return nil end
    suit = own
  end
  return suit
end


--- The rule by which the n-th of several plays wins.
local function wins_by(order, list, n)
  local cards, trump = list[n], order:trump()
  local led = suit_of(order, list[1])
  if n == 1 then
    local thrown = led and #order:format(cards) > 1
    return thrown and "play_unkilled" or "play_unbeaten"
  end
  if led == trump or suit_of(order, cards) ~= trump then
    return "play_highest"
  end
  return "play_kills"
end


--- plays.trick(order, list, n) -> reason, rule
-- Why the n-th of several plays wins the trick, and the name of the rule.
function plays.trick(order, list, n)
  local rule = wins_by(order, list, n)
  return sentence.of(rule, { cards = list[n] }), rule
end


return plays
