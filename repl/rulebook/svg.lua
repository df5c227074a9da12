-- Cards drawn for a page: small pictures in the page itself.

local escape = require "tenace.face.say.xml".escape
local outlines = require "tenace.face.rulebook.outlines"
local show = require "tenace.face.say.show"

local svg = {}

local function pack_of(suits)
  if suits:find("O", 1, true) then return "spanish", outlines.spanish end
  return "french", outlines.french
end


--- The drawing in a card's middle, its rank, its colour.
local function parts_of(card, suits)
  local rank, suit = card:match "^(.+)(%a)$"
  local pack, paths = pack_of(suits)
  local known = false
  for _, letter in ipairs(show.words(suits)) do
    known = known or letter == suit
  end
  if not known then return card, outlines.star, outlines.colors.star end
  if not paths[suit] then return card, nil, "#111" end
  return rank, paths[suit], outlines.colors[pack][suit]
end


local function sign(path, x, y, scale)
  return ('<path transform="translate(%s %s) scale(%s)" '
    .. 'fill-rule="evenodd" d="%s"/>'):format(x, y, scale, path)
end


local FACE = 'viewBox="0 0 50 70" role="img" aria-label="%s" fill="%s"><rect '
  .. 'x="1" y="1" width="48" height="68" rx="5" fill="#fff" stroke="#777"/>'
  .. '<text x="4" y="19">%s</text>%s%s</svg>'


--- The rest of a card's picture, after its place.
local function face(card, suits, name)
  local rank, path, color = parts_of(card, suits)
  local small = path and sign(path, 4, 23, 0.5) or ""
  local big = path and sign(path, 17, 34, 1.2) or ""
  return FACE:format(escape(name), color, escape(rank), small, big)
end


--- svg.card(card, suits, name) -> a picture of the card, `QS`, with its name
-- for screen readers
function svg.card(card, suits, name)
  return '<svg class="card" ' .. face(card, suits, name)
end


--- svg.rank(rank) -> a picture of a card of any suit
function svg.rank(rank)
  return '<svg class="card" '
    .. FACE:format(escape(rank), "#444", escape(rank), "", "")
end


--- svg.placed(card, suits, name, x, y) -> the card's picture within another,
-- 50 wide and 70 high
function svg.placed(card, suits, name, x, y)
  return ('<svg x="%d" y="%d" width="50" height="70" '):format(x, y)
    .. face(card, suits, name)
end


return svg
