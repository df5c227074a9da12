-- The first text of a new house rule: each of its steps works once its dashes
-- are taken away.

local starter = require "tenace.face.help.starter"
local tenace = require "tenace"

local GAMES = { "whist", "bid_whist", "skat", "tute", "canasta", "rummy",
  "shengji" }
local ROUNDS = 2


--- The blocks of a starter that are steps, each with its name and the text
-- before and after it.
local function steps_of(text)
  local list, at = {}, 1
  while true do
    local first, last = text:find("\n%-%-\n%-%- .-\n\n", at)
    if not first then return list end
    local block = text:sub(first + 4, last - 1)
    list[#list + 1] = { name = block:match "function mine[:.]([%w_]+)",
      before = text:sub(1, first + 3), behind = text:sub(last),
      code = ("\n" .. block):gsub("\n%-%- ?", "\n"):sub(2) }
    at = last - 1
  end
end


--- Plays a game with a starter as its house rule.
local function play(game, files, text)
  local list = { { name = "mine", path = "rules/house/" .. game .. "/mine.lua",
    of = game, text = text } }
  for i, file in ipairs(files) do
    list[i + 1] = { name = file.name, path = "rules/" .. file.name .. ".lua",
      text = file.text }
  end
  local library = tenace.library_of(list)
  local variant, wrong = library:variant(game .. "+mine")
  assert.truthy(variant, tostring(wrong))
  for seed = 1, 3 do
    tenace.new(variant, { seed = seed }):run("random", { rounds = ROUNDS })
  end
end


describe("a starter", function()
  for _, game in ipairs(GAMES) do
    it("has steps that can be changed one by one: " .. game, function()
      local variant = tenace.variant(game)
      local files = variant.files
      local text = starter.house_rule("mine", "Mine", variant)
      local steps = steps_of(text)
      assert.is_true(#steps > 2)
      for _, step in ipairs(steps) do
        assert.truthy(step.name, step.code)
        local ok, wrong = pcall(play, game, files,
          step.before .. step.code .. step.behind)
        assert.is_true(ok, step.name .. ": " .. tostring(wrong))
      end
    end)
  end

  it("has the steps that no comment explains, too", function()
    local text = starter.house_rule("mine", "Mine", tenace.variant "cribbage")
    assert.truthy(text:find("\n\n\n--\n-- function mine:show_hand(", 1, true))
  end)

  it("brings the locals that a step needs, and no others", function()
    local text = starter.house_rule("mine", "Mine", tenace.variant "skat")
    local steps = {}
    for _, step in ipairs(steps_of(text)) do steps[step.name] = step.code end
    assert.matches("^local games = split", steps.name_contract)
    assert.matches("^function mine:deal", steps.deal)
  end)

  it("has each comment as the game's file has it", function()
    local text = starter.house_rule("mine", "Mine", tenace.variant "canasta")
    local last = "\n-- [] Then each in turn lays down red threes and draws"
    assert.truthy(text:find(last, 1, true))
    text = starter.house_rule("mine", "Mine", tenace.variant "tarot")
    assert.truthy(text:find("\n-- The dog:\n-- In a take", 1, true))
  end)
end)


describe("a starter with the name of a word", function()
  local template = assert(io.open "rules/TEMPLATE.lua"):read "a"

  for _, name in ipairs { "end", "nil", "suit", "self", "follow_suit" } do
    it("names its local otherwise: " .. name, function()
      local text = starter.house_rule(name, "A", tenace.variant "whist")
      assert.matches("\nlocal " .. name .. "_rules = house_rule ", text)
      assert.matches("\nreturn " .. name .. "_rules\n", text)
      assert.truthy(load(text))
      text = starter.game(name, "A", template)
      assert.matches("\nlocal " .. name .. "_rules = game ", text)
      assert.truthy(load(text))
    end)
  end
end)
