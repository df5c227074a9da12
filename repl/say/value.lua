-- Lua's results for a person: cards as cards, lists and tables in columns,
-- tables within tables as a tree, never an address.

local show = require "tenace.face.say.show"

local value = {}

local DEEPEST, NARROWEST = 4, 24


local function by_name(a, b)
  local x, y = type(a), type(b)
  if x ~= y then return x < y end
  local m, n = tonumber(a), tonumber(b)
  if m and n then return m < n end
  if x == "number" or x == "string" then return a < b end
  return value.text(a) < value.text(b)
end


local function sorted_keys(t)
  local keys = {}
  for key in pairs(t) do keys[#keys + 1] = key end
  table.sort(keys, by_name)
  return keys
end


--- value.text(item) -> the text of tostring, without an address; the type's
-- name if the value's __tostring fails
function value.text(item)
  if type(item) == "string" then return item end
  local done, text = pcall(tostring, item)
  return done and text:gsub(":? ?0x%x+", "") or type(item)
end


local function speaks(item)
  local meta = getmetatable(item)
  return type(meta) == "table" and (meta.__tostring or meta.__name)
end


local function number_word(text, style)
  return show.tint("number", text, style)
end


--- value.word(item, style) -> one value on a line: cards with their signs.
function value.word(item, style)
  local kind = type(item)
  if kind == "string" then
    if show.is_cards(item) then return show.cards(item, style) end
    return show.sentence(item, style)
  end
  if kind == "number" then return number_word(tostring(item), style) end
  if kind == "boolean" or kind == "nil" then
    return show.tint("word", tostring(item), style)
  end
  if speaks(item) then
    return show.sentence(value.text(item), style)
  end
  return kind == "table" and "{…}" or kind
end


--- A value inside a table: a fraction has only as many digits as one can read.
local function inner_word(item, style)
  if math.type(item) == "float" then
    return number_word(("%.6g"):format(item), style)
  end
  return value.word(item, style)
end


local function is_list(t)
  local n = 0
  for _ in pairs(t) do n = n + 1 end
  return n == #t
end


local function is_plain(item)
  return type(item) ~= "table" or speaks(item)
end


local function all_plain(t)
  for _, item in pairs(t) do
    if not is_plain(item) then return false end
  end
  return true
end


--- Does it fit one cell? A plain value does, and a list of plain values.
local function fits_cell(item)
  return is_plain(item) or is_list(item) and all_plain(item)
end


--- Is it a list of tables whose fields all fit cells? Then each table is a row.
local function is_rows(list)
  for _, item in ipairs(list) do
    if is_plain(item) or is_list(item) and next(item) then return false end
    for _, field in pairs(item) do
      if not fits_cell(field) then return false end
    end
  end
  return #list > 0
end


local function cell(item, style)
  if is_plain(item) then
    return item == nil and "" or inner_word(item, style)
  end
  local words = {}
  for i, one in ipairs(item) do words[i] = inner_word(one, style) end
  return table.concat(words, ", ")
end


--- value.column_names(rows) -> the names of all fields in the rows: `name`,
-- then what has texts, which mostly say what a row is about, then the others.
function value.column_names(rows)
  local seen, rank, names = {}, {}, {}
  for _, row in ipairs(rows) do
    for key, item in pairs(type(row) == "table" and row or {}) do
      if not seen[key] then seen[key], names[#names + 1] = true, key end
      if type(item) == "string" then rank[key] = 1 end
    end
  end
  rank.name = 0
  table.sort(names, function(a, b)
    local first, second = rank[a] or 2, rank[b] or 2
    if first ~= second then return first < second end
    return by_name(a, b)
  end)
  return names
end


--- The widest column, and by how much all columns together are too wide.
local function widest(rows, width)
  local most, at, all = 0, 1, -2
  for k in ipairs(rows[1]) do
    local own = 0
    for _, row in ipairs(rows) do own = math.max(own, show.width(row[k])) end
    if own > most then most, at = own, k end
    all = all + own + 2
  end
  return at, most, all - width
end


--- If rows are too wide, wraps the cells of the widest column; nil if that is
-- not enough.
local function fold_rows(rows, width)
  local at, most, over = widest(rows, width)
  if over <= 0 then return rows end
  if most - over < NARROWEST then return nil end
  local out = {}
  for _, row in ipairs(rows) do
    local parts = show.wrap(row[at], most - over)
    for i = 1, math.max(1, #parts) do
      local line = {}
      for k in ipairs(row) do line[k] = i == 1 and row[k] or "" end
      line[at] = parts[i] or ""
      out[#out + 1] = line
    end
  end
  local _, _, still = widest(out, width)
  return still <= 0 and out or nil
end


--- The rows as lines; nil if they do not fit.
local function row_lines(list, style, room)
  local names, rows, right = value.column_names(list), { {} }, {}
  for k, name in ipairs(names) do
    rows[1][k], right[k] = show.bold(value.text(name), style), true
  end
  for i, row in ipairs(list) do
    rows[i + 1] = {}
    for k, name in ipairs(names) do
      local item = row[name]
      rows[i + 1][k] = cell(item, style)
      right[k] = right[k] and (item == nil or type(item) == "number")
    end
  end
  rows = fold_rows(rows, room)
  return rows and show.columns(rows, right)
end


--- Words one after the other; hands, which have several words, a line each.
local function words_of(list, style)
  local out, cards, lines = {}, true, false
  for i, item in ipairs(list) do
    cards = cards and type(item) == "string" and show.is_cards(item)
    out[i] = inner_word(item, style)
    lines = lines or out[i]:find(" ") ~= nil
  end
  if lines then return out end
  return show.wrap(table.concat(out, cards and " " or ", "), style.width)
end


local lines_of

-- What stands before the fields of a table in a table, and before the further
-- lines of such a field; the last field has marks of its own.
local BRANCHES = {
  [false] = { first = "├ ", more = "│ ", last = "└ ", none = "  " },
  [true] = { first = "|-", more = "| ", last = "`-", none = "  " },
}


--- A list of one plain value, in braces: without them it would look like that
-- value.
local function is_single(item)
  return not is_plain(item) and #item == 1 and fits_cell(item)
end


--- Adds a name and its value: beside it, or below it if it has several lines or
-- is a table with names.
local function add_field(lines, name, width, item, style, depth, above)
  local below, is_tree = lines_of(item, style, depth, above)
  local label = show.tint("name", value.text(name), style)
  if #below == 1 and not is_tree then
    local text = is_single(item) and "{" .. below[1] .. "}" or below[1]
    table.move(show.hang({ show.pad(label, width) .. "  " .. text },
      style.width - 2 * depth), 1, 99,
      #lines + 1, lines)
    return
  end
  lines[#lines + 1] = label
  local indent = is_tree and "" or "  "
  for _, line in ipairs(below) do lines[#lines + 1] = indent .. line end
end


--- Puts the marks of a tree before the lines of one field.
local function add_branch(lines, field, is_last, style)
  local marks = BRANCHES[style.letters or false]
  local first = is_last and marks.last or marks.first
  local more = is_last and marks.none or marks.more
  for i, line in ipairs(field) do
    lines[#lines + 1] = show.dim(i == 1 and first or more, style) .. line
  end
end


--- The fields of a table, a line each; those of a table in a table are
-- branches.
local function field_lines(t, style, depth, above)
  local lines, keys, width = {}, sorted_keys(t), 0
  for _, key in ipairs(keys) do
    width = math.max(width, show.width(value.text(key)))
  end
  for i, key in ipairs(keys) do
    local field = {}
    add_field(field, key, width, t[key], style, depth, above)
    if depth > 2 then add_branch(lines, field, i == #keys, style)
    else table.move(field, 1, #field, #lines + 1, lines) end
  end
  return lines
end


--- The lines of a table, and true if they are its fields, a line each.
local function table_lines(t, style, depth, above)
  if next(t) == nil then return { "{}" } end
  if above[t] or depth > DEEPEST then return { "{…}" } end
  if is_list(t) and all_plain(t) then return words_of(t, style) end
  local rows = is_list(t) and is_rows(t)
    and row_lines(t, style, style.width - 2 * depth)
  if rows then return rows end
  above[t] = true
  local lines = field_lines(t, style, depth + 1, above)
  above[t] = nil
  return lines, true
end


local function split_lines(text)
  local lines = {}
  for line in (text .. "\n"):gmatch("(.-)\n") do lines[#lines + 1] = line end
  if lines[#lines] == "" then lines[#lines] = nil end
  return lines
end


function lines_of(item, style, depth, above)
  if type(item) == "table" and not speaks(item) then
    return table_lines(item, style, depth, above)
  end
  local text = (depth > 1 and inner_word or value.word)(item, style)
  local is_cards = show.is_cards(value.text(item):gsub(" +", " "))
  return is_cards and show.wrap(text, style.width) or split_lines(text)
end


--- value.lines(results, style) -> lines for packed results of a call.
-- Several plain results share a line, with fractions as in a table. A single
-- fraction has all its digits.
function value.lines(results, style)
  local words, plain = {}, true
  local word = results.n > 1 and inner_word or value.word
  for i = 1, results.n do
    plain = plain and is_plain(results[i])
    words[i] = plain and word(results[i], style)
  end
  if plain and results.n > 1 then
    return split_lines(table.concat(words, "  "))
  end
  local lines = {}
  for i = 1, results.n do
    local more = lines_of(results[i], style, 1, {})
    table.move(more, 1, #more, #lines + 1, lines)
  end
  return lines
end


--- value.printed(...) -> the lines for `print` with these arguments.
function value.printed(...)
  local words = {}
  for i = 1, select("#", ...) do
    words[i] = value.word((select(i, ...)), show.plain)
  end
  return split_lines(table.concat(words, "\t"))
end


return value
