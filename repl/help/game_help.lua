-- The meaning of a name in the present game: a step, an option, a field, a
-- pile, an obligation, a game or a house rule.

local comments = require "tenace.face.rulebook.comments"
local duties = require "tenace.face.rulebook.duties"
local files = require "tenace.face.terminal.files"
local language = require "tenace.base.language"
local phrase = require "tenace.face.say.phrase"

local game_help = {}


local function place(file, line)
  return phrase("prompt.source", { file = files.shown(file), line = line })
end


--- A step, with the comment above it.
local function step(variant, name)
  for i = #variant.files, 1, -1 do
    local file = variant.files[i]
    for _, one in ipairs(comments.functions(file.text)) do
      if one.name == name then
        return phrase("prompt.is_step", { name = name, game = variant.title,
          text = comments.told(one, variant) }),
          place(file.path, one.line)
      end
    end
  end
end


--- The values that an option may have.
local function values_of(option)
  if option.kind == "number" then
    return phrase("rulebook.from_to", { from = option.from, to = option.to })
  elseif option.kind == "flag" then
    return phrase "rulebook.flag"
  end
  local list = {}
  for i, value in ipairs(option.values or {}) do list[i] = tostring(value) end
  return language.list(list)
end


local function option(variant, name)
  for _, one in ipairs(variant.option_list) do
    if one.name == name then
      return phrase("prompt.is_option", { name = name, says = one.says,
        game = variant.title, values = values_of(one),
        value = tostring(variant.options[name]),
        default = tostring(one.default) })
    end
  end
end


local function field(variant, name)
  local one = variant.fields[name]
  return one and phrase("prompt.is_field_" .. one.scope,
    { name = name, kind = one.kind, game = variant.title })
end


local function pile(variant, name)
  for _, one in ipairs(variant.piles or {}) do
    if one.name == name then
      return phrase("prompt.is_pile_" .. one.sees,
        { name = name, game = variant.title })
    end
  end
end


local function obligation(variant, name)
  for _, one in ipairs(variant.obligations) do
    if one.name == name then
      local says = one.says or duties.native(name)
      return phrase("prompt.is_rule", { name = name, says = says,
        game = variant.title }), one.file and place(one.file, one.line)
    end
  end
end


--- The games and house rules of that name, those of the present match first:
-- house rules of several games may have one name.
local function named(name, variant)
  local own, list, first = variant and variant.spec:match "^[^+]*", {}, 0
  for _, one in ipairs(require "tenace".library:named(name)) do
    local is_own = (one.of or one.name) == own
    if is_own then first = first + 1 end
    table.insert(list, is_own and first or #list + 1, one)
  end
  return list
end


--- A game, or a house rule of one.
local function game(name, variant)
  local book = require "tenace.face.rulebook.book"
  for _, one in ipairs(named(name, variant)) do
    if not one.problem then
      return phrase(one.of and "prompt.is_house" or "prompt.is_game", {
        title = one.title, name = name, sentence = book.sentence(one),
        game = one.of }), place(one.file, 1)
    end
  end
end


--- game_help.within(name, variant) -> list of { text, where }
-- What the name means in that game alone.
function game_help.within(name, variant)
  local list = {}
  for _, look in ipairs { step, option, field, pile, obligation } do
    local text, where = look(variant, name)
    if text then list[#list + 1] = { text = text, where = where } end
  end
  return list
end


--- game_help.texts(name, variant) -> list of { text, where }
-- @param variant of the current match, or nil
function game_help.texts(name, variant)
  local list = variant and game_help.within(name, variant) or {}
  local text, where = game(name, variant)
  if text then list[#list + 1] = { text = text, where = where } end
  return list
end


--- game_help.names(variant) -> the names that it knows in a game.
function game_help.names(variant)
  local names = {}
  local function add(name) names[#names + 1] = name end
  for _, file in ipairs(variant.files) do
    for _, one in ipairs(comments.steps(file.text)) do add(one.name) end
  end
  for _, one in ipairs(variant.option_list) do add(one.name) end
  for name in pairs(variant.fields) do add(name) end
  for _, one in ipairs(variant.piles or {}) do add(one.name) end
  for _, one in ipairs(variant.obligations) do add(one.name) end
  return names
end


return game_help
