-- The kept records. Many were played by the same rules, so these stand beside
-- them once: where a record says `file rules/whist.lua whist` and no line of
-- that file, the lines stand in rules/whist.lua of the record's folder.

local campaign = require "tests.fuzz.campaign"

local kept = {}


--- The lines of a rules file as they stand in a record; nil if the folder does
-- not have it.
local function lines_of(folder, path)
  local file = path:find "^rules/" and io.open(folder .. "/" .. path, "rb")
  if not file then return nil end
  local text = file:read "a"
  file:close()
  return (text:gsub("([^\n]*)\n", "| %1\n"))
end


--- The text of a record, in which f(path, lines) stands for the lines of each
-- rules file.
local function replaced(text, f)
  local parts, path, lines = {}, nil, {}
  for line in text:gmatch "[^\n]*\n" do
    if line:find "^|" then
      lines[#lines + 1] = line
    else
      if path then parts[#parts + 1] = f(path, table.concat(lines)) end
      path, lines = line:match "^file (%S+) ", {}
      parts[#parts + 1] = line
    end
  end
  return table.concat(parts)
end


--- kept.packed(folder, text) -> the text of a record without the lines of the
-- rules files that the folder has
-- @error the folder has other lines
function kept.packed(folder, text)
  return replaced(text, function(path, lines)
    local known = lines_of(folder, path)
    assert(not known or known == lines, path)
    return known and "" or lines
  end)
end


--- kept.text(path) -> the whole text of the kept record
function kept.text(path)
  return replaced(campaign.read(path), function(file, lines)
    return lines ~= "" and lines or lines_of(path:match "(.*)/", file)
  end)
end


--- kept.names() -> the paths of all kept records
function kept.names()
  local list, pipe = {}, io.popen "find tests/records -name '*.record'"
  for path in pipe:lines() do list[#list + 1] = path end
  pipe:close()
  table.sort(list)
  return list
end


--- kept.rules() -> set of the games and house rules of all versions that are
-- released, as "game" and "game/house"
function kept.rules()
  local set = {}
  local pipe = io.popen "find tests/records/*/rules -name '*.lua'"
  for path in pipe:lines() do
    set[path:match "house/([%w_]+/[%w_]+)%.lua$"
      or path:match "rules/([%w_]+)%.lua$" or path] = true
  end
  pipe:close()
  return set
end


return kept
