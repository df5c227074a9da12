-- Words of the prompt for studies: means and shares with their intervals, bars
-- of how often, and any value as JSON or as a table for spreadsheets.

local csv = require "tenace.face.compare.csv"
local data = require "tenace.face.say.data"
local phrase = require "tenace.face.say.phrase"
local statistics = require "tenace.base.statistics"

local studies = {}

-- The most bars of a histogram that names no width.
local BARS = 20


--- Fails if a value is no list, or has anything else than that type.
local function check_list(verb, list, kind)
  local right = type(list) == "table" and list[1] ~= nil
  for _, item in ipairs(right and list or {}) do
    right = right and (not kind or type(item) == kind)
  end
  if not right then error(phrase("prompt.which_" .. verb), 0) end
end


--- mean(LIST): the mean of numbers, and the ends of its 95 % interval.
function studies.mean(_, list)
  check_list("mean", list, "number")
  local moments = statistics.moments(1)[1]
  for _, value in ipairs(list) do statistics.count(moments, value) end
  return statistics.mean(#list, moments)
end


--- share(LIST), share(K, N): the share of what is true in a list, or of K among
-- N, and the ends of its 95 % interval.
function studies.share(_, list, n)
  local k = list
  if type(list) == "table" then
    check_list("share", list, "boolean")
    k, n = 0, #list
    for _, item in ipairs(list) do k = k + (item and 1 or 0) end
  end
  k, n = math.tointeger(k), math.tointeger(n)
  if not k or not n or k < 0 or n < 1 or k > n then
    error(phrase "prompt.which_share", 0)
  end
  return statistics.share(k, n)
end


--- The width of bars if none is named: 1, 2, 5, 10, … so that there are few.
local function usual_width(low, high)
  local width, step = 1, { 2, 2.5, 2 }
  local i = 0
  while (high - low) / width >= BARS do
    width, i = width * step[i % 3 + 1], i + 1
  end
  return width
end


--- studies.bars(list [, width]) -> { { multiple of the width, as text, how many
-- numbers are from it on }, … }
function studies.bars(list, width)
  local low, high = math.min(table.unpack(list)), math.max(table.unpack(list))
  width = width or usual_width(low, high)
  local first, bars = low // width, {}
  for i = 0, high // width - first do
    local from = (first + i) * width
    bars[i + 1] = { tostring(math.tointeger(from) or from), 0 }
  end
  for _, value in ipairs(list) do
    local bar = bars[math.tointeger(value // width - first) + 1]
    bar[2] = bar[2] + 1
  end
  return bars
end


--- histogram(LIST [, WIDTH]): how many of the numbers are from each multiple of
-- the width on, as bars.
function studies.histogram(prompt, list, width)
  check_list("histogram", list, "number")
  if width ~= nil and (type(width) ~= "number" or width <= 0) then
    error(phrase "prompt.which_histogram", 0)
  end
  return prompt.words.plot(studies.bars(list, width))
end


--- Shows a text, or writes it into a new file.
local function out(prompt, text, path)
  if path == nil then return prompt:print { (text:gsub("\n$", "")) } end
  prompt:write_new(path, text)
end


--- json(VALUE [, FILE]): the value as JSON.
function studies.json(prompt, item, path)
  local facts = item
  if require "tenace.study.swept".is(item) then
    facts = require "tenace.study.swept".facts(item)
  end
  local document = data.of(facts)
  if document == nil then error(phrase "prompt.which_json", 0) end
  out(prompt, require "dkjson".encode(document, { indent = true,
    keyorder = data.names(document, {}) }) .. "\n", path)
end


--- The names of the fields in a list of tables that fit into a cell, in order.
local function fields_of(list)
  local names = {}
  local all = require "tenace.face.say.value".column_names(list)
  for _, name in ipairs(all) do
    local fits = false
    for _, row in ipairs(list) do
      local kind = type(row) == "table" and type(row[name]) or "nil"
      fits = fits or kind ~= "nil" and kind ~= "table"
    end
    if fits then names[#names + 1] = name end
  end
  return names
end


--- A list of tables: a line for each, below the names of their fields.
local function rows_csv(list, names)
  local lines = { csv.line(names, #names) }
  for _, row in ipairs(list) do
    local cells = {}
    for i, name in ipairs(names) do cells[i] = row[name] end
    lines[#lines + 1] = csv.line(cells, #names)
  end
  return table.concat(lines, "\n") .. "\n"
end


--- Values by name or place: a line for each.
local function pairs_csv(item)
  local rows = {}
  for name, one in pairs(item) do
    if type(one) ~= "table" and type(one) ~= "function" then
      rows[#rows + 1] = { name = name, value = one }
    end
  end
  table.sort(rows, function(a, b)
    if type(a.name) == type(b.name) then return a.name < b.name end
    return type(a.name) == "number"
  end)
  return rows_csv(rows, { "name", "value" })
end


--- A value as a table for spreadsheets; nil if it is none.
local function csv_of(item)
  local variant = require "tenace.study.simulate".variant_of(item)
  if variant then
    return require "tenace.face.compare.simulated".csv(item, variant)
  elseif require "tenace.study.comparison".is(item) then
    return csv.text(item)
  elseif require "tenace.study.swept".is(item) then
    return require "tenace.face.compare.swept".csv(item)
  elseif type(item) == "table" then
    local names = fields_of(item)
    return #names > 0 and rows_csv(item, names) or pairs_csv(item)
  end
end


--- csv(VALUE [, FILE]): the value as a table for spreadsheets.
function studies.csv(prompt, item, path)
  out(prompt, csv_of(item) or error(phrase "prompt.which_csv", 0), path)
end


--- counts(): who holds how many cards, and what the player to act could have
-- counted, as at the table.
function studies.counts(prompt)
  local match = prompt.match or error(phrase "prompt.no_match", 0)
  prompt:print(require "tenace.face.table.counts".lines(match,
    prompt:teller(), (match:turn()) or 1))
end


return studies
