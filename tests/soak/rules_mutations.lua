-- How many changes of a rules file its worked examples notice. The script
-- changes each comparison, sign, number, `and`, `or` and `not` of a file, one
-- at a time, then loads the file and runs its examples. It lists the changes
-- that none of them notices. The table of options is left as it is: an example
-- could only say once more what stands there.
--
--   tenace run tests/soak/rules_mutations.lua [FILE …]
--
-- FILE: rules/whist.lua, say, while its examples are being written.

package.path = package.path .. ";./tests/soak/?.lua"
local changes = require "changes"
local disk = require "tenace.base.disk"
local examples = require "tenace.study.examples"
local shelf = require "tenace.rules.shelf"
local tenace = require "tenace"

--- How many of a hundred changes must be noticed, in all files together.
local LEAST = 89

--- All games that come with the program, and the template.
local games = { "TEMPLATE" }
for _, game in ipairs(tenace.games()) do games[#games + 1] = game.name end


--- The files of examples beside these, as a library of texts finds them.
local function beside(files)
  local list = {}
  for _, file in ipairs(files) do
    local path = shelf.beside(file.path)
    local text = disk.read_if_there(path, 1 << 20)
    list[#list + 1] = text and { name = file.name, path = path,
      of = "examples", text = text }
  end
  return list
end


--- All rules files of a game, itself first, as { name, path, of, text }; and
-- the files of examples beside them. A file that it requires is tested by the
-- game's examples.
local function files_of(game)
  local path = "rules/" .. game .. ".lua"
  local list = { { name = game, path = path, text = disk.read(path) } }
  for name in list[1].text:gmatch 'require "([%w_]+)"' do
    local required = "rules/" .. name .. ".lua"
    list[#list + 1] = { name = name, path = required, of_game = list[1],
      text = disk.read(required) }
  end
  for _, name in ipairs(tenace.library:names(game)) do
    path = "rules/house/" .. game .. "/" .. name .. ".lua"
    list[#list + 1] = { name = name, path = path, of = game,
      text = disk.read(path) }
  end
  return list, beside(list)
end


--- Where an example ends that begins at that place; nil if none does.
local function example_ends(text, at)
  if text:sub(at - 1, at - 1) ~= "\n" then return nil end
  if not text:find("^example ", at) then return nil end
  return (select(2, text:find("\n}", at, true)))
end


--- Where the table of options ends that begins at that place.
local function options_end(text, at)
  if text:sub(at - 3, at - 1) ~= "\n  " then return nil end
  return (select(2, text:find("^options%s*=%s*%b{}", at)))
end


--- Where a piece ends that begins at that place and is left as it is.
local function leap(text, at)
  return example_ends(text, at) or options_end(text, at)
end


--- The examples of one file and of that beside it hold, and it can be loaded.
local function holds(files, spec, path)
  local library = tenace.library_of(files)
  local variant = library:variant(spec)
  if not variant then return false end
  local list, wrong = examples.all(variant, library)
  if #wrong > 0 then return false end
  for _, one in ipairs(list) do
    if (one.file == path or one.file == shelf.beside(path))
      and not examples.run(variant, library, tenace, nil, { one })[1].ok then
      return false
    end
  end
  return true
end


--- The number of changes in one file, and how many are noticed.
local function look_at(rules, more, n)
  local files = table.move(more, 1, #more, #rules + 1,
    table.move(rules, 1, #rules, 1, {}))
  local file = files[n]
  local of = file.of_game or file
  local spec = of.of and of.of .. "+" .. of.name or of.name
  local whole = file.text
  assert(holds(files, spec, of.path), file.path .. ": its examples fail")
  local list, caught, missed = changes(whole, leap), 0, {}
  for _, change in ipairs(list) do
    file.text = change.text
    if holds(files, spec, of.path) then
      missed[#missed + 1] = change
    else
      caught = caught + 1
    end
  end
  file.text = whole
  return #list, caught, missed
end


--- A share in percent, rounded down.
local function share(part, all)
  return all == 0 and 100 or part * 100 // all
end


local wanted = { ... }
local all, caught = 0, 0


local function is_wanted(path)
  for _, one in ipairs(wanted) do
    if one == path then return true end
  end
  return #wanted == 0
end


local function report(files, more, n)
  local several, noticed, missed = look_at(files, more, n)
  all, caught = all + several, caught + noticed
  print(("# %-55s %4d of %4d  %3d %%"):format(files[n].path, noticed, several,
    share(noticed, several)))
  for _, change in ipairs(missed) do
    print(("#   %s:%d: %s for %s"):format(files[n].path, change.line,
      change.to == "" and "nothing" or change.to, change.from))
  end
end


for _, game in ipairs(games) do
  local files, more = files_of(game)
  for n, file in ipairs(files) do
    if is_wanted(file.path) then report(files, more, n) end
  end
end
print(("%s - worked examples notice %d of %d changes of rules, %d %%"):format(
  share(caught, all) >= LEAST and "ok" or "not ok", caught, all,
  share(caught, all)))
