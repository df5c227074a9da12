-- The fact `announcements`: what the two parties of a round can announce step
-- by step, or reach without a word, and the words that go with a card.

local decks = require "tenace.rules.decks"
local ordered = require "tenace.base.ordered"
local parts_of = require "tenace.rules.parts"
local sentence = require "tenace.base.sentence"

local announcements = {}

--- The parts of an announcement.
announcements.parts = {
  { name = "played", kind = "number",
    says = "a player who has played no more than so many cards may say it "
      .. "before the next; left out: nobody says it. Two fields, named as the "
      .. "two words of the first step, keep what each party has said last" },
  { name = "held", kind = "number",
    says = "instead of `played`: a player who holds so many cards at least may "
      .. "say it before the next" },
  { name = "reply", kind = "number",
    says = "once the other party has said something, a player may say it who "
      .. "has played up to so many cards more than the other party's last step "
      .. "allows; with `held`, a party whose first step was in time only as a "
      .. "reply says no further step" },
  { name = "counts", kind = "number",
    says = "how much a party's saying it counts (1)" },
  { name = "points", kind = "number or two",
    says = "the step is reached if the other party has fewer points; two "
      .. "numbers: the first is for the points of the first party, the second "
      .. "for those of the second" },
  { name = "tricks", kind = "number",
    says = "the step is reached if the other party has fewer tricks" },
  { name = "against", kind = "number",
    says = "if it was said, the other party gets 1 when it has so many "
      .. "points" },
  { name = "undecided", kind = "text",
    says = "in the first step: why nobody may say anything as long as the "
      .. "parties are undecided" },
  { name = "holds", kind = "cards",
    says = "this is no step, and nobody chooses it: it comes when a player who "
      .. "holds all these trumps plays the first of them. Everyone sees the "
      .. "trumps, and the field of its name keeps the player" },
}

local known, names = parts_of.by_name(announcements.parts)

local wrong = parts_of.wrong


local function is_count(value)
  return math.type(value) == "integer" and value >= 0 and value < 1000
end


--- Checks one part.
local function is_right(name, value, deck)
  if name == "holds" then
    return type(value) == "string" and decks.read(deck, value) ~= nil
  elseif name == "undecided" then
    return type(value) == "string"
  elseif name == "points" and type(value) == "table" then
    return #value == 2 and is_count(value[1]) and is_count(value[2])
  end
  return is_count(value)
end


--- Checks one announcement: { "no 90", played = 2, points = 90 }.
local function check_one(given, i, deck)
  if type(given) ~= "table" or type(given[1]) ~= "string"
    or given[2] ~= nil and type(given[2]) ~= "string" then
    return wrong("fact_announcement", {}, i)
  end
  local one = { words = { given[1], given[2] or given[1] }, counts = 1 }
  for name, value in ordered.pairs(given) do
    if name ~= 1 and name ~= 2 then
      if not known[name] then
        return nil, sentence.unknown(sentence.shown(name), names), { i }
      elseif not is_right(name, value, deck) then
        return wrong("fact_announcement_part", { name = name }, i, name)
      end
      one[name] = value
    end
  end
  if math.type(one.points) == "integer" then
    one.points = { one.points, one.points }
  end
  return one
end


--- announcements.check(value, known) -> { steps, words }; or nil, message, path
-- @param known the facts so far: the deck
-- @return steps: from the lowest, each { words, played, held, reply, counts,
-- points, tricks, against }; words: those that go by themselves, { words,
-- holds }; said: can steps be said? spoken: or anything?
function announcements.check(value, facts)
  if type(value) ~= "table" or #value == 0 then
    return wrong("fact_announcements")
  end
  local steps, by_themselves = {}, {}
  for i, given in ipairs(value) do
    if given then
      local one, message, path = check_one(given, i, facts.deck)
      if not one then return nil, message, path end
      local list = one.holds and by_themselves or steps
      list[#list + 1] = one
    end
  end
  local first = steps[1]
  local said = first and (first.played or first.held) ~= nil
  if said and first.words[1] == first.words[2] then
    return wrong("fact_announcement_words", {}, 1)
  end
  return { steps = steps, words = by_themselves, said = said,
    spoken = said or #by_themselves > 0 }
end


--- Declares a field of the round, if the game has not. Nobody is told its
-- value: all have heard the word. False: the game has another one of its name.
local function declare(v, field)
  local given = v.fields[field.name]
  if given then return given.scope == "round" and given.kind == field.kind end
  field.scope, field.by_fact, field.needs = "round", true, {}
  field.untold = true
  v.fields[field.name] = field
  return true
end


--- The fields that keep what each party has said, how late it could, and which
-- party has said its first step only in time as a reply.
local function declare_steps(v, steps)
  local first = steps[1]
  for n = 1, 2 do
    local values = {}
    for i, step in ipairs(steps) do values[i] = step.words[n] end
    if not declare(v, { name = first.words[n], kind = "choice",
      values = values }) then
      return first.words[n]
    end
  end
  for name, most in ordered.pairs { late = 100, replied = 2 } do
    local field = { name = name, kind = "number", from = 0, to = most }
    if not declare(v, field) then return name end
  end
  return nil
end


--- announcements.settle(v) -> true; or false and a name that is taken
-- Declares the fields of what can be said, and notes who hears it where the
-- game has no step `said`.
function announcements.settle(v)
  local fact = v.facts.announcements
  if not fact or not fact.spoken then return true end
  local said = require "tenace.words.announcing".said
  local taken = fact.said and declare_steps(v, fact.steps)
  for _, word in ipairs(fact.words) do
    taken = taken or not declare(v, { name = word.words[1], kind = "player" })
      and word.words[1]
  end
  for _, d in ipairs(v.definitions) do
    local beneath = d.file.beneath
    if not rawget(beneath, "said") then beneath.said = said end
  end
  v.hears = said
  return not taken, taken or nil
end


return announcements
