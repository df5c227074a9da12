-- Rules that hear what is scored, and may change it: the steps `scored` and
-- `will_score`. Without them the words that score are the core's.

local core = require "tenace.core"
local given = require "tenace.words.given"

local scoring = {}

-- Which of the two steps runs now, by the coroutine of the match.
local running = setmetatable({}, { __mode = "k" })


--- Notes that such a step runs, until what is answered is closed: after an
-- error, too.
local function begun(inside)
  local thread = coroutine.running()
  local outer = running[thread]
  running[thread] = inside
  return setmetatable({}, { __close = function() running[thread] = outer end })
end


--- Runs a step; what it scores itself is heard as `inside` says.
local function run(step, inside, ...)
  local _ <close> = begun(inside)
  local answer = step(...)
  return answer
end


--- The reason of a score, with those of its changes: first what was added.
local function reasons(reason, change)
  local list = { reason }
  for _, one in ipairs(change) do
    if one.add then
      list[#list + 1] = string.format("%s %+d", core.says(one.because),
        one.add)
    end
  end
  for _, one in ipairs(change) do
    if one.times then
      list[#list + 1] = core.says(one.because) .. " × " .. one.times
    end
  end
  return table.concat(list, ", ")
end


--- The points, and their reason, as the rules change them. All that is added
-- comes before all that is multiplied.
local function changed(self, steps, side, points, reason)
  if not steps.will_score or running[coroutine.running()] == "will_score" then
    return points, reason
  end
  local change = run(steps.will_score, "will_score", self, side, points, reason)
  if change == nil then return points, reason end
  return (points + change.add) * change.times, reasons(reason, change)
end


--- Writes points; the rules hear them, unless they score while they hear.
local function write(self, steps, score, side, points, reason)
  local most = core.limits.points
  if points <= -most or points >= most then
    given.wrong("score", 2, "million_points")
  end
  score(self, side, points, reason)
  if not steps.scored or points == 0 or running[coroutine.running()] then
    return
  end
  run(steps.scored, "scored", self, side, points, reason)
end


--- The sides of a side, its number, a player or a party.
local function sides_of(self, who)
  local is_party = string.find(tostring(who), "^party")
  if not is_party then return { given.side(self, "score", 1, who) } end
  local list, seen = {}, {}
  for _, player in ipairs(who.players) do
    local side = player.side
    if not seen[side.number] then list[#list + 1] = side end
    seen[side.number] = true
  end
  return list
end


--- The words that score, as the rules hear them; each goes through `one`, which
-- scores for one side.
local function heard_words(one)
  local heard = {}
  function heard.score(self, who, points, reason)
    if type(points) == "table" then
      local side = given.side(self, "score", 1, who)
      for _, line in ipairs(points) do
        if line then heard.score(self, side, line[1], line[2]) end
      end
      return
    end
    points = given.integer("score", 2, points)
    reason = core.says(reason)
    for _, side in ipairs(sides_of(self, who)) do
      one(self, side, points, reason)
    end
  end
  function heard.score_others(self, but, points, reason)
    local out = given.side(self, "score_others", 1, but)
    points = given.integer("score_others", 2, points)
    reason = core.says(reason)
    for side in self:each_side() do
      if side ~= out then one(self, side, points, reason) end
    end
  end
  function heard.score_tricks(self, reason, above)
    reason = core.says(reason)
    above = above and given.integer("score_tricks", 2, above) or 0
    for side in self:each_side() do
      one(self, side, math.max(0, side.tricks - above), reason)
    end
  end
  return heard
end


--- scoring.hear(methods, steps)
-- Lets the rules hear all that is scored, if they have a step for it.
-- @param methods the words on `self`; those that score are replaced
-- @param steps the steps of the variant, by name
function scoring.hear(methods, steps)
  if not steps.will_score and not steps.scored then return end
  local plain, climb = methods.score, methods.climb
  local function scored(self, side, points, reason)
    write(self, steps, plain, side, points, reason)
  end
  for name, word in next, heard_words(function(self, side, points, reason)
    if points == 0 then return end
    scored(self, side, changed(self, steps, side, points, reason))
  end) do methods[name] = word end
  -- Levels are changed before they are climbed: a climb may end at a stop.
  function methods.climb(self, side, n, reason)
    if math.type(n) ~= "integer" or type(reason) ~= "string" or n < 1 then
      return climb(self, side, n, reason)                -- raises, or nothing
    end
    side = given.side(self, "climb", 1, side)
    n, reason = changed(self, steps, side, n, reason)
    if n > 0 then core.climb_levels(self, side, n, reason, scored) end
  end
end


--- scoring.hear_play(methods, steps)
-- Lets the rules hear that the first trick of a round is about to be led, if
-- they have the step `before_play`.
function scoring.hear_play(methods, steps)
  if not steps.before_play then return end
  for _, name in ipairs { "play_tricks", "play_trick", "begin_trick" } do
    local word = methods[name]
    methods[name] = function(self, ...)
      if core.begins_play(self) then steps.before_play(self) end
      return word(self, ...)
    end
  end
end


--- scoring.hear_turns(methods, steps)
-- Lets the rules hear that a turn of self:play_turns begins, if they have the
-- step `before_turn`.
function scoring.hear_turns(methods, steps)
  if not steps.before_turn then return end
  local word = methods.play_turns
  function methods.play_turns(self, how)
    local heard = { before = steps.before_turn }
    for name, value in next, how or {} do heard[name] = value end
    return word(self, heard)
  end
end


return scoring
