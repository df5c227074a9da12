-- The decisions of a match as a list to go through: by round and trick, who
-- decided, and what. It has those that were taken back, too.

local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"
local tricks = require "tenace.face.say.tricks"

local timeline = {}


--- A decision as the person may know it; where all cards are open, all of it.
local function decision(n, entry, made, narrator)
  local move = entry.move or narrator.open and made.move
  local text = move and show.play(tostring(move), narrator.style)
    or entry.n and phrase("table.cards", { n = entry.n })
    or phrase "moment.hidden_move"
  return { n = n, player = entry.player, text = text, move = move or nil,
    name = narrator.names.players[entry.player],
    forced = entry.forced or nil, hidden = not move or nil }
end


--- The part of the round to which a decision belongs: its trick, if one plays
-- to it; what is said in the middle of a trick is part of it.
local function part_for(round, played, has_tricks)
  local part = round.parts[#round.parts]
  local n = played and has_tricks and round.tricks + 1 or nil
  if not part or part.over or n and part.trick ~= n then
    part = { trick = n, moves = {} }
    round.parts[#round.parts + 1] = part
  end
  return part
end


--- A trick is over: its winner is told with it.
local function end_trick(round, winner, names)
  local part = round.parts[#round.parts]
  round.tricks = round.tricks + 1
  if part and part.trick then
    part.over, part.winner = true, names.players[winner]
  end
end


--- timeline.moves(match, narrator [, open]) -> list of { n, player, name, text,
-- move = nil if it is hidden from that seat, forced, hidden }
-- The decisions so far.
-- @param open true if all cards lie open
function timeline.moves(match, narrator, open)
  local list, history = {}, match:history()
  local eye = { names = narrator.names, style = narrator.style, open = open }
  for _, entry in ipairs(match:story(narrator.names.seat)) do
    if entry.what == "move" then
      local n = #list + 1
      list[n] = decision(n, entry, history[n], eye)
    end
  end
  return list
end


--- timeline.of(match, narrator [, open]) -> { rounds, now, all }
-- All decisions, those that were taken back, too, by round: { round, parts =
-- list of { trick = its number if it is one, winner = the name of who won it,
-- moves = as timeline.moves has them } }.
-- @param open true if all cards lie open
-- @return `now`: how many decisions are made; `all`: how many there are
function timeline.of(match, narrator, open)
  local whole = match:copy():redo(#match.undone)
  local moves, n = timeline.moves(whole, narrator, open), 0
  local seat, rounds, round = narrator.names.seat, {}, nil
  local has_tricks = tricks.won(whole.variant, whole:view(seat)) ~= nil
  for _, entry in ipairs(whole:story(seat)) do
    if entry.what == "round" then
      round = { round = entry.round, parts = {}, tricks = 0 }
      rounds[#rounds + 1] = round
    elseif entry.what == "move" then
      n = n + 1
      local part = part_for(round, entry.played, has_tricks)
      part.moves[#part.moves + 1] = moves[n]
    elseif entry.what == "trick" then
      end_trick(round, entry.winner, narrator.names)
    end
  end
  return { rounds = rounds, now = match:decisions(), all = #moves }
end


return timeline
