-- The card that froze the discard pile, and who discarded it. A narrator keeps
-- it in its field `froze`, as it is told what happens.

local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"

local frozen = {}


--- Does this card freeze the pile, by the game's facts?
local function freezes(variant, card)
  local taking = variant.facts.taking
  if taking and taking.always_frozen then return false end
  local rank = show.split(card) or card
  for _, name in ipairs(show.words(taking and taking.frozen_by or "")) do
    if name == card or name == rank then return true end
  end
  return false
end


--- frozen.discard(teller, entry, card) -> true if the pile was not frozen, and
-- this card freezes it
function frozen.discard(teller, entry, card)
  local known = teller.froze
  if known then known.since = known.since + 1 end
  if not freezes(teller.variant, card) then return false end
  teller.froze = { card = card, player = entry.player, since = 0 }
  return not known
end


--- frozen.clear(teller): the pile has been taken, or a round begins.
function frozen.clear(teller) teller.froze = nil end


--- frozen.text(pile, narrator) -> the text about the pile, with what froze it;
-- a card that was turned up at the deal was nobody's
function frozen.text(pile, narrator)
  local froze = narrator.froze
  if not froze then return phrase("melds.frozen", { pile = pile }) end
  return phrase("melds.frozen_by", { pile = pile,
    card = show.cards(froze.card, narrator.style),
    player = narrator.names.players[froze.player] })
end


--- frozen.why(view, narrator) -> the sentence why the pile is frozen, or that
-- it is not; nil if the game has no such pile
function frozen.why(view, narrator)
  local taking = narrator.variant.facts.taking
  if not taking then return nil end
  if taking.always_frozen then return phrase "melds.always_frozen" end
  if not taking.frozen_by then return nil end
  if not view.frozen then return phrase "melds.not_frozen" end
  local froze = narrator.froze
  if not froze then return phrase "melds.frozen_at_deal" end
  return narrator.names:says("melds.why_frozen", froze.player,
    { card = show.cards(froze.card, narrator.style),
      n = froze.since })
end


return frozen
