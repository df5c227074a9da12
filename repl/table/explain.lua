-- What the rules say about a move, in lines.

local files = require "files"
local moves = require "table.moves"
local phrase = require "phrase"
local show = require "show"

local explain = {}

-- More cards or words than a person would read.
local MOST = 30


--- explain.allowed(list [, first]) -> what would be allowed; nil if that is
-- too much to say. Moves in `first` come first.
function explain.allowed(list, first)
  if not list or #list == 0 or #list > MOST then return nil end
  local size = #list * #show.words(list[1])
  if #list > 3 and size > MOST then return nil end
  return phrase("table.allowed", { moves = moves.listed(list, first) })
end


--- explain.lines(why [, first]) -> the answer of `match:why` in sentences.
function explain.lines(why, first)
  local key = why.allowed and "table.why_allowed" or "table.why_refused"
  local lines = { phrase(key, { move = why.move, says = why.says }) }
  if why.rule and why.file then
    lines[2] = phrase("table.rule",
      { rule = why.rule, file = files.shown(why.file), line = why.line or 1 })
  end
  lines[#lines + 1] = explain.allowed(why.legal, first)
  return lines
end


return explain
