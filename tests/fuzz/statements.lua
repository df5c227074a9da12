-- Statements of generated steps: the words of rules files, one after the other.

local values = require "tests.fuzz.values"

local statements = {}

local block


--- Calls of words that change or ask something, each as lines of Lua.
local words = {}


function words.deal(c)
  return ("self:deal_each(%s%s)"):format(values.number(c, 1, 5),
    c.chance:once_in(3) and ", " .. values.number(c, 1, 3) or "")
end


function words.draw(c)
  local to = c.chance:once_in(2) and values.pile(c) or values.player(c)
  return ("self:draw(%s%s)"):format(to,
    c.chance:once_in(3) and ", " .. values.number(c, 1, 4) or "")
end


function words.move(c)
  local from = values.pile(c)
  local cards = c.chance:one_of { from, values.cards(c), values.card(c),
    from .. ":cards():list()[1] or " .. from }
  return ("self:move(%s, %s, %s)"):format(cards, from,
    c.chance:once_in(3) and values.player(c) or values.pile(c))
end


function words.show(c)
  return ("self:show(%s, %s%s)"):format(values.cards(c), values.text(c),
    c.chance:once_in(2) and ", " .. values.pile(c) or "")
end


function words.shuffle_stock(c)
  return c.chance:once_in(4) and "self:shuffle_stock()" or words.draw(c)
end


function words.turn_over(c)
  return "self:turn_over(" .. values.pile(c) .. ")"
end


function words.random(c)
  return "self.bid = self:random(" .. values.number(c, 1, 9) .. ")"
end


function words.draw_each(c)
  return ('self:draw_each { cards = %s, first = %s, prompt = %s, ladder = { { '
    .. '%s, %s }, %s }, at_end = %s, over = "over {cards}?" }'):format(
    values.number(c, 1, 3), values.player(c), values.prompt(c),
    values.card_text(c), values.card_text(c), values.card_text(c),
    values.flag(c))
end


function words.tell_count(c)
  return ("self:tell_count(%s, %s)"):format(c.chance:once_in(2)
    and values.pile(c) or values.player(c), values.cards(c))
end


function words.take_back(c)
  return ("self:take_and_put_away(%s, %s, '?'%s)"):format(values.player(c),
    values.pile(c),
    c.chance:once_in(2) and ", " .. values.number(c) or "")
end


function words.choose(c)
  return ("self.said = self:choose(%s, %s, %s)"):format(values.player(c),
    values.prompt(c), values.choices(c))
end


function words.yes_no(c)
  return ("self.yes = self:ask_yes_no(%s, %s)"):format(values.player(c),
    values.prompt(c))
end


function words.number(c)
  local low = c.chance:from(-2, 5)
  return ("self.bid = self:ask_number(%s, %s, %s, %s)"):format(
    values.player(c), values.prompt(c), values.number(c, low, low),
    values.number(c, low, low + 20))
end


--- A number of cards to ask for.
local function how_many(c)
  if c.chance:once_in(3) then
    return ("{ %s, %s }"):format(values.number(c, 0, 1), values.number(c, 1, 3))
  end
  return values.number(c, 1, 3)
end


function words.ask_cards(c)
  local from = c.chance:once_in(2) and values.pile(c) or values.player(c)
  return ("local chosen = self:ask_cards(%s, %s, %s, %s, %s)"):format(
    values.player(c), values.prompt(c), how_many(c), from, values.condition(c))
end


function words.put_away(c)
  return ("self:put_away(%s, %s, %s, %s)"):format(values.player(c),
    values.prompt(c), how_many(c), values.pile(c))
end


function words.auction(c)
  return ("self.bid_text, self.taker = self:auction { bids = %s, prompt = %s, "
    .. "over = %s, first = %s, once = %s, must_bid = %s, may_match = %s, "
    .. "promises = %s }"):format(values.choices(c), values.prompt(c),
    values.prompt(c), values.player(c), values.flag(c),
    c.chance:once_in(2) and "nil" or values.player(c),
    c.chance:once_in(2) and "nil" or values.player(c),
    values.odd_or(c, "nil", 'function(self, bid) return bid .. " it is" end'))
end


function words.declare(c)
  local form = 'self.said = self:declare(%s, %s, { { "one", %s }, '
    .. '{ "two", %s%s } }%s)'
  return form:format(values.player(c), values.prompt(c),
    values.cards_text(c, 1, 2), values.cards_text(c, 1, 2),
    c.chance:once_in(2) and ', 20, "twenty"' or "",
    c.chance:once_in(3) and ", " .. values.condition(c) or "")
end


function words.holder(c)
  local bids = c.contracts and c.chance:once_in(2) and ""
    or ', bids = "18 20 22 23"'
  return ("self.bid, self.taker = self:auction { holder = %s, prompt = %s, "
    .. "hold = %s%s }"):format(values.player(c), values.prompt(c),
    values.prompt(c), bids)
end


function words.add_trick(c)
  return "self:add_trick(" .. values.player(c) .. ")"
end


function words.play_tricks(c)
  return ("self:play_tricks { leader = %s%s%s }"):format(values.player(c),
    c.chance:once_in(3) and ", tricks = " .. values.number(c, 1, 4) or "",
    c.chance:once_in(8) and ", until_wins = " .. values.player(c) or "")
end


function words.by_hand(c)
  return ([[self:begin_trick(%s)
for p in self:each_player(%s) do
  %s
  self:let_play(p)
end
self.taker = self:end_trick()]]):format(values.player(c), values.player(c),
    c.chance:once_in(6) and block(c, 1, 1) or "self.bid = 1")
end


function words.let_play(c)
  return ("self:begin_trick(%s)\nself:let_play(%s)"):format(values.player(c),
    values.player(c))
end


function words.runs(c)
  return ("self.bid, self.yes = self:run_of_trumps(%s, %s)"):format(
    values.player(c), values.pile(c))
end


function words.score(c)
  return ("self:score(%s, %s, %s)"):format(values.side(c),
    values.number(c, -9, 20), values.text(c))
end


function words.count(c)
  return ("self:count(%s, %s, %s)"):format(values.side(c),
    values.number(c, -9, 20), values.text(c))
end


function words.most_counted()
  return "local n, side, says = self:most_counted()\nif side then "
    .. "self:score(side, n, says) end"
end


function words.points(c)
  return ("self:score(%s, %s:points(), \"cards\")"):format(values.side(c),
    values.pile(c))
end


function words.points_of(c)
  return "self.bid = self:points_of(" .. values.cards(c) .. ")"
end


function words.sit_out(c)
  return "self:sit_out(" .. values.player(c) .. ")"
end


function words.make_dealer(c)
  return "self:make_dealer(" .. values.player(c) .. ")"
end


function words.partners(c)
  local own = "drawn"
  for _, pile in ipairs(c.piles) do
    if pile.each == "player" then own = pile.name end
  end
  return ("self:draw_for_partners(%q, %s)"):format(own, values.text(c))
end


function words.field(c)
  return c.chance:one_of {
    "self.trump = " .. values.suit(c), "self.taker = " .. values.player(c),
    "self.bid = " .. values.number(c), "self.said = " .. values.text(c),
    "self.yes = " .. values.flag(c), "self.card = " .. values.card(c),
    "self.list = " .. values.choices(c),
    "self.level = " .. values.number(c, 0, 9),
  }
end


function words.counts(c)
  return ('local n, says = count_on(%s, "with", %s, %s)\n'
    .. 'n, says = count_times(%s, "times", n, says)\nself.said = says')
    :format(values.number(c), values.flag(c) .. ' and "more"',
    values.text(c), values.number(c))
end


function words.texts(c)
  return c.chance:one_of {
    "self.said = cycle(" .. values.odd_or(c, '"H D S C none"', '""', '"a"')
      .. ", " .. values.number(c, 1, 9) .. ")",
    "for w in (" .. values.odd_or(c, values.text(c), "self.stock",
      "self.stock:cards()") .. ") do self.said = w end",
    "self.said = (" .. values.text(c) .. "):has(" .. values.text(c) .. ")",
    "self:say(1, { " .. values.odd_or(c, '"{a} of {b}"', '"{c} {"', "4")
      .. ", a = " .. values.text(c) .. ", b = " .. values.number(c) .. " })",
    "self.said = combine(" .. values.text(c) .. ", " .. values.choices(c)
      .. ")[1]",
    "self.said = (" .. values.text(c) .. "):rep(" .. values.number(c, 0, 9)
      .. ", " .. values.text(c) .. ")",
    'self.said = string.format("%s %d", ' .. values.text(c) .. ", "
      .. values.number(c) .. ")",
    "local t = " .. values.choices(c) .. "\ntable.insert(t, "
      .. values.number(c, 1, 3) .. ", " .. values.text(c)
      .. ")\ntable.sort(t)\nself.said = table.concat(t, " .. values.text(c)
      .. ")",
    "for k, v in pairs(" .. values.choices(c) .. ") do self.said = v end",
  }
end


function words.looks(c)
  return c.chance:one_of {
    "self.bid = self:largest_led()",
    "self.said = self:led()",
    "self.said = self:trick()",
    "self.bid = " .. values.pile(c) .. ":has(" .. values.card(c) .. ")",
    "self.bid = #" .. values.pile(c) .. ':cards():of_rank('
      .. values.rank(c) .. ")",
    "self.bid = #" .. values.player(c, true) .. ".hand:cards():without("
      .. values.cards(c) .. ")",
    "self.bid = " .. values.side(c) .. ".score",
  }
end


local melds = {}


function melds.counted(c)
  return ("self:score(%s, #self:melds(%s), \"melds\")"):format(
    values.side(c), c.chance:once_in(4) and "{ " .. values.cards_text(c, 3, 5)
    .. " }" or values.side(c))
end


function melds.listed(c)
  return ("for _, meld in ipairs(self:melds(%s)) do self.bid = meld.size end")
    :format(c.chance:once_in(2) and "" or values.side(c))
end


function melds.concealed(c)
  return "self.yes = self:is_concealed(" .. values.player(c) .. ")"
end


function melds.turn(c)
  local partner = c.chance:once_in(3) and ", " .. values.player(c) or ""
  return ("self:play_turn(%s%s)"):format(values.player(c), partner)
end


function melds.turns(c)
  return ("self:play_turns { first = %s, ask_partner = %s, knock = %d, "
    .. "offer = %s, stock_left = %d, most_taken = %d }"):format(
    values.player(c), c.chance:once_in(2), c.chance:from(0, 20),
    c.chance:once_in(3), c.chance:from(0, 9), c.chance:from(0, 9))
end


function melds.open(c)
  local player = values.player(c)
  return c.chance:once_in(2) and "self:lay_open(" .. player .. ")"
    or ("self:show(self:knock_cards(%s.hand, %d))"):format(
      "self:player(1)", c.chance:from(-1, 20))
end


--- Statements of Lua around others.
local around = {}


around["if"] = function(c)
  return ("if %s then\n%s\nend"):format(values.flag(c), block(c, 1, 2))
end


function around.times(c)
  return ("for i = 1, %s do\n%s\nend"):format(
    c.chance:from(1, 4), block(c, 1, 2))
end


function around.players(c)
  local before = c.loop
  c.loop = "p"
  local inner = block(c, 1, 2)
  c.loop = before
  return ("for p in self:each_player(%s) do\n%s\nend"):format(
    c.chance:once_in(2) and values.player(c) or "", inner)
end


function around.sides(c)
  local before = c.side_loop
  c.side_loop = "side"
  local inner = block(c, 1, 2)
  c.side_loop = before
  return ("for side in self:each_side() do\n%s\nend"):format(inner)
end


around["repeat"] = function(c)
  return ("local n = 0\nrepeat\nn = n + 1\n%s\nuntil n > %d or %s"):format(
    block(c, 1, 2), c.chance:from(1, 6), values.flag(c))
end


--- The names of a table, sorted, so that random choices are repeatable.
local function names_of(t)
  local names = {}
  for name in pairs(t) do names[#names + 1] = name end
  table.sort(names)
  return names
end


local word_names, meld_names = names_of(words), names_of(melds)
local around_names = names_of(around)


--- One statement.
function statements.one(c)
  c.depth = (c.depth or 0) + 1
  local text
  if c.depth < 4 and c.chance:once_in(6) then
    text = around[c.chance:one_of(around_names)](c)
  elseif c.melds and c.chance:once_in(2) then
    text = melds[c.chance:one_of(meld_names)](c)
  else
    text = words[c.chance:one_of(word_names)](c)
  end
  c.depth = c.depth - 1
  return "do " .. text .. " end"
end


--- Some statements, a line each.
function block(c, low, high)
  return table.concat(c.chance:times(low, high, statements.one, c), "\n")
end

statements.block = block
statements.words, statements.melds = words, melds


--- The turns of a game with melds.
function statements.turns(c)
  return ([[local player, n = self.dealer, 0
repeat
  n = n + 1
  player = self:left_of(player)
  %s
  if not self:play_turn(player%s) then break end
until n > %d or #player.hand == 0]]):format(
    c.chance:once_in(5) and statements.one(c) or "", c.chance:once_in(4)
    and ", self:partner_of(player)" or "", c.chance:from(3, 30))
end

return statements
