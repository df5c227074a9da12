-- What specs of many house rules together share: stacks in every order, the
-- sentences of the rulebook, and scripted rounds.

local assert = require "luassert"
local check = require "tenace.study.check"
local examples = require "tenace.study.examples"
local games = require "tenace.rules.games"
local rulebook = require "tenace.face.rulebook.book"
local steps = require "tenace.face.rulebook.steps"
local turn = require "tests.turn"

local helper = {}


--- helper.variant(spec) -> variant
function helper.variant(spec)
  return assert(games.library:variant(spec))
end


--- helper.refused(spec) -> why there is no such variant
function helper.refused(spec)
  local v, problem = games.library:variant(spec)
  assert.is_nil(v)
  return tostring(problem)
end


--- All orders of a list.
local function orders(list)
  if #list < 2 then return { list } end
  local all = {}
  for i, first in ipairs(list) do
    local rest = table.move(list, 1, #list, 1, {})
    table.remove(rest, i)
    for _, order in ipairs(orders(rest)) do
      table.insert(order, 1, first)
      all[#all + 1] = order
    end
  end
  return all
end


--- helper.specs("whist", "honours tournament") -> list of specs
-- The game with these house rules, named in every order.
function helper.specs(game, names)
  local list = {}
  for name in string.gmatch(names, "%S+") do list[#list + 1] = name end
  local specs = {}
  for i, order in ipairs(orders(list)) do
    specs[i] = game .. "+" .. table.concat(order, "+")
  end
  return specs
end


--- helper.same_in_any_order(game, names, look)
-- What `look(spec)` answers must be the same in whatever order the house rules
-- are named. Answers it.
function helper.same_in_any_order(game, names, look)
  local first
  for _, spec in ipairs(helper.specs(game, names)) do
    local found = look(spec)
    if first == nil then first = found else assert.same(first, found) end
  end
  return first
end


--- helper.remarked(spec, texts)
-- `tenace check` finds nothing wrong, and its remarks have these texts. That
-- takes long, so `make test` looks at one in six in turn, and soak at all.
function helper.remarked(spec, texts)
  local sum = 0
  for i = 1, #spec do sum = sum + spec:byte(i) end
  if not turn.takes(sum, 6) then return end
  local problems, remarks = check.run(spec)
  local said = {}
  for i, one in ipairs(remarks) do said[i] = one.text end
  assert.same({}, problems)
  assert.same(texts, said)
end


--- helper.fine(spec): `tenace check` finds nothing wrong and has no remark
function helper.fine(spec) helper.remarked(spec, {}) end


--- helper.told(spec) -> the texts of the rulebook's steps, by name
function helper.told(spec)
  local flow, by_name = steps.of(helper.variant(spec)), {}
  for _, list in ipairs { flow.play, flow.scoring, flow.match } do
    for _, item in ipairs(list) do by_name[item.name] = item.text end
  end
  return by_name
end


-- Parts of a block that nobody reads.
local NOT_READ = { kind = true, mark = true, file = true, line = true }


--- All texts in a part of a book, one after the other.
local function collect(part, texts)
  if type(part) ~= "table" then
    texts[#texts + 1] = tostring(part)
    return
  end
  for _, item in ipairs(part) do collect(item, texts) end
  for name, item in pairs(part) do
    if type(name) == "string" and not NOT_READ[name] then
      collect(item, texts)
    end
  end
end


--- helper.book(spec) -> text
-- What the rulebook says, but for what each house rule changes, and without the
-- worked examples.
function helper.book(spec)
  local book, texts = rulebook.of(helper.variant(spec)), {}
  for _, block in ipairs(book.blocks) do
    if block.kind ~= "house" and block.kind ~= "change"
      and block.kind ~= "example" then
      collect(block, texts)
    end
  end
  return book.sentence .. "\n" .. table.concat(texts, "\n")
end


--- helper.holds(spec)
-- The examples of all its files hold, each at home.
function helper.holds(spec)
  local v = helper.variant(spec)
  for _, one in ipairs(examples.run(v, games.library)) do
    assert.is_true(one.ok, one.text)
  end
end


return helper
