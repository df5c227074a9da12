-- All lines of tricks, gone through by the core. Between two steps of the rules
-- nobody asks for anything but cards, and the core alone says which are
-- allowed: those that a player may play follow from the own hand, from what all
-- have seen played, and from what is compared here once, before the tricks.
-- Where rules go on, the line is made again with them.

local core = require "tenace.core"
local same_position = require "tenace.study.same_position"

local trick_lines = {}


--- trick_lines.begin(walker)
-- Prepares a walker of all_lines.new: ends of tricks are watched from now on.
function trick_lines.begin(self)
  local ends = core.ends(self.m.core)
  self.ends, self.known_ends, self.walks = ends, {}, {}
  self.by_what, self.deep, self.unknown = {}, 0, 0
  self.plan.how.played = function(core_match)
    core.watch_end(core_match, ends)
  end
end


--- trick_lines.may(walker) -> flag
-- Is a card of tricks asked that the core can go through?
function trick_lines.may(self)
  return not self.slow and core.walks(self.m.core)
end


--- Compares what decides in tricks with what decided where things looked the
-- same to a player. If it differs, each question has to be compared.
local function compare(self, decides)
  for seat = 1, self.plan.variant.players do
    local seen = core.seen(self.m.core, seat)
    local before = self.by_what[seen]
    if not before then
      self.by_what[seen], self.kept = decides, self.kept + 1
    elseif before ~= decides then
      self.differs, self.cut = true, true
      return
    end
  end
end


--- A number for all that an end of these tricks depends on, but for the tricks.
local function key_of(self, constant, stands)
  local key = same_position.key(self.m, constant, stands)
  if key then return key end
  self.unknown = self.unknown + 1
  return self.unknown
end


--- Counts lines that only the core has gone through.
local function count(self, lines, decisions)
  local shares = self.plan.shares
  self.lines, self.decisions = self.lines + lines, self.decisions + decisions
  if lines > 0 then self.node.ends = true end
  if not shares then return end
  self.share = (self.share - 1 + lines) % #shares + 1
  self.plan.how.tricks = shares[self.share]
end


--- What the core calls where rules go on: it makes the line again, and notes
-- whether its end is like all with its key.
local function maker(self, again)
  local node = self.node
  return function(tape, lines, decisions, key)
    self.node = node
    count(self, lines, decisions)
    if not tape then
      self.cut = self.cut or self.watch.late()
    else
      again(tape)
      if core.end_watched(self.m.core) and key ~= 0 then
        self.known_ends[key] = true
      end
    end
    if not self.faulty and not self.cut then return self.share end
  end
end


--- trick_lines.walk(walker, constant, again)
-- Goes through all lines from the question that is asked to the end of the
-- tricks, and of what comes behind.
-- @param constant see same_position.constant
-- @param again a function of a tape: makes its decisions again, and goes
-- through all that may come then
function trick_lines.walk(self, constant, again)
  local m, deep = self.m.core, self.deep + 1
  local decides, stands = core.tricks_stand(m)
  compare(self, decides)
  if self.cut then return end
  local walk, tape = core.walk(m, self.walks[deep]), core.tape(m)
  local node = self.node
  self.walks[deep], self.deep = walk, deep
  local lines, decisions, bound = core.go_through(walk, m, tape,
    maker(self, again), self.known_ends, self.ends,
    key_of(self, constant, stands), self.share,
    self.plan.shares and #self.plan.shares or 1)
  self.deep, self.node = deep - 1, node
  count(self, lines, decisions)
  for _, n in ipairs(bound) do self.bound[n] = true end
end


return trick_lines
