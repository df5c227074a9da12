-- Compares the rules file with the second statement. Both make every decision
-- of random matches, and at every step both must agree who is asked, which
-- answers are allowed, where each card is and what it counts.

local beside = require "rules.beside"
local choices = require "rules.canasta.choices"
local lists = require "rules.lists"
local second = require "rules.canasta.second"
local tenace = require "tenace"

local against = {}

against.VALUES = {
  { "target", 5000, 2500, 500 }, { "naturals_per_wild", 2, 0 },
  { "black_three", "freezes", "blocks" },
  { "pile_before_first_meld", true, false },
  { "ask_partner", false, true }, { "wild_melds", false, true },
  { "canastas_to_go_out", 1, 2 },
  { "players", 4, 2, 3 }, { "draw_two", false, true },
}

local PACK = second.pack()
local MADE_UP = 4                          -- answers tried beside each question


--- A deal of all cards. Sometimes it keeps cards of a rank together, because
-- large melds and going out would be rare otherwise.
local function random_deal(random, players)
  local pack = table.move(PACK, 1, #PACK, 1, {})
  for i = #pack, 2, -1 do
    local j = random(i)
    pack[i], pack[j] = pack[j], pack[i]
  end
  local kind = random(3)
  if kind > 1 then
    local block = kind == 2 and 6 or 11
    for from = 1, #pack - block, block do
      local part = table.move(pack, from, from + block - 1, 1, {})
      local want = second.rank(part[1])
      for k = 2, #part do
        for at = from + block, #pack do
          if random(2) == 1 and second.rank(pack[at]) == want then
            pack[from + k - 1], pack[at] = pack[at], pack[from + k - 1]
            break
          end
        end
      end
    end
  end
  local deal, n = { hands = {} }, second.DEALT[players]
  for player = 1, players do
    deal.hands[player] = table.concat(pack, " ", player * n - n + 1, player * n)
  end
  deal.stock = table.concat(pack, " ", players * n + 1)
  return deal
end


local function random_options(random)
  local option = {}
  for _, one in ipairs(against.VALUES) do
    if random(2) == 1 then option[one[1]] = one[1 + random(#one - 1)] end
  end
  if option.players and option.players < 4 then option.ask_partner = nil end
  return option
end


local check, sorted = beside.check, beside.sorted


--- The melds of a side by rank, as sorted text.
local function melds_text(melds)
  local list = {}
  for name, cards in pairs(melds) do
    list[#list + 1] = name .. ": " .. sorted(cards)
  end
  table.sort(list)
  return table.concat(list, "; ")
end


--- The same of a view.
local function seen_melds(view, side)
  local melds = {}
  for _, meld in ipairs(view.melds) do
    if meld.side == side then
      local cards = second.words(meld.cards)
      check(#cards, meld.size, "size of " .. meld.cards)
      check(second.points(cards), meld.points, "points of " .. meld.cards)
      local name = "wild"
      for _, card in ipairs(cards) do
        if second.rank(card) ~= "wild" then name = second.rank(card) end
      end
      check(melds[name], nil, "two melds of " .. name)
      melds[name] = cards
    end
  end
  return melds_text(melds)
end


--- Where every card lies.
local function check_cards(m, model)
  local hands, view = m:hands(), m:view(1)
  for player = 1, #model.hands do
    check(sorted(second.words(hands[player])), sorted(model.hands[player]),
      "hand " .. player)
  end
  check(view.stock, #model.stock, "stock")
  check(view.discard, #model.pile, "discards")
  check(view.top, model.pile[#model.pile], "top card")
  check(view.frozen, model:frozen(), "frozen")
  for s = 1, #model.melds do
    check(seen_melds(view, s), melds_text(model.melds[s]), "melds of " .. s)
    check(#second.words(view.laid_down[s]), model.red[s], "red threes")
    local need = not next(model.melds[s]) and model.need[s]
    check(view.first_meld[s], need, "first meld")
  end
  local all, red = model:all_cards()
  check(#all + red, 108, "cards")
end


--- Listed and made-up answers: both must judge them alike.
local function check_answers(m, model, random)
  local list, more = m:moves()
  for _, move in ipairs(list) do
    local allowed, why = model:allows(move)
    if not allowed then error("listed: " .. move .. ", but " .. why, 0) end
  end
  for _ = 1, model.stage == "partner" and 0 or MADE_UP do
    local move = choices.made_up(model, random, PACK)
    local allowed, reason = m:allows(move)
    local expected, why = model:allows(move)
    if allowed ~= expected then
      error(("%s is %s (%s), not %s (%s)"):format(move, allowed,
        tostring(reason), expected, tostring(why)), 0)
    end
  end
  return list, more
end


--- Every answer of one group that the second statement allows is accepted.
local function check_all(m, model)
  choices.each(model, function(move)
    local expected = model:allows(move)
    local allowed, reason = m:allows(move)
    if allowed ~= expected then
      error(("%s is %s (%s), not %s"):format(move, allowed, tostring(reason),
        expected), 0)
    end
  end)
end


--- Tells the second statement what has happened in the match since. An answer
-- that the match gave itself must be the only possible one. Returns how much of
-- the story the statement has heard, and how many turns have begun.
local function follow(m, model, heard)
  local story, own = m:story(1, heard), {}
  for player = 2, #model.hands do own[player] = m:story(player, heard) end
  own[1] = story
  local turns = 0
  for i, entry in ipairs(story) do
    if entry.what == "move" and model.player then
      check(entry.player, model:asked_player(), "player")
      local allowed, why = model:allows(entry.move)
      if not allowed then error(entry.move .. ": " .. why, 0) end
      if own[entry.player][i].forced then
        check(choices.other(model, entry.move), nil, "beside " .. entry.move)
      end
      turns = turns + (model.stage == "draw" and 1 or 0)
      model:play(entry.move)
    end
  end
  return heard + #story, turns
end


--- One answer of a list: seldom the end of a turn while there is more to do.
local function pick(list, random)
  local move = list[random(#list)]
  if (move == "done" or move == "draw") and random(2) == 1 then
    move = list[random(#list)]
  end
  return move
end


--- against.match(seed, option, rounds, deep [, spec]) -> turns, rounds
-- Plays one match on both. At every `deep`-th question it tries all answers of
-- one group.
function against.match(seed, option, rounds, deep, spec)
  local random, deals = lists.numbers(seed), {}
  option = option or random_options(random)
  local variant = assert(tenace.variant(spec or "canasta", option))
  local players = variant.options.players
  for n = 1, rounds do deals[n] = random_deal(random, players) end
  local m = tenace.new(spec or "canasta", { seed = seed, options = option,
    deal = deals, traced = true })
  local house = {}
  for name in (spec or ""):gmatch "%+([%w_]+)" do house[name] = true end
  local model = second.match(m.variant.options, deals, m:view(1).dealer, house)
  local heard, turns, asked = 0, 0, 0

  local function go_on()
    local begun
    heard, begun = follow(m, model, heard)
    turns = turns + begun
  end

  local ok, wrong = pcall(function()
    go_on()
    while m:turn() and model.round <= rounds do
      check_cards(m, model)
      check((m:turn()), model:asked_player(), "player")
      local list = check_answers(m, model, random)
      asked = asked + 1
      if asked % deep == 0 then check_all(m, model) end
      m:play(pick(list, random))
      go_on()
      for s = 1, #model.score do
        check(m:scores()[s], model.score[s], "score of " .. s)
      end
    end
    local over, winner = m:over()
    check(winner, model.won_by, "winner")
    check(over, model.won_by ~= nil, "over")
  end)
  if not ok then
    error(("%s\nseed %d, after %d turns\n%s"):format(tostring(wrong), seed,
      turns, (m:record():gsub("\n|[^\n]*", ""))), 0)
  end
  return turns, model.round - 1
end


return against
