-- What has happened since the page looked last, as data, so that it can show
-- one thing after another: several moves come at once where some are forced.

local show = require "tenace.face.say.show"

local acts = {}


--- The cards that a move plays, if it plays some.
local function cards_of(entry)
  if not entry.played then return nil end
  local slots = entry.slots or {}
  local cards = slots.card or slots.cards or entry.move
  return show.is_cards(cards) and show.words(cards) or nil
end


local ACTS = {}


function ACTS.move(entry)
  local cards = cards_of(entry)
  return { what = cards and "play" or "move",
    player = entry.dummy or entry.player, cards = cards }
end


function ACTS.trick(entry)
  local plays = {}
  for i, play in ipairs(entry.cards) do
    plays[i] = { player = play.player, cards = show.words(play.cards) }
  end
  return { what = "trick", winner = entry.winner, plays = plays }
end


function ACTS.round_over(entry)
  return { what = "round_over", round = entry.round }
end


--- acts.of(match, seat, after) -> list of { what = "move" or "play", player,
-- cards }, where the dummy's cards are the dummy's, { what = "trick", winner,
-- plays } and { what = "round_over", round } from that entry of the seat's
-- story on
function acts.of(match, seat, after)
  local list = {}
  for _, entry in ipairs(match:story(seat, after)) do
    local act = ACTS[entry.what]
    list[#list + 1] = act and act(entry)
  end
  return list
end


return acts
