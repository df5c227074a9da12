-- A sweep as tables, bars and a drawing: a row for each value of the option, or
-- for each house rule.

local chart = require "tenace.face.compare.chart"
local csv = require "tenace.face.compare.csv"
local faults = require "tenace.face.compare.faults"
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"
local silenced = require "tenace.face.say.silenced"
local svg = require "tenace.face.compare.svg"
local text = require "tenace.face.compare.text"

local swept = {}

local SHARES = { played = true, made = true, won = true }

-- The colour of all bars in a drawing.
local COLOR = "#4878a8"


local function labels_of(sweep)
  local labels = {}
  for k, value in ipairs(sweep.values) do labels[k] = tostring(value) end
  return labels
end


--- The title of a measure; that of the duels says what chance alone would give.
local function title_of(sweep, measure)
  return phrase("sweep.title." .. measure.name, { better = sweep.better,
    worse = sweep.worse, share = ("%.0f %%"):format(100 / sweep.sides) })
end


--- swept.blocks(sweep) -> blocks, as chart.blocks makes them
function swept.blocks(sweep)
  local blocks, labels = {}, labels_of(sweep)
  for i, measure in ipairs(sweep.measures) do
    blocks[i] = chart.block(title_of(sweep, measure),
      phrase("sweep.name." .. measure.name), measure.games, labels,
      SHARES[measure.name])
  end
  return blocks
end


--- swept.title(sweep) -> what is swept, in a sentence
function swept.title(sweep)
  local key = sweep.option and "sweep.option" or "sweep.house"
  return phrase(key, { game = sweep.game, option = sweep.option })
end


--- swept.played(sweep) -> what was played, in sentences
function swept.played(sweep)
  local key = sweep.bots == "random" and "sweep.played" or "sweep.played_by"
  local list = { phrase(key, { deals = show.thousands(sweep.deals),
    seed = sweep.seed, bots = sweep.bots,
    matches = show.thousands(sweep.matches) }) }
  if sweep.duels > 0 then
    list[2] = phrase("sweep.duels", { n = sweep.duels, better = sweep.better,
      worse = sweep.worse })
  end
  if sweep.cut > 0 then
    list[#list + 1] = phrase("sweep.cut", { n = sweep.cut })
  end
  local told = silenced.among(sweep.games, sweep.option)
  return table.move(told, 1, #told, #list + 1, list)
end


--- The means of all measures, a row for each value.
local function means_of(sweep, blocks)
  local rows, right = { { sweep.option or phrase "sweep.rule" } }, {}
  for k, label in ipairs(labels_of(sweep)) do rows[k + 1] = { label } end
  for i, block in ipairs(blocks) do
    right[i + 1], rows[1][i + 1] = true, block.name
    for k, row in ipairs(block.rows) do rows[k + 1][i + 1] = row.text end
  end
  return show.columns(rows, right)
end


--- The same, but a table for each measure if the screen is too narrow for one.
local function add_means(lines, sweep, blocks, style)
  local found = means_of(sweep, blocks)
  for _, line in ipairs(found) do
    if show.width(line) > style.width then return end
  end
  lines[#lines + 1] = ""
  found[1] = show.bold(found[1], style)
  table.move(found, 1, #found, #lines + 1, lines)
end


--- swept.lines(sweep, style) -> lines
-- The means in one table if the screen is wide enough, then bars, intervals and
-- differences for each measure.
function swept.lines(sweep, style)
  local lines, blocks = { swept.title(sweep) }, swept.blocks(sweep)
  for _, sentence in ipairs(swept.played(sweep)) do
    local more = show.wrap(sentence, style.width)
    table.move(more, 1, #more, #lines + 1, lines)
  end
  add_means(lines, sweep, blocks, style)
  text.add_blocks(lines, blocks, style, phrase("sweep.differences",
    { first = tostring(sweep.values[1]) }))
  for _, sentence in ipairs(text.few(blocks)) do
    text.add_sentence(lines, sentence, style)
  end
  local told = faults.lines(sweep, style.width)
  return table.move(told, 1, #told, #lines + 1, lines)
end


--- swept.svg(sweep) -> text
function swept.svg(sweep)
  local blocks = swept.blocks(sweep)
  for _, block in ipairs(blocks) do block.colors = { COLOR } end
  return svg.page(swept.title(sweep), swept.played(sweep), blocks)
end


--- swept.csv(sweep) -> text: a line for each number
function swept.csv(sweep)
  local lines = { csv.line { "what", sweep.option or "house", "game", "value",
    "low", "high", "difference", "difference_low", "difference_high", "told",
    "needed" } }
  for _, measure in ipairs(sweep.measures) do
    for k, number in ipairs(measure.games) do
      lines[#lines + 1] = csv.numbers(measure.name, sweep.values[k],
        sweep.games[k], number)
    end
  end
  csv.add_faults(lines, sweep)
  return table.concat(lines, "\n") .. "\n"
end


return swept
