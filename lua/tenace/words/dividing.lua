-- Words that divide a hand into runs and sets, where cards are wild at present.

local core = require "tenace.core"
local given = require "tenace.words.given"
local sentence = require "tenace.base.sentence"

local KEYS <const> = { longest = true, most = true, most_wild = true,
  pure = true, pure_alone = true, row = true, runs = true, wild = true }


--- What the table of a word says, in the order in which the core takes it.
local function read(word, how)
  given.kind(word, 2, "table", how)
  for key in next, how do
    if not KEYS[key] then
      given.raise(word, "divide_key", sentence.shown(key))
    end
  end
  return how.wild, how.row, how.runs, how.pure and 1 or 0, how.longest,
    how.most_wild, how.pure_alone, how.most
end


--- self:divide_cards(cards, { row = ranks, … }) -> { lots, left, points }
-- Divides cards into lots so that those left over count least, by the fact
-- `points`. A lot is a run of a suit or a set of a rank, three cards at least;
-- a set has no suit twice. Jokers, and cards that are wild at present, stand
-- for others or lie as what they are, and count nothing. A run is pure if no
-- card in it stands for another; three or more wild cards alone are a run, too.
-- @param cards text, a list of texts, cards or a pile: 24 cards at most
-- @param row the ranks of runs, low to high; a rank may be at both ends
-- @param wild cards that are wild at present, besides jokers
-- @param runs how many runs there must be (0)
-- @param pure true: one of them must be pure
-- @param longest how many cards one of the runs must have
-- @param most_wild how many cards of a lot may stand for others (any number)
-- @param pure_alone true: pure runs are the only lots
-- @param most the most points that may be left over (any number)
-- @return { lots = a list of texts, left = the cards left over, points = what
-- these count }; nil if it cannot be done so
-- @error there are more than 24 cards, or the table has something else
-- @example local hand = self:divide_cards(player.hand, { wild = "6C 6D 6H 6S",
--   row = "A 2 3 4 5 6 7 8 9 10 J Q K A", runs = 2, pure = true })
-- self:score(player, -(hand and hand.points or 80), "what was left over")
-- @group melds
function core.words.divide_cards(self, cards, how)
  local lots, left, points = core.divide(self, cards,
    read("divide_cards", how))
  return lots and { lots = lots, left = left, points = points } or nil
end


--- self:closing_cards(cards, { row = ranks, … }) -> cards
-- Those of the cards without which all others can be divided, and none is left
-- over: with one of them a player can close.
-- @param cards as self:divide_cards has them
-- @param how as self:divide_cards has it
-- @return cards; none if it cannot be done
-- @error there are more than 24 cards, or the table has something else
-- @example local last = self:closing_cards(player.hand, {
--   row = "A 2 3 4 5 6 7 8 9 10 J Q K A", runs = 2, pure = true })
-- if #last > 0 then self:say(player, "it can be closed") end
-- @group melds
function core.words.closing_cards(self, cards, how)
  return core.divide_closing(self, cards, read("closing_cards", how))
end


--- self:loose_cards(cards, { row = ranks, … }) -> cards
-- Those of the cards that could be spared. No other card has the same rank as
-- such a card, or is so near it in its suit that one card more would make a
-- run. If there are no such cards, it gives those that the best division leaves
-- over; if there are none of these either, all that are not wild. A form of
-- self:ask can mark the other cards with `seldom`, so that bots seldom discard
-- them.
-- @param cards as self:divide_cards has them
-- @param how as self:divide_cards has it
-- @return cards
-- @error there are more than 24 cards, or the table has something else
-- @example local row = "A 2 3 4 5 6 7 8 9 10 J Q K A"
-- local loose = self:loose_cards(player.hand, { row = row })
-- self:ask(player, "which card?", {
--   { "discard {card}", card = loose },
--   { "discard {card}", seldom = true,
--     card = player.hand:cards():without(loose) } })
-- @group melds
function core.words.loose_cards(self, cards, how)
  return core.divide_loose(self, cards, read("loose_cards", how))
end
