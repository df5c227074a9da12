-- A review as lines: the tallies, the mistakes with their reasons, and the
-- scores of the rounds beside those of the bots.

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
  local list = { names:says("review.costs", one.player, { n = n,
    round = one.round, decision = one.decision,
    made = answer(match, one), better = language.worded(one.better),
    cost = number(one.cost),
    interval = width(one.interval, one.cost >= 10 and 0 or 1) }) }
  table.move(one.explained.sentences, 1, #one.explained.sentences, 2, list)
  if one.perfect then list[#list + 1] = all_seen(one) end
  return language.passage(list)
end


--- The sides that the table of rounds has columns for.
local function sides_of(found, names)
  if #found.players > 1 then return names:order() end
  return { names.side_of[found.players[1].player] }
end


local function heading(sides, names)
  local row = { phrase "review.round" }
  for _, side in ipairs(sides) do
    row[#row + 1] = names.sides[side]
    row[#row + 1] = phrase("review.bots")
  end
  return row
end


--- The rows of the rounds, and their total.
local function rows_of(found, sides, names)
  local rows, total = { heading(sides, names) }, { phrase "review.total" }
  for _, one in ipairs(found.rounds) do
    local row = { tostring(one.round) }
    for _, side in ipairs(sides) do
      for _, scores in ipairs { one.scores, one.bots } do
        row[#row + 1] = tostring(scores[side])
        total[#row] = (total[#row] or 0) + scores[side]
      end
    end
    rows[#rows + 1] = row
  end
  for i, sum in ipairs(total) do total[i] = tostring(sum) end
  if #found.rounds > 1 then rows[#rows + 1] = total end
  return rows
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
  local sides, right = sides_of(found, names), {}
  for i = 1, 2 * #sides do right[i + 1] = true end
  lines[#lines + 1] = ""
  add(lines, show.columns(rows_of(found, sides, names), right))
  add(lines, paragraph(phrase "review.rounds", style))
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
