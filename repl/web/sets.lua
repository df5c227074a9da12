-- The calls about house rules to choose among: what each changes, which fit
-- some words, and sets of them that are kept under a name.

local carried = require "tenace.face.say.carried"
local desk = require "tenace.face.web.desk"
local disk = require "tenace.base.disk"
local house_changes = require "tenace.face.rulebook.house_changes"
local phrase = require "tenace.face.say.phrase"
local plain = require "tenace.face.web.plain"
local problem = require "tenace.base.problem"
local rule_set = require "tenace.face.what_if.rule_set"
local searched = require "tenace.rules.searched"
local tenace = require "tenace"

local sets = {}


--- The list of a game, with its house rules.
local function entry_of(game)
  return tenace.library:game(game)
    or desk.variant(game)
end


function sets.house_changes(call)
  local lines = setmetatable({}, { __jsontype = "object" })
  for _, one in ipairs(entry_of(call.game).house) do
    lines[one.name] = one.changes and house_changes.line(one.changes)
  end
  return lines
end


function sets.house_search(call)
  local list = {}
  local function read(path) return tenace.library.shelf:text(path) end
  for _, one in ipairs(searched.find({ entry_of(call.game) }, call.text, read,
    house_changes.line)) do
    list[#list + 1] = one.name:match "%+(.*)$"
  end
  return plain.list(list)
end


function sets.rule_set(call)
  local title = call.title:gsub('[%c"\\]', "")
  local name = rule_set.name(title)
  local path = carried.path { name = name, of = call.game }
  if disk.exists(plain.on_disk(path)) then
    error(problem.request(phrase("web.name_taken", { name = name })), 0)
  end
  return { path = path, name = name,
    text = rule_set.text(title, call.game, call.house, call.options) }
end


return sets
