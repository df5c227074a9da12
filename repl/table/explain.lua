-- The rules' answer about a move, as lines.

local files = require "tenace.face.terminal.files"
local language = require "tenace.base.language"
local moves = require "tenace.face.table.moves"
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"
local why = require "tenace.face.moment.why"

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


--- The key of the sentence for a change.
local function key_of(change)
  if change.played then return "played" end
  if change.only then return change.only == true and "alone" or "keeps" end
  local hand = change.suits and "suits" or change.without and "without"
  if not change.later then return hand end
  return hand and "later_" .. hand or "later"
end


--- explain.least_change(match, move) -> what would allow a refused card, as a
-- sentence; nil if nothing simple would
function explain.least_change(match, move)
  local change = match:least_change(move)
  if not change then return nil end
  return phrase("trace." .. key_of(change), {
    cards = change.without, only = change.only,
    suits = language.list(change.suits or {}, phrase "trace.join"),
    played = language.list(change.played or {}),
  })
end


--- explain.lines(answer [, first [, match]]) -> the result of `match:why` in
-- sentences; with the match also what would allow a refused card
function explain.lines(answer, first, match)
  local found = why.of(answer)
  local lines = { found.sentence }
  if found.rule and found.file then
    lines[2] = phrase("table.rule", { rule = found.rule,
      file = files.shown(found.file), line = found.line })
  end
  for _, other in ipairs(found.also) do
    lines[#lines + 1] = phrase("table.why_also", { says = other.says,
      rule = other.rule, file = files.shown(other.file), line = other.line })
  end
  lines[#lines + 1] = match and not answer.allowed
    and explain.least_change(match, answer.move) or nil
  lines[#lines + 1] = explain.allowed(found.legal, first)
  return lines
end


--- explain.scored(match) -> the place in the rules that writes the score.
function explain.scored(match)
  local file, line = why.scored(match)
  return phrase("table.scored_in", { file = files.shown(file), line = line })
end


return explain
