-- tenace check --lang CODE --update: brings catalogues up to date with what the
-- rules and the library's help say now. gettext's msgmerge does it: a sentence
-- that is new gets an entry; one whose English has changed keeps its
-- translation, marked fuzzy; one that nobody says any more goes to the end.

local catalogues = require "tenace.face.command.catalogues"
local fail = require "tenace.face.say.fail"
local files = require "tenace.face.terminal.files"
local output = require "tenace.face.terminal.output"
local phrase = require "tenace.face.say.phrase"
local place = require "tenace.base.place"
local po = require "tenace.base.po"
local told = require "tenace.face.help.told"
local untold = require "tenace.face.help.untold"

local updated = {}

-- What translators read above an entry that no sentence of the file is.
local REMARK = "a word of the rules, or said in play"


--- The same; above one that a game says in place of a sentence of the program's
-- is that sentence.
local function remark_on(text)
  local english = catalogues.replaced(text)
  if type(english) == "table" then english = english.other end
  return english and "in this game, in place of: " .. english or REMARK
end


--- Writes a file, or ends the command.
local function write(path, text)
  files.make_folder(path:match "^(.*)/" or ".")
  local done, wrong = files.write(path, text, true)
  if not done then fail.no("not_written", { problem = wrong }) end
end


--- Merges what there is to translate into a catalogue.
-- @param entries the texts of all entries that it should have
local function merge(path, code, entries)
  local template = os.tmpname()
  write(template, po.header(code) .. "\n" .. table.concat(entries, "\n"))
  if not files.exists(path) then write(path, po.header(code)) end
  local done = os.execute(("msgmerge --quiet --update --previous "
    .. "--backup=none --no-wrap --no-location %s %s"):format(files.quote(path),
    files.quote(template)))
  os.remove(template)
  if not done then fail.no("check.not_merged", { file = files.shown(path) }) end
  output.write(phrase("check.updated", { file = files.shown(path) }), "\n")
end


--- The entries of a text to translate: one, or one for each form that a
-- catalogue has of it.
local function add_entries(list, english, own, remark)
  list[#list + 1] = po.entry(english, "", nil, remark)
  local forms = {}
  for form in pairs(type(own) == "table" and own or {}) do
    if form ~= "other" then forms[#forms + 1] = tostring(form) end
  end
  table.sort(forms)
  for _, form in ipairs(forms) do
    list[#list + 1] = po.entry(english, "", form, remark)
  end
end


--- Adds the texts of the list to `all`, once each.
local function add_new(all, list)
  for _, text in ipairs(list) do
    if not all[text] then all[#all + 1], all[text] = text, true end
  end
end


--- What the file says, in its order.
local function in_file(self)
  local wanted, all = {}, {}
  for _, one in ipairs(self.missing) do wanted[one.text] = true end
  for _, one in ipairs(self.sentences) do
    if wanted[one.text] or self.texts[one.text] then
      add_new(all, { one.text })
    end
  end
  return all
end


--- What else the catalogue has and somebody says, sorted, and what is said in
-- play.
local function besides(self)
  local all, unused = {}, {}
  for _, key in ipairs(self.unused) do unused[key] = true end
  for _, texts in ipairs { self.texts, self.doubted } do
    for key in pairs(texts) do
      if not unused[key] then add_new(all, { key }) end
    end
  end
  add_new(all, self.also)
  table.sort(all)
  return all
end


--- A table of texts, as catalogues were before, as a .po file.
local function in_po(texts, code)
  local list = { po.header(code) }
  for english, own in pairs(texts) do
    for form, text in pairs(type(own) == "table" and own or { other = own }) do
      list[#list + 1] = po.entry(english, text, form ~= "other" and form or nil)
    end
  end
  return table.concat(list, "\n")
end


--- Brings the catalogue of a rules file up to date.
local function update(self, code)
  local entries, said = {}, in_file(self)
  for _, text in ipairs(said) do
    add_entries(entries, text, self.texts[text])
  end
  for _, text in ipairs(besides(self)) do
    if not said[text] then
      add_entries(entries, text, self.texts[text], remark_on(text))
    end
  end
  if not self.found and #entries == 0 then return end
  if self.found and self.found ~= self.path then
    write(self.path, in_po(self.texts, code))
  end
  merge(self.path, code, entries)
end


--- Brings the catalogue of the library's help up to date.
local function update_help(code)
  local entries = {}
  for i, text in ipairs(untold.all()) do entries[i] = po.entry(text, "") end
  merge(place.data .. "/" .. told.path(code), code, entries)
end


--- updated.run(code, subjects) -> exit status
-- Brings the catalogues of these games, their house rules and lessons up to
-- date; without a game, that of the library's help. English has none.
function updated.run(code, subjects)
  if code == "en" then return 0 end
  if not os.execute "command -v msgmerge >/dev/null" then
    fail.no "check.no_msgmerge"
  end
  if #subjects == 0 then update_help(code) end
  for _, one in ipairs((catalogues.of(code, subjects))) do update(one, code) end
  for _, one in ipairs(catalogues.of_lessons(code, subjects)) do
    update(one, code)
  end
  return 0
end


return updated
