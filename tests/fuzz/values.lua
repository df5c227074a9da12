-- Values for the calls of generated rules, as Lua: mostly of the right type,
-- now and then odd.

local values = {}

-- Values that fit nowhere, or barely.
values.odd = {
  "nil", "true", "false", "-1", "0", "1", "2", "1.5", "0/0", "1/0", "63",
  "64", "255", "256", "257", "300", "32768", "65535", "65536", "2147483647",
  "2147483648", "4294967296", "math.maxinteger", "math.mininteger", "1e300",
  '""', '" "', '"x"', '"AS"', '"as"', '"ZZ"', '"AS AS AS AS AS"', '"BJ"',
  '"none"', '"trump"', '"{level}"', '"{x"', '"pass"', '"*"', '"= ="',
  '("x"):rep(65536)', '("AS "):rep(300)', '"\\0"', '"\\27[2J"', '"a\\nb"',
  "{}", "{ {} }", "{ 1, 2 }", "{ false }", '{ "AS", "ZZ" }',
  "{ leader = 1 }", "function() end", "function(...) return ... end",
  "function() return true end", "self", "self.stock", "self.dealer",
  "self.option", "self.facts", "print", "game", "suit",
}

--- One value in this many is odd.
values.each_odd = 40


local function odd(c, ...)
  if c.chance:once_in(values.each_odd) then
    return c.chance:one_of(values.odd)
  end
  return c.chance:one_of { ... }
end


--- A card of the game's deck, as text in quotes.
function values.card_text(c)
  return '"' .. c.chance:one_of(c.cards) .. '"'
end


--- Some cards as text in quotes.
function values.cards_text(c, low, high)
  return '"' .. table.concat(c.chance:times(low or 1, high or 3, function()
    return c.chance:one_of(c.cards)
  end), " ") .. '"'
end


function values.number(c, low, high)
  return odd(c, tostring(c.chance:from(low or 0, high or 5)),
    tostring(c.chance:from(low or 0, high or 5)),
    tostring(c.chance:from(low or 0, high or 5)),
    "self.round_number", "#self.stock", "#" .. values.player(c, true)
    .. ".hand", "self:random(" .. c.chance:from(1, 5) .. ")")
end


--- A player; `sure` leaves out what may be none.
function values.player(c, sure)
  if sure then
    return c.chance:one_of { "self.dealer", "self:left_of(self.dealer)",
      "self:player(" .. c.chance:from(1, c.players) .. ")" }
  end
  if c.rich and not c.chance:once_in(c.short and 4 or 2) then return c.rich end
  return odd(c, tostring(c.chance:from(1, c.players)), "self.dealer",
    "self:left_of(self.dealer)", "self:right_of(self.dealer)",
    "self:next_in_turn(self.dealer)", "self:left_of(self.dealer, 2)",
    c.loop or "self.dealer", c.loop or "1", "self.taker",
    "self:partner_of(1)", "self:player(self:random(" .. c.players .. "))")
end


function values.side(c)
  return odd(c, "1", "self:side(1)", values.player(c), "self.dealer.side",
    c.side_loop or "self:side(1)", c.side_loop or "1")
end


function values.pile(c)
  local list = { "self.stock", values.player(c, true) .. ".hand",
    values.player(c, true) .. ".side.won" }
  for _, pile in ipairs(c.piles) do
    list[#list + 1] = not pile.each and "self." .. pile.name
      or pile.each == "side" and "self:side(1)." .. pile.name
      or values.player(c, true) .. "." .. pile.name
  end
  return odd(c, table.unpack(list))
end


function values.cards(c)
  return odd(c, values.cards_text(c), values.card_text(c), values.pile(c),
    values.player(c, true) .. ".hand:cards()",
    values.player(c, true) .. ':held()', "self:trick()",
    values.pile(c) .. ':of_suit("' .. c.chance:one_of(c.suits) .. '")')
end


--- A card that exists, or may exist.
function values.card(c)
  return odd(c, values.card_text(c), values.pile(c)
    .. ":top()", "split(self:trick())[1]",
    values.player(c, true) .. ".hand:cards():list()[1]")
end


function values.suit(c)
  return odd(c, '"' .. c.chance:one_of(c.suits) .. '"', "nil",
    "suit(" .. values.card(c) .. ")", "self:led()", '"trump"')
end


function values.rank(c)
  return '"' .. c.chance:one_of(c.ranks) .. '"'
end


function values.text(c)
  return odd(c, '"because"', '"said {bid}"', '"a reason"', "tostring(self)",
    '"round " .. self.round_number', "tostring(" .. values.pile(c) .. ")")
end


--- A prompt, with a field in it or without.
function values.prompt(c)
  return odd(c, '"what?"', '"and now {taker}?"', '"at {bid}?"')
end


--- A list of texts to choose from.
function values.choices(c)
  return odd(c, '{ "one", "two", "three" }', '{ "pass", "play" }',
    '{ "clubs", { "hearts", "spades" }, false }', '{ "only" }',
    'combine("1 2 3", { "", "up" })', 'split "a b c d e f"',
    "{ " .. values.card_text(c) .. ", " .. values.card_text(c) .. " }")
end


function values.flag(c)
  return odd(c, "true", "false", "#self.stock > 3", "self.round_number > 1",
    values.player(c, true) .. ".tricks > 1", "not self.taker",
    "self:random(2) == 1")
end


--- A condition on chosen cards: a function of their text.
function values.condition(c)
  return odd(c, "nil", "nil", 'function(cards) return cards:find "'
    .. c.chance:one_of(c.ranks) .. '", "no" end',
    "function(cards) return #cards % 2 == 0 end",
    "function() return true end",
    "function(cards) return rank(split(cards)[1]) ~= "
    .. values.rank(c) .. " end")
end


values.odd_or = odd

return values
