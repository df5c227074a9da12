-- The rules' answer about a move, as lines.

local files = require "tenace.face.terminal.files"
local moves = require "tenace.face.table.moves"
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"

local explain = {}

-- The most cards or words that a person would read.
local MOST = 30


--- explain.allowed(list [, first]) -> the allowed moves as text, those in
-- `first` first; nil if there are too many
function explain.allowed(list, first)
  if not list or #list == 0 or #list > MOST then return nil end
  local size = #list * #show.words(list[1])
  if #list > 3 and size > MOST then return nil end
  return phrase("table.allowed", { moves = moves.listed(list, first) })
end


--- explain.lines(why [, first]) -> the result of `match:why` in sentences.
function explain.lines(why, first)
  local key = why.allowed and "table.why_allowed" or "table.why_refused"
  local lines = { phrase(key, { move = why.move, says = why.says }) }
  if why.rule and why.file then
    lines[2] = phrase("table.rule",
      { rule = why.rule, file = files.shown(why.file), line = why.line or 1 })
  end
  for _, other in ipairs(why.also or {}) do
    lines[#lines + 1] = phrase("table.why_also", { says = other.says,
      rule = other.rule, file = files.shown(other.file or why.file),
      line = other.line or 1 })
  end
  lines[#lines + 1] = explain.allowed(why.legal, first)
  return lines
end


--- explain.is_settled(match, word) -> true if the word names a field that a
-- round settles, or trump
function explain.is_settled(match, word)
  word = word:lower()
  return word == "trump" or match.variant.fields[word] ~= nil
end


--- explain.settled(match, seat, narrator) -> lines: the cards shown and fields
-- settled in this round, and the answers that led to them
function explain.settled(match, seat, narrator)
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


--- explain.scored(match) -> the place in the rules that writes the score.
function explain.scored(match)
  local cite = require "tenace.base.cite"
  local file, line = cite.step(match.variant, "score_round", "value",
    "after_trick", "round")
  return phrase("table.scored_in", { file = files.shown(file), line = line })
end


return explain
