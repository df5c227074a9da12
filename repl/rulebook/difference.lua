-- The differences between two rulebooks, entry by entry: entries that only one
-- of them has, and entries with another text.

local language = require "tenace.base.language"

local difference = {}


local entries_of = {}


function entries_of.text(block)
  return { { label = block.label or "", text = block.text } }
end


function entries_of.facts(block)
  local list = {}
  for i, row in ipairs(block.rows) do
    list[i] = { label = row[1], text = row[2] }
  end
  return list
end


--- A step is known by its name; a page shows the heading above it.
function entries_of.step(block)
  return { { id = block.id or block.name, label = block.under or block.name
    or "", text = block.text, mark = block.mark } }
end


--- For an option, its value in this book.
function entries_of.table(block)
  local list = {}
  for i, row in ipairs(block.rows) do
    list[i] = { label = row[1], text = row[2], says = row[5] }
  end
  return list
end


function entries_of.example(block)
  local lines = {}
  for i, row in ipairs(block.rows) do
    lines[i] = row[1] .. " " .. row[2]
  end
  return { { label = block.name, text = language.groups(lines) } }
end


--- The sections of a book in their order, each with its entries.
local function sections_of(book)
  local list, now = {}, nil
  for _, block in ipairs(book.blocks) do
    if block.kind == "heading" then
      now = { title = block.text, key = block.key, entries = {}, by_id = {} }
      list[#list + 1] = now
    else
      for _, entry in ipairs(entries_of[block.kind](block)) do
        entry.id = entry.id or entry.label
        now.entries[#now.entries + 1] = entry
        now.by_id[entry.id] = entry
      end
    end
  end
  return list
end


local function by_key(sections)
  local map = {}
  for _, section in ipairs(sections) do map[section.key] = section end
  return map
end


local EMPTY = { entries = {}, by_id = {} }


local function is_same(a, b)
  return b ~= nil and a.text == b.text and a.mark == b.mark
end


--- The texts before and after; if the new text only adds something, just the
-- addition. Where only the lines of a step differ, its name.
local function change_of(entry, after)
  local label, before = entry.label, entry.text
  local more = after and before ~= ""
    and after:sub(#before + 1):match "^ ?(.+)$"
  if more and language.passage { before, more } == after then
    return { label = label, after = more }
  end
  return { label = label, before = before, after = after,
    lines_of = before == after and entry.id or nil }
end


--- The entry of the other section with the same text but another name, if it
-- has no counterpart here.
local function renamed(entry, one, other, used)
  for _, now in ipairs(other.entries) do
    if now.text == entry.text and not one.by_id[now.id]
      and not used[now] then
      used[now] = true
      return now
    end
  end
end


--- The entries of one section that differ: { label, before, after }.
local function changes_of(one, other)
  local list, used = {}, {}
  for _, entry in ipairs(one.entries) do
    local now = other.by_id[entry.id]
    local same = not now and renamed(entry, one, other, used)
    if same and same.label ~= entry.label then
      list[#list + 1] = { label = entry.text, before = entry.label,
        after = same.label }
    elseif not same and not is_same(entry, now) then
      list[#list + 1] = change_of(entry, now and now.text)
    end
  end
  for _, entry in ipairs(other.entries) do
    if not one.by_id[entry.id] and not used[entry] then
      list[#list + 1] = { label = entry.label, after = entry.says
        and entry.text .. " (" .. entry.says .. ")" or entry.text }
    end
  end
  return list
end


--- difference.of(one, other) -> list of { key, title, changes } for the
-- sections that differ; `changes` is a list of { label, before, after } with
-- nil for a missing entry, and with `lines_of`, the name of a step, where its
-- lines differ and not its text
function difference.of(one, other)
  local mine, list = sections_of(one), {}
  local theirs, known = by_key(sections_of(other)), by_key(mine)
  for _, section in ipairs(sections_of(other)) do
    if not known[section.key] then
      mine[#mine + 1] = { key = section.key, title = section.title,
        entries = {}, by_id = {} }
    end
  end
  for _, section in ipairs(mine) do
    local changes = changes_of(section, theirs[section.key] or EMPTY)
    if #changes > 0 then
      list[#list + 1] = { key = section.key, title = section.title,
        changes = changes }
    end
  end
  return list
end


return difference
