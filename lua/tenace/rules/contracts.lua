-- The fact `contracts`: what each contract is worth, how often it may count,
-- and which cards are higher in it.

local decks = require "tenace.rules.decks"
local ordered = require "tenace.base.ordered"
local parts_of = require "tenace.rules.parts"
local sentence = require "tenace.base.sentence"

local contracts = {}

-- What a contract may have besides its worth, and what of it is its order.
local parts = { from = true, to = true, trump = true, top = true, ranks = true }
local of_order = { "trump", "top", "ranks" }

local wrong = parts_of.wrong


--- A whole number from 1 on, as worth is.
local function is_worth(n) return math.type(n) == "integer" and n > 0 end


--- Are all words of a text in another one?
local function are_all(text, known)
  if type(text) ~= "string" or not string.find(text, "%S") then return false end
  for word in string.gmatch(text, "%S+") do
    if not string.find(" " .. known .. " ", " " .. word .. " ", 1, true) then
      return false
    end
  end
  return true
end


--- Checks how cards rank in a contract.
local is_right = {
  trump = function(value, deck)
    return type(value) == "string" and #value == 1
      and are_all(value, deck.suits)
  end,
  top = function(value, deck)
    return type(value) == "string" and decks.read(deck, value) ~= nil
  end,
  ranks = function(value, deck)
    return are_all(value, deck.ranks)
  end,
}


--- The suit that a contract is named after, as in `7 hearts`; nil if none.
local function suit_in(name)
  local suit = require "tenace.core".globals.suit
  local known, letter = pcall(suit, name)
  return known and letter or nil
end


--- The order of a contract's cards; false if it has none of its own. A contract
-- whose `trump` is true is named after its trump suit.
local function order_of(name, given, deck)
  local order = false
  for _, part in ipairs(of_order) do
    local value = given[part]
    if part == "trump" and value == true then
      value = suit_in(name)
    end
    if given[part] ~= nil then
      if not is_right[part](value, deck) then
        return wrong("fact_contract_order", { name = name, part = part }, name,
          part)
      end
      order = order or {}
      order[part] = value
    end
  end
  return order
end


--- Checks one contract. One that says how cards rank may be worth nothing; then
-- it cannot be bid by its worth.
-- @param worth a number, or false
-- @param given what it has besides its worth
local function check_one(name, worth, given, deck)
  local from, to = given.from, given.to
  local ranged = is_worth(from) and is_worth(to) and from <= to and to <= 100
  local order, message, path = order_of(sentence.shown(name), given, deck)
  if order == nil then return nil, message, path end
  local worthless = worth == false and order and not from and not to
  if type(name) ~= "string" or not (is_worth(worth) or worthless)
    or not ranged and (from or to) then
    return wrong("fact_contract", { name = sentence.shown(name) }, name)
  end
  return { name = name, value = worth or nil, from = from, to = to,
    order = order }
end


--- The worth of each contract that a table names: one, by its name, or several
-- with what they have in common.
local function named_in(name, given)
  if type(given) ~= "table" then return { [name] = given }, {} end
  local worths, common = {}, {}
  for key, value in ordered.pairs(given) do
    if parts[key] then common[key] = value
    elseif key == 1 and type(name) == "string" then worths[name] = value
    elseif type(name) == "string" or type(key) ~= "string" then
      return nil, sentence.unknown(key, ordered.keys(parts)), { name, key }
    else worths[key] = value end
  end
  if type(name) == "string" then worths[name] = worths[name] or false end
  return worths, common
end


--- contracts.check(value, known) -> contracts by name; or nil, message, path
-- @param known the facts so far: the deck
-- @return { name, value or nil, from, to, order = { trump, top, ranks } or
-- false }
function contracts.check(value, known)
  if type(value) ~= "table" then return wrong("fact_contracts") end
  local all = {}
  for name, given in ordered.pairs(value) do
    local worths, common, path = named_in(name, given)
    if not worths then return nil, common, path end
    for each, worth in ordered.pairs(worths) do
      local one, message, inner = check_one(each, worth, common, known.deck)
      if not one then
        return nil, message, type(name) == "string" and inner or { name }
      end
      all[each] = one
    end
  end
  return all
end


--- contracts.instead(one, other) -> what a house rule makes of a contract
-- It keeps what it does not give of the one that it replaces.
function contracts.instead(one, other)
  if one and not other.order then other.order = one.order end
  if one and not other.value then
    other.value, other.from, other.to = one.value, one.from, one.to
  end
  return other
end


--- The order of each contract's cards, by name; nil if none has one.
local function orders_of(all)
  local orders, any = {}, false
  for name, one in next, all or {} do
    orders[name], any = one.order or {}, any or one.order ~= false
  end
  return any and orders or nil
end


--- contracts.order(v, self) -> { trump, top, ranks } of the contract that is
-- played; nil if the contracts of the variant say nothing of it
-- @param self has the field `contract`
function contracts.order(v, self)
  return v.orders and (v.orders[self.contract] or {})
end


--- contracts.tops(v) -> the cards that are the highest trumps in most contracts
-- of a variant, as text
function contracts.tops(v)
  local n, times, list = 0, {}, {}
  for _, order in next, v.orders or {} do
    n = n + 1
    for card in string.gmatch(order.top or "", "%S+") do
      times[card] = (times[card] or 0) + 1
    end
  end
  for card, often in ordered.pairs(times) do
    if 2 * often > n then list[#list + 1] = card end
  end
  return table.concat(list, " ")
end


--- contracts.settle(v) -> true; false if no field says which is played
-- Takes in how cards rank by contract. A game whose contracts say it needs no
-- step `order`; that of a house rule finds it in `base`.
function contracts.settle(v)
  v.orders = orders_of(v.facts.contracts)
  if not v.orders then return true end
  for _, d in ipairs(v.layers.list) do
    local beneath = d.file.beneath
    if not rawget(beneath, "order") then
      beneath.order = function(self) return contracts.order(v, self) end
    end
  end
  return v.fields.contract ~= nil
end


return contracts
