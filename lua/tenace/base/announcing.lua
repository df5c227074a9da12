-- What parties announce step by step, each step higher than the last: how far
-- they have gone, and what a player may still say.

local core = require "tenace.core"
local sentence = require "tenace.base.sentence"


--- The word of a step for a party.
local function word_of(step, party)
  return party == 2 and step[2] or step[1]
end


--- The field that keeps the last word of a party: it has the name of the first.
local function field_of(steps, party) return word_of(steps[1], party) end


--- Checks the steps that a word is given.
local function check(steps, word)
  for i = 1, math.max(1, type(steps) == "table" and #steps or 0) do
    local step = type(steps) == "table" and steps[i]
    if type(step) ~= "table" or type(step[1]) ~= "string"
      or math.type(step.cards) ~= "integer" then
      error(sentence.of("announce_steps", { word = word, n = i }), 3)
    end
  end
end


--- How many steps a party has gone.
local function steps_gone(self, steps, party)
  local said = self[field_of(steps, party)]
  for i, step in ipairs(steps) do
    if said == word_of(step, party) then return i end
  end
  return 0
end


--- self:steps_said(steps) -> number, number
-- How many steps each party has announced: see self:may_announce.
-- @param steps the steps, from the lowest
-- @return the number of the last step of the first party, and of the second; 0
-- if it has said nothing
-- @example local mine, theirs = self:steps_said {
--   { "re", "kontra", cards = 11 }, { "no 90", cards = 10 } }
-- @group tricks
local function steps_said(self, steps)
  check(steps, "steps_said")
  return steps_gone(self, steps, 1), steps_gone(self, steps, 2)
end

core.words.steps_said = steps_said


--- How many cards the next step of a party takes; said alone, it may be a
-- reply to what the others have announced.
local function cards_for(step, alone, last)
  if alone and step.reply and last then
    return math.min(step.cards, last.cards - step.reply)
  end
  return step.cards
end


--- The first word of the other party, and why a player cannot say it.
local function other_word(steps, party, unknown)
  local unless = unknown or sentence.of("announced_other",
    { own = party.name, other = party.others.name })
  return { word_of(steps[1], party and 3 - party.number or 2),
    unless = unless }
end


--- The words of a player: the steps of the own party, of which those that it
-- has said are refused, and the first one of the others.
-- @param party the player's party, or nil
local function words_of(self, steps, party, how)
  local n, list = party and party.number or 1, {}
  local unknown = not party and (how.undecided or sentence.of "no_parties")
  local mine, theirs = steps_gone(self, steps, n), steps_gone(self, steps,
    3 - n)
  local at = math.min(mine + 1, #steps)
  for i, step in ipairs(steps) do
    local cards = cards_for(steps[at], i == at, steps[theirs])
    list[i] = { word_of(step, n), cards = math.max(1, cards - (how.fewer or 0)),
      unless = unknown or i <= mine and sentence.of "announced_already" }
  end
  list[#list + 1] = steps[1][2] and other_word(steps, party, unknown) or nil
  return list
end


--- self:may_announce(steps [, { fewer =, undecided =, besides = }])
-- The players of the two parties may announce these steps before they play a
-- card, see self:may_say. A party says each step once. Whoever says a later
-- step has said those before it, too, and must still be in time for the first
-- of them. The game calls this again after each word, in its step `said`.
-- @param steps from the lowest: { "word", cards = n }, where n is the number of
-- cards that the player must still hold, with the card to be played. The first
-- has two words, { "word", "other", cards = n }: that of the first party, and
-- that of the second. A field with the name of such a word keeps the last one
-- that the party has said. `reply = n` in a step: if the other party has said
-- something, it takes n cards fewer than the last step said there, if that is
-- less
-- @param fewer all steps take so many cards fewer
-- @param undecided why nobody may say a word as long as there are no parties
-- @param besides a function (`self`, a player) that gives another entry for
-- self:may_say, or false
-- @error a step has no word or no number of cards
-- @example local steps = { { "re", "kontra", cards = 11, reply = 1 },
--   { "no 90", cards = 10 }, { "no 60", cards = 9 } }
-- self:form_parties { name = "Re", others = "Kontra", holds = "QC" }
-- self:may_announce(steps)
-- @group tricks
local function may_announce(self, steps, how)
  check(steps, "may_announce")
  how = how or {}
  for player in self:each_player() do
    local list = words_of(self, steps, player.party, how)
    list[#list + 1] = how.besides and how.besides(self, player)
    self:may_say(player, list)
  end
end

core.words.may_announce = may_announce


--- self:announce(player, word, steps)
-- A player has announced a step: from the step `said`. The field of the party
-- keeps the word, and everyone learns of which party the player is.
-- @param player who has said it
-- @param word the word
-- @param steps the steps, see self:may_announce
-- @error there are no parties
-- @example self:form_parties { name = "Re", others = "Kontra", holds = "QC" }
-- self:announce(self:player(1), "re", {
--   { "re", "kontra", cards = 11 }, { "no 90", cards = 10 } })
-- @group tricks
local function announce(self, player, word, steps)
  check(steps, "announce")
  self:reveal_party(player)
  self[field_of(steps, player.party.number)] = word
end

core.words.announce = announce
