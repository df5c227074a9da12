-- The steps of a game in the order of play: which step calls which, the comment
-- on each and its heading, and which of them count points.

local comments = require "tenace.face.rulebook.comments"
local effect = require "tenace.study.effect"
local headings = require "tenace.face.rulebook.headings"
local language = require "tenace.base.language"
local phrase = require "tenace.face.say.phrase"
local stacking = require "tenace.rules.stacking"
local usual = require "tenace.face.rulebook.usual"

local steps = {}

-- The words that deal, ask for or play cards. A step that uses them does not
-- count points, unless it scores itself and only steps that it calls use them.
local PLAYS = {}
for word in ([[deal_each draw move choose ask_yes_no ask_number
  ask_cards put_away auction declare play_tricks play_on begin_trick
  end_trick let_play]]):gmatch "%S+" do
  PLAYS[word] = true
end


-- The words with which the play of the cards begins.
local BEGINS = { play_tricks = true, play_trick = true, begin_trick = true,
  play_on = true, play_turns = true, play_turn = true, each_turn = true }


local function both(first, second)
  local list = table.move(first, 1, #first, 1, {})
  return table.move(second, 1, #second, #list + 1, list)
end


--- The names that a function's lines call or pass: `self:deal()`,
-- `self.promise`. Line by line, those inside the brackets of others first. What
-- is passed is called later, so it comes last, unless it is all that is passed;
-- but what the play of the cards gets comes with the play.
-- @return the names, and how many of them are not passed
local function calls_of(body)
  local called, passed = {}, {}
  for i = 1, #body do
    local code, at = body[i]:gsub("%-%-.*$", ""), #called + 1
    for open, mark, name in code:gmatch "(%(?)%f[%w_]self([:.])([%a_][%w_]*)" do
      if mark == ":" or open == "(" then table.insert(called, at, name)
      elseif BEGINS[called[at]] then table.insert(called, at + 1, name)
      else passed[#passed + 1] = name end
    end
  end
  return both(called, passed), #called
end


local function calls_base(body, name)
  return table.concat(body, "\n"):find("base." .. name, 1, true) ~= nil
end


--- Do a function's lines answer something, or set a field? After a trick that
-- is who leads next, say, and not only what counts.
local function settles(body)
  for _, line in ipairs(body) do
    local code = line:gsub("%-%-.*$", "")
    local answer = code:match "%f[%w]return%s+(%S+)" or "end"
    if code:find "self%.[%w_]+%s*=[^=]"
      or answer ~= "end" and not answer:find "^self:score" then
      return true
    end
  end
  return false
end


--- The house rule that a file defines.
local function house_of(variant, path)
  for _, house in ipairs(variant.house) do
    if house.file == path then return house end
  end
end


--- Does the house rule of a file drop what files beneath do at an event?
local function dropped_beneath(variant, path, name)
  for _, by_step in pairs(variant.dropped) do
    local by = by_step[name]
    local house = house_of(variant, path)
    if by and house and by == house.name then return true end
  end
  return false
end


--- What a house rule says of a step: its comment there. Without one it is the
-- sentence of the house rule, if what it restates is gone.
local function house_text(variant, beneath, step, path)
  local text, says = comments.told(step, variant), variant.says[step.name]
  if text == "" and beneath and says and says.file == path
    and comments.restated(step.name, variant)
    and beneath.restated ~= path then
    return house_of(variant, path).sentence
  end
  return text
end


--- The engine's own step `over`, as the step beneath that of a house rule.
local function engines(variant, name)
  if name ~= "over" then return nil end
  local said = comments.restated(name, variant)
  return { text = usual.own_ending(variant) or "", calls = {}, known = {},
    restated = said and variant.says.over.file }
end


--- What a house rule says under `says` of a step that it has itself: in the
-- place of the sentences beneath, if there are any.
local function said_beside(variant, beneath, step, path)
  local says = variant.says[step.name]
  if beneath then return beneath.restated == path and beneath.text or "" end
  return says and says.file == path
    and comments.restated(step.name, variant) or ""
end


--- Both texts, or the one that there is.
local function joined(one, other)
  if one == "" or other == "" then return one .. other end
  return language.passage { one, other }
end


--- The sentences beneath, and then those of a house rule that adds to them.
local function added(beneath, text, title)
  if text == "" then return beneath.text end
  if beneath.text == "" then return text end
  return language.passage { beneath.text,
    phrase("rulebook.instead", { house = title, text = text }) }
end


--- The sentences on an event: those of all who hear it.
local function heard(beneath, text, title)
  if text == "" then return beneath end
  return language.passage { beneath,
    phrase("rulebook.instead", { house = title, text = text }) }
end


--- A step of a file, as it is with those beneath.
local function replace(variant, beneath, step, path)
  local house = house_of(variant, path)
  local text = house_text(variant, beneath, step, path)
  local said, restated = said_beside(variant, beneath, step, path), nil
  local own, rows = joined(said, text), comments.rows(step, variant)
  local calls = (calls_of(step.body))
  if beneath and calls_base(step.body, step.name) then
    calls, restated = both(calls, beneath.calls), beneath.restated
    rows = both(beneath.rows or {}, rows)
    own = added(beneath, text, house and house.title or path)
  elseif house and stacking.is_event(step.name)
    and not dropped_beneath(variant, path, step.name) then
    calls = both(calls, beneath and beneath.calls or {})
    own = heard(beneath and beneath.text or said, text, house.title)
  end
  return { name = step.name, text = own, rows = rows, calls = calls,
    file = path,
    known = both(calls, beneath and beneath.known or {}), line = step.line,
    settles = settles(step.body) or beneath and beneath.settles,
    body = step.body, place = beneath and beneath.place, restated = restated,
    title = step.title and language.told(variant.texts, step.title)
      or beneath and beneath.title }
end


--- Puts the sentence with which a house rule restates a step in the place of
-- the one beneath it. What other house rules say of the step comes behind it.
local function restate(variant, step)
  local said = variant.says[step.name]
  if said and said.file ~= step.file then
    step.restated = said.file
    local restated = comments.restated(step.name, variant)
    step.text, step.rows = restated or step.text, not restated and step.rows
      or {}
  end
end


--- Says of which other sentences a house rule changes a part.
local function tell_stale(variant, by_name)
  for _, stale in ipairs(effect.stale(variant)) do
    local step = by_name[stale.step]
    if step and step.text ~= "" then
      step.text = language.passage { step.text,
        phrase("rulebook.changes_part", { house = stale.house }) }
    end
  end
end


--- Does a step stand by itself, for a sentence that restates it? The first one
-- does; and one that takes the place of others, if the house rule with that
-- sentence goes on top of its own.
local function stands(variant, beneath, step, path)
  if not beneath then return true end
  local said, house = variant.says[step.name], house_of(variant, path)
  if not said or not house or calls_base(step.body, step.name) then
    return false
  end
  return (house_of(variant, said.file).beneath or {})[house.name] or false
end


--- Adds the steps of one file to those beneath.
local function add_file(variant, by_name, file, n)
  local shared = effect.is_shared(file.path)
  for _, step in ipairs(comments.functions(file.text)) do
    local beneath = by_name[step.name] or house_of(variant, file.path)
      and engines(variant, step.name)
    if variant.steps[step.name] and not (shared and beneath) then
      n = n + 1
      local made = replace(variant, beneath, step, file.path)
      made.place = made.place or n
      by_name[step.name] = made
      if stands(variant, beneath, step, file.path) then
        restate(variant, made)
      end
    end
  end
  return n
end


--- All steps of a variant, by name, as they are with its house rules.
local function all_of(variant)
  local by_name, n = {}, 0
  for _, file in ipairs(variant.files) do
    n = add_file(variant, by_name, file, n)
  end
  tell_stale(variant, by_name)
  return by_name
end


--- Does the step, or one that it calls, use a word of that set? Its text before
-- a house rule replaced it counts too, because the step keeps its purpose.
local function says(by_name, name, words, above)
  local step = by_name[name]
  if not step or above[name] then return false end
  above[name] = true
  for _, call in ipairs(step.known) do
    if words[call] or says(by_name, call, words, above) then return true end
  end
  return false
end


local SCORES = { score = true, score_lines = true, score_others = true,
  score_tricks = true, score_parties = true, climb = true }
local ALWAYS = { value = true, over = true, will_score = true, scored = true }


-- The steps that the engine calls, in the order of a round. What they say comes
-- behind what `round` calls.
local CALLED = { "before_turn", "said", "throw_failed", "standing",
  "after_trick", "will_score", "value", "scored", "after_round", "next_dealer",
  "over", "order" }

-- Those that are told with the play, even if they score.
local IN_PLAY = { before_play = true, before_turn = true, said = true,
  throw_failed = true, standing = true }

-- Those of them that concern the match, not the round.
local MATCH = { next_dealer = true, over = true }

--- Does the step itself use a word of that set?
local function uses(step, words)
  for _, call in ipairs(step and step.known or {}) do
    if words[call] then return true end
  end
  return false
end


--- Does the step only count points?
local function counts(by_name, name)
  local step = by_name[name]
  if ALWAYS[name] and stacking.is_event(name) or name:find "^score_" then
    return true
  end
  if PLAYS[name] or uses(step, PLAYS) then return false end
  if uses(step, SCORES) then return true end
  if says(by_name, name, PLAYS, {}) then return false end
  return ALWAYS[name] or says(by_name, name, SCORES, {})
end


--- The part of the book in which a step is told, if its caller is in `part`. An
-- event stays where players look for what happens then, whatever it scores.
local function part_of(self, name, part)
  if name == "order" then return "ranks" end
  if MATCH[name] then return "match" end
  if part ~= "play" or IN_PLAY[name] then return part end
  if name == "after_round" then return "scoring" end
  if name == "after_trick" and self.by_name[name].settles then return part end
  return counts(self.by_name, name) and "scoring" or part
end


--- Adds a step and those that it calls, each once, to the list of its part. The
-- steps called by one without a comment take its place, the first of them also
-- its heading.
local function add(self, name, depth, part, above)
  local step = self.by_name[name]
  if not step or self.seen[name] then return end
  self.seen[name] = true
  local now = part_of(self, name, part)
  if now ~= part then part, depth, above = now, 0, nil end
  local heading = headings.of(name, step.title, depth) or above
  if step.text ~= "" then
    table.insert(self[part], { name = language.spoken(name), text = step.text,
      rows = step.rows, heading = heading, depth = depth, step = step })
    depth, heading = depth + 1, nil
  end
  local before = #self[part]
  for _, call in ipairs(step.calls) do
    add(self, call, depth, part, #self[part] == before and heading or nil)
  end
end


--- Where among the steps of play the first is with the heading of the play, or
-- else the end.
local function play_heading(self)
  for i, item in ipairs(self.play) do
    if headings.is_play(item.heading) then return i end
  end
  return #self.play + 1
end


--- How many names the lines of a step call before its first loop.
local function before_loop(body)
  for i, line in ipairs(body) do
    if line:match "^%s*while%f[%W]" or line:match "^%s*repeat%f[%W]"
      or line:match "^%s*for%s+[%w_]+%s*=" then
      return select(2, calls_of(table.move(body, 1, i - 1, 1, {})))
    end
  end
  return math.huge
end


--- Adds the steps that `round` calls.
-- @return where among the steps of play the cards are played: where it says a
-- word that plays them, or goes round and round; and does it say such a word?
local function add_round(self)
  local round, at, plays = self.by_name.round, nil, false
  local loop = before_loop(round.body)
  self.seen.round = true
  for i, call in ipairs(round.calls) do
    plays = plays or BEGINS[call] ~= nil
    if BEGINS[call] or i > loop then at = at or #self.play + 1 end
    add(self, call, 0, "play")
  end
  return at or #self.play + 1, plays
end


--- What the steps of these names add to the play, as a list; what they add to
-- other parts is added there.
local function added_by(self, names)
  local play = self.play
  self.play = {}
  for _, name in ipairs(names) do add(self, name, 0, "play") end
  local list = self.play
  self.play = play
  return list
end


--- Adds steps that no step calls by name: functions that are passed in another
-- way.
local function add_left_over(self)
  local list = {}
  for name, step in pairs(self.by_name) do
    if not self.seen[name] then list[#list + 1] = step end
  end
  table.sort(list, function(a, b) return a.place < b.place end)
  for _, step in ipairs(list) do add(self, step.name, 0, "play") end
end


--- Adds what `round` says itself where the cards are played, and before it
-- what comes before the play.
-- @param at where in the list of steps; that heading may come earlier
-- @param plays does `round` itself say that the cards are played?
local function add_play(self, at, plays, before)
  local round = self.by_name.round
  at = math.min(at, play_heading(self))
  if round.text ~= "" then
    before[#before + 1] = { name = language.spoken "round", depth = 0,
      heading = headings.of("round", round.title, 0), text = round.text,
      rows = round.rows, step = round }
  end
  for i, item in ipairs(before) do table.insert(self.play, at + i - 1, item) end
  self.tricks_at = plays and at + #before or #self.play + 1
end


--- The names that the steps call, as a set.
local function words_of(by_name)
  local words = {}
  for _, step in pairs(by_name) do
    for _, call in ipairs(step.calls) do words[call] = true end
  end
  return words
end


-- A round that is written behind blanks: nothing is known of it.
local UNKNOWN = { name = "round", text = "", calls = {}, known = {}, body = {},
  rows = {} }


--- steps.of(variant) -> { play, scoring, ranks, match, words, tricks_at }
-- Lists of { name, heading, text, rows, depth, step } in the order of play, the
-- set of the names that steps call, and where in `play` it belongs who takes a
-- trick. A step without a `heading` is a paragraph under the one before it;
-- `rows` are the lines of its table.
function steps.of(variant)
  local by_name = all_of(variant)
  by_name.round = by_name.round or UNKNOWN
  local self = { by_name = by_name, words = words_of(by_name), seen = {},
    play = {}, scoring = {}, ranks = {}, match = {} }
  local at, plays = add_round(self)
  local before = added_by(self, { "before_play" })
  local behind = added_by(self, CALLED)
  add_left_over(self)
  add_play(self, at, plays, before)
  self.play = table.move(behind, 1, #behind, #self.play + 1, self.play)
  return self
end


return steps
