-- What the person could have counted: the cards that are still out.

local counted = require "tenace.face.moment.counted"
local phrase = require "tenace.face.say.phrase"
local hand = require "tenace.face.say.hand"
local language = require "tenace.base.language"
local screen = require "tenace.face.table.screen"
local show = require "tenace.face.say.show"

local counts = {}


--- counts.section(match, narrator, view) -> a section of the screen, the cards
-- that are out; nil if there are none
-- @param view the view of the person
function counts.section(match, narrator, view)
  local groups = counted.groups(match, view)
  return groups and { label = phrase "counts.out", groups = groups,
    layout = function(room)
      return hand.lines(groups, nil, narrator.style, room)
    end }
end


--- counts.lines(match, narrator, seat) -> lines: who holds how many cards, what
-- is out, and who can have none of a suit
function counts.lines(match, narrator, seat)
  local found, style = counted.of(match, narrator, seat), narrator.style
  local lines = show.wrap(found.held, style.width)
  local function add(more) table.move(more, 1, #more, #lines + 1, lines) end
  add(show.wrap(language.passage(found.left), style.width))
  local section = counts.section(match, narrator, match:view(seat))
  if section then add(screen.labelled({ section }, style)) end
  for _, sentence in ipairs(found.voids) do
    add(show.wrap(show.sentence(sentence, style), style.width))
  end
  return lines
end


--- counts.may(session) -> may the people at this table look what is out?
-- Where several play against each other, all must have agreed.
function counts.may(session)
  return session.counting ~= nil or #(session.seats or {}) < 2
end


return counts
