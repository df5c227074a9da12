-- The language that people read. Each language has a folder of tables in
-- text/CODE: grammar.lua says how it counts and lists, the other files hold its
-- sentences. What a language lacks is read in English.

-- Rules run with a string metatable without patterns, and they call this file.
-- So nothing here may be written as text:gsub(…).

local numbered = require "tenace.base.numbered"

-- `changes` is how often the language has changed.
local language = { code = "en", changes = 0 }

-- The languages that there are, the one that fills gaps first.
language.codes = { "en", "bn", "de", "es", "fr", "gu", "hi", "zh" }

--- language.read(folder, code, name) -> table; or nil
-- The texts of a file as one language has them; nil if it has no such file.
function language.read(folder, code, name)
  local module = folder .. "." .. code .. "." .. name
  local found, result = pcall(require, module)
  if found then return result end
  local missing = "module '" .. module .. "' not found"
  if not string.find(result, missing, 1, true) then error(result, 0) end
end


--- Is this a choice between forms of one sentence, and no group of sentences?
local function is_choice(value)
  return type(value) == "table" and value.other ~= nil
end


--- The sentences of `own`, and those of `spare` that it lacks.
local function filled(own, spare)
  if own == nil then return spare end
  if type(own) ~= "table" or type(spare) ~= "table" or is_choice(own) then
    return own
  end
  local all = {}
  for key, value in next, spare do all[key] = filled(own[key], value) end
  return all
end


--- language.typeset(value) -> value
-- A text, or a table of texts, as the present language is printed: in French no
-- line ends before a colon or a question mark.
function language.typeset(value)
  local set = language.grammar().typeset
  if not set or type(value) == "string" then
    return set and set(value) or value
  end
  if type(value) ~= "table" then return value end
  local all = {}
  for key, each in next, value do all[key] = language.typeset(each) end
  return all
end


--- language.texts(folder, name) -> table; or nil
-- The texts of the file `name` in the present language. `folder` is the module
-- of the folder that has a folder for each language.
function language.texts(folder, name)
  local english = language.read(folder, "en", name)
  if not english or language.code == "en" then return english end
  return filled(language.typeset(language.read(folder, language.code, name)),
    english)
end


local grammars = {}


--- language.grammar() -> the grammar of the present language
function language.grammar()
  local code = language.code
  grammars[code] = grammars[code] or require("tenace.text." .. code ..
    ".grammar")
  return grammars[code]
end


--- Calls each of these after a change of language.
local listeners = {}


--- language.on_change(forget)
-- Registers a function without arguments. It is called after each change of
-- language, to forget texts that were read before.
function language.on_change(forget)
  listeners[#listeners + 1] = forget
end


--- language.has(code) -> true if there is a language of that code
function language.has(code)
  for _, each in ipairs(language.codes) do
    if each == code then return true end
  end
  return false
end


--- language.use(code)
-- Makes it the language of all that people read from now on.
-- @param code one of language.codes
function language.use(code)
  assert(language.has(code), "no such language")
  if code == language.code then return end
  language.code, language.changes = code, language.changes + 1
  for _, forget in ipairs(listeners) do forget() end
end


--- language.choose(template, parts) -> text
-- The form of a sentence that its count or a gender asks for. The count is the
-- part `n`, or the one that the sentence names as `by`. A form under the number
-- itself comes before the plural forms. The part `gender` chooses one of the
-- forms `m`, `f` and `neuter`. A sentence with one form is returned as it is.
function language.choose(template, parts)
  if type(template) ~= "table" then return template end
  local of_gender = parts.gender and template[parts.gender]
  if of_gender then return language.choose(of_gender, parts) end
  local n = parts[template.by or "n"]
  if not n then return template.other end
  return template[n] or template[language.grammar().plural(n)]
    or template.other
end


--- language.form(text, name) -> text
-- A word or name in another form, as the grammar of the language makes it: the
-- genitive `of` in Bengali. Unchanged if the language has no such form.
function language.form(text, name)
  local forms = language.grammar().forms
  local make = forms and forms[name]
  return make and make(text) or text
end


--- All forms of a word. `also` has others that are only read, with blanks
-- between them.
local function forms_of(word)
  if type(word) ~= "table" then return { word } end
  local list = {}
  for name, form in next, word do
    if name == "also" then
      for one in string.gmatch(form, "%S+") do list[#list + 1] = one end
    elseif name ~= "gender" then
      list[#list + 1] = form
    end
  end
  return list
end


-- The genders of words that catalogues tell, by word in small letters.
local genders = {}

language.on_change(function() genders = {} end)


--- language.gender(text) -> "m", "f" or "neuter"; nil if it is not known
-- The gender of a word or a name in the present language: as a catalogue says,
-- `{ other = "canasta", gender = "f" }`, or else the language's grammar.
function language.gender(text)
  text = string.lower(text)
  local of = language.grammar().gender
  return genders[text] or of and of(text) or nil
end


--- language.list(items, last) -> text
-- The texts as a list in a sentence: `A, B and C`.
-- @param last the word before the last one: `and`, `or`; nil for a comma
function language.list(items, last)
  local joins, n = language.grammar().list, #items
  if n < 2 then return items[1] or "" end
  return table.concat(items, joins.comma, 1, n - 1) .. joins[last or "comma"]
    .. items[n]
end


--- language.groups(items) -> text
-- Texts that have commas of their own as a list: `A, B; C, D`.
function language.groups(items)
  return table.concat(items, language.grammar().list.semicolon)
end


--- language.ungrouped(text) -> the texts that `groups` has joined; one empty
-- text of an empty one
function language.ungrouped(text)
  local list, from, sign = {}, 1, language.grammar().list.semicolon
  repeat
    local at, to = string.find(text, sign, from, true)
    list[#list + 1] = string.sub(text, from, at and at - 1)
    from = to and to + 1
  until not from
  return list
end


-- Stops of scripts without blanks.
local WIDE_STOP = {}
for _, code in utf8.codes "。，、；：？！）」』】》" do
  WIDE_STOP[utf8.char(code)] = true
end


--- language.passage(sentences) -> text
-- Sentences behind each other: with a blank between them, but with none behind
-- a stop of a script without blanks, such as `。`.
-- @param sentences a list of texts; empty ones are left out
function language.passage(sentences)
  local text = ""
  for _, one in ipairs(sentences) do
    local bare = string.gsub(text, "\27[^m]*m$", "")  -- a colour's end
    local last = string.match(bare, utf8.charpattern .. "$")
    local joined = text == "" or one == "" or WIDE_STOP[last]
    text = text .. (joined and "" or " ") .. one
  end
  return text
end


--- language.number(n) -> text
-- A whole number with its digits in groups, as the language writes it: 12,345.
function language.number(n)
  local group = language.grammar().thousands
  local form = math.type(n) == "float" and "%.0f" or "%d"
  local sign, digits = string.match(string.format(form, n), "^(-?)(%d+)$")
  if #digits < (group.from or 4) then return sign .. digits end
  local text = string.sub(digits, -3)
  digits = string.sub(digits, 1, -4)
  while digits ~= "" do
    text = string.sub(digits, -group.size) .. group.sign .. text
    digits = string.sub(digits, 1, -group.size - 1)
  end
  return sign .. text
end


--- language.decimal(text) -> text
-- A number in figures, `7.9`, with the sign that the language puts before a
-- fraction: `7,9`.
function language.decimal(text)
  local sign = language.grammar().decimal
  return sign and (string.gsub(text, "%.", sign, 1)) or text
end


--- language.fraction(x, n) -> text
-- A number with n digits behind the sign of the fraction.
function language.fraction(x, n)
  return language.decimal(string.format("%." .. n .. "f", x))
end


--- language.undecimal(text) -> text
-- A number as it is typed in the present language, with a point for the sign of
-- its fraction: `7.9`.
function language.undecimal(text)
  local sign = language.grammar().decimal
  return sign and (string.gsub(text, "^(%-?%d+)%" .. sign .. "(%d+)$", "%1.%2"))
    or text
end


--- language.without_numbers(text) -> text, numbers
-- See numbered.parts.
language.without_numbers = numbered.parts


--- One sentence by the catalogue; nil if it has none.
local function told_as(texts, english)
  local whole = texts[english]
  if whole then return language.choose(whole, { n = 1 }) end
  local key, numbers = language.without_numbers(english)
  local template = #numbers > 0 and numbered.template(texts, key)
  if not template then return nil end
  template = language.choose(template, { n = tonumber(numbers[1]) })
  return (string.gsub(template, "{(%d+)}", function(i)
    return numbers[tonumber(i)]
  end))
end


--- A list with commas by the catalogue, item by item; nil if it has no item. A
-- whole sentence is no list.
local function told_list(texts, english)
  if string.find(english, "[.?!]$") then return nil end
  local list, found = {}, false
  for item in string.gmatch(english .. ", ", "(.-), ") do
    local text = told_as(texts, item)
    list[#list + 1], found = text or item, found or text
  end
  return found and #list > 1 and language.list(list) or nil
end


--- language.noted(texts, note) -> texts
-- The same catalogue, which from now on calls note(english) for each sentence
-- that it lacks.
function language.noted(texts, note)
  return setmetatable({ note = note }, { __index = texts })
end


--- language.told(texts, english) -> text
-- A sentence of rules in the present language, by the catalogue of its rules;
-- as it is if the catalogue lacks it. Numbers in the sentence may be parts of
-- the catalogue's, `{1}` the first; of a list with commas, each item is looked
-- up.
-- @param texts see catalogue.of; nil: nothing is translated
-- @param english the sentence; what is no text is returned unchanged
function language.told(texts, english)
  if not texts or type(english) ~= "string" then return english end
  local text = told_as(texts, english) or told_list(texts, english)
  if not text and type(texts.note) == "function" then texts.note(english) end
  return text or english
end


-- What is known in the present language besides the program's texts: the
-- sentences of the rules that one speaks of now, names that many rules use, and
-- the sentences of all rules that were loaded. A word that one game uses in its
-- own way is so used in that game only: the first that has a sentence tells it.
local spoken_of, names, learned

-- All three as one catalogue; nil in English.
local known

local function looked_up(_, english)
  local text = spoken_of and spoken_of[english]
  if text == nil then text = names[english] end
  if text == nil then text = learned[english] end
  return text
end


--- Knows nothing but the names of the present language.
local function begin()
  spoken_of, names, learned = nil, {}, {}
  known = setmetatable({}, { __index = looked_up })
  for name, text in next, language.read("tenace.text", language.code, "names")
    or {} do
    names[string.gsub(name, "_", " ")] = text
  end
end

language.on_change(function()
  known = nil
  if language.code ~= "en" then begin() end
end)


--- language.speak_of(texts)
-- From now on, words are told as the rules with this catalogue use them.
-- @param texts see catalogue.of; nil: those of rules without one
function language.speak_of(texts) spoken_of = texts end


--- language.own_word(name) -> text; or nil
-- The word that the rules of which one speaks have for a name of the program's,
-- such as `dealer`; nil if they have none of their own.
function language.own_word(name)
  local word = spoken_of and spoken_of[name]
  return type(word) == "string" and word or nil
end


--- language.own_sentence(key) -> sentence; or nil
-- What the rules of which one speaks say in place of a sentence of the
-- program's: their catalogue's entry `@table.secret.you`.
-- @param key the dotted name of the sentence, `table.secret.you`
function language.own_sentence(key)
  return language.code ~= "en" and spoken_of and spoken_of["@" .. key] or nil
end


--- language.learn(texts)
-- Makes the words of a catalogue known to language.spoken, and speaks of its
-- rules.
function language.learn(texts)
  if not known then begin() end
  learned = setmetatable(learned, getmetatable(texts))
  for english, text in next, texts do
    learned[english] = text
    if type(text) == "table" and text.gender then
      for _, form in ipairs(forms_of(text)) do
        genders[string.lower(form)] = text.gender
      end
    end
  end
  language.speak_of(texts)
end


--- language.hear(note)
-- Calls note(english) from now on for each name that language.spoken does not
-- know, until the language changes.
function language.hear(note)
  if not known then begin() end
  known.note = note
end


--- language.spoken(name) -> text
-- A name of rules, `first_turn`, or a word of an answer, as people say it in
-- the present language, by the catalogue of the rules of which one speaks, or
-- of others loaded so far.
function language.spoken(name)
  return language.told(known, (string.gsub(name, "_", " ")))
end


-- The names of the library's rules. They are read at the first use.
local rule_names

language.on_change(function() rule_names = nil end)


--- language.rule(name) -> text
-- The name of a rule, `follow_suit`, as people say it in the present language:
-- of one of the library's, or as language.spoken finds it.
function language.rule(name)
  rule_names = rule_names or language.texts("tenace.text", "rule_names")
  return rule_names[name] or language.spoken(name)
end


--- language.counted(name, n) -> text
-- A name of rules as people say it of n things: of a word with forms, such as
-- `{ one = "canasta", other = "canastas" }`, the one for that number.
function language.counted(name, n)
  local word = known and known[(string.gsub(name, "_", " "))]
  if type(word) ~= "table" then return language.spoken(name) end
  return language.choose(word, { n = n })
end


--- language.pile(name) -> text
-- The name of a pile as people say it. A move may be called as the pile is, so
-- `discard pile` comes before `discard`.
function language.pile(name)
  local pile = string.gsub(name, "_", " ") .. " pile"
  local text = known and told_as(known, pile)
  return text or language.spoken(name)
end


-- A word of an answer, and several in a row.
local WORD, WORDS = "%l[%l?]+", "%f[%w]%l[%l? ]*%l[%l?]*"


--- Words in a row, each group of them that is known in the present language:
-- the longest groups first. Of rules without a catalogue a row is told as a
-- whole, or not at all: no answer is half in English.
local function worded_row(row)
  local text = told_as(known, row)
  if text or not spoken_of then return text or row end
  local before, last = string.match(row, "^(.+) (" .. WORD .. ")$")
  while before do
    text = told_as(known, before)
    if text then return text .. " " .. worded_row(last) end
    before, text = string.match(before, "^(.+) (" .. WORD .. ")$")
    last = text and text .. " " .. last or last
  end
  local first, rest = string.match(row, "^(%S+) (.+)$")
  return first and first .. " " .. worded_row(rest) or row
end


--- language.worded(answer) -> text
-- An answer, such as `discard 7C`, with its words in the present language. If
-- the catalogues lack the whole answer, its words are looked up, as many at a
-- time as are known.
function language.worded(answer)
  if not known then return answer end
  return told_as(known, answer)
    or (string.gsub(answer, WORDS, worded_row))
end


--- language.called(answer) -> text
-- The same of an answer in an auction. A word may have a form `call` for that:
-- who bids no more says another word for `pass` than who plays no card.
function language.called(answer)
  local word = known and known[answer]
  return type(word) == "table" and word.call or language.worded(answer)
end


--- language.worded_list(answers [, last]) -> text
-- Answers as a list in a sentence, each with its words in the present language.
-- @param last the word before the last one: `and`, `or`; nil for a comma
function language.worded_list(answers, last)
  local list = {}
  for i, answer in ipairs(answers) do list[i] = language.worded(answer) end
  return language.list(list, last)
end


-- The digits of scripts that have their own, from 0 on.
local DIGITS = { "०१२३४५६७८९", "૦૧૨૩૪૫૬૭૮૯", "০১২৩৪৫৬৭৮৯" }

--- By digit of another script, the digit that is typed elsewhere.
local function digits()
  local list = {}
  for _, row in ipairs(DIGITS) do
    local n = 0
    for _, code in utf8.codes(row) do
      list[utf8.char(code)], n = tostring(n), n + 1
    end
  end
  return list
end

local digit_of


--- The words of answers in the present language, with those of records; the
-- longest first. Answers are written in small letters.
local function answers()
  local list, all = {}, {}
  for _, texts in ipairs { learned, names, spoken_of } do
    for english, text in next, texts do all[english] = text end
  end
  for english, text in next, all do
    if english ~= "note" and string.find(english, "^%l[%l ?]*$") then
      for _, form in ipairs(forms_of(text)) do
        list[#list + 1] = { english, (string.gsub(form, "\u{A0}", " ")) }
      end
    end
  end
  table.sort(list, function(a, b)
    if #a[2] ~= #b[2] then return #a[2] > #b[2] end
    return a[1] < b[1]
  end)
  return list
end


--- The text with `word` in place of `other` where that is a word, or words.
local function replaced(text, other, word)
  local from, last = string.find(text, " " .. other .. " ", 1, true)
  while from do
    text = string.sub(text, 1, from) .. word .. string.sub(text, last)
    from, last = string.find(text, " " .. other .. " ", from + #word, true)
  end
  return text
end


--- language.with_digits(text) -> text
-- A typed text with 0 to 9 in place of the digits of other scripts.
function language.with_digits(text)
  digit_of = digit_of or digits()
  return (string.gsub(text, utf8.charpattern, digit_of))
end


--- language.in_digits(text) -> text
-- A text to read, with the digits of the language's script in place of 0 to 9.
-- One that names cards, options or what is typed, all in Latin letters, stays
-- as it is: no text has digits of both kinds.
function language.in_digits(text)
  local own = language.grammar().digits
  if not own or string.find(text, "[%a`]") then return text end
  return (string.gsub(text, "%d", function(digit)
    local at = utf8.offset(own, digit + 1)
    return string.sub(own, at, utf8.offset(own, digit + 2) - 1)
  end))
end


--- language.unworded(text) -> text
-- A typed answer with the words and digits of records in place of those of the
-- present language. Words of records may be typed, too.
function language.unworded(text)
  if language.code == "en" then return text end
  text = " " .. language.with_digits(text) .. " "
  for _, pair in ipairs(known and answers() or {}) do
    text = replaced(text, pair[2], pair[1])
  end
  return string.sub(text, 2, -2)
end


return language
