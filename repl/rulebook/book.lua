-- The rulebook of exactly one game, made from the files that run: a list of
-- blocks, which rulebook.text, .markdown and .html write.
--
-- A block is { kind = "heading", key, text }, { kind = "text", text },
-- { kind = "facts", rows of two }, { kind = "step", name, text, depth } without
-- a name for a paragraph under the heading above it,
-- { kind = "table", head, rows }, { kind = "example", name, rows of two },
-- Cards are written `QS` between braces, as in "{QS}", so that each form can
-- draw them in its own way.

local combinations = require "tenace.face.rulebook.combinations"
local comments = require "tenace.face.rulebook.comments"
local contracts = require "tenace.face.rulebook.contracts"
local difference = require "tenace.face.rulebook.difference"
local duties = require "tenace.face.rulebook.duties"
local announcements = require "tenace.face.rulebook.announcements"
local captures = require "tenace.face.rulebook.captures"
local examples = require "tenace.face.rulebook.examples"
local games = require "tenace.face.say.games"
local language = require "tenace.base.language"
local melds = require "tenace.face.rulebook.melds"
local plays = require "tenace.face.rulebook.plays"
local patterns = require "tenace.face.rulebook.patterns"
local phrase = require "tenace.face.say.phrase"
local points = require "tenace.face.rulebook.points"
local ranks = require "tenace.face.rulebook.ranks"
local settings = require "tenace.face.rulebook.settings"
local show = require "tenace.face.say.show"
local steps = require "tenace.face.rulebook.steps"
local taught = require "tenace.face.rulebook.taught"
local told = require "tenace.face.rulebook.told"

local rulebook = {}

--- The most worked examples of a book that a person reads.
rulebook.most = 16


--- rulebook.sentence(known) -> the sentence of a game or house rule, without
-- its title
function rulebook.sentence(known)
  return games.without_title(known.sentence or "", known.title)
end


local function contains(list, word)
  return (" " .. list .. " "):find(" " .. word .. " ", 1, true) ~= nil
end


local function add(blocks, kind, block)
  block.kind = kind
  blocks[#blocks + 1] = block
end


local function heading(blocks, key)
  add(blocks, "heading", { key = key, text = phrase("rulebook." .. key) })
end


local function side_text(seats)
  return table.concat(seats, phrase "rulebook.and")
end


--- Do players who keep points of their own play together in a round?
-- @param words what the steps call, see steps.of
local function sides_form(variant, words)
  return variant.facts.camps ~= nil or words.form_parties ~= nil
end


local function players_text(variant, words)
  if variant.people == 1 then return "1" end
  if not variant.facts.sides then
    local key = sides_form(variant, words) and "sides_form" or "each_alone"
    return phrase("rulebook." .. key, { n = variant.people })
  end
  local list = {}
  for i, seats in ipairs(variant.sides) do
    list[i] = phrase("rulebook.named_side",
      { side = i, seats = side_text(seats) })
  end
  return phrase("rulebook.in_named_sides", { n = variant.people,
    sides = table.concat(list, phrase "rulebook.against_side") })
end


--- Which way the turn goes; against the clock in numbers, too.
local function turn_text(variant)
  local said = comments.restated("turn", variant)
  if said then return said end
  if (variant.facts.turn or "clockwise") == "clockwise" then
    return phrase "rulebook.clockwise"
  end
  local seats = { 1 }
  for seat = variant.players, 2, -1 do seats[#seats + 1] = seat end
  return phrase("rulebook.anticlockwise_seats",
    { seats = language.list(seats) })
end


local function card_count(deck)
  local n = 0
  for _, count in pairs(deck.counts) do n = n + count end
  return n
end


--- How many jokers there are: some decks have several of each.
local function joker_count(deck)
  local n, seen = 0, {}
  for _, name in ipairs(show.words(deck.jokers)) do
    n = n + (seen[name] and 0 or deck.counts[name] or 0)
    seen[name] = true
  end
  return n
end


-- Most cards that are named as left out of the pack.
local MOST_LEFT_OUT = 6


--- The cards that the pack lacks of ranks that it has, in braces; nil if there
-- are none, or too many to be an exception.
local function left_out(deck)
  local list = {}
  for _, rank in ipairs(show.words(deck.ranks)) do
    local lacks, some = {}, false
    for _, suit in ipairs(show.words(deck.suits)) do
      some = some or deck.counts[rank .. suit] ~= nil
      if not deck.counts[rank .. suit] then
        lacks[#lacks + 1] = "{" .. rank .. suit .. "}"
      end
    end
    if some then table.move(lacks, 1, #lacks, #list + 1, list) end
  end
  return #list > 0 and #list <= MOST_LEFT_OUT and table.concat(list, " ") or nil
end


-- What the cards without a suit are called, if they are no jokers.
local WITH = { colours = "with_wild", tarot = "with_excuse" }


local function deck_text(deck)
  local suits = {}
  local names = phrase.list "rulebook.suit_names"[deck.name or ""] or {}
  for _, suit in ipairs(show.words(deck.suits)) do
    suits[#suits + 1] = show.suit_name(suit, deck)
      or names[suit] or suit
  end
  local parts = { n = card_count(deck), packs = deck.packs or 1,
    suits = language.list(suits),
    jokers = joker_count(deck) }
  local key = parts.packs > 1 and "rulebook.packs" or "rulebook.pack"
  local text = phrase(key, parts)
  if parts.jokers > 0 then
    text = text .. phrase("rulebook." .. (WITH[deck.name] or "with_jokers"),
      { n = parts.jokers })
  end
  local without = left_out(deck)
  return without
    and phrase("rulebook.left_out", { pack = text, cards = without }) or text
end


--- Are all these words letters of suits? A letter that is a rank, too, is none
-- by itself.
local function are_suits(words, deck)
  local suits = false
  for _, word in ipairs(words) do
    if not show.suit_name(word, deck) then return false end
    suits = suits or not contains(deck.ranks, word)
  end
  return suits
end


--- The words of a fact, suits by their names.
local function fact_words(text, deck, suits)
  if not suits then return language.spoken(text) end
  local words = show.words(text)
  for i, word in ipairs(words) do
    words[i] = show.suit_name(word, deck)
  end
  return table.concat(words, " ")
end


--- Are the names in a table suits, and is its text?
local function suits_in(value, deck)
  local names, words = {}, {}
  for name, item in pairs(value) do
    if type(name) == "string" then names[#names + 1] = name end
    for _, word in ipairs(type(item) == "string" and show.words(item) or {}) do
      words[#words + 1] = word
    end
  end
  return are_suits(names, deck), are_suits(words, deck)
end


--- A fact of the game's own, in words: `natural 500, mixed 300`; tables that
-- lie in it: `hearts: 20, 40; spades: 30, 60`.
-- @param suits are its words suits?
local function fact_text(value, deck, suits)
  if value == math.huge then return phrase "rulebook.no_limit" end
  if type(value) ~= "table" then
    return fact_words(tostring(value), deck, suits)
  end
  local list, nested = {}, false
  local by_suit, of_suits = suits_in(value, deck)
  for name, item in pairs(value) do
    local inner, text = type(item) == "table", fact_text(item, deck, of_suits)
    nested = nested or inner
    list[#list + 1] = type(name) ~= "string" and text
      or phrase(inner and "rulebook.own_facts" or "rulebook.own_fact",
        { name = fact_words(name, deck, by_suit), value = text })
  end
  return nested and language.groups(list) or language.list(list)
end


--- A fact that has something for each value of an option: what it has for the
-- value that is played with. Any other fact as it is.
local function in_force(fact, variant)
  if type(fact) ~= "table" then return fact end
  for _, option in ipairs(variant.option_list) do
    local all = option.values ~= nil
    for _, value in ipairs(option.values or {}) do
      all = all and type(value) == "string" and fact[value] ~= nil
    end
    if all then return fact[variant.options[option.name]] end
  end
  return fact
end


--- The facts of the game's own, each a row, but for those in sentences.
local function own_facts(rows, variant)
  local deck = variant.facts.deck
  for _, name in ipairs(comments.untold(variant)) do
    local value = in_force(variant.own_facts[name], variant)
    local _, suits = suits_in({ value }, deck)
    local text, cells = points.of_ranks(value, variant)
    rows[#rows + 1] = { language.spoken(name),
      text or fact_text(value, deck, suits), cells = cells }
  end
end


--- The rows that say which card is higher; none if the rules fail.
local function ranking_of(variant)
  local done, rows = pcall(ranks.rows, variant)
  return done and rows or {}
end


--- Where each climb ends besides the last level, from low to high.
local function stops_of(levels)
  local names = {}
  for name in pairs(levels.stops) do
    if name ~= levels.last then names[#names + 1] = name end
  end
  table.sort(names, function(a, b) return levels.place[a] < levels.place[b] end)
  return table.concat(names, " ")
end


--- The levels that a side climbs, and where each climb ends.
local function levels_text(variant)
  local levels, first = variant.facts.levels, {}
  for i, word in ipairs(levels.first) do
    if word ~= levels.first[i - 1] then first[#first + 1] = word end
  end
  local stops, last = stops_of(levels), levels.last
  local given = { first = table.concat(first, phrase "rulebook.and"),
    last = last, stops = stops }
  if #variant.sides == variant.people then
    given.stops = stops == "" and last or stops .. phrase "rulebook.and" .. last
    return phrase("rulebook.levels_alone", given)
  end
  return phrase("rulebook.levels_score" .. (stops ~= "" and "_stop" or ""),
    given)
end


--- What the letters of jokers mean; nil without the usual ones.
local function jokers_text(deck)
  local big, little = deck.counts.BJ, deck.counts.LJ
  if big and little then return phrase "rulebook.letters.jokers" end
  return big and joker_count(deck) == big and phrase "rulebook.letters.joker"
    or nil
end


--- What the letters of a deck mean, and the cards that have a name of their own
-- in the rules.
local function cards_rows(rows, deck)
  local letters = phrase.list "rulebook.letters"[deck.name or ""]
    or jokers_text(deck)
  if letters then
    rows[#rows + 1] = { phrase "rulebook.letters_row", letters }
  end
  local names, list = {}, {}
  for name in pairs(deck.tags or {}) do names[#names + 1] = name end
  table.sort(names)
  for i, name in ipairs(names) do
    list[i] = phrase("rulebook.own_facts", { name = language.spoken(name),
      value = (deck.tags[name]:gsub("%w+", "{%0}")) })
  end
  if #list > 0 then
    rows[#rows + 1] = { phrase "rulebook.tags", language.groups(list) }
  end
end


--- The table's rows. The ranks are one of them if no section of their own says
-- which card is higher.
local function table_section(blocks, variant, how, words)
  local facts = variant.facts
  local rows = { { phrase "rulebook.players", players_text(variant, words) } }
  if variant.players > 2 then
    rows[2] = { phrase "rulebook.turn", turn_text(variant) }
  end
  rows[#rows + 1] = { phrase "rulebook.deck", deck_text(facts.deck) }
  if how.ranks == false or #ranking_of(variant) == 0 then
    rows[#rows + 1] = { phrase "rulebook.ranks",
      facts.ranks or facts.deck.ranks }
  end
  cards_rows(rows, facts.deck)
  for _, row in ipairs(points.rows(variant)) do rows[#rows + 1] = row end
  for _, row in ipairs(contracts.rows(variant)) do rows[#rows + 1] = row end
  if facts.levels then
    rows[#rows + 1] = { phrase "rulebook.levels", levels_text(variant) }
  end
  for _, row in ipairs(captures.rows(variant)) do rows[#rows + 1] = row end
  for _, row in ipairs(patterns.rows(variant)) do rows[#rows + 1] = row end
  own_facts(rows, variant)
  heading(blocks, "table")
  add(blocks, "facts", { rows = rows })
end


--- A section of rows, if there are any.
local function rows_section(blocks, key, rows)
  if not rows then return end
  heading(blocks, key)
  add(blocks, "facts", { rows = rows })
end


local spoken = language.spoken


--- Adds the cards under each contract.
local function ranks_section(blocks, variant, text)
  local rows = ranking_of(variant)
  if #rows == 0 and not text then return end
  heading(blocks, "ranking")
  if text then add(blocks, "text", { text = text.text }) end
  if #rows > 0 then add(blocks, "facts", { rows = rows, ranking = true }) end
end


local function obligations_section(blocks, variant)
  if #variant.obligations == 0 then return end
  heading(blocks, "obligations")
  local rows = {}
  for i, obligation in ipairs(variant.obligations) do
    local text = duties.text(obligation, variant)
    if obligation.native == "follow_suit" then
      text = ranks.of_trumps(text, variant)
    end
    rows[i] = { spoken(obligation.name), text }
  end
  rows[#rows + 1] = duties.otherwise(variant)
  add(blocks, "facts", { rows = rows })
end


local function options_section(blocks, variant, on_card)
  local rows = on_card and settings.card(variant) or settings.rows(variant)
  if #rows == 0 then return end
  heading(blocks, "options")
  add(blocks, on_card and "facts" or "table",
    { head = not on_card and settings.head() or nil, rows = rows })
end


--- The games in between: the base game, and with one house rule after another.
-- Leaves out variants that cannot be made without the others.
local function on_the_way(variant)
  local list, words = {}, { variant.name }
  for i = 0, #variant.house do
    local house = variant.house[i]
    words[#words + 1] = house and house.name
    list[i] = require "tenace".variant(table.concat(words, "+")) or false
  end
  return list
end


local book_of


--- The file with the step that decides which cards are higher, if there is one.
local function order_file(variant)
  return variant.step_at.order and variant.step_at.order.file
end


--- Does the house rule change which cards are higher?
local function reorders(one, other)
  return order_file(one) ~= order_file(other) or one.ranks ~= other.ranks
    or one.deck.ranks ~= other.deck.ranks
end


--- Says with the label of a change in which section it is.
local function place(change, section)
  change.inside = true
  change.label = change.label == "" and section
    or phrase("rulebook.change.section",
      { section = section, label = change.label })
end


--- Takes the label of a change away where the one before has the same.
local function label_once(change, last)
  local label = change.label
  if label == last then change.label = "" end
  return label
end


--- Adds the differences of the second of two variants: under each section's
-- name, or with headings.
local function add_changes(blocks, one, other, how)
  local found = difference.of(book_of(one, how), book_of(other, how))
  local last
  for _, section in ipairs(found) do
    local head = how.headings and { key = section.key, text = section.title }
    for _, change in ipairs(section.changes) do
      if how.lines or not change.lines_of then
        if head then add(blocks, "heading", head) end
        head = nil
        if not how.headings then
          place(change, section.title)
          last = label_once(change, last)
        end
        add(blocks, "change", change)
      end
    end
  end
end


local function house_section(blocks, variant)
  if #variant.house == 0 then return end
  heading(blocks, "house")
  local way = on_the_way(variant)
  for i, house in ipairs(variant.house) do
    local one, other = way[i - 1], way[i]
    add(blocks, "house", { name = house.title,
      text = show.capital(language.in_digits(rulebook.sentence(house))) })
    if one and other then
      add_changes(blocks, one, other, { house = false, examples = false,
        ranks = reorders(one, other) })
    end
  end
end


--- Adds worked examples, and how to read those that are left out.
local function examples_section(blocks, variant, list, left)
  if #list == 0 then return end
  heading(blocks, "examples")
  for _, one in ipairs(list) do
    add(blocks, "example", { name = one.name,
      rows = examples.rows(one, variant), example = one })
  end
  if left and left > 0 then
    add(blocks, "text", { text = phrase("rulebook.examples_left",
      { n = left, spec = variant.spec }) })
  end
end


--- The book without the parts that are false in `how`.
function book_of(variant, how)
  language.speak_of(variant.texts)
  local blocks, flow = {}, steps.of(variant)
  if how.house ~= false then house_section(blocks, variant) end
  table_section(blocks, variant, how, flow.words)
  rows_section(blocks, "combinations_title", combinations.rows(variant))
  rows_section(blocks, "melds_title", melds.rows(variant))
  rows_section(blocks, "taking_title", melds.taking(variant))
  if how.ranks ~= false then ranks_section(blocks, variant, flow.ranks[1]) end
  told.play(blocks, variant, flow, how)
  obligations_section(blocks, variant)
  rows_section(blocks, "plays_title", plays.rows(variant))
  rows_section(blocks, announcements.title(variant),
    announcements.rows(variant))
  told.scoring(blocks, variant, flow)
  told.match(blocks, variant, flow, how)
  options_section(blocks, variant, how.on_card)
  if how.examples ~= false then
    examples_section(blocks, variant, (how.examples or taught.all)(variant))
  end
  return {
    title = variant.title, sentence = show.capital(language.in_digits(
      rulebook.sentence(variant))),
    spec = variant.spec, suits = variant.facts.deck.suits, blocks = blocks,
    files = variant.files, deck = variant.deck,
    ranks = variant.facts.ranks or variant.facts.deck.ranks,
  }
end


--- rulebook.of(variant) -> { title, sentence, spec, deck, blocks }
function rulebook.of(variant)
  return book_of(variant, {})
end


local function few_examples(variant)
  return taught.few(variant, rulebook.most)
end


--- rulebook.brief(variant) -> the same with a few of the worked examples, and a
-- sentence on where the others are: what a person reads
function rulebook.brief(variant)
  return book_of(variant, { examples = few_examples })
end


--- rulebook.card(variant [, filled]) -> the book's essentials, for a handout of
-- one page: without house rules by themselves, options only as they are
-- @param filled with worked examples at the end, as many as the sheet has room
-- for? Only what writes sheets can say how many these are.
function rulebook.card(variant, filled)
  local book = book_of(variant, { house = false, on_card = true,
    examples = filled and taught.here or false })
  book.is_card = true
  return book
end


--- That nothing differs, or only what no rulebook says.
local function no_change(one, other)
  local is_same = #one.files == #other.files
  for i, file in ipairs(one.files) do
    is_same = is_same and file.text == other.files[i].text
  end
  return phrase(is_same and "rulebook.no_difference" or "rulebook.same_page")
end


--- rulebook.against(one, other [, lines]) -> a book of only the differences in
-- the second of two variants
-- @param lines also steps of which only the lines differ, and not what is said?
function rulebook.against(one, other, lines)
  local blocks = {}
  add_changes(blocks, one, other,
    { house = false, examples = false, headings = true, lines = lines })
  local changed = examples.changed(one, other)
  if #changed > 0 then heading(blocks, "examples") end
  for _, change in ipairs(changed) do add(blocks, "change", change) end
  if #blocks == 0 then
    add(blocks, "text", { text = no_change(one, other) })
  end
  return {
    title = phrase("rulebook.against",
      { one = one.spec, other = other.spec }),
    sentence = phrase("rulebook.against_sentence",
      { one = one.spec, other = other.spec }),
    suits = other.facts.deck.suits, blocks = blocks, files = other.files,
    deck = other.deck,
  }
end


return rulebook
