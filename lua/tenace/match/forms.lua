-- Questions that take cards or words, by forms: the moves, and why another text
-- is refused.

local climbing = require "tenace.match.climbing"
local core = require "tenace.core"
local guarded = require "tenace.match.guarded"
local language = require "tenace.base.language"
local sentence = require "tenace.base.sentence"
local suits = require "tenace.base.suits"

local forms = {}

--- The most moves that a refusal lists, and looks at.
local MOST, LOOKED_AT = 12, 1000

--- The byte with which a slot begins.
local SLOT <const> = string.byte "{"


--- What a function of the core says of the pending question's forms, with its
-- further arguments.
local function looked(self, f, ...)
  return f(self, core.kit(self).core.asked_forms(self), ...)
end


--- forms.spared(self) -> a set of the moves with wild cards that quick bots do
-- not make
function forms.spared(self)
  return looked(self, core.form_spared)
end


--- forms.random(asked, n) -> what a random bot says; each n > 0 gives another
function forms.random(asked, n)
  return guarded(asked, looked, asked.core, core.form_move, n)
end


--- forms.patterns(self) -> the patterns of the forms that can be said now, and
-- of those that cannot; and for each of the first whether it is bold, and
-- whether it is idle
function forms.patterns(self)
  return guarded({ core = self }, looked, self, core.form_patterns)
end


--- Those patterns that are marked and begin with a word, as a set; nil: there
-- are none.
local function those_marked(patterns, marked)
  local set
  for i, pattern in ipairs(patterns) do
    if marked[i] and string.byte(pattern) ~= SLOT then
      set = set or {}
      set[pattern] = true
    end
  end
  return set
end


--- The words of a text, which are of such letters.
local function words_in(text, letters)
  local list = {}
  for word in string.gmatch(text, letters) do list[#list + 1] = word end
  return list
end


--- What the slots of a form take besides how many cards, and which: lists.
local function lists_of(self, form)
  local slots = {}
  for name in string.gmatch(form[1], "{([%a_]+)}") do
    local list = form[name] or name == "rank" and core.kit(self).ranks
    if name ~= "count" and name ~= "cards" then
      slots[name] = type(list) == "string" and words_in(list, "%S+") or list
    end
  end
  return slots
end


--- The form among the patterns that says how many cards there are: { form,
-- slots }; nil if there is none.
local function counting(self, patterns)
  for _, form in ipairs(core.asked(self).forms) do
    local text = type(form) == "table" and form[1]
    for _, pattern in ipairs(patterns) do
      if pattern == text and string.find(text, "{count}", 1, true) then
        return { form = text, slots = lists_of(self, form) }
      end
    end
  end
end


--- forms.describe(asked, self)
-- Adds the patterns of the forms to a question, `closed`, those of what cannot
-- be said now, `words`, those with which forms of both kinds begin, `bold` and
-- `idle`, those that are bold or idle, if there are any, and `counts`, see
-- m:turn.
function forms.describe(asked, self)
  local bold, idle
  asked.forms, asked.closed, bold, idle = forms.patterns(self)
  asked.words, asked.counts = {}, nil
  if type(core.asked(self).forms) == "table" then
    asked.counts = counting(self, asked.forms)
  end
  asked.bold = those_marked(asked.forms, bold)
  asked.idle = those_marked(asked.forms, idle)
  for _, list in ipairs { asked.forms, asked.closed } do
    for _, pattern in ipairs(list) do
      local word = string.match(pattern, "^[^{%s]+")
      if word then table.insert(asked.words, word) end
      if string.find(pattern, "^{suit}") then
        local letters = core.kit(self).variant.deck.suits
        for letter in string.gmatch(letters, "%S+") do
          table.insert(asked.words, suits.name(letter, asked.deck))
        end
      end
    end
  end
end


--- The name of a slot as people read it, `CARD`; one of a game's own is in
-- English.
local function slot_name(name)
  local key = "slot_" .. name
  return sentence.has(key) and sentence.of(key) or string.upper(name)
end


--- Patterns as people read them: `discard CARD`.
local function plainly(patterns)
  local list = {}
  for i, pattern in ipairs(patterns) do
    list[i] = string.gsub(pattern, "{([%a_]+)}", slot_name)
  end
  return list
end


--- forms.moves(asked, most) -> list, true if there are more; or nil, a number
-- of moves that there are at least
function forms.moves(asked, most)
  core.lock(asked.core, true)
  local list, whole, others = guarded(asked, looked, asked.core,
    core.form_moves, most)
  if whole then return list, others or nil end
  return nil, most, true
end


--- The moves in which these words are, at the beginning or behind a word.
local function having(moves, said, first)
  local list, sought = {}, " " .. string.lower(said) .. " "
  for _, move in ipairs(moves) do
    local at = string.find(" " .. string.lower(move) .. " ", sought, 1, true)
    if at and (at == 1 or not first) then list[#list + 1] = move end
  end
  return list
end


--- The moves that begin with these words, or else those that have them, or all
-- if there is none, as text.
local function nearest(asked, said)
  local moves = forms.moves(asked, LOOKED_AT) or {}
  local list = having(moves, said, true)
  if #list == 0 then list = having(moves, said) end
  if #list == 0 then list = moves end
  if #list == 0 or #list > MOST then
    list = plainly((forms.patterns(asked.core)))
  end
  return language.worded_list(list)
end


--- The first words of a text, with their cards in the usual form.
local function first_words(asked, text, n)
  local list = {}
  for word in string.gmatch(text, "[^%s,;:]+") do
    if #list == n then break end
    list[#list + 1] = asked.deck:read(word) or string.lower(word)
  end
  return table.concat(list, " ")
end


--- A part of a reason as people say it: a suit and a rank by their words.
local function said_as(asked, name, value)
  if name == "suit" then return suits.name(value, asked.deck) end
  local key = name .. "_" .. tostring(value)
  local named = (name == "rank" or name == "ranks") and sentence.has(key)
  return named and sentence.of(key) or value
end


--- A sentence of the rules in the present language.
local function told(asked, says)
  return language.told(core.kit(asked.core).variant.texts, says)
end


--- A template of the rules with the card in it, its own parts, and the fields
-- of the match.
local function filled(asked, says, own, card)
  local parts = { card = card }
  says = told(asked, says)
  for name in string.gmatch(says, "{([%a_]+):?[%a_]*}") do
    local value = own[name]
    parts[name] = parts[name] or value and said_as(asked, name, value)
      or suits.field(asked.core, name)
  end
  return sentence.fill(says, parts)
end


--- The reason that the rules give, a text or a table with one, or a function of
-- the card that answers one; or nil.
local function because(asked, says, card)
  if type(says) == "function" then says = guarded(asked, says, card) end
  if type(says) == "table" then return filled(asked, says[1], says, card) end
  return type(says) == "string" and filled(asked, says, {}, card) or nil
end


-- What can be wrong, in the order of Miss in lua/bind/words/form.h; and that
-- the form cannot be said now. Their numbers by name.
local MISSES = { "word", "value", "no_card", "end", "extra", "card", "held",
  "play", "lower", "must", "sum", "count", "said", "condition", "closed" }
local numbers = {}
for n, name in ipairs(MISSES) do numbers[name] = n end


--- Does the player asked hold the card?
local function holds(asked, card)
  local hand = core.piles(asked.core)[core.first_piles.hands + asked.player]
  return (" " .. hand .. " "):find(" " .. card .. " ", 1, true) ~= nil
end


-- Where a card goes that only forms of records ask for; see words/before.lua.
local TRICK = core.first_piles.trick

--- By what is wrong, a function that says why.
local why = {}

function why.held(asked, missed)
  local card = asked.deck:read(missed.word)
  local key = holds(asked, card) and "not_held_again" or "not_held"
  return sentence.of(key, { card = card }), "not_held"
end

function why.card(asked, missed)
  local card = asked.deck:read(missed.word)
  if missed.because == true and core.question(asked.core).to == TRICK then
    return require "tenace.match.explain".refusal(asked.core, card)
  end
  return because(asked, missed.because, card)
    or sentence.of("form_card", { card = card })
end

function why.play(asked, _, said)
  return climbing.no_play(core.kit(asked.core).combinations, said)
end

function why.lower(asked, missed, said)
  return climbing.lower(core.kit(asked.core).combinations, said, missed)
end

function why.must(_, missed)
  return sentence.of("form_must", { cards = missed.cards })
end

function why.sum(_, missed)
  return sentence.of(missed.all and "form_sum_all" or "form_sum")
end

--- The values of the slots of a form that are one word each, as they were said.
-- What was said for `rank` is there as `ranks`, too, for several cards of it.
local function slots_said(pattern, text)
  local said, slots = words_in(text, "[^ ,;:\t]+"), {}
  for i, part in ipairs(words_in(pattern, "[^ :]+")) do
    local name = string.match(part, "^{(.+)}$")
    if name == "cards" then break end
    slots[name or part] = string.upper(said[i] or "")
  end
  slots.ranks = slots.rank
  return slots
end

--- More cards than a form takes, for which it has a reason: its words may have
-- what was said before the cards.
local function too_many(asked, missed, text)
  local n = missed.n
  local says = type(n) == "table" and n[3]
  local own = slots_said(missed.pattern, text)
  for name, value in next, type(says) == "table" and says or {} do
    own[name] = value
  end
  if type(says) == "table" then says = says[1] end
  own.most = type(n) == "table" and n[2] or nil
  return type(says) == "string" and filled(asked, says, own) or nil
end

function why.count(asked, missed, _, text)
  if missed.size then
    return climbing.count(core.kit(asked.core).combinations, missed)
  end
  local reason = too_many(asked, missed, text)
  if reason then return reason end
  local key = missed.least == missed.most and "form_count_one" or "form_count"
  return sentence.of(key, missed)
end

-- Why a card does not do what was said, in the order of tn_CaptureWhy. Of cards
-- that count nothing it depends on the fact.
local CAPTURES = { "form_sum", "capture_one", "capture_rank_", "capture_whole",
  "form_sum_all", "capture_no_build", "capture_other_build",
  "capture_not_builds", "capture_owns", "capture_no_taker", "capture_no_other",
  "capture_one_of_two", "capture_no_raise", "capture_not_single",
  "capture_not_added", "capture_no_room", "capture_can_take", "not_there" }
local NOT_RANK = 3

function why.said(asked, missed, _, text)
  local slots = slots_said(missed.pattern, text)
  local laid = 0
  for word in string.gmatch(text, "[^ ,;:\t]+") do
    laid = laid + (asked.deck:read(word) and 1 or 0)
  end
  return sentence.of("form_said",
    { n = math.tointeger(tonumber(slots.count)), laid = laid })
end

function why.condition(asked, missed)
  local says = missed.reason
  if type(says) == "table" and says.why then
    local key, fact = CAPTURES[says.why], core.kit(asked.core).variant.facts
    if says.why == NOT_RANK then
      key = key .. (fact.captures.rank == "all" and "all" or "one")
    end
    return sentence.of(key,
      { rank = said_as(asked, "rank", says.rank), card = says.card })
  end
  return type(says) == "string" and told(asked, says) or because(asked, says)
    or sentence.of "cards_not_accepted"
end

function why.closed(asked, missed, said)
  return because(asked, missed.unless)
    or sentence.of("form_nothing", { choices = nearest(asked, said) })
end

function why.extra(asked, missed, _, text)
  return sentence.of("form_extra", { word = missed.word,
    said = language.worded(first_words(asked, text, missed.read)) })
end

why["end"] = function(asked, missed, said)
  if missed.read == 0 then return nil end
  return sentence.of("form_more",
    { said = language.worded(said), choices = nearest(asked, said) })
end

function why.value(asked, missed, said)
  if missed.read == 0 then return nil end
  return missed.begins and because(asked, missed.because)
    or sentence.of("form_nothing", { choices = nearest(asked, said) })
end

why.no_card = why.value


--- The forms of a question that are not false, by number: a text, or a table.
-- Captures have none.
local function forms_of(asked)
  local all, list = core.asked(asked.core).forms, {}
  for i = 1, type(all) == "table" and #all or 0 do
    if all[i] then list[#list + 1] = all[i] end
  end
  return list
end


--- Is it a slot of a pattern?
local function is_slot(part)
  return string.find(part, "^{.+}$") ~= nil
end


--- Is a text what a form would be that cannot be said now? Then the words of
-- its pattern are in the text; one without words begins with a card.
local function is_meant(asked, said, parts)
  local at, words = 1, 0
  for i, part in ipairs(parts) do
    if not is_slot(part) then
      part, words = string.lower(part), words + 1
      while i > 1 and said[at] and string.lower(said[at]) ~= part do
        at = at + 1
      end
      if string.lower(said[at] or "") ~= part then return false end
      at = at + 1
    end
  end
  if words == #parts then return at > #said end
  return words > 0 or asked.deck:read(said[1] or "") ~= nil
end


--- Does a text begin with a card that the player does not hold, where a form
-- that begins with one takes it from the hand?
local function begins_unheld(asked, said, form, first)
  local card = asked.deck:read(said[1] or "")
  return card and not holds(asked, card) and form.from == nil
    and (first == "{card}" or first == "{cards}")
end


--- What is wrong with a text that is compared with a closed form.
local function miss_of(asked, said, form, parts)
  if not is_meant(asked, said, parts) then return "word" end
  return begins_unheld(asked, said, form, parts[1]) and "held" or "closed"
end


--- What is wrong with a text by the form that it is nearest to, where the core
-- has found this among those that are open: the more words were read, and the
-- more is known, the nearer it is.
local function nearest_miss(asked, list, text, missed)
  local said = words_in(text, "[^ ,;:\t]+")
  local known = missed.known
  missed.miss = MISSES[missed.miss]
  for n, form in ipairs(list) do
    if type(form) == "table" and form.unless then
      local parts = words_in(form[1], "[^ ]+")
      local miss = miss_of(asked, said, form, parts)
      local near = (miss == "closed" and known or 0)
        + 2 * numbers[miss] + (#parts == #said and 1 or 0)
      if near > missed.near or near == missed.near and n < missed.form then
        missed = { miss = miss, near = near, form = n, word = said[1] or "",
          read = 0, begins = not is_slot(parts[1]) }
      end
    end
  end
  return missed
end


--- forms.read(asked, move) -> usual form of the move, kind of answer; or nil,
-- reason, name of the rule
function forms.read(asked, move)
  core.lock(asked.core, true)
  local kept, missed = guarded(asked, looked, asked.core, core.form_read, move)
  if kept then return kept, "text" end
  local list = forms_of(asked)
  missed = nearest_miss(asked, list, move, missed)
  local form = list[missed.form]
  if type(form) ~= "table" then form = {} end
  missed.because, missed.unless, missed.all = form.because, form.unless,
    form.all
  missed.n, missed.pattern = form.n, form[1]
  local said = first_words(asked, move, missed.read or 0)
  local says = why[missed.miss]
  local reason, rule
  if says then reason, rule = says(asked, missed, said, move) end
  return nil, reason
    or sentence.of("a_choice", { choices = nearest(asked, "") }), rule
end


return forms
