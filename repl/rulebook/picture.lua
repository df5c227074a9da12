-- A worked example as a picture of a table: the cards played, below them the
-- hand. Cards that may be played are raised, the others are pale; the card that
-- wins has a frame.

local boxes = require "tenace.face.rulebook.boxes"
local escape = require "tenace.face.say.xml".escape
local svg = require "tenace.face.rulebook.svg"

local picture = {}

-- Sizes in the picture's units: a card is 50 × 70.
local STEP, TOP, CARD, RAISED, EDGE = 54, 22, 70, 12, 12

-- The most cards beside each other without overlapping.
local MOST_APART = 6


local function set_of(list)
  local set = {}
  for _, item in ipairs(list or {}) do set[item] = true end
  return set
end


--- The distance of one card from the next.
local function step_of(n)
  return n <= MOST_APART and STEP or math.max(20, STEP * MOST_APART // n)
end


local function width_of(n) return n > 0 and step_of(n) * (n - 1) + 50 or 0 end


--- A row of cards with its label.
-- @param look function(card, i) -> how far it is raised, an SVG attribute, and
-- whether it has a frame
-- @param above the label's distance from the cards
local function row_of(label, cards, y, look, style, above)
  local parts = { ('<text class="label" x="%d" y="%d">%s</text>'):format(EDGE,
    y - above, escape(label)) }
  for i, card in ipairs(cards) do
    local raised, attribute, framed = look(card, i)
    local x = EDGE + (i - 1) * step_of(#cards)
    parts[#parts + 1] = ("<g%s>%s</g>"):format(attribute, svg.placed(card,
      style, x, y - raised))
    if framed then
      parts[#parts + 1] = ('<rect class="wins" x="%d" y="%d" width="48" '
        .. 'height="68" rx="5"/>'):format(x + 1, y + 1)
    end
  end
  return table.concat(parts)
end


local function plain() return 0, "" end


--- How a card of the hand looks: raised if it may be played.
local function in_hand(legal, refused)
  if not legal and not refused then return plain end
  local good, bad = set_of(legal), set_of(refused)
  return function(card)
    if good[card] then return RAISED, "" end
    local pale = bad[card] or legal
    return 0, pale and ' opacity=".4"' or ""
  end
end


--- How a card in the trick looks: the first one like the winner has a frame.
local function in_trick(winner)
  local found = false
  return function(card)
    local wins = winner and not found and card == winner[1]
    found = found or wins
    return 0, "", wins
  end
end


--- The example's rows by the names of their parts, if they are only cards.
local function parts_of(rows)
  local parts, labels = {}, {}
  for _, row in ipairs(rows) do
    if row.name then
      parts[row.name] = boxes.cards(row[2])
      labels[row.name] = row[1]
    end
  end
  return parts, labels
end


-- The parts that the picture shows beside cards on the table.
local SHOWN = { trick = true, hand = true, winner = true, legal = true }


--- The rows that the picture leaves to be told.
local function left_of(rows, parts)
  local left = {}
  for _, row in ipairs(rows) do
    if not (row.name and SHOWN[row.name] and parts[row.name]) then
      left[#left + 1] = row
    end
  end
  return left
end


--- picture.of(rows, style) -> the picture, and the other rows; nil if the
-- example has neither cards in a trick nor in a hand
function picture.of(rows, style)
  local parts, labels = parts_of(rows)
  local trick, hand = parts.trick or {}, parts.hand or {}
  if #trick + #hand == 0 then return nil end
  local drawn, y = {}, TOP + EDGE
  if #trick > 0 then
    drawn[1] = row_of(labels.trick, trick, y, in_trick(parts.winner), style,
      6)
    y = y + CARD + TOP
  end
  if #hand > 0 then
    if parts.legal then y = y + RAISED end
    drawn[#drawn + 1] = row_of(labels.hand, hand, y,
      in_hand(parts.legal, parts.refused), style,
      parts.legal and RAISED + 6 or 6)
    y = y + CARD + TOP
  end
  local width = 2 * EDGE + math.max(110, width_of(#trick), width_of(#hand))
  local height = y - TOP + EDGE
  return ('<svg class="board" viewBox="0 0 %d %d" style="width:%.1fem"><rect '
    .. 'class="cloth" width="%d" height="%d" rx="10"/>%s</svg>'):format(width,
    height, width / 18, width, height, table.concat(drawn)),
    left_of(rows, parts)
end


return picture
