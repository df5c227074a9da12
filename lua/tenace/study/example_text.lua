-- An example as the text that stands in a rules file.

local example = require "tenace.rules.example"
local ordered = require "tenace.base.ordered"

local example_text = {}

-- The width of a line.
local WIDTH = 80

-- The words of examples in the order in which they are written: what is given,
-- then what is expected. Names of the game's own come first.
local ORDER = {}
for _, list in ipairs { example.given, example.expected } do
  for _, word in ipairs(list) do ORDER[#ORDER + 1] = word.name end
end


--- A text as Lua source.
local function quoted(text)
  return (string.gsub(string.format("%q", text), "\\\n", "\\n"))
end


--- The name of a field of a table, as Lua source.
local function key_of(name)
  if string.find(name, "^[%a_][%w_]*$") then return name end
  return "[" .. quoted(name) .. "]"
end


local item_of


--- The items of a table as Lua source.
local function items_of(value)
  local items = {}
  for i, part in ipairs(value) do items[i] = item_of(nil, part) end
  for name, part in ordered.pairs(value) do
    if type(name) == "string" then items[#items + 1] = item_of(name, part) end
  end
  return items
end


--- An item of a table: { text, items = those of its value if it is a table }.
function item_of(name, value)
  local before = name and key_of(name) .. " = " or ""
  if type(value) ~= "table" then
    local said = type(value) == "string" and quoted(value) or tostring(value)
    return { text = before .. said, before = before,
      words = type(value) == "string" and value or nil }
  end
  local items, texts = items_of(value), {}
  for i, item in ipairs(items) do texts[i] = item.text end
  local inner = #texts > 0 and " " .. table.concat(texts, ", ") .. " " or ""
  return { text = before .. "{" .. inner .. "}", before = before,
    items = items }
end


--- Breaks a long text at its blanks: its parts are joined by `..`.
local function add_long(lines, item, indent)
  local now = indent .. item.before .. '"'
  for word in string.gmatch(item.words, "%S+%s*") do
    if #now + #word > WIDTH - 6 and string.find(now, '"%S') then
      lines[#lines + 1] = now .. '"'
      now = indent .. '  .. "'
    end
    now = now .. string.sub(quoted(word), 2, -2)
  end
  lines[#lines + 1] = now .. '",'
end


--- Adds items to lines, as many on a line as fit.
local function add_items(lines, items, indent)
  local now
  local function flush()
    if now then lines[#lines + 1] = now end
    now = nil
  end
  for _, item in ipairs(items) do
    local more = item.text .. ","
    if now and #now + 1 + #more <= WIDTH then
      now = now .. " " .. more
    elseif #indent + #more <= WIDTH then
      flush()
      now = indent .. more
    elseif item.items then
      flush()
      lines[#lines + 1] = indent .. item.before .. "{"
      add_items(lines, item.items, indent .. "  ")
      lines[#lines + 1] = indent .. "},"
    else
      flush()
      add_long(lines, item, indent)
    end
  end
  flush()
end


--- The parts of an example in their order.
local function parts_of(body)
  local items, is_word = {}, {}
  for _, name in ipairs(ORDER) do is_word[name] = true end
  for name, value in ordered.pairs(body) do
    if not is_word[name] then items[#items + 1] = item_of(name, value) end
  end
  for _, name in ipairs(ORDER) do
    if body[name] ~= nil then items[#items + 1] = item_of(name, body[name]) end
  end
  return items
end


--- example_text.of(name, body) -> text, which ends with its last line
function example_text.of(name, body)
  local lines = { "example " .. quoted(name) .. " {" }
  add_items(lines, parts_of(body), "  ")
  lines[#lines + 1] = "}\n"
  return table.concat(lines, "\n")
end


return example_text
