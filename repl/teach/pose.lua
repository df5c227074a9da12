-- Positions for a learner: facts in rows, cards in groups.

local calls = require "tenace.face.moment.calls"
local extras = require "tenace.face.moment.extras"
local hand = require "tenace.face.say.hand"
local held = require "tenace.face.moment.held"
local Names = require "tenace.face.moment.names"
local Narrator = require "tenace.face.moment.narrator"
local language = require "tenace.base.language"
local phrase = require "tenace.face.say.phrase"
local screen = require "tenace.face.table.screen"
local show = require "tenace.face.say.show"

local pose = {}


--- The plays of a trick as groups, each under its player's name.
local function plays_of(plays, names)
  local groups = {}
  for i, play in ipairs(plays) do
    groups[i] = { label = names.players[play.player],
      cards = show.words(play.cards) }
  end
  return groups
end


--- Cards in the order of a hand.
-- @param cards text; the player's own hand without it
local function sorted(variant, view, cards)
  return hand.flat(held.groups(variant, view, cards))
end


--- Adds the cards of a hand to the groups, if there are any.
local function add_hand(groups, label, cards)
  if #cards > 0 then groups[#groups + 1] = { label = label, cards = cards } end
end


--- pose.of(match, seat) -> { text, rows, groups, hand, dummy }: a match as the
-- player in that seat sees it
-- `hand` has the cards from which one is due; `dummy` names the player whose
-- hand it is, if it is not one's own.
function pose.of(match, seat)
  local variant = match.variant
  local style = show.usual(show.plain, variant.deck)
  local names = Names.of(variant.sides, variant.players, seat)
  local narrator = Narrator.new(names, variant, style)
  local view, rows = match:view(seat), {}
  local sections = extras.sections(view, narrator)
  sections[#sections + 1] = calls.section(match, view, narrator)
  for i, section in ipairs(sections) do
    rows[i] = { section.label, section.text or "", layout = section.layout,
      groups = section.groups, texts = section.texts }
  end
  local cards = sorted(variant, view)
  local groups = plays_of(view.table or {}, names)
  local asked, dummy = view.question or {}, nil
  if asked.dummy then
    dummy = names.players[asked.dummy]
    add_hand(groups, phrase "teach.your_hand", cards)
    cards = sorted(variant, view, asked.dummy_hand)
  end
  add_hand(groups, dummy or phrase "teach.your_hand", cards)
  return { text = screen.status(view, narrator), rows = rows, groups = groups,
    hand = cards, dummy = dummy }
end


--- A value of a fact in words.
local function value_text(variant, name, value)
  local field = variant.fields[name]
  if field and field.kind == "suit" then
    return show.suit_name(value, variant.deck) or value
  end
  return language.worded(tostring(value))
end


--- pose.facts(variant, facts, names) -> rows of the facts with these names,
-- without empty ones; but a row says if there is no trump
function pose.facts(variant, facts, names)
  local rows = {}
  for _, name in ipairs(names) do
    local value, field = facts[name], variant.fields[name]
    local label = language.spoken(name)
    if value ~= nil then
      rows[#rows + 1] = { label, value_text(variant, name, value) }
    elseif field and field.kind == "suit" then
      rows[#rows + 1] = { label, phrase("teach.no_suit",
        { gender = language.gender(label) }) }
    end
  end
  return rows
end


return pose
