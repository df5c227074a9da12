-- A match explains itself: why a move is allowed or not, and the line of the
-- rule.

local core = require "tenace.core"
local cite = require "tenace.base.cite"
local explain = require "tenace.match.explain"
local flow_error = require "tenace.match.flow_error"
local forbids = require "tenace.match.forbids"
local language = require "tenace.base.language"
local match = require "tenace.match.match"
local plays = require "tenace.match.plays"
local question = require "tenace.match.question"
local record = require "tenace.match.record"
local sentence = require "tenace.base.sentence"

-- The methods of a match in this file.
local methods = {}


--- The place of the obligation with that name. In a turn with melds, the place
-- of the part of the facts, or of the word.
local function place_of(variant, name, stage)
  if stage then return cite.name(variant, name) end
  return cite.obligation(variant, name)
end


--- Why an allowed move is allowed.
local function allowed(m, asked, kept)
  local promise = asked.promises and asked.promises[kept]
  if promise then
    return sentence.of("promises", { promise = language.worded(promise) })
  end
  if asked.plays then return plays.permission(m.core, kept) end
  if asked.kind ~= "card" or not asked.deck:read(kept) then
    return sentence.of("is_allowed")
  end
  return explain.permission(m.core, asked)
end


--- m:why(move) -> { move, allowed, rule, says, file, line, legal, also }
-- The rules' answer about a move of the player to act: whether it is allowed,
-- the rule's name, its sentence with the cards of this position, its place, and
-- the allowed moves. `also` lists further duties that forbid a card, { rule,
-- says, file, line } each.
-- @param move as text
-- @example m:why("9C").says  --> "you lead: play anything"
-- @group matches
function methods:why(move)
  local asked = match.asked(self)
  if not asked then error(sentence.of("match_over"), 2) end
  local kept, says, rule = question.read(asked, move)
  local answer = { move = kept or move, allowed = kept ~= nil, rule = rule,
    says = says, legal = question.moves(asked) }
  if kept then answer.says, answer.rule = allowed(self, asked, kept) end
  if answer.rule then
    answer.file, answer.line =
      place_of(self.variant, answer.rule, asked.stage)
  end
  if not answer.file and asked.kind ~= "card" then
    answer.file, answer.line =
      flow_error.place_in(self.variant, core.flow_of(self.core))
  end
  local card = not kept and type(move) == "string" and asked.kind == "card"
    and rule ~= "not_held" and asked.deck:read(move)
  if card then answer.also = forbids.others(self, asked, card, rule) end
  return answer
end


--- m:least_change(move) -> { without, n, suits, only, later, played }; or nil
-- The least change that would allow a card which the rules refuse: the fewest
-- cards without which the hand might play it, or what would have to have
-- happened before. It is found by trying on the rules themselves.
-- @param move a card of the hand of the player to act, or several, as text
-- @return `without`, these cards as text; `n`, how many they are; `suits`, a
-- list in words, if they are all that the hand has of one or two suits; `only`,
-- the suit in words that the hand keeps, or true if it keeps the move; `later`
-- = true: it would be allowed after the first trick; `played`, a list: it would
-- be allowed if these cards or suits had been played. Nil if the move is
-- allowed, if it is no card of the hand, or if no such change allows it
-- @example m:least_change("9C")  --> nil
-- @group matches
function methods:least_change(move)
  local asked = match.asked(self)
  if not asked then error(sentence.of("match_over"), 2) end
  local on_trick = asked.kind == "card" or asked.plays
  if not on_trick or type(move) ~= "string" then return nil end
  local cards = question.cards(asked, move)
  if not cards or question.read(asked, move) then return nil end
  return require "tenace.match.allowed_if".of(self, asked, cards)
end


--- m:record() -> text
-- The match as a record: rules, seed, decisions, results, a line each. It
-- contains the text of the rules files, so it can be played again after they
-- have changed.
-- @example m:record():match("[^\n]+")  --> "tenace record 1"
-- @group records
function methods:record()
  return record.of(self)
end


return { methods = methods }
