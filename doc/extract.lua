-- Collects the docstrings of the library and writes them out again.
--
--   tenace run doc/extract.lua help FILE…       what `help "order"` reads
--   tenace run doc/extract.lua pages doc FILE…  doc/library.md, the index, and
--                                               doc/library/FAMILY.md
--
-- A docstring is above its function: in C a comment beginning `/*** call`,
-- in Lua `--- call` and further lines that begin with `--`.  After the call
-- comes prose, then `@param name text`, `@return text`, `@error text`,
-- `@example code` and at last `@group name`.  A block without a group is a
-- comment for those who read the source, and is left alone.

-- What is no function is in lua/tenace/rules/vocabulary.lua.

-- The families of words, as a reader wants them.
local GROUPS = dofile "doc/families.lua"

local TAGS = {
  param = "params", ["return"] = "returns", error = "errors",
  example = "examples",
}


-- Writes lines, to where the output goes.
local function write(...) io.write(table.concat({ ... }), "\n") end


local function trim(text)
  return (text:gsub("^%s+", ""):gsub("%s+$", ""))
end


-- The lines of a block that begins at line `n`, without what frames them.
local function c_block(lines, n)
  local block = {}
  for i = n, #lines do
    local text = lines[i]:gsub("^%s*/%*%*%*", ""):gsub("^%s*%*%*", "")
    block[#block + 1] = text:gsub("%s*%*/.*$", "")
    if lines[i]:find("*/", 1, true) then break end
  end
  return block
end


local function lua_block(lines, n)
  local block = { (lines[n]:gsub("^%s*%-%-%-", "")) }
  for i = n + 1, #lines do
    local text = lines[i]:match("^%s*%-%-(.*)$")
    if not text then break end
    block[#block + 1] = text:gsub("^ ", "")
  end
  return block
end


-- The call of a block, which goes on in the next line behind a comma or an
-- "or", and the number of its last line.
local function call_of(block)
  local call, last = trim(block[1]), 1
  while block[last + 1] and (call:find ",$" or call:find "%f[%w]or$") do
    last = last + 1
    call = call .. " " .. trim(block[last])
  end
  return call, last
end


-- Splits a block into the call, the prose and the tags: { tag, text }.
local function split(block)
  local parts = { { "prose", "" } }
  local call, last = call_of(block)
  for i = last + 1, #block do
    local tag, text = block[i]:match("^%s*@(%l+)%s*(.*)$")
    if tag then
      parts[#parts + 1] = { tag, text }
    else
      local part = parts[#parts]
      part[2] = part[2] .. "\n" .. block[i]
    end
  end
  return call, parts
end


-- Text in one paragraph, or code as it is written.
local function tidy(tag, text)
  if tag == "example" then return (text:gsub("^\n", ""):gsub("%s+$", "")) end
  text = trim(text)
  if tag == "prose" then return text end
  text = text:gsub("%s*\n%s*", " ")
  if tag ~= "param" then return text end
  local name, rest = text:match("^(%S+)%s*(.*)$")
  return { name = name, text = rest }
end


-- The last word of a call before its arguments: `m:play(move)` is `play`.
local function name_of(call)
  local path = call:match("^[%w_.:]+") or call
  return path:match("[%w_]+$") or path, path
end


local function new_entry(block, file, line)
  local call, parts = split(block)
  local name, path = name_of(call)
  local entry = {
    name = name, path = path, signature = call, file = file, line = line,
    text = "", params = {}, returns = {}, errors = {}, examples = {},
  }
  for _, part in ipairs(parts) do
    local tag, text = part[1], tidy(part[1], part[2])
    if tag == "prose" then
      entry.text = text
    elseif tag == "group" then
      entry.group = text
    else
      assert(TAGS[tag], ("%s:%d: no such tag '@%s'"):format(file, line, tag))
      table.insert(entry[TAGS[tag]], text)
    end
  end
  return entry
end


-- Adds the documented entries of a file, in its order.
local function add_entries(entries, file)
  local start, block = "^%s*%-%-%-%s*%a", lua_block
  if file:find("%.c$") then start, block = "^%s*/%*%*%*%s*%a", c_block end
  local lines = {}
  for line in io.lines(file) do lines[#lines + 1] = line end
  for n, line in ipairs(lines) do
    local entry = line:find(start) and new_entry(block(lines, n), file, n)
    if entry and entry.group then entries[#entries + 1] = entry end
  end
end


-- Puts the entries of these names before the others.
local function put_first(group, names)
  local n = 0
  for name in names:gmatch("%S+") do
    for i = n + 1, #group do
      if group[i].name == name and not group[i].plain then
        n = n + 1
        table.insert(group, n, table.remove(group, i))
        break
      end
    end
  end
end


-- The groups of these entries: { title, entry, … } in reading order.
local function in_groups(entries)
  local groups, by_name, others = {}, {}, {}
  for _, known in ipairs(GROUPS) do
    by_name[known[1]] = { title = known[2], about = known.about,
      anchor = known[1], part = known.part, use = known.use,
      taught = known.taught }
    table.insert(groups, by_name[known[1]])
  end
  for _, entry in ipairs(entries) do
    local name = entry.group
    if not by_name[name] then
      by_name[name] = { title = name:gsub("^%l", string.upper),
        anchor = name }
      table.insert(others, by_name[name])
    end
    table.insert(by_name[name], entry)
  end
  for _, known in ipairs(GROUPS) do
    put_first(by_name[known[1]], known.first or "")
  end
  table.sort(others, function(a, b) return a.title < b.title end)
  return table.move(others, 1, #others, #groups + 1, groups)
end


-- What is no function, from the lists of the library.
local function add_vocabulary(entries)
  package.path = "lua/?.lua;" .. package.path
  for _, entry in ipairs(require "tenace.rules.vocabulary".entries()) do
    entry.path, entry.plain = entry.signature, true
    for _, field in pairs(TAGS) do entry[field] = {} end
    entries[#entries + 1] = entry
  end
end


local function collect(files)
  local entries, all = {}, {}
  table.sort(files)
  for _, file in ipairs(files) do add_entries(entries, file) end
  add_vocabulary(entries)
  local groups = in_groups(entries)
  for _, group in ipairs(groups) do
    table.move(group, 1, #group, #all + 1, all)
  end
  return all, groups
end


local function quoted(value)
  if type(value) ~= "table" then
    return (("%q"):format(value):gsub("\\\n", "\\n"))
  end
  if value.name then
    return ("{ name = %q, text = %q }"):format(value.name, value.text)
  end
  local list = {}
  for i, item in ipairs(value) do list[i] = quoted(item) end
  return "{ " .. table.concat(list, ", ") .. " }"
end


local FIELDS = {
  "name", "path", "signature", "text", "params", "returns", "errors",
  "examples", "group", "file", "line",
}


local function write_help(entries)
  write("-- Made by doc/extract.lua from the docstrings in lua/.\nreturn {")
  for _, entry in ipairs(entries) do
    write("  {")
    for _, field in ipairs(FIELDS) do
      local value = entry[field]
      if value then write(("    %s = %s,"):format(field, quoted(value))) end
    end
    write("  },")
  end
  write("}")
end


-- What a heading is linked by.
local function anchor(text)
  return (text:lower():gsub("[^%w_]+", "-"))
end


-- Text in lines of at most 80 letters.
local function wrap(text, indent)
  local lines, line = {}, ""
  for word in text:gmatch("%S+") do
    if line ~= "" and utf8.len(line) + utf8.len(word) + #indent >= 80 then
      lines[#lines + 1], line = line, ""
    end
    line = line == "" and word or line .. " " .. word
  end
  lines[#lines + 1] = line
  return table.concat(lines, "\n" .. indent)
end


local function write_function(entry)
  write(('\n<a id="%s"></a>\n### `%s`'):format(anchor(entry.path),
    entry.signature))
  if entry.text ~= "" then write("\n" .. entry.text) end
  if entry.params[1] or entry.returns[1] or entry.errors[1] then write() end
  for _, param in ipairs(entry.params) do
    write(wrap(("- `%s`: %s"):format(param.name, param.text), "  "))
  end
  for _, text in ipairs(entry.returns) do
    write(wrap("- Gives " .. text, "  "))
  end
  for _, text in ipairs(entry.errors) do
    write(wrap("- Error: " .. text, "  "))
  end
  for _, code in ipairs(entry.examples) do
    write(("\n```lua\n%s\n```"):format(code))
  end
end


-- What a family is called in the name of its page.
local function page_of(group) return group.anchor:gsub("[^%w]+", "_") end


-- The first sentence of what a word does.
local function first_sentence(entry)
  local text = entry.text:gsub("%s+", " ")
  return text:match("^(.-[.?!])%s") or text
end


-- Text as it is linked from a page that is one folder deeper.
local function from_page(text)
  return (text:gsub("%]%((%l[%w_-]*%.md)", "](../%1"))
end


-- What a word is called in the index: `self:deal_each`.
local function index_name(entry)
  return entry.signature:match("^[%w_.]+:?[%w_]*") or entry.path
end


-- The page of a family.
local function write_page(group)
  write("<!-- Made from the docstrings in lua/ by `make doc`. -->")
  write("# " .. group.title .. "\n\nA page of [the library](../library.md).")
  if group.taught then
    write(wrap(from_page("Taught in " .. group.taught .. "."), ""))
  end
  if group.about then write("\n" .. wrap(from_page(group.about), "")) end
  local listed = false
  for _, entry in ipairs(group) do
    if entry.plain then
      write((listed and "" or "\n") .. wrap(("- `%s`: %s"):format(
        entry.signature, entry.text), "  "))
      listed = true
    end
  end
  for _, entry in ipairs(group) do
    if not entry.plain then write_function(entry) end
  end
end


-- What the index has of the words that are no functions: their names, and those
-- of their parts behind them: `deck`: `suits`, `ranks`, …
local function write_plain(group)
  local names, heads, parts = {}, {}, {}
  for _, entry in ipairs(group) do
    local head = entry.signature:match("^([%l_]+) [={\"]")
    local field = entry.signature:match("^%l+%.[%w_]+$")
    local name = "`" .. (field or entry.name) .. "`"
    if entry.plain and (not head or head == entry.name) then
      names[#names + 1] = name
    elseif entry.plain then
      if not parts[head] then heads[#heads + 1], parts[head] = head, {} end
      table.insert(parts[head], name)
    end
  end
  if names[1] then write("\n", wrap(table.concat(names, ", ") .. ".", "")) end
  for i, head in ipairs(heads) do
    write(i == 1 and "\n" or "", wrap(("- `%s`: %s"):format(head,
      table.concat(parts[head], ", ")), "  "))
  end
end


-- What the index says of a family: its words, each with what it does.
local function write_family(group)
  local page = "library/" .. page_of(group) .. ".md"
  write(('\n<a id="%s"></a>\n### [%s](%s)\n'):format(anchor(group.anchor),
    group.title, page))
  if group.use then
    write(wrap(group.use:gsub("^%l", string.upper) .. ".", ""))
  end
  write_plain(group)
  local listed = false
  for _, entry in ipairs(group) do
    if not entry.plain then
      local line = ("- [`%s`](%s#%s): %s"):format(index_name(entry), page,
        anchor(entry.path), first_sentence(entry))
      write((listed and "" or "\n") .. wrap(line, "  "))
      listed = true
    end
  end
end


local function write_index(groups)
  write("<!-- Made from the docstrings in lua/ by `make doc`. -->\n"
    .. "# The library\n\n"
    .. wrap("Every word that rules files, scripts and the prompt can use, by "
    .. "families.  [Writing rules](writing-rules.md) teaches them; here you "
    .. "look one up.  Each family has a page, which explains its words with "
    .. "examples and says what is an error.  At the prompt, `help \"order\"` "
    .. "shows the same text.  In calls you may leave out what is in brackets; "
    .. "behind the arrow is what a call gives.  A value in round brackets, "
    .. "as in `how many (1)`, counts if you leave yours out.", ""))
  for _, group in ipairs(groups) do
    if group.part then write("\n## " .. group.part) end
    if #group > 0 then write_family(group) end
  end
end


-- Writes the index and the pages into a folder.
local function write_pages(_, groups, folder)
  for _, group in ipairs(groups) do
    if #group > 0 then
      io.output(folder .. "/library/" .. page_of(group) .. ".md")
      write_page(group)
      io.close()
    end
  end
  io.output(folder .. "/library.md")
  write_index(groups)
  io.close()
end


if arg[1] == "help" then
  write_help((collect(table.move(arg, 2, #arg, 1, {}))))
else
  assert(arg[1] == "pages", "usage: extract.lua help FILE… | pages DIR FILE…")
  local all, groups = collect(table.move(arg, 3, #arg, 1, {}))
  write_pages(all, groups, arg[2])
end
