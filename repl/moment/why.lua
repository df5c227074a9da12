-- The rules' answers as data: why a move is allowed or not, how trump and other
-- fields were settled, where the score is written.

local language = require "tenace.base.language"
local phrase = require "tenace.face.say.phrase"

local why = {}


--- why.of(answer) -> { allowed, sentence, rule = its name as people say it,
-- file, line, legal = the moves that are allowed, also = further rules that
-- forbid it: { says, rule, file, line } }
-- @param answer of `match:why`
function why.of(answer)
  local also = {}
  for i, other in ipairs(answer.also or {}) do
    also[i] = { says = other.says, rule = language.rule(other.rule),
      file = other.file or answer.file, line = other.line or 1 }
  end
  local key = answer.allowed and "table.why_allowed" or "table.why_refused"
  return { allowed = answer.allowed, legal = answer.legal, also = also,
    rule = answer.rule and language.rule(answer.rule),
    file = answer.file, line = answer.file and (answer.line or 1),
    sentence = phrase(key,
      { move = language.worded(answer.move), says = answer.says }) }
end


--- why.is_settled(match, word) -> true if the word names a field that a round
-- settles, or trump
function why.is_settled(match, word)
  word = word:lower()
  return word == "trump" or match.variant.fields[word] ~= nil
end


--- why.settled(match, seat, narrator) -> sentences: the cards shown and fields
-- settled in this round, and the answers that led to them
function why.settled(match, seat, narrator)
  local lines, said = {}, nil
  for _, entry in ipairs(match:story(seat, 0)) do
    if entry.what == "round" then lines = {} end
    if entry.what == "shown" or entry.what == "settled" then
      lines[#lines + 1] = said and narrator:tell(said)
      lines[#lines + 1] = narrator:tell(entry)
    end
    said = entry.what == "move" and not entry.played and entry or nil
  end
  if #lines == 0 then lines[1] = phrase "table.nothing_settled" end
  return lines
end


--- why.scored(match) -> file, line in the rules that write the score
function why.scored(match)
  local cite = require "tenace.base.cite"
  return cite.step(match.variant, "score_round", "value", "after_trick",
    "round")
end


return why
