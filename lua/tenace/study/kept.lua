-- Kept matches: records that an author has marked as right. They lie in a
-- folder `kept` beside their rules file: those of `rules/rogues.lua` in
-- `rules/kept/rogues`, those of a house rule `rules/house/whist/short.lua` in
-- `rules/house/whist/kept/short`. For rules of the program they lie in the same
-- place of the user's own folder.

local core = require "tenace.core"
local disk = require "tenace.base.disk"
local games = require "tenace.rules.games"
local ordered = require "tenace.base.ordered"
local parting = require "tenace.study.parting"
local replay = require "tenace.match.replay"
local request = require "tenace.rules.request"
local sentence = require "tenace.base.sentence"
local shelf = require "tenace.rules.shelf"

local kept = {}

local ENDING = ".record"


--- The place of one rules file: its name, and the game of a house rule.
local function place_of(variant, house)
  if house then
    return { file = house.file, name = shelf.name_of(house.name),
      of = shelf.name_of(variant.name), house = house.name }
  end
  return { file = variant.files[1].path, name = shelf.name_of(variant.name) }
end


--- The places of a variant's files: house rules, the topmost first, and the
-- game.
local function places_of(variant)
  local list = {}
  for i = #variant.house, 1, -1 do
    list[#list + 1] = place_of(variant, variant.house[i])
  end
  list[#list + 1] = place_of(variant)
  return list
end


--- The folder of kept matches in a folder with rules.
local function below(folder, place)
  local house = place.of and "/house/" .. place.of or ""
  return folder .. house .. "/kept/" .. place.name
end


--- The folders of a place: beside its file, then in the folders with rules.
local function folders_of(place)
  local list = { shelf.kept(place.file) }
  for _, folder in ipairs(games.library.shelf.folders) do
    local path = below(folder, place)
    if path ~= list[1] then list[#list + 1] = path end
  end
  return list
end


--- The folder where a match of these rules is kept: beside the file; for a file
-- of the program in the user's own folder.
local function folder_for(place)
  local folders = games.library.shelf.folders
  if not shelf.is_of_program(place.file) or #folders < 2 then
    return shelf.kept(place.file)
  end
  return below(folders[#folders - 1], place)
end


--- Are there records in a folder?
local function has_records(folder)
  for _, name in ipairs(core.list_folder(folder) or {}) do
    if string.sub(name, -#ENDING) == ENDING then return true end
  end
  return false
end


--- kept.without_rules(variant) -> list of { folder, name }
-- The folders with kept matches beside those of the topmost file to which there
-- are no rules of that name: their file may have another name now.
function kept.without_rules(variant)
  local place, list = places_of(variant)[1], {}
  for _, beside in ipairs(folders_of(place)) do
    local above = string.match(beside, "^(.*)/")
    for _, name in ipairs(core.list_folder(above) or {}) do
      local folder, file = above .. "/" .. name, name .. ".lua"
      if string.sub(name, 1, 1) ~= "." and has_records(folder)
        and not games.library.shelf:find(name, place.of)
        and not disk.exists((string.gsub(above, "kept$", file))) then
        list[#list + 1] = { folder = folder, name = file }
      end
    end
  end
  return list
end


--- Does a name come before another one? Numbers in them count as numbers.
local function comes_before(a, b)
  local function padded(name)
    return (string.gsub(name, "%d+", function(digits)
      return string.rep("0", 20 - #digits) .. digits
    end))
  end
  local x, y = padded(a), padded(b)
  if x ~= y then return x < y end
  return a < b
end


--- kept.list(variant) -> list of { path, name, place }
-- The kept matches of a variant's rules files, by name.
function kept.list(variant)
  local list, seen = {}, {}
  for _, place in ipairs(places_of(variant)) do
    for _, folder in ipairs(folders_of(place)) do
      local names = not seen[folder] and core.list_folder(folder) or {}
      table.sort(names, comes_before)
      seen[folder] = true
      for _, name in ipairs(names) do
        if string.sub(name, -#ENDING) == ENDING then
          list[#list + 1] = { path = folder .. "/" .. name, place = place,
            name = string.sub(name, 1, -#ENDING - 1) }
        end
      end
    end
  end
  return list
end


--- The words of a record's rules, with the game and the house rules of a
-- variant in place of paths to files of the same names.
local function words_of(asked, variant)
  local list = { asked.game }
  if shelf.name_of(asked.game) == shelf.name_of(variant.name) then
    list[1] = variant.name
  end
  for _, house in ipairs(asked.houses) do
    for _, own in ipairs(variant.house) do
      local same = shelf.name_of(own.name) == shelf.name_of(house)
      house = same and own.name or house
    end
    list[#list + 1] = house
  end
  return list
end


--- Are there rules of that name in the folders, or beside a place's file? No
-- path of a record is opened.
local function are_there(word, of, place)
  if not shelf.is_path(word) then
    return games.library.shelf:find(word, of) ~= nil
  end
  local folder = string.match(place.file, "^(.*)/") or "."
  return disk.exists(folder .. "/" .. shelf.name_of(word) .. ".lua")
end


--- The number of the only word that names rules which are not there; nil if
-- there is none, or several. The first word is the game.
local function gone(list, place, variant)
  local found
  local known = { [variant.name] = true }
  for _, house in ipairs(variant.house) do known[house.name] = true end
  for n, word in ipairs(list) do
    if not known[word]
      and not are_there(word, n > 1 and list[1] or nil, place) then
      if found then return nil end
      found = n
    end
  end
  return found
end


--- The words of a record's rules. Rules that are not there any more are those
-- in whose folder the record lies: their file has another name now.
local function words_now(list, place, variant)
  local n, now = gone(list, place, variant), place.house or variant.name
  local fits = n and (n > 1) == (place.house ~= nil)
  if fits and not ordered.has(list, now) then list[n] = now end
  return list
end


--- Does a request have a path to a file?
local function has_path(list)
  for _, word in ipairs(list) do
    if shelf.is_path(word) then return true end
  end
  return false
end


--- Is the record's match one of the place's rules?
local function belongs(list, place, variant)
  if list[1] ~= variant.name then return false end
  for i = 2, #list do
    if list[i] == place.house then return true end
  end
  return not place.house
end


--- The rules of today for a record; or nil and why there are none.
local function variant_for(self, one, variant)
  local asked, wrong = request.parse(self.rules)
  if not asked then return nil, tostring(wrong.message or wrong) end
  local list = words_now(words_of(asked, variant), one.place, variant)
  if not belongs(list, one.place, variant) then
    return nil, sentence.of("kept_other_rules", { rules = self.rules })
  elseif has_path(list) and not has_path { variant.spec } then
    return nil, sentence.of("record_path",
      { line = self.rules_line, path = self.rules })
  end
  local made, why = games.library:variant(list, asked.options)
  if made then return made end
  return nil, tostring(why.message or why)
end


--- Plays one kept match again: adds to it `why` if it cannot be read, or
-- `parted`, see parting.of.
local function try(one, variant, made)
  local text, wrong = disk.read(one.path)
  if not text then
    one.why = wrong
    return
  end
  local self, why = parting.read(text)
  local today
  if self then today, why = variant_for(self, one, variant) end
  one.text, one.why = text, why
  if not today then return end
  one.why, one.variant = nil, today
  one.parted = parting.of(self, today, made)
  local damaged = one.parted and one.parted.damaged
  if not damaged then return end
  one.parted, one.why = nil, sentence.of("kept_damaged",
    { decision = damaged, move = self.moves[damaged] })
end


local function nobody() end


--- kept.check(variant [, told]) -> { list, same, parted, unread }
-- Plays all kept matches of a variant's files again under the rules of today.
-- @param told called after each with its number and the number of all
-- @return the list of all: { path, name, why = why it cannot be read, parted =
-- see parting.of }; the number of those that go as they went, and lists of the
-- others
function kept.check(variant, told)
  local list, found = kept.list(variant), { same = 0, parted = {},
    unread = {} }
  local made = {}
  for i, one in ipairs(list) do
    try(one, variant, made)
    if one.parted then
      table.insert(found.parted, one)
    elseif one.why then
      table.insert(found.unread, one)
    else
      found.same = found.same + 1
    end
    (told or nobody)(i, #list)
  end
  found.list = list
  return found
end


--- kept.groups(found) -> list of { cause, list }
-- The matches that part, by what makes them part; the largest group first.
-- @param found what kept.check has answered
function kept.groups(found)
  local groups, by_key = {}, {}
  for _, one in ipairs(found.parted) do
    local cause = one.parted.cause
    local key = cause and table.concat({ cause.is, cause.name,
      cause.file or "", cause.line or 0 }, " ") or one.parted.kind
    if not by_key[key] then
      by_key[key] = { cause = cause, list = {} }
      groups[#groups + 1] = by_key[key]
    end
    table.insert(by_key[key].list, one)
  end
  table.sort(groups, function(a, b)
    if #a.list ~= #b.list then return #a.list > #b.list end
    return a.list[1].path < b.list[1].path
  end)
  return groups
end


--- A name for a file that is not taken yet.
local function free_path(folder, name)
  local path, n = folder .. "/" .. name .. ENDING, 1
  while disk.exists(path) do
    n = n + 1
    path = folder .. "/" .. name .. "-" .. n .. ENDING
  end
  return path
end


--- The kept match that has this text, or its beginning: the same match when it
-- had not gone so far. Nil if there is none.
local function same_match(folder, text)
  for _, name in ipairs(core.list_folder(folder) or {}) do
    local path = folder .. "/" .. name
    local there = string.sub(name, -#ENDING) == ENDING and disk.read(path)
    if there and there ~= "" and string.sub(text, 1, #there) == there then
      return path, there == text
    end
  end
end


--- kept.name_for(text) -> a name for the file of a record: its rules
function kept.name_for(text)
  local rules = string.match(text, "\nrules ([^\n]*)") or "match"
  return string.sub((string.gsub(rules, "[^+]*/", "")), 1, 60)
end


--- kept.keep(text, name) -> path; or nil, why; path, "there" if it is kept
-- already
-- Keeps a match as right: writes its record into the folder of its rules. What
-- was kept of the same match before is replaced.
-- @param text the record
-- @param name for the file, without its ending
function kept.keep(text, name)
  local m, wrong = replay.play(text, games)
  if not m then return nil, wrong end
  local today, why = games.library:variant(m.variant.spec)
  if not today then return nil, tostring(why.message or why) end
  local folder = folder_for(places_of(today)[1])
  local path, whole = same_match(folder, text)
  if whole then return path, "there" end
  local done, problem = disk.make_folder(folder)
  if not done then return nil, problem end
  local over = path ~= nil
  path = path or free_path(folder, (string.gsub(name, "[^%w_+=-]", "_")))
  done, problem = disk.write(path, text, over)
  if not done then return nil, problem end
  return path
end


--- The name of the place of a file in a folder with kept matches, and the game
-- of a house rule; nil if it is in no such folder.
local function place_in(path)
  local above, name = string.match("/" .. path,
    "^(.*)/kept/([^/]+)/[^/]+%.record$")
  if not above then return nil end
  return name, string.match(above, "/house/([^/]+)$")
end


--- The rules of a record: those that it names, else those in whose folder it
-- lies, by their name or by their file.
local function rules_of(self, path, name, of)
  local function find(rules)
    return games.library:variant(of and of .. "+" .. rules or rules)
  end
  local variant, problem = games.library:variant(self.rules)
  local file = string.match(path, "^(.*)kept/[^/]+/[^/]+$") .. name .. ".lua"
  return variant or find(name) or disk.exists(file) and find(file) or nil,
    problem
end


--- kept.at(path) -> one of kept.check's list, played again; or nil, why
function kept.at(path)
  local name, of = place_in(path)
  if not name then return nil, sentence.of "kept_no_folder" end
  local text, wrong = disk.read(path)
  if not text then return nil, wrong end
  local self, why = parting.read(text)
  if not self then return nil, why end
  local variant, problem = rules_of(self, path, name, of)
  if not variant then return nil, tostring(problem.message or problem) end
  for _, place in ipairs(places_of(variant)) do
    if place.name == name then
      local one = { path = path, place = place,
        name = string.match(path, "([^/]+)%.record$") }
      try(one, variant, {})
      return one
    end
  end
  return nil, sentence.of("kept_other_rules", { rules = self.rules })
end


--- kept.drop(path) -> true; or nil, why
-- A kept match is right no longer: removes its file.
function kept.drop(path)
  if not place_in(path) then return nil, sentence.of "kept_no_folder" end
  local done, problem = os.remove(path)
  if done then return true end
  local _, wrong = disk.read(path)
  return nil, wrong or problem
end


--- kept.anew(one) -> record under the rules of today; nil if they fail there
-- @param one a kept match that parts, as kept.check gives it
-- @return the text; if a decision is no longer allowed, up to just before it
function kept.anew(one)
  local m = one.parted.new
  if not m then return nil end
  local ok, text = pcall(function()
    local at = one.parted
    if at.kind == "forced" or at.kind == "asked" then
      m = m:copy():go_to("decision", at.decision - 1)
    end
    return m:record()
  end)
  return ok and text or nil
end


--- kept.accept(one) -> true; or nil, why
-- Writes a kept match anew, under the rules of today, unless somebody has
-- changed its file meanwhile.
function kept.accept(one)
  local text = kept.anew(one)
  if not text then return nil, one.parted.why end
  if disk.read(one.path) ~= one.text then
    return nil, sentence.of("kept_changed", { file = one.path })
  end
  return disk.write(one.path, text, true)
end


return kept
