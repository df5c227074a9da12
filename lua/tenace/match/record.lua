-- Records: a match as readable text, from which it can be played again.
--
--   tenace record 1
--   rules whist+american
--   seed 7
--   decisions 50000                   only if rounds may have that many
--   short hand 2 pile 1 out 44        only if the match is short: see short.of
--   deal 1 hand 2: QS 2C *            only if cards were fixed beforehand
--   file rules/whist.lua whist        every rules file, its lines behind "| "
--   | -- Whist: two partnerships …
--   begin                             ~3f2a
--   1: 7C                             ~90be     player 1 decided so
--   2= KC                             ~11c4     nothing else was possible
--   result 1: 2 0                     ~a0b1     totals after round 1
--   over 1                            ~77aa     side 1 has won; 0 is a draw
--
-- The four digits check the text from the start to that line, so that a damaged
-- line is found. A record written by hand may leave them out.
--
-- A text that could not be read back otherwise is in quotes (see quoted.lua),
-- and a move in quotes has a blank before its mark:
--
--   deal 1 "hand-me-downs": QS 2C
--   file "./my-game.lua" "my-game"
--   1 : "two\0alines"                 ~5e1d

local core = require "tenace.core"
local deals = require "tenace.match.deals"
local match = require "tenace.match.match"
local ordered = require "tenace.base.ordered"
local quoted = require "tenace.base.quoted"
local request = require "tenace.rules.request"

local record = {}

--- The sum before the first line.
record.start = 2166136261


--- record.check(line, before) -> number, sum
-- The check of a line, printed as four digits, and the sum before the next
-- line.
function record.check(line, before)
  local sum = core.digest(line .. "\n", before)
  return (sum ~ sum >> 16) & 0xFFFF, sum
end


--- Adds a line, with its check behind it if such lines have one.
local function add(self, line, checked)
  local check
  check, self.sum = record.check(line, self.sum)
  self.lines[#self.lines + 1] = checked
    and string.format("%-12s ~%04x", line, check) or line
end


--- The name of a pile in a line `deal`.
local function pile_said(name)
  local plain = string.find(name, "^[%w_ ]*$")
    and not string.find(name, "^hand %d+$") and not string.find(name, "^ ")
    and not string.find(name, "  ", 1, true)
  return plain and name or quoted.write(name)
end


--- The lines of a fixed deal: `hands` become `hand 1` and so on, rows likewise.
local function add_deal(self, round, deal)
  local function add_pile(name, cards)
    local line = string.format("deal %d %s:", round, name)
    cards = string.match(string.gsub(cards, "%s+", " "), "^ ?(.-) ?$")
    add(self, cards == "" and line or line .. " " .. cards)
  end
  for name, cards in ordered.pairs(deal) do
    if name == "hands" then
      for seat, hand in ordered.pairs(cards) do
        add_pile("hand " .. seat, hand)
      end
    elseif type(cards) == "table" then
      for n, pile in ipairs(cards) do add_pile(name .. " " .. n, pile) end
    else
      add_pile(pile_said(name), cards)
    end
  end
end


local function add_deals(self, deal)
  if not deal then return end
  local given, every = deal.given, deals.every(deal.given)
  if every then add_deal(self, 0, every) end
  for round, one in ipairs(given) do add_deal(self, round, one) end
end


--- The path of a rules file in a record: the same on every machine, unless the
-- match was asked for by a path.
local function path_of(file, asked)
  if asked.game == file.path then return file.path end
  for _, house in ipairs(asked.houses) do
    if house == file.path then return file.path end
  end
  local house = file.of and "house/" .. file.of .. "/" or ""
  return "rules/" .. house .. file.name .. ".lua"
end


--- record.read_file_line(value) -> path, name, game or nil; nil if it is none
-- The parts of a line `file` without quotes.
function record.read_file_line(value)
  local path, name, of = string.match(value, "^(.-) ([%w_]+) of ([%w_]+)$")
  if not path then path, name = string.match(value, "^(.-) ([%w_]+)$") end
  return path, name, of
end


--- The text behind `file`, in quotes where necessary.
local function file_said(path, name, of)
  local plain = path .. " " .. name .. (of and " of " .. of or "")
  local said, called, game = record.read_file_line(plain)
  if said == path and called == name and game == of
    and not string.find(path, "[\0\n]") then
    return plain
  end
  return quoted.write(path) .. " " .. quoted.write(name)
    .. (of and " of " .. quoted.write(of) or "")
end


--- A rules file: its lines are added as one, since none has a check.
local function add_file(self, file, asked)
  local path = path_of(file, asked)
  add(self, "file " .. file_said(path, file.name, file.of))
  local text = string.gsub(file.text, "\n$", "")
  add(self, "| " .. string.gsub(text, "\n", "\n| "))
end


local function add_head(self, m)
  add(self, m.variant.stacked and "tenace record 2" or "tenace record 1")
  add(self, "rules " .. m.variant.spec)
  add(self, "seed " .. string.format("%d", m.seed))
  local most = m.how.most_decisions
  if most and most ~= match.most_decisions then
    add(self, string.format("decisions %d", most))
  end
  if m.variant.short then
    local short = require "tenace.match.short"
    add(self, "short " .. short.said(m.variant.short))
  end
  add_deals(self, m.deal)
  local asked = request.parse(m.variant.spec)
  for _, file in ipairs(m.variant.files) do add_file(self, file, asked) end
  add(self, "begin", true)
end


--- A decision as a line. Zero bytes, ends of lines and blanks at the end need
-- quotes.
local function decision_line(seat, forced, move)
  local mark = forced and "=" or ":"
  if move == "" or string.find(move, "[\0\n]") or string.byte(move, -1) == 32
  then
    return string.format("%d %s %s", seat, mark, quoted.write(move))
  end
  return string.format("%d%s %s", seat, mark, move)
end


--- Totals after each finished round, as texts. Those known already stay.
local function add_totals(self, m)
  local finished = core.rounds_finished(m.core)
  if #self.totals == finished then return end
  local lines, at = core.lines(m.core, self.lines_read), 1
  for round = #self.totals + 1, finished do
    while lines[at] and lines[at].round == round do
      local side = lines[at].side
      self.scores[side] = self.scores[side] + lines[at].points
      at = at + 1
    end
    self.totals[round] = table.concat(self.scores, " ")
  end
  self.lines_read = self.lines_read + at - 1
end


--- The data of a record before anything is written or read.
local function begin(m)
  local self = { core = m.core, lines = {}, sum = record.start, round = 1,
    scores = {}, totals = {}, lines_read = 0, at = 0,
    events_read = 0, began = 0, text = "", told = 0 }
  for side = 1, #m.variant.sides do self.scores[side] = 0 end
  return self
end


--- record.results(m) -> list of the totals after each finished round, as texts
function record.results(m)
  local self = begin(m)
  add_totals(self, m)
  return self.totals
end


--- Makes in the twin the decisions that only the match has made. False if there
-- is no twin, or if it fails.
local function led_on(twin, m)
  if not twin or twin.twin_of ~= m.core or twin.state == "broken" then
    return false
  end
  local n, made = core.decisions(twin.core), core.decisions(m.core)
  if n > made then return false end
  if n == made then return true end
  twin.asked = false
  core.load_tape(twin.core, core.tape(m.core, n))
  return match.go_on(twin) ~= nil
end


--- record.traced(m) -> a match in the same position that keeps a log
-- The log tells who decided what in which round. The answer is the match itself
-- if it keeps a log; otherwise a twin, which is kept and follows the match. The
-- caller must not change it.
function record.traced(m)
  m:decisions() -- mends a broken match
  if m.traced then return m end
  if not led_on(m.twin, m) then
    m.twin = nil
    local twin = m:copy()
    twin:keep_log()
    m.twin, twin.twin_of = twin, m.core
  end
  return m.twin
end


--- Adds the results of the rounds before that one.
local function add_results(self, before)
  while self.round < before do
    add(self, string.format("result %d: %s", self.round,
      self.totals[self.round]), true)
    self.round = self.round + 1
  end
end


--- Adds the decisions and results that are missing.
local function add_decisions(self, m)
  local moves, forced, at = core.moves_from(m.core, self.at)
  local seats, rounds, read, began = core.deciders(m.core, self.events_read,
    self.began)
  add_totals(self, m)
  for n = 1, math.min(#moves, #seats) do
    add_results(self, rounds[n])
    add(self, decision_line(string.byte(seats, n), forced[n], moves[n]), true)
  end
  add_results(self, #self.totals + 1)
  self.at, self.events_read, self.began = at, read, began
end


--- The lines written so far of a match that keeps a log, or its head.
local function begun(m)
  if m.written and m.written.core == m.core then return m.written end
  local self = begin(m)
  add_head(self, m)
  return self
end


--- Writes the record up to the present.
local function write_on(self, m)
  add_decisions(self, m)
  local over, winner = m:over()
  if over and not self.over then
    add(self, string.format("over %d", winner), true)
    self.over = true
  end
end


--- The text of the lines from number `from` on.
local function text_of(self, from)
  local lines = self.lines
  return from > #lines and "" or table.concat(lines, "\n", from) .. "\n"
end


--- record.of(m) -> text
-- While the lines grow, the match does not hold them. If memory runs out
-- meanwhile, the next record is written from the beginning.
function record.of(m)
  local kept = record.traced(m)
  local self = begun(kept)
  kept.written = nil
  write_on(self, kept)
  self.text = self.text .. text_of(self, self.told + 1)
  self.told = #self.lines
  kept.written = self
  return self.text
end


--- record.so_far(m) -> text
-- The record so far of a match that keeps a log, even if the rules have failed.
-- To play it again leads to the same failure.
function record.so_far(m)
  local self = begin(m)
  add_head(self, m)
  add_decisions(self, m)
  return text_of(self, 1)
end


return record
