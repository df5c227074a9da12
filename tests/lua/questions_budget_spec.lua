-- What is worked out for a question that waits costs at most what rules may
-- use: else it is an error of the rules, with their file.

local core = require "tenace.core"
local helper = require "game_helper"
local problem = require "tenace.base.problem"
local tenace = require "tenace"

-- Games whose questions the core answers: melds, plays of several cards,
-- combinations, cards.
local GAMES = { "canasta", "rummy_500", "shengji", "dou_dizhu", "skat" }

local BUDGETS = { 1, 30, 300, 3000 }


local function unlimited()
  core.budget { instructions = 10000000, always = false }
end


--- Calls a method with so small a budget. True if that was too little.
local function is_spent(budget, m, name, ...)
  core.budget { instructions = budget, always = true }
  local ok, wrong = pcall(m[name], m, ...)
  unlimited()
  if ok then return false end
  assert.is_true(problem.is(wrong), name .. ": " .. tostring(wrong))
  assert.is_truthy(wrong.file, name .. ": " .. tostring(wrong))
  return true
end


--- Looks at the question in every way. How often it was too much.
local function look(m, budget)
  local list, spent = m:moves(), 0
  local function try(...)
    if is_spent(budget, m, ...) then spent = spent + 1 end
  end
  try "moves"
  try("allows", list[#list])
  try("allows", "AS AH 3")
  try("allows", "discard")
  try("why", list[1])
  try("choose", "search:2")
  return spent
end


describe("a question for which rules have too little to spend", function()
  teardown(helper.clean)
  teardown(unlimited)

  for _, game in ipairs(GAMES) do
    it("names the rules of " .. game, function()
      local m, spent = tenace.new(game, { seed = 3 }), 0
      for _ = 1, 8 do
        for _, budget in ipairs(BUDGETS) do spent = spent + look(m, budget) end
        for _ = 1, 5 do m:play(m:choose "random") end
      end
      assert.is_true(spent > 0)
    end)
  end
end)
