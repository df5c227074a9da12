-- The options of a variant. Its files declare them, house rules preset them,
-- and players choose them.

local definition = require "tenace.rules.definition"
local engine_options = require "tenace.rules.engine_options"
local in_place = require "tenace.rules.in_place"
local kinds = require "tenace.rules.kinds"
local layers = require "tenace.rules.layers"
local making = require "tenace.rules.making"
local ordered = require "tenace.base.ordered"
local problem = require "tenace.base.problem"
local sentence = require "tenace.base.sentence"
local stacking = require "tenace.rules.stacking"

local options = {}


--- The message that the game has no such option.
local function no_such_option(v, name)
  return sentence.missing("no_such_option", { name = name },
    ordered.keys(v.option_by_name))
end


--- Checks that the options which an option silences or needs exist.
local function check_others(v, d, option)
  local path = option.path
  for _, name in ipairs(option.silences) do
    if not v.option_by_name[name] then
      making.fail(definition.problem(d, making.extend(path, { "silences" }),
        no_such_option(v, name)))
    end
  end
  for name, value in ordered.pairs(option.needs) do
    local other = v.option_by_name[name]
    local ok, text = nil, not other and no_such_option(v, name)
    if other then ok, text = kinds.value(other, value) end
    if ok == nil then
      making.fail(definition.problem(d, making.extend(path, { "needs" }), text))
    end
  end
end


--- The last seat where a definition says how many players there are; else nil.
local function seats_of(d)
  local players = d.given.players
  if players == nil then players = making.table_in(d, "options").players end
  if not kinds.declared(players) then return players end
  local option = kinds.option("players", players, true, "packs") or {}
  local last = option.to
  for _, n in ipairs(option.values or {}) do
    if math.type(n) == "integer" then last = math.max(last or n, n) end
  end
  return last
end


--- The last seat of a game's largest table. A house rule may have another one.
local function last_seat(v)
  local last
  for _, d in ipairs(v.definitions) do
    local seats = seats_of(d)
    local whole = math.type(seats) == "integer"
    local widens = whole and last and d.given.players == nil
    if widens then seats = math.max(last, seats) end
    if whole then last = seats end
  end
  return last
end


--- What an option is where its declaration does not say it: as the engine's
-- are, or as it was, if there is one of that name already.
-- @param declared the options of the definition, by name
local function usual_of(v, name, declared)
  local beneath = v.option_by_name[name]
  if beneath then return beneath end
  local usual = ordered.copy(engine_options.usual[name] or {})
  local silences = {}
  for _, other in ipairs(usual.silences or {}) do
    if v.option_by_name[other] or declared[other] then
      silences[#silences + 1] = other
    end
  end
  usual.silences = silences
  if name == "first_dealer" then usual.to = last_seat(v) end
  return usual
end


--- Reads the declaration of an option; stops with its fault.
local function read_option(v, d, name, declaration, path, declared)
  local option, text, inner = kinds.option(name, declaration,
    path[1] ~= "options", path[#path], usual_of(v, name, declared))
  if option then return option end
  making.fail_in(d, "option", name, making.extend(path, inner), text)
end


--- Notes a house rule that declares a part of what the game's own option takes:
-- it changes nothing, because the values of both are allowed.
local function note_narrower(d, beneath, option)
  local known = beneath.of_game or { from = beneath.from, to = beneath.to,
    values = ordered.copy(beneath.values) }
  beneath.of_game = known
  if option.kind == beneath.kind and kinds.narrows(option, known) then
    beneath.narrowed = d.title
  end
end


--- A house rule widens an option that there is already.
local function widen(v, d, beneath, option, path)
  making.claim(v, "option", option.name, d, sentence.shown(option.default))
  note_narrower(d, beneath, option)
  if not kinds.widen(beneath, option) then
    making.fail_at(d, path, "option_twice", { name = option.name })
  end
end


--- Puts one option to those beneath.
-- @param path where it is in the definition's table
local function add_option(v, d, name, declaration, path, declared)
  local beneath = v.option_by_name[name]
  local option = read_option(v, d, name, declaration, path, declared)
  if beneath and d ~= v.base and not stacking.is_early(d) then
    return widen(v, d, beneath, option, path)
  end
  making.claim(v, "option", name, d, sentence.shown(option.default))
  if beneath then making.fail_at(d, path, "option_twice", { name = name }) end
  option.house, option.path = d ~= v.base and d.name or nil, path
  v.option_by_name[name] = option
  v.option_list[#v.option_list + 1] = option
end


--- All options of a definition, { name, given, path } each, in the order of
-- the file: those in the table `options`, and those in place of parts of facts.
local function options_of(d)
  local given = {}
  for name, one in next, making.table_in(d, "options") do
    given[name] = name ~= "without" and one or nil
  end
  local list, at = in_place.options(d), {}
  for _, one in ipairs(list) do at[one] = kinds.at(one.given) end
  for i, name in ipairs(making.in_file_order(d, "options", given)) do
    local one = { name = name, given = given[name],
      path = { "options", name } }
    at[one] = kinds.declared(one.given) and kinds.at(one.given) or i
    list[#list + 1] = one
  end
  if #list > #making.names(d, "options", given) then
    table.sort(list, function(a, b) return at[a] < at[b] end)
  end
  return list
end


--- Takes away the options that a house rule does without. Steps beneath may
-- still read their defaults.
local function take_away(v, d)
  local names = making.table_in(d, "options").without
  for _, name in ipairs(kinds.name_list(names or "") or {}) do
    local option = v.option_by_name[name]
    if not option then
      making.fail(definition.problem(d, { "options", "without" },
        no_such_option(v, name)))
    end
    making.claim(v, "option", name, d)
    v.option_by_name[name], v.options_away[name] = nil, option
    for i, one in ipairs(v.option_list) do
      if one == option then table.remove(v.option_list, i) break end
    end
  end
end


--- options.add(v, d)
-- Adds the options of a definition to those beneath it.
function options.add(v, d)
  if d ~= v.base then take_away(v, d) end
  local list, declared = options_of(d), {}
  for _, one in ipairs(list) do declared[one.name] = true end
  for _, one in ipairs(list) do
    add_option(v, d, one.name, one.given, one.path, declared)
  end
  for _, one in ipairs(list) do
    check_others(v, d, v.option_by_name[one.name])
  end
end


--- The value that a house rule presets, checked.
local function preset_value(d, option, given)
  local value, text = kinds.value(option, given)
  if value ~= nil then return value end
  making.fail(definition.problem(d, { "set", option.name }, text))
end


--- Presets one option. House rules that preset a list of names add theirs.
local function preset(v, d, option, value)
  local later = type(value) == "function"
  if not later then value = preset_value(d, option, value) end
  local adds = kinds.is_list(option) and not later
    and not stacking.is_early(d)
  making.claim(v, "set", option.name, d, value, adds)
  if adds and option.preset and not option.preset_later then
    value = kinds.joined(option, option.preset, value)
    v.stacked = true
    option.preset_also = option.preset_also or {}
    table.insert(option.preset_also, option.preset_by)
  end
  option.preset, option.preset_by = value, d.name
  option.preset_later = later and d or nil
end


--- options.preset(v, d)
-- Reads the presets of one house rule. A preset that is a function of the
-- options is worked out after the options before it.
function options.preset(v, d)
  local given = making.table_in(d, "set")
  for _, name in ipairs(making.in_file_order(d, "set", given)) do
    local option = v.option_by_name[name]
    if not option then
      making.fail(definition.problem(d, { "set", name },
        no_such_option(v, name)))
    end
    preset(v, d, option, given[name])
  end
end


--- options.check_silenced(v)
-- Refuses a preset that has no effect because of another house rule's preset.
function options.check_silenced(v)
  for _, option in ipairs(v.option_list) do
    local by = option.preset_by
    local active = by and engine_options.acts(option, option.preset)
    for _, name in ipairs(active and option.silences or {}) do
      local other = v.option_by_name[name]
      other = other and other.preset_by
      if other and not v.layers:knows(by, other) then
        making.fail(layers.clash("silenced", by, other, {
          name = option.name, silenced = name,
        }))
      end
    end
  end
end


--- options.without_effect(variant) -> the options that have no effect, set or
-- not, by name: the option that silences each
function options.without_effect(variant)
  local silenced = {}
  for _, option in ipairs(variant.option_list) do
    local value = variant.options[option.name]
    local active = engine_options.acts(option, value)
    for _, name in ipairs(active and option.silences or {}) do
      silenced[name] = option.name
    end
  end
  return silenced
end


--- options.silenced(variant) -> of these, those that are set
function options.silenced(variant)
  local silenced, set = options.without_effect(variant), {}
  for _, option in ipairs(variant.option_list) do
    local is_set = variant.options[option.name] ~= option.default
    set[option.name] = is_set and silenced[option.name] or nil
  end
  return set
end


--- options.start(option) -> its value before players choose
function options.start(option)
  if option.preset ~= nil then return option.preset end
  return option.default
end


--- Refuses an unknown option, and suggests the nearest, or the house rule that
-- its value names.
local function refuse_option(v, name, value)
  if v.layers.exists(name) then
    return problem.request(sentence.of("option_is_house_rule", {
      name = name, game = v.name,
    }))
  end
  if type(value) == "string" and v.layers.exists(value) then
    return problem.request(sentence.of("option_value_is_house_rule", {
      name = name, game = v.name, house = value,
    }))
  end
  local none = sentence.of("no_option", { name = name, game = v.name })
  local text = sentence.suggest(none, name, ordered.keys(v.option_by_name))
  return problem.request(text, text == none and "option" or nil)
end


--- Checks the values that others must have if an option is not its default.
local function check_needs(v, option)
  if v.options[option.name] == option.default then return end
  for name, value in ordered.pairs(option.needs) do
    if v.options[name] ~= value then
      making.fail(problem.request(sentence.of("option_needs_other", {
        name = option.name, other = name, value = sentence.shown(value),
      })))
    end
  end
end


--- Works out a preset that is a function of the options before it.
local function settle_preset(v, option)
  local d = option.preset_later
  if not d then return end
  local value = making.call(v, d, { "options", option.name }, option.preset,
    ordered.seal(v.options))
  option.preset, option.preset_later = preset_value(d, option, value), nil
end


--- options.settle(v, given)
-- The values of all options: the player's, otherwise the preset, otherwise the
-- default.
function options.settle(v, given)
  for name in ordered.pairs(given) do
    if not v.option_by_name[name] then
      making.fail(refuse_option(v, name, given[name]))
    end
  end
  for name, option in next, v.options_away do
    v.options[name] = option.default
  end
  for _, option in ipairs(v.option_list) do
    settle_preset(v, option)
    v.options[option.name] = options.start(option)
    if given[option.name] ~= nil then
      local value, text = kinds.value(option, given[option.name])
      if value == nil then making.fail(problem.request(text)) end
      v.options[option.name] = value
    end
  end
  for _, option in ipairs(v.option_list) do check_needs(v, option) end
end


--- options.check_together(v)
-- Refuses values of options that do not go together: by the function `refuses`
-- of the game or a house rule, and a first dealer who does not play.
function options.check_together(v)
  for _, d in ipairs(v.definitions) do
    local refuses = d.given.refuses
    if refuses ~= nil and type(refuses) ~= "function" then
      making.fail_at(d, { "refuses" }, "refuses_function")
    end
    local text = refuses and making.call(v, d, { "refuses" }, refuses,
      ordered.seal(v.options))
    if type(text) == "string" then making.fail(problem.request(text)) end
  end
  local first, n = v.options.first_dealer, v.facts.players
  if math.type(first) == "integer" and first > n then
    making.fail(problem.request(sentence.of("first_dealer_sits",
      { first = first, players = n })))
  end
end


--- options.read(v) -> the values of the options, as steps read them
-- To read a name that no option has is an error, and so is to set one.
function options.read(v)
  local shown = {}
  for name, value in next, v.options do shown[name] = value end
  return ordered.seal(setmetatable(shown, { __index = function(_, name)
    if type(name) ~= "string" then return nil end
    error(problem.here(sentence.missing("no_such_option",
      { name = sentence.shown(name) }, ordered.keys(v.options))), 0)
  end }))
end


--- options.tell(v)
-- Where the lowest total wins, the library's own sentences on options say so.
function options.tell(v)
  local wins = v.facts.wins
  if not wins.lowest or wins.what ~= "total" then return end
  for _, option in ipairs(v.option_list) do
    option.says = option.known_as
      and engine_options.sentence(option, option.known_as, true) or option.says
  end
end


return options
