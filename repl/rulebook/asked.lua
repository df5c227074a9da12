-- Asks the rules about a worked example: the moves they allow, who wins, what
-- it counts, and why.

local example = require "tenace.rules.example"
local language = require "tenace.base.language"
local phrase = require "tenace.face.say.phrase"

local asked = {}


--- The variant with the options that an example sets.
local function with_options(one, home)
  local options = example.options(one.body, home)
  if next(options) == nil then return home end
  return assert(require "tenace".variant(home.spec, options))
end


--- asked.under(one, variant) -> { variant, facts, body }: an example ready for
-- questions under this variant, with the example's own options
function asked.under(one, variant)
  local here = with_options(one, variant)
  return { variant = here, facts = example.facts(one.body, here),
    body = one.body }
end


--- asked.holds(one, variant) -> true if the example is true under exactly these
-- rules
function asked.holds(one, variant)
  return require "tenace.study.examples".holds(one, variant,
    require "tenace".library)
end


local function pose(case)
  local body = case.body
  return { hand = body.hand, others = body.others, played = body.played,
    trick = body.trick and example.list(body.trick) or {} }
end


--- The words that may be said in answer to the match's question, as a set.
local function words_of(m)
  local _, question = m:turn()
  local set = {}
  for _, word in ipairs(question and question.words or {}) do
    set[word] = true
  end
  return set
end


--- The match of an example with moves, after these moves; and the words that
-- could be said instead of each of them.
local function match_of(case)
  if not case.match then
    local m, said = require "tenace.study.examples".begin(case.body,
      case.variant, require "tenace".new), {}
    for i, move in ipairs(example.list(case.body.moves)) do
      said[i] = words_of(m)
      m:play(move)
    end
    case.match, case.said = m, said
  end
  return case.match, case.said
end

asked.match = match_of


--- asked.words(case) -> list of sets: the words that could be said instead of
-- each of the example's moves, and after them
function asked.words(case)
  local m, said = match_of(case)
  local list = table.move(said, 1, #said, 1, {})
  list[#list + 1] = words_of(m)
  return list
end


--- asked.moves(case) -> the moves that are allowed; or nil and their number.
function asked.moves(case)
  if case.body.moves then return match_of(case):moves() end
  return require "tenace".legal(case.variant, case.facts, pose(case))
end


--- asked.allows(case, move) -> true; or false, reason, rule.
function asked.allows(case, move)
  if case.body.moves then return match_of(case):allows(move) end
  return require "tenace".allows(case.variant, case.facts, pose(case), move)
end


--- asked.why(case, move) -> the rules' answer about a move, as match:why gives
-- it
function asked.why(case, move)
  if case.body.moves then return match_of(case):why(move) end
  return require "tenace".why(case.variant, case.facts, pose(case), move)
end


--- asked.winner(case) -> the number of the play that wins, and why.
function asked.winner(case)
  return require "tenace".winner(case.variant, case.facts,
    example.list(case.body.trick))
end


--- asked.value(case) -> the value of the result, and how it is made up.
function asked.value(case)
  return require "tenace".value(case.variant, case.facts)
end


--- asked.meld(case) -> true, kind, points; or false, reason.
function asked.meld(case)
  return require "tenace".meld(case.variant, case.facts, case.body.cards)
end


--- asked.step(case [, n]) -> { scores, over, winner, gives } of the step that
-- an example runs, in round n if given
function asked.step(case, n)
  local body = case.body
  return require "tenace".step(case.variant, case.facts, {
    step = example.step(body), with = body.with, scores = body.before,
    tricks = body.tricks, held = body.held, won = body.won,
    last_won = body.last_won,
    party = body.party, round_number = n or body.round_number,
    dealer = body.dealer, deal = body.deal,
  })
end


--- Functions that answer what an example may expect, in the example's form.
local answer = {}


function answer.legal(case)
  local list = asked.moves(case)
  return list and table.concat(list, #list > 0 and case.body.moves and "; "
    or " ")
end


local function permissions(case, moves)
  local list = {}
  for i, move in ipairs(example.list(moves)) do
    local ok, reason = asked.allows(case, move)
    list[i] = phrase("rulebook." .. (ok and "is_allowed" or "is_refused"),
      { move = move, reason = reason })
  end
  return language.groups(list)
end


function answer.allowed(case) return permissions(case, case.body.allowed) end
function answer.refused(case) return permissions(case, case.body.refused) end


function answer.winner(case)
  local n, why = asked.winner(case)
  return example.list(case.body.trick)[n], why
end


answer.value = asked.value


function answer.meld(case)
  local ok, kind, points = asked.meld(case)
  return ok and (tostring(kind) .. " " .. (points or "")) or kind
end


function answer.scores(case) return asked.step(case).scores end
function answer.gives(case) return tostring(asked.step(case).gives) end


function answer.won_by(case)
  local result = asked.step(case)
  return result.over and (result.winner or 0) or false
end


--- asked.answer(case, name) -> the rules' answer to the expectation of that
-- name, and why; nil if it is no question by itself
function asked.answer(case, name)
  if answer[name] then return answer[name](case) end
end


return asked
