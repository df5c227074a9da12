-- Tells what comes with a turn: cards laid down and taken up, what was sealed;
-- and lets the turns of games with melds be told.

local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"

local turns = {}


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


--- turns.unseen(teller, entry) -> the sentence for what was said of cards that
-- were laid face down
function turns.unseen(teller, entry)
  local said = entry.move or entry.heard:gsub(":$", "")
  return teller.names:says("table.unseen", entry.player,
    { move = show.move(said, teller.style) })
end


--- turns.takes(teller, entry) -> the sentence for cards that a player takes;
-- nil where nothing need be told
-- Cards that lay face down are seen by whoever takes them up. How many they
-- were is told of others after cards were shown, which may go with them.
function turns.takes(teller, entry)
  local known = entry.what == "taken" or teller.last_told == "shown"
  if not entry.cards and not known then return nil end
  return teller.names:says("table.takes_cards", entry.player, {
    cards = entry.cards and show.cards(entry.cards, teller.style)
      or phrase("table.cards", { n = entry.n }) })
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
  return require "tenace.face.moment.melding".tell(teller, entry)
end


return turns
