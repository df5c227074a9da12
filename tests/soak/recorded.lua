-- Bots at the decisions of recorded games of Skat: in how many they would have
-- played the card that was played, and what either card loses if from then on
-- all play perfectly with all cards seen. Asked are those who had a choice.
--
--   tenace run tests/soak/recorded.lua [WHO [BOT …]]
--
-- WHO: letters of tests/rules/skat/recorded.lua, `ps` for persons and programs
-- that play well (all). BOT: see tests/soak/named.lua.
--
-- Two cards are alike if no card that may still be held, or lies in the trick,
-- is between them, and they count the same: which of them is played is a habit.

local averages = dofile "tests/soak/averages.lua"
local named = dofile "tests/soak/named.lua"
local recorded = dofile "tests/rules/skat/recorded.lua"
local solve = require "tenace.match.solve"
local tenace = require "tenace"
local words = require "tenace.words.all"

local given = { ... }
local who = given[1] or "psw"
local groups = { p = "persons", s = "good programs", w = "others" }
local names = { table.unpack(given, 2) }
if #names == 0 then names = { "search", "search:20" } end


--- A bot, or those who played, and the means of what is noted, by name.
local function new_bot(name)
  local bot = { name = name, think = named(name), means = {}, kinds = {},
    time = 0, moves = 0 }
  function bot.note(what, value)
    local mean = bot.means[what] or averages()
    if not bot.means[what] then bot.kinds[#bot.kinds + 1] = what end
    bot.means[what] = mean
    mean:add(value)
  end
  return bot
end


--- The cards that have left the hands of all others, for the player to turn.
local function gone(m, player)
  local away = {}
  local function add(cards)
    for card in cards:gmatch "%S+" do away[card] = true end
  end
  local view = m:view(player)
  add(view.hand)
  for _, event in ipairs(m:story(player)) do
    if event.what == "trick" then
      for _, one in ipairs(event.cards) do add(one.cards) end
    elseif event.what == "move" and event.move and not event.played then
      add(event.move)
    end
  end
  return away
end


--- The line of the order with both cards, as a list; nil if there is none.
local function line_with(order, a, b)
  for line in tostring(order):gmatch "[^\n]+" do
    local list, has = {}, {}
    for card in line:gmatch "[%w]+" do
      list[#list + 1] = card
      has[card] = #list
    end
    if has[a] and has[b] then return list, has[a], has[b] end
  end
end


local function counts(m, card)
  return m.variant.facts.points[card:match "^(.+).$"] or 0
end


--- Are two cards alike for their player?
local function alike(m, player, a, b)
  if a == b then return true end
  if counts(m, a) ~= counts(m, b) then return false end
  local order = tenace.order("skat", { contract = m:view(player).contract })
  local line, from, to = line_with(order, a, b)
  if not line then return false end
  local away = gone(m, player)
  for n = math.min(from, to), math.max(from, to) do
    if not away[line[n]] then return false end
  end
  return true
end


--- What each card loses against the best one with all cards seen, by card.
local function losses(m)
  local solved, by_card = solve.core_match(m.core, m.variant, {}), {}
  if not solved then return nil end
  local sign, best = solved.fewest and -1 or 1, -math.huge
  for _, one in ipairs(solved.moves) do
    best = math.max(best, sign * one.value)
  end
  for _, one in ipairs(solved.moves) do
    by_card[one.move] = best - sign * one.value
  end
  return by_card
end


--- What a bot would have done here, and the time that it took is noted.
local function chosen(bot, m)
  local before = os.clock()
  local move, thought = bot.think(m)
  bot.time = bot.time + (thought.seconds or os.clock() - before)
  bot.moves = bot.moves + 1
  return move
end


--- The name of the place in a trick, for a declarer or defender.
local function place(m, player)
  local view = m:view(player)
  local role = view.declarer == player and "declarer" or "defender"
  local n = #(view.table or {})
  return role, role .. (n == 0 and " leads" or n == 1 and " second" or " last")
end


--- Notes a card that a bot would have played instead of the one that was.
local function note_card(bot, m, made, by_card, move)
  local player = m:turn()
  local same = move == made.card and 100 or 0
  local near = alike(m, player, move, made.card) and 100 or 0
  for _, group in ipairs { "all", made.group } do
    bot.note(group .. ": same card", same)
    bot.note(group .. ": same or alike", near)
    if by_card then
      bot.note(group .. ": loses", by_card[move])
      bot.note(group .. ": they lose", by_card[made.card])
    end
  end
  local role, where = place(m, player)
  bot.note(role, same)
  bot.note(where, same)
end


--- What a decision before the cards is about.
local function named_kind(move)
  if move == "pass" or move == "yes" or tonumber(move) then return "bid" end
  if move == "take" or move == "hand" then return "take or hand" end
  return move:find "%u" and "put away" or "contract"
end


--- Asks all bots at a decision of somebody who had a choice.
local function ask(m, bots, made)
  local _, asked = m:turn()
  local by_card = asked.kind == "card" and losses(m)
  for _, bot in ipairs(bots) do
    local move = chosen(bot, m)
    if asked.kind == "card" then
      note_card(bot, m, made, by_card, move)
    else
      bot.note(named_kind(made.card),
        words.sorted(move) == words.sorted(made.card) and 100 or 0)
    end
  end
end


--- Plays a game as far as its record goes, and asks the bots on the way.
local function play(game, bots)
  local m = recorded.match(game)
  while m:turn() do
    local made = recorded.next(game, m)
    if not made then return end
    local letter = game.players[m:turn()]
    if who:find(letter, 1, true) and #m:moves() > 1 then
      ask(m, bots, { card = made, group = groups[letter] })
    end
    m:play(made)
  end
end


local function report(bot)
  table.sort(bot.kinds)
  print(string.format("ok - %s, %.1f ms a decision", bot.name,
    bot.time / math.max(1, bot.moves) * 1000))
  for _, what in ipairs(bot.kinds) do
    local mean, interval = bot.means[what]:mean()
    print(string.format("#   %-28s %6.2f ± %5.2f of %d", what, mean, interval,
      bot.means[what].n))
  end
end


local bots = {}
for n, name in ipairs(names) do bots[n] = new_bot(name) end
for _, game in ipairs(recorded.games()) do play(game, bots) end
for _, bot in ipairs(bots) do report(bot) end
