-- The rulebook of exactly one game, taken from the files that run: a list of
-- blocks, which rulebook.text, .markdown and .html write down.
--
-- A block is { kind = "heading", text }, { kind = "text", text },
-- { kind = "facts", rows of two }, { kind = "table", head, rows } or
-- { kind = "example", name, rows of two }. Cards are written `QS` between
-- braces, as in "{QS}", for each form to draw them in its own way.

local comments = require "rulebook.comments"
local examples = require "rulebook.examples"
local phrase = require "phrase"
local show = require "show"

local rulebook = {}


--- rulebook.sentence(known) -> what a game or house rule is, without its title
-- in front.
function rulebook.sentence(known)
  local text, title = known.sentence or "", known.title .. ": "
  if text:sub(1, #title) ~= title then return text end
  return text:sub(#title + 1)
end


local function capital(text)
  return text:sub(1, 1):upper() .. text:sub(2)
end


local function add(blocks, kind, block)
  block.kind = kind
  blocks[#blocks + 1] = block
end


local function heading(blocks, key)
  add(blocks, "heading", { text = phrase("rulebook." .. key) })
end


local function side_text(seats)
  return table.concat(seats, phrase "rulebook.and")
end


local function players_text(variant)
  if not variant.facts.sides then
    return phrase("rulebook.each_alone", { n = variant.players })
  end
  local list = {}
  for i, seats in ipairs(variant.sides) do list[i] = side_text(seats) end
  return phrase("rulebook.in_sides", { n = variant.players,
    sides = table.concat(list, phrase "rulebook.against") })
end


local function card_count(deck)
  local n = 0
  for _, count in pairs(deck.counts) do n = n + count end
  return n
end


local function deck_text(deck)
  local suits = {}
  for _, suit in ipairs(show.words(deck.suits)) do
    suits[#suits + 1] = show.suit_name(suit, deck.suits) or suit
  end
  local parts = { n = card_count(deck), packs = deck.packs or 1,
    suits = table.concat(suits, ", "),
    jokers = #show.words(deck.jokers) * (deck.packs or 1) }
  local key = parts.packs > 1 and "rulebook.packs" or "rulebook.pack"
  local text = phrase(key, parts)
  if parts.jokers > 0 then
    text = text .. phrase("rulebook.with_jokers", { n = parts.jokers })
  end
  return text
end


local function points_text(points, ranks)
  local list = {}
  for _, rank in ipairs(show.words(ranks)) do
    if (points[rank] or 0) ~= 0 then
      list[#list + 1] = phrase("rulebook.points_of",
        { rank = rank, n = points[rank] })
    end
  end
  return table.concat(list, ", ")
end


local function table_section(blocks, variant)
  local facts = variant.facts
  local rows = {
    { phrase "rulebook.players", players_text(variant) },
    { phrase "rulebook.turn",
      phrase("rulebook." .. (facts.turn or "clockwise")) },
    { phrase "rulebook.deck", deck_text(facts.deck) },
    { phrase "rulebook.ranks", facts.ranks or facts.deck.ranks },
  }
  if facts.points then
    rows[#rows + 1] = { phrase "rulebook.points",
      points_text(facts.points, facts.ranks or facts.deck.ranks) }
  end
  heading(blocks, "table")
  add(blocks, "facts", { rows = rows })
end


--- A step that a house rule replaces without a comment of its own: the house
-- rule's sentence has to do.
local function add_silent(by_step, variant)
  for name, at in pairs(variant.step_at) do
    for _, house in ipairs(variant.house) do
      if house.file == at.file and not by_step[name] then
        by_step[name] = { { name = name, file = at.file,
          text = house.sentence } }
      end
    end
  end
end


--- The comments of the house rules' steps, by step.
local function replaced(variant)
  local by_step = {}
  for i = 2, #variant.files do
    local file = variant.files[i]
    for _, step in ipairs(comments.steps(file.text)) do
      step.file = file.path
      by_step[step.name] = by_step[step.name] or {}
      table.insert(by_step[step.name], step)
    end
  end
  add_silent(by_step, variant)
  return by_step
end


--- The title of a house rule, by its name or by its file.
local function house_title(variant, known)
  for _, house in ipairs(variant.house) do
    if house.file == known or house.name == known then return house.title end
  end
  return known
end


local function spoken(name) return (name:gsub("_", " ")) end


local function add_step(blocks, variant, step, changes)
  local text = step.text
  for _, change in ipairs(changes or {}) do
    text = text .. " " .. phrase("rulebook.instead",
      { house = house_title(variant, change.file), text = change.text })
  end
  add(blocks, "step", { name = spoken(step.name), text = text })
end


local function steps_section(blocks, variant)
  local changes, known = replaced(variant), {}
  heading(blocks, "steps")
  for _, step in ipairs(comments.steps(variant.files[1].text)) do
    known[step.name] = true
    add_step(blocks, variant, step, changes[step.name])
  end
  for i = 2, #variant.files do
    for _, step in ipairs(comments.steps(variant.files[i].text)) do
      if not known[step.name] then
        known[step.name] = true
        add_step(blocks, variant, step)
      end
    end
  end
end


local function obligation_text(obligation)
  local text = obligation.native
    and phrase("rulebook.obligation." .. obligation.native) or obligation.says
  if not obligation.once_empty then return text end
  return phrase("rulebook.once_empty",
    { text = text, pile = spoken(obligation.once_empty) })
end


local function obligations_section(blocks, variant)
  if #variant.obligations == 0 then return end
  heading(blocks, "obligations")
  local rows = {}
  for i, obligation in ipairs(variant.obligations) do
    rows[i] = { spoken(obligation.name), obligation_text(obligation) }
  end
  add(blocks, "facts", { rows = rows })
end


local function choices(option)
  if option.kind == "number" then
    return phrase("rulebook.from_to", option)
  end
  if option.kind == "flag" then return phrase "rulebook.flag" end
  local list = {}
  for i, value in ipairs(option.values or {}) do list[i] = tostring(value) end
  return table.concat(list, ", ")
end


--- A value with where it comes from, if it is not the usual one.
local function value_here(option, value, variant)
  local text = tostring(value)
  if value == option.default then return text end
  if value ~= option.preset then
    return phrase("rulebook.chosen", { value = text })
  end
  return phrase("rulebook.preset",
    { value = text, by = house_title(variant, option.preset_by) })
end


local function option_row(option, variant)
  local value = variant.options[option.name]
  return { option.name, value_here(option, value, variant), choices(option),
    tostring(option.default), option.says or "" }
end


local function options_section(blocks, variant)
  if #variant.option_list == 0 then return end
  heading(blocks, "options")
  local rows = {}
  for i, option in ipairs(variant.option_list) do
    rows[i] = option_row(option, variant)
  end
  local head = {}
  for i, name in ipairs { "name", "value", "values", "default", "says" } do
    head[i] = phrase("rulebook.option." .. name)
  end
  add(blocks, "table", { head = head, rows = rows })
end


local function house_section(blocks, variant)
  if #variant.house == 0 then return end
  heading(blocks, "house")
  local rows = {}
  for i, house in ipairs(variant.house) do
    rows[i] = { house.title, capital(rulebook.sentence(house)) }
  end
  add(blocks, "facts", { rows = rows })
end


local function examples_section(blocks, variant)
  if #variant.examples == 0 then return end
  heading(blocks, "examples")
  for _, example in ipairs(variant.examples) do
    local rows = examples.rows(example.body, variant)
    add(blocks, "example", { name = example.name, rows = rows })
  end
end


--- rulebook.of(variant) -> { title, sentence, spec, deck, blocks }
function rulebook.of(variant)
  local blocks = {}
  house_section(blocks, variant)
  table_section(blocks, variant)
  steps_section(blocks, variant)
  obligations_section(blocks, variant)
  options_section(blocks, variant)
  examples_section(blocks, variant)
  return {
    title = variant.title, sentence = capital(rulebook.sentence(variant)),
    spec = variant.spec, suits = variant.facts.deck.suits, blocks = blocks,
    files = variant.files,
  }
end


return rulebook
