-- The parts that all matches of one variant share: the deck, the setup, the
-- methods on `self`, the orders met so far. Each variant has one kit.

local by_hand = require "tenace.words.by_hand"
local card_points = require "tenace.match.card_points"
local contracts = require "tenace.rules.contracts"
local captures = require "tenace.rules.captures"
local core = require "tenace.core"
local cores = require "tenace.words.cores"
local field_kinds = require "tenace.rules.fields"
local in_core = require "tenace.match.in_core"
local ladder = require "tenace.rules.ladder"
local meld_facts = require "tenace.rules.meld_facts"
local options = require "tenace.rules.options"
local ordered = require "tenace.base.ordered"
local party = require "tenace.words.party"
local patterns = require "tenace.rules.patterns"
local piles = require "tenace.match.piles"
local points = require "tenace.rules.points"
local problem = require "tenace.base.problem"
local scoring = require "tenace.words.scoring"
local sentence = require "tenace.base.sentence"
local setup = require "tenace.match.setup"
local suits = require "tenace.base.suits"

local kit = {}

-- Kits by variant. A kit goes away with its variant.
local kits = setmetatable({}, { __mode = "k" })

-- The places in a kit where the core looks at every round, and the core's
-- numbers for the kinds of fields.
local at, kind_numbers = core.kit_places, core.field_kinds
local bits = core.field_bits


--- The description of the order: the answer of the game's step `order`, that of
-- the contract, or the plain one, by the ranks and the trump suit.
local function describe(self, variant)
  local step = variant.steps.order
  local told = step and step(self) or contracts.order(variant, self)
    or { trump = self.trump }
  return {
    ranks = told.ranks or variant.ranks, trump = told.trump, top = told.top,
    worthless = told.worthless, later = told.later, joins = told.joins,
    counts_as = told.counts_as,
  }
end


-- Names on `self` that may decide the order, besides declared fields.
local stands = { round_number = true, dealer = true }


--- Raises if the step `order` reads a word or a pile. An order is kept by the
-- values of fields, and words and piles can change while the fields do not.
local function check_lasting(self, variant, name)
  local lasts = variant.steps[name] or name == "option" or name == "facts"
  if lasts or self[name] == nil then return end -- an unknown name raises
  problem.raise("order_reads", { name = name })
end


--- A replacement for `self` that calls `read` with the name of each field that
-- a step reads.
local function watched(self, variant, read)
  return setmetatable({}, {
    __index = function(_, name)
      if variant.fields[name] or stands[name] then
        read(name)
      else
        check_lasting(self, variant, name)
      end
      return self[name]
    end,
    __newindex = function(_, name, value) self[name] = value end,
  })
end


--- Adds to a list the fields that the game's step `order` reads. Answers
-- whether any are new, and the step's answer.
local function order_read(self, variant, names)
  local before, listed = #names, {}
  for _, name in ipairs(names) do listed[name] = true end
  local told = describe(watched(self, variant, function(name)
    if not listed[name] then
      names[#names + 1], listed[name] = name, true
    end
  end), variant)
  return #names > before, told
end


-- Takes the place of an empty field's value.
local EMPTY = {}


--- kit.plain(value) -> a field's value as data: players and sides are numbers
function kit.plain(value)
  if type(value) == "userdata" then return value.number end
  return value
end


--- A field's value as a key that means the same in every match.
local function key_of(value)
  if value == nil then return EMPTY end
  if type(value) ~= "table" then return kit.plain(value) end
  local items = {}
  for i = 1, #value do items[i] = sentence.shown(value[i]) end
  return table.concat(items, " ")
end


-- The limits for the orders that a kit keeps: their number, and the length of
-- all their names. A game has a few dozen orders. Beyond the limits the kit
-- forgets all and works them out anew. A match holds the order by which it
-- plays.
local MOST_ORDERS, MOST_NAMED = 256, 1 << 16


--- The share of the limits that an order for the present values would use: 0 to
-- 1.
local function share_of(self, names)
  local share = 1 / MOST_ORDERS
  for i = 1, #names do
    local value = key_of(self[names[i]])
    if type(value) == "string" then share = share + #value / MOST_NAMED end
  end
  return share
end


--- The order kept for the values of these fields, in tables within tables. If
-- an order is given, keeps it.
local function kept_order(orders, self, names, given)
  local place, last = orders, "order"
  for i = 1, #names do
    local value = self[names[i]]
    if type(value) ~= "string" then value = key_of(value) end
    local nearer = place[last]
    if not nearer then
      if not given then return nil end
      nearer = {}
      place[last] = nearer
    end
    place, last = nearer, value
  end
  if given then place[last] = given end
  return place[last]
end


--- A function that finds the order for the fields of a match or a position, by
-- the game's step `order` or its contracts. The kit keeps each order by the
-- values of the fields that decided it. The core finds most of them itself.
local function own_order_finder(k, variant)
  local names, orders, full = {}, {}, 0
  k[at.orders], k[at.order_fields], k[at.empty] = false, names, EMPTY
  return function(self)
    local order = kept_order(orders, self, names)
    if order then return order end
    local more, told = core.guard(self, order_read, self, variant, names)
    if more then k:without_own(names) end
    local share = share_of(self, names)
    if more or full + share > 1 then orders, full = {}, 0 end
    full = full + share
    order = kept_order(orders, self, names, k.core.order(k.deck, told))
    k[at.orders] = orders.order
    return order
  end
end


--- The same for a game without that step: only the field `trump` counts.
local function plain_order_finder(k, variant)
  local one, orders = variant.fields.trump and "trump", {}
  k.order_field = one
  k[at.orders], k[at.order_fields] = one and orders or false, { one or nil }
  k[at.empty] = EMPTY
  return function(self)
    local key = one and self.trump or EMPTY
    local order = orders[key]
    if not order then
      order = k.core.order(k.deck, describe(one and self or {}, variant))
      orders[key] = order
      if not one then k[at.orders] = order end
    end
    return order
  end
end


local function order_finder(k, variant)
  if variant.steps.order or variant.orders then
    return own_order_finder(k, variant)
  end
  return plain_order_finder(k, variant)
end


--- kit.order_now(self) -> the order by which a match plays now
-- For callers outside the match's flow.
function kit.order_now(self)
  core.lock(self, true, "order")
  local ok, order = pcall(core.kit(self).order_of, self)
  core.lock(self, false)
  if ok then return order end
  error(problem.of(order), 0)
end


--- Raises what unknown.raise does: it is loaded where it is needed.
local function unknown(...)
  return require "tenace.match.unknown".raise(...)
end


--- The words that are gone, where files of a record may say them, and those
-- that are going, where any file does. A field or pile that is named like one
-- is that.
local function add_before(methods, k, variant)
  local words = variant.gone
  for name in next, words or {} do
    if not variant.fields[name] and not k.pile_of[name] then
      methods[name] = variant.before(name, methods[name], k.core, words)
    end
  end
end


--- The words and steps on `self`.
local function add_methods(k, variant)
  local methods = {}
  for name, word in next, core.words do methods[name] = word end
  for name, word in next, cores.complete(k.core).words do
    methods[name] = word
  end
  add_before(methods, k, variant)
  if variant.short then
    require "tenace.match.short".wrap(methods, variant.short)
  end
  for name, step in next, variant.steps do methods[name] = step end
  if variant.early then methods.end_trick = k.core.end_trick end
  scoring.hear(methods, variant.steps)
  scoring.hear_play(methods, variant.steps)
  scoring.hear_turns(methods, variant.steps)
  methods.option = options.read(variant)
  methods.facts = variant.facts
  local n = 0
  for _ in next, methods do n = n + 1 end
  k.methods, k.method_count = methods, n
  k.paths = {}
  for _, file in ipairs(variant.files) do
    k.paths["@" .. file.path] = file.path
  end
end


--- Tells the core the obligations: the words of the library and the cards named
-- by name, and the functions of the others.
local function add_obligations(k, variant)
  k.native, k.rule_names, k.once_empty = {}, {}, {}
  k[at.rules] = {}
  for i, obligation in ipairs(variant.obligations or {}) do
    k.native[i] = obligation.native or obligation.names and "named" or "rule"
    k[at.rules][i] = obligation.rule or false
    k.rule_names[i] = obligation.name
    k.once_empty[i] = k.pile_of[obligation.once_empty] or 0
  end
  k.duties, k[at.conditions] = in_core.list(
    variant.obligations or {})
end


--- The function(self, round) that prepares each round of a match, by match.
kit.prepare = setmetatable({}, { __mode = "k" })

--- The kept fields of a match at the start of its present round, by match.
kit.kept = setmetatable({}, { __mode = "k" })


--- kit.begin_keeps(fields, variant)
-- Sets every kept field to its first value, at the start of a match.
function kit.begin_keeps(fields, variant)
  for name, field in next, variant.fields do
    if field.scope == "keeps" then fields[name] = field.default end
  end
end


--- kit.restart(k, self, seed)
-- Begins a match anew with another seed. The fields that it kept are reset.
function kit.restart(k, self, seed)
  if k.has_keeps then
    local fields = core.fields(self)
    for name, field in next, k.variant.fields do
      if field.scope == "keeps" then fields[name] = nil end
    end
  end
  core.restart(self, seed)
  core.flow(self, k.flow)
end


--- A kept value in another match: its players and sides belong to that match,
-- and its lists cannot be changed.
local function in_match(self, kind, value)
  if type(value) == "table" and not ordered.behind(value) then
    return ordered.seal(table.move(value, 1, #value, 1, {}))
  end
  if value == nil or kind ~= "player" and kind ~= "side" then return value end
  return core[kind](self, value)
end


--- kit.restore_keeps(self, from, variant)
-- Sets a match's kept fields to those of match `from` at the start of its
-- present round.
function kit.restore_keeps(self, from, variant)
  local fields, kept = core.fields(self), kit.kept[from]
  for name, field in next, kept and variant.fields or {} do
    if field.scope == "keeps" then
      fields[name] = in_match(self, field.kind, kept[name])
    end
  end
end


--- The flow of a match: its rounds, one after the other.
local function flow_of(k, variant)
  local steps, begin, save = variant.steps, false, false
  if k.has_keeps then
    begin = function(self) kit.begin_keeps(core.fields(self), variant) end
    local names = k.kept_names
    save = function(self) kit.kept[self] = core.kept(self, names) end
  end
  return k.core.rounds(steps.round, steps.after_round or false,
    steps.over or false, steps.next_dealer or false, begin, save, kit.prepare)
end


--- The values that a field takes as they are: a set of them; or a range in one
-- number, its least value in the upper half and its length in the lower. False
-- where only field_kinds.check can tell.
local function taken_by(field)
  if field.each then return false end
  if field.values then
    local set = {}
    for _, value in ipairs(field.values) do set[value] = true end
    return set
  end
  local from, to = field.from, field.to
  return from and from >= 0 and to < 1 << 31 and from << 32 | to - from
    or false
end


-- The most fields that the core sets by itself.
local MOST_OWN = 64

-- Where a kit has by name the piles and fields of each side or player.
local has = { side = at.side_has, player = at.player_has }


--- Adds a field of each side or player to those that the core sets by itself:
-- plain numbers and flags. Not if the order of the cards depends on it.
local function add_own(k, name, field, number)
  local kind, own = field.one.kind, k[at.own]
  if kind ~= "number" and kind ~= "flag" or k.variant.wins_by
    or #own == MOST_OWN then return end
  own[#own + 1] = k.core.own_field(name, field.one.name, field.each,
    kind == "flag", field.one.from, field.one.to, number,
    field.scope == "round", #own, field.n)
  own[name] = own[#own]
  k[has[field.each]][field.one.name] = own[name]
end


--- The order depends on these fields: the core leaves their lists closed.
local function without_own(k, names)
  for _, listed in ipairs(names) do
    local field = k.variant.fields[listed]
    if field and field.each then
      k[has[field.each]][field.one.name] = listed
    end
  end
end


--- The names of the variant's fields: first those of a round, and how many.
local function names_of(variant)
  local names, kept = {}, {}
  for name, field in ordered.pairs(variant.fields) do
    table.insert(field.scope == "round" and names or kept, name)
  end
  local n = #names
  return table.move(kept, 1, #kept, n + 1, names), n
end


--- The fields of a round that have a first value, each with that behind it; or
-- nil.
local function first_values(variant, names, n)
  local list = {}
  for i = 1, n do
    local first = field_kinds.first(variant.fields[names[i]], variant)
    if first ~= nil then
      list[#list + 1] = names[i]
      list[#list + 1] = first
    end
  end
  return #list > 0 and list or nil
end


--- Adds the names of the fields of a round, the kinds and numbers of all fields
-- that may be set, and the values that they take.
local function add_fields(k, variant)
  local names, n = names_of(variant)
  k[at.names], k.kinds, k.taken = table.move(names, 1, n, 1, {}), {}, {}
  k.own_fields = { side = {}, player = {} }
  k[at.own] = {}
  for each, place in pairs(has) do
    k[place] = {}
    for name, first in next, k.own_piles[each] do k[place][name] = first end
  end
  k.seal, k.without_own = ordered.seal, without_own
  k[at.first] = first_values(variant, names, n)
  k.kept_names = table.move(names, n + 1, #names, 1, {})
  for number, name in ipairs(names) do
    local field = variant.fields[name]
    local kind = (field.from or field.each) and kind_numbers.checked
      or kind_numbers[field.kind]
    local orders = name == k.order_field and bits.orders or 0
    local each = field.each and bits.each or 0
    k.kinds[name] = kind | each | orders | number * bits.numbers
    k.taken[number] = taken_by(field)
    if field.each then
      k.own_fields[field.each][field.one.name] = name
      k[has[field.each]][field.one.name] = name
      add_own(k, name, field, number)
    end
  end
  return #names > n
end


-- What the engine knows of players and sides.
local built_in = { number = true, side = true, hand = true, tricks = true,
  held = true, won = true, score = true, count = true, players = true }


-- What a list of players may hold: players, which it keeps as seats.
local holders = {
  player = function(value)
    return math.tointeger(string.match(tostring(value), "^player (%d+)$"))
  end,
}


--- A function that sets a field of one side or player. The list of all their
-- values becomes a new one.
local function own_field_setter(k, variant)
  return function(self, owner, n, name, value)
    local listed = k.own_fields[owner][name]
    if not listed then
      local key = built_in[name] and "no_own_field" or "new_own_field"
      problem.raise_text(sentence.missing(key,
        { owner = owner, name = name }, ordered.keys(k.own_fields[owner])))
    end
    local field, now = variant.fields[listed], self[listed]
    local kept, wrong = field_kinds.check(field.one, value, holders)
    if wrong then problem.raise_text(wrong) end
    local list = {}
    for i = 1, field.n do list[i] = now and now[i] or false end
    list[n] = kept or false
    k.checked = ordered.seal(list)
    self[listed] = k.checked
  end
end


local said_in_duels

--- What is asked in a duel where the rules do not say.
local function duel_words()
  said_in_duels = said_in_duels or ordered.freeze {
    prompt = sentence.of "duel_ask",
    hold = sentence.of("duel_hold", { bid = "{bid}" }) }
  return said_in_duels
end


--- kit.core_for(deck) -> the core that takes a deck of that description
function kit.core_for(deck)
  if deck.wide then return core.wide() end
  return core.narrow or core
end


--- The core for a game. Where jokers stand for named cards, a meld can have
-- more cards alike than the deck.
local function core_of(variant)
  local deck = variant.deck
  local alike = meld_facts.most_alike(variant.facts.melds, deck)
  if alike > core.usual_deck_limits.packs then return core.wide() end
  return kit.core_for(deck)
end


local function make(variant)
  local k = { variant = variant, core = core_of(variant),
    account = variant.account }
  k.deck = k.core.deck(variant.deck)
  local laid = piles.lay(k, variant)
  add_obligations(k, variant)
  k[at.wins] = variant.wins_by
  local climb = variant.combinations
  k.combinations, k.combination_names = climb, climb and climb.names
  k[at.climb] = climb and core.climb(k.deck, climb) or false
  k.captures = variant.facts.captures
    and captures.for_core(variant.facts.captures, k)
  k[at.named] = {}  -- the kinds that a text names, met so far
  k[at.needs] = setmetatable({}, { __mode = "k" })  -- what lists of words take
  k[at.sets] = setmetatable({}, { __mode = "k" })  -- sets of cards by list
  k[at.after_trick] = setup.after_trick(variant)
  k[at.said] = variant.steps.said or variant.hears or false
  k.setup = setup.of(k, variant, laid)
  k.order_of = order_finder(k, variant)
  if points.vary(variant.points) then
    k.points_of = card_points.finder(k, variant.points)
  end
  add_methods(k, variant)
  k.has_keeps = add_fields(k, variant)
  k.fields_meta = { __index = k.core.empty_field(k.kinds, function(name)
    unknown(k, variant, name, "no_such_field")
  end) }
  k.flow = flow_of(k, variant)
  k.freeze = ordered.freeze
  k.duel = duel_words
  k.party_field = party.field
  k.patterns = patterns.for_core(variant.facts.patterns)
  k.play_by_hand = by_hand.play_tricks
  k.count_tricks = card_points.tricks_counter(variant.points)
  k.name_count = function() return sentence.of "counted_cards" end
  k.ladder = function() return ladder.of(variant.contracts) end
  k.set_field = k.core.set_field(k.kinds, function(name)
    unknown(k, variant, name, "cannot_set_field")
  end, function(name, value)
    if value == k.checked then return value end -- by set_own
    local kept, wrong = field_kinds.check(variant.fields[name], value,
      holders)
    if wrong then problem.raise_text(wrong) end
    return kept
  end, k.taken)
  k.suit_words, k.suit_letters = suits.words(k.deck)
  k.ranks = variant.ranks
  k.set_own = own_field_setter(k, variant)
  return k
end


--- kit.of(variant) -> kit
function kit.of(variant)
  local k = kits[variant]
  if not k then
    k = make(variant)
    kits[variant] = k
  end
  return k
end


--- kit.names(variant) -> list of the names of all that `self` has in its rules:
-- words, steps, fields and piles
function kit.names(variant)
  return require "tenace.match.unknown".names(kit.of(variant), variant)
end


kit.own_name, kit.each_view = piles.own_name, piles.each_view
kit.owner_of = piles.owner_of


--- kit.match(k, seed) -> the core's match, with its piles on it by name
function kit.match(k, seed)
  local self = k.core.match(k, seed)
  local fields = core.fields(self)
  for name, n in next, k.pile_of do fields[name] = core.pile(self, n) end
  piles.add_rows(k, self, fields)
  return self
end


return kit
