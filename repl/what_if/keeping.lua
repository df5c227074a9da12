-- The command `keep`, and what is said of kept matches when the rules change.
-- See commands.lua for what a desk is.

local files = require "tenace.face.terminal.files"
local kept = require "tenace.study.kept"
local kept_told = require "tenace.study.kept_told"
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"

local keeping = {}


--- keeping.summary(amount) -> list of lines: how many kept matches go as they
-- went, or otherwise, or cannot be played again
-- @param amount { matches, same, parted, unread }
function keeping.summary(amount)
  if amount.same == amount.matches then
    return { phrase("keep.same", { n = amount.matches }) }
  end
  local lines = {}
  for _, part in ipairs { { "otherwise", amount.parted },
    { "unread", amount.unread } } do
    if part[2] > 0 then
      lines[#lines + 1] = phrase("keep." .. part[1],
        { n = part[2], of = amount.matches })
    end
  end
  return lines
end


--- keeping.name(m) -> a name for the record of a match: the day and the rules
function keeping.name(m)
  return os.date "%Y-%m-%d-%H%M%S-"
    .. m.variant.spec:gsub("[^+]*/", ""):sub(1, 60)
end


--- keeping.because(at) -> by which rule a kept match parts, and where that
-- stands; nil if nobody knows
-- @param at see parting.of
function keeping.because(at)
  local cause = at.cause
  if not (cause and cause.file and cause.line) then return nil end
  return phrase("keep.because", { cause = kept_told.cause(cause),
    file = files.shown(cause.file), line = cause.line })
end


--- keep [NAME]: marks this match as right
function keeping.keep(desk, rest)
  local m = desk.match
  local text = desk.record_text and desk:record_text() or m:record()
  local path, why = kept.keep(text, rest ~= "" and rest or keeping.name(m))
  if not path then
    return desk:say(phrase("keep.not_kept", { why = why }))
  end
  desk:say(phrase(why == "there" and "keep.there" or "keep.kept",
    { file = files.shown(path) }))
  local name = path:match "([^/]+)%.record$"
  if name ~= rest and rest:find "[^%w_+=-]" then
    desk:say(phrase("keep.other_name", { name = name, given = rest }))
  end
end


--- The lines about the kept matches of rules that part: a line for each cause.
function keeping.lines(found, game)
  local lines = keeping.summary { matches = #found.list, same = found.same,
    parted = #found.parted, unread = #found.unread }
  for _, one in ipairs(kept_told.problems(found, game)) do
    lines[#lines + 1] = phrase(one.line and "check.problem"
      or "check.problem_no_line", one)
    if one.advice then
      lines[#lines + 1] = phrase("check.advice", { advice = one.advice })
    end
  end
  return lines
end


--- keeping.tell(desk): plays the kept matches of the rules as they are now, and
-- tells which go otherwise
function keeping.tell(desk)
  local game = desk.match.variant.spec
  local variant = require "tenace".library:variant(game)
  local ok, found = pcall(kept.check, variant or {})
  if not variant or not ok or found.same == #found.list then return end
  desk:print(show.fitted(keeping.lines(found, game), desk.style))
end


return keeping
