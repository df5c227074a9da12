-- The fenced blocks of a page, and the sessions in them.

local blocks = {}


--- The words behind the fence: the language, and facts such as file=NAME.
local function read_info(text)
  local info = { language = text:match("^%s*(%S*)") }
  for name, value in text:gmatch("(%l+)=(%S+)") do info[name] = value end
  return info
end


--- blocks.of(path) -> list of { language, section, line, lines, and the facts }
function blocks.of(path)
  local list, open, n, section = {}, nil, 0, "the beginning"
  for text in io.lines(path) do
    n = n + 1
    local info = text:match("^```(.*)$")
    if info and open then
      open = nil
    elseif info then
      open = read_info(info)
      open.line, open.lines, open.section = n, {}, section
      list[#list + 1] = open
    elseif open then
      table.insert(open.lines, text)
    else
      section = text:match "^## (.*)" or section
    end
  end
  assert(not open, path .. ": a fenced block is not closed")
  return list
end


--- The path of the page whose files a page goes on with, which it names in a
-- comment: `<!-- Goes on with the files of writing-games.md. -->`; or nil.
function blocks.before(path)
  local file = assert(io.open(path))
  local name = file:read "a":match(
    "<!%-%- Goes on with the files of (%S+)%. %-%->")
  file:close()
  return name and path:match "^.*/" .. name
end


--- A line of a session: "command", "typed", "more" or "shown", and its text.
local function read_line(text)
  for mark, kind in pairs { ["$ "] = "command", ["> "] = "typed",
    [">> "] = "more" } do
    if text:sub(1, #mark) == mark then return kind, text:sub(#mark + 1) end
  end
  if text == ">" then return "typed", "" end
  return "shown", text
end


--- blocks.session(lines) -> list of { command, typed, shown }
-- `shown` has a list of lines for what comes before anything is typed, and one
-- for what comes after each typed line; `typed` has those lines.
function blocks.session(lines)
  local list = {}
  for _, text in ipairs(lines) do
    local kind, rest = read_line(text)
    local one = list[#list]
    if kind == "command" then
      list[#list + 1] = { command = rest, typed = {}, shown = { {} } }
    elseif kind == "shown" and one.command:find("\\$") then
      one.command = one.command:sub(1, -2) .. text:match("^%s*(.*)$")
    elseif kind == "shown" then
      table.insert(one.shown[#one.shown], text)
    else
      table.insert(one.typed, rest)
      one.shown[#one.typed + 1] = {}
      one.more = one.more or {}
      one.more[#one.typed] = kind == "more" or nil
    end
  end
  return list
end


return blocks
