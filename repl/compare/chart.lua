-- A comparison as blocks of bars, for the terminal and for a drawing: names the
-- numbers, and decides how many of their digits to show.

local language = require "tenace.base.language"
local phrase = require "tenace.face.say.phrase"

local chart = {}

local SHARES = { played = true, made = true, decisions = true, cards = true,
  scores = true, dealer = true, first = true, winner = true }


--- What may differ between deals or whole matches, in the order shown.
chart.differ = { "rounds", "decisions", "cards", "scores", "winner" }


--- chart.letter(i) -> the name of the i-th game: A, B, …
function chart.letter(i)
  return string.char(64 + (i - 1) % 26 + 1)
end


--- The number of digits after the point to show, from half the interval's
-- width.
local function digits(half)
  if not half or half == 0 then return 2 end
  return math.max(0, math.min(4, 1 - math.floor(math.log(half, 10))))
end


--- The digits for a list of numbers with intervals. Whole numbers without one
-- need none.
local function digits_of(list)
  local least, whole = nil, true
  for _, one in ipairs(list) do
    for _, number in ipairs { one, one.difference } do
      whole = whole and (number.value or 0) % 1 == 0
      if number.high and number.high > number.low then
        local n = digits((number.high - number.low) / 2)
        least = math.min(least or n, n)
      end
    end
  end
  return least or whole and 0 or 2
end


--- chart.figure(block, value [, sign]) -> a number in figures, in the form of
-- its block; with `sign`, + or - is before it
local function figure(block, value, sign)
  if not value then return nil end
  local text = ("%" .. (sign and "+" or "") .. "." .. block.digits .. "f")
    :format(value)
  text = text:match("^[-+]0%.?0*$") and text:sub(2) or text
  return language.decimal(text) .. block.unit
end


chart.figure = figure


local function range(block, number, sign)
  if not number.low then return "" end
  local low = figure(block, number.low, sign)
  return phrase("compare.range", { high = figure(block, number.high, sign),
    low = low:sub(1, #low - #block.unit) })
end


--- The precision of a number: for a mean, ± half its interval; for a share both
-- ends, because its interval is seldom symmetric.
local function how_sure(block, number)
  if not number.low then return "" end
  if block.unit ~= "" then return range(block, number) end
  return phrase("compare.about", { half = figure(block,
    math.max(number.high - number.value, number.value - number.low)) })
end


--- One number with its interval, as figures.
local function figures(block, number)
  number.text = figure(block, number.value) or ""
  number.sure = how_sure(block, number)
  local difference = number.difference
  if not difference then return end
  difference.text = figure(block, difference.value, true)
  difference.range = range(block, difference, true)
end


--- A copy in per cent, for shares.
local function scaled(number, factor)
  local copy = { told = number.told, needed = number.needed }
  for _, name in ipairs { "value", "low", "high" } do
    copy[name] = number[name] and number[name] * factor
  end
  if number.difference then
    copy.difference = scaled(number.difference, factor)
  end
  return copy
end


--- chart.block(title, name, numbers, labels, share) -> a block
-- A title and a row for each number that has a label; `share` shows per cent.
-- @param name what a sentence calls it
local function new_block(title, name, numbers, labels, share)
  local block = { title = title, name = name, unit = share and " %" or "",
    rows = {} }
  for i, number in ipairs(numbers) do
    if labels[i] then
      local row = scaled(number, share and 100 or 1)
      row.label = labels[i]
      block.rows[#block.rows + 1] = row
    end
  end
  block.digits = digits_of(block.rows)
  for _, row in ipairs(block.rows) do figures(block, row) end
  return block
end

chart.block = new_block


--- The title for the seats of a place.
local function seats_title(place, players)
  local seats = {}
  for i, seat in ipairs(place.seats) do
    seats[i] = seat == players
      and phrase("compare.dealer", { seat = seat }) or tostring(seat)
  end
  local key = #seats == 1 and "seat" or "seats"
  local list = table.concat(seats, phrase "compare.and")
  return phrase("compare." .. key, { seats = list }),
    phrase("compare.name." .. key,
      { seats = table.concat(place.seats, phrase "compare.and") })
end


local function player_count(result)
  local n = 0
  for _, place in ipairs(result.seats) do n = n + #place.seats end
  return n
end


--- chart.key(result, name) -> the name of a sentence about deals, or of the one
-- about whole matches
function chart.key(result, name)
  return "compare." .. (result.matches and "whole." or "") .. name
end


--- chart.is_same(differ) -> true if nothing differed in any deal or match
function chart.is_same(differ)
  for _, share in next, differ do
    if (share.deals or share.matches) > 0 then return false end
  end
  return true
end


--- The letters of the games; `false` for one that was the same as A in all
-- deals, because its bars would tell nothing.
local function letters_of(result)
  local list = {}
  for i in ipairs(result.games) do
    local differ = result.differ[i - 1]
    list[i] = not (differ and chart.is_same(differ)) and chart.letter(i)
  end
  return list
end


--- Did any game differ from A?
local function contains_letter(letters)
  for i = 2, #letters do
    if letters[i] then return true end
  end
  return false
end


--- chart.blocks(result) -> blocks: { title, name, unit, rows = { label, value,
-- low, high, text, sure, difference = { text, range, told, needed … } } }
-- There is no row for a game that was the same as A in all deals, and no block
-- if all were.
function chart.blocks(result)
  local blocks, letters = {}, letters_of(result)
  if not contains_letter(letters) then return blocks end
  for i, measure in ipairs(result.measures) do
    local name = measure.name
    local title = name == "played" and "played_share" or name
    blocks[i] = new_block(phrase(chart.key(result, title)),
      phrase(chart.key(result, "name." .. name)), measure.games, letters,
      SHARES[name])
  end
  local players = player_count(result)
  for _, place in ipairs(result.seats) do
    local title, name = seats_title(place, players)
    blocks[#blocks + 1] = new_block(title, name, place.games, letters)
  end
  return blocks
end


--- The shares of deals or matches in which one game differs from A.
local function differing(result, differ, letter)
  local numbers, labels = {}, {}
  for _, name in ipairs(chart.differ) do
    if differ[name] then
      numbers[#numbers + 1] = differ[name]
      labels[#labels + 1] = phrase(name == "rounds"
        and "compare.whole.name.rounds" or "compare." .. name)
    end
  end
  return new_block(phrase(chart.key(result, "differ"), { letter = letter }),
    nil, numbers, labels, true)
end


--- chart.differing(result) -> blocks of the shares of deals that differ, each
-- with the number of its game; none for a game that was the same as A
function chart.differing(result)
  local blocks = {}
  for i, differ in ipairs(result.differ) do
    if not chart.is_same(differ) then
      local block = differing(result, differ, chart.letter(i + 1))
      block.game = i + 1
      blocks[#blocks + 1] = block
    end
  end
  return blocks
end


--- chart.reach(block) -> the ends of the axis: the least and greatest number of
-- the block, and 0
function chart.reach(block)
  local low, high = 0, 0
  for _, row in ipairs(block.rows) do
    low = math.min(low, row.low or row.value or 0)
    high = math.max(high, row.high or row.value or 0)
  end
  if block.unit ~= "" and high > 60 then high = 100 end
  if low == high then high = low + 1 end
  return low, high
end


return chart
