-- A comparison for a person at a terminal: numbers, intervals, bars.

local chart = require "tenace.face.compare.chart"
local language = require "tenace.base.language"
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"
local silenced = require "tenace.face.say.silenced"

local text = {}

-- The cells of a bar: where there is room, and on a narrow screen.
local BAR, LEAST_BAR = 18, 4


--- How full cell number `i` of a bar is, from 0 to 8 eighths. The bar goes from
-- 0 to the value, in `n` cells between `low` and `high`.
local function filled(i, n, value, low, high)
  local cell = (high - low) / n
  local from, to = math.min(0, value), math.max(0, value)
  local left, right = low + (i - 1) * cell, low + i * cell
  local part = (math.min(right, to) - math.max(left, from)) / cell
  return math.floor(8 * part + 0.5), from > left + cell / 16
end


local EIGHTHS = { [0] = " ", "▏", "▎", "▍", "▌", "▋", "▊", "▉", "█" }


--- A bar from 0 to the value. A part of a cell is drawn from its left side, so
-- a bar that begins within a cell takes the whole cell or none.
local function bar(value, size, low, high, style)
  local cells = {}
  for i = 1, size do
    local n, from_right = 0, false
    if value then n, from_right = filled(i, size, value, low, high) end
    if style.letters or from_right then n = n >= 4 and 8 or 0 end
    n = math.max(0, n)
    cells[i] = style.letters and (n == 8 and "#" or " ") or EIGHTHS[n]
  end
  return table.concat(cells)
end


--- The columns of a row: label, bar, value, precision; the difference, its
-- interval, and what it tells.
local function columns(block, row, size, style)
  local low, high = chart.reach(block)
  local cells = { row.label, bar(row.value, size, low, high, style), row.text,
    row.sure }
  local difference = row.difference
  if not difference then return cells end
  cells[5], cells[6] = difference.text, difference.range
  cells[7] = phrase("compare." .. difference.told)
  return cells
end


local RIGHT = { false, false, true, true, true, true, false }


--- The widths of the columns, the same for all blocks. The bars are shorter
-- where the screen is narrow.
local function widths_of(blocks, style)
  local widths, all = {}, 0
  for _, block in ipairs(blocks) do
    for _, row in ipairs(block.rows) do
      for i, cell in ipairs(columns(block, row, 0, style)) do
        widths[i] = math.max(widths[i] or 0, show.width(cell))
      end
    end
  end
  for _, width in ipairs(widths) do all = all + width + 1 end
  widths[2] = math.max(LEAST_BAR, math.min(BAR, style.width - all))
  return widths
end


local function row_line(cells, widths)
  local line = {}
  for i, cell in ipairs(cells) do
    line[i] = show.pad(cell, widths[i], RIGHT[i]) .. (i == 2 and " " or "")
  end
  return (table.concat(line, " "):gsub("%s+$", ""))
end


local function add_blocks(lines, blocks, style)
  local widths = widths_of(blocks, style)
  for _, block in ipairs(blocks) do
    lines[#lines + 1] = ""
    for _, line in ipairs(show.wrap(block.title, style.width)) do
      lines[#lines + 1] = show.bold(line, style)
    end
    for _, row in ipairs(block.rows) do
      lines[#lines + 1] = row_line(columns(block, row, widths[2], style),
        widths)
    end
  end
end


--- The heading of the columns of differences.
local function heading(blocks, style, title)
  local widths, before = widths_of(blocks, style), 0
  for i = 1, 4 do before = before + (widths[i] or 0) + 1 end
  local width = (widths[5] or 0) + (widths[6] or 0) + 1
  local room = math.max(before, before + width - show.width(title))
  return (" "):rep(math.min(room, style.width - show.width(title))) .. title
end


--- text.add_blocks(lines, blocks, style, title)
-- Adds blocks of bars, below the title of the columns with differences.
function text.add_blocks(lines, blocks, style, title)
  if #blocks == 0 then return end
  lines[#lines + 1] = ""
  lines[#lines + 1] = heading(blocks, style, title)
  local first = #lines + 1
  add_blocks(lines, blocks, style)
  table.remove(lines, first)
end


--- The difference that a block shows for the game with that letter.
local function difference_of(block, letter)
  for _, row in ipairs(block.rows) do
    if row.label == letter then return row.difference end
  end
end


--- The measures for which the deals of one game do not suffice.
local function doubts(result, blocks, letter)
  local list = {}
  for _, block in ipairs(blocks) do
    local difference = difference_of(block, letter)
    if difference and difference.told == "unknown" then
      local needed = difference.needed
      list[#list + 1] = needed and phrase(chart.key(result, "needed"),
        { what = block.name, deals = show.thousands(needed) })
        or phrase("compare.not_told", { what = block.name })
    end
  end
  return table.concat(list, phrase "compare.join")
end


--- text.add_sentence(lines, sentence, style)
-- Adds a sentence, with an empty line before it.
function text.add_sentence(lines, sentence, style)
  lines[#lines + 1] = ""
  for _, line in ipairs(show.wrap(sentence, style.width)) do
    lines[#lines + 1] = line
  end
end


--- text.nothing(result) -> sentences that say which games were the same as A in
-- all deals
function text.nothing(result)
  local list = {}
  for i, differ in ipairs(result.differ) do
    if chart.is_same(differ) then
      list[#list + 1] = phrase(chart.key(result, "nothing"), {
        letter = chart.letter(i + 1),
        share = language.decimal(("%.2g"):format(100 * differ.decisions.high))
          .. " %" })
    end
  end
  return list
end


--- text.same(result, style) -> the same as lines
function text.same(result, style)
  local lines = {}
  for _, sentence in ipairs(text.nothing(result)) do
    text.add_sentence(lines, sentence, style)
  end
  return lines
end


--- text.few(blocks) -> a sentence in a list if anything was counted too seldom
-- to tell
function text.few(blocks)
  for _, block in ipairs(blocks) do
    for _, row in ipairs(block.rows) do
      if row.difference and row.difference.told == "few" then
        return { phrase "compare.fewest" }
      end
    end
  end
  return {}
end


--- text.doubts(result, blocks) -> sentences about what the numbers do not tell
-- @param blocks as chart.blocks gives them
function text.doubts(result, blocks)
  local list = text.few(blocks)
  for i in ipairs(result.differ) do
    local letter = chart.letter(i + 1)
    local what = doubts(result, blocks, letter)
    if what ~= "" then
      list[#list + 1] = phrase(chart.key(result, "too_few"),
        { letter = letter, what = what })
    end
  end
  return list
end


--- What opens a deal at the prompt: a match for each game, named by its letter.
local function typed(result, deal)
  local names = {}
  for i in ipairs(result.games) do names[i] = chart.letter(i):lower() end
  return ("%s = it:open(%d)"):format(table.concat(names, ", "), deal)
end


--- The command that opens a deal.
local function command(result, deal)
  local words = { "tenace compare", table.concat(result.games, " ") }
  local bots = result.bot_names or result.bots
  if type(bots) == "string" and bots ~= "random" then
    words[#words + 1] = "--bots " .. bots
  end
  words[#words + 1] = ("--seed %d --deal %d"):format(result.seed, deal)
  return table.concat(words, " ")
end


--- The scores of a deal by side, each as wide as any of them.
local function scores_text(scores, width)
  local list = {}
  for side, points in ipairs(scores) do
    list[side] = show.pad(tostring(points), width, true)
  end
  return table.concat(list, " ")
end


local function widest(list)
  local width = 0
  for _, one in ipairs(list) do
    for _, scores in ipairs(one.scores) do
      for _, points in ipairs(scores) do
        width = math.max(width, #tostring(points))
      end
    end
  end
  return width
end


local function add_apart(lines, result, style, at_prompt)
  if #result.apart == 0 then return end
  local width = widest(result.apart)
  local rows, right = { { phrase "compare.deal" } }, { true }
  for i in ipairs(result.games) do
    rows[1][i + 1], right[i + 1] = chart.letter(i), true
  end
  for i, one in ipairs(result.apart) do
    rows[i + 1] = { tostring(one.deal) }
    for k, scores in ipairs(one.scores) do
      rows[i + 1][k + 1] = scores_text(scores, width)
    end
  end
  lines[#lines + 1] = ""
  lines[#lines + 1] = show.bold(phrase "compare.apart", style)
  table.move(show.columns(rows, right), 1, #rows, #lines + 1, lines)
  lines[#lines + 1] = phrase("compare.open",
    { command = (at_prompt and typed or command)(result,
      result.apart[1].deal) })
end


local function bots_of(result)
  local bots = result.bot_names or result.bots
  if type(bots) == "string" then return bots end
  local names = {}
  for i, name in ipairs(bots) do names[i] = tostring(name) end
  return language.list(names)
end


--- text.head(games) -> the games by their letters, and which options have no
-- effect in them
function text.head(games)
  local lines = {}
  for i, game in ipairs(games) do
    lines[i] = phrase("compare.game", { letter = chart.letter(i), game = game })
  end
  local told = silenced.among(games)
  return table.move(told, 1, #told, #lines + 1, lines)
end


--- Adds by game the matches that had no end.
local function add_cut(list, result)
  for i, n in ipairs(result.cut or {}) do
    if n > 0 then
      list[#list + 1] = phrase("compare.game", { letter = chart.letter(i),
        game = phrase("sweep.cut", { n = n }) })
    end
  end
end


--- text.played(result) -> sentences: what was played, by whom
function text.played(result)
  local n = result.matches or result.deals
  local key = chart.key(result, result.in_turn and "in_turn" or "played")
  local list = { phrase(key, { n = n,
    deals = show.thousands(n), seed = result.seed, bots = bots_of(result) }) }
  if not result.same_cards then list[2] = phrase "compare.other_cards" end
  if result.sure then
    list[#list + 1] = phrase(chart.key(result, "sure"),
      { sure = result.sure })
  end
  add_cut(list, result)
  return list
end


--- text.lines(result, style [, at_prompt]) -> lines; they end with what opens a
-- deal, at the prompt or as a command
function text.lines(result, style, at_prompt)
  local lines, blocks = text.head(result.games), chart.blocks(result)
  for _, sentence in ipairs(text.played(result)) do
    local told = show.wrap(sentence, style.width)
    table.move(told, 1, #told, #lines + 1, lines)
  end
  local same = text.same(result, style)
  table.move(same, 1, #same, #lines + 1, lines)
  text.add_blocks(lines, blocks, style, phrase("compare.differences",
    { sure = result.sure or 95 }))
  add_blocks(lines, chart.differing(result), style)
  for _, sentence in ipairs(text.doubts(result, blocks)) do
    text.add_sentence(lines, sentence, style)
  end
  local told = require "tenace.face.compare.faults".lines(result, style.width)
  table.move(told, 1, #told, #lines + 1, lines)
  add_apart(lines, result, style, at_prompt)
  return lines
end


return text
