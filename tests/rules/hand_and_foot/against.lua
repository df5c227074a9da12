-- Compares the rules file with the second statement. Both make every decision
-- of random matches, and at every step both must agree who is asked, which
-- answers are allowed, where each card is and what it counts.

local beside = require "rules.beside"
local cards = require "rules.canasta.counting"
local lists = require "rules.lists"
local second = require "rules.hand_and_foot.second"
local tenace = require "tenace"

local against = {}

against.VALUES = { { "packs", 4, 3 }, { "wild_after", 4, 2 },
  { "out_needs", "1 1", "2 2" }, { "red_threes", "bonus", "penalty" },
  { "rounds", 4, 1, 5 } }

local MADE_UP = 3                          -- answers tried beside each question

local check, sorted = beside.check, beside.sorted


--- Keeps cards of a rank together, because books and going out would be rare
-- otherwise.
local function gather(pack, block, random)
  for from = 1, #pack - block, block do
    local want = cards.rank(pack[from])
    for k = 1, block - 1 do
      for at = from + block, #pack do
        if random(2) == 1 and cards.rank(pack[at]) == want then
          pack[from + k], pack[at] = pack[at], pack[from + k]
          break
        end
      end
    end
  end
end


local function random_deal(random, packs)
  local pack = second.pack(packs)
  for i = #pack, 2, -1 do
    local j = random(i)
    pack[i], pack[j] = pack[j], pack[i]
  end
  local kind = random(4)
  if kind > 1 then gather(pack, ({ 0, 4, 6, 11 })[kind], random) end
  local deal = { hands = {} }
  for player = 1, 4 do
    deal.hands[player] = table.concat(pack, " ", player * 11 - 10, player * 11)
  end
  deal.stock = table.concat(pack, " ", 45)
  return deal
end


local function random_options(random)
  local option = {}
  for _, one in ipairs(against.VALUES) do
    if random(2) == 1 then option[one[1]] = one[1 + random(#one - 1)] end
  end
  return option
end


--- Melds as text, in order; `list` has their cards.
local function melds_text(list)
  local all = {}
  for i, meld in ipairs(list) do all[i] = sorted(meld) end
  table.sort(all)
  return table.concat(all, "; ")
end


--- The cards of each meld.
local function cards_of(melds)
  local list = {}
  for i, meld in ipairs(melds) do list[i] = meld.cards end
  return list
end


local function check_melds(view, model, s)
  local seen = {}
  for _, meld in ipairs(view.melds) do
    if meld.side == s then seen[#seen + 1] = cards.words(meld.cards) end
  end
  check(melds_text(seen), melds_text(cards_of(model.melds[s])),
    "melds of " .. s)
end


--- Where every card lies.
local function check_cards(m, model)
  local hands, view = m:hands(), m:view(1)
  for player = 1, 4 do
    check(sorted(cards.words(hands[player])), sorted(model.hands[player]),
      "hand " .. player)
    check(view.foot[player], #model.feet[player], "foot " .. player)
  end
  check(view.stock, #model.stock, "stock")
  check(view.discard, #model.pile, "discards")
  check(view.top, model.pile[#model.pile], "top card")
  for s = 1, 2 do
    check_melds(view, model, s)
    check(#cards.words(view.laid_down[s]), model.red[s], "red threes")
    check(view.first_meld[s], #model.melds[s] == 0 and model.need, "first meld")
  end
  check(model:number(), model.option.packs * 54, "cards")
end


local function of_rank(hand, name)
  return lists.only(hand, function(card) return cards.rank(card) == name end)
end


--- A group that might be a meld: cards of a rank, and now and then wild ones
-- or one that does not belong there.
local function group(hand, name, random)
  local list = of_rank(hand, name)
  while #list > 1 and random(4) == 1 do table.remove(list, random(#list)) end
  if random(3) == 1 and name ~= "wild" then
    local wild = of_rank(hand, "wild")
    for _ = 1, math.min(#wild, random(3)) do
      list[#list + 1] = table.remove(wild, random(#wild))
    end
  end
  if random(9) == 1 then list[#list + 1] = hand[random(#hand)] end
  return table.concat(list, " ")
end


--- Groups, from one to four, of what a hand has.
local function groups(hand, random, first)
  local left, list = table.move(hand, 1, #hand, 1, {}), {}
  for i = 1, random(2) == 1 and 1 or random(4) do
    if #left == 0 then break end
    local name = i == 1 and first or cards.rank(left[random(#left)])
    list[i] = group(left, name, random)
    left = cards.without(left, cards.words(list[i])) or left
  end
  return table.concat(list, "; ")
end


--- An answer made up at random, that may be allowed or not.
local function made_up(model, random)
  local hand = model.hands[model.player]
  if model.stage == "discard" then
    return "discard " .. (random(4) == 1 and "3C" or hand[random(#hand)])
  elseif model.stage == "draw" then
    local top = model.pile[#model.pile]
    return "take " .. groups(hand, random, top and cards.rank(top))
  elseif random(6) == 1 then
    return random(2) == 1 and "done" or "out?"
  end
  return "meld " .. groups(hand, random)
end


--- Listed and made-up answers: both must judge them alike.
local function check_answers(m, model, random)
  local list = m:moves()
  for _, move in ipairs(list) do
    local allowed, why = model:allows(move)
    if not allowed then error("listed: " .. move .. ", but " .. why, 0) end
  end
  for _ = 1, model.stage == "partner" and 0 or MADE_UP do
    local move = made_up(model, random)
    local allowed, reason = m:allows(move)
    local expected, why = model:allows(move)
    if allowed ~= expected then
      error(("%s is %s (%s), not %s (%s); hand %s; melds %s"):format(move,
        allowed, tostring(reason), expected, tostring(why),
        sorted(model.hands[model.player]),
        melds_text(cards_of(model:own_melds()))), 0)
    end
  end
  return list
end


--- Sorts of wild cards, so many of each.
local function wild_groups(hand)
  local jokers, twos, list = {}, {}, {}
  for _, card in ipairs(of_rank(hand, "wild")) do
    local to = card == "BJ" and jokers or twos
    to[#to + 1] = card
  end
  for j = 0, math.min(3, #jokers) do
    for t = 0, math.min(3, #twos) do
      list[#list + 1] = table.concat(jokers, " ", 1, j) .. " "
        .. table.concat(twos, " ", 1, t)
    end
  end
  return list
end


--- A move without the suits of its cards, which make no difference.
local function without_suits(move)
  local list = {}
  for i, word in ipairs(cards.words(move)) do
    list[i] = word:match "^(%d*[2-9JQKA0])[CDHS]$" or word
  end
  return sorted(list)
end


--- Is there an allowed answer of one group that is not this one? Cards of a
-- rank are taken as they come.
local function other(model, move)
  local hand = model.hands[model.player]
  local function is_other(answer)
    return without_suits(answer) ~= without_suits(move)
      and model:allows(answer)
  end
  if model.stage == "discard" then
    return #hand > 1 and hand[1] ~= hand[#hand]
  elseif model.stage == "partner" then
    return true
  end
  for _, word in ipairs { "draw", "pass", "done", "out?" } do
    if is_other(word) then return word end
  end
  local verb = model.stage == "draw" and "take " or "meld "
  for _, name in ipairs(cards.RANKS) do
    local own = of_rank(hand, name)
    for n = 0, #own do
      for _, wild in ipairs(wild_groups(hand)) do
        local text = verb .. table.concat(own, " ", 1, n) .. " " .. wild
        if n == 0 and verb == "meld " then text = text .. " on " .. name end
        if is_other(text) then return text end
      end
    end
  end
end


--- Tells the second statement what has happened in the match since. An answer
-- that the match gave itself must be the only possible one. Returns how much of
-- the story the statement has heard.
local function follow(m, model, heard)
  local story, own = m:story(1, heard), {}
  for player = 1, 4 do own[player] = m:story(player, heard) end
  for i, entry in ipairs(story) do
    if entry.what == "move" and model.player then
      check(entry.player, model:asked_player(), "player")
      local allowed, why = model:allows(entry.move)
      if not allowed then error(entry.move .. ": " .. why, 0) end
      if own[entry.player][i].forced then
        check(other(model, entry.move) or nil, nil, "beside " .. entry.move)
      end
      model:play(entry.move)
    end
  end
  return heard + #story
end


--- One answer of a list: seldom the end of a turn while there is more to do.
local function pick(list, random)
  local move = list[random(#list)]
  for _, answer in ipairs(list) do
    if answer == "out?" and random(2) == 1 then return answer end
  end
  if (move == "done" or move == "draw") and random(3) > 1 then
    move = list[random(#list)]
  end
  return move
end


--- against.match(seed, option, rounds [, spec]) -> rounds, times that a player
-- went out
function against.match(seed, option, rounds, spec)
  local random, deals = lists.numbers(seed), {}
  option = option or random_options(random)
  local variant = assert(tenace.variant(spec or "hand_and_foot", option))
  for n = 1, rounds do
    deals[n] = random_deal(random, variant.options.packs)
  end
  local m = tenace.new(spec or "hand_and_foot", { seed = seed,
    options = option, deal = deals, traced = true })
  local model = second.match(m.variant.options, deals, m:view(1).dealer)
  local heard, out = 0, 0
  local ok, wrong = pcall(function()
    heard = follow(m, model, heard)
    while m:turn() and model.round <= rounds do
      check_cards(m, model)
      check((m:turn()), model:asked_player(), "player")
      local list = check_answers(m, model, random)
      m:play(pick(list, random))
      heard = follow(m, model, heard)
      for s = 1, 2 do check(m:scores()[s], model.score[s], "score " .. s) end
    end
    local over, winner = m:over()
    check(winner, model.won_by, "winner")
    check(over, model.won_by ~= nil, "over")
  end)
  for _, entry in ipairs(m:story(1)) do
    if entry.reason == "going out" then out = out + 1 end
  end
  if not ok then
    error(("%s\nseed %d\n%s"):format(tostring(wrong), seed,
      (m:record():gsub("\n|[^\n]*", ""))), 0)
  end
  return model.round - 1, out
end


return against
