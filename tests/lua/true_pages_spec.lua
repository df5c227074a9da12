-- The rulebook prints what is in force and nothing else: of the sentences with
-- conditions, those that hold. In 12 parts.
--
-- Each game and house rule is tried with each value of each option by itself;
-- `make test` takes a twelfth of them in turn, soak all.

local comments = require "tenace.face.rulebook.comments"
local part = require "tests.part"
local settings = require "tenace.study.settings"
local steps = require "tenace.face.rulebook.steps"
local tenace = require "tenace"
local games = require "tenace.rules.games"
local turn = require "tests.turn"


--- The value of a name in a condition, by hand.
local function value_of(v, name)
  local value = v.options[name]
  if value == nil then value = v.own_facts[name] end
  if value == nil then value = v.facts[name] end
  if value == nil or type(value) == "table" then
    local dropped = (v.dropped[v.files[1].path] or {})[name]
    return v.step_at[name] and dropped == nil or false
  end
  return value
end


--- Does a condition hold? Written apart from the program's own.
local function holds(v, when)
  for clause in (when .. " and "):gmatch "(.-) and " do
    local name, sign, list = clause:match "^([%w_]+)([~<>=]+)(.+)$"
    local ok
    if not name then
      local negated, flag = clause:match "^(not )([%w_]+)$"
      ok = (value_of(v, flag or clause) ~= false) ~= (negated ~= nil)
    elseif sign == "<" or sign == ">" then
      local value, bound = value_of(v, name), tonumber(list)
      if sign == ">" then value, bound = bound, value end
      ok = math.type(value) and math.type(bound) and value < bound or false
    else
      local one_of = false
      for word in (list .. " or "):gmatch "(.-) or " do
        one_of = one_of or word == tostring(value_of(v, name))
      end
      ok = one_of == (sign == "=")
    end
    if not ok then return false end
  end
  return true
end


--- A sentence with the values of options and facts in their places.
local function filled(v, text)
  return (text:gsub("{([%w_]+)}", function(name)
    local value = value_of(v, name)
    if value ~= false then return (tostring(value):gsub("_", " ")) end
  end))
end


--- A line of a step's table, as one text.
local function lined(row) return table.concat(row, " | ") end


--- What the rulebook says of the steps, by step.
local function book_of(v)
  local by_name, flow = {}, steps.of(v)
  for _, list in ipairs { flow.play, flow.scoring, flow.match } do
    for _, item in ipairs(list) do
      by_name[item.name] = (by_name[item.name] or "") .. " " .. item.text
      for _, row in ipairs(item.rows or {}) do
        by_name[item.name] = by_name[item.name] .. " " .. lined(row)
      end
    end
  end
  return by_name
end


--- The sentences that are in the book and do not hold, or hold and are missing.
local function wrong_sentences(v, book)
  local list = {}
  book = book or book_of(v)
  for _, file in ipairs(v.files) do
    for _, step in ipairs(comments.steps(file.text)) do
      local text = book[step.name:gsub("_", " ")]
      local mine = v.step_at[step.name]
        and v.step_at[step.name].file == file.path
        and not v.says[step.name]
      local told = {}
      for _, one in ipairs(step.parts) do
        local says = one.text or lined(one.row)
        if not one.when or holds(v, one.when) then told[says] = true end
      end
      for _, one in ipairs(text and mine and step.parts or {}) do
        local says = one.text or lined(one.row)
        local there = text:find(filled(v, says), 1, true) ~= nil
        if there ~= (told[says] or false) then
          list[#list + 1] = v.spec .. ", " .. step.name .. ": " .. says
        end
      end
    end
  end
  return list
end


--- The variant with each value of each option.
local function each_setting(spec, try)
  local v = assert(games.library:variant(spec))
  try(v)
  for _, option in ipairs(v.option_list) do
    for _, value in ipairs(settings.values(option)) do
      local other = value ~= v.options[option.name]
        and games.library:variant(spec, { [option.name] = value })
      if other then try(other) end
    end
  end
end


local specs = {}
for _, game in ipairs(tenace.games()) do
  specs[#specs + 1] = game.name
  for _, house in ipairs(game.house) do
    specs[#specs + 1] = game.name .. "+" .. house.name
  end
end

describe("the sentences of the rulebook", function()
  for i, spec in ipairs(specs) do
    if turn.takes(i, 12) and part.mine(spec) then
      it("are those in force: " .. spec, function()
        local found = {}
        each_setting(spec, function(v)
          for _, one in ipairs(wrong_sentences(v)) do
            found[#found + 1] = one
          end
        end)
        assert.same({}, found)
      end)
    end
  end

  it("would be found missing, or of another value", function()
    local v = games.library:variant "whist+trump=rotate"
    local plain = games.library:variant "whist"
    assert.same({}, wrong_sentences(v))
    assert.equal(2, #wrong_sentences(v, book_of(plain)))
    assert.is_true(holds(v, "trump=rotate and target>2"))
    assert.is_false(holds(v, "trump=last_card"))
    assert.is_false(holds(v, "trump~=rotate or last_card"))
  end)
end)
