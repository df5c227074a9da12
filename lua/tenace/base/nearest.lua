-- The nearest name to a misspelt one, for "did you mean 'players'?".


-- Longer words are not compared: a comparison takes the product of the two
-- lengths, and nobody types such a word by a slip.
local LONGEST = 64


--- The number of slips that a word of this length may have and still be
-- recognised.
local function slips(length)
  if length < 3 then return 0 end
  if length < 6 then return 1 end
  return length < 9 and 2 or 3
end


--- One more row of the table of distances between a and b.
local function next_row(a, b, i, above, before)
  local row = { [0] = i }
  for j = 1, #b do
    local same = string.byte(a, i) == string.byte(b, j)
    local best = math.min(above[j] + 1, row[j - 1] + 1,
      above[j - 1] + (same and 0 or 1))
    if i > 1 and j > 1 and string.byte(a, i) == string.byte(b, j - 1)
      and string.byte(a, i - 1) == string.byte(b, j) then
      best = math.min(best, before[j - 2] + 1)
    end
    row[j] = best
  end
  return row
end


--- distance(a, b) -> how many letters to put in, leave out, change or swap.
local function distance(a, b)
  local before, above = nil, { [0] = 0 }
  for j = 1, #b do above[j] = j end
  for i = 1, #a do
    before, above = above, next_row(a, b, i, above, before)
  end
  return above[#b]
end


--- The only candidate that begins with the word and goes on, or nil: `bid` for
-- `bid_whist`.
local function begun(word, candidates)
  local found
  for _, name in ipairs(candidates) do
    if #word >= 3 and #name > #word and #name <= LONGEST
      and string.lower(string.sub(name, 1, #word)) == string.lower(word) then
      if found and found ~= name then return nil end
      found = name
    end
  end
  return found
end


--- nearest(word, candidates [, most]) -> the nearest candidate, or nil
-- The candidate that differs from `word` by the fewest slips of the keyboard,
-- if a word of its length may have that many. Upper and lower case count the
-- same. Of several that are equally near, the first in the alphabet. If none is
-- near, the only one that begins with the word, if that has three letters.
-- @param word the name as it was written
-- @param candidates list of names
-- @param most slips at most, whatever the length
-- @return the name meant, most likely; nil if none is near
local function nearest(word, candidates, most)
  word = tostring(word)   -- a script may well name an option by a number
  local best, fewest
  for _, name in ipairs(candidates) do
    local limit = math.min(slips(math.max(#word, #name)), most or 3)
    if math.abs(#word - #name) <= limit and name ~= word
      and #name <= LONGEST then
      local d = distance(string.lower(word), string.lower(name))
      if d <= limit and (not best or d < fewest
        or d == fewest and name < best) then
        best, fewest = name, d
      end
    end
  end
  return best or not most and begun(word, candidates) or nil
end


return nearest
