-- Further questions about points: worked examples that exchange values which
-- fit everywhere. The rules give the answers.

local example = require "tenace.rules.example"
local key = require "tenace.face.teach.key"
local worked = require "tenace.face.teach.worked"

local crossed = {}


--- Do two examples give values of the same names?
local function alike(a, b)
  for name in pairs(a) do
    if b[name] == nil then return false end
  end
  for name in pairs(b) do
    if a[name] == nil then return false end
  end
  return true
end


local function copy_of(body)
  local copy = {}
  for name, value in pairs(body) do copy[name] = value end
  for _, group in ipairs { "fields", "options" } do
    if copy[group] then
      local inner = {}
      for name, value in pairs(copy[group]) do inner[name] = value end
      copy[group] = inner
    end
  end
  return copy
end


-- What goes with whatever else an example says. Other values belong together:
-- nobody has 90 points without a trick, or goes out without a canasta. It is a
-- list: a seed draws the same in each process.
local FREE = { "before", "tricks" }


--- The choices that both examples make and that need nothing else, as a sorted
-- list of names.
local function choices_of(fields, others, variant)
  local list = {}
  for name in pairs(fields or {}) do
    local field = variant.fields[name]
    if others and others[name] ~= nil and field and field.kind == "choice"
      and not next(field.needs or {}) then list[#list + 1] = name end
  end
  table.sort(list)
  return list
end


--- Puts some of one example's values into a copy of another.
local function cross(body, other, variant, chance)
  for _, name in ipairs(FREE) do
    if body[name] ~= nil and other[name] ~= nil and chance:number(2) == 1 then
      body[name] = other[name]
    end
  end
  local names = choices_of(body.fields, other.fields, variant)
  if #names > 0 then
    local name = names[chance:number(#names)]
    body.fields[name] = other.fields[name]
  end
end


local COUNTS = { value = true, scores = true }


local function counting(variant)
  local list = {}
  for _, one in ipairs(variant.examples) do
    for _, item in ipairs(require "tenace.study.examples".expects(one.body)) do
      if COUNTS[item.name] then
        list[#list + 1] = one
        break
      end
    end
  end
  return list
end


--- The keys of the questions that the examples themselves make.
local function keys_of(all, variant, chance)
  local known = {}
  for _, one in ipairs(all) do
    for _, question in ipairs(worked.of(one, variant, chance)) do
      known[key.text(question)] = true
    end
  end
  return known
end


--- A new example: the first, with some values of the second; nil if it makes no
-- sense.
local function child(one, other, variant, chance)
  local body = copy_of(one.body)
  cross(body, other.body, variant, chance)
  local made, ok = pcall(example.check, body, variant)
  if made and ok then
    return { body = body, home = one.home, file = one.file }
  end
end


--- The examples to begin with: those of one file, or all.
local function of_file(all, file)
  local list = {}
  for _, one in ipairs(all) do
    if not file or one.file == file then list[#list + 1] = one end
  end
  return list
end


--- crossed.of(variant, chance, n [, file]) -> up to n questions about points,
-- each from two examples that give values of the same names. With `file` the
-- first example comes from that file.
function crossed.of(variant, chance, n, file)
  local all, list = counting(variant), {}
  local first, known = of_file(all, file), keys_of(all, variant, chance)
  for _ = 1, #all > 1 and #first > 0 and 10 * n or 0 do
    local one = first[chance:number(#first)]
    local other = all[chance:number(#all)]
    local fits = one ~= other and (file or alike(one.body, other.body))
    local new = #list < n and fits and child(one, other, variant, chance)
    local question = new and worked.of(new, variant, chance)[1]
    local text = question and key.text(question)
    if text and not known[text] then
      list[#list + 1], known[text] = question, true
    end
  end
  return list
end


return crossed
