-- How a game is made short: how many cards each player gets, which cards stay,
-- and what the sides are given for those that are set aside. All of it is read
-- off rounds of the game itself, played at random.

local answerable = require "tenace.match.answerable"
local core = require "tenace.core"
local kit = require "tenace.match.kit"
local match = require "tenace.match.match"
local problem = require "tenace.base.problem"
local question = require "tenace.match.question"
local raised = require "tenace.base.raised"
local sentence = require "tenace.base.sentence"
local short = require "tenace.match.short"
local short_pack = require "tenace.study.short_pack"
local words = require "tenace.words.all"

local short_plan = {}

local STOCK, HANDS = core.first_piles.stock, core.first_piles.hands

-- Rounds that are played to see the shape of a game, and the decisions in each
-- after which that is enough.
local ROUNDS, ENOUGH = 8, 2000

-- So many cards more than seem to be needed are tried where a deal fails, and
-- so many rounds at random must go well.
local MORE, SURE = 8, 24

-- A deal that is thrown in may be dealt so many times again.
local AGAIN = 8


local function count(text) return #words.split(text) end


--- The most cards in a hand, how many hands have as many, and the cards left in
-- the stock.
local function hands_of(m)
  local piles, most, n = core.piles(m.core), 0, 0
  for seat = 1, m.variant.players do
    local held = count(piles[HANDS + seat])
    if held == most then n = n + 1 end
    if held > most then most, n = held, 1 end
  end
  return most, n, count(piles[STOCK])
end


--- Answers the question as a random bot.
local function answer(m)
  local asked = match.asked(m)
  local kept, kind = answerable.read(asked, question.random(asked))
  core.answer(m.core, kind, kept)
end


--- Notes what is seen at a question: of the first one, and of the first card
-- that is played to a trick.
local function look(m, seen)
  if not seen.first then seen.first, seen.taking, seen.stock = hands_of(m) end
  if not seen.held and core.trick(m.core) then
    seen.held, seen.width, seen.stock = hands_of(m)
  end
end


--- Plays a round, or as much of it as goes well; answers what was seen, or nil
-- and the error if that is nothing.
local function play(variant, seed, deal)
  local m, seen = match.made(variant, { seed = seed, deal = deal }), {}
  core.set_limits(m.core, ENOUGH, 1)
  local state, wrong = match.go_on(m)
  while state == "asked" do
    look(m, seen)
    answer(m)
    state, wrong = match.go_on(m)
  end
  if not state and not seen.first and hands_of(m) == 0 then
    return nil, wrong
  end
  seen.asked = seen.first ~= nil
  look(m, seen)
  seen.left, seen.ended = select(3, hands_of(m)), state ~= nil
  return seen, wrong
end


--- What was seen in the first of some rounds in which somebody was asked, or
-- nobody had to be; else in one that failed when cards had been dealt. Nil and
-- the error of the last, if nothing was seen.
local function some_round(variant)
  local wrong, failed
  for seed = 1, ROUNDS do
    local ok, seen, why = pcall(play, variant, seed)
    if ok and seen and (seen.asked or seen.ended) then return seen end
    failed = failed or ok and seen
    wrong = ok and why or not ok and problem.of(seen) or wrong
  end
  return failed or nil, wrong
end


--- Are more cards dealt between the first question and the first trick?
local function deals_later(seen)
  return seen.held and seen.held > seen.first and seen.first > 0
end


--- What is short, with hands of n cards, before it is known how many cards the
-- pack needs.
local function begin(seen, n)
  local later = deals_later(seen)
  local share = later and math.floor(n * seen.first / seen.held + 0.5)
  return { hand = n, pile = seen.held and 1 or n, out = 0, width = seen.width,
    first = later and math.max(1, math.min(n - 1, share)) or nil }
end


--- How many cards the stock keeps for those who draw: one for each player, or
-- as many more than whole rounds of drawing as in the game itself.
local function for_stock(seen)
  if seen.stock <= seen.left then return 0 end
  local more = seen.stock % seen.taking
  return more > 0 and more or seen.taking
end


--- The tricks that the cards set aside would have made.
local function tricks_left(seen, how, stock)
  if not seen.held then return 0 end
  local drawn = (seen.stock - seen.left) // seen.width
  return seen.held + drawn - how.hand - stock // seen.width
end


--- Lists of tricks by seat: in even parts; all to one side; half to one side,
-- and the rest in even parts.
local function shares_of(variant, tricks)
  local function share(favored, part)
    local list = {}
    for seat = 1, variant.players do list[seat] = 0 end
    local left = tricks
    if favored then
      list[variant.sides[favored][1]] = math.ceil(tricks * part)
      left = tricks - math.ceil(tricks * part)
    end
    for i = 0, left - 1 do
      local seat = variant.sides[i % #variant.sides + 1][1]
      list[seat] = list[seat] + 1
    end
    return list
  end
  local all = { share() }
  for side = 1, #variant.sides do
    all[#all + 1] = share(side, 1)
    if #variant.sides > 2 then all[#all + 1] = share(side, 0.5) end
  end
  return all
end


--- The cards in another order, so that neighbours come apart.
local function mixed(cards)
  local list, step = {}, 7
  while #cards % step == 0 and step < 60 do step = step + 2 end
  for i = 0, #cards - 1 do list[i + 1] = cards[i * step % #cards + 1] end
  return list
end


--- May the rules throw a deal in?
local function may_redeal(variant)
  for _, file in ipairs(variant.files) do
    if string.find(file.text, "deal_again", 1, true) then return true end
  end
  return false
end


--- The plan for a pack: the short variant, and what belongs to it.
local function plan_of(variant, seen, how, pack)
  local out = mixed(short_pack.left_out(variant, pack))
  how.out = #out
  local tricks = #out > 0 and tricks_left(seen, how, for_stock(seen)) or 0
  local shares = tricks > 0 and shares_of(variant, tricks) or nil
  how.tricks = shares and shares[1]
  return { variant = short.of(variant, how), how = how, shares = shares,
    hand = how.hand, pack = pack, left_out = table.concat(out, " "),
    tricks = seen.held ~= nil, redeals = may_redeal(variant) }
end


--- short_plan.deal(plan [, cards]) -> deal, as tenace.new takes it
-- The deal in which those cards are set aside, also where it is thrown in.
-- @param cards the other piles of it, `hands` among them
function short_plan.deal(plan, cards)
  local deal = {}
  for name, pile in next, cards or {} do deal[name] = pile end
  if plan.left_out == "" then return deal end
  deal[short.pile] = plan.left_out
  for n = 1, plan.redeals and AGAIN or 0 do
    deal["again " .. n .. " " .. short.pile] = plan.left_out
  end
  return deal
end


--- Plays rounds of a plan. Notes whether one has ended, how many have failed,
-- and how many cards a hand had when the tricks began. If none begins, answers
-- nil and why.
local function try(plan)
  local deal, begins, wrong = short_plan.deal(plan), false, nil
  plan.fails, plan.most = 0, 0
  for seed = 1, SURE do
    local ok, seen, why = pcall(play, plan.variant, seed, deal)
    if ok and seen then
      begins, plan.ends = true, plan.ends or seen.ended
      plan.most = math.max(plan.most, seen.held or 0)
    end
    if not ok or why and (plan.tricks or raised.key(why) ~= "many_decisions")
      then plan.fails = plan.fails + 1 end
    wrong = ok and why or not ok and problem.of(seen) or wrong
    if seed >= ROUNDS and (not plan.ends or plan.fails == seed) then break end
  end
  return begins, wrong
end


--- How many cards a game with short hands uses. Where it deals all that there
-- are, a few are enough.
local function used(variant, how)
  local seen, wrong = some_round(short.of(variant, how))
  if not seen then return nil, wrong end
  local whole = #kit.of(variant).deck:cards()
  if seen.stock > 0 then return whole - seen.stock end
  return how.hand * seen.taking + (seen.held and 1 or 0)
end


--- Does one plan go better than another with fewer cards? Where rounds fail
-- with any pack, it is the rules' fault.
local function is_better(plan, other)
  if plan.ends ~= other.ends then return plan.ends end
  return plan.most > other.most and plan.fails <= other.fails
end


--- Does all go well with a plan, and do hands have as many cards as it says?
-- With one card each nobody may be asked for a card.
local function is_good(plan)
  local full = plan.hand == 1 or not plan.tricks or plan.most >= plan.hand
  return plan.ends and plan.fails == 0 and full
end


--- short_plan.lacks(variant, n [, pack]) -> problem if there are too few cards
-- for hands of n, else nil
function short_plan.lacks(variant, n, pack)
  local seen = some_round(variant)
  local need = n * (seen and seen.taking or variant.players)
  local have = pack and #pack or #kit.of(variant).deck:cards()
  return need > have and problem.request(sentence.of("prove_too_few",
    { n = n, need = need, have = have })) or nil
end


--- short_plan.of(variant, n [, pack]) -> plan; or nil, problem
-- @param n the cards of each hand; where they are dealt in two parts 2 at least
-- @param pack a list of the cards that stay; nil: the program chooses
-- @return { variant = the short one, how = see short.of, shares = lists of
-- tricks by seat that are given at the end, or nil, hand = n, pack, left_out =
-- the other cards as text, tricks = are tricks played?, redeals = may a deal be
-- thrown in?, ends = has a round at random come to its end?, fails = how many
-- of these have failed, most = the most cards when tricks began }
function short_plan.of(variant, n, pack)
  local seen, wrong = some_round(variant)
  if not seen then return nil, wrong end
  if n < 2 and deals_later(seen) then
    return nil, problem.request(sentence.of "prove_two_parts")
  end
  local least, why = used(variant, begin(seen, n))
  if not least then return nil, why end
  local whole = #kit.of(variant).deck:cards()
  least = math.min(whole, least + for_stock(seen))
  local best
  for cards = least, math.min(whole, least + (pack and 0 or MORE)) do
    local plan = plan_of(variant, seen, begin(seen, n),
      pack or short_pack.of(variant, cards))
    local ok
    ok, wrong = try(plan)
    if is_good(plan) then return plan end
    if ok and (not best or is_better(plan, best)) then best = plan end
  end
  return best or nil, wrong or problem.request(
    sentence.of("prove_none_ends", { n = ROUNDS }))
end


return short_plan
