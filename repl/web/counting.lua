-- What a player could have counted, as the page gets it.

local counted = require "tenace.face.moment.counted"
local plain = require "tenace.face.web.plain"
local show = require "tenace.face.say.show"
local shown = require "tenace.face.moment.shown"

local counting = {}


--- counting.of(match, narrator, seat) -> { n = cards that are out, held, left,
-- voids: sentences, groups: the cards }
function counting.of(match, narrator, seat)
  local style = narrator.style
  local found = counted.of(match, narrator, seat)
  return { n = found.n, held = show.sentence(found.held, style),
    left = plain.sentences(found.left, style),
    voids = plain.sentences(found.voids, style),
    groups = plain.list(found.groups and shown.groups(found.groups) or {}) }
end


return counting
