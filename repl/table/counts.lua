-- What the person could have counted: the cards that are still out.

local phrase = require "tenace.face.say.phrase"
local hand = require "tenace.face.say.hand"
local held = require "tenace.face.moment.held"
local language = require "tenace.base.language"
local screen = require "tenace.face.table.screen"
local show = require "tenace.face.say.show"

local counts = {}


--- The cards held by each player, in the order of the seats from the person on.
local function held_text(found, names)
  local parts, players = {}, #found.held
  for steps = 0, players - 1 do
    local seat = (found.player - 1 + steps) % players + 1
    local name = names.players[seat]
    parts[#parts + 1] = phrase("side.value", { value = found.held[seat],
      side = seat == names.seat and name:lower() or name })
  end
  return table.concat(parts, phrase "side.join")
end


--- Who can have none of a suit, a sentence for each player.
local function voids(found, narrator)
  local list = {}
  for seat, suits in pairs(found.void) do
    local names = {}
    for i, suit in ipairs(suits) do
      names[i] = suit == "trump" and phrase "counts.trump"
        or narrator:suit(suit)
    end
    if #names > 0 then
      list[#list + 1] = phrase("counts.void", {
        player = narrator.names.players[seat],
        suits = table.concat(names, phrase "counts.or") })
    end
  end
  return list
end


--- counts.section(match, narrator, view) -> a section of the screen, the cards
-- that are out; nil if there are none
-- @param view the view of the person
function counts.section(match, narrator, view)
  local found = match:counts(view.player)
  if found.n == 0 then return nil end
  local groups = held.groups(match.variant, view, found.cards)
  return { label = phrase "counts.out", layout = function(room)
    return hand.lines(groups, nil, narrator.style, room)
  end }
end


--- counts.lines(match, narrator, seat) -> lines: who holds how many cards, what
-- is out, and who can have none of a suit
function counts.lines(match, narrator, seat)
  local found, view = match:counts(seat), match:view(seat)
  local style = narrator.style
  local list = { phrase("counts.left", { n = found.n }) }
  for _, name in ipairs { "trumps", "points" } do
    if found.n > 0 and found[name] then
      list[#list + 1] = phrase("counts." .. name, { n = found[name] })
    end
  end
  local lines = show.wrap(phrase("counts.held",
    { held = held_text(found, narrator.names) }), style.width)
  local function add(more) table.move(more, 1, #more, #lines + 1, lines) end
  add(show.wrap(language.passage(list), style.width))
  local section = counts.section(match, narrator, view)
  if section then add(screen.labelled({ section }, style)) end
  for _, sentence in ipairs(voids(found, narrator)) do
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
