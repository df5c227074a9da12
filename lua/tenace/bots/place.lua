-- A position as one line, `whist+american#2@17`: a game, a seed, and how many
-- decisions bots have made.

local core = require "tenace.core"
local match = require "tenace.match.match"
local problem = require "tenace.base.problem"
local request = require "tenace.rules.request"
local sentence = require "tenace.base.sentence"

-- The methods of a match in this file.
local methods = {}

local place = {}


--- All decisions so far, as bytes.
local function tape_of(self)
  return core.tape(self.core, 0, (core.decisions(self.core)))
end


--- How many decisions so far were not forced.
local function free_decisions(self)
  local _, forced = core.moves_made(self.core)
  local free = 0
  for _, was in ipairs(forced) do free = free + (was and 0 or 1) end
  return free
end


--- Have bots made all these decisions? A match in which nobody has decided
-- anything begins to remember what they make.
local function by_bots(self, tape)
  local known = self.how.by_bots
  if not known or known.seed ~= self.seed then
    local none = free_decisions(self) == 0
    known = { seed = self.seed, tape = none and tape or "" }
    self.how.by_bots = known
  end
  return string.sub(known.tape, 1, #tape) == tape
end


--- place.play(m, move)
-- Makes a move that a bot of the usual strength has chosen. The match remembers
-- it: see `m:position`.
function place.play(self, move)
  local named = by_bots(self, tape_of(self))
  self:play(move)
  if named then self.how.by_bots.tape = tape_of(self) end
end


--- place.open(m, n)
-- Bots of the usual strength make the next n decisions of a match.
-- @error the match is over before
function place.open(self, n)
  for i = 1, n do
    if not match.asked(self) then
      error(problem.request(sentence.of("over_before",
        { n = i - 1, asked = n })), 0)
    end
    place.play(self, self:choose("search"))
  end
end


--- m:position() -> line; or nil, message
-- The position as one line, `whist+american#2@17`: the game with house rules
-- and options, `#` and the seed, `@` and the number of decisions. There is one
-- as long as nobody has decided, and for what `tenace.new` made of such a line,
-- where bots made all decisions.
-- @example local m = tenace.new("whist#2@3")
-- return m:position(), m:undo():position()  --> "whist#2@3", "whist#2@2"
-- @return nil and why there is none, where a person has decided or cards were
-- given
-- @group matches
function methods:position()
  if self.deal then return nil, sentence.of "position_dealt" end
  local free = free_decisions(self)
  if free > 0 and not by_bots(self, tape_of(self)) then
    return nil, sentence.of "position_played"
  end
  local line = self.variant.spec .. "#" .. self.seed
  return free > 0 and line .. "@" .. free or line
end


--- place.of(game) -> spec, seed, decisions
-- Splits a line; anything else, such as a variant, stays as it is.
function place.of(game)
  if type(game) ~= "string" then return game end
  return request.place(game)
end


place.methods = methods

return place
