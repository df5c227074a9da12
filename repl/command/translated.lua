-- tenace check --lang: what a language lacks, of the program and of rules
-- files.

local catalogues = require "tenace.face.command.catalogues"
local fail = require "tenace.face.say.fail"
local files = require "tenace.face.terminal.files"
local language = require "tenace.base.language"
local output = require "tenace.face.terminal.output"
local phrase = require "tenace.face.say.phrase"
local shared = require "tenace.base.translated"
local told = require "tenace.face.help.told"
local untold = require "tenace.face.help.untold"

local translated = {}

--- The program's own texts that lack something: a line each.
local function of_program(code)
  local lines = {}
  local data = require "tenace.place".data
  for _, folder in ipairs(shared.folders) do
    for _, name in ipairs(shared.names(folder, data)) do
      local path = ("%s/%s/%s.lua"):format(folder.path, code, name)
      for _, one in ipairs(shared.faults(folder.module, name, code)) do
        lines[#lines + 1] = phrase("check.text_" .. one.fault,
          { file = path, key = one.key, text = one.text or "",
            part = one.part or "" })
      end
    end
  end
  return lines
end


--- Adds a line for each fault of a rules file's catalogue.
local function add_faults(lines, one)
  local file = files.shown(one.found or one.path)
  for _, missing in ipairs(one.missing) do
    local key = one.doubted[missing.text] and "changed" or "missing"
    lines[#lines + 1] = phrase("check.sentence_" .. key, { text = missing.text,
      file = files.shown(one.file), line = missing.line })
  end
  for _, part in ipairs(one.parts) do
    lines[#lines + 1] = phrase("check.sentence_part",
      { file = file, text = part.text, part = part.part })
  end
  for _, key in ipairs(one.unused) do
    lines[#lines + 1] = phrase("check.sentence_unused",
      { file = file, text = key })
  end
end


--- The faults of the games' catalogues.
local function of_rules(code, subjects, lines)
  local list, unsaid = catalogues.of(code, subjects)
  for _, one in ipairs(list) do add_faults(lines, one) end
  for _, one in ipairs(catalogues.of_lessons(code, subjects)) do
    add_faults(lines, one)
  end
  for _, one in ipairs(unsaid) do
    lines[#lines + 1] = phrase("check.said_missing", one)
  end
end


--- translated.note(code) -> exit status
-- Notes beside the English texts which of them a language translates: those of
-- now.
function translated.note(code)
  local data = require "tenace.place".data
  local path = shared.folders[1].path .. "/en/seen.lua"
  local done, wrong = files.write(data .. "/" .. path,
    shared.noted(code, data), true)
  if not done then fail.no("not_written", { problem = wrong }) end
  output.write(phrase("check.seen", { file = path }), "\n")
  return 0
end


--- translated.docs(code) -> exit status
-- Prints what the language lacks of the library's help: the first sentence of
-- the help on each word, and the names of groups; and what no word has any
-- more.
-- @return 0 if it lacks nothing, or else 1
function translated.docs(code)
  local file = told.path(code)
  local missing, unused = untold.missing(code), untold.unused(code)
  for _, text in ipairs(missing) do
    output.write(phrase("command.check.word_missing",
      { file = file, text = text }), "\n")
  end
  output.write(phrase("command.check.words_missing", { n = #missing }), "\n")
  for _, text in ipairs(unused) do
    output.write(phrase("check.text_unused", { file = file, key = text }), "\n")
  end
  return #missing + #unused == 0 and 0 or 1
end


--- translated.run(code, subjects) -> exit status
-- Prints what the language lacks: of the rules files of these games; without a
-- game, of the program. Then it names the commands that show a match and a
-- rulebook as they are now. The library's help is counted apart: most of it
-- serves those who write rules.
-- @return 0 if it lacks nothing else, or else 1
function translated.run(code, subjects)
  local lines = #subjects == 0 and of_program(code) or {}
  of_rules(code, subjects, lines)
  for _, line in ipairs(lines) do output.write(line, "\n") end
  local name = language.has(code)
    and require("tenace.text." .. code .. ".grammar").name or code
  output.write(phrase("check.language", { n = #lines, name = name }), "\n")
  local n = #subjects == 0 and #untold.missing(code) or 0
  if n > 0 and code ~= "en" then
    output.write(phrase("command.check.docs_missing",
      { n = n, code = code }), "\n")
  end
  if language.has(code) and code ~= "en" then
    output.write(phrase("check.see",
      { game = subjects[1] or "GAME", code = code }), "\n")
  end
  return #lines == 0 and 0 or 1
end


return translated
