-- Bots play a match.

local core = require "tenace.core"
local bots = require "tenace.bots.bots"
local door = require "tenace.base.door"
local match = require "tenace.match.match"
local sentence = require "tenace.base.sentence"

-- The methods of a match in this file.
local methods = {}

local run = {}


--- run.set_natives(m, seats, on [, steady])
-- Turns the native bots for their seats on or off. Steady bots play the same
-- deal alike under other rules, as far as the rules allow.
local function set_natives(self, seats, on, steady)
  for seat, bot in next, seats do
    if bot == "random" then core.set_bot(self.core, seat, on, steady) end
  end
end

run.set_natives = set_natives


--- Other bots look at the log. The log begins now, because beginning it makes a
-- new core match.
local function need_log(self, seats)
  for _, bot in next, seats do
    if bot ~= "random" then self:keep_log() end
  end
end


--- Plays until the question is for a seat without a native bot. A bot of
-- another kind answers; a seat without a bot ends the loop. `told` is called
-- after each answer.
local function play_on(self, seats, told)
  local go_on = match.go_on
  while true do
    local state, wrong = go_on(self)
    if not state then return nil, wrong end
    if state ~= "asked" then return true end
    local bot = seats[match.seat_asked(self)]
    if not bot or bot == "random" then return true end
    bots.answer(self, bot)
    if told then told() end
  end
end


--- run.rounds(m, seats [, rounds [, told]]) -> true; or nil and the error
-- Plays to the end of the match, or `rounds` rounds. A core that was set to
-- stop at rounds then waits behind the last of them. `told` is called after
-- each decision of a bot that is not native.
local function play_rounds(self, seats, rounds, told)
  local ok, wrong
  repeat
    ok, wrong = play_on(self, seats, told)
    rounds = rounds and rounds - 1
  until not ok or self.state ~= "round" or rounds == 0
  return ok, wrong
end

run.rounds = play_rounds


--- m:run(bots [, how]) -> m
-- Bots play to the end of the match, or a number of rounds.
-- @param bots names by seat, `{ "random", "search", "random", "search:50" }`;
-- one name is for all seats; a seat without a name is a person's, and bots stop
-- there
-- @param how { rounds = n, told = a function that is called after each decision
-- of a bot that thinks }
-- @example m:copy():run("random", { rounds = 1 }):view(1).round  --> 2
-- @error the rules fail; the match then stands before the decision after which
-- they failed
-- @group matches
function methods:run(seats, how)
  seats = bots.by_seat(seats, self.variant.people)
  how = door.check_names("run", how, { "rounds", "told" })
  local rounds = how.rounds
  if rounds ~= nil and (math.type(rounds) ~= "integer" or rounds < 1) then
    error(sentence.of("rounds_number", { given = sentence.shown(rounds) }), 2)
  end
  if not match.asked(self) then return self end
  need_log(self, seats)
  local before, undone = core.decisions(self.core), self.undone
  self.undone = {}
  set_natives(self, seats, true)
  local limit = self.how.most_decisions or match.most_decisions
  core.set_limits(self.core, limit, rounds and 1 or 0)
  local caught, ok, wrong = pcall(play_rounds, self, seats, rounds,
    how.told)
  if not caught then ok, wrong = nil, ok end
  set_natives(self, seats, false)
  core.set_limits(self.core, limit, 0)
  if ok and self.state == "round" then ok, wrong = match.go_on(self) end
  if ok then return self end
  if self.state == "broken" and not self.back then
    wrong = select(2, pcall(match.fail, self, "last", wrong))
  end
  if core.decisions(self.core) == before then self.undone = undone end
  error(wrong, 0)
end


run.methods = methods

return run
