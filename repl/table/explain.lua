-- The rules' answer about a move, as lines.

local files = require "tenace.face.terminal.files"
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


--- explain.lines(answer [, first]) -> the result of `match:why` in sentences.
function explain.lines(answer, first)
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
  lines[#lines + 1] = explain.allowed(found.legal, first)
  return lines
end


--- explain.scored(match) -> the place in the rules that writes the score.
function explain.scored(match)
  local file, line = why.scored(match)
  return phrase("table.scored_in", { file = files.shown(file), line = line })
end


return explain
