-- How fast the others act. A person at a terminal reads at once who thinks, and
-- what the others do one by one, with a short pause between. Elsewhere nothing
-- waits.

local Pace = {}
Pace.__index = Pace

-- The seconds between two moves, unless the person has chosen others.
Pace.USUAL = 0.5

local CLEAR = "\r\27[K"


--- Pace.new(facts) -> a pace. Facts, all of which may be missing: `seconds`
-- between two moves; `pause(seconds)` -> true if the person cut it short;
-- `now()` -> seconds; `status(text)`, which writes what is erased again;
-- `hush(on)`, with which keys are not shown until then; and `again()`, to be
-- told that Ctrl-C was answered and may come again.
function Pace.new(facts)
  local self = setmetatable({ last = 0, hurried = false,
    seconds = Pace.USUAL }, Pace)
  for name, fact in pairs(facts or {}) do self[name] = fact end
  return self
end


--- pace:hurry(), pace:relax(): from now on nothing waits, or all does again.
function Pace:hurry() self.hurried = true end


function Pace:relax() self.hurried = false end


--- pace:told(): something has been told, so that the next move can wait.
function Pace:told()
  if self.pause then self.last = self.now() end
end


--- pace:before(entry, seat): waits before another player's move is told. Time
-- in which the player thought counts. Once the person has cut a pause short,
-- nothing waits until pace:relax().
function Pace:before(entry, seat)
  local waits = self.pause and not self.hurried and entry.what == "move"
    and entry.player ~= seat
  local left = waits and self.last + self.seconds - self.now() or 0
  if left > 0 and self.pause(left) then self.hurried = true end
end


--- pace:thinks(text): says at once who thinks; pace:done() erases it.
function Pace:thinks(text)
  if not self.status then return end
  self.shown = true
  if self.hush then self.hush(true) end
  self.status(text)
end


function Pace:done()
  if not self.shown then return end
  self.shown = false
  self.status(CLEAR)
  if self.hush then self.hush(false) end
end


--- pace:cut() -> true if Ctrl-C, which came while something was told, only ends
-- the pauses: nothing waits from now on. The next one stops what runs.
function Pace:cut()
  if not self.pause or self.hurried then return false end
  self:hurry()
  if self.again then self.again() end
  return true
end


return Pace
