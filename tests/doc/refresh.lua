-- Writes into a page what its commands show now:
--
--   TENACE=./tenace ./tenace run tests/doc/refresh.lua README.md
--
-- A session stays as it is if the output still matches it, `…` included.

package.path = package.path .. ";./tests/?.lua"
local blocks = require "doc.blocks"
local compare = require "doc.compare"
local Page = require "doc.page"

local path = assert(..., "which page?")
local page = Page.new(path)


local function shows_the_same(one, pieces)
  for i, found in ipairs(pieces) do
    if not pcall(compare.check, "", one.shown[i], found) then return false end
  end
  return true
end


--- A session as it is now; as the page has it if nothing differs.
local function session_lines(one)
  local lines, pieces = { "$ " .. one.command }, page:carry_out(one)
  if shows_the_same(one, pieces) then pieces = one.shown end
  for i, found in ipairs(pieces) do
    if i > 1 then
      local mark = one.more and one.more[i - 1] and ">> " or "> "
      lines[#lines + 1] = (mark .. one.typed[i - 1]):gsub("%s+$", "")
    end
    table.move(found, 1, #found, #lines + 1, lines)
  end
  return lines
end


--- A block's lines as they are now.
local function fresh(block)
  if block.language ~= "console" then
    local ok, why = pcall(page.try, page, block)
    if not ok then io.stderr:write(path, ": ", tostring(why), "\n") end
    return block.lines
  end
  local lines = {}
  for _, one in ipairs(blocks.session(block.lines)) do
    local more = session_lines(one)
    table.move(more, 1, #more, #lines + 1, lines)
  end
  return lines
end


local lines, old = {}, {}
for line in io.lines(path) do old[#old + 1] = line end
local at = 1
for _, block in ipairs(page.blocks) do
  table.move(old, at, block.line, #lines + 1, lines)
  local now = fresh(block)
  table.move(now, 1, #now, #lines + 1, lines)
  at = block.line + #block.lines + 1
end
table.move(old, at, #old, #lines + 1, lines)
local file = assert(io.open(path, "w"))
file:write(table.concat(lines, "\n"), "\n")
file:close()
page:close()
