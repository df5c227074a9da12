-- The places of rules files: the folders to search, the files of games and
-- house rules in them, or files that the caller gives as texts.

local disk = require "tenace.base.disk"
local ordered = require "tenace.base.ordered"
local problem = require "tenace.base.problem"
local sentence = require "tenace.base.sentence"

local Shelf = {}
Shelf.__index = Shelf

local shelf = {}


local MB = 1 << 20


--- The text of a rules file; or nil, a message and the reason as one word.
local function read_file(path) return disk.read(path, MB) end


--- The same where most folders will not have it: then there is no message.
local function look_for(path) return disk.read_if_there(path, MB) end


--- shelf.folders(data [, getenv]) -> list of folders
-- The folders with rules, in order: $TENACE_RULES (several folders with colons
-- between), the user's own folder, the rules of the program.
-- @param data the folder that contains the program's own `rules`
function shelf.folders(data, getenv)
  getenv = getenv or os.getenv
  local list = {}
  for folder in string.gmatch(getenv("TENACE_RULES") or "", "[^:]+") do
    list[#list + 1] = folder
  end
  local config = getenv("XDG_CONFIG_HOME")
  if not config or config == "" then
    config = getenv("HOME") and getenv("HOME") .. "/.config"
  end
  if config then list[#list + 1] = config .. "/tenace/rules" end
  list[#list + 1] = data .. "/rules"
  return list
end


--- shelf.new(how) -> shelf
-- @param how { folders = the folders to search, in order; list(folder) -> names
-- of the files in it, or nil; read(path) -> text, or nil, message; files =
-- files to take instead of any folder: { path, text, name, of } }
function shelf.new(how)
  return setmetatable({
    folders = how.folders or {}, list = how.list, files = how.files,
    read = how.read or read_file, look_for = how.read or look_for,
  }, Shelf)
end


--- shelf.is_path(name) -> true if it is a path, not a bare name
function shelf.is_path(name)
  return string.find(name, "/", 1, true) or string.find(name, "%.lua$")
end


--- shelf.name_of(path) -> the file's name without folders and `.lua`
function shelf.name_of(path)
  return string.match(path, "([^/]+)%.lua$") or path
end


--- Finds a file among those given, by path or by name and game.
local function find_given(self, name, of)
  for _, file in ipairs(self.files) do
    if shelf.is_path(name) and file.path == name
      or file.name == name and (file.of or "") == (of or "") then
      return file
    end
  end
end


--- The folders to search. For house rules of a game that is a path, the folder
-- beside it comes first. `kind` may be "lessons".
local function folders_for(self, of, kind)
  local folders = self.folders
  local under = of and "/" .. (kind or "house") .. "/" .. shelf.name_of(of)
  local list = {}
  if of and shelf.is_path(of) then
    list[1] = (string.match(of, "^(.*)/") or ".") .. under
  end
  for _, folder in ipairs(folders) do
    list[#list + 1] = folder .. (under or "")
  end
  return list
end


--- The problem that a file cannot be read, with the reason if it is known.
local function unreadable(path, message, reason)
  return problem.request(sentence.of(
    reason and "cannot_read_file" or "cannot_read",
    { path = path, message = message }))
end


--- Reads a file that need not be there: nil alone if it is not; a problem if it
-- cannot be read.
local function look_at(self, path, name)
  local text, message, reason = self.look_for(path)
  if text then return { path = path, text = text, name = name } end
  if reason and reason ~= "missing" then
    return nil, unreadable(path, message, reason)
  end
end


--- Reads the file of a name, in the first folder that has it.
local function find_in_folders(self, name, of, kind)
  for _, folder in ipairs(folders_for(self, of, kind)) do
    local found, wrong = look_at(self, folder .. "/" .. name .. ".lua", name)
    if found or wrong then return found, wrong end
  end
end


--- Reads a file by its path.
local function find_path(self, path)
  if not string.find(path, "%.lua$") then
    return nil, problem.request(sentence.of("not_lua", { path = path }))
  end
  local text, message, reason = self.read(path)
  if not text then return nil, unreadable(path, message, reason) end
  return { path = path, text = text, name = shelf.name_of(path) }
end


--- shelf:find(name [, of]) -> { path, text, name, of }; nil or nil, problem
-- Finds a file by name or path: of a game, or of a house rule of game `of`.
-- @return nil alone if there is none; a problem if it cannot be read
function Shelf:find(name, of)
  if self.files then
    return find_given(self, name, of and shelf.name_of(of))
  end
  local found, wrong
  if shelf.is_path(name) then
    found, wrong = find_path(self, name)
  else
    found, wrong = find_in_folders(self, name, of)
  end
  if found then found.of = of and shelf.name_of(of) end
  return found, wrong
end


--- A folder as a refusal names it: short, and without the name of a person.
local function told(folder)
  local home, data = os.getenv "HOME", require "tenace.base.place".data .. "/"
  if string.sub(folder, 1, #data) == data then
    return string.sub(folder, #data + 1)
  elseif home and home ~= "" and string.sub(folder, 1, #home) == home then
    return "~" .. string.sub(folder, #home + 1)
  end
  return folder
end


--- shelf:house_folders(of) -> the folders in which house rules of that game are
-- sought, as people read them; none where all files are texts
function Shelf:house_folders(of)
  local list = {}
  for i, folder in ipairs(self.files and {} or folders_for(self, of)) do
    list[i] = told(folder)
  end
  return list
end


--- shelf:lesson(name, of) -> { path, text, name, of } of a lesson of that game;
-- nil or nil, problem
function Shelf:lesson(name, of)
  local found, wrong = find_in_folders(self, name, of, "lessons")
  if found then found.of = shelf.name_of(of) end
  return found, wrong
end


--- shelf.beside(path) -> the path of the file with more examples of a rules
-- file: `rules/examples/whist.lua`
function shelf.beside(path)
  local folder, file = string.match(path, "^(.-)([^/]*)$")
  return folder .. "examples/" .. file
end


--- shelf.is_of_program(path) -> did the rules file come with the program?
function shelf.is_of_program(path)
  local folder = require "tenace.base.place".data .. "/rules/"
  return string.sub(path, 1, #folder) == folder
end


--- shelf.has_own(variant) -> did some file of it not come with the program?
function shelf.has_own(variant)
  for _, file in ipairs(variant.files) do
    if not shelf.is_of_program(file.path) then return true end
  end
  return false
end


--- shelf.kept(path) -> the folder of the kept matches of a rules file:
-- `rules/kept/whist`
function shelf.kept(path)
  local folder, name = string.match(path, "^(.-)([^/]*)%.lua$")
  return folder .. "kept/" .. name
end


--- shelf.of_examples(path) -> the path of the rules file whose examples the
-- file of that path has; nil if it is in no folder of examples
function shelf.of_examples(path)
  local above, file = string.match("/" .. path, "^(.*/)examples/([^/]*)$")
  return above and string.sub(above, 2) .. file
end


--- shelf:examples(path) -> { path, text, name } of the examples beside a rules
-- file; nil or nil, problem
function Shelf:examples(path)
  local place = shelf.beside(path)
  if self.files then return find_given(self, place) end
  return look_at(self, place, shelf.name_of(path))
end


--- Adds the files of examples in a folder that has no rules file of that name.
local function add_without_rules(self, folder, set)
  local known = self.list(folder) or {}
  for _, file in ipairs(self.list(folder .. "/examples") or {}) do
    if string.find(file, "%.lua$") and not ordered.has(known, file) then
      set[shelf.beside(folder .. "/" .. file)] = true
    end
  end
end


--- shelf:without_rules(path, of) -> sorted list of paths
-- The files of examples to which there is no rules file: beside that file and,
-- if it is no house rule of a game `of`, in all folders of rules.
function Shelf:without_rules(path, of)
  local set = {}
  if self.files then return {} end
  add_without_rules(self, string.match(path, "^(.*)/") or ".", set)
  for _, folder in ipairs(of and {} or self.folders) do
    add_without_rules(self, folder, set)
  end
  return ordered.keys(set)
end


--- shelf:text(path) -> the text of the file of that path; nil if there is none
function Shelf:text(path)
  if not self.files then return (self.look_for(path)) end
  local file = find_given(self, path)
  return file and file.text
end


--- Adds the names of the rules files in one folder to a set.
local function add_names(self, folder, set)
  for _, file in ipairs(self.list(folder) or {}) do
    local name = string.match(file, "^([a-z][a-z0-9_]*)%.lua$")
    if name then set[name] = true end
  end
end


--- shelf:lessons(of) -> sorted list of the names of a game's lessons
function Shelf:lessons(of)
  local set = {}
  for _, folder in ipairs(self.files and {} or folders_for(self, of,
    "lessons")) do
    add_names(self, folder, set)
  end
  return ordered.keys(set)
end


--- shelf:names([of]) -> sorted list
-- The names of all rules files, or of the house rules of one game.
function Shelf:names(of)
  local set = {}
  for _, file in ipairs(self.files or {}) do
    if file.of == (of and shelf.name_of(of)) then set[file.name] = true end
  end
  for _, folder in ipairs(self.files and {} or folders_for(self, of)) do
    add_names(self, folder, set)
  end
  return ordered.keys(set)
end


--- What is in a folder, as one value.
local function listing(names)
  return names and table.concat(names, "\n")
end


--- shelf:watch(f, ...) -> what f answers; what the shelf was asked meanwhile,
-- for shelf:says
function Shelf:watch(f, ...)
  local seen, usual = {}, { read = self.read, look_for = self.look_for,
    list = self.list }
  for how, look in next, usual do
    self[how] = function(path)
      local answer, message, reason = look(path)
      seen[#seen + 1] = { how = how, path = path, reason = reason,
        answer = how == "list" and listing(answer) or answer }
      return answer, message, reason
    end
  end
  local ok, answer = pcall(f, ...)
  for how, look in next, usual do self[how] = look end
  if not ok then error(answer, 0) end
  return answer, seen
end


--- shelf:says(seen) -> true if it would answer now what it answered then
-- @param seen what shelf:watch has answered
function Shelf:says(seen)
  for _, one in ipairs(seen) do
    local answer, _, reason = self[one.how](one.path)
    if one.how == "list" then answer = listing(answer) end
    if answer ~= one.answer or reason ~= one.reason then return false end
  end
  return true
end


return shelf
