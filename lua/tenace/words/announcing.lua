-- What parties announce, by the fact `announcements`: how far they have gone,
-- what a player may still say, and what it counts.

local core = require "tenace.core"
local given = require "tenace.words.given"
local language = require "tenace.base.language"
local sentence = require "tenace.base.sentence"
require "tenace.words.parties"

local announcing = {}


local function fact_of(self) return self.facts.announcements end


--- How many steps a party has gone.
local function steps_gone(self, steps, party)
  local said = fact_of(self).said and self[steps[1].words[party]]
  for i, step in ipairs(said and steps or {}) do
    if said == step.words[party] then return i end
  end
  return 0
end


--- How many cards each player held before the first trick. Whoever has not yet
-- played to this one holds the most.
local function cards_dealt(self)
  local most, tricks = 0, 0
  for player in self:each_player() do
    most, tricks = math.max(most, #player.hand), tricks + player.tricks
  end
  return most + tricks
end


--- How many cards a player must hold to say a step.
local function needs_of(step, dealt)
  return step.held or dealt - step.played
end


--- How many cards a player must hold before the next step of a party; said
-- alone, it may be a reply to what the others have announced.
local function must_hold(step, alone, last, dealt)
  local needs = needs_of(step, dealt)
  if alone and step.reply and last then
    return math.min(needs, needs_of(last, dealt) - step.reply)
  end
  return needs
end


--- The first word of the other party, and why a player cannot say it.
local function other_word(steps, party, unknown)
  local unless = unknown or sentence.of("announced_other",
    { own = party.name, other = party.others.name })
  return { steps[1].words[party and 3 - party.number or 2], unless = unless }
end


--- The steps that a player may say: those of the own party, of which those that
-- it has said are refused, and the first one of the others.
local function steps_of(self, player, steps)
  local party, list = player.party, {}
  local undecided = not party
    and (steps[1].undecided or sentence.of "no_parties")
  local n, dealt = party and party.number or 1, cards_dealt(self)
  local mine, theirs = steps_gone(self, steps, n),
    steps_gone(self, steps, 3 - n)
  local at = self.replied == n and 1 or math.min(mine + 1, #steps)
  for i, step in ipairs(steps) do
    local needs = must_hold(steps[at], i == at, steps[theirs], dealt)
    list[i] = { step.words[n],
      cards = math.max(1, needs - (self.late or 0)),
      unless = undecided or i <= mine and sentence.of "announced_already" }
  end
  list[#list + 1] = other_word(steps, party, undecided)
  return list
end


--- Adds a word that goes by itself, if the player holds its cards as trumps.
local function add_word(self, player, list, one)
  local word, trumps = one.words[1], player.hand:of_suit "trump"
  if not self[word] and #self:cards_in(one.holds):without(trumps) == 0 then
    list[#list + 1] = { word, with = one.holds, always = true }
  end
end


--- Lets the players say what they may say now.
local function let_announce(self)
  local fact = fact_of(self)
  for player in self:each_player() do
    local list = fact.said and steps_of(self, player, fact.steps) or {}
    for _, one in ipairs(fact.words) do add_word(self, player, list, one) end
    self:may_say(player, list)
  end
end


--- Notes a first step that was in time only as a reply: the party has no more
-- time for the others. It has in files that count the cards played, as records
-- of version 1.0.0 have such steps.
local function note_reply(self, player, first, word)
  local n = player.party.number
  if first.held and word == first.words[n]
    and #player.hand < first.held - (self.late or 0) then
    self.replied = n
  end
end


--- The step `said` of a game that has announcements and no such step: the field
-- of the party keeps the word, and all learn of which party the player is.
function announcing.said(self, player, word)
  local fact = fact_of(self)
  for _, one in ipairs(fact.words) do
    if one.words[1] == word then
      self[word] = player
      self:show(one.holds, word, player)
      return let_announce(self)
    end
  end
  core.reveal_party(self, player)
  note_reply(self, player, fact.steps[1], word)
  self[fact.steps[1].words[player.party.number]] = word
  return let_announce(self)
end


--- What silence tells: whoever has played one of these trumps without the word
-- does not hold the others.
local function tell_silence(self, winner, one)
  local cards = self:cards_in(one.holds)
  local trumps = winner.side.won:of_suit "trump"
  for card in core.globals.words(tostring(cards)) do
    local others = cards:without(card)
    for _, player in ipairs(trumps:has(card)
      and { self:who_played(card) } or {}) do
      self:tell_holds(player, others, #others)
    end
  end
end


--- announcing.after_trick(fact, step) -> the step that the engine calls after a
-- trick, or nil
-- @param fact the fact `announcements`, or nil
-- @param step the game's own step, or nil
function announcing.after_trick(fact, step)
  if not fact or #fact.words == 0 then return step end
  return function(self, winner)
    for _, one in ipairs(fact.words) do
      if not self[one.words[1]] then tell_silence(self, winner, one) end
    end
    if step then return step(self, winner) end
  end
end


local form_parties = core.words.form_parties


--- Forms parties, after which the players may announce what the game says.
local function form_and_announce(self, how)
  local fact = fact_of(self)
  if not fact or not fact.spoken then return form_parties(self, how) end
  if type(how) == "table" and how.undecided then return let_announce(self) end
  form_parties(self, how)
  local tricks = 0
  for player in self:each_player() do tricks = tricks + player.tricks end
  if fact.said then self.late = tricks > 1 and tricks - 1 or nil end
  let_announce(self)
end

core.words.form_parties = form_and_announce


--- Is a party with these points and tricks short of a step, or of a higher one?
-- Nobody reaches a step without points or tricks.
local function is_short(steps, i, has, party)
  for k = (steps[i].points or steps[i].tricks) and i or #steps + 1, #steps do
    local step = steps[k]
    if step.points and has.points < step.points[party]
      or step.tricks and has.tricks < step.tricks then
      return true
    end
  end
  return false
end


--- The party that reaches a step which has not been announced: the winner, or
-- each party if neither has won; nil if none does.
local function reached_by(steps, i, has, won)
  for n = 1, 2 do
    if (won or n) == n and is_short(steps, i, has[3 - n], 3 - n) then
      return n
    end
  end
end


--- Which party wins, 1 or 2; nil if both have failed.
local function winner_of(steps, said, needed, has)
  local bold = {}
  for n = 1, 2 do
    local step = steps[said[n]]
    bold[n] = step and (step.points or step.tricks)
    if bold[n] and is_short(steps, said[n], has[3 - n], 3 - n) then return n end
  end
  if bold[1] and bold[2] then return nil end
  if bold[1] or bold[2] then return bold[1] and 2 or 1 end
  return has[1].points >= needed and 1 or 2
end


--- The points and tricks of a party, or of a table: the n-th argument.
local function counts_of(party, n)
  local word = "count_announcements"
  if type(party) ~= "table" and type(party) ~= "userdata" then
    given.wrong_kind(word, n, "party", party)
  end
  return { points = given.integer(word, n, party.points),
    tricks = given.integer(word, n, party.tricks) }
end


--- self:count_announcements(needed, first, second) -> lines, winner
-- What a round counts for two parties by the fact `announcements`. A party that
-- has announced points or tricks wins only if the others stay below them; else
-- the others win, unless they have failed like that, too. If neither has
-- announced such a thing the first wins with the points that it needs. The
-- winner gets 1, 1 for each step that it has reached, announced or not, and
-- what each step counts that either party has said. If neither wins, each gets
-- 1 for each step that it has reached. Whoever won, a party gets 1 for each
-- step that the others have said, if it has as many points as the step has in
-- `against`.
-- @param needed the points with which the first party wins
-- @param first the first party, or a table: its points and tricks
-- @param second the second party, likewise
-- @return the lines of the score as the first party sees them, for count_lines;
-- and the party that has won, 1 or 2, or nil
-- @error the game has no announcements
-- @example self:form_parties { name = "black", others = "red",
--   players = { 1, 3 } }
-- self:play_tricks()
-- local lines = self:count_announcements(61, self:party(1), self:party(2))
-- self:score_parties(count_lines(lines))
-- @group scoring
local function count_announcements(self, needed, first, second)
  local fact = fact_of(self)
  if not fact then error(sentence.of "no_announcements", 2) end
  local steps, list = fact.steps, {}
  local has = { counts_of(first, 2), counts_of(second, 3) }
  needed = given.integer("count_announcements", 1, needed)
  local said = { steps_gone(self, steps, 1), steps_gone(self, steps, 2) }
  local won = winner_of(steps, said, needed, has)
  local function add(party, points, says)
    list[#list + 1] = { party == 1 and points or -points, says }
  end
  if won then add(won, 1, sentence.of(won == 1 and "won" or "lost")) end
  for i, step in ipairs(steps) do
    local reached = reached_by(steps, i, has, won)
    if reached then add(reached, 1, step.words[reached]) end
    for n = 1, 2 do
      local word = language.spoken(step.words[n])
      if won and said[n] >= i then
        add(won, step.counts, sentence.of("announced", { word = word }))
      end
      if step.against and said[n] >= i
        and has[3 - n].points >= step.against then
        add(3 - n, 1, sentence.of("announced_against",
          { points = step.against, word = word }))
      end
    end
  end
  return list, won
end

core.words.count_announcements = count_announcements


return announcing
