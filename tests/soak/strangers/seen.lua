-- Positions as text, as a seat sees them, and questions that are kept: a part
-- of tests/soak/strangers.lua. `self` is its state: see `write_game` there.

local Names = require "tenace.face.moment.names"
local Narrator = require "tenace.face.moment.narrator"
local pose = require "tenace.face.teach.pose"
local show = require "tenace.face.say.show"

-- How many questions of one sort are kept to choose from, and the decisions
-- between two questions of a match, lest one answer the other.
local SPARE, APART = 4, 4

-- Most lines of the past.
local PAST = 16

local seen = { SPARE = SPARE }


function seen.join(list) return table.concat(list, "\n") end


--- A narrator for a seat that has heard the match so far, and its lines of the
-- present round.
function seen.past_of(self, m, seat)
  local names = Names.of(self.variant.sides, self.variant.players, seat)
  local narrator = Narrator.new(names, self.variant, self.style)
  local lines = {}
  for _, entry in ipairs(m:story(seat)) do
    if entry.what == "round" then lines = {} end
    local text = narrator:tell(entry)
    local trick = entry.played or entry.what == "trick"
    if text then
      lines[#lines + 1] = { text = text:gsub("^\n+", ""), trick = trick }
    end
  end
  return lines, narrator, names
end


--- The lines that matter: bids and the like, and the end of what was played.
local function recent(lines)
  local list, left_out = {}, false
  for i, line in ipairs(lines) do
    if i > #lines - PAST or not line.trick and (i < PAST or #lines < 40) then
      list[#list + 1] = line.text
    elseif not left_out then
      left_out = true
      list[#list + 1] = "(…)"
    end
  end
  return list
end


local function seats_text(names, seat)
  local list = {}
  for player, name in ipairs(names.players) do
    if player ~= seat then
      list[#list + 1] = ("%s is seat %d"):format(name, player)
    end
  end
  return ("You are seat %d; %s."):format(seat, table.concat(list, ", "))
end


--- The rows of a position; those with a player's name are of cards that all
-- know to be in that hand.
local function rows_text(rows, names)
  local lines, players = {}, {}
  for _, name in ipairs(names.players) do players[name] = true end
  for i, row in ipairs(rows) do
    local text = row.layout and table.concat(row.layout(70), " ") or row[2]
    local label = row.layout and players[row[1]]
      and row[1] .. " is known to hold" or row[1]
    lines[i] = ("  %s: %s"):format(label, text)
  end
  return lines
end


--- The cards of the trick and the hand, a line each. The last group is the
-- hand.
local function groups_text(self, groups)
  local lines = {}
  for i, group in ipairs(groups) do
    lines[i] = ("  %s%s: %s"):format(i < #groups and "In this trick, " or "",
      group.label, show.cards(group.cards, self.style))
  end
  return lines
end


--- The position as a seat sees it, before it decides.
function seen.position(self, m, seat)
  local past, narrator, names = seen.past_of(self, m, seat)
  local lines, posed = recent(past), pose.of(m, seat)
  table.insert(lines, 1, seats_text(names, seat))
  local drawn = narrator:drawn_since()
  if drawn then lines[#lines + 1] = drawn end
  lines[#lines + 1] = posed.text
  table.move(rows_text(posed.rows, names), 1, #posed.rows, #lines + 1, lines)
  table.move(groups_text(self, posed.groups), 1, #posed.groups, #lines + 1,
    lines)
  return lines, names
end


function seen.move_text(self, move) return show.sentence(move, self.style) end


--- Is another question of that kind and sort wanted? One of a sort a match.
function seen.wanted(self, kind, sort)
  local sorts = self.kinds[kind]
  local list = sorts[sort]
  if not list then
    list = { match = 0 }
    sorts[sort], sorts[#sorts + 1] = list, list
  end
  local free = kind == "score"
    or math.abs(self.at - self.kept) >= APART
  return free and #list < SPARE and list.match < self.match and list
end


--- Keeps a question: its position, what is asked, and the answer.
function seen.keep(self, list, lines, asks, key)
  lines[#lines + 1] = "QUESTION: " .. asks
  list[#list + 1] = { text = seen.join(lines), key = key }
  list.match = self.match
  self.kept = self.at
end


--- The prompt without what differs from time to time.
function seen.sort_of(question)
  return (question.prompt:gsub(" over .*", ""):gsub("%d+%a?", ""))
end


return seen
