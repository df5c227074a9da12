-- Questions made of the worked examples of the rules. The answers come from the
-- rules as they run, not from the example.

local amount = require "tenace.face.say.amount"
local asked = require "tenace.face.rulebook.asked"
local boxes = require "tenace.face.rulebook.boxes"
local cited = require "tenace.face.teach.cited"
local example = require "tenace.rules.example"
local examples = require "tenace.face.rulebook.examples"
local language = require "tenace.base.language"
local near = require "tenace.face.teach.near"
local phrase = require "tenace.face.say.phrase"
local pose = require "tenace.face.teach.pose"
local show = require "tenace.face.say.show"

local worked = {}

local MOST_ITEMS = 6


--- Adds the position of an example with a deal, as the player to act sees it.
local function add_position(question, case)
  local m = asked.match(case)
  local seen = pose.of(m, (m:turn()))
  question.text, question.rows, question.groups = seen.text, seen.rows,
    seen.groups
end


--- The common part of an example's questions: the given rows and cards.
local function begin(one, case, topic)
  local question = { topic = topic, rows = {}, groups = {},
    deck = case.variant.deck, reasons = {} }
  if case.body.moves and case.body.deal then
    add_position(question, case)
    return question
  end
  for _, row in ipairs(examples.given(one, case.variant)) do
    local cards = boxes.cards(row[2])
    if cards then
      table.insert(question.groups, { label = row[1], cards = cards })
    else
      table.insert(question.rows, row)
    end
  end
  return question
end


local function why_of(case, move) return cited.why(asked.why(case, move)) end


--- A question for the playable cards of the hand.
local function cards_question(one, case)
  local question = begin(one, case, "play")
  question.form, question.asks = "cards", phrase "teach.asks.cards"
  question.hand = show.words(case.body.hand)
  question.right = asked.moves(case)
  if not question.right then return nil end
  local legal = {}
  for _, card in ipairs(question.right) do legal[card] = true end
  for _, card in ipairs(question.hand) do
    question.reasons[card] = why_of(case, card)
    if not legal[card] then question.because = question.reasons[card] end
  end
  question.because = question.because or question.reasons[question.hand[1]]
  question.topic = question.because.rule or "play"
  question.hard = not question.because.rule
  return question
end


--- A move's words, sorted: the order of cards does not matter.
local function sorted_words(move)
  local words = show.words((move:gsub(";", " ")))
  table.sort(words)
  return table.concat(words, " ")
end


--- Adds moves to a list, each once, up to a number.
local function add_moves(list, moves)
  local known = {}
  for _, move in ipairs(list) do known[sorted_words(move)] = true end
  for _, move in ipairs(moves) do
    local key = sorted_words(move)
    if not known[key] and #list < MOST_ITEMS then
      list[#list + 1], known[key] = move, true
    end
  end
end


-- The most answers to a question that are compared with those of another one.
local MOST_ANSWERS = 200

-- By variant: the questions at the end of its examples.
local questions_of = setmetatable({}, { __mode = "k" })


--- What is asked, whatever number stands before it.
local function question_key(case)
  local _, question = asked.match(case):turn()
  return question.prompt:gsub("%d+", "1")
end


--- The question at the end of an example's moves: { key, named = the answers
-- that the example names, moves = all }; nil if it does not fit the variant.
local function question_in(one, variant)
  local case = asked.under(one, variant)
  local moves, named = asked.moves(case) or {}, {}
  for _, name in ipairs { "legal", "allowed", "refused" } do
    local list = example.list(one.body[name] or {})
    table.move(list, 1, math.min(3, #list), #named + 1, named)
  end
  return { key = question_key(case), named = named,
    moves = #moves <= MOST_ANSWERS and moves or {} }
end


--- The questions in all examples of a variant that make moves.
local function all_questions(variant)
  if not questions_of[variant] then
    local list = {}
    for _, one in ipairs(variant.examples) do
      local done, question = pcall(question_in, one, variant)
      if one.body.moves and done then list[#list + 1] = question end
    end
    questions_of[variant] = list
  end
  return questions_of[variant]
end


--- The hand from which the learner answers, and the cards of an open pile, if
-- the example shows them.
local function hand_seen(case)
  if not case.body.deal then return {}, {} end
  local m = asked.match(case)
  local player, question = m:turn()
  return show.words(question.dummy_hand or m:hands()[player]),
    near.pile(m, player)
end


--- Adds those answers that somebody with this hand could choose, and that are
-- allowed or refused for a better reason than that a card is missing.
local function add_worthy(list, case, moves, hand, pile)
  local m = asked.match(case)
  for _, move in ipairs(moves) do
    local _, _, rule = asked.allows(case, move)
    local said = m:parts(move)
    local seen = #hand > 0 or not near.names_cards(said)
    if rule ~= "not_held" and seen and near.can_be_held(said, hand, pile)
      and not near.out_of_range(m, move) then
      list[#list + 1] = move
    end
  end
end


--- Answers to the same question in other examples: those that they name, and
-- those nearest to what is allowed here.
local function said_elsewhere(case, variant)
  local allowed = near.set(asked.moves(case) or {})
  local key, hand, pile = question_key(case), hand_seen(case)
  local list = {}
  for _, other in ipairs(all_questions(variant)) do
    if other.key == key then add_worthy(list, case, other.named, hand, pile) end
  end
  for _, other in ipairs(all_questions(variant)) do
    if near.akin(other.moves, allowed) then
      add_worthy(list, case, near.border(other.moves, allowed), hand, pile)
    end
  end
  return list
end


--- Two answers that are allowed, if none of these is.
local function allowed_ones(case, list, chance)
  local allowed = near.set(asked.moves(case) or {})
  for _, move in ipairs(list) do
    if allowed[move] or asked.allows(case, move) then return {} end
  end
  local found = {}
  add_worthy(found, case, chance:some(asked.moves(case) or {}, 2),
    hand_seen(case))
  return found
end


--- Cards of a hand, as many as were led: named ones with one card exchanged.
local function plays_of_hand(case, named, n, chance)
  local hand, list = show.words(case.body.hand), {}
  for i = 1, n > 0 and 12 or 0 do
    local cards = #named > 0 and show.words(named[chance:number(#named)]) or {}
    cards = #cards == n and near.exchanged(cards, hand, chance)
      or chance:some(hand, n)
    table.sort(cards)
    list[i] = table.concat(cards, " ")
  end
  return list
end


--- The moves of an example that somebody with its hand could choose.
local function named_in(case)
  local list, hand, pile, m = {}, {}, {}, nil
  if case.body.moves then
    m, hand, pile = asked.match(case), hand_seen(case)
  end
  for _, name in ipairs { "allowed", "refused", "legal" } do
    local named = {}
    for _, move in ipairs(example.list(case.body[name] or {})) do
      if #named < 3
        and (not m or near.can_be_held(m:parts(move), hand, pile)) then
        named[#named + 1] = move
      end
    end
    add_moves(list, named)
  end
  return list
end


--- May these words be said in some question of the examples? Moves with cards
-- are not looked at: they depend on the hand.
local function is_said_somewhere(move, variant)
  if move:find "%u" then return true end
  for _, other in ipairs(all_questions(variant)) do
    for _, one in ipairs(other.moves) do
      if one == move then return true end
    end
  end
  return false
end


--- The moves of a list that somebody could believe in.
local function believed(list, variant)
  local left = {}
  for _, move in ipairs(list) do
    if is_said_somewhere(move, variant) then left[#left + 1] = move end
  end
  return left
end


--- Moves to choose from: those in the example, and others.
local function items_of(case, variant, chance)
  local body, list = case.body, named_in(case)
  if body.moves and #list < 4 then
    add_moves(list, allowed_ones(case, list, chance))
    add_moves(list, said_elsewhere(case, variant))
  elseif case.variant.plays and #list < 4 then
    local led = body.trick and example.list(body.trick)[1] or list[1] or ""
    add_moves(list, plays_of_hand(case, list, #show.words(led), chance))
  end
  return body.moves and believed(list, variant) or list
end


--- Why a move is allowed or not; for words, the place that asks for them.
local function said_why(case, move)
  local why = asked.why(case, move)
  if why.file or not case.body.moves then return cited.why(why) end
  local _, question = asked.match(case):turn()
  return cited.question(case.variant, why.says, why.rule, question.prompt)
end


--- What is asked: the question at the table, if the example has a position.
local function asks_of(case)
  if not case.body.moves then return phrase "teach.asks.plays" end
  local _, question = asked.match(case):turn()
  return phrase("teach.asks.say_to", { prompt = question.prompt })
end


--- A question for the allowed ones among several moves.
local function items_question(one, case, chance, variant)
  local question = begin(one, case, case.body.moves and "say" or "play")
  question.form, question.asks = "items", asks_of(case)
  question.items = chance:shuffle(items_of(case, variant, chance))
  question.right = {}
  for i, move in ipairs(question.items) do
    local ok = asked.allows(case, move)
    question.reasons[i] = said_why(case, move)
    if ok then
      table.insert(question.right, i)
    elseif not question.because or question.because.is_short
      or question.reasons[i].rule then
      question.because = question.reasons[i]
    end
  end
  local refused = example.list(case.body.refused or {})[1]
  if refused and not asked.allows(case, refused) then
    question.because = said_why(case, refused)
  end
  if question.because and question.because.rule and not case.body.moves then
    question.topic = question.because.rule
  end
  local n = #question.right
  return question.because and n > 0 and n < #question.items
    and near.are_enough(question.items) and question
end


local make = {}


function make.legal(one, case, chance, variant)
  if case.body.hand and not case.variant.plays then
    return cards_question(one, case)
  end
  return items_question(one, case, chance, variant)
end


function make.allowed(one, case, chance, variant)
  if case.body.legal then return nil end
  return items_question(one, case, chance, variant)
end


function make.refused(one, case, chance, variant)
  if case.body.legal or case.body.allowed then return nil end
  return make.legal(one, case, chance, variant)
end


--- The plays of a trick, each under its letter.
local function lettered(question, plays)
  local groups = {}
  for _, group in ipairs(question.groups) do
    if group.label ~= phrase "rulebook.example.trick" then
      groups[#groups + 1] = group
    end
  end
  for i, play in ipairs(plays) do
    groups[#groups + 1] = { label = string.char(96 + i),
      cards = show.words(play) }
  end
  local rows = {}
  for _, row in ipairs(question.rows) do
    if row[1] ~= phrase "rulebook.example.trick" then rows[#rows + 1] = row end
  end
  question.groups, question.rows, question.lettered = groups, rows, true
end


function make.winner(one, case)
  local question = begin(one, case, "trick")
  question.items = example.list(case.body.trick)
  local key = case.variant.plays and "winner_play" or "winner"
  question.form, question.asks = "one", phrase("teach.asks." .. key)
  lettered(question, question.items)
  local n, says = asked.winner(case)
  question.right = { n }
  question.because = cited.order(case.variant, says)
  return question
end


--- Does the example say some cards for many, as the highest trumps of a hand?
local function names_cards(case)
  for name in pairs(case.body.fields or {}) do
    local field = case.variant.fields[name]
    if field and field.kind == "cards" then return true end
  end
  return false
end


function make.value(one, case)
  local question = begin(one, case, "count")
  local value, says = asked.value(case)
  if math.type(value) ~= "integer" then return nil end
  question.form, question.asks = "numbers", phrase "teach.asks.value"
  if names_cards(case) then
    question.asks = language.passage { phrase "teach.stands", question.asks }
  end
  question.right = { value }
  question.because = cited.step(case.variant,
    type(says) == "string" and language.told(case.variant.texts, says) or nil,
    "value")
  return question
end


--- A side by its number; where each plays alone, the seat.
local function side_name(side, variant)
  if #variant.sides < variant.people then
    return phrase("rulebook.side", { side = side })
  end
  return phrase("teach.seat", { n = variant.sides[side][1] })
end


--- The lines written on the score sheet, and why; nil if there are none.
local function sheet_text(sheet, variant)
  local list, texts = {}, variant.texts
  for i, line in ipairs(sheet) do
    list[i] = phrase("teach.score_line", {
      side = side_name(line.side, variant),
      points = amount.signed(line.points, variant),
      reason = language.told(texts, line.reason) })
  end
  return #list > 0 and language.groups(list) or nil
end


--- Has the step written no points, and has nobody won by it?
local function is_idle(result)
  for _, points in ipairs(result.scores) do
    if points ~= 0 then return false end
  end
  return #result.sheet == 0 and (result.winner or 0) == 0
end


function make.scores(one, case)
  local question = begin(one, case, "count")
  local result = asked.step(case)
  question.form = "numbers"
  question.right = amount.numbers(result.scores, case.variant)
  question.asks = phrase("teach.asks.scores", { n = #question.right,
    first = side_name(1, case.variant) })
  question.is_idle = is_idle(result)
  question.because = cited.step(case.variant,
    sheet_text(result.sheet, case.variant), example.step(case.body),
    "score_round")
  return question
end


--- The sides to choose from, and nobody.
local function sides_of(variant)
  local list = {}
  for side in ipairs(variant.sides) do
    list[side] = side_name(side, variant)
  end
  list[#list + 1] = phrase "teach.draw"
  list[#list + 1] = phrase "teach.goes_on"
  return list
end


function make.won_by(one, case)
  if case.body.scores then return nil end
  local question = begin(one, case, "count")
  local result, n = asked.step(case), #case.variant.sides
  question.form, question.asks = "one", phrase "teach.asks.won_by"
  question.items = sides_of(case.variant)
  question.right = { not result.over and n + 2
    or (result.winner or 0) == 0 and n + 1 or result.winner }
  question.because = cited.step(case.variant, nil, "over", "score_round")
  return question
end


function make.meld(one, case)
  local question = begin(one, case, "meld")
  local ok, kind, points = asked.meld(case)
  question.form, question.asks = "yes_no", phrase "teach.asks.meld"
  question.right = ok and true or false
  local says = ok and points and phrase("teach.meld_is",
    { kind = kind, n = points }) or tostring(kind)
  question.because = { says = says }
  return question
end


--- The distinct words of a list, in a fixed order.
local function choices_of(words)
  local list, seen = {}, {}
  for _, word in ipairs(words) do
    if not seen[word] then list[#list + 1], seen[word] = word, true end
  end
  return list
end


function make.by_round(one, case, chance)
  local question = begin(one, case, "step")
  local step, deck = example.step(case.body), case.variant.deck
  local words = example.list(case.body.by_round)
  local n = chance:number(#words)
  question.form, question.right = "one", {}
  question.asks = phrase("teach.asks.by_round",
    { step = language.spoken(step), n = n })
  question.items = choices_of(words)
  local found = tostring(asked.step(case, n).gives or "none")
  for i, word in ipairs(question.items) do
    if word == found then question.right = { i } end
    question.items[i] = show.suit_name(word, deck) or word
  end
  question.because = cited.step(case.variant, nil, step)
  return #question.items > 1 and #question.right == 1 and question
end


--- worked.of(one, variant, chance) -> questions about one example under the
-- variant; none if the variant cannot answer
-- A question has the example's name if the example is true under the variant,
-- and if the name can be read alone.
function worked.of(one, variant, chance)
  local list = {}
  local name = one.name and not examples.goes_on(one)
    and asked.holds(one, variant) and one.name or nil
  for _, item in ipairs(require "tenace.study.examples".expects(one.body)) do
    local maker = make[item.name]
    local done, question = pcall(function()
      return maker and maker(one, asked.under(one, variant), chance, variant)
    end)
    if done and question then
      question.file, question.name = one.file, name
      list[#list + 1] = question
    end
  end
  return list
end


return worked
