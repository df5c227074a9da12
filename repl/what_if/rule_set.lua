-- A set of house rules and options under a name, `as we play`: a small house
-- rule in the person's own folder that brings these rules and presets these
-- options. So it is played, listed, compared and sent like any other.

local files = require "tenace.face.terminal.files"
local ordered = require "tenace.base.ordered"
local phrase = require "tenace.face.say.phrase"
local request = require "tenace.rules.request"
local shelf = require "tenace.rules.shelf"

local rule_set = {}

-- The name of a file whose title has no letter that a name may have.
local NAMELESS = "my_rules"


--- rule_set.name(title) -> the name for a file: small letters, digits and _
function rule_set.name(title)
  local name = title:lower():gsub("[\x80-\xFF]+", ""):gsub("[^%w]+", "_")
  name = name:gsub("^[_%d]+", ""):gsub("_+$", "")
  return name ~= "" and name or NAMELESS
end


--- The title that people read.
local function title_of(text)
  local title = text:gsub("_", " "):gsub("%s+", " "):gsub('[%c"\\]', "")
  return title:sub(1, 1):upper() .. title:sub(2)
end


local function written(value)
  return type(value) == "string" and ("%q"):format(value) or tostring(value)
end


--- The house rules of a set and its options, as words of a spec.
local function words_of(houses, options)
  local words = table.move(houses, 1, #houses, 1, {})
  for name, value in ordered.pairs(options) do
    words[#words + 1] = ("%s=%s"):format(name, tostring(value))
  end
  return words
end


--- rule_set.text(title, game, houses, options) -> the text of the file
function rule_set.text(title, game, houses, options)
  local quoted, lines = {}, {}
  for i, name in ipairs(houses) do quoted[i] = ("%q"):format(name) end
  for name, value in ordered.pairs(options) do
    lines[#lines + 1] = ("    %s = %s,\n"):format(name, written(value))
  end
  local with = #quoted > 0 and ("  with = { %s },\n"):format(table.concat(
    quoted, ", ")) or ""
  local set = #lines > 0 and "  set = {\n" .. table.concat(lines) .. "  },\n"
    or ""
  return ("-- %s: %s.\n\nreturn house_rule %q {\n  of = %q,\n%s%s}\n"):format(
    title, table.concat(words_of(houses, options), ", "), title, game, with,
    set)
end


--- The house rules and options that a variant was asked for; or nil, why.
local function asked_of(variant)
  local asked, options = request.parse(variant.spec), {}
  for name in pairs(asked.options) do options[name] = variant.options[name] end
  for _, path in ipairs { asked.game, table.unpack(asked.houses) } do
    if shelf.is_path(path) then
      return nil, phrase("new.set_path", { file = path })
    end
  end
  if #asked.houses == 0 and next(options) == nil then
    return nil, phrase("new.set_empty", { game = variant.name })
  end
  return asked.houses, options
end


--- Does a file have exactly the text of a set? A person has not changed it.
local function is_set(entry, game)
  local changes, options = entry.changes, {}
  for _, one in ipairs(changes and changes.set or {}) do
    options[one.name] = one.value
  end
  local text = changes and files.read(entry.file)
  return text == rule_set.text(entry.title or "", game, changes
    and changes.brings or {}, options)
end


--- The entries of the sets of a game: house rules in the person's folder.
local function sets_of(game)
  local own, list = files.rules(), {}
  for _, house in ipairs(game.house) do
    if own and house.file:sub(1, #own + 1) == own .. "/"
      and is_set(house, game.name) then
      list[#list + 1] = house
    end
  end
  return list
end


--- rule_set.all() -> list of { spec, title, sentence, file }
function rule_set.all()
  local list = {}
  for _, game in ipairs(require "tenace".library:games()) do
    for _, house in ipairs(sets_of(game)) do
      list[#list + 1] = { spec = game.name .. "+" .. house.name,
        title = house.title, sentence = house.sentence, file = house.file }
    end
  end
  return list
end


--- Is the name that of a house rule which the file would hide?
local function is_hidden(name, game, path)
  if files.exists(path) then return false end
  return ordered.has(require "tenace".library:names(game), name)
end


--- The place of the file of a set; or nil, why it cannot have that name.
local function place_of(name, game, over)
  local own, problem = files.rules()
  if not own then return nil, problem end
  local path = ("%s/house/%s/%s.lua"):format(own, game, name)
  if is_hidden(name, game, path) then
    return nil, phrase("fail.name_taken", { name = game .. "+" .. name })
  end
  if files.exists(path) and not over then
    return nil, phrase("new.set_there", { spec = game .. "+" .. name,
      file = files.shown(path) })
  end
  return path
end


--- Writes the file of a set and loads it. One that cannot be loaded goes away
-- again, and what was there before comes back.
local function write(path, text, spec)
  local before = files.read(path)
  local made, problem = files.put(path, text, true)
  if not made then return nil, problem end
  local variant, wrong = require "tenace".library:variant(spec, nil, true)
  if variant then return path, spec end
  if before then files.write(path, before, true) else os.remove(path) end
  return nil, tostring(wrong.message or wrong)
end


--- The name for the file of a title. Titles without a letter that a name may
-- have get names with numbers, each the one that it has already.
local function name_for(title, game)
  local name = rule_set.name(title)
  if name ~= NAMELESS or title:find "%a" then return name end
  local entry, taken, n = require "tenace".library:game(game), {}, 1
  for _, house in ipairs(entry and entry.house or {}) do
    if house.title == title_of(title) then return house.name end
    taken[house.name] = true
  end
  while taken[name] do
    n = n + 1
    name = NAMELESS .. "_" .. n
  end
  return name
end


--- Why a name cannot be that of a set of these house rules; nil if it can.
local function name_fault(name, game, houses)
  if name == game then return phrase("new.set_is_game", { name = name }) end
  if ordered.has(houses, name) then
    return phrase("new.set_in_itself", { spec = game .. "+" .. name })
  end
end


--- rule_set.keep(title, variant [, over]) -> path, spec; or nil, why
-- Keeps the house rules and options of a variant under a name.
-- @param over true: in the place of a set that has this name
function rule_set.keep(title, variant, over)
  local houses, options = asked_of(variant)
  if not houses then return nil, options end
  local name = name_for(title, variant.name)
  local spec = variant.name .. "+" .. name
  local fault = name_fault(name, variant.name, houses)
  if fault then return nil, fault end
  local path, why = place_of(name, variant.name, over)
  if not path then return nil, why end
  return write(path, rule_set.text(title_of(title), variant.name, houses,
    options), spec)
end


--- rule_set.title_in(text) -> the title in `rules as TITLE`, without quotes;
-- "" if it is left out, nil if the text says something else
function rule_set.title_in(text)
  local title = text:match "^rules%s+as%f[%s\0]%s*(.-)%s*$"
  return title and (title:match '^"(.*)"$' or title)
end


--- rule_set.told(name, variant) -> what is said when the rules of a match are
-- kept, or why they are not
function rule_set.told(name, variant)
  if not name:find "%S" then return phrase "new.set_no_name" end
  local path, spec = rule_set.keep(name, variant)
  if not path then return spec end
  return phrase("new.set_saved", { file = files.shown(path), spec = spec })
end


--- The house rule that brings this set along; nil if none does.
local function user_of(spec)
  local game, name = spec:match "^([^+]*)%+(.*)$"
  local entry = require "tenace".library:game(game)
  for _, house in ipairs(entry and entry.house or {}) do
    if house.changes and ordered.has(house.changes.brings, name) then
      return game .. "+" .. house.name
    end
  end
end


--- rule_set.drop(spec) -> path; or nil, why
-- Removes the file of a set. A file that a person has changed by hand stays,
-- and so does a set that another house rule brings along.
function rule_set.drop(spec)
  local list, names, near = rule_set.all(), {}, nil
  for i, one in ipairs(list) do
    names[i] = one.spec
    if one.spec:match "%+(.*)$" == rule_set.name(spec) then near = one.spec end
    local user = one.spec == spec and user_of(spec)
    if user then
      return nil, phrase("new.set_used", { spec = spec, user = user })
    elseif one.spec == spec then
      local done, problem = os.remove(one.file)
      return done and one.file or nil, problem
    end
  end
  if near then
    return nil, phrase("new.no_set_near", { spec = spec, near = near })
  end
  return nil, phrase.nearest("new.no_set", spec, names, { spec = spec })
end


return rule_set
