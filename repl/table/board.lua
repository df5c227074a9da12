-- The table as a picture: the seats around it, each card before the player who
-- has played it, and the piles in the middle. The person sits below.

local language = require "tenace.base.language"
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"
local shown = require "tenace.face.moment.shown"

local board = {}

-- The widest table, the columns for the players at its sides, and the columns
-- and rows from which a terminal has room for a table.
local WIDEST, SIDE = 90, 12
local COLUMNS, ROWS, LEAST = 90, 24, 60

-- The columns of the piles in the middle where cards lie at their sides.
local CENTRE = 24

-- The rows of the table by how many sit at a side, and the most with piles; and
-- how many notes on a player have room, by the same number.
local HEIGHT, HIGHEST, NOTES = { [0] = 5, 5, 7 }, 9, { 3, 2 }

-- How many of the other players sit at the left, and how many across.
local SEATS = { { 0, 1 }, { 1, 0 }, { 1, 1 }, { 1, 2 }, { 1, 3 }, { 2, 2 },
  { 2, 3 } }

local LINE = { "╭", "─", "╮", "│", "╰", "╯" }
local LETTERS = { "+", "-", "+", "|", "+", "+" }


--- board.wanted(style) -> true if a table is to be drawn: always, or where the
-- terminal has room
function board.wanted(style)
  if style.board == "always" then return style.width >= LEAST end
  return style.board == "wide" and style.width >= COLUMNS
    and (style.rows or 0) >= ROWS
end


--- The other players: those at the left from below, across from the left, and
-- at the right from below.
local function seats_of(view, players)
  local sides, across = table.unpack(SEATS[players - 1])
  local left, top, right, at = {}, {}, {}, {}
  for seat = 1, players do at[shown.steps(view, seat, players)] = seat end
  for i, seat in ipairs(at) do
    if i <= sides then left[#left + 1] = seat
    elseif i <= sides + across then top[#top + 1] = seat
    else table.insert(right, 1, seat) end
  end
  return left, top, right
end


--- What is told of a player: cards held, and who deals, leads or declares.
local function notes_of(view, seat)
  local notes, lies = {}, view.table and view.table[1]
  if view.counts and seat ~= view.player then
    notes[1] = phrase("board.cards", { n = view.counts[seat] or 0 })
  end
  if view.declarer == seat then
    notes[#notes + 1] = language.own_word "declarer"
      or phrase "board.declarer"
  end
  if lies and lies.player == seat then
    notes[#notes + 1] = phrase "board.led"
  elseif view.dealer == seat then
    notes[#notes + 1] = language.own_word "dealer"
      or phrase "board.dealer"
  end
  return notes
end


--- The cards before each player, as text; one who has played several times has
-- all of them.
local function played(view, style)
  local of = {}
  for _, play in ipairs(view.table or {}) do
    local cards = show.cards(play.cards, style)
    local before = of[play.player]
    of[play.player] = before and before .. " " .. cards or cards
  end
  return of
end


local Canvas = {}
Canvas.__index = Canvas


--- Adds a text to a row; texts of a row come from left to right.
function Canvas:put(y, x, text)
  local row = self[y] or ""
  self[y] = show.pad(row, math.max(0, math.floor(x))) .. text
end


--- Text wrapped to at most `most` lines; nil if it is longer.
local function wrapped(text, width, most)
  local lines = text and show.wrap(text, width) or {}
  if #lines <= most then return lines end
end


--- The cards of the players across, each in the middle of its part.
local function put_top(canvas, top, of, room)
  local part = room // math.max(1, #top)
  for line = 1, 2 do
    for i, seat in ipairs(top) do
      local lines = wrapped(of[seat], part - 2, 2)
      if not lines then return false end
      if lines[line] then
        canvas:put(line, (i - 1) * part + (part - show.width(lines[line])) / 2,
          lines[line])
      end
    end
  end
  return true
end


--- The rows of the players at the sides: that of the name, the lowest first.
local function side_rows(n)
  return n > 1 and { 5, 2 } or { 2 }
end


--- The cards of a side's players, as texts by row; nil if they are too many.
local function side_cards(seats, of, room)
  local rows, at = {}, side_rows(#seats)
  for i, seat in ipairs(seats) do
    local lines = wrapped(of[seat], room, 2)
    if not lines then return nil end
    for k, line in ipairs(lines) do rows[at[i] + k] = line end
  end
  return rows
end


--- The piles that lie in the middle, as lines; nil if there is no room.
local function middle(sections, room, most)
  local lines = {}
  for _, section in ipairs(sections) do
    local text = section.text or table.concat(section.layout(room), " ")
    for _, line in ipairs(show.wrap(phrase("board.pile",
      { name = section.label, cards = text }), room)) do
      lines[#lines + 1] = line
    end
  end
  return #lines <= most and lines or nil
end


--- The sections that lie in the middle, and the others that are still to be
-- told below. How many cards each one holds is in the picture.
local function parted(sections)
  local inside, below = {}, {}
  for _, section in ipairs(sections) do
    if section.middle then inside[#inside + 1] = section
    elseif not section.held then below[#below + 1] = section end
  end
  return inside, below
end


--- Do cards lie before a player at a side?
local function lie_aside(place, of)
  for _, list in ipairs { place.left, place.right } do
    for _, seat in ipairs(list) do
      if of[seat] then return true end
    end
  end
  return false
end


--- The rows between the cards across and the person's: the cards at the left,
-- the piles, and the cards at the right.
local function put_between(canvas, place, left, lines, right)
  local room, first = place.room, (place.height - #lines) // 2
  for y = 2, place.height - 1 do
    local line = lines[y - first]
    if left[y] then canvas:put(y, 2, left[y]) end
    if line then canvas:put(y, (room - show.width(line)) / 2, line) end
    if right[y] then
      canvas:put(y, room - 2 - show.width(right[y]), right[y])
    end
  end
end


--- The inside of the table, row by row; nil if the cards do not fit. Also true
-- if the piles are in it.
local function inside_of(place, of, piles, own)
  local canvas, room = setmetatable({}, Canvas), place.room
  local centre = lie_aside(place, of) and CENTRE or room - 4
  local lines = middle(piles, centre, HIGHEST - 2) or {}
  place.height = math.max(place.height, #lines + 2)
  local slot = #lines > 0 and (room - centre) // 2 - 3 or room // 2 - 3
  local left = side_cards(place.left, of, slot)
  local right = side_cards(place.right, of, slot)
  if not left or not right or not put_top(canvas, place.top, of, room) then
    return nil
  end
  put_between(canvas, place, left, lines, right)
  if own then canvas:put(place.height, (room - show.width(own)) / 2, own) end
  return canvas, #lines > 0
end


--- The lines beside the table for one side, by row.
local function labels(view, seats, names, style)
  local rows, at = {}, side_rows(#seats)
  for i, seat in ipairs(seats) do
    rows[at[i]] = show.bold(names[seat], style)
    for k, note in ipairs(notes_of(view, seat)) do
      if k <= NOTES[#seats] then rows[at[i] + k] = note end
    end
  end
  return rows
end


local function joined(list, style)
  return table.concat(list, phrase(style.letters and "side.join"
    or "board.join"))
end


--- A player and what is told of that player, on one line.
local function on_a_line(view, seat, names, style)
  local list = notes_of(view, seat)
  table.insert(list, 1, show.bold(names[seat], style))
  return joined(list, style)
end


--- As many notes as fit, on one line.
local function notes_within(view, seat, room, style)
  local list = notes_of(view, seat)
  local text = joined(list, style)
  while #list > 1 and show.width(text) > room do
    list[#list] = nil
    text = joined(list, style)
  end
  return text
end


--- The names of the players across, above the table. Several have their notes
-- on a second line.
local function heading(view, place, names, style)
  local canvas, part = setmetatable({}, Canvas), place.room // #place.top
  for i, seat in ipairs(place.top) do
    local texts = #place.top == 1 and { on_a_line(view, seat, names, style) }
      or { show.bold(names[seat], style),
        notes_within(view, seat, part - 2, style) }
    local from = place.indent + SIDE + 1 + (i - 1) * part
    for y, text in ipairs(texts) do
      canvas:put(y, from + (part - show.width(text)) / 2, text)
    end
  end
  return canvas
end


--- The edge of the table, with a text in its middle.
local function edge(first, last, line, room, text)
  local n = room - show.width(text)
  return first .. line:rep(n // 2) .. text .. line:rep(n - n // 2) .. last
end


--- The lines of the picture.
local function drawn(view, place, canvas, narrator)
  local style, names = narrator.style, narrator.names.players
  local marks = style.letters and LETTERS or LINE
  local blank = (" "):rep(place.indent)
  local before = labels(view, place.left, names, style)
  local behind = labels(view, place.right, names, style)
  local lines = {}
  if #place.top > 0 then
    table.move(heading(view, place, names, style), 1, 2, 1, lines)
  end
  lines[#lines + 1] = blank .. (" "):rep(SIDE)
    .. edge(marks[1], marks[3], marks[2], place.room, "")
  for y = 1, place.height do
    local line = blank .. show.pad(before[y] or "", SIDE) .. marks[4]
      .. show.pad(canvas[y] or "", place.room) .. marks[4]
    lines[#lines + 1] = line .. (behind[y] and " " .. behind[y] or "")
  end
  local own = " " .. on_a_line(view, view.player, names, style) .. " "
  lines[#lines + 1] = blank .. (" "):rep(SIDE)
    .. edge(marks[5], marks[6], marks[2], place.room, own)
  return lines
end


--- Where everybody sits, and how large the table is.
local function place_of(view, players, style)
  local left, top, right = seats_of(view, players)
  local width = math.min(style.width, WIDEST)
  return { left = left, top = top, right = right,
    indent = (style.width - width) // 2, room = width - 2 * SIDE - 2,
    height = HEIGHT[#left] }
end


--- board.lines(view, sections, narrator) -> lines of the picture, the sections
-- that it does not tell; nil if the cards do not fit into it
-- @param sections what is told besides the hand and the trick, see extras.lua
function board.lines(view, sections, narrator)
  local players = #narrator.names.players
  if not SEATS[players - 1] then return nil end
  local place = place_of(view, players, narrator.style)
  local of = played(view, narrator.style)
  local piles, below = parted(sections)
  local canvas, told = inside_of(place, of, piles, of[view.player])
  if not canvas then return nil end
  if not told then table.move(piles, 1, #piles, #below + 1, below) end
  return drawn(view, place, canvas, narrator), below
end


return board
