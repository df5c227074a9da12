-- One deal of a comparison: the decisions in each game, side by side, and a
-- prompt with its matches.

local amount = require "tenace.face.say.amount"
local chart = require "tenace.face.compare.chart"
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"

local deal = {}


-- The log's numbers of the pile of the cards on the table, and of the pile
-- before the first hand.
local TRICK, BEFORE_HANDS = 2, 2


local function add_moves(lines, list)
  for i, one in ipairs(list) do
    lines[#lines + 1] = phrase("compare.move", one)
    list[i] = nil
  end
end


--- Adds a card to the trick, and drops the line of the decision to play it.
local function add_card(trick, waiting, event)
  trick.seat = trick.seat or event.from - BEFORE_HANDS
  trick[#trick + 1] = event.card
  local last = waiting[#waiting]
  if not last then return end
  last.left = last.left or show.words(last.move)
  for i, card in ipairs(last.left) do
    if card == event.card then
      table.remove(last.left, i)
      break
    end
  end
  if #last.left == 0 then waiting[#waiting] = nil end
end


--- A line for a field that was set, such as trump; nil for plain data of
-- another kind, and for a flag that is false.
local function settled(note)
  local name, value = note[1], require "tenace.match.kit".plain(note[2])
  if type(value) == "table" or not value then return nil end
  return phrase("compare.settled", { name = name, value = tostring(value) })
end


--- The decisions of the first round of a match that keeps a log. Each has a
-- line, except that the cards of a trick share one.
local function moves_of(m)
  local core = require "tenace.core"
  local moves = core.moves_made(m.core)
  local lines, waiting, trick, notes = {}, {}, {}, core.notes(m.core)
  for _, event in ipairs(core.events(m.core)) do
    if event.what == "decided" then
      waiting[#waiting + 1] = { seat = event.player,
        move = moves[event.decision] }
    elseif event.what == "moved" and event.to == TRICK then
      add_card(trick, waiting, event)
    elseif event.what == "noted" then
      add_moves(lines, waiting)
      lines[#lines + 1] = settled(notes[event.n])
    elseif event.what == "trick" then
      add_moves(lines, waiting)
      lines[#lines + 1] = phrase(
        trick.seat and "compare.trick" or "compare.has_trick",
        { seat = trick.seat, cards = table.concat(trick, " "),
          winner = event.player })
      trick = {}
    elseif event.what == "round_over" then
      break
    end
  end
  add_moves(lines, waiting)
  return lines
end


--- The lines of the first round's score, and the totals.
local function score_of(m)
  local totals, lines = {}, {}
  for side = 1, #m.variant.sides do totals[side] = 0 end
  for _, line in ipairs(m:score_sheet()) do
    if line.round == 1 then
      totals[line.side] = totals[line.side] + line.points
      lines[#lines + 1] = phrase("compare.scored", {
        side = line.side, points = amount.signed(line.points, m.variant),
        reason = line.reason })
    end
  end
  lines[#lines + 1] = phrase("compare.total",
    { scores = table.concat(amount.all(totals, m.variant), "  ") })
  return lines
end


--- The number of lines that two lists have in common, in order, from each place
-- on.
local function common(a, b)
  local table_of = {}
  for i = #a + 1, 1, -1 do
    table_of[i] = {}
    for k = #b + 1, 1, -1 do
      local n = 0
      if i <= #a and k <= #b then
        n = a[i] == b[k] and 1 + table_of[i + 1][k + 1]
          or math.max(table_of[i + 1][k], table_of[i][k + 1])
      end
      table_of[i][k] = n
    end
  end
  return table_of
end


--- deal.side_by_side(a, b) -> rows { left, mark, right }
-- A line that both lists have is one row. A line that only one has is marked.
function deal.side_by_side(a, b)
  local rows, ahead, i, k = {}, common(a, b), 1, 1
  while i <= #a or k <= #b do
    if i <= #a and k <= #b and a[i] == b[k] then
      rows[#rows + 1] = { a[i], " ", b[k] }
      i, k = i + 1, k + 1
    elseif k > #b or i <= #a and ahead[i + 1][k] >= ahead[i][k + 1] then
      rows[#rows + 1] = { a[i], "<", "" }
      i = i + 1
    else
      rows[#rows + 1] = { "", ">", b[k] }
      k = k + 1
    end
  end
  return rows
end


--- Two columns that fit the terminal; long lines are wrapped within their
-- column.
local function columns(rows, style)
  local width, lines = (style.width - 3) // 2, {}
  for _, row in ipairs(rows) do
    local left = show.wrap(row[1], width, "  ")
    local right = show.wrap(row[3], width, "  ")
    for i = 1, math.max(#left, #right) do
      local line = show.pad(left[i] or "", width) .. " " .. row[2] .. " "
        .. (right[i] or "")
      lines[#lines + 1] = show.sentence((line:gsub("%s+$", "")), style)
    end
  end
  return lines
end


--- deal.lines(one, other, style [, letters]) -> lines
-- Two matches of the same deal, side by side. Both must keep a log.
function deal.lines(one, other, style, letters)
  local first, second = moves_of(one), moves_of(other)
  local rows = deal.side_by_side(first, second)
  table.insert(rows, 1, { letters[1], " ", letters[2] })
  for _, row in ipairs(deal.side_by_side(score_of(one), score_of(other))) do
    rows[#rows + 1] = row
  end
  return columns(rows, style)
end


--- The text before the prompt: the dealt hands, then each game beside the
-- first.
local function shown(variants, opened, played, style)
  local games = {}
  for i, variant in ipairs(variants) do games[i] = variant.spec end
  local lines = require "tenace.face.compare.text".head(games)
  local hands = require "tenace.face.table.describe".hands(opened[1], style)
  lines[#lines + 1] = ""
  table.move(hands, 1, #hands, #lines + 1, lines)
  for i = 2, #played do
    lines[#lines + 1] = ""
    local more = deal.lines(played[1], played[i], style,
      { chart.letter(1), chart.letter(i) })
    table.move(more, 1, #more, #lines + 1, lines)
  end
  return lines
end


--- The names of the matches at the prompt.
local function named(variants)
  local list = {}
  for i, variant in ipairs(variants) do
    list[i] = phrase("compare.opened.one", {
      letter = chart.letter(i):lower(), game = variant.spec })
  end
  return phrase("compare.opened.all",
    { list = table.concat(list, phrase "compare.opened.join") })
end


--- deal.open(variants, work, number) -> exit status
function deal.open(variants, work, number)
  local loop = require "tenace.face.terminal.loop"
  local style = show.for_deck(loop.style(), variants[1].deck)
  local opened = require "tenace.study.compare".open(variants, work, number)
  local played, names = {}, {}
  for i, m in ipairs(opened) do
    played[i] = m:copy():redo(#m.undone)
    played[i]:keep_log()
    names[chart.letter(i):lower()] = m
  end
  local lines = shown(variants, opened, played, style)
  lines[#lines + 1] = ""
  local last = show.wrap(named(variants), style.width)
  table.move(last, 1, #last, #lines + 1, lines)
  loop.emit(table.concat(lines, "\n") .. "\n")
  return require "tenace.face.command.prompt".open(opened[1], names)
end


return deal
