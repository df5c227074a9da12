-- Which rule did it: each entry of a match's story with the rule, the step, and
-- the line of the rules that made it.

local addends = require "tenace.match.addends"
local cite = require "tenace.base.cite"
local core = require "tenace.core"
local decided = require "tenace.match.decided"
local language = require "tenace.base.language"
local seen = require "tenace.match.seen"
local source = require "tenace.base.source"
local story = require "tenace.match.story"

local traced = {}


--- A reader of the match's entries, from the first on.
local function reader(m)
  local self = { m = m, variant = m.variant, told = story.told(m), round = 0,
    trick = 1, decision = 0, scored = 0, lines = core.lines(m.core),
    won = {}, totals = {}, functions = {}, side_of = {} }
  for side, players in ipairs(m.variant.sides) do
    self.totals[side] = 0
    for _, player in ipairs(players) do self.side_of[player] = side end
  end
  return self
end


--- The step in which a line stands, and whether the file is one of the rules.
local function step_at(self, file, line)
  local by_line = self.functions[file]
  local found = not by_line and source.file(self.variant.files, file)
  if found then
    by_line = source.functions(found.text)
    self.functions[file] = by_line
  end
  return by_line and by_line[line], by_line ~= nil
end


--- Gives a happening the place that states its rule.
local function put_at(self, one, file, line)
  if not file then return end
  one.file, one.line, one.step = file, line, (step_at(self, file, line))
end


--- The line that called the word which made the n-th entry.
local function called_at(self, n)
  local cause = self.told.causes[n]
  if not cause then return nil end
  local step, known = step_at(self, cause.file, cause.line)
  return known and { file = cause.file, line = cause.line, step = step } or nil
end


--- The cards of an entry as text, whatever form they have there.
local function cards_of(entry)
  local cards = entry.cards
  if type(cards) ~= "table" then return cards end
  local list = {}
  for i, one in ipairs(cards) do
    list[i] = type(one) == "table" and one.cards or one
  end
  return table.concat(list, " ")
end


--- Names the rule of a happening: as scripts see it, and in words.
local function name(one, rule)
  one.name, one.rule = rule, rule and language.rule(rule) or nil
end


local add = {}


function add.round(self, one, entry)
  self.round, self.trick, self.won = entry.round, 1, {}
  one.seat, one.round, one.called = entry.dealer, entry.round, nil
  local made = entry.round > 1 and self.variant.steps.next_dealer
  if made then
    put_at(self, one, cite.step(self.variant, "next_dealer"))
    name(one, "next_dealer")
  end
end


--- What a rule has struck out, with its name in words.
local function struck_of(struck)
  local list = {}
  for i, each in ipairs(struck) do
    list[i] = { name = each.name, rule = language.rule(each.name),
      cards = each.cards, says = each.says, file = each.file,
      line = each.line }
  end
  return list
end


--- Only its own player may know what a rule has struck out of a hand, and by
-- which duty a card was played.
function add.move(self, one, entry, player, notes)
  self.decision = self.decision + 1
  local note = notes[self.decision]
  one.move, one.decision = entry.move, self.decision
  one.trick = entry.played and self.trick or nil
  one.cards = entry.played and entry.move or nil
  if not note or player and player ~= entry.player then return end
  one.says, one.forced = note.says, note.forced or nil
  one.struck = struck_of(note.struck)
  name(one, note.name)
  if note.name then
    put_at(self, one, cite.obligation(self.variant, note.name))
  end
end


--- The trick is over: its cards are the winner's side's.
local function take(self, entry)
  local side = entry.side or self.side_of[entry.winner]
  if side then
    self.won[side] = (self.won[side] or "") .. " " .. cards_of(entry)
  end
end


function add.trick(self, one, entry)
  one.seat, one.says = entry.winner, entry.why
  one.trick, self.trick = self.trick, self.trick + 1
  for _, play in ipairs(entry.cards) do
    if play.player == entry.winner then one.card = play.cards end
  end
  take(self, entry)
  name(one, self.told.wins[one.entry])
  if self.variant.steps.order then
    put_at(self, one, cite.step(self.variant, "order"))
  end
end


--- The cards that a side has won and that make up its points.
local function cards_counted(self, side, points)
  local won = self.won[side]
  if not won or not self.variant.facts.points then return nil end
  return addends.cards(function(card)
    return self.m.core:points_of(card)
  end, won, points)
end


function add.score(self, one, entry)
  self.scored = self.scored + 1
  local line = self.lines[self.scored]
  self.totals[entry.side] = self.totals[entry.side] + entry.points
  one.side, one.points, one.says = entry.side, entry.points, entry.reason
  one.total = self.totals[entry.side]
  if not line or line.side ~= entry.side then return end
  one.addends = addends.of(self.variant, line.reason, one.called)
  local cards = cards_counted(self, entry.side, entry.points)
  for _, each in ipairs(cards or {}) do
    each.file, each.line = cite.name(self.variant, "points")
    one.addends[#one.addends + 1] = each
  end
end


function add.settled(_, one, entry)
  one.field, one.value = entry.name, entry.value
  name(one, one.called and one.called.step)
end


function add.shown(_, one, entry)
  one.says = entry.reason
end


function add.round_over(_, one, entry)
  one.round, one.scores = entry.round, entry.scores
end


--- The option that ended the match: the last round, or the points to reach.
local function ended_by(self)
  local options = self.variant.options
  if options.rounds and options.rounds ~= 0
    and self.round >= options.rounds then
    return "rounds"
  end
  return options.target ~= nil and "target" or nil
end


function add.match_over(self, one, entry)
  one.winner = entry.winner
  if self.variant.steps.over then
    name(one, "over")
    return put_at(self, one, cite.step(self.variant, "over"))
  end
  local option = ended_by(self)
  if not option then return end
  name(one, option)
  one.option = { name = option, value = self.variant.options[option] }
  put_at(self, one, cite.name(self.variant, option))
end


--- The n-th entry as a happening, as that player may know it; all of it if
-- there is no player.
local function happening(self, n, player, notes)
  local raw = self.told.entries[n]
  local entry = player and seen.entry(raw, player, self.variant) or raw
  local one = { what = entry.what, entry = n, seat = entry.player,
    round = self.round, cards = cards_of(entry),
    called = called_at(self, n) }
  if add[entry.what] then add[entry.what](self, one, entry, player, notes) end
  if not one.file and one.called then
    one.file, one.line, one.step = one.called.file, one.called.line,
      one.called.step
  end
  return one
end


--- traced.of(m, n, player) -> list of happenings; see m:trace
-- @param m a match that keeps a log
function traced.of(m, n, player)
  local self, notes, list = reader(m), decided.of(m), {}
  for i = 1, #self.told.entries do
    local one = happening(self, i, player, notes)
    if i > n then list[#list + 1] = one end
  end
  return list
end


return traced
