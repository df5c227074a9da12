-- A review as lines: the tallies, the mistakes with their reasons, and the
-- scores of the rounds beside those of the bots.

local amount = require "tenace.face.say.amount"
local language = require "tenace.base.language"
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"

local reviewed = {}


--- A number with one digit, or none if it is large.
local function number(x)
  return language.fraction(x, x >= 10 and 0 or 1)
end


--- Half the width of an interval with so many digits, and never none.
local function width(x, digits)
  return language.fraction(math.max(x, 10 ^ -digits), digits)
end


local function paragraph(text, style)
  return show.wrap(show.sentence(text, style), style.width)
end


local function add(lines, more)
  table.move(more, 1, #more, #lines + 1, lines)
end


--- How many decisions a player has made, and how the bot judges them.
local function looked(one, names)
  local n = one.decisions
  local form = one.player == names.seat and "you" or "other"
  local key = n == 0 and ".none" or ".some"
  return phrase("review.looked." .. form .. key, { n = n,
    player = names.players[one.player],
    same = phrase(one.alike > 0 and "review.same" or "review.same_only",
      { same = one.same, alike = one.alike, n = one.alike }) })
end


--- What perfect play makes of a mistake.
local function all_seen(one)
  local solved = one.perfect
  local key = solved["for"]
  if solved.made == solved.better then key = "same_" .. key end
  return phrase("review.all_seen." .. key, {
    made = language.worded(one.made), better = language.worded(one.better),
    value = solved.better, less = solved.made })
end


--- What was answered; beside yes and no stands the question.
local function answer(match, one)
  local made = language.worded(one.made)
  if one.made ~= "yes" and one.made ~= "no" then return made end
  local _, asked = match:copy():go_to("decision", one.decision - 1):turn()
  return phrase("review.answer", { made = made,
    prompt = asked.prompt:match "^[^?]*%??" })
end


--- A mistake, and why it is one.
local function mistake(match, n, one, names)
  local cost = amount.number(one.cost, match.variant)
  local list = { names:says("review.costs", one.player, { n = n,
    round = one.round, decision = one.decision,
    made = answer(match, one), better = language.worded(one.better),
    cost = number(cost), interval = width(
      amount.number(one.interval, match.variant), cost >= 10 and 0 or 1) }) }
  local sentences = names:told(one.explained).sentences
  table.move(sentences, 1, #sentences, 2, list)
  if one.perfect then list[#list + 1] = all_seen(one) end
  return language.passage(list)
end


--- A part of a score, with one digit or none: those of a row have the same.
local function part_of(points, variant)
  local shown = amount.number(points, variant)
  return language.fraction(shown, math.abs(shown) >= 1000 and 0 or 1)
end


--- The part that was play, with its sign and half the width of its interval.
local function play_of(points, interval, variant)
  local text = part_of(points, variant)
  if points >= 0 then text = "+" .. text end
  return interval and text .. " ±" .. part_of(interval, variant) or text
end


--- A row: a side with its score, the part that was in the cards, and the rest.
local function row_of(label, side, sums, variant)
  return { label, side, tostring(amount.of(sums.score, variant)),
    part_of(sums.bots, variant),
    play_of(sums.score - sums.bots, sums.interval, variant) }
end


--- The sums of a side over all rounds. Rounds do not depend on each other.
local function total_of(rounds, side)
  local sum, squares = { score = 0, bots = 0 }, 0
  for _, one in ipairs(rounds) do
    sum.score = sum.score + one.scores[side]
    sum.bots = sum.bots + one.bots[side]
    squares = squares and one.intervals[side]
      and squares + one.intervals[side] ^ 2
  end
  sum.interval = squares and squares ^ 0.5
  return sum
end


--- The rows of the rounds, each side in a row, and their total.
local function rows_of(found, names, variant)
  local rows = { { phrase "review.round", phrase "review.side",
    phrase "review.result", phrase "review.cards", phrase "review.play" } }
  local function add_round(label, rounds)
    for i, side in ipairs(names:order()) do
      rows[#rows + 1] = row_of(i == 1 and label or "", names.sides[side],
        total_of(rounds, side), variant)
    end
  end
  for _, one in ipairs(found.rounds) do
    add_round(tostring(one.round), { one })
  end
  if #found.rounds > 1 then add_round(phrase "review.total", found.rounds) end
  return rows
end


--- The fewest times that bots have played a round again.
local function times_of(found)
  local times
  for _, one in ipairs(found.rounds) do
    times = math.min(times or one.replays, one.replays)
  end
  return times
end


--- reviewed.lines(found, names, style) -> the lines of a review
-- @param found as `tenace.review` gives it
function reviewed.lines(found, names, style)
  local lines = {}
  for _, one in ipairs(found.players) do
    add(lines, paragraph(looked(one, names), style))
  end
  if found.unseen > 0 then
    add(lines, paragraph(phrase("review.unseen", { n = found.unseen }), style))
  end
  if #found.mistakes == 0 then
    add(lines, paragraph(phrase "review.none", style))
  end
  for n, one in ipairs(found.mistakes) do
    lines[#lines + 1] = ""
    add(lines, paragraph(mistake(found.match, n, one, names), style))
  end
  if found.unplayed > 0 then
    lines[#lines + 1] = ""
    add(lines, paragraph(phrase("review.unplayed", { n = found.unplayed }),
      style))
  end
  if #found.rounds == 0 then return lines end
  lines[#lines + 1] = ""
  add(lines, show.columns(rows_of(found, names, found.match.variant),
    { [3] = true, [4] = true, [5] = true }))
  add(lines, paragraph(phrase("review.rounds", { n = times_of(found) }), style))
  return lines
end


--- reviewed.look(match, how, style) -> the review
-- Shows the progress, if the style is a terminal's.
-- @param how as `tenace.review` takes it
function reviewed.look(match, how, style)
  local told, done
  if style.live then
    how.told = function(n, all)
      if not told then
        told, done = require "tenace.face.terminal.progress".on_terminal(all)
      end
      told(n)
    end
  end
  local caught, found = pcall(require "tenace".review, match, how)
  if done then done() end
  if not caught then error(found, 0) end
  return found
end


return reviewed
