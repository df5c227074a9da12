-- The moves that a search thinks about. Of very many it draws some; where they
-- are sets of cards, it makes others like the best of them.

local core = require "tenace.core"
local doubles = require "tenace.bots.doubles"
local ladder = require "tenace.bots.ladder"
local match = require "tenace.match.match"
local question = require "tenace.match.question"
local words = require "tenace.words.all"

local candidates = {}

--- The most moves that the bot thinks about. Of more moves it draws this many.
candidates.most = 100

--- Where there are too many sets of cards: the sets tried at a time, and the
-- best of them from which the next sets are made.
candidates.brood, candidates.parents = 32, 8


--- Up to `most` different moves, drawn as a random bot would, or `sensible`.
local function drawn_moves(asked, most, sensible)
  local list, seen = {}, {}
  for n = 0, 4 * most do
    local move = question.random(asked, n, sensible)
    local key = words.sorted(move)
    if not seen[key] then
      seen[key], list[#list + 1] = true, move
    end
    if #list == most then break end
  end
  return list, seen
end


--- candidates.of(m) -> list, met
-- The moves to think about; and where they are a few of very many sets of
-- cards, the sets met so far, by their cards in order.
function candidates.of(m)
  local asked = match.asked(m)
  local moves = question.moves(asked)
  if asked.say then return table.move(moves, 1, #moves - #asked.say, 1, {}) end
  if asked.others then
    return ladder.rungs(doubles.leaves(asked, moves), asked.others)
  end
  if moves and #moves <= candidates.most then return moves end
  local many, plays = core.puts_away(m.core)
  if many then
    local sets, met = drawn_moves(asked, candidates.parents, true)
    return sets, not plays and met or nil
  end
  local any = asked.kind == "cards" and not asked.plays and not asked.forced
  if any then return drawn_moves(asked, candidates.brood) end
  return (drawn_moves(asked, candidates.most))
end


--- A number below n. The same match, decision and `step` give the same number.
local function drawn(m, step, n)
  return core.mix(core.mix(m.seed, (core.decisions(m.core))), step) % n
end


--- candidates.changed(m, move, step) -> move
-- The set of cards with one or two cards exchanged for others of the pile.
-- @param step a number: another one mostly gives another set
function candidates.changed(m, move, step)
  local cards, pile = words.split(move), words.split(match.asked(m).pile)
  for _, card in ipairs(cards) do
    for i, other in ipairs(pile) do
      if other == card then
        table.remove(pile, i)
        break
      end
    end
  end
  for n = 1, 1 + drawn(m, step, 2) do
    if #cards == 0 or #pile == 0 then break end
    local i = 1 + drawn(m, 3 * step + n, #cards)
    local j = 1 + drawn(m, 5 * step + n, #pile)
    cards[i], pile[j] = pile[j], cards[i]
  end
  return table.concat(cards, " ")
end


return candidates
