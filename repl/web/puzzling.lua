-- The calls about puzzles: one is looked for, and lies on a table of its own
-- beside the match; answers are judged, and the moves compared.

local counting = require "tenace.face.web.counting"
local desk = require "tenace.face.web.desk"
local draw = require "tenace.face.teach.draw"
local language = require "tenace.base.language"
local moment = require "tenace.face.moment.moment"
local phrase = require "tenace.face.say.phrase"
local plain = require "tenace.face.web.plain"
local problem = require "tenace.base.problem"
local reading = require "tenace.face.web.reading"
local Riddle = require "tenace.face.teach.riddle"
local show = require "tenace.face.say.show"
local telling = require "tenace.face.web.telling"
local tenace = require "tenace"

local puzzling = {}

-- The puzzle: { found, seed, riddle, narrator, code }.
local now


--- A function that tells the page how far the search is, in per cent.
local function teller(tell)
  local often = telling.often("puzzle", tell)
  return function(done, all) often(100 * done // all, 100) end
end


--- The puzzle that an earlier answer gave, which is not looked for again.
local function known(found)
  local match, wrong = tenace.replay(found.record)
  if not match then error(problem.request(tostring(wrong)), 0) end
  local player = match:turn()
  return { match = match, player = player, move = found.move,
    moves = found.moves, grade = found.grade, missed = found.missed }
end


--- Reads the puzzle in the present language.
local function tell(found, seed)
  local riddle = Riddle.new { puzzle = found, seed = seed }
  now = { found = found, seed = seed, riddle = riddle, code = language.code,
    narrator = moment.narrator(found.match, found.player) }
end


--- The puzzle.
local function need()
  if not now then error(problem.request(phrase "learn.no_puzzle_yet"), 0) end
  if now.code ~= language.code then
    now.found.match:reload()
    tell(now.found, now.seed)
  end
  return now
end


--- The moment of the puzzle after these picks.
local function moment_of(picked)
  local found = now.found
  local at = moment.of(found.match, found.player,
    { picked = picked, narrator = now.narrator })
  if at.picks then plain.places { at.picks.refused or at.picks.wrong } end
  local variant = found.match.variant
  at.game, at.seed, at.pack = variant.spec, now.seed, variant.deck.suits
  at.seat, at.seats, at.undone = found.player, { found.player }, 0
  at.deck = moment.deck(found.match, now.narrator.style)
  return at
end


--- A sentence in the style of the page.
local function said(text) return text and draw.sentence(text,
  now.riddle.style) end


function puzzling.puzzle(call, tell_page)
  local seed = call.seed or 1
  local found = call.found and known(call.found)
    or tenace.puzzle(desk.variant(call.game), { seed = seed,
      grade = call.grade, told = teller(tell_page) })
  if not found then return {} end
  tell(found, seed)
  return { record = found.match:record(), player = found.player,
    move = found.move, moves = plain.list(found.moves), grade = found.grade,
    missed = found.missed, title = said(now.riddle:title()),
    asks = said(now.riddle.question.asks), moment = moment_of() }
end


--- A move as people read it, with its cards.
local function written(move)
  return show.play(move, now.riddle.style)
end


--- What the moves come to, the best one first.
local function compared()
  local found = now.riddle:explained()
  return { move = found.move, unit = found.unit, deals = found.deals,
    proof = said(now.riddle:proof()),
    sentences = plain.each(found.sentences, said),
    moves = plain.each(found.alternatives, function(one)
      return { move = one.move, text = written(one.move),
        cards = plain.list(show.is_cards(one.move) and show.words(one.move)
          or {}), value = one.value, interval = one.interval,
        figure = language.fraction(one.value, 1),
        sure = language.fraction(one.interval, 1),
        best = one.move == now.found.move }
    end) }
end


--- What is said to an answer.
local function judged(call)
  local riddle, match = now.riddle, now.found.match
  local style = now.narrator.style
  local move = call.exact and call.move
    or reading.move(match, call.move, style)
  reading.allowed(match, move, style)
  move = match:why(move).move
  local verdict = riddle:judge(move)
  if verdict == "best" then
    return { right = true, move = move,
      text = said(phrase.list("teach.right")[1]), told = compared() }
  end
  return { right = false, move = move, cost = said(riddle:cost(move)),
    text = said(phrase("learn.not_best", { move = written(move) })) }
end


function puzzling.guess(call)
  need()
  if call.show then
    return { right = false, text = said(phrase("learn.best_is",
      { move = written(now.found.move) })),
      told = compared() }
  elseif call.move then
    return judged(call)
  end
  return { moment = moment_of(call.picked), title = said(now.riddle:title()),
    asks = said(now.riddle.question.asks) }
end


--- What the rules say of the moves, each saying once with its moves.
local function rules_of(moves)
  local match, list, by_text = now.found.match, {}, {}
  for _, move in ipairs(moves) do
    local answer = match:why(move)
    local key = answer.says .. (answer.rule or "")
    if not by_text[key] then
      by_text[key] = { moves = {}, says = said(show.capital(answer.says)),
        rule = answer.rule and language.rule(answer.rule),
        file = plain.path(answer.file), line = answer.file
          and (answer.line or 1) }
      list[#list + 1] = by_text[key]
    end
    table.insert(by_text[key].moves, written(move))
  end
  return plain.each(list, function(one)
    one.moves = language.list(one.moves)
    return one
  end)
end


function puzzling.puzzle_facts()
  local found = need().found
  return { told = plain.each(now.riddle:told_so_far(), said),
    counts = counting.of(found.match, now.narrator, found.player),
    rules = rules_of(found.moves) }
end


return puzzling
