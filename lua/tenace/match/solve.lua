-- Perfect play: what each card is worth when everyone sees all cards and nobody
-- makes a mistake. It is for study; no bot of a match asks it about hidden
-- cards.

local core = require "tenace.core"
local door = require "tenace.base.door"
local ordered = require "tenace.base.ordered"
local position = require "tenace.match.position"
local sentence = require "tenace.base.sentence"

local solve = {}

-- The methods of a match in this file.
local methods = {}

-- What may be asked of a match, and of a position.
local names = { "camp", "fewest", "for", "last", "most", "trick_counts" }
local posed_names = { "camp", "fewest", "for", "hands", "last", "leader",
  "most", "trick", "trick_counts" }

--- The most positions that are looked at if the caller does not say how many: a
-- matter of a minute.
solve.most = 100000000


--- solve.alone(self, variant) -> the player who plays alone in this round; nil
-- if there is none
function solve.alone(self, variant)
  local field = variant.fields.declarer
  local declarer = field and core.fields(self).declarer
  if field and field.kind == "player" then return declarer end
end


--- solve.ends_by_trick(self) -> boolean
-- Does a trick of one player end the play? Then that player tries to win none,
-- and the others to lose theirs in time: all want few tricks.
function solve.ends_by_trick(self)
  local _, seat = core.play_ends(self)
  return seat ~= nil
end


local function wants_few(self, how)
  if how.fewest ~= nil then return how.fewest end
  return solve.ends_by_trick(self)
end


--- May players draw cards between the tricks?
local function draws(self, variant)
  local steps = variant.steps.after_trick or not core.play_ends(self)
  return steps and core.piles(self)[1] ~= ""
end


--- What prevents an answer before the core is asked: the name of a sentence.
local function prevented(variant, what, camp)
  if what == "score" then return "solve_score" end
  if what == "points" and not variant.facts.points then
    return "solve_no_points"
  end
  return not camp and "solve_camps" or nil
end


--- What is counted: the name that was given, or what the game counts.
local function counted(self, variant, how)
  local by_points = variant.facts.points and not solve.ends_by_trick(self)
  local what = how["for"] or (by_points and "points" or "tricks")
  if what ~= "tricks" and what ~= "points" and what ~= "score" then
    error(sentence.missing("solve_for", { name = sentence.shown(what) },
      { "tricks", "points", "score" }), 0)
  end
  return what
end


--- The stakes as the core takes them.
local function stakes_of(self, what, camp, how)
  return { camp = camp, points = what == "points",
    fewest = wants_few(self, how), last = how.last or 0,
    most = how.most or solve.most,
    trick = how.trick_counts or (what == "tricks" and 1 or 0) }
end


--- Says no, with what prevents it.
local function refuse(variant, fault, most)
  return nil, sentence.of(fault, { game = variant.title, n = most })
end


--- solve.core_match(self, variant, how) -> as `m:solve`, for a core match in
-- which a trick is under way.
function solve.core_match(self, variant, how)
  local what = counted(self, variant, how)
  local camp, seat = core.camp(self, solve.alone(self, variant))
  camp = how.camp or camp
  door.count("solve", "most", how.most, 1)
  local fault = prevented(variant, what, camp)
  if fault then return refuse(variant, fault) end
  if not ordered.has(camp, seat) then error(sentence.of("solve_camp"), 0) end
  local began = os.clock()
  local moves, nodes = core.solve(self, stakes_of(self, what, camp, how))
  if not moves then
    return refuse(variant, "solve_" .. nodes, how.most or solve.most)
  end
  return { value = moves[1].value, moves = moves, nodes = nodes,
    seconds = os.clock() - began, ["for"] = what, camp = camp, player = seat,
    fewest = wants_few(self, how) or nil }
end


--- m:solve([how]) -> { value, moves, nodes, seconds, for, camp, player,
-- fewest }; or nil, reason
-- Perfect play from here to the last trick, when everyone sees all cards: what
-- the camp of the player in turn still gets, this trick included, with each
-- card that may be played. For study only: it looks at all hands.
-- @param how `for`: what is counted, `"tricks"` or `"points"` of the cards
-- (tricks, unless the game's cards have points and no trick ends the play);
-- `camp`: a list of the players who play together (partners, a declarer's
-- party, or all but the declarer); `fewest = true`: the camp wants as little as
-- it can get (where a trick ends the play of somebody who wants none); `last`:
-- what the last trick counts besides (0); `trick_counts`: what each trick
-- counts besides its cards (0); `most`: the most positions to look at
-- (100,000,000, about a minute)
-- @return `value`, what is reached at best; `moves`, a list of { move, value },
-- the best first; `nodes`, the positions looked at; `fewest = true` if the camp
-- wants as little as it can get; or nil and the rule or the fact that prevents
-- an answer
-- @example local m = tenace.new("whist", { seed = 1 })
-- for _ = 1, 24 do m:play(m:moves()[1]) end
-- local solved = m:solve()
-- return solved.value  --> 4
-- @group positions
function methods:solve(how)
  how = door.check_names("solve", how, names)
  local _, asked = self:turn()
  if not asked or asked.kind ~= "card" or not core.trick(self.core) then
    return refuse(self.variant, "solve_no_card")
  elseif draws(self.core, self.variant) then
    return refuse(self.variant, "solve_draws")
  end
  return position.guarded(solve.core_match, self.core, self.variant, how)
end


--- A core match with the position.
local function pose(variant, facts, how)
  local self = position.match(variant, facts)
  local leader = how.leader or 1
  core.pose_trick(self, core.player(self, leader),
    position.cards_of(how.trick), "")
  for seat, cards in ipairs(how.hands) do
    core.pose_hand(self, core.player(self, seat), cards)
  end
  return self
end


--- solve.position(variant, facts, how) -> as `m:solve`
-- @param how as of `m:solve`, with hands, trick and leader
function solve.position(variant, facts, how)
  how = door.check_names("solve", how, posed_names)
  if type(how.hands) ~= "table" then error(sentence.of("solve_hands"), 0) end
  position.check_facts(variant, facts)
  return position.guarded(function()
    return solve.core_match(pose(variant, facts, how), variant, how)
  end)
end


solve.methods = methods

return solve
