-- Reads a move that the page sends, and refuses one that the rules forbid.

local language = require "tenace.base.language"
local moves = require "tenace.face.table.moves"
local phrase = require "tenace.face.say.phrase"
local plain = require "tenace.face.web.plain"
local problem = require "tenace.base.problem"
local seated = require "tenace.face.say.seated"
local show = require "tenace.face.say.show"
local tenace = require "tenace"

local reading = {}


--- reading.move(match, text, style) -> the move that a text means for the
-- player in turn, as the terminal reads it
function reading.move(match, text, style)
  local _, question = match:turn()
  local said = seated.read(moves.in_letters(language.unworded(text)), style)
  local deck = tenace.deck(match.variant.facts.deck)
  return moves.read(said, question, {}, deck) or said
end


--- reading.allowed(match, move, style)
-- @error the rules refuse the move: the rule's sentence, its name and place
function reading.allowed(match, move, style)
  if match:allows(move) then return end
  local why = match:why(move)
  error({ refused = { kind = "refused", move = why.move,
    rule = why.rule and language.rule(why.rule),
    text = show.sentence(why.says, style), file = plain.path(why.file),
    line = why.line, legal = why.legal and plain.list(why.legal),
    also = why.also and plain.list(plain.places(why.also)) } }, 0)
end


--- The move of that number in the list of moves.
local function numbered(match, n)
  local list = match:moves()
  return list and list[n]
    or error(problem.request(phrase("web.no_number", { n = n })), 0)
end


--- reading.answer(match, call, style) -> the move that a call makes, as it is
-- written
-- @param call { move = a text or the number of a move, exact = true for a text
-- as the list of moves has it }
-- @error the rules refuse it
function reading.answer(match, call, style)
  local move = type(call.move) == "number" and numbered(match, call.move)
    or call.exact and call.move or reading.move(match, call.move, style)
  reading.allowed(match, move, style)
  return call.exact and move or match:why(move).move
end


return reading
