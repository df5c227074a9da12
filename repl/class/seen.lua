-- What those in a class see: the board, and each phone in its language. The
-- right answer is nowhere here before a question is closed.

local data = require "tenace.face.say.data"
local language = require "tenace.base.language"
local moment = require "tenace.face.moment.moment"
local show = require "tenace.face.say.show"
local tables = require "tenace.face.host.tables"

local seen = {}


--- The pack, and how its cards are called.
local function pack_of(plan)
  plan.deck = plan.deck or moment.deck({ variant = plan.variant },
    show.usual(show.plain, plan.variant.deck))
  return plan.variant.deck.suits, plan.deck
end


--- What an author's lesson asks is a move: what can be picked now.
local function picks_of(one, picked)
  if not one.match then return nil end
  return moment.of(one.match, one.seat, { picked = picked }).picks
end


--- Adds what is asked now.
local function add_question(view, class, code)
  local one, plan = class:one(class.at, code)
  one.seen = one.seen or one.posed()
  view.title, view.question = one.title, one.seen
  view.picks = picks_of(one)
  view.pack, view.deck = pack_of(plan)
  view.left = class.ends
    and math.max(math.ceil((class.ends - tables.now()) * 10), 0) / 10
  return one
end


--- How many answers of a person were right, of those that were asked.
local function score_of(class, person)
  local right, of = 0, 0
  for n = person.since, class.at do
    local given = class.answers[n] and class.answers[n][person]
    if class:asks(n) and (n > person.since or given) then
      of, right = of + 1, right + (given and given.right and 1 or 0)
    end
  end
  return { right = right, of = of }
end


--- Adds what a person has answered, and after the question's end what is right.
local function add_own(view, class, person, one)
  local given = (class.answers[class.at] or {})[person]
  view.given = given and data.list(given.parts)
  if class.phase ~= "closed" then return end
  view.right = given and given.right or false
  view.said = data.list(given and one.told(given)
    or (one.short or one.shown)())
end


--- seen.picks(class, person, picked) -> what can be picked for the move that is
-- asked
function seen.picks(class, person, picked)
  return picks_of(class:one(class.at, person.language), picked)
end


--- The part of all views.
local function begin(class, code)
  local variant = class.plan:at(code).variant
  return { number = class.number, phase = class.phase, at = class.at,
    all = class:size(), game = variant.title, language = code,
    codes = language.codes }
end


--- seen.phone(class, person) -> what somebody sees who has come; person may be
-- nil
function seen.phone(class, person)
  local code = person and person.language or language.code
  local view = begin(class, code)
  view.name = person and person.name
  if not person or class.phase == "lobby" then return view end
  if class.phase == "over" then
    view.score = score_of(class, person)
    return view
  end
  local one = add_question(view, class, code)
  add_own(view, class, person, one)
  return view
end


--- How often each part was in an answer.
local function tally(class, one)
  local of, n = {}, 0
  for _, part in ipairs(one.right) do of[part] = 0 end
  for _, given in pairs(class.answers[class.at]) do
    n = n + (given.right and 1 or 0)
    for _, part in ipairs(given.parts) do of[part] = (of[part] or 0) + 1 end
  end
  return of, n
end


--- The parts in the order in which they are shown: as the question has them, or
-- the most frequent first.
local function ordered(question, of)
  local list, known = {}, {}
  local function add(part)
    if not known[part] then list[#list + 1], known[part] = part, true end
  end
  for _, card in ipairs(question.form == "cards" and question.hand or {}) do
    add(card)
  end
  for _, item in ipairs(question.items) do add(item.id) end
  local rest = {}
  for part in pairs(of) do rest[#rest + 1] = part end
  table.sort(rest, function(a, b)
    if of[a] ~= of[b] then return of[a] > of[b] end
    return a < b
  end)
  for _, part in ipairs(rest) do add(part) end
  return list
end


--- What was answered: { part, n, right } each.
local function bars_of(one, of)
  local right, list = {}, {}
  for _, part in ipairs(one.right) do right[part] = true end
  for i, part in ipairs(ordered(one.seen, of)) do
    list[i] = { part = part, n = of[part] or 0, right = right[part] or false }
  end
  return data.list(list)
end


--- Adds to a closed question what was answered, and the explanation.
local function add_answers(view, class, one)
  local of, right = tally(class, one)
  view.bars, view.right = bars_of(one, of), right
  one.explained = one.explained or data.list(one.shown())
  view.said = one.explained
end


--- Who is there, for the teacher.
local function people_of(class)
  local now, list, here, answered = tables.now(), {}, 0, 0
  local answers = class.answers[class.at] or {}
  for i, person in ipairs(class.list) do
    local is_here = class:is_here(person, now)
    local given = answers[person] ~= nil
    list[i] = { n = person.n, name = person.name, here = is_here,
      answered = given }
    here = here + ((is_here or given) and 1 or 0)
    answered = answered + (given and 1 or 0)
  end
  return data.list(list), here, answered
end


--- For each question, how many were right.
local function results_of(class)
  local list = {}
  for n = 1, class.at do
    local one = class:one(n, class.language)
    if one.read and class.answers[n] then
      local of, right = 0, 0
      for _, given in pairs(class.answers[n]) do
        of, right = of + 1, right + (given.right and 1 or 0)
      end
      list[#list + 1] = { title = one.title, asks = one.posed().asks,
        right = right, of = of }
    end
  end
  return data.list(list)
end


--- seen.board(class) -> what the board shows
function seen.board(class)
  local view = begin(class, class.language)
  view.board, view.url, view.code = true, class.url, class.code
  view.people, view.here, view.answered = people_of(class)
  if class.phase == "over" then
    view.results = results_of(class)
  elseif class.phase ~= "lobby" then
    local one = add_question(view, class, class.language)
    if class.phase == "closed" then add_answers(view, class, one) end
  end
  return view
end


return seen
