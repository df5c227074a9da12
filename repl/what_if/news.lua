-- What a change of the rules does, shortly: what the rulebook says now, and the
-- same deals by random bots before and after.

local chart = require "tenace.face.compare.chart"
local evaluate = require "tenace.face.typed.evaluate"
local phrase = require "tenace.face.say.phrase"
local rulebook = require "tenace.face.rulebook.book"
local show = require "tenace.face.say.show"

local news = {}

--- How much is said and played: entries of the rulebook; deals at most, in so
-- many seconds; and deals that are told one by one.
news.entries, news.deals, news.seconds, news.single = 6, 1000, 2, 10

-- The deals are the same after each save, so that one can follow a figure.
local SEED = 1


--- An entry of the difference for the screen. Where only the lines of a step
-- have changed, the text is the same before and after.
local function entry_of(block)
  if block.lines_of then
    return { kind = "text",
      text = phrase("what_if.news.lines", { name = block.lines_of }) }
  end
  return block
end


--- The first entries of a difference with their headings, and the number of the
-- others.
local function first_entries(blocks)
  local list, n = {}, 0
  for _, block in ipairs(blocks) do
    if block.kind ~= "heading" then n = n + 1 end
    if n + (block.kind == "heading" and 1 or 0) <= news.entries then
      list[#list + 1] = entry_of(block)
    end
  end
  return list, math.max(0, n - news.entries)
end


--- What the rulebook says now that it did not say before.
local function rule_lines(one, other, style)
  local book = rulebook.against(one, other, true)
  local blocks, more = first_entries(book.blocks)
  local lines = require "tenace.face.rulebook.text".lines({
    title = phrase "what_if.news.rules", sentence = "", blocks = blocks,
    suits = book.suits, deck = book.deck }, style)
  while lines[2] == "" do table.remove(lines, 2) end
  if more > 0 then
    lines[#lines + 1] = phrase("what_if.news.more", { n = more })
  end
  return lines
end


--- Plays deals until they are enough or the time is over.
local function compared(variants)
  local compare, now = require "tenace.study.compare",
    require "tenace.core".now
  compare.check(variants)
  local ends, tallies = now() + news.seconds, {}
  repeat
    local first = #tallies * 10 + 1
    tallies[#tallies + 1] = compare.run(variants, { seed = SEED,
      first = first, last = math.min(first + 9, news.deals) })
  until #tallies * 10 >= news.deals or now() > ends
  return require "tenace.study.comparison".of(variants, { seed = SEED },
    compare.merge(tallies))
end


--- Which of the first deals differ.
local function single_line(variants)
  local compare, list = require "tenace.study.compare", {}
  for deal = 1, news.single do
    local differ = compare.run(variants,
      { seed = SEED, first = deal, last = deal }).pair[1].differ
    if differ.decisions + differ.scores > 0 then
      list[#list + 1] = tostring(deal)
    end
  end
  if #list == 0 then
    return phrase("what_if.news.none", { of = news.single })
  end
  return phrase("what_if.news.single", { n = #list, of = news.single,
    deals = table.concat(list, phrase "compare.join") })
end


--- A difference, with its interval if it has one.
local function difference_text(difference)
  local key = difference.range == "" and "always" or "differs"
  return phrase("what_if.news." .. key, { by = difference.text,
    range = difference.range, told = phrase("compare." .. difference.told) })
end


--- The figures before and now, a row each.
local function figure_lines(result)
  local rows = { { "", phrase "what_if.news.before", phrase "what_if.news.now",
    phrase "what_if.news.difference" } }
  for i, block in ipairs(chart.blocks(result)) do
    local was, now = block.rows[1], block.rows[2]
    local difference = now.difference
    rows[i + 1] = { phrase("what_if.news.figure", { name = block.name }),
      was.text, now.text, difference and difference_text(difference) or "" }
  end
  return show.columns(rows, { false, true, true })
end


--- The same deals by random bots under both rules.
local function deal_lines(variants)
  local result = compared(variants)
  if chart.is_same(result.differ[1]) then
    return { phrase("what_if.news.same",
      { n = result.deals, deals = show.thousands(result.deals) }) }
  end
  local lines = { phrase("what_if.news.played",
    { n = result.deals, deals = show.thousands(result.deals) }) }
  local more = figure_lines(result)
  table.move(more, 1, #more, 2, lines)
  lines[#lines + 1] = single_line(variants)
  return lines
end


--- The lines of a part, or the sentence why there are none.
local function tried(width, part, ...)
  local done, lines = pcall(part, ...)
  if done then return lines end
  return show.wrap(phrase("what_if.news.failed",
    { problem = evaluate.message(lines) }), width)
end


--- news.lines(one, other, style) -> lines
-- @param one, other the game before and after the change
function news.lines(one, other, style)
  local lines = tried(style.width, rule_lines, one, other, style)
  lines[#lines + 1] = ""
  local more = tried(style.width, deal_lines, { one, other })
  more[#more + 1] = ""
  table.move(more, 1, #more, #lines + 1, lines)
  return show.fitted(lines, style)
end


return news
