-- The lessons of a game, in the order of its rulebook: the topic of each, and
-- its questions, from the worked examples and from random play.

local alike = require "tenace.face.teach.alike"
local Chance = require "tenace.face.teach.chance"
local crossed = require "tenace.face.teach.crossed"
local duties = require "tenace.face.rulebook.duties"
local example = require "tenace.rules.example"
local found = require "tenace.face.teach.found"
local higher = require "tenace.face.teach.higher"
local language = require "tenace.base.language"
local phrase = require "tenace.face.say.phrase"
local plays = require "tenace.face.rulebook.plays"
local ranks = require "tenace.face.rulebook.ranks"
local show = require "tenace.face.say.show"
local steps = require "tenace.face.rulebook.steps"
local worked = require "tenace.face.teach.worked"

local lessons = {}

-- The most questions of a lesson, and the most of them from worked examples;
-- and the same of a topic from which a course takes its questions.
local MOST, MOST_WORKED, POOL, POOL_WORKED = 6, 4, 16, 10


--- Does an example set options that are others here? Then it teaches what is
-- not in force.
local function is_elsewhere(one, variant)
  for name, value in pairs(example.options(one.body, variant)) do
    if tostring(variant.options[name]) ~= tostring(value) then return true end
  end
  return false
end


--- The worked examples' questions, by topic; those of house rules by file.
local function worked_questions(variant, chance)
  local by_topic, by_file = {}, {}
  for _, one in ipairs(variant.examples) do
    local asked = not is_elsewhere(one, variant)
      and worked.of(one, variant, chance) or {}
    for _, question in ipairs(asked) do
      local topic = question.topic
      by_topic[topic] = by_topic[topic] or {}
      table.insert(by_topic[topic], question)
      by_file[one.file] = by_file[one.file] or {}
      table.insert(by_file[one.file], question)
    end
  end
  return by_topic, by_file
end


--- The lists as one: the first of each, then the second of each, and so on.
local function in_turns(lists)
  local list, longest = {}, 0
  for _, one in ipairs(lists) do longest = math.max(longest, #one) end
  for i = 1, longest do
    for _, one in ipairs(lists) do list[#list + 1] = one[i] end
  end
  return list
end


--- Some items of the first list, in its order, in turns with those of the
-- others, until the lesson is full; none alike.
local function mixed(from, first, ...)
  local list, picked, some = {}, {}, {}
  for _, question in ipairs(from.chance:some(first or {}, from.most_worked)) do
    picked[question] = true
  end
  for _, question in ipairs(first or {}) do
    if picked[question] then some[#some + 1] = question end
  end
  for _, question in ipairs(in_turns { some, ... }) do
    if #list < from.most then alike.add(list, question, true) end
  end
  return list
end


--- The questions in which something is scored.
local function busy(questions)
  local list = {}
  for _, question in ipairs(questions or {}) do
    if not question.is_idle then list[#list + 1] = question end
  end
  return list
end


--- Questions on scoring. If nothing is scored in any of them, all are kept.
local function on_scoring(variant, from)
  local crosses = crossed.of(variant, from.chance, MOST)
  local list = mixed(from, busy(from.worked.count), busy(crosses))
  return #list > 0 and list or mixed(from, from.worked.count, crosses)
end


local function add(list, id, title, text, questions)
  if #questions == 0 then return end
  list[#list + 1] = { id = id, title = title, text = text,
    questions = questions }
end


local function topic(name) return phrase("teach.topic." .. name) end


--- The rulebook's text on the steps of a part, a paragraph each.
local function step_texts(list, most)
  local texts = {}
  for i = 1, math.min(#list, most) do
    texts[i] = list[i].heading and phrase("rulebook.step",
      { name = list[i].heading, text = list[i].text }) or list[i].text
  end
  return texts
end


--- The steps in the order of play that ask a question.
local function asking(flow)
  local list = {}
  for _, item in ipairs(flow.play) do
    local body = table.concat(item.step.body, "\n")
    if body:find "self:[%a_]*choose" or body:find "self:ask"
      or body:find "self:auction" or body:find "self:duel"
      or body:find "self:declare%f[%W]" then
      list[#list + 1] = item
    end
  end
  return list
end


local function rank_texts(variant, flow)
  local texts = step_texts(flow.ranks, 1)
  local done, rows = pcall(ranks.rows, variant)
  for i = 1, done and math.min(#rows, 4) or 0 do
    texts[#texts + 1] = phrase("rulebook.step",
      { name = rows[i][1], text = rows[i][2] })
  end
  return texts
end


--- The general text on an obligation.
local function obligation_text(obligation, variant)
  return phrase("teach.sentence",
    { text = show.capital(duties.text(obligation, variant)) })
end


--- A lesson for each obligation.
local function add_obligations(list, variant, from)
  for _, obligation in ipairs(variant.obligations) do
    local name = obligation.name
    add(list, name, show.capital(language.spoken(name)),
      { obligation_text(obligation, variant) },
      mixed(from, from.worked[name], from.found[name] or {}))
  end
end


-- Topics with a lesson of their own, besides the obligations.
local OWN = { rank = true, say = true, meld = true, step = true, trick = true,
  count = true, hard = true }


--- The questions about playing that belong to no obligation.
local function about_playing(variant, by_topic)
  local taken, topics, list = {}, {}, {}
  for _, obligation in ipairs(variant.obligations) do
    taken[obligation.name] = true
  end
  for name in pairs(by_topic) do
    if not OWN[name] and not taken[name] then topics[#topics + 1] = name end
  end
  table.sort(topics)
  for _, name in ipairs(topics) do
    table.move(by_topic[name], 1, #by_topic[name], #list + 1, list)
  end
  return list
end


--- The rulebook's text on plays of several cards.
local function plays_texts(variant)
  local texts = {}
  for i, row in ipairs(plays.rows(variant) or {}) do
    texts[i] = phrase("rulebook.step", { name = row[1], text = row[2] })
  end
  return texts
end


--- Adds a lesson on what may be played, for games without obligations. If
-- several cards are played at once, it has questions from random play, too.
local function add_playing(list, variant, from)
  local cards, shown = from.found.cards or {}, about_playing(variant,
    from.worked)
  if variant.plays then
    return add(list, "play", topic "play", plays_texts(variant),
      mixed(from, shown, cards))
  end
  add(list, "cards", topic "cards", {}, mixed(from, {}, cards))
  add(list, "play", topic "play", {}, mixed(from, shown))
end


--- A lesson for each house rule that has examples.
local function add_houses(list, variant, from)
  for _, house in ipairs(variant.house) do
    add(list, "house " .. house.name,
      phrase("teach.topic.house", { title = house.title }),
      { house.sentence }, mixed(from, from.by_file[house.file],
        crossed.of(variant, from.chance, MOST, house.file)))
  end
end


--- The sources of questions: examples and play.
local function sources(variant, seed)
  local chance = Chance.of(seed)
  local by_topic, by_file = worked_questions(variant, chance)
  local done, lists = pcall(found.questions, variant, seed, chance)
  return { worked = by_topic, by_file = by_file, found = done and lists or {},
    problem = not done and lists or nil, chance = chance, most = MOST,
    most_worked = MOST_WORKED }
end


--- The lessons made from these sources.
local function made(variant, from)
  local chance, list = from.chance, {}
  local shown, played, flow = from.worked, from.found, steps.of(variant)
  list.problem = from.problem
  add(list, "rank", topic "rank", rank_texts(variant, flow),
    higher.questions(variant, chance, from.most - 1))
  add(list, "say", topic "say", step_texts(asking(flow), 3),
    mixed(from, shown.say, played.say or {}))
  add(list, "meld", topic "meld", {}, mixed(from, shown.meld))
  add(list, "step", topic "step", {}, mixed(from, shown.step))
  add_obligations(list, variant, from)
  add_playing(list, variant, from)
  add(list, "trick", topic "trick", {}, mixed(from, shown.trick,
    played.trick or {}, played["plain trick"] or {}))
  add(list, "count", topic "count", step_texts(flow.scoring, 3),
    on_scoring(variant, from))
  add(list, "hard", topic "hard", { phrase "teach.text.hard" },
    mixed(from, {}, played.hard or {}))
  add_houses(list, variant, from)
  return list
end


--- lessons.of(variant, seed) -> list of { id, title, text, questions }; its
-- `problem` is the error in play, if there was one
function lessons.of(variant, seed)
  return made(variant, sources(variant, seed))
end


--- Adds the questions about what may be said as topics of their own, by the
-- part of the turn in which they come, as `say_draw`.
local function add_stages(pools)
  for _, question in ipairs(pools.say or {}) do
    local name = question.stage and "say_" .. question.stage
    if name then
      pools[name] = pools[name] or {}
      table.insert(pools[name], question)
    end
  end
end


--- lessons.pools(variant, seed) -> the questions that a course may take, by the
-- topic's name, with `_` for a blank
-- @error play fails
function lessons.pools(variant, seed)
  local from, pools = sources(variant, seed), {}
  if from.problem then error(from.problem, 0) end
  from.most, from.most_worked = POOL, POOL_WORKED
  for _, lesson in ipairs(made(variant, from)) do
    pools[(lesson.id:gsub("%s", "_"))] = lesson.questions
  end
  add_stages(pools)
  return pools
end


--- lessons.short_name(lesson) -> name
-- The name that it would like: that of its topic, rule, house rule or file.
function lessons.short_name(lesson)
  if lesson.name then return lesson.name end
  local id = lesson.id
  local name = lesson.guided and lesson.guided.name
    or id:match "^house (.+)$" or id
  return (name:gsub("%s", "_"))
end


--- lessons.ask(lesson) -> its questions; those that are made late are made now
function lessons.ask(lesson)
  if lesson.find then lesson.questions, lesson.find = lesson.find(), nil end
  return lesson.questions or {}
end


--- The questions of a lesson that a quiz may take. Of those that are made late
-- it makes its share, and none that takes long to find.
local function for_quiz(lesson, share)
  if not lesson.find or lesson.slow then return lesson.questions or {} end
  return lesson.find(share)
end


--- lessons.quiz(list, n, seed) -> n questions from all lessons and drills, none
-- alike, and no two of one deal; the lessons take turns, so that each has its
-- share
function lessons.quiz(list, n, seed)
  local chance, left, out = Chance.of(seed), {}, {}
  local share = math.ceil(n / math.max(1, #list))
  for i, lesson in ipairs(n > 0 and list or {}) do
    left[i] = chance:some(for_quiz(lesson, share), POOL)
  end
  local any = true
  while #out < n and any do
    any = false
    for _, questions in ipairs(chance:some(left, #left)) do
      local added = #out >= n
      while #questions > 0 and not added do
        added = alike.add(out, table.remove(questions), true)
      end
      any = any or #questions > 0
    end
  end
  return out
end


return lessons
