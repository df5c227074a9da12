-- Compares the rules file with the second statement. Both make every decision
-- of random matches, and at every step both must agree who is asked, which
-- answers are allowed, where each card is and what it counts.

local beside = require "rules.beside"
local cards = require "rules.canasta.counting"
local choices = require "rules.samba.choices"
local lists = require "rules.lists"
local second = require "rules.samba.second"
local tenace = require "tenace"

local against = {}

local MADE_UP = 4                          -- answers tried beside each question

local check, sorted = beside.check, beside.sorted


--- Would the card be near the other: of its rank, or next to it in its suit?
local function is_near(one, other, in_rows)
  if not in_rows then return cards.rank(one) == cards.rank(other) end
  return one:sub(-1) == other:sub(-1)
    and math.abs(choices.place(one) - choices.place(other)) < 5
end


--- Keeps cards of a rank or of a suit together, because canastas, sambas and
-- going out would be rare otherwise.
local function gather(pack, block, in_rows, random)
  for from = 1, #pack - block, block do
    for k = 1, block - 1 do
      for at = from + block, #pack do
        if random(2) == 1 and is_near(pack[at], pack[from], in_rows) then
          pack[from + k], pack[at] = pack[at], pack[from + k]
          break
        end
      end
    end
  end
end


local function random_deal(random)
  local pack = second.pack()
  for i = #pack, 2, -1 do
    local j = random(i)
    pack[i], pack[j] = pack[j], pack[i]
  end
  local kind = random(4)
  if kind > 1 then
    gather(pack, ({ 0, 4, 7, 15 })[kind], random(2) == 1, random)
  end
  local deal = { hands = {} }
  for player = 1, 4 do
    deal.hands[player] = table.concat(pack, " ", player * 15 - 14, player * 15)
  end
  deal.stock = table.concat(pack, " ", 61)
  return deal
end


--- Melds as text, in the order in which they were laid.
local function melds_text(list)
  local all = {}
  for i, meld in ipairs(list) do all[i] = sorted(meld) end
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
  end
  check(view.stock, #model.stock, "stock")
  check(view.discard, #model.pile, "discards")
  check(view.top, model.pile[#model.pile], "top card")
  check(view.frozen, model:frozen(), "frozen")
  for s = 1, 2 do
    check_melds(view, model, s)
    check(#cards.words(view.laid_down[s]), model.red[s], "red threes")
    check(view.first_meld[s], #model.melds[s] == 0 and model.need[s],
      "first meld")
  end
  check(model:number(), 162, "cards")
end


--- Listed and made-up answers: both must judge them alike.
local function check_answers(m, model, random)
  local list = m:moves()
  for _, move in ipairs(list) do
    local allowed, why = model:allows(move)
    if not allowed then error("listed: " .. move .. ", but " .. why, 0) end
  end
  for _ = 1, MADE_UP do
    local move = choices.made_up(model, random)
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


--- Tells the second statement what has happened in the match since. An answer
-- that the match gave itself must be the only possible one. Returns how much of
-- the story the statement has heard.
local function follow(m, model, heard)
  local story, own = m:story(1, heard), {}
  for player = 1, 4 do own[player] = m:story(player, heard) end
  for i, entry in ipairs(story) do
    if entry.what == "move" and model.player then
      check(entry.player, model.player, "player")
      local allowed, why = model:allows(entry.move)
      if not allowed then error(entry.move .. ": " .. why, 0) end
      if own[entry.player][i].forced then
        check(choices.other(model, entry.move), nil, "beside " .. entry.move)
      end
      model:play(entry.move)
    end
  end
  return heard + #story
end


--- One answer of a list: seldom the end of a turn while there is more to do.
local function pick(list, random)
  local move = list[random(#list)]
  if (move == "done" or move == "draw") and random(3) > 1 then
    move = list[random(#list)]
  end
  return move
end


--- Counts what happened, for the spec to see that it did.
local function count(m, counted)
  for _, entry in ipairs(m:story(1)) do
    local verb = entry.what == "move" and entry.move:match "^%l+"
    if verb then counted[verb] = (counted[verb] or 0) + 1 end
    if entry.reason then
      counted[entry.reason] = (counted[entry.reason] or 0) + 1
    end
  end
end


--- against.match(seed, option, rounds [, spec [, counted]]) -> rounds
-- @param counted a table that gets how often each word and each reason for
-- points was said
function against.match(seed, option, rounds, spec, counted)
  local random, deals = lists.numbers(seed), {}
  for n = 1, rounds do deals[n] = random_deal(random) end
  local m = tenace.new(spec or "samba", { seed = seed, options = option or {},
    deal = deals, traced = true })
  local model = second.match(m.variant.options, deals, m:view(1).dealer)
  local heard = 0
  local ok, wrong = pcall(function()
    heard = follow(m, model, heard)
    while m:turn() and model.round <= rounds do
      check_cards(m, model)
      check((m:turn()), model.player, "player")
      m:play(pick(check_answers(m, model, random), random))
      heard = follow(m, model, heard)
      for s = 1, 2 do check(m:scores()[s], model.score[s], "score " .. s) end
    end
    local over, winner = m:over()
    check(winner, model.won_by, "winner")
    check(over, model.won_by ~= nil, "over")
  end)
  if counted then count(m, counted) end
  if not ok then
    error(("%s\nseed %d\n%s"):format(tostring(wrong), seed,
      (m:record():gsub("\n|[^\n]*", ""))), 0)
  end
  return model.round - 1
end


return against
