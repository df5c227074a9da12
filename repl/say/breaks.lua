-- Where a line may end in a script that has no blanks between words: between
-- two wide letters, or a wide one and another, but not before a closing sign
-- and not behind an opening one.

local breaks = {}

-- Ranges of code points of wide letters: Chinese signs, their stops, Japanese
-- and Korean letters, and forms as wide as those.
local WIDE = { { 0x2E80, 0xA4CF }, { 0xAC00, 0xD7A3 }, { 0xF900, 0xFAFF },
  { 0xFE30, 0xFE4F }, { 0xFF00, 0xFF60 }, { 0xFFE0, 0xFFE6 },
  { 0x20000, 0x3FFFD } }

local function set_of(text)
  local set = {}
  for _, code in utf8.codes(text) do set[code] = true end
  return set
end

-- Signs that begin no line, and signs that end none.
local CLOSING = set_of "，。、：；？！）」』】》〉”’…—～,.:;?!)]}%"
local OPENING = set_of "（「『【《〈“‘([{"


local function is_wide(code)
  for _, range in ipairs(WIDE) do
    if code >= range[1] and code <= range[2] then return true end
  end
  return false
end


--- May a line end between two letters?
local function may_end(before, after)
  return (is_wide(before) or is_wide(after)) and not CLOSING[after]
    and not OPENING[before]
end


--- breaks.pieces(word) -> list of the pieces of a word without blanks; a line
-- may end behind each of them
function breaks.pieces(word)
  if not word:find "[\xE2-\xF4]" or not utf8.len(word) then return { word } end
  local list, from, before = {}, 1, nil
  for at, code in utf8.codes(word) do
    if before and may_end(before, code) then
      list[#list + 1], from = word:sub(from, at - 1), at
    end
    before = code
  end
  list[#list + 1] = word:sub(from)
  return list
end


--- breaks.joined(above, below) -> two lines of a paragraph as one: with a blank
-- between them, but with none where a script has no blanks
function breaks.joined(above, below)
  local last = above:match(utf8.charpattern .. "$")
  local first = below:match("^" .. utf8.charpattern)
  local blank = not utf8.len(last or "?") or not utf8.len(first or "?")
    or not is_wide(utf8.codepoint(last or "?"))
    or not is_wide(utf8.codepoint(first or "?"))
  return above .. (blank and " " or "") .. below
end


return breaks
