-- An entry of a match's story, as one player may know it.

local parts = require "tenace.match.parts"
local words = require "tenace.words.all"

local seen = {}

local EVERYONE = 0xFF -- as a set of seats, a bit each


--- Has the player seen the cards of an entry? Player 0 sees what all do.
local function sees(entry, player)
  if player == 0 then return entry.seen == EVERYONE end
  return entry.seen >> (player - 1) & 1 == 1
end


--- An entry with the form of its move and what the slots took. They are read
-- once, from the move as it was decided.
local function with_parts(copy, entry, variant)
  if not entry.slots then parts.add(variant, entry.asked, entry) end
  copy.form, copy.slots = entry.form, entry.slots
  return copy
end


--- What others heard of a move whose cards they have not seen: the words
-- before these, their number, and the form with all slots but the cards.
local function heard_of(copy, entry, variant)
  local n = #words.split(entry.move) - #words.split(entry.heard)
  local known, slots = with_parts({}, entry, variant), {}
  for name, value in next, known.slots do
    if name ~= "cards" then slots[name] = value end
  end
  copy.heard, copy.n, copy.secret = entry.heard, n, true
  copy.move, copy.form, copy.slots = nil, known.form, slots
  return copy
end


--- A decision as one player may know it. That another player had no choice is
-- left out, because it tells about that player's cards.
local function move_seen(entry, player, variant)
  local copy = { what = "move", player = entry.player, move = entry.move,
    forced = entry.forced and entry.player == player,
    played = entry.played, drawing = entry.drawing, secret = entry.secret,
    taken = entry.taken, top = entry.top, thrown = entry.thrown,
    chooses = entry.chooses, together = entry.together, draws = entry.draws,
    gives = entry.gives, dummy = entry.dummy, sealed = entry.sealed,
    called = entry.asked == "bid" and not entry.drawing or nil }
  if (entry.together or entry.sealed) and entry.player ~= player then
    copy.move = nil
  elseif entry.secret then
    copy.played, copy.heard = nil, entry.heard
    if entry.heard and not sees(entry, player) then
      return heard_of(copy, entry, variant)
    elseif not sees(entry, player) then
      copy.move, copy.n = nil, #words.split(entry.move)
    end
  end
  return copy.move and with_parts(copy, entry, variant) or copy
end


--- Cards shown, as one player may know it. Where only some have seen them, `to`
-- has the players who have.
local function shown_seen(entry, player)
  local copy = { what = "shown", player = entry.player, cards = entry.cards,
    reason = entry.reason }
  if entry.seen == EVERYONE then return copy end
  copy.to, copy.n = {}, #words.split(entry.cards)
  for seat = 1, 8 do
    if sees(entry, seat) then copy.to[#copy.to + 1] = seat end
  end
  local owns = entry.player == player and not entry.blind
  local knows = sees(entry, player) or owns
  copy.cards = knows and entry.cards or nil
  return copy
end


--- The players of whose party that player learns, as { player, party }.
local function parties_seen(entry, player)
  local list = {}
  for _, one in ipairs(entry.known) do
    if sees(one, player) then
      list[#list + 1] = { player = one.player, party = one.party }
    end
  end
  return { what = "parties", players = list }
end


--- seen.entry(entry, player, variant) -> the entry as that player may know it
function seen.entry(entry, player, variant)
  if entry.what == "move" then
    return move_seen(entry, player, variant)
  elseif entry.what == "unsealed" then
    return with_parts({ what = entry.what, player = entry.player,
      move = entry.move }, entry, variant)
  elseif entry.what == "shown" then
    return shown_seen(entry, player)
  elseif entry.what == "drawn" or entry.what == "dealt" then
    local shown = entry.what == "drawn" and sees(entry, player)
    return { what = entry.what, player = entry.player, counts = entry.counts,
      drawing = entry.drawing,
      cards = shown and table.concat(entry.cards, " ") or nil }
  elseif entry.what == "given" then
    return { what = entry.what, player = entry.player, from = entry.from,
      n = #entry.cards, drawn = entry.drawn, cards = sees(entry, player)
        and table.concat(entry.cards, " ") or nil }
  elseif entry.what == "laid_down" then
    return { what = entry.what, player = entry.player,
      cards = table.concat(entry.cards, " ") }
  elseif entry.what == "turned" or entry.what == "captured" then
    return { what = entry.what, player = entry.player,
      cards = table.concat(entry.cards, " ") }
  elseif entry.what == "picked_up" then
    return { what = entry.what, player = entry.player, n = entry.n,
      cards = entry.player == player and table.concat(entry.cards, " ") or nil }
  elseif entry.what == "parties" then
    return parties_seen(entry, player)
  elseif entry.what == "taken" then
    return { what = entry.what, player = entry.player, n = entry.n }
  end
  return entry
end


return seen
