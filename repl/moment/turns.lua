-- Tells the turns of a game with melds: cards taken, melded and discarded.

local frozen = require "tenace.face.moment.frozen"
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"

local turns = {}


--- Groups of cards in a sentence, from number i on: `K♠ K♥ K♦ and 2♦ on 7`.
local function said_groups(groups, style, i)
  local list = {}
  for n = i or 1, #groups do
    local shown, on = show.cards(groups[n].cards, style), groups[n].on
    list[#list + 1] = not on and shown
      or phrase("melds.on", { cards = shown, meld = show.cards(on, style) })
  end
  return table.concat(list, phrase "melds.group_join")
end


-- By the form of a move, a function of the narrator, the entry and the slots:
-- what it tells.
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
local function take_pile(teller, entry, groups)
  local n, style = #groups, teller.style
  return teller.names:says(n == 0 and "melds.takes_top"
    or n > 1 and "melds.takes_and" or "melds.takes_pile", entry.player, {
      n = phrase("table.cards", { n = entry.taken }),
      top = show.cards(entry.top or "", style),
      more = n > 1 and said_groups(groups, style, 2) or nil,
      cards = n > 0 and said_groups({ groups[1] }, style) or "",
    })
end


--- The pile is taken whole, or its top card goes into the hand. If nothing is
-- taken, it is an answer to a question of the rules.
function tell.take(teller, entry, slots)
  if not entry.taken then return false end
  local taking = teller.variant.facts.taking
  frozen.clear(teller)
  if taking and taking.whole then
    return take_pile(teller, entry, slots.groups or {})
  end
  return teller.names:says("melds.takes", entry.player,
    { cards = show.cards(entry.top or "", teller.style) })
end

tell["take {groups}"] = tell.take


--- Tells that the pile is taken down to a card, which is melded.
tell["take {card}: {groups}"] = function(teller, entry, slots)
  return teller.names:says("melds.takes_down", entry.player, {
    n = phrase("table.cards", { n = entry.taken or 1 }),
    cards = said_groups(slots.groups, teller.style) })
end


tell["meld {groups}"] = function(teller, entry, slots)
  return teller.names:says("melds.melds", entry.player,
    { cards = said_groups(slots.groups, teller.style) })
end


tell["discard {card}"] = function(teller, entry, slots)
  local now = frozen.discard(teller, entry, slots.card)
  return teller.names:says(now and "melds.freezes" or "melds.discards",
    entry.player, { cards = show.cards(slots.card, teller.style) })
end


tell["knock {card}"] = function(teller, entry, slots)
  return teller.names:says("melds.knocks", entry.player,
    { cards = show.cards(slots.card, teller.style) })
end


--- Tells of a knock that has a name of its own in the game; nil for others.
local function named_knock(teller, entry)
  local melds = teller.variant.facts.melds or {}
  if entry.form == melds.all then
    return teller.names:says("melds.knocks_all", entry.player,
      { word = teller:label(melds.all) })
  elseif melds.clear and entry.form == melds.clear .. " {card}" then
    return teller.names:says("melds.knocks_clear", entry.player,
      { word = teller:label(melds.clear),
        cards = show.cards(entry.slots.card, teller.style) })
  end
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
  local knock = named_knock(teller, entry)
  if knock then return true, knock end
  local told = tell[entry.form]
  local text = told and told(teller, entry, entry.slots)
  return told ~= nil and text ~= false, text or nil
end


return turns
