-- A variant: a game with its house rules and options, put together and checked.
-- It never changes again. Matches are made of it.

local announcements = require "tenace.rules.announcements"
local camps = require "tenace.rules.camps"
local contracts = require "tenace.rules.contracts"
local definition = require "tenace.rules.definition"
local duties = require "tenace.rules.duties"
local duty_fields = require "tenace.rules.duty_fields"
local example = require "tenace.rules.example"
local facts = require "tenace.rules.facts"
local fields = require "tenace.rules.fields"
local joined_facts = require "tenace.rules.joined_facts"
local joined_steps = require "tenace.rules.joined_steps"
local levels = require "tenace.rules.levels"
local making = require "tenace.rules.making"
local options = require "tenace.rules.options"
local ordered = require "tenace.base.ordered"
local points = require "tenace.rules.points"
local problem = require "tenace.base.problem"
local asking = require "tenace.rules.request"
local sayings = require "tenace.rules.sayings"
local sentence = require "tenace.base.sentence"
local stacking = require "tenace.rules.stacking"

local variant = {}

local scopes = { "round", "keeps" }


--- Reads a field of a definition; stops with its fault.
local function read_field(v, d, scope, name)
  local field, text, path = fields.read(name, d.given[scope][name],
    v.words.suit)
  if not field then
    making.fail_in(d, "field", name, making.extend({ scope, name }, path), text)
  end
  field.scope = scope
  return field
end


--- Adds one field to those beneath. If the field exists already, adds its
-- choices; house rules may share one that they declare alike.
local function add_field(v, d, name, field)
  local beneath, sign = v.fields[field.name], fields.sign(field)
  if beneath and d ~= v.base and beneath.kind == "choice"
    and field.kind == "choice" and beneath.scope == field.scope then
    return fields.add_choices(beneath, field)
  end
  making.claim(v, "field", field.name, d, sign)
  if beneath and v.field_from[field.name].d ~= v.base
    and fields.sign(beneath) == sign then return end
  if beneath then
    making.fail_at(d, { field.scope, name }, "field_twice",
      { name = field.name })
  end
  v.fields[field.name] = field
  v.field_from[field.name] = { d = d, scope = field.scope, name = name }
end


--- Adds fields of a definition to those beneath, in the order of their names.
local function add_each(v, d, scope, names)
  for _, name in ipairs(names) do
    add_field(v, d, name, read_field(v, d, scope, name))
  end
end


--- Adds the fields of a definition to those beneath. If several are wrong, the
-- message names the first in the file: they are then added again in that
-- order.
local function add_fields(v, d)
  for _, scope in ipairs(scopes) do
    local given, before = making.table_in(d, scope), {}
    local names = making.names(d, scope, given)
    for name, field in next, v.fields do before[name] = field end
    if d ~= v.base or not pcall(add_each, v, d, scope, names) then
      v.fields = before
      add_each(v, d, scope, making.in_file_order(d, scope, given))
    end
  end
end


--- Checks that the fields which a field needs exist, and can have the values.
local function check_field_needs(v, name, field)
  local from = v.field_from[name]
  for other, value in ordered.pairs(field.needs or {}) do
    local text = not v.fields[other] and sentence.missing("no_needed_field",
      { name = sentence.shown(other) }, ordered.keys(v.fields))
    if not text then
      text = select(2, fields.check(v.fields[other], value))
    end
    if text then
      making.fail(definition.problem(from.d, { from.scope, from.name, "needs" },
        text))
    end
  end
end


--- The first sentence of a file, as the options or a house rule have it.
local function opening_of(v, d, seen)
  local said = d == v.base and v.says.opening
  return sayings.restated(said, seen)[1] or sayings.opening(d.file.text, seen)
    or d.sentence
end


--- Checks that a game has a step `round`, that no field is named like a step or
-- a word, and that the fields which others need exist.
local function check_fields_and_steps(v)
  if not v.steps.round then
    local text = sentence.suggest(sentence.of("no_round"), "round",
      v.base.step_order)
    making.fail(definition.problem(v.base, {}, text))
  end
  for name in ordered.pairs(v.fields) do
    local from = v.field_from[name]
    local key = v.steps[name] and "field_is_step"
      or v.self_words[name] and "field_is_word"
    if key then
      making.fail_at(from.d, { from.scope, from.name }, key, { name = name })
    end
    check_field_needs(v, name, v.fields[name])
  end
end


--- Checks that the piles of all definitions together have room, with those of
-- each side or player.
local function check_amounts(v)
  local n = v.facts.melds and v.facts.laid_down and #v.sides or 0
  for _, pile in ipairs(v.facts.piles) do
    n = n + (pile.each == "side" and #v.sides
      or pile.each == "player" and v.players or pile.n or 1)
  end
  joined_facts.check_room(v, "piles", n)
end


--- What is wrong with the field that the fact `wins` names; else nothing.
local function wrong_to_win_by(field, what, known)
  if not field then
    return sentence.missing("no_field_to_win_by", { name = what }, known)
  elseif field.one.kind ~= "number" and field.one.kind ~= "choice" then
    return sentence.of("field_to_win_by", { name = what })
  end
end


--- The field of each side that decides who wins, if it is not the totals: its
-- list, and the places of the choices from low to high.
local function wins_by(v)
  local what, by_name = v.facts.wins.what, {}
  if what == "total" then return nil end
  for _, field in next, v.fields do
    if field.each == "side" and field.scope == "keeps" then
      by_name[field.one.name] = field
    end
  end
  local field = by_name[what]
  local wrong = wrong_to_win_by(field, what, ordered.keys(by_name))
  for _, d in ipairs(wrong and v.definitions or {}) do
    if d.given.wins ~= nil then
      making.fail(definition.problem(d, { "wins" }, wrong))
    end
  end
  local places = {}
  for i, value in ipairs(field.one.values or {}) do places[value] = i end
  return { field = field.name, places = places }
end


--- Stops the work at the topmost file that gives obligations, if there is
-- something wrong with one of them.
local function fail_by_obligation(v, text, o)
  for i = text and #v.definitions or 0, 1, -1 do
    local d = v.definitions[i]
    local its = d.given.obligations ~= nil and not v.of_game[o and o.name]
    if its or d == v.base then
      making.fail(definition.problem(d, { "obligations" }, text))
    end
  end
end


--- Stops the work if an obligation names what is not there. A record's rules
-- were played as they are.
local function check_obligations(v)
  local text, o = duty_fields.wrong(v.facts.obligations, v)
  if v.of_record then return end
  for _, d in ipairs(text and v.definitions or {}) do
    if d.file.path == o.file then
      making.fail(problem.rules(o.file, o.line, definition.named(d, text)))
    end
  end
  fail_by_obligation(v, text, o)
end


--- Stops the work if points or an obligation depend on what cannot be.
local function check_conditions(v)
  check_obligations(v)
  v.facts.obligations = duties.chosen(v.facts.obligations, v.fields, v.options)
  local by_points = points.wrong_field(v.facts.points, v.fields)
  for i = #v.definitions, 1, -1 do
    local d = v.definitions[i]
    if by_points and d.given.points ~= nil then
      making.fail(definition.problem(d, { "points" }, by_points))
    end
  end
  local by_camps = camps.wrong_field(v.facts.camps, v.fields)
  if by_camps then
    making.fail(definition.problem(v.base, { "camps" }, by_camps))
  end
  fail_by_obligation(v, duties.wrong_field(v.facts.obligations, v.fields))
end


--- The spec of a variant: the game, the house rules as named, and the options
-- that differ from their presets.
local function spec_of(v, request)
  local words, chosen = { asking.game(request.game) }, {}
  for _, house in ipairs(request.houses) do
    words[#words + 1] = asking.house(house)
  end
  for _, option in ipairs(v.option_list) do
    local value = v.options[option.name]
    if value ~= options.start(option) then
      chosen[#chosen + 1] = asking.option(option.name, tostring(value))
    end
  end
  table.sort(chosen)
  table.move(chosen, 1, #chosen, #words + 1, words)
  return table.concat(words, "+")
end


--- The house rules, lowest first, in the form for faces.
local function houses_of(v, seen)
  local list = {}
  for i, d in ipairs(v.layers.list) do
    list[i] = { name = d.name, title = d.title,
      sentence = opening_of(v, d, seen), file = d.file.path,
      beneath = v.layers:beneath(d.name) }
  end
  return list
end


--- The place of each house rule's file: its layer.
local function layer_of_files(v)
  local at = {}
  for i, d in ipairs(v.layers.list) do at[d.file.path] = i end
  return at
end


--- The files that were read: those of the game first, then the house rules from
-- the lowest up.
local function files_of(v, request)
  local list, at, place = {}, layer_of_files(v), {}
  for i, file in ipairs(request.files) do
    list[i] = { path = file.path, text = file.text, name = file.name,
      of = file.of, aged = file.aged }
    place[list[i]] = (at[file.path] or 0) * #request.files + i
  end
  if not stacking.is_early(v.base) then
    table.sort(list, function(a, b) return place[a] < place[b] end)
  end
  return list
end


--- The examples of all files, or their lines of play to try; `home` is the
-- variant in which each is true.
-- @param kind `examples` or `tries`
local function examples_of(v, kind)
  local list = {}
  for _, d in ipairs(v.definitions) do
    local home = d == v.base and v.name or v.name .. "+" .. d.name
    for _, one in ipairs(d[kind]) do
      list[#list + 1] = { name = one.name, file = one.file, line = one.line,
        home = home, body = one.body, try = one.try }
    end
  end
  return list
end


--- Calls `look` on the examples of a definition; stops with the fault that it
-- finds.
local function look_at_examples(v, d, look)
  for _, list in ipairs { d.examples, d.tries } do
    for _, one in ipairs(list) do
      local wrong = example.fault(one, d.file.text, v, look)
      if wrong then making.fail(wrong) end
    end
  end
end


--- Checks that all examples can be shown, and that those of the file whose home
-- is this variant make sense. Not all make sense with options that a player
-- has chosen: the cards may differ.
local function check_examples(v, chosen)
  for _, d in ipairs(v.definitions) do
    look_at_examples(v, d, example.sound)
  end
  local d = #v.asked == 0 and v.base or v.layers.by_name[v.asked[1]]
  if #v.asked > 1 or next(chosen) ~= nil then return end
  look_at_examples(v, d, example.check)
end


--- The table `v` before any definition has been added.
local function start(request)
  local v = {
    base = request.base, name = request.game, asked = request.houses,
    layers = request.layers,
    words = request.words, self_words = request.self_words,
    guard = request.guard, account = request.account,
    of_record = request.of_record,
    defaults = request.defaults, lasting = request.lasting,
    definitions = { request.base },
    of_game = {}, fact_at = {}, dropped = {}, changed = {}, says = {},
    steps = {}, step_at = {}, step_from = {}, heard = {}, amends = {},
    fields = {},
    field_from = {}, deck_varies = false,
    option_list = {}, option_by_name = {}, options_away = {}, options = {},
    facts = {},
  }
  table.move(v.layers.list, 1, #v.layers.list, 2, v.definitions)
  return v
end


--- Completes fields: now the number of sides and players is known. In earlier
-- versions every field of a round began empty.
local function settle_fields(v)
  for _, field in next, v.fields do
    fields.seat(field, v.players)
    if field.each then
      fields.settle(field,
        field.each == "side" and #v.sides or v.facts.players)
    end
    local first = field.scope == "round" and field.default ~= nil
    v.stacked = v.stacked or first
  end
end


--- Checks that the pack has as many cards as the deal needs.
local function check_cards_needed(v)
  local need, cards = v.facts.cards_needed, 0
  if not need then return end
  for _, n in next, v.deck.counts do cards = cards + n end
  if need <= cards then return end
  making.fail(problem.request(sentence.of("too_few_cards",
    { need = need, cards = cards })))
end


--- Puts everything together; raises faults.
local function compose(request)
  local v = start(request)
  for _, d in ipairs(v.definitions) do
    definition.check_counts(d)
    options.add(v, d)
    add_fields(v, d)
    stacking.check_replaced(d, function(name)
      return v.steps[name] and "step" or facts.by_name[name] and "fact"
    end)
    joined_steps.add(v, d)
    joined_steps.restate(v, d)
  end
  check_fields_and_steps(v)
  for _, d in ipairs(v.layers.list) do options.preset(v, d) end
  options.check_silenced(v)
  options.settle(v, request.options)
  joined_facts.settle(v)
  options.check_together(v)
  if not contracts.settle(v) then
    making.fail_at(v.base, { "contracts" }, "no_contract_field")
  end
  local free, taken = announcements.settle(v)
  if not free then
    making.fail_at(v.base, { "announcements" }, "field_twice", { name = taken })
  end
  v.deck, v.players = v.facts.deck, joined_facts.seats(v)
  v.sides = joined_facts.sides(v)
  check_cards_needed(v)
  settle_fields(v)
  if not levels.settle(v, #v.sides) then
    making.fail_at(v.base, { "levels" }, "field_twice", { name = "levels" })
  end
  check_amounts(v)
  check_conditions(v)
  v.wins_by = wins_by(v)
  check_examples(v, request.options)
  return v
end


--- How many rounds a match has; nil where it ends in another way.
local function rounds_of(v)
  local chosen = v.options.rounds
  if math.type(chosen) == "integer" and chosen > 0 then return chosen end
  return v.facts.match_rounds
end


--- The facts that rules may read: all except the obligations.
local function shown_facts(v)
  local shown = {}
  for name, value in next, v.facts do
    if name ~= "obligations" then shown[name] = value end
  end
  if v.facts.contracts then
    shown.contracts = {}
    for name, each in next, v.facts.contracts do
      shown.contracts[name] = each.value
    end
  end
  return shown
end


--- By file of a house rule: the names of the facts that it gives, its own too.
local function gives_of(v)
  local by_file = {}
  for _, d in ipairs(v.layers.list) do
    local set = {}
    for name in next, d.given do
      local fact = facts.by_name[name]
      set[name] = fact and fact.join ~= "name" or nil
    end
    for name in next, type(d.given.facts) == "table" and d.given.facts or {} do
      set[name] = true
    end
    by_file[d.file.path] = set
  end
  return by_file
end


--- The part of it that matches, faces and records see.
local function finished(v, request)
  local early = stacking.is_early(v.base)
  local files = files_of(v, request)
  local seen = { options = v.options, facts = v.facts, own_facts = v.own_facts,
    step_at = v.step_at, dropped = v.dropped, files = files }
  options.tell(v)
  return {
    name = v.name, title = v.base.title,
    sentence = opening_of(v, v.base, seen),
    says = v.says, dropped = v.dropped, changed = v.changed,
    gives = gives_of(v),
    stacked = not early and (v.stacked or v.layers.moved) or false,
    early = early, hearers = (v.heard.after_trick or { n = 1 }).n,
    spec = spec_of(v, request), house = houses_of(v, seen), files = files,
    facts = ordered.freeze(shown_facts(v)), players = v.players,
    people = v.facts.players, sides = v.sides, turn = v.facts.turn,
    deck = v.deck, rounds = rounds_of(v),
    ranks = v.facts.ranks, points = v.facts.points, piles = v.facts.piles,
    wins_by = v.wins_by, contracts = v.facts.contracts, own_facts = v.own_facts,
    obligations = v.facts.obligations, plays = v.facts.plays,
    combinations = v.facts.combinations and v.facts.combinations.made,
    steps = v.steps, step_at = v.step_at, options = v.options,
    option_list = v.option_list, fields = v.fields,
    examples = examples_of(v, "examples"), tries = examples_of(v, "tries"),
    deck_varies = v.deck_varies,
    orders = v.orders, hears = v.hears, before = request.before,
    gone = request.gone,
  }
end


--- variant.make(request) -> variant; or nil, problem
-- @param request { game = name, base = definition, houses = names as given,
-- layers, options = values given, words = names that all files see, self_words
-- = set of the words on `self`, defaults = the engine's own steps, which `base`
-- calls where no file has such a step, guard, account, files, lasting, before:
-- for files of a record, a function(name, word) that gives a word now gone,
-- of_record: they are files of a record }
-- @return name, title, sentence, spec; house: { name, title, sentence, file }
-- from the lowest up; files: { path, text, name, of, aged }; facts (frozen);
-- players; sides: seats by side; rounds: of a match, if it has a fixed number;
-- turn; deck: see decks.check; ranks; points; piles: { name, sees, each };
-- steps; step_at: { file, line }; obligations: { name, native } or { name,
-- says, rule, file, line }; stacked: true if earlier versions would join its
-- layers or begin its rounds otherwise; options: values by name; option_list: {
-- name, kind, default, from, to, values, says, silences, needs, house, preset,
-- preset_by, preset_also = list of further house rules } in the order of the
-- files; fields: { name, kind, scope, default, from, to, values } by name;
-- examples: { name, file, line, body }; deck_varies: do options decide about
-- the deck?; orders: { trump, top, ranks } by contract, if contracts say how
-- cards rank
function variant.make(request)
  local ok, v = pcall(compose, request)
  if ok then return finished(v, request) end
  if problem.is(v) then return nil, v end
  error(v, 0)
end


return variant
