-- The calls that compare rules: several sets of them on the same deals, or one
-- option over its values. The figures, and their words, are the terminal's.

local chart = require "tenace.face.compare.chart"
local phrase = require "tenace.face.say.phrase"
local plain = require "tenace.face.web.plain"
local swept = require "tenace.face.compare.swept"
local telling = require "tenace.face.web.telling"
local tenace = require "tenace"
local words = require "tenace.face.compare.text"

local each = plain.each

local comparing = {}


--- What a difference tells, in words.
local function difference_of(one)
  if not one then return nil end
  return { value = one.value, low = one.low, high = one.high, text = one.text,
    range = one.range, told = phrase("compare." .. one.told) }
end


--- A block of bars as plain data, with the ends of its axis.
local function block_of(block)
  local low, high = chart.reach(block)
  return { title = block.title, name = block.name, unit = block.unit,
    low = low, high = high, ends = plain.list { chart.figure(block, low),
      chart.figure(block, high) },
    rows = each(block.rows, function(row)
      return { label = row.label, value = row.value, low = row.low,
        high = row.high, text = row.text, sure = row.sure,
        difference = difference_of(row.difference) }
    end) }
end


function comparing.compare(call, tell)
  local games = table.move(call.games, 1, #call.games, 1, {})
  games[#games + 1] = { rounds = call.rounds, seed = call.seed,
    bots = call.bots, told = telling.often("deals", tell) }
  local found = tenace.compare(table.unpack(games))
  local blocks = chart.blocks(found)
  return { measures = plain.value(found.measures),
    differ = plain.value(found.differ), deals = found.deals,
    seed = found.seed, games = plain.list(found.games),
    head = plain.list(words.head(found.games)),
    played = plain.list(words.played(found)),
    same = plain.list(words.nothing(found)),
    doubts = plain.list(words.doubts(found, blocks)),
    differences = phrase("compare.differences", { sure = 95 }),
    blocks = each(blocks, block_of),
    differing = each(chart.differing(found), block_of),
    svg = require "tenace.face.compare.svg".text(found) }
end


function comparing.sweep(call, tell)
  local found = tenace.sweep(call.game, call.what, { seed = call.seed,
    rounds = call.rounds, matches = call.matches, duels = call.duels,
    told = telling.staged(tell) })
  local numbers = found.option ~= nil
  for _, value in ipairs(found.values) do
    numbers = numbers and math.type(value) == "integer"
  end
  return { title = swept.title(found), seed = found.seed,
    option = found.option, values = plain.list(found.values),
    numbers = numbers, measures = plain.value(found.measures),
    played = plain.list(swept.played(found)),
    differences = phrase("sweep.differences",
      { first = tostring(found.values[1]) }),
    blocks = each(swept.blocks(found), block_of),
    svg = swept.svg(found) }
end


return comparing
