-- What rules do in many deals: how often each piece of a step ran, in how many
-- deals each obligation forbade a card, and whether each option made a
-- difference; with a deal in which each thing happens for the first time.

local core = require "tenace.core"
local coverage = require "tenace.study.coverage"
local games = require "tenace.rules.games"
local knowledge = require "tenace.study.knowledge"
local match = require "tenace.match.match"
local mentions = require "tenace.study.mentions"
local ordered = require "tenace.base.ordered"
local pieces = require "tenace.study.pieces"
local settings = require "tenace.study.settings"
local source = require "tenace.base.source"
local unfelt = require "tenace.study.unfelt"

local reached = {}

--- The number of deals, the most of a match, and the part of them that is
-- played with another value of each option, but not fewer than `least` of them.
reached.amount = { deals = 1000, rounds = 10, share = 0.02, least = 10 }


--- The same rules with each piece on a line of its own; and by the name that
-- Lua gives a file its pieces.
local function in_pieces(variant)
  local files, by_source = {}, {}
  for i, file in ipairs(variant.files) do
    local text, list = pieces.of(file.text)
    files[i] = { name = file.name, path = file.path, of = file.of, text = text }
    by_source["@" .. file.path] = { file = file.path, list = list }
  end
  return assert(games.library_of(files):variant(variant.spec)), by_source
end


--- Does a piece only close what began before it?
local function closes(text)
  return string.find(text, "^end%f[%W]") or text == "end"
    or string.find(text, "^[%]%)},;]*$")
end


--- Adds the pieces of a function, each not run yet.
local function add_function(self, f)
  local info = debug.getinfo(f, "SL")
  local at = self.sources[info.source]
  for line in next, at and info.activelines or {} do
    local piece = at.list[line]
    if piece and not closes(piece.text) then
      piece.count = piece.count or 0
    end
  end
end


-- So many values are looked at for functions of the rules.
local MOST = 20000

--- Finds all functions of the rules that steps and obligations can call.
local function find_functions(self, variant)
  local list, seen = { variant.steps, variant.obligations }, {}
  local function add(value)
    local kind = type(value)
    if (kind == "function" or kind == "table") and not seen[value] then
      seen[value], list[#list + 1] = true, value
    end
  end
  local i = 1
  while list[i] and i < MOST do
    local value = list[i]
    if type(value) == "table" then
      for _, inner in next, value do add(inner) end
    else
      add_function(self, value)
      for n = 1, 255 do
        local name, inner = debug.getupvalue(value, n)
        if not name then break end
        if name ~= "_ENV" then add(inner) end
      end
    end
    i = i + 1
  end
end


--- The number of decisions so far.
local function decided(self)
  return self.match and core.decisions(self.match.core) or 0
end


--- Counts once more what has a count, and in how many deals it does; notes
-- where it happened first. Under another setting it is noted only that it
-- happens, and where.
local function count(self, one)
  if self.setting then
    one.set = one.set or { values = self.setting, seed = self.seed,
      round = self.round, decision = decided(self) }
    return
  end
  one.count = (one.count or 0) + 1
  if one.last ~= self.deals then
    one.last, one.deals = self.deals, (one.deals or 0) + 1
  end
  if one.seed then return end
  one.seed, one.round = self.seed, self.round
  one.decision = decided(self)
end


--- A function that counts the line which runs.
local function line_counter(self)
  local getinfo, sources = debug.getinfo, self.sources
  return function(_, line)
    local at = sources[getinfo(2, "S").source]
    local piece = at and at.list[line]
    if piece and not piece.count and not piece.looked then
      add_function(self, getinfo(2, "f").func)
      piece.looked = true
    end
    if piece and piece.count then count(self, piece) end
  end
end


--- The steps of a variant; while one runs, its lines are counted.
local function counted_steps(self, variant)
  local steps, hook = {}, self.hook
  local function back(before, mask, n, ...)
    debug.sethook(before, mask, n)
    return ...
  end
  for name, step in next, variant.steps do
    self.steps[name] = self.steps[name] or { count = 0 }
    steps[name] = function(...)
      count(self, self.steps[name])
      local before, mask, n = debug.gethook()
      if before == hook then return step(...) end
      debug.sethook(hook, "l")
      return back(before, mask, n, step(...))
    end
  end
  return steps
end


--- Notes which obligations have forbidden a card in the deal just played.
local function note_bound(self, m)
  for _, n in ipairs(core.bound(m.core, true)) do
    local name = m.variant.obligations[n].name
    self.obligations[name] = self.obligations[name] or { count = 0 }
    count(self, self.obligations[name])
  end
end


--- Plays a match of some rounds, as long as more deals are wanted.
local function play(self, watched, deals)
  self.round = 1
  return coverage.play_counted(watched, self.seed, reached.amount.rounds,
    function(m)
      self.match = m
      debug.sethook(core.flow_of(m.core), self.hook, "l")
    end,
    function(m)
      note_bound(self, m)
      self.deals, self.round = self.deals + 1, self.round + 1
      return self.deals >= deals or nil
    end)
end


--- Begins to count: nothing has happened yet.
local function new(variant)
  local self = { deals = 0, steps = {}, obligations = {}, options = {} }
  for _, one in ipairs(variant.obligations) do
    local file, line = mentions.obligation(variant, one)
    self.obligations[one.name] = { count = 0, file = file, line = line }
  end
  return self
end


--- Does a match come out otherwise with that value? Then that is noted.
local function compare(one, usual, other, seed)
  local ok, played = pcall(unfelt.played, other, seed)
  if not ok then return end
  one.matches = one.matches + 1
  if played == usual then return end
  one.count = one.count + 1
  one.seed, one.value = one.seed or seed, one.value or one.tried
end


--- What players see and hear in a round of random moves.
local function seen_in(variant, seed)
  local m, all = match.new(variant, { seed = seed, traced = true }), {}
  local round = match.round(m)
  while m:turn() and match.round(m) == round do
    local seat = m:turn()
    all[#all + 1] = { m:view(seat), m:story(seat, #all) }
    m:play(m:choose "random")
  end
  return all
end


--- An option that changes no move and no score may change what players see.
local function look_at_stories(variant, one, option)
  local ok, usual = pcall(seen_in, variant, 1)
  for _, value in ipairs(ok and settings.values(option) or {}) do
    local other = value ~= variant.options[option.name]
      and games.library:variant(variant.spec, { [option.name] = value })
    local fine, seen = pcall(seen_in, other, 1)
    if other and fine and not knowledge.same(usual, seen) then
      one.count, one.seed, one.value = 1, 1, value
      return
    end
  end
end


--- Plays the same deals with each other value of an option.
local function look_at_option(variant, option, usual)
  local file, line = mentions.line(variant.files, option.path)
  local one = { count = 0, matches = 0, file = file, line = line }
  for _, value in ipairs(settings.values(option)) do
    local other = value ~= variant.options[option.name]
      and games.library:variant(variant.spec, { [option.name] = value })
    one.tried = value
    for seed = 1, other and #usual or 0 do
      compare(one, usual[seed], other, seed)
    end
  end
  one.tried = nil
  if one.count == 0 and one.matches > 0 then
    look_at_stories(variant, one, option)
  end
  return one
end


local function look_at_options(self, variant, deals, told)
  local usual = {}
  for seed = 1, deals do
    local ok, played = pcall(unfelt.played, variant, seed)
    usual[seed] = ok and played or ""
  end
  for i, option in ipairs(variant.option_list) do
    self.options[option.name] = look_at_option(variant, option, usual)
    told("options", i, #variant.option_list)
  end
end


--- The pieces of each file in order: a list of { file, line, text, count, … }.
local function lines_of(self, variant)
  local lines = {}
  for _, file in ipairs(variant.files) do
    local steps, step = source.functions(file.text), nil
    for _, piece in ipairs(self.sources["@" .. file.path].list) do
      step = steps[piece.line] or step
      if piece.count then
        lines[#lines + 1], piece.step = piece, step
        piece.file, piece.looked, piece.last = file.path, nil, nil
        if piece.count > 0 then piece.set = nil end
      end
    end
  end
  return lines
end


--- The steps with their places. What happens with the usual options is not
-- shown with others.
local function settle(self, variant)
  for name, one in next, self.steps do
    local at = variant.step_at[name] or {}
    one.file, one.line = at.file, at.line
  end
  for _, list in ipairs { self.steps, self.obligations } do
    for _, one in next, list do
      one.last = nil
      if one.count > 0 then one.set = nil end
    end
  end
end


local function nobody() end


--- The error of the match with that seed, with its place in the file, which is
-- none in pieces; `record` is the match up to there.
local function in_whole(variant, seed, wrong)
  local function look() end
  local text, again = coverage.record(variant, seed, reached.amount.rounds,
    look)
  if not again then return wrong end
  again.record = text
  return again
end


--- Plays deals of a variant until there are so many; true, or nil and the
-- error.
local function play_deals(self, variant, split, deals, told)
  find_functions(self, split)
  local watched = setmetatable({ steps = counted_steps(self, split),
    plain = variant, seen = coverage.new() }, { __index = split })
  self.seed, self.deals = 0, 0
  while self.deals < deals do
    self.seed = self.seed + 1
    local before = self.deals
    local _, wrong = play(self, watched, deals)
    if wrong then return nil, wrong end
    if self.deals == before then break end
    told("deals", self.deals, deals)
  end
  return true
end


--- Plays some deals under each other value of an option, to see what happens
-- only then. What fails there is for `check` to find.
local function play_settings(self, variant, deals)
  settings.each(variant, function(values)
    local other = games.library:variant(variant.spec, values)
    if not other then return false end
    self.setting = values
    pcall(play_deals, self, other, in_pieces(other), deals, nobody)
    return true
  end)
  self.setting = nil
end


--- How many deals are played for a small question.
local function few(deals)
  return math.max(reached.amount.least, deals * reached.amount.share // 1)
end


--- reached.of(variant [, deals [, told]]) -> found; or nil, problem, whose
-- `record` shows it
-- Plays so many deals (1,000) by random bots, and a few under each other value
-- of an option.
-- @param told a function that is called with "deals" or "options", what is done
-- and all of it
-- @return { deals, obligations, steps, options, lines }: obligations, steps,
-- options = by name { count, deals, file, line, seed, round, decision, set }:
-- the count of deals, of calls, or of those `matches` that came out otherwise
-- with another value, of which `value` was the first; deals = in how many it
-- happened, nil if in none; seed, round and decision of the first time, if
-- there was one; set = { values, seed, round, decision } where it happened with
-- other options alone; lines = the pieces of steps in order, each { count,
-- deals, file, line, step, text, seed, round, decision, set }
function reached.of(variant, deals, told)
  deals, told = deals or reached.amount.deals, told or nobody
  local self, split, sources = new(variant), in_pieces(variant)
  self.sources = sources
  self.hook = line_counter(self)
  local played, wrong = play_deals(self, variant, split, deals, told)
  if not played then return nil, in_whole(variant, self.seed, wrong) end
  local all = self.deals
  play_settings(self, variant, few(deals))
  look_at_options(self, variant, few(deals), told)
  settle(self, variant)
  return { deals = all, obligations = self.obligations, steps = self.steps,
    options = self.options, lines = lines_of(self, variant) }
end


--- reached.never(found, variant) -> list of { what, name, file, line, text }
-- What has never happened, under no setting, in the order of the files:
-- obligations, options, steps, and pieces of steps. With house rules only what
-- stands in their files: it is their purpose to leave parts of the game unused.
function reached.never(found, variant)
  local list, game = {}, variant.files[1].path
  local function add(what, name, one)
    local beneath = #variant.house > 0 and one.file == game
    if one.count > 0 or one.set or one.matches == 0 or not one.file
      or beneath then
      return
    end
    list[#list + 1] = { what = what, name = name, file = one.file,
      line = one.line, text = one.text, matches = one.matches }
  end
  for _, what in ipairs { "obligations", "options", "steps" } do
    for name, one in ordered.pairs(found[what]) do add(what, name, one) end
  end
  for _, one in ipairs(found.lines) do add("lines", nil, one) end
  return list
end


--- reached.setting(values, between) -> text
-- The name of a setting of options: `players=3`; empty for the usual one.
-- @param between what stands between two options
function reached.setting(values, between)
  local list = {}
  for name, value in ordered.pairs(values) do
    list[#list + 1] = name .. "=" .. tostring(value)
  end
  return table.concat(list, between)
end


return reached
