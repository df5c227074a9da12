#!/usr/bin/env lua5.4
-- A small bot: it wins the trick with its cheapest card that can, or else
-- throws the lowest. Asked for anything else, it takes one move after another.
--
-- A line of JSON comes in for each decision, and a line goes out. It is so
-- small that it reads only what it needs, with patterns; a larger bot has a
-- library for JSON.

local RANKS = "23456789TJQKA"


--- How high a card is, from 1; 0 if it is none of these ranks.
local function height(card)
  local rank = card:gsub("10", "T"):sub(1, 1)
  return RANKS:find(rank, 1, true) or 0
end


--- The texts of the list with that name.
local function list(line, name)
  local found, texts = line:match('"' .. name .. '":(%b[])') or "", {}
  for text in found:gmatch '"([^"]*)"' do texts[#texts + 1] = text end
  return texts
end


--- Does card `a` beat card `b`, which lies on the table?
local function beats(a, b, trump)
  local suit, other = a:sub(-1), b:sub(-1)
  if suit == other then return height(a) > height(b) end
  return suit == trump
end


--- The cards on the table, in the order played.
local function on_table(line)
  local cards = {}
  for card in (line:match '"table":(%b[])' or ""):gmatch '"cards":"([^"]*)"' do
    cards[#cards + 1] = card
  end
  return cards
end


--- The card that wins the trick so far.
local function winning(cards, trump)
  local best = cards[1]
  for _, card in ipairs(cards) do
    if beats(card, best, trump) then best = card end
  end
  return best
end


--- The lowest of the moves that `fits`, or nil.
local function lowest(moves, fits)
  local low
  for _, move in ipairs(moves) do
    if fits(move) and (not low or height(move) < height(low)) then
      low = move
    end
  end
  return low
end


-- How often it was asked for anything else.
local others = 0


local function choose(line)
  local moves = list(line, "moves")
  if not line:find '"kind":"card"' then
    others = others + 1
    return moves[others % #moves + 1]
  end
  local trump = line:match '"trump":"(%a+)"'
  local best = winning(on_table(line), trump)
  return best and lowest(moves, function(m) return beats(m, best, trump) end)
    or lowest(moves, function() return true end)
end


io.stdout:setvbuf "line"
for line in io.lines() do
  print(('{"move":"%s"}'):format(choose(line)))
end
