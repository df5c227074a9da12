-- Puts new parts into a rules file, as a reader with an editor would. The
-- game's facts and each function replace the old ones of the same name; new
-- functions go to the end, before `return`.

local KINDS = { "^(function%s+[%w_:]+)", "^(local%s+[%w_]+%s*=)" }


--- What a line begins, if it can be replaced.
local function head_of(line)
  for _, pattern in ipairs(KINDS) do
    local head = line:match(pattern)
    if head then return head end
  end
end


local function is_end(line)
  return line:find("^end") or line:find("^}")
end


--- The parts of a text: each from its comment to the `end` or `}` at the left
-- margin.
local function parts_of(lines)
  local parts, part = {}, nil
  for _, line in ipairs(lines) do
    if not part and line ~= "" then
      part = {}
      parts[#parts + 1] = part
    end
    if part then
      table.insert(part, line)
      part.head = part.head or head_of(line)
      if is_end(line) then part = nil end
    end
  end
  return parts
end


--- The first and the last line of the part that begins so, with the comment
-- above it if the new one has one.
local function find(lines, part)
  local from, to
  for i, line in ipairs(lines) do
    if not from and part.head and head_of(line) == part.head then from = i end
    if from and is_end(line) then to = i break end
  end
  while to and part[1]:find("^%-%-") and lines[from - 1]:find("^%-%-") do
    from = from - 1
  end
  return from, to
end


--- The line where the file returns what it defines.
local function last_place(lines)
  for i = #lines, 1, -1 do
    if lines[i]:find("^return") then return i end
  end
end


--- patch(text, lines) -> the text with the parts in these lines in it
return function(text, given)
  local lines = {}
  for line in text:gmatch("(.-)\n") do lines[#lines + 1] = line end
  for _, part in ipairs(parts_of(given)) do
    local from, to = find(lines, part)
    if to then
      for _ = from, to do table.remove(lines, from) end
    else
      from = last_place(lines)
      part[#part + 1] = ""
    end
    for i, line in ipairs(part) do
      table.insert(lines, from + i - 1, line)
    end
  end
  return table.concat(lines, "\n") .. "\n"
end
