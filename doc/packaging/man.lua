-- Makes the manual pages of the texts that --help shows, in every language:
--
--   ./tenace run doc/packaging/man.lua FOLDER
--
-- FOLDER/man1 has the English pages, FOLDER/CODE/man1 those in other languages.

local disk = require "tenace.base.disk"
local help_page = require "tenace.face.command.help_page"
local language = require "tenace.base.language"
local names = require "tenace.face.command.names"
local phrase = require "tenace.face.say.phrase"
local tenace = require "tenace"

local folder = assert(..., "the folder for the manual pages is missing")


--- A text as roff shows it.
local function roff(text)
  return (text:gsub("\\", "\\e"):gsub("%-", "\\-")
    :gsub("%f[^\n\0][.']", "\\&%0"))
end


--- The head of a page.
local function head(name, summary)
  return { (".TH %s 1 \"\" \"tenace %s\""):format(roff(name:upper()),
    tenace.version), ".SH " .. phrase "man.name",
    roff(name) .. " \\- " .. roff(summary) }
end


local function add(lines, ...)
  for _, line in ipairs { ... } do lines[#lines + 1] = line end
end


--- Adds a section with text whose lines stay as they are.
local function add_lines(lines, title, text)
  add(lines, ".SH " .. title, ".nf", roff(text), ".fi")
end


local function add_elements(lines, title, list)
  if #list == 0 then return end
  add(lines, ".SH " .. title)
  for _, one in ipairs(list) do
    add(lines, ".TP", ".B " .. roff(one.label), roff(one.text))
  end
end


--- A text of help without the word before its first colon: `Usage: tenace …`.
local function without_label(text)
  return (text:gsub("^[^:：]*%s?[:：]%s*", "", 1):gsub("\n *", "\n")
    :gsub("\n%[", "\n    ["))
end


--- The page of a command.
local function of_command(name)
  local command = require("tenace.face.command." .. name)
  local key, declared = "command." .. name, help_page.declared(command)
  local lines = head("tenace-" .. name, phrase(key .. ".summary"))
  add_lines(lines, phrase "man.synopsis",
    without_label(phrase(key .. ".usage")))
  add(lines, ".SH " .. phrase "man.description", roff(phrase(key .. ".text")))
  add_elements(lines, phrase "man.arguments", declared.arguments)
  add_elements(lines, phrase "man.options", declared.options)
  add_lines(lines, phrase "man.examples",
    without_label(phrase(key .. ".example")))
  add(lines, ".SH " .. phrase "man.see", "tenace(1)")
  return lines
end


--- The page of the program.
local function of_program()
  local lines = head("tenace", phrase "man.summary")
  add_lines(lines, phrase "man.synopsis",
    "tenace\ntenace COMMAND …\ntenace COMMAND --help")
  add(lines, ".SH " .. phrase "man.description", roff(phrase "man.text"),
    ".SH " .. phrase "man.commands")
  for _, name in ipairs(names) do
    add(lines, ".TP", (".B tenace\\-%s(1)"):format(name),
      roff(phrase("command." .. name .. ".summary")))
  end
  add(lines, ".SH " .. phrase "man.environment")
  for _, name in ipairs { "TENACE_LANG", "TENACE_RULES", "NO_COLOR" } do
    add(lines, ".TP", ".B " .. name, roff(phrase("man.variable." .. name)))
  end
  add(lines, ".SH " .. phrase "man.status", roff(phrase "man.exit"))
  return lines
end


local function write(place, name, lines)
  assert(disk.make_folder(place))
  assert(disk.write(("%s/%s.1"):format(place, name),
    table.concat(lines, "\n") .. "\n", true))
end


for _, code in ipairs(language.codes) do
  language.use(code)
  local place = folder .. (code == "en" and "" or "/" .. code) .. "/man1"
  write(place, "tenace", of_program())
  for _, name in ipairs(names) do
    write(place, "tenace-" .. name, of_command(name))
  end
end
