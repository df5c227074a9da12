-- What is wrong with rules: they are loaded, their examples are run, and random
-- matches are played under them, with every option at its ends.

local examples = require "examples"
local match = require "match"
local sentence = require "sentence"

local check = {}

--- How much is played: matches of the game as it is asked for, rounds in each
-- at the most, and rounds for each value of an option.
check.amount = { matches = 20, rounds = 200, option_rounds = 3 }


--- Adds what is wrong, once.
local function add(self, wrong)
  local one = type(wrong) == "table" and wrong or { text = tostring(wrong) }
  local file = one.file or self.subject
  local key = table.concat({ file, one.line or 0, one.text }, " ")
  if self.seen[key] then return end
  self.seen[key] = true
  table.insert(self.list, { file = file, line = one.line, text = one.text })
end


local function run_examples(self, variant)
  local tenace = require "tenace"
  for _, one in ipairs(examples.run(variant, tenace.library, tenace)) do
    if not one.ok then add(self, one.problem) end
  end
end


--- Plays a match of that seed; whether it came to its end. Nothing when the
-- rules failed.
local function play(self, variant, seed, rounds)
  local ok, result = pcall(function()
    local m = match.new(variant, { seed = seed })
    return (m:run("random", { rounds = rounds }):over())
  end)
  if ok then return result end
  add(self, result)
end


--- Random matches of the game itself. That none of them ends is a problem, as
-- long as there is no other.
local function play_matches(self, variant)
  local ended = false
  for seed = 1, check.amount.matches do
    local over = play(self, variant, seed, check.amount.rounds)
    if over == nil then return end
    ended = ended or over
  end
  if ended then return end
  add(self, { text = sentence.of("check_endless",
    { rounds = check.amount.rounds }) })
end


--- How many cards are left in the stock when a round has been played.
local function left_over(variant)
  local ok, n = pcall(function()
    local left = 0
    local self = match.new(variant, { seed = 1 })
    while self:view(1).round == 1 and self:turn() do
      left = self:view(1).stock
      self:play(self:choose "random")
    end
    return left
  end)
  return ok and n or 0
end


--- House rules under which cards stay in the stock, while the game deals all.
local function check_dealt(self, variant)
  if #variant.house == 0 then return end
  local n = left_over(variant)
  local game = n > 0 and require "tenace".library:variant(variant.name)
  if not game or left_over(game) > 0 then return end
  local deal = variant.step_at.deal or {}
  add(self, { file = deal.file, line = deal.line,
    text = sentence.of("check_left_over", { n = n }) })
end


--- The values of an option that are worth a try.
local function values_of(option)
  if option.kind == "choice" then return option.values end
  if option.kind == "flag" then return { true, false } end
  if option.kind == "number" then return { option.from, option.to } end
  if option.of and not option.count then return { option.of } end
  return {}
end


--- Rounds with each option in turn at another value. What does not go together
-- with the house rules is no mistake of the rules.
local function play_options(self, variant)
  local library = require "tenace".library
  for _, option in ipairs(variant.option_list) do
    for _, value in ipairs(values_of(option)) do
      local other, wrong = library:variant(variant.spec,
        { [option.name] = value })
      if other and other ~= variant then
        play(self, other, 1, check.amount.option_rounds)
      elseif wrong and wrong.kind == "rules" then
        add(self, wrong)
      end
    end
  end
end


--- check.run(game) -> list of { file, line, text }
-- Everything that is wrong with a game; empty if nothing is.
-- @param game `whist+american`, or the path of a file
function check.run(game)
  local self = { subject = game, list = {}, seen = {} }
  local variant, wrong = require "tenace".library:variant(game, nil, true)
  if not variant then
    add(self, wrong)
    return self.list
  end
  run_examples(self, variant)
  if #self.list == 0 then play_matches(self, variant) end
  if #self.list == 0 then check_dealt(self, variant) end
  if #self.list == 0 then play_options(self, variant) end
  return self.list
end


return check
