-- The page on how the program is built names files and functions. Each file
-- must exist, and each function must be in a file that the same paragraph
-- names.

local PAGE = "doc/architecture.md"

-- What the page names and what is not in every checkout: a room that does not
-- exist yet, and a file that the build makes.
local NOT_YET = { ["repl/web"] = true, ["build/wide/names.h"] = true }


local function read(path)
  local file = io.open(path)
  local text = file and file:read "a"
  if file then file:close() end
  return text or ""
end


local function exists(path)
  local file = io.open(path)
  if file then file:close() end
  return file ~= nil
end


--- The paragraphs, rows of tables and items of lists, each as one text.
local function paragraphs(text)
  local list = {}
  for line in text:gmatch "[^\n]*" do
    if line == "" or line:find "^|" or line:find "^%d%. " then
      list[#list + 1] = ""
    end
    list[#list] = (list[#list] or "") .. line .. "\n"
  end
  return list
end


--- What is in backticks in a text and matches the pattern.
local function quoted(text, pattern)
  local list = {}
  for word in text:gmatch "`([^`\n]+)`" do
    list[#list + 1] = word:match(pattern)
  end
  return list
end


--- The functions a paragraph names that none of its files has.
local function missing(paragraph)
  local code, list = "", {}
  for _, path in ipairs(quoted(paragraph, "^%l+/[%w_/]*%.%l+$")) do
    code = code .. read(path)
  end
  for _, name in ipairs(quoted(paragraph, "^([%w_.:]+)%(%)$")) do
    if not code:find("%f[%w_]" .. name:gsub("%p", "%%%0") .. "%s*%f[%(]%(") then
      list[#list + 1] = name
    end
  end
  return list
end


describe(PAGE, function()
  local text = read(PAGE)
  local all = paragraphs(text)

  it("names files and folders that exist", function()
    local checked = 0
    for _, path in ipairs(quoted(text, "^%l+/[%l_/.]+$")) do
      if not NOT_YET[path] then assert(exists(path), path) end
      checked = checked + 1
    end
    assert.is_true(checked > 60)
  end)

  it("names functions that are in the files beside them", function()
    local checked = 0
    for _, paragraph in ipairs(all) do
      assert.same({}, missing(paragraph))
      checked = checked + #quoted(paragraph, "^([%w_.:]+)%(%)$")
    end
    assert.is_true(checked > 30)
  end)
end)
