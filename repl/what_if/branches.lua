-- Several lines of one match from one position on. Each is a match of its own;
-- a table shows them side by side.

local amount = require "tenace.face.say.amount"
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"
local tricks = require "tenace.face.say.tricks"

local Branches = {}
Branches.__index = Branches

local MOST_MOVES, MOST_COLUMNS = 12, 4


--- Branches.new(match) -> branches with one line, number 1
function Branches.new(match)
  return setmetatable({ lines = { { name = "1", match = match } }, now = 1 },
    Branches)
end


--- branches:find(name) -> the line's number, or nil
function Branches:find(name)
  for i, line in ipairs(self.lines) do
    if line.name == name then return i end
  end
end


--- branches:names() -> the names of the lines, in the order begun
function Branches:names()
  local names = {}
  for i, line in ipairs(self.lines) do names[i] = line.name end
  return names
end


--- branches:holds(match) -> true if it is one of the lines, which becomes the
-- current one
function Branches:holds(match)
  for i, line in ipairs(self.lines) do
    if rawequal(line.match, match) then
      self.now = i
      return true
    end
  end
  return false
end


--- A number that is the name of no line yet.
local function next_number(self)
  local n = #self.lines + 1
  while self:find(tostring(n)) do n = n + 1 end
  return tostring(n)
end


--- branches:add([name]) -> the new line
-- Adds a line that begins at the position of the current one, and becomes
-- current.
function Branches:add(name)
  local line = { name = name or next_number(self),
    match = self.lines[self.now].match:copy() }
  self.lines[#self.lines + 1] = line
  self.now = #self.lines
  return line
end


--- The state of a line: whose turn it is, or who has won.
local function state_of(match, names)
  local player = match:turn()
  if player then
    return phrase("what_if.lines.turn", { player = names.players[player] })
  end
  local _, winner = match:over()
  if (winner or 0) == 0 then return phrase "what_if.lines.draw" end
  return phrase("what_if.lines.over",
    { side = phrase("what_if.lines.won", { side = names.sides[winner] }) })
end


--- branches:drop(name) -> true if there was another line besides it
-- Takes a line away. Without the current one, the first becomes current.
function Branches:drop(name)
  local n = self:find(name)
  if not n or #self.lines == 1 then return false end
  table.remove(self.lines, n)
  if self.now == n then self.now = 1 end
  if self.now > n then self.now = self.now - 1 end
  return true
end


--- branches:results(names) -> list by line of { name, now = true for the
-- current one, decisions, round, tricks = by side if any are played, scores =
-- by side, state = whose turn it is or who has won, in words }
function Branches:results(names)
  local list = {}
  for i, line in ipairs(self.lines) do
    local match = line.match
    local view = match:view(1)
    list[i] = { name = line.name, now = i == self.now or nil,
      decisions = match:decisions(), round = view.round,
      tricks = tricks.won(match.variant, view),
      scores = amount.all(match:scores(), match.variant),
      state = state_of(match, names) }
  end
  return list
end


--- The table of the lines: a row each, the current one marked.
local function rows_of(self, names)
  local rows, heading = {}, {}
  local keys = { "name", "moves", "round", "tricks", "score", "state" }
  for i, key in ipairs(keys) do
    heading[i] = phrase("what_if.lines." .. key)
  end
  rows[1] = heading
  for i, one in ipairs(self:results(names)) do
    rows[i + 1] = { one.name .. (one.now and "*" or ""),
      tostring(one.decisions), tostring(one.round),
      one.tricks and table.concat(one.tricks, " : ") or "",
      table.concat(one.scores, " : "), one.state }
  end
  return rows
end


--- The moves of a match, as far as the person may know them.
local function moves_of(match, seat)
  local list = {}
  if not seat then
    for i, one in ipairs(match:history()) do list[i] = one end
    return list
  end
  for _, entry in ipairs(match:story(seat)) do
    if entry.what == "move" then
      list[#list + 1] = { player = entry.player,
        move = entry.move or entry.n and phrase("table.cards", { n = entry.n })
          or phrase "moment.hidden_move" }
    end
  end
  return list
end


--- The lines that fit side by side, the current one among them.
local function columns_of(self)
  local list = {}
  for i, line in ipairs(self.lines) do
    local left = #self.lines - i
    if #list < MOST_COLUMNS - 1 or i == self.now
      or left == 0 and #list < MOST_COLUMNS then
      list[#list + 1] = line
    end
  end
  return list
end


local function is_same(a, b)
  return a and b and a.player == b.player and a.move == b.move
end


--- The number of equal moves at the beginning of all lists.
local function alike(lists)
  local n = 0
  repeat
    n = n + 1
    local same = true
    for i = 2, #lists do same = same and is_same(lists[1][n], lists[i][n]) end
  until not same or not lists[1][n]
  return n - 1
end


local function move_text(move, names, style)
  return phrase("what_if.move", { player = names.players[move.player],
    move = show.play(move.move, style) })
end


--- One cell of the moves side by side: empty after the end of the line.
local function cell(list, n, names, style)
  local move = list[n]
  if move then return move_text(move, names, style) end
  return n == #list + 1 and phrase "what_if.ended" or ""
end


--- A row under the moves for those that did not fit.
local function more_row(lists, from)
  local row, any = { "" }, false
  for i, list in ipairs(lists) do
    local n = #list - from
    row[i + 1] = n > 0 and phrase("what_if.more", { n = n }) or ""
    any = any or n > 0
  end
  return any and row or nil
end


--- The moves from the point where the lines differ, a column each.
local function side_by_side(self, names, style, seat)
  local lists, longest = {}, 0
  local row = { "" }
  for i, line in ipairs(columns_of(self)) do
    lists[i] = moves_of(line.match, seat)
    longest = math.max(longest, #lists[i])
    row[i + 1] = phrase("what_if.line", { name = line.name })
  end
  local same, rows = alike(lists), { row }
  local last = math.min(longest, same + MOST_MOVES)
  for n = same + 1, last do
    row = { tostring(n) }
    for i, list in ipairs(lists) do
      row[i + 1] = cell(list, n, names, style)
    end
    rows[#rows + 1] = row
  end
  rows[#rows + 1] = more_row(lists, last)
  return rows, same
end


--- branches:table(names, style, seat) -> lines
-- All lines with their results, and side by side from where they differ.
-- @param seat the seat whose view is shown; nil for all cards open
function Branches:table(names, style, seat)
  local lines = show.columns(rows_of(self, names), { nil, true, true })
  if #self.lines == 1 then
    lines[#lines + 1] = phrase "what_if.one_line"
    return lines
  end
  local rows, same = side_by_side(self, names, style, seat)
  if #rows == 1 then return lines end
  local key = same == 0 and "what_if.alike.zero" or "what_if.alike"
  lines[#lines + 1] = ""
  lines[#lines + 1] = phrase(key, { n = same })
  local parts = show.columns(rows, { true })
  return table.move(parts, 1, #parts, #lines + 1, lines)
end


return Branches
