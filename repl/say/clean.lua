-- Makes other people's text harmless. The words of a rules file, a record, a
-- file's name or a typed line are only text: anything in them that would
-- control a terminal becomes visible instead.
--
-- The program's own colours are marks inside its texts. A mark contains a
-- number chosen by chance at the start, so other people's text cannot contain
-- one. Only clean.shown turns marks into the codes of the terminal.

local clean = {}

local KEY = ("\27%016x"):format(math.random(0))
local MARK = KEY .. "%[(%d+)m"

local UNKNOWN, DELETE = "\u{FFFD}", "\u{2421}"

-- Bytes that may be part of something hidden: all except plain ASCII, line ends
-- and tabs.
local UNUSUAL = "[^\n\t\32-\126]"


--- Unicode's pictures for control characters: ESC is `␛`. Line ends and tabs
-- stay.
local function pictures()
  local list = { ["\127"] = DELETE }
  for code = 0, 31 do
    list[string.char(code)] = utf8.char(0x2400 + code)
  end
  list["\n"], list["\t"] = nil, nil
  return list
end


-- First and last of the characters that control a terminal or the direction of
-- writing, or are invisible. The two joiners (200C, 200D) belong to letters and
-- stay.
local HIDDEN = { { 0x80, 0x9F }, { 0xAD, 0xAD }, { 0x61C, 0x61C },
  { 0x180E, 0x180E }, { 0x200B, 0x200B }, { 0x200E, 0x200F },
  { 0x2028, 0x202E }, { 0x2060, 0x206F }, { 0xFEFF, 0xFEFF },
  { 0xFFF9, 0xFFFB }, { 0xE0000, 0xE007F } }


local function hidden()
  local list = {}
  for _, range in ipairs(HIDDEN) do
    for code = range[1], range[2] do list[utf8.char(code)] = UNKNOWN end
  end
  return list
end


-- Most texts have none of these. The tables are made when one does.
local PICTURES, HIDES


--- clean.utf8(text) -> the text with `�` in place of each byte that is no UTF-8
function clean.utf8(text)
  local parts, from = {}, 1
  local length, bad = utf8.len(text)
  while not length do
    parts[#parts + 1] = text:sub(from, bad - 1) .. UNKNOWN
    from = bad + 1
    length, bad = utf8.len(text, from)
  end
  return from == 1 and text or table.concat(parts) .. text:sub(from)
end


--- clean.text(text) -> other people's text, safe to show anywhere
-- Line ends and tabs stay; every other control character becomes visible.
function clean.text(text)
  if not text:find(UNUSUAL) then return text end
  if not HIDES then PICTURES, HIDES = pictures(), hidden() end
  text = clean.utf8(text):gsub("\r\n", "\n")
  return (text:gsub("[%c\127]", PICTURES):gsub("[\194-\244][\128-\191]+",
    HIDES))
end


--- clean.line(text) -> the same on one line: line ends and tabs become blanks
function clean.line(text)
  return (clean.text(text):gsub("[\n\t]", " "))
end


--- clean.mark(code) -> the mark for the terminal code of that number
function clean.mark(code) return KEY .. "[" .. code .. "m" end


--- clean.bare(text) -> the text without marks
function clean.bare(text)
  if not text:find("\27", 1, true) then return text end
  return (text:gsub(MARK, ""))
end


--- clean.shown(text) -> the text for a terminal: marks become codes, and the
-- text between them is cleaned
function clean.shown(text)
  local parts, from = {}, 1
  for at, code, after in text:gmatch("()" .. MARK .. "()") do
    parts[#parts + 1] = clean.text(text:sub(from, at - 1))
    parts[#parts + 1] = "\27[" .. code .. "m"
    from = after
  end
  return table.concat(parts) .. clean.text(text:sub(from))
end


return clean
