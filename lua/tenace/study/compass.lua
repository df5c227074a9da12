-- What PBN and LIN share: seats by points of the compass, who is vulnerable,
-- hands of a pack of 52.

local words = require "tenace.words.all"

local compass = {}

local SUITS, RANKS = "SHDC", "AKQJT98765432"

--- Who is vulnerable, board by board, as PBN names it.
local VULNERABLE = words.split("None NS EW All NS EW All None "
  .. "EW All None NS All None NS EW")

--- Seats 1 to 4.
compass.letters = words.split "N E S W"
local SEATS = { N = 1, E = 2, S = 3, W = 4 }


--- compass.seat(text) -> the seat that a text such as `N` or `North` names; or
-- nil
function compass.seat(text)
  return SEATS[string.upper(string.sub(text or "", 1, 1))]
end


--- compass.next(seat) -> the seat to its left
function compass.next(seat) return seat % 4 + 1 end


--- compass.dealer(board), compass.vulnerable(board): by the board's number
function compass.dealer(board) return (board - 1) % 4 + 1 end


function compass.vulnerable(board) return VULNERABLE[(board - 1) % 16 + 1] end


--- compass.number(board) -> the number by which the rules deal so
-- Its own number, or if dealer and who is vulnerable do not go with it, that of
-- the first sixteen boards with which they go.
-- @param board a table that may have `n`, `dealer` and `vulnerable`
function compass.number(board)
  local function fits(n)
    return (not board.dealer or board.dealer == compass.dealer(n))
      and (not board.vulnerable or board.vulnerable == compass.vulnerable(n))
  end
  if board.n and fits(board.n) then return board.n end
  for n = 1, 16 do
    if fits(n) then return n end
  end
end


--- A card as the library writes it.
local function card_of(suit, rank)
  return (rank == "T" and "10" or rank) .. suit
end


--- compass.card(text) -> the card of a text such as `ST` or `s10`; or nil
function compass.card(text)
  local suit, rank = string.match(string.upper(text), "^([SHDC])(%w+)$")
  rank = rank == "10" and "T" or rank
  local known = rank and #rank == 1 and string.find(RANKS, rank, 1, true)
  return known and card_of(suit, rank) or nil
end


--- compass.written(card) -> the card as PBN and LIN write it
function compass.written(card)
  local rank, suit = string.match(card, "^(%w+)(%a)$")
  return suit .. (rank == "10" and "T" or rank)
end


--- compass.add_suit(list, suit, ranks) -> true; or nil if one is no rank
-- Adds the cards of a suit to a list.
function compass.add_suit(list, suit, ranks)
  for rank in string.gmatch(string.gsub(ranks, "10", "T"), ".") do
    if not string.find(RANKS, string.upper(rank), 1, true) then return nil end
    list[#list + 1] = card_of(suit, string.upper(rank))
  end
  return true
end


--- compass.rest(hands) -> the cards of a pack of 52 that no hand has
function compass.rest(hands)
  local seen, list = {}, {}
  for _, hand in next, hands do
    for _, one in ipairs(words.split(hand)) do seen[one] = true end
  end
  for suit in string.gmatch(SUITS, ".") do
    for rank in string.gmatch(RANKS, ".") do
      local card = card_of(suit, rank)
      if not seen[card] then list[#list + 1] = card end
    end
  end
  return table.concat(list, " ")
end


--- The ranks of a hand by suit, high cards first; nil if it is not 13 cards of
-- a pack of 52.
local function by_suit(hand)
  local list, n = { S = {}, H = {}, D = {}, C = {} }, 0
  for _, one in ipairs(words.split(hand or "")) do
    local rank, suit = string.match(one, "^(%w+)(%a)$")
    rank = rank == "10" and "T" or rank
    if not rank or not list[suit] or not string.find(RANKS, rank, 1, true) then
      return nil
    end
    n = n + 1
    table.insert(list[suit], rank)
  end
  if n ~= 13 then return nil end
  for suit, ranks in next, list do
    table.sort(ranks, function(a, b)
      return string.find(RANKS, a, 1, true) < string.find(RANKS, b, 1, true)
    end)
    list[suit] = table.concat(ranks)
  end
  return list
end


--- compass.four_hands(hands) -> by seat { S = "AKT", … }; nil if they are not
-- four hands of 13 cards
function compass.four_hands(hands)
  local list = {}
  for seat = 1, 4 do
    list[seat] = by_suit((hands or {})[seat])
    if not list[seat] then return nil end
  end
  return list
end


--- compass.ended(calls) -> have three passed behind a bid, or all four?
function compass.ended(calls)
  local passes, bid = 0, false
  for _, call in ipairs(calls) do
    passes = call == "pass" and passes + 1 or 0
    bid = bid or string.find(call, "^%d") ~= nil
  end
  return passes >= (bid and 3 or 4)
end


local CALLS = { P = "pass", PASS = "pass", X = "double", D = "double",
  DBL = "double", DOUBLE = "double", XX = "redouble", R = "redouble",
  RDBL = "redouble", REDOUBLE = "redouble" }


--- compass.call(text) -> the call of a text such as `1N`, `Pass` or `XX`, with
-- marks behind it; or nil
function compass.call(text)
  local word = string.upper(string.gsub(text, "[!?*]+$", ""))
  local level, suit = string.match(word, "^([1-7])([CDHSN]T?)$")
  if level and (#suit == 1 or suit == "NT") then
    return level .. (suit == "N" and "NT" or suit)
  end
  return CALLS[word]
end


--- compass.contract(calls, dealer) -> { bid, doubled = 1, 2 or 4, declarer };
-- nil if nobody has bid
function compass.contract(calls, dealer)
  local bid, doubled, side, named = nil, 1, nil, {}
  for i, call in ipairs(calls) do
    local seat = (dealer + i - 2) % 4 + 1
    if string.find(call, "^%d") then
      bid, doubled, side = call, 1, seat % 2
      local name = side .. string.sub(call, 2)
      named[name] = named[name] or seat
    elseif call ~= "pass" then
      doubled = call == "double" and 2 or 4
    end
  end
  if not bid then return nil end
  return { bid = bid, doubled = doubled,
    declarer = named[side .. string.sub(bid, 2)] }
end


return compass
