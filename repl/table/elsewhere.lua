-- Answers to other questions of a game than the one that is asked now: a bid
-- when a card is asked for, a stage that is over.

local example = require "tenace.rules.example"
local show = require "tenace.face.say.show"

local elsewhere = {}


--- Does the word name a suit of the deck?
local function is_suit(word, deck)
  for suit in deck.suits:gmatch "%S+" do
    if show.suit_name(suit, deck) == word then return true end
  end
  return false
end


--- The kind of a word: cards of the deck are alike, and so are suits and
-- numbers, as 350 spades answers the same question as 90 hearts.
local function kind_of(word, deck)
  if deck.counts[word:upper()] then return "{card}" end
  if is_suit(word:lower(), deck) then return "{suit}" end
  return word:find "^%d+$" and "{number}" or word:lower()
end


--- The shape of a text: the kinds of its words, each once in a row.
local function shape(text, deck)
  local list = {}
  for word in text:gmatch "%S+" do
    local kind = kind_of(word, deck)
    if kind ~= list[#list] then list[#list + 1] = kind end
  end
  return table.concat(list, " ")
end


--- Adds the shapes of moves to a set.
local function add(set, moves, deck)
  for _, move in ipairs(moves) do
    if type(move) == "string" then set[shape(move, deck)] = true end
  end
end


-- The parts of an example that have moves.
local PARTS = { "moves", "legal", "allowed", "refused" }


--- The shapes of the moves in a variant's examples, as a set.
local function in_examples(variant)
  local set = {}
  for _, one in ipairs(variant.examples) do
    for _, part in ipairs(one.body.moves and PARTS or {}) do
      add(set, example.list(one.body[part] or {}), variant.deck)
    end
  end
  return set
end


--- The shapes of what fields of a round can be, and of an example's moves.
local function known_of(variant)
  local set = in_examples(variant)
  set["{suit}"] = true
  for _, field in pairs(variant.fields) do
    add(set, field.values or {}, variant.deck)
  end
  return set
end


--- elsewhere.offer(session): remembers what the person may answer now.
function elsewhere.offer(session)
  session.offered = session.offered or {}
  add(session.offered, session.match:moves() or {},
    session.match.variant.deck)
end


--- Has anybody said something of that shape, as the person has seen?
local function was_said(session, said, deck)
  for _, entry in ipairs(session.match:story(session.seat, 0)) do
    if entry.what == "move" and type(entry.move) == "string"
      and shape(entry.move, deck) == said then
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
  local said = shape(text, variant.deck)
  local first = said:match "^(%a+) "     -- domino A
  return session.elsewhere[said] or session.elsewhere[first or said]
    or (session.offered or {})[said] or was_said(session, said, variant.deck)
end


return elsewhere
