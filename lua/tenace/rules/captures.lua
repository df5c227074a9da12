-- The fact `captures`: what a card takes from the table, in games where cards
-- are fished. It is checked, and put into the form that the core reads.

local meld_facts = require "tenace.rules.meld_facts"
local ordered = require "tenace.base.ordered"
local parts_of = require "tenace.rules.parts"
local sentence = require "tenace.base.sentence"

local captures = {}

--- The parts of the fact.
captures.parts = {
  { name = "from", kind = "text", says = "the pile where the cards lie" },
  { name = "sums", kind = "text",
    says = "a card takes cards that add up to what it counts, by the fact "
      .. "`points`: \"one\" set of them (if not given), or \"several\" sets "
      .. "at once" },
  { name = "one_first", kind = "flag",
    says = "if a single card there counts as much as the card played, no sum "
      .. "is taken" },
  { name = "rank", kind = "text",
    says = "a card that counts nothing takes \"one\" card of its rank, or "
      .. "\"all\" of them (\"one\")" },
  { name = "must", kind = "flag",
    says = "a card that can take something may not stay on the table" },
  { name = "all", kind = "flag", says = "a card takes all that it can" },
  { name = "whole", kind = "cards",
    says = "cards that take all that lies there, and nothing less" },
  { name = "own_first", kind = "flag",
    says = "with `whole`: while a card of its own rank lies there, such a card "
      .. "takes as other cards do" },
  { name = "also", kind = "table",
    says = "what ranks may count instead, { A = 14 }: an ace counts its points "
      .. "or 14" },
  { name = "leave", kind = "text",
    says = "the word that is said before a card that stays on the table; left "
      .. "out: the card alone is said" },
  { name = "builds", kind = "table",
    says = "players may make builds, cards put together that a later card "
      .. "takes as one: { piles = the name of the row of piles where builds "
      .. "lie, values = the name of a field of the round, a list of what each "
      .. "build counts, owners = the name of another, a list of whose each is "
      .. "}",
  },
}

local known, names = parts_of.by_name(captures.parts)

local wrong = parts_of.wrong


local check = {}

function check.flag(value) return type(value) == "boolean" end
function check.text(value) return type(value) == "string" end
function check.table(value) return type(value) == "table" end
check.cards = check.text

--- The word before a card becomes part of a form: it is short, and no slot.
local function check_leave(word)
  return #word < 24 and not word:find "[%c{}]"
end

local choices = { sums = { one = true, several = true },
  rank = { one = true, all = true } }


--- The declaration of a pile.
local function pile_named(facts, name)
  for _, pile in ipairs(facts.piles) do
    if pile.name == name then return pile end
  end
end


--- Checks the part `builds`.
local function check_builds(builds, facts)
  if not builds then return true end
  for name, value in ordered.pairs(builds) do
    if name ~= "piles" and name ~= "values" and name ~= "owners"
      or type(value) ~= "string" then
      return wrong("fact_captures_builds", {}, "builds", name)
    end
  end
  local pile = pile_named(facts, builds.piles)
  if not pile or pile.each ~= "row" or not (builds.values and builds.owners)
  then
    return wrong("fact_captures_builds", {}, "builds")
  end
  return true
end


--- The cards of a text, or nil and the word that is none.
local function cards_of(deck, text)
  local cards, no = meld_facts.cards_of(deck, text)
  return cards, no or text
end


--- What ranks count besides, as a list of { cards, number } for the core.
local function also_of(also, deck)
  local list = {}
  for name, value in ordered.pairs(also or {}) do
    local cards, no = cards_of(deck, sentence.shown(name))
    if not cards then return wrong("fact_captures_card", { word = no }, "also")
    end
    if math.type(value) ~= "integer" or value < 1 or value > 99 then
      return wrong("fact_captures_also", {}, "also", name)
    end
    list[#list + 1] = { cards, value }
  end
  return list
end


--- Checks each part by its kind.
local function check_parts(value)
  for name, given in ordered.pairs(value) do
    local part, chosen = known[name], choices[name]
    if not part then
      return nil, sentence.unknown(sentence.shown(name), names), { name }
    elseif not check[part.kind](given) or chosen and not chosen[given]
      or name == "leave" and not check_leave(given) then
      return wrong("fact_captures_part", { name = name, kind = part.kind },
        name)
    end
  end
  return true
end


--- captures.check(value, facts) -> the fact, with `made`, its form for the core
-- without the piles; or nil, message, path
function captures.check(value, facts)
  if type(value) ~= "table" then return wrong "fact_captures" end
  local ok, text, path = check_parts(value)
  if ok then ok, text, path = check_builds(value.builds, facts) end
  if not ok then return nil, text, path end
  local pile = pile_named(facts, value.from)
  if not pile or pile.each then
    return wrong("fact_captures_from", {}, "from")
  end
  local also
  also, text, path = also_of(value.also, facts.deck)
  if not also then return nil, text, path end
  local whole, no
  if value.whole then
    whole, no = cards_of(facts.deck, value.whole)
    if not whole then
      return wrong("fact_captures_card", { word = no }, "whole")
    end
  end
  local fact = { made = { several = value.sums == "several", also = also,
    one_first = value.one_first, rank_all = value.rank == "all",
    must = value.must, all = value.all, whole = whole,
    own_first = value.own_first, leave = value.leave } }
  for name, part in next, value do fact[name] = part end
  return fact
end


-- How one says what a card does: that it stays, with a word before it, or one
-- of the others, in the order of tn_CaptureVerb. Without builds there are two.
local PATTERNS = {
  "%s {card}",
  "{card} takes {cards}",
  "{card} takes {cards} {builds}",
  "{card} takes {builds}",
  "build {value} {card} {cards}",
  "raise {number} to {value} {card}",
  "raise {number} to {value} {card} {cards}",
  "add {card} to {number}",
  "add {card} {cards} to {number}",
}


--- captures.for_core(fact, k) -> the fact as a question needs it: its rules and
-- patterns as the core has them; and the fields of builds
-- @param k the kit, in which the piles have their numbers
function captures.for_core(fact, k)
  local made, builds = {}, fact.builds
  for name, value in ordered.pairs(fact.made) do made[name] = value end
  made.from, made.whole = k.pile_of[fact.from] - 1, made.whole or ""
  if builds then
    made.first = k.own_piles.row[builds.piles] - 1
    for _, pile in ipairs(k.piles) do
      if pile.name == builds.piles then made.builds = pile.n end
    end
  end
  local patterns = {}
  for i = 1, builds and #PATTERNS or 2 do
    local text = string.format(PATTERNS[i], fact.leave or "")
    patterns[i] = k.core.sheets.capture(
      string.match(string.gsub(text, " +", " "), "^ ?(.*)$"))
  end
  return { rules = k.core.captures(k.deck, made), patterns = patterns,
    values = builds and builds.values, owners = builds and builds.owners }
end


return captures
