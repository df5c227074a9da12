-- Catalogues as gettext and its editors keep them, .po files: entries of an
-- English text and what another language says instead.
--
--   #, fuzzy                    a comment; this one says that it may be wrong
--   msgctxt "one"               only where a word has forms: which this is
--   msgid "canasta"
--   msgstr "Canasta"
--
-- Rules run with a string metatable without patterns, and they call this file.
-- So nothing here may be written as text:gsub(…).

local po = {}

-- What stands in a text for a sign that cannot.
local SIGNS = { n = "\n", t = "\t", r = "\r", ['"'] = '"', ["\\"] = "\\" }

-- The same the other way round.
local WRITTEN = {}
for letter, sign in next, SIGNS do WRITTEN[sign] = "\\" .. letter end

local QUOTE, HASH = string.byte('"#', 1, 2)

-- Which part of an entry may come behind which.
local BEHIND = {
  msgctxt = { msgstr = true, none = true },
  msgid = { msgstr = true, none = true, msgctxt = true },
  msgstr = { msgid = true },
}


--- Raised, and caught by po.read: what is wrong, and in which line: the present
-- one unless it is given.
local function refuse(self, key, name, line)
  error({ line = line or self.line, key = key, parts = { name = name } }, 0)
end


--- The text with the signs that `\n` and the like stand for.
local function with_signs(self, text)
  local bare = string.gsub(text, "\\(.)", function(sign)
    return SIGNS[sign] and "" or nil
  end)
  if string.find(bare, '[\\"]') then refuse(self, "po_text") end
  return (string.gsub(text, "\\(.)", SIGNS))
end


--- The text between quotes that a line is from a place on.
local function text_of(self, line, at)
  local from = string.find(line, "%S", at)
  if not from or string.byte(line, from) ~= QUOTE then
    refuse(self, "po_text")
  end
  if string.byte(line, -1) ~= QUOTE then line = string.match(line, "^.*%S") end
  if from == #line or string.byte(line, -1) ~= QUOTE then
    refuse(self, "po_text")
  end
  local text = string.sub(line, from + 1, -2)
  if string.find(text, "\\", 1, true) or string.find(text, '"', 1, true) then
    return with_signs(self, text)
  end
  return text
end


--- Is it the header, which tells of the file and translates nothing?
local function is_header(self, english, own)
  if english ~= "" then return false end
  local charset = string.match(own, "charset=(%S+)")
  if charset and string.upper(charset) ~= "UTF-8" then
    refuse(self, "po_utf8", nil, self.began)
  end
  return true
end


--- Adds what an entry says: a form of a word, or what has no forms.
local function add(self, english, form, own)
  local known = self.texts[english]
  if not form and not known then
    self.texts[english] = own
    return
  end
  if type(known) ~= "table" then known = { other = known } end
  known[tonumber(form) or form or "other"] = own
  self.texts[english] = known
end


--- Takes a whole entry.
local function take_entry(self, english, own, form)
  local key = form and form .. "\4" .. english or english
  if self.seen[key] then refuse(self, "po_twice", english, self.began) end
  self.seen[key] = true
  if is_header(self, english, own) then return end
  if self.fuzzy and not form then self.doubted[english] = own end
  if own ~= "" and not self.fuzzy then add(self, english, form, own) end
end


--- Ends the entry that the lines before were.
local function finish(self)
  if self.last == "none" then return end
  if self.last ~= "msgstr" then
    refuse(self, "po_unfinished", nil, self.began)
  end
  take_entry(self, table.concat(self.msgid), table.concat(self.msgstr),
    self.msgctxt and table.concat(self.msgctxt))
  self.msgctxt, self.msgid, self.msgstr = nil, nil, nil
  self.last, self.fuzzy = "none", false
end


--- Takes a comment. One behind a whole entry belongs to the next; an old entry
-- is a comment, too, and those above it are its own.
local function take_comment(self, line)
  if self.last == "msgstr" then finish(self) end
  if string.find(line, "^%s*#~") then self.fuzzy = false end
  if string.find(line, "^%s*#,.*%f[%a]fuzzy%f[%A]") then self.fuzzy = true end
end


--- Takes a line that begins a part of an entry.
local function take_part(self, line)
  local name, at = string.match(line, "^%s*([%a_]+)()")
  local behind = BEHIND[name]
  if not behind then refuse(self, "po_line") end
  if not behind[self.last] then refuse(self, "po_order", name) end
  if self.last == "msgstr" then finish(self) end
  if self.last == "none" then self.began = self.line end
  self.part = { text_of(self, line, at) }
  self[name], self.last = self.part, name
end


local function take_line(self, line)
  local at = string.find(line, "%S")
  local first = at and string.byte(line, at)
  if first == HASH then
    take_comment(self, line)
  elseif first == QUOTE and self.last ~= "none" then
    self.part[#self.part + 1] = text_of(self, line, at)
  elseif first then
    take_part(self, line)
  end
end


-- An entry as most are: two lines without a sign, and an empty one.
local PLAIN = '^msgid "([^"\\\n]+)"\nmsgstr "([^"\\\n]+)"\n\n()[m#]'


--- Takes a plain entry at a place, in a fifth of the time that its lines take:
-- the place behind it. Nil if none is there.
local function take_plain(self, text, at)
  if self.fuzzy or self.msgctxt and self.last ~= "msgstr" then return nil end
  local english, own, behind = string.match(text, PLAIN, at)
  if not behind then return nil end
  finish(self)
  self.began, self.line = self.line + 1, self.line + 3
  take_entry(self, english, own)
  return behind
end


--- Takes the line at a place: the place behind it.
local function take_next(self, text, at)
  local stop = string.find(text, "\n", at, true) or #text + 1
  self.line = self.line + 1
  take_line(self, string.sub(text, at, stop - 1))
  return stop + 1
end


local function read_all(self, text)
  local at = 1
  while at <= #text do
    at = take_plain(self, text, at) or take_next(self, text, at)
  end
  finish(self)
  for english, own in next, self.texts do
    if type(own) == "table" and not own.other then
      self.texts[english] = nil
    end
  end
end


--- po.read(text) -> texts, doubted; or nil, wrong
-- Reads a .po file. What is not translated is left out.
-- @return texts: what the language says, by its English; of a word with forms a
-- table of them, { one = …, other = … }, where `other` is the entry without a
-- context
-- @return doubted: the entries marked fuzzy, in the same way: their English has
-- changed, so they are in no texts
-- @return wrong: { line, key, parts } of a sentence that says what is wrong
function po.read(text)
  text = string.gsub(text, "^\xEF\xBB\xBF", "")
  local self = { line = 0, last = "none", texts = {}, doubted = {}, seen = {} }
  if not utf8.len(text) then return nil, { key = "po_utf8", parts = {} } end
  local done, wrong = pcall(read_all, self, text)
  if done then return self.texts, self.doubted end
  if type(wrong) ~= "table" then error(wrong, 0) end
  return nil, wrong
end


--- A text as lines of a .po file, in quotes.
local function quoted(text)
  return '"' .. string.gsub(text, '[\\"\n\t\r]', WRITTEN) .. '"'
end


--- po.entry(english, own [, form [, remark]]) -> text
-- An entry as a .po file has it.
-- @param own "" if it is not translated
-- @param form which form of a word it is
-- @param remark a comment for translators
function po.entry(english, own, form, remark)
  return (remark and "#. " .. remark .. "\n" or "")
    .. (form and "msgctxt " .. quoted(tostring(form)) .. "\n" or "")
    .. "msgid " .. quoted(english) .. "\nmsgstr " .. quoted(own) .. "\n"
end


--- po.header(code) -> text
-- The entry that a .po file of that language begins with.
function po.header(code)
  return po.entry("", "Language: " .. code .. "\nMIME-Version: 1.0\n"
    .. "Content-Type: text/plain; charset=UTF-8\n"
    .. "Content-Transfer-Encoding: 8bit\n")
end


return po
