-- Records: a match as readable text, from which it can be played again.
--
--   tenace record 1
--   rules whist+american
--   seed 7
--   deal 1 hand 2: QS 2C *            only if cards were fixed beforehand
--   file rules/whist.lua whist        every rules file, its lines behind "| "
--   | -- Whist: two partnerships …
--   begin                             ~3f2a
--   1: 7C                             ~90be     player 1 decided so
--   2= KC                             ~11c4     nothing else was possible
--   result 1: 2 0                     ~a0b1     totals after round 1
--   over 1                            ~77aa     side 1 has won; 0 is a draw
--
-- The four digits are a check over everything from the start to that line, so
-- that a damaged line is found. A record written by hand may leave them out.

local core = require "tenace.core"
local deals = require "deals"
local ordered = require "ordered"

local record = {}

--- Where the check begins.
record.start = 2166136261


--- record.check(line, before) -> number, sum
-- The check of a line, which is printed as four digits, and the sum that the
-- next line's begins with.
function record.check(line, before)
  local sum = core.digest(line .. "\n", before)
  return (sum ~ sum >> 16) & 0xFFFF, sum
end


--- Adds a line, with its check behind it if it is one that has one.
local function add(self, line, checked)
  local check
  check, self.sum = record.check(line, self.sum)
  self.lines[#self.lines + 1] = checked
    and string.format("%-12s ~%04x", line, check) or line
end


--- The lines of a deal that was fixed: `hands` become `hand 1` and so on.
local function add_deal(self, round, deal)
  local function add_pile(name, cards)
    local line = string.format("deal %d %s: %s", round, name, cards)
    add(self, (string.gsub(string.gsub(line, "%s+", " "), " $", "")))
  end
  for name, cards in ordered.pairs(deal) do
    if name == "hands" then
      for seat, hand in ordered.pairs(cards) do
        add_pile("hand " .. seat, hand)
      end
    else
      add_pile(name, cards)
    end
  end
end


local function add_deals(self, deal)
  if not deal then return end
  local given, every = deal.given, deals.every(deal.given)
  if every then add_deal(self, 0, every) end
  for round, one in ipairs(given) do add_deal(self, round, one) end
end


--- The path of a rules file as a record has it: the same on every machine,
-- unless the match was asked for by it.
local function path_of(file, spec)
  if string.find(spec, file.path, 1, true) then return file.path end
  local house = file.of and "house/" .. file.of .. "/" or ""
  return "rules/" .. house .. file.name .. ".lua"
end


--- A rules file, line by line.
local function add_file(self, file, spec)
  local of = file.of and " of " .. file.of or ""
  add(self, "file " .. path_of(file, spec) .. " " .. file.name .. of)
  local text = string.gsub(file.text, "\n$", "")
  for line in string.gmatch(text .. "\n", "(.-)\n") do
    add(self, "| " .. line)
  end
end


local function add_head(self, m)
  add(self, "tenace record 1")
  add(self, "rules " .. m.variant.spec)
  add(self, "seed " .. string.format("%d", m.seed))
  add_deals(self, m.deal)
  for _, file in ipairs(m.variant.files) do
    add_file(self, file, m.variant.spec)
  end
  add(self, "begin", true)
end


--- Totals after each finished round, as texts.
local function results(m)
  local totals, list, round = {}, {}, 1
  for side = 1, #m.variant.sides do totals[side] = 0 end
  local finished = core.rounds_finished(m.self)
  local lines, at = core.lines(m.self), 1
  while round <= finished do
    while lines[at] and lines[at].round == round do
      local line = lines[at]
      totals[line.side] = totals[line.side] + line.points
      at = at + 1
    end
    list[round] = table.concat(totals, " ")
    round = round + 1
  end
  return list
end

record.results = results


--- record.traced(m) -> a match in the same position that keeps a log, and so
-- knows who decided what in which round: the match itself if it keeps one.
function record.traced(m)
  m:decisions() -- as it was, if it broke
  if m.traced then return m end
  local copy = m:copy()
  copy:trace()
  return copy
end


local function add_decisions(self, m)
  local moves, forced = core.moves_made(m.self)
  local seats, rounds = core.deciders(m.self)
  local totals, round = results(m), 1
  for n = 1, math.min(#moves, #seats) do
    while round < rounds[n] do
      add(self, string.format("result %d: %s", round, totals[round]), true)
      round = round + 1
    end
    add(self, string.format("%d%s %s", string.byte(seats, n),
      forced[n] and "=" or ":", moves[n]), true)
  end
  for n = round, #totals do
    add(self, string.format("result %d: %s", n, totals[n]), true)
  end
end


--- record.of(m) -> text
function record.of(m)
  local self = { lines = {}, sum = record.start }
  local told = record.traced(m)
  add_head(self, told)
  add_decisions(self, told)
  local over, winner = told:over()
  if over then add(self, string.format("over %d", winner), true) end
  return table.concat(self.lines, "\n") .. "\n"
end


--- record.so_far(m) -> text
-- The record of a match that keeps a log, as it stands, even if the rules have
-- failed: whoever plays it again comes to where they did.
function record.so_far(m)
  local self = { lines = {}, sum = record.start }
  add_head(self, m)
  add_decisions(self, m)
  return table.concat(self.lines, "\n") .. "\n"
end


return record
