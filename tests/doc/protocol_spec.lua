-- The page on the protocol has the table of calls as protocol.json has it.

local answer = require "tenace.face.bot.answer"


--- The rows of the page's tables: lists of their cells.
local function rows_of(path)
  local rows = {}
  for line in io.lines(path) do
    local inner = line:match "^| (.*) |$"
    if inner then
      local cells = {}
      for cell in (inner .. " | "):gmatch "(.-) | " do
        cells[#cells + 1] = cell
      end
      rows[#rows + 1] = cells
    end
  end
  return rows
end


--- A cell as a list of arguments with their kinds.
local function takes_of(cell)
  local takes = {}
  for name, kind in cell:gmatch "`(%w+)`: ([%w ?]+)" do takes[name] = kind end
  return takes
end


describe("doc/protocol.md", function()
  local rows = rows_of "doc/protocol.md"

  it("has a row for each call", function()
    local found = {}
    for _, row in ipairs(rows) do
      local name = row[1]:match "^`([%w_]+)`$"
      if name and #row == 4 then found[name] = row end
    end
    for name, about in pairs(answer:protocol().calls) do
      local row = assert(found[name], name)
      assert.same(about.takes, takes_of(row[2]))
      assert.same({ about.about, about.gives }, { row[3], row[4] })
      found[name] = nil
    end
    assert.same({}, found)
  end)

  it("has a row for each part of an error", function()
    local found = {}
    for _, row in ipairs(rows) do found[row[1]:gsub("`", "")] = row[2] end
    for name, text in pairs(answer:protocol().error) do
      assert.equal(text, found[name])
    end
  end)
end)
