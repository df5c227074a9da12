-- Cards drawn for a page: small pictures in the page itself.

local escape = require "tenace.face.say.xml".escape
local show = require "tenace.face.say.show"

local svg = {}

-- The outlines of suits in a square of 24, and of a star for jokers.
local FRENCH = {
  H = "M12 21.5C5 15.5 2 12 2 8 2 5 4.3 3 6.9 3 9.1 3 11 4.3 12 6.3 "
    .. "13 4.3 14.9 3 17.1 3 19.7 3 22 5 22 8 22 12 19 15.5 12 21.5Z",
  D = "M12 1.5L20 12 12 22.5 4 12Z",
  S = "M12 1.5C17 8 22 11 22 15.2A4.8 4.8 0 0 1 13.2 17.6C13.4 "
    .. "19.6 14 21 15.5 22.5H8.5C10 21 10.6 19.6 10.8 17.6A4.8 "
    .. "4.8 0 0 1 2 15.2C2 11 7 8 12 1.5Z",
  C = "M12 1.5A4.6 4.6 0 0 1 15.6 9 4.6 4.6 0 1 1 13.2 16C13.4 "
    .. "18.9 14 21 15.5 22.5H8.5C10 21 10.6 18.9 10.8 16A4.6 4.6 "
    .. "0 1 1 8.4 9 4.6 4.6 0 0 1 12 1.5Z",
}
local SPANISH = {
  O = "M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20Zm0 3a7 7 0 1 1 0 14 7 7 0 1 1 "
    .. "0-14Zm0 3a4 4 0 1 0 0 8 4 4 0 1 0 0-8Z",
  C = "M4 2H20C20 9.5 17 12.8 13.5 13.6V18.5H18V22H6V18.5H10.5V13.6C7 "
    .. "12.8 4 9.5 4 2Z",
  E = "M12 1L14 4V14.5H19V17.5H13.5V23H10.5V17.5H5V14.5H10V4Z",
  B = "M15.5 2C19.5 2 21 5.5 19 9L11 21C9.8 22.8 6.8 22.6 5.8 20.7 5 "
    .. "19.2 6 17.8 6.8 16.4L12 4.5C12.7 2.9 13.9 2 15.5 2Z",
}
local STAR = "M12 1.5L15 9 23 9.4 16.8 14.4 18.9 22.2 12 17.8 5.1 "
  .. "22.2 7.2 14.4 1 9.4 9 9Z"

local COLOR = { french = { H = "#c22", D = "#c22", S = "#111", C = "#111" },
  spanish = { O = "#a87900", C = "#b22", E = "#1c5d99", B = "#2a6b2a" } }


local function pack_of(suits)
  if suits:find("O", 1, true) then return "spanish", SPANISH end
  return "french", FRENCH
end


--- The drawing in a card's middle, its rank, its colour.
local function parts_of(card, suits)
  local rank, suit = card:match "^(.+)(%a)$"
  local pack, paths = pack_of(suits)
  local known = false
  for _, letter in ipairs(show.words(suits)) do
    known = known or letter == suit
  end
  if not known then return card, STAR, "#5b2a86" end
  if not paths[suit] then return card, nil, "#111" end
  return rank, paths[suit], COLOR[pack][suit]
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
