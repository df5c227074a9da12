-- The options of a game in its rulebook: what each may be, and what it is here.

local language = require "tenace.base.language"
local phrase = require "tenace.face.say.phrase"
local comments = require "tenace.face.rulebook.comments"
local effect = require "tenace.study.effect"
local sayings = require "tenace.rules.sayings"
local silenced = require("tenace.rules.options").silenced

local settings = {}


--- The title of a house rule, by its name or by its file.
local function house_title(variant, known)
  for _, house in ipairs(variant.house) do
    if house.file == known or house.name == known then return house.title end
  end
  return known
end


--- An option's value in words.
local function value_word(value)
  return value == "" and phrase "rulebook.nothing" or tostring(value)
end


local function choices(option)
  if option.kind == "number" then
    return phrase("rulebook.from_to", option)
  end
  if option.kind == "flag" then return phrase "rulebook.flag" end
  if option.kind == "text" then
    return option.of and phrase("rulebook.words_of", { words = option.of })
      or phrase "rulebook.any_text"
  end
  local list = {}
  for i, value in ipairs(option.values or {}) do list[i] = tostring(value) end
  return language.list(list)
end


--- The titles of the house rules that have preset an option.
local function preset_by(option, variant)
  local titles = {}
  for i, name in ipairs(option.preset_also or {}) do
    titles[i] = house_title(variant, name)
  end
  titles[#titles + 1] = house_title(variant, option.preset_by)
  return language.list(titles)
end


--- A value and its origin, unless it is the usual value.
local function value_from(option, value, variant)
  local text = value_word(value)
  if value == option.default then return text end
  if value ~= option.preset then
    return phrase("rulebook.chosen", { value = text })
  end
  return phrase("rulebook.preset",
    { value = text, by = preset_by(option, variant) })
end


--- The same, and which option or house rule leaves it without effect.
-- @param idle the options without effect, by_option and by_house
local function value_here(option, value, variant, idle)
  local text = value_from(option, value, variant)
  local by, house = idle.by_option[option.name], idle.by_house[option.name]
  if house then
    return phrase("rulebook.silenced_by_house", { value = text, by = house })
  end
  return by and phrase("rulebook.silenced", { value = text, by = by }) or text
end


--- settings.head() -> the head of a table of options
function settings.head()
  local head = {}
  for i, name in ipairs { "name", "value", "values", "default", "says" } do
    head[i] = phrase("rulebook.option." .. name)
  end
  return head
end


--- A sentence without the stop at its end.
local function bare(text)
  for _, stop in ipairs { ".", "。", "।" } do
    if text:sub(-#stop) == stop then return text:sub(1, -#stop - 1) end
  end
  return text
end


--- Can the option have the value? It may be one that only the game's own has.
local function takes(option, value)
  for _, other in ipairs(option.values or {}) do
    if tostring(other) == value then return true end
  end
  return not option.values
end


--- Does the condition of a sentence hold for another value of an option alone?
-- @return the names of the option and the value, or nothing
local function of_value(when, variant)
  local name, value = (when or ""):match "^([%w_]+)=([%w_]+)$"
  for _, option in ipairs(variant.option_list) do
    if option.name == name and takes(option, value)
      and sayings.holds(when, variant) == false then
      return name, value
    end
  end
end


--- The entry of a value in a list; a new one, without sentences, if need be.
local function entry_of(list, value)
  for _, one in ipairs(list) do
    if one.value == value then return one end
  end
  list[#list + 1] = { value = value }
  return list[#list]
end


--- The sentences on other values of an option than the one in force: those
-- whose condition is that value alone. They stand together by value.
local function of_others(variant)
  local by_option = {}
  for _, file in ipairs(variant.files) do
    for _, step in ipairs(comments.steps(file.text)) do
      for _, part in ipairs(step.parts) do
        local name, value = of_value(part.when, variant)
        if name and part.text then
          by_option[name] = by_option[name] or {}
          local one = entry_of(by_option[name], value)
          one[#one + 1] = sayings.filled(
            language.told(variant.texts, part.text), variant)
        end
      end
    end
  end
  return by_option
end


--- What an option's own sentence says of a value, `46: with two jokers`, and
-- the sentences of steps; these alone, if the first of them says the same.
local function joined(group, head, one)
  local said, text = group:sub(#head + 1), bare(language.passage(one))
  if string.lower(one[1]):find(string.lower(said), 1, true) then
    return head .. text
  end
  local stop = one[1]:match(utf8.charpattern .. "$")
  return language.passage { group .. stop, text }
end


--- What an option means, and what its other values do: each once.
local function meaning(option, others)
  local list = language.ungrouped(option.says or "")
  for _, one in ipairs(others[option.name] or {}) do
    local head = phrase("rulebook.own_facts", { name = one.value, value = "" })
    local at = #list + 1
    for i, group in ipairs(list) do
      if group:sub(1, #head) == head then at = i end
    end
    list[at] = list[at] and joined(list[at], head, one)
      or head .. bare(language.passage(one))
  end
  return language.groups(list)
end


--- settings.rows(variant) -> the rows of a table of options
function settings.rows(variant)
  local rows, others = {}, of_others(variant)
  local idle = { by_option = silenced(variant),
    by_house = effect.silenced(variant) }
  for i, option in ipairs(variant.option_list) do
    local value = variant.options[option.name]
    rows[i] = { option.name, value_here(option, value, variant, idle),
      choices(option), value_word(option.default), meaning(option, others) }
  end
  return rows
end


-- Values by which an option says that something is not played.
local OFF = { ["false"] = true, ["0"] = true, [""] = true, none = true,
  off = true, no = true, never = true }


--- A name as words.
local function words_of(name) return (tostring(name):gsub("_", " ")) end


--- settings.card(variant) -> rows of two for a handout: the option, and its
-- value with what it decides. What is off, or decides nothing, is not there:
-- a handout says what is played.
function settings.card(variant)
  local rows = {}
  for _, option in ipairs(variant.option_list) do
    local value = variant.options[option.name]
    if not OFF[tostring(value)] then
      rows[#rows + 1] = { words_of(option.name),
        phrase("rulebook.option.on_card", {
          value = words_of(value_word(value)), says = option.says or "" }) }
    end
  end
  return rows
end


return settings
