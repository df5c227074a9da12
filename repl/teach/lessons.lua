-- The lessons of a game, in the order of its rulebook: the topic of each, and
-- its questions, from the worked examples and from random play.

local Chance = require "tenace.face.teach.chance"
local crossed = require "tenace.face.teach.crossed"
local duties = require "tenace.face.rulebook.duties"
local found = require "tenace.face.teach.found"
local higher = require "tenace.face.teach.higher"
local key = require "tenace.face.teach.key"
local language = require "tenace.base.language"
local phrase = require "tenace.face.say.phrase"
local plays = require "tenace.face.rulebook.plays"
local ranks = require "tenace.face.rulebook.ranks"
local show = require "tenace.face.say.show"
local steps = require "tenace.face.rulebook.steps"
local worked = require "tenace.face.teach.worked"

local lessons = {}

-- The most questions of a lesson, and the most of them from worked examples.
local MOST, MOST_WORKED = 6, 4


--- The worked examples' questions, by topic; those of house rules by file.
local function worked_questions(variant, chance)
  local by_topic, by_file = {}, {}
  for _, one in ipairs(variant.examples) do
    for _, question in ipairs(worked.of(one, variant, chance)) do
      local topic = question.topic
      by_topic[topic] = by_topic[topic] or {}
      table.insert(by_topic[topic], question)
      by_file[one.file] = by_file[one.file] or {}
      table.insert(by_file[one.file], question)
    end
  end
  return by_topic, by_file
end


--- Adds a question to a lesson that has room for it and does not ask it.
local function add_question(list, known, question)
  local text = key.text(question)
  if #list < MOST and not known[text] then
    list[#list + 1], known[text] = question, true
  end
end


--- Some items of the first list, in its order, and enough of the others to fill
-- the lesson.
local function mixed(chance, first, ...)
  local list, picked, known = {}, {}, {}
  for _, question in ipairs(chance:some(first or {}, MOST_WORKED)) do
    picked[question] = true
  end
  for _, question in ipairs(first or {}) do
    if picked[question] then add_question(list, known, question) end
  end
  for _, more in ipairs { ... } do
    for _, question in ipairs(more) do add_question(list, known, question) end
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
local function on_scoring(variant, chance, from)
  local crosses = crossed.of(variant, chance, MOST)
  local list = mixed(chance, busy(from.worked.count), busy(crosses))
  return #list > 0 and list or mixed(chance, from.worked.count, crosses)
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
local function add_obligations(list, variant, chance, from)
  for _, obligation in ipairs(variant.obligations) do
    local name = obligation.name
    add(list, name, show.capital(language.spoken(name)),
      { obligation_text(obligation, variant) },
      mixed(chance, from.worked[name], from.found[name] or {}))
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
local function add_playing(list, variant, chance, from)
  local cards, shown = from.found.cards or {}, about_playing(variant,
    from.worked)
  if variant.plays then
    return add(list, "play", topic "play", plays_texts(variant),
      mixed(chance, shown, cards))
  end
  add(list, "cards", topic "cards", {}, mixed(chance, {}, cards))
  add(list, "play", topic "play", {}, mixed(chance, shown))
end


--- A lesson for each house rule that has examples.
local function add_houses(list, variant, chance, from)
  for _, house in ipairs(variant.house) do
    add(list, "house " .. house.name,
      phrase("teach.topic.house", { title = house.title }),
      { house.sentence }, mixed(chance, from.by_file[house.file],
        crossed.of(variant, chance, MOST, house.file)))
  end
end


--- The sources of questions: examples and random play.
local function sources(variant, seed, chance)
  local by_topic, by_file = worked_questions(variant, chance)
  local done, lists = pcall(found.questions, variant, seed, chance)
  return { worked = by_topic, by_file = by_file, found = done and lists or {},
    problem = not done and lists or nil }
end


--- lessons.of(variant, seed) -> list of { id, title, text, questions }; its
-- `problem` is the error in random play, if there was one
function lessons.of(variant, seed)
  local chance, list = Chance.of(seed), {}
  local from = sources(variant, seed, chance)
  local shown, played, flow = from.worked, from.found, steps.of(variant)
  list.problem = from.problem
  add(list, "rank", topic "rank", rank_texts(variant, flow),
    higher.questions(variant, chance, MOST - 1))
  add(list, "say", topic "say", step_texts(asking(flow), 3),
    mixed(chance, shown.say, played.say or {}))
  add(list, "meld", topic "meld", {}, mixed(chance, shown.meld))
  add(list, "step", topic "step", {}, mixed(chance, shown.step))
  add_obligations(list, variant, chance, from)
  add_playing(list, variant, chance, from)
  add(list, "trick", topic "trick", {}, mixed(chance, shown.trick,
    played.trick or {}, played["plain trick"] or {}))
  add(list, "count", topic "count", step_texts(flow.scoring, 3),
    on_scoring(variant, chance, from))
  add(list, "hard", topic "hard", { phrase "teach.text.hard" },
    mixed(chance, {}, played.hard or {}))
  add_houses(list, variant, chance, from)
  return list
end


--- lessons.quiz(list, n, seed) -> n different questions from all lessons; the
-- lessons take turns, so that each has its share
function lessons.quiz(list, n, seed)
  local chance, left, out = Chance.of(seed), {}, {}
  for i, lesson in ipairs(list) do
    left[i] = chance:some(lesson.questions or {}, MOST)
  end
  local asked, any = {}, true
  while #out < n and any do
    any = false
    for _, questions in ipairs(chance:some(left, #left)) do
      local question = table.remove(questions)
      any = any or question ~= nil
      if question and not asked[question] and #out < n then
        out[#out + 1], asked[question] = question, true
      end
    end
  end
  return out
end


return lessons
