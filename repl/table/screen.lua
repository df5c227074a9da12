-- The position of a match as its player sees it: a few lines of text.

local board = require "tenace.face.table.board"
local extras = require "tenace.face.moment.extras"
local hand = require "tenace.face.say.hand"
local held = require "tenace.face.moment.held"
local language = require "tenace.base.language"
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"
local status = require "tenace.face.moment.status"
local tricks = require "tenace.face.say.tricks"

local screen = {}


--- screen.numbers(groups, legal) -> card -> number, number -> card.
-- Playable cards are numbered from 1 in the order of the hand; two equal cards
-- have one number.
function screen.numbers(groups, legal)
  local allowed, numbers, cards = {}, {}, {}
  for _, move in ipairs(legal) do allowed[move] = true end
  for _, card in ipairs(hand.flat(groups)) do
    if allowed[card] and not numbers[card] then
      cards[#cards + 1] = card
      numbers[card] = #cards
    end
  end
  for _, move in ipairs(legal) do          -- cards of another pile
    if not numbers[move] and show.is_cards(move) then
      cards[#cards + 1] = move
      numbers[move] = #cards
    end
  end
  return numbers, cards
end


--- screen.status(view, narrator) -> what is known of the round, in sentences on
-- one line
function screen.status(view, narrator)
  return language.passage(status.of(view, narrator))
end


--- Sentences on lines. A sentence that fits on one line is not broken.
local function pack(sentences, width)
  local whole, lines = {}, {}
  for _, sentence in ipairs(sentences) do
    local last = whole[#whole]
    local longer = last and language.passage { last, sentence }
    if longer and show.width(longer) <= width then
      whole[#whole] = longer
    else
      whole[#whole + 1] = sentence
    end
  end
  for _, line in ipairs(whole) do
    local broken = show.wrap(line, width)
    table.move(broken, 1, #broken, #lines + 1, lines)
  end
  return lines
end


--- screen.plays(plays, narrator) -> players and their cards, in the order
-- played.
function screen.plays(plays, narrator)
  local list = {}
  for i, play in ipairs(plays) do
    list[i] = phrase("status.play", {
      player = narrator.names.players[play.player],
      cards = show.cards(play.cards, narrator.style),
    })
  end
  return table.concat(list, phrase "status.play_join")
end


--- screen.labelled(sections, style) -> lines with the labels before them, in a
-- column of their own. A section is { label, text }, or { label, layout(room)
-- } if it lays itself out.
function screen.labelled(sections, style)
  local width, lines = 0, {}
  for _, section in ipairs(sections) do
    width = math.max(width, show.width(section.label) + 2)
  end
  local room = style.width - width
  for _, section in ipairs(sections) do
    local texts = section.layout and section.layout(room)
      or show.wrap(section.text, room)
    for i, text in ipairs(texts) do
      local label = show.pad(i == 1 and section.label or "", width)
      lines[#lines + 1] = show.dim(label, style) .. text
    end
  end
  return lines
end


local function hand_section(groups, numbers, style, label)
  local section = { label = label or phrase "status.hand" }
  if #groups == 0 then
    section.text = phrase "status.no_cards"
  else
    section.layout = function(room)
      return hand.lines(groups, numbers, style, room)
    end
  end
  return section
end


--- The hand where melds stay in it: the melds, then what is left over, under
-- its name and what it counts.
local function layout_sections(view, groups, numbers, narrator)
  local melds, left, sections = {}, {}, {}
  for _, group in ipairs(groups) do
    table.insert(group.melded and melds or left, group)
  end
  local name = narrator.variant.facts.melds.in_hand
  if #melds > 0 then
    sections[1] = hand_section(melds, numbers, narrator.style,
      phrase "status.melds")
  end
  table.insert(sections, hand_section(left, numbers, narrator.style,
    phrase("status.left_over", { name = narrator:label(name),
      n = view.layout.points })))
  return sections
end


--- Does anybody hold cards, or do they fall in tricks?
local function hands_are_held(view, variant)
  local any = tricks.are_played(variant)
  for _, n in ipairs(view.counts or {}) do any = any or n > 0 end
  return any
end


--- The hand of the dummy, whose cards the person plays, with their numbers.
local function dummy_section(view, numbers, narrator)
  local asked = view.question
  local groups = held.groups(narrator.variant, view, asked.dummy_hand)
  return hand_section(groups, numbers, narrator.style,
    narrator.names:dummy(asked.dummy))
end


--- The picture of the table and the sections below it; without a picture, the
-- sections tell what lies on the table, too.
local function table_of(view, narrator, drawn)
  local sections = extras.sections(view, narrator)
  if drawn then
    local picture, below = board.lines(view, sections, narrator)
    if picture then return picture, below end
  end
  if view.table and #view.table > 0 then
    sections[#sections + 1] = { label = phrase "status.table",
      text = screen.plays(view.table, narrator) }
  end
  return {}, sections
end


--- screen.position(view, groups, numbers, narrator [, drawn [, more]]) -> lines
-- @param drawn true for a picture of the table, if the cards fit into it
-- @param more sections that the view does not tell: what has been said, which
-- cards are still out
function screen.position(view, groups, numbers, narrator, drawn, more)
  local style = narrator.style
  local picture, sections = table_of(view, narrator, drawn)
  for _, section in ipairs(more or {}) do sections[#sections + 1] = section end
  if view.question and view.question.dummy then
    sections[#sections + 1] = dummy_section(view, numbers, narrator)
    numbers = nil
  end
  if view.layout and #groups > 0 then
    local own = layout_sections(view, groups, numbers, narrator)
    table.move(own, 1, #own, #sections + 1, sections)
  elseif #groups > 0 or hands_are_held(view, narrator.variant) then
    sections[#sections + 1] = hand_section(groups, numbers, style)
  end
  local lines = pack(status.of(view, narrator), style.width)
  table.move(picture, 1, #picture, #lines + 1, lines)
  local below = screen.labelled(sections, style)
  return table.move(below, 1, #below, #lines + 1, lines)
end


return screen
