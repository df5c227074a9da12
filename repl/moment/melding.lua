-- Tells the turns of a game with melds: cards drawn, taken, melded and
-- discarded. Only such games read this file.

local frozen = require "tenace.face.moment.frozen"
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"

local melding = {}


--- The meld on which cards are laid; of several with its name also which.
local function said_meld(on, style)
  local name, nth = on:match "^(.+)#(%d)$"
  if not name then return show.cards(on, style) end
  return phrase("melds.nth", { meld = show.cards(name, style), n = nth })
end


--- Groups of cards in a sentence, from number i on: `K♠ K♥ K♦ and 2♦ on 7`.
local function said_groups(groups, style, i)
  local list = {}
  for n = i or 1, #groups do
    local shown, on = show.cards(groups[n].cards, style), groups[n].on
    list[#list + 1] = not on and shown
      or phrase("melds.on", { cards = shown, meld = said_meld(on, style) })
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


--- What is said of the top card: also where it goes, if the move says that.
local function said_top(entry, groups, style)
  local top, first = entry.top or "", groups[1]
  if not first or first.cards ~= "" then return show.cards(top, style) end
  return said_groups({ { cards = top, on = first.on } }, style)
end


--- Tells that the pile is taken: its top card alone, or with cards of the hand.
local function take_pile(teller, entry, groups)
  local n, style = #groups, teller.style
  local top = said_top(entry, groups, style)
  if n == 1 and groups[1].cards == "" then n = 0 end
  return teller.names:says(n == 0 and "melds.takes_top"
    or n > 1 and "melds.takes_and" or "melds.takes_pile", entry.player, {
      n = phrase("table.cards", { n = entry.taken }),
      top = top,
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


tell["join {rank}"] = function(teller, entry, slots)
  return teller.names:says("melds.joins", entry.player,
    { rank = show.cards(slots.rank, teller.style) })
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


--- melding.tell(teller, entry) -> true and the sentence for a decision, or nil
-- if it needs none; false for a decision of another kind
-- @param teller the narrator
-- @param entry of the story, not secret
function melding.tell(teller, entry)
  local knock = named_knock(teller, entry)
  if knock then return true, knock end
  local told = tell[entry.form]
  local text = told and told(teller, entry, entry.slots)
  return told ~= nil and text ~= false, text or nil
end


return melding
