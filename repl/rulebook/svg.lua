-- Cards drawn for a page: small pictures in the page itself.

local escape = require "tenace.face.say.xml".escape
local outlines = require "tenace.face.rulebook.outlines"
local show = require "tenace.face.say.show"

local svg = {}

local function pack_of(suits)
  if suits:find("O", 1, true) then return "spanish", outlines.spanish end
  return "french", outlines.french
end


--- The outline of a card's suit, its rank, its colour.
local function parts_of(card, style)
  local rank, suit = card:match "^(.+)(%a)$"
  local pack, paths = pack_of(style.suits)
  local known = false
  for _, letter in ipairs(show.words(style.suits)) do
    known = known or letter == suit
  end
  if not known then return outlines.star, card, outlines.colors.star end
  if not paths[suit] then return nil, card, "#111" end
  local corners = style.cards.corners or {}
  return paths[suit], corners[rank] or rank, outlines.colors[pack][suit]
end


--- The sign around a point, of that size.
local function sign(path, x, y, size)
  return ('<path transform="translate(%.4g %.4g) scale(%.4g)" '
    .. 'fill-rule="evenodd" d="%s"/>'):format(x - size / 2, y - size / 2,
    size / 24, path)
end


--- A rank around a point; a long one is pressed.
local function letters(rank, x, y, look, room)
  local pressed = #rank > 1 and (' textLength="%d" '
    .. 'lengthAdjust="spacingAndGlyphs"'):format(room) or ""
  return ('<text class="%s" x="%d" y="%d"%s>%s</text>'):format(look, x, y,
    pressed, escape(rank))
end


local FACE = 'viewBox="0 0 50 70" role="img" aria-label="%s" fill="%s"><rect '
  .. 'x="1" y="1" width="48" height="68" rx="5" fill="#fff" stroke="#777"/>'
  .. "%s</svg>"


--- svg.card(card, style) -> a small picture of the card, `QS`, with its name
-- for screen readers
-- @param style { suits, cards = show's style }
function svg.card(card, style)
  local path, rank, color = parts_of(card, style)
  local drawn = letters(rank, 25, path and 33 or 47, "large", 36)
    .. (path and sign(path, 25, 51, 24) or "")
  return '<svg class="card" '
    .. FACE:format(escape(show.card(card, style.cards)), color, drawn)
end


--- svg.rank(rank, style) -> a picture of a card of any suit
function svg.rank(rank, style)
  local shown = (style.cards.corners or {})[rank] or rank
  return '<svg class="card" ' .. FACE:format(escape(shown), "#444",
    letters(shown, 25, 47, "large", 36))
end


--- svg.placed(card, style, x, y) -> the card's picture within another, 50 wide
-- and 70 high: the rank over the suit in a corner, and the suit in the middle
function svg.placed(card, style, x, y)
  local path, rank, color = parts_of(card, style)
  local drawn = letters(rank, 10, 19, "corner", 14)
    .. (path and sign(path, 10, 28, 11) .. sign(path, 29, 43, 27) or "")
  return ('<svg x="%d" y="%d" width="50" height="70" '):format(x, y)
    .. FACE:format(escape(show.card(card, style.cards)), color, drawn)
end


return svg
