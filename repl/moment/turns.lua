-- Tells the turns of a game with melds: cards taken, melded and discarded.

local frozen = require "tenace.face.moment.frozen"
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"

local turns = {}


--- Groups of cards in a sentence: `K♠ K♥ K♦ and 2♦ on 7`.
local function groups(text, style)
  local list = {}
  for group in (text .. ";"):gmatch "%s*(.-)%s*;" do
    local cards, on = group:match "^(.-)%s+on%s+(%S+)$"
    local shown = show.cards(cards or group, style)
    list[#list + 1] = not on and shown
      or phrase("melds.on", { cards = shown, meld = show.cards(on, style) })
  end
  return table.concat(list, phrase "melds.group_join")
end


local tell = {}


--- Draws are told card by card elsewhere.
function tell.draw() return nil end


--- Tells that nothing can be melded, to a player who might look for a meld.
function tell.done(teller, entry)
  if not entry.forced or entry.player ~= teller.names.seat then return nil end
  return phrase "melds.no_meld_now"
end


function tell.pass(teller, entry)
  local taking = teller.variant.facts.taking
  return teller.names:says(taking and taking.whole and "melds.passes"
    or "melds.passes_top", entry.player)
end


tell["out?"] = function(teller, entry)
  return teller.names:says("melds.asks_out", entry.player)
end


--- Tells that the pile is taken: its top card alone, or with cards of the hand.
local function take_pile(teller, entry, cards)
  local first, more = cards:match "^%s*(.-)%s*;%s*(.*)$"
  local style = teller.style
  return teller.names:says(cards == "" and "melds.takes_top"
    or more and "melds.takes_and" or "melds.takes_pile", entry.player, {
      n = phrase("table.cards", { n = entry.taken or 1 }),
      top = show.cards(entry.top or "", style),
      more = more and groups(more, style),
      cards = groups(first or cards, style),
    })
end


--- Tells that the pile is taken down to a card, which is melded.
local function take_down(teller, entry, melded)
  return teller.names:says("melds.takes_down", entry.player, {
    n = phrase("table.cards", { n = entry.taken or 1 }),
    cards = groups(melded, teller.style) })
end


--- The pile is taken whole or down to a card, or its top card goes into the
-- hand.
function tell.take(teller, entry, cards)
  local taking = teller.variant.facts.taking
  local melded = cards:match "^%S+:%s*(.*)$"
  if melded then return take_down(teller, entry, melded) end
  frozen.clear(teller)
  if taking and taking.whole then return take_pile(teller, entry, cards) end
  return teller.names:says("melds.takes", entry.player,
    { cards = show.cards(entry.top or "", teller.style) })
end


function tell.meld(teller, entry, cards)
  return teller.names:says("melds.melds", entry.player,
    { cards = groups(cards, teller.style) })
end


function tell.discard(teller, entry, cards)
  local now = frozen.discard(teller, entry, cards)
  return teller.names:says(now and "melds.freezes" or "melds.discards",
    entry.player, { cards = show.cards(cards, teller.style) })
end


function tell.knock(teller, entry, cards)
  return teller.names:says("melds.knocks", entry.player,
    { cards = show.cards(cards, teller.style) })
end


--- Tells of a knock that has a name of its own in the game; nil for others.
local function named_knock(teller, entry)
  local melds, move = teller.variant.facts.melds or {}, tostring(entry.move)
  if move == melds.all then
    return teller.names:says("melds.knocks_all", entry.player,
      { word = teller:label(melds.all) })
  end
  local before, card = move:match "^(.*) (%S+)$"
  if not before or before ~= melds.clear then return nil end
  return teller.names:says("melds.knocks_clear", entry.player,
    { word = teller:label(melds.clear),
      cards = show.cards(card, teller.style) })
end


-- What a player says with cards behind it.
local WITH_CARDS = { meld = true, discard = true, knock = true }


--- Is it an answer to a question of the rules that only begins like a turn?
local function is_own(entry, verb, cards)
  if verb == "take" then return not entry.taken end
  return WITH_CARDS[verb] and cards == ""
end


--- turns.laid_down(teller, entry) -> the sentence for cards that are laid down
-- automatically
function turns.laid_down(teller, entry)
  return teller.names:says("melds.lays_down", entry.player,
    { cards = show.cards(entry.cards, teller.style) })
end


--- turns.unsealed(teller, entry) -> the sentence for what was sealed and is
-- open now
function turns.unsealed(teller, entry)
  return teller.names:says("moment.unsealed", entry.player,
    { move = show.move(entry.move, teller.style) })
end


--- turns.turned_over() -> the sentence for the discards becoming the stock.
function turns.turned_over() return phrase "melds.turned_over" end


--- turns.tell(teller, entry) -> true and the sentence for a decision, or nil if
-- it needs none; false for a decision of another kind
function turns.tell(teller, entry)
  if entry.sealed and not entry.move then
    return true, teller.names:says("moment.sealed", entry.player)
  end
  local facts = teller.variant.facts
  if not facts or not (facts.melds or facts.taking) or entry.secret then
    return false
  end
  local verb, cards = tostring(entry.move):match "^(%S+)%s*(.*)$"
  local knock = named_knock(teller, entry)
  if knock then return true, knock end
  if not tell[verb] or is_own(entry, verb, cards) then return false end
  return true, tell[verb](teller, entry, cards)
end


return turns
