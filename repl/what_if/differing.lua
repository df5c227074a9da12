-- A kept match under its own rules and under those of today, side by side, from
-- a little before they part.

local kept_told = require "tenace.study.kept_told"
local Names = require "tenace.face.moment.names"
local Narrator = require "tenace.face.moment.narrator"
local parting = require "tenace.study.parting"
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"

local differing = {}

-- So many things are told before they part, and behind that at most.
local BEFORE, BEHIND = 3, 9


--- A narrator of a match for somebody who only reads it.
local function narrator_of(m, style)
  local variant = m.variant
  local names = Names.of(variant.sides, variant.players)
  return Narrator.new(names, variant, show.usual(style, variant.deck))
end


--- What a match tells from an entry of its story on.
local function told(m, story, from, style)
  local narrator, lines = narrator_of(m, style), {}
  for i = 1, math.min(#story, from + BEHIND) do
    local text = narrator:tell(story[i])
    for line in (i >= from and text or ""):gmatch "[^\n]+" do
      lines[#lines + 1] = line
    end
  end
  return lines
end


--- Lines of two columns, each wrapped to half of the width.
local function in_columns(left, right, width)
  local room, rows = math.max(20, (width - 3) // 2), {}
  for i = 1, math.max(#left, #right) do
    local a = show.wrap(left[i] or "", room, "  ")
    local b = show.wrap(right[i] or "", room, "  ")
    for n = 1, math.max(#a, #b) do
      rows[#rows + 1] = { a[n] or "", b[n] or "" }
    end
  end
  return show.columns(rows)
end


--- differing.what(one, style) -> what is different, in a sentence
-- @param one a kept match that parts, as kept.check gives it
function differing.what(one, style)
  local at = one.parted
  local cards = at.new and show.usual(style, at.new.variant.deck) or style
  return show.sentence(kept_told.what(at), cards)
end


--- The most decisions after which a match has told less than so many entries.
local function just_before(m, seat, entry)
  local low, high = 0, m:decisions()
  m = m:copy()
  while low < high do
    local middle = (low + high + 1) // 2
    local told_so_far = #m:go_to("decision", middle):story(seat)
    if told_so_far < entry then low = middle else high = middle - 1 end
  end
  return low
end


--- differing.decision(one) -> number
-- How many decisions are made just before a kept match goes otherwise: where
-- points are others, that is before the card that made them.
-- @param one a kept match that parts, as kept.check gives it
function differing.decision(one)
  local at = one.parted
  local known, seat = at.new and at.old, at.player or 1
  local first = known
    and parting.first_other(at.old:story(seat), at.new:story(seat))
  if not first then return math.max(0, (at.decision or 1) - 1) end
  return math.min(just_before(at.old, seat, first),
    just_before(at.new, seat, first))
end


--- differing.sides(one, style) -> before, after
-- What the match tells as it was kept and under the rules of today, from a
-- little before they part: two lists of lines; nil if one of them has no match.
function differing.sides(one, style)
  local at = one.parted
  if not (at.new and at.old) then return nil end
  local seat = at.player or 1
  local before, after = at.old:story(seat), at.new:story(seat)
  local first = parting.first_other(before, after)
    or math.min(#before, #after) + 1
  local from = math.max(1, first - BEFORE)
  local left = told(at.old, before, from, style)
  local right = told(at.new, after, from, style)
  if #after < first then right[#right + 1] = differing.what(one, style) end
  return left, right
end


--- differing.lines(one, style) -> lines
-- @param one a kept match that parts, as kept.check gives it
function differing.lines(one, style)
  local lines = show.wrap(phrase("keep.parts", { name = one.name,
    place = kept_told.place(one.parted), what = differing.what(one, style) }),
    style.width or 80, "  ")
  local left, right = differing.sides(one, style)
  if not left then return lines end
  table.insert(left, 1, phrase "keep.as_kept")
  table.insert(right, 1, phrase "keep.as_now")
  local more = in_columns(left, right, style.width or 80)
  return table.move(more, 1, #more, #lines + 1, lines)
end


return differing
