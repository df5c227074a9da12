-- What a check or a proof has found, as the page shows it: players by their
-- seats and names, cards as at the table.

local Names = require "tenace.face.moment.names"
local phrase = require "tenace.face.say.phrase"
local plain = require "tenace.face.web.plain"
local players_named = require "tenace.study.players_named"
local show = require "tenace.face.say.show"

local found = {}


--- found.how(variant) -> { names, style }
-- How findings of its rules are read: the players' names as seat 1 calls them.
function found.how(variant)
  local names = Names.of(variant.sides, variant.players, 1).players
  local list = {}
  for seat, name in ipairs(names) do
    list[seat] = phrase("desk.seat", { n = seat, name = name })
  end
  return { names = list, style = show.usual(nil, variant.deck) }
end


--- found.by(how, work, …) -> what work(…) answers, whose findings have names
function found.by(how, work, ...)
  return players_named.during(how.names, work, ...)
end


--- found.plain(one, how) -> { file, line, text, advice }
-- @param how as found.how answers it; empty for rules that cannot be read
function found.plain(one, how)
  return { file = plain.path(one.file), line = one.line,
    text = how.style and show.sentence(one.text, how.style) or one.text,
    advice = one.advice }
end


return found
