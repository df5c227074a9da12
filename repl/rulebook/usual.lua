-- What the engine does in every game and no step says: who takes a trick and
-- leads next, who deals next, and how a match ends.

local comments = require "tenace.face.rulebook.comments"
local headings = require "tenace.face.rulebook.headings"
local language = require "tenace.base.language"
local orders = require "tenace.face.rulebook.orders"
local phrase = require "tenace.face.say.phrase"

local usual = {}


--- Who takes a trick; only who leads next if cards are played several at once,
-- because another section says what wins then.
local function tricks_text(variant, words)
  if not (words.play_tricks or words.begin_trick) then return nil end
  if variant.facts.plays then return phrase "rulebook.tricks.several" end
  local trumps = orders.has_trumps(variant)
  return phrase("rulebook.tricks." .. (trumps and "trumps" or "plain"))
end


--- usual.tricks(variant, words) -> { name, heading, text }: who takes a trick;
-- nil in games without tricks. `words` are the names that the steps call.
function usual.tricks(variant, words)
  local text = tricks_text(variant, words)
  return text and { name = "tricks", heading = headings.said "play",
    text = text }
end


--- Who deals first, and who deals next if no step decides that and there is a
-- next round. Steps that make somebody the dealer tell both.
local function dealer_text(variant, words)
  if words.make_dealer or variant.people == 1 then return nil end
  local drawn = (variant.options.first_dealer or 0) == 0
  if variant.step_at.next_dealer or words.pass_deal_to
    or (variant.options.rounds or 0) == 1 then
    return drawn and phrase "rulebook.first_deal.drawn"
  end
  local text = comments.restated("next_dealer", variant)
    or phrase("rulebook.next_deal." .. (variant.people == 2 and "other"
      or variant.facts.turn or "clockwise"))
  return not drawn and text
    or phrase("rulebook.next_deal.drawn", { next = text })
end


--- usual.dealer(variant, words) -> { name, heading, text }: who deals; or nil
function usual.dealer(variant, words)
  local text = dealer_text(variant, words)
  return text and { name = "dealer", heading = headings.said "dealer",
    text = text }
end


--- The contracts with which a camp needs no points, as text; nil for none.
local function contracts_without(fact)
  local list = {}
  for name in pairs(fact.unless) do
    list[#list + 1] = language.worded(name)
  end
  table.sort(list)
  return #list > 0 and table.concat(list, phrase "rulebook.rank.join") or nil
end


--- usual.needed(variant) -> { name, text }: how many card points a player needs
-- against the others, and which pile counts, too; nil if no fact says it
function usual.needed(variant)
  local camps = variant.facts.camps
  if not camps or not camps.needs then return nil end
  local fact = setmetatable({ first = language.spoken(camps.first),
    others = language.spoken(camps.others),
    with = camps.with and language.spoken(camps.with) }, { __index = camps })
  local list = { phrase("rulebook.camps.needs", fact) }
  if fact.announced then
    list[2] = phrase("rulebook.camps.announced_least", fact)
  end
  if fact.with then
    list[#list + 1] = phrase("rulebook.camps.with", fact)
  end
  local without = contracts_without(fact)
  if without then
    list[#list + 1] = phrase("rulebook.camps.unless", { contracts = without })
  end
  return { name = "camps", text = language.passage(list) }
end


--- How a match ends after so many rounds, and what becomes of equal results.
local function rounds_text(variant, rounds)
  local wins, way = variant.facts.wins, variant.facts.wins.lowest and "_lowest"
    or ""
  local ties = "rulebook.end.ties"
  if wins.what ~= "total" then
    way = wins.lowest and "_lowest_of" or "_highest_of"
    ties = "rulebook.end.ties_of"
  end
  local list = { phrase("rulebook.end.rounds" .. way,
    { n = rounds, what = language.spoken(wins.what) }) }
  if variant.people > 1 then list[2] = phrase(ties) end
  return language.passage(list)
end


--- usual.own_ending(variant) -> how the engine's own step ends the match, or
-- what a house rule says of that; nil if it never does
function usual.own_ending(variant)
  local said = comments.restated("over", variant)
  if said then return said end
  local given, list = variant.options, {}
  local rounds = variant.rounds or 0
  if rounds > 0 then return rounds_text(variant, rounds) end
  if math.type(given.target) == "integer" then
    local way = variant.facts.wins.lowest and "_lowest" or ""
    list[1] = phrase("rulebook.end.total" .. way, { n = given.target })
  end
  if #list > 0 and variant.facts.ties == "draw" then
    list[2] = phrase "rulebook.end.ties"
  end
  if math.type(given.floor) == "integer" and given.floor ~= 0 then
    list[#list + 1] = phrase("rulebook.end.floor_ends", { n = given.floor })
  end
  return #list > 0 and language.passage(list) or nil
end


--- usual.ending(variant) -> { name, heading, text }: how the match ends; nil if
-- a step decides that
function usual.ending(variant)
  if variant.step_at.over then return nil end
  local text = usual.own_ending(variant)
  return text and { name = "ending", heading = headings.said "ending",
    text = text }
end


return usual
