-- Answers to other questions of a game than the one that is asked now: a bid
-- when a card is asked for, a stage that is over.

local example = require "tenace.rules.example"
local moves = require "tenace.face.table.moves"
local parts = require "tenace.match.parts"

local elsewhere = {}


--- The form of a text: cards of the deck are alike, and so are suits and
-- numbers, as 350 spades answers the same question as 90 hearts.
local function shape(text, variant)
  local form = parts.of(variant, { kind = "choice" }, text).form
  return (form:lower():gsub("{cards}", "{card}"))
end


--- Adds the shapes of moves to a set.
local function add(set, list, variant)
  for _, move in ipairs(list) do
    if type(move) == "string" then set[shape(move, variant)] = true end
  end
end


-- The parts of an example that have moves.
local PARTS = { "moves", "legal", "allowed", "refused" }


--- The shapes of the moves in a variant's examples, as a set.
local function in_examples(variant)
  local set = {}
  for _, one in ipairs(variant.examples) do
    for _, part in ipairs(one.body.moves and PARTS or {}) do
      add(set, example.list(one.body[part] or {}), variant)
    end
  end
  return set
end


--- The shapes of what fields of a round can be, and of an example's moves.
local function known_of(variant)
  local set = in_examples(variant)
  set["{suit}"] = true
  for _, field in pairs(variant.fields) do
    add(set, field.values or {}, variant)
  end
  return set
end


--- elsewhere.offer(session): remembers what the person may answer now.
function elsewhere.offer(session)
  session.offered = session.offered or {}
  add(session.offered, session.match:moves() or {}, session.match.variant)
end


--- Has anybody said something of that shape, as the person has seen?
local function was_said(session, said, variant)
  for _, entry in ipairs(session.match:story(session.seat, 0)) do
    if entry.what == "move" and type(entry.move) == "string"
      and shape(entry.move, variant) == said then
      return true
    end
  end
  return false
end


--- elsewhere.answers(session, text) -> true if the text answers another
-- question of this game: one that was asked before, or one of its examples
function elsewhere.answers(session, text)
  local variant = session.match.variant
  if session.elsewhere_of ~= variant then
    session.elsewhere = known_of(variant)
    session.elsewhere_of = variant
  end
  local said = shape(moves.proper(text:lower(), variant.deck), variant)
  local first = said:match "^(%a+) "     -- domino A
  return session.elsewhere[said] or session.elsewhere[first or said]
    or (session.offered or {})[said] or was_said(session, said, variant)
end


return elsewhere
