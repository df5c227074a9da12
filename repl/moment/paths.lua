-- Ways to say a move by picking its pieces one after the other. Cards and
-- players may be picked in any order, words only in theirs; a card that goes to
-- another one is picked before it.

local paths = {}


--- A card in the comparison of answers: itself, or its rank where suits do not
-- count.
local function key_of(piece, ranks)
  return piece.kind == "card" and ranks and ranks[piece.text] or piece.key
end


--- Is it an answer like `7H to 8S`, of which the first card is picked first?
-- The other one may be moved, too.
local function is_in_order(pieces)
  return #pieces == 3 and pieces[1].kind == "card" and pieces[2].kind == "word"
    and pieces[3].kind == "card"
end


--- The pieces of an answer without those picked; nil if a pick is none of them.
-- @param ranks where suits do not count, the rank of each card
local function left_over(answer, picked, ranks)
  local taken, after = {}, 0
  local in_order = is_in_order(answer.pieces)
  for _, pick in ipairs(picked) do
    local found
    for i, piece in ipairs(answer.pieces) do
      local fits = not taken[i] and piece.kind == pick.kind
        and key_of(piece, ranks) == key_of(pick, ranks)
        and (pick.kind ~= "word" or i > after)
        and not (in_order and i == 3 and not taken[1])
      if fits then
        found = i
        break
      end
    end
    if not found then return nil end
    taken[found] = pick
    after = pick.kind == "word" and found or after
  end
  local left = {}
  for i, piece in ipairs(answer.pieces) do
    if not taken[i] and (piece.kind ~= "word" or i > after) then
      left[#left + 1] = piece
    end
  end
  return left, taken
end


--- paths.open(answers, picked [, ranks]) -> the answers that can still be said
-- after these picks: { answer, left = the pieces still to pick, taken = the
-- pick at each place of the answer }
function paths.open(answers, picked, ranks)
  local list = {}
  for _, answer in ipairs(answers) do
    local left, taken = left_over(answer, picked, ranks)
    if left then
      list[#list + 1] = { answer = answer, left = left, taken = taken }
    end
  end
  return list
end


--- Words that are in all of these ways.
local function in_all(ways)
  local count = {}
  for _, way in ipairs(ways) do
    local seen = {}
    for _, piece in ipairs(way.left) do
      if piece.kind == "word" and not seen[piece.key] then
        seen[piece.key] = true
        count[piece.key] = (count[piece.key] or 0) + 1
      end
    end
  end
  for key, n in pairs(count) do
    if n < #ways then count[key] = nil end
  end
  return count
end


--- The pieces that are left without those that go without saying.
local function to_pick(way, said)
  local list = {}
  for _, piece in ipairs(way.left) do
    if piece.kind ~= "word" or not said[piece.key] then
      list[#list + 1] = piece
    end
  end
  return list
end


--- paths.shorten(ways, begun) -> the ways, each also with `needs`: the pieces
-- that still have to be picked. Words that all ways have go without saying,
-- but nothing is said before the first pick.
-- @param begun true if something has been picked
function paths.shorten(ways, begun)
  local said, none = in_all(ways), {}
  for _, way in ipairs(ways) do
    way.needs = to_pick(way, said)
    if #way.needs == 0 and not begun then said = none end
  end
  for _, way in ipairs(ways) do way.needs = to_pick(way, said) end
  return ways
end


--- paths.said(ways) -> the way that is complete; nil if none is
function paths.said(ways)
  for _, way in ipairs(ways) do
    if #way.needs == 0 then return way end
  end
end


--- Does this piece go without saying, or is it picked later? The word between
-- two cards does, or between a card and an empty place, and the card behind it
-- waits for the one in front.
local function is_silent(way, piece, places)
  local pieces = way.answer.pieces
  local n = #pieces
  if n < 3 or pieces[1].kind ~= "card" then return false end
  if piece == pieces[n - 1] and piece.kind == "word" then
    return pieces[n].kind == "card" or places ~= nil
      and places[pieces[n].text] ~= nil
  end
  return is_in_order(pieces) and piece == pieces[3] and not way.taken[1]
end


--- paths.next(ways [, places]) -> the pieces that can be picked next, each once
-- All cards and players, and of each way its first word; not those that go
-- without saying.
-- @param places the set of empty places, by their numbers as texts
function paths.next(ways, places)
  local list, seen = {}, {}
  for _, way in ipairs(ways) do
    local word = false
    for _, piece in ipairs(way.needs) do
      local silent = is_silent(way, piece, places)
      local later = piece.kind == "word" and word
      word = word or piece.kind == "word" and not silent
      if not later and not silent and not seen[piece.key] then
        list[#list + 1], seen[piece.key] = piece, true
      end
    end
  end
  return list
end


--- paths.text(way) -> the answer with the picked cards in it
function paths.text(way, ranks)
  if not ranks then return way.answer.move end
  local list = {}
  for i, piece in ipairs(way.answer.pieces) do
    list[i] = (way.taken[i] or piece).text
  end
  return table.concat(list, " ")
end


return paths
