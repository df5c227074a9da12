-- Compares the rules of Bid Whist with their second statement: random rounds
-- under all options, decision by decision.

local core = require "tenace.core"
local mixed = require "rules.mixed"
local statement = require "rules.bid_whist.statement"
local tenace = require "tenace"

local ROUNDS = (os.getenv "SOAK" or "") ~= "" and 20000 or 60
local PAIR_ROUNDS = ROUNDS

--- The values of each option that are played, the usual one first.
local VALUES = {
  { "min_bid", 1, 3, 7 },
  { "auction", "until_three_pass", "once_round" },
  { "show_kitty", true, false },
  { "target", 5, 1, 50 },
  { "floor", -5, -1, -50 },
  { "rounds", 0, 1, 3 },
  { "failed", "shortfall", "bid" },
  { "jokers", true, false },
  { "downtown_aces", "high", "low" },
  { "no_trump_doubles", false, true },
  { "dealer_may_match", false, true },
}


local function sorted(list)
  table.sort(list)
  return table.concat(list, ",")
end


--- Raises if two values differ. A round makes hundreds of these checks, and
-- `assert.equal` is slow.
local function same(expected, found)
  if expected ~= found then assert.equal(expected, found) end
end


local function same_list(expected, found)
  same(table.concat(expected, ","), table.concat(found, ","))
end


--- A number from 1 to n, by a generator of the test's own.
local state = 20

local function random(n)
  state = (state * 1103515245 + 12345) % 2147483648
  return state // 65536 % n + 1
end


local function random_options()
  local options = {}
  for _, option in ipairs(VALUES) do
    options[option[1]] = option[1 + random(#option - 1)]
  end
  if options.auction ~= "once_round" then options.dealer_may_match = nil end
  return options
end


--- Random cards to put away; there are too many ways to list.
local function put_away(m, from, n)
  local cards = {}
  for card in pairs(from) do cards[#cards + 1] = card end
  local list, count = m:moves()
  local ways = 1
  for i = 1, n do ways = ways * (#cards - i + 1) // i end
  assert.is_nil(list)
  assert.equal(ways, count)
  local move = m:choose "random"
  assert.is_true(m:allows(move))
  local few = move:gsub("^%S+ ", "")
  assert.is_false((m:allows(few)))
  return move
end


--- The match and the statement must allow the same answers.
local function check_moves(m, player, moves, more)
  same(player, core.question(m.core).player)
  same(sorted(moves), sorted(m:moves()))
  if more then same_list(more.took, core.tricks(m.core)) end
end


--- A bid of a number alone may also be said with uptown (Bid Whist's document:
-- "four or four uptown"), no other with it.
local function check_uptown(m, moves)
  for _, move in ipairs(moves) do
    if move:find "^%d" and not move:find "^%d+[CDHS]$" then
      same(move:find " " == nil, (m:allows(move .. " uptown")))
    end
  end
end


--- The match must refuse a wrong answer.
local function check_refusal(m, moves)
  local allowed = {}
  for _, move in ipairs(moves) do allowed[move] = true end
  for _, move in ipairs { "pass", "1", "2H", "BJ", "KS", "7 no trump" } do
    if not allowed[move] then assert.is_false((m:allows(move))) end
  end
end


--- Plays a round of the match and of the statement. Returns the points by side
-- and all moves, with forced ones.
local function play_round(m, option, house)
  local dealer = core.state(m.core).dealer
  local go_on = statement.round(dealer, m:hands(), option, house)
  local made, player, moves, more = {}, go_on()
  while player do
    local move
    if not moves then
      move = put_away(m, more.from, more.n)
      m:play(move)
    elseif #moves == 1 then
      move = moves[1]
    else
      check_moves(m, player, moves, more)
      check_uptown(m, moves)
      if random(40) == 1 then check_refusal(m, moves) end
      move = m:choose "random"
      m:play(move)
    end
    made[#made + 1] = move
    player, moves, more = go_on(move)
  end
  return moves, made
end


--- Plays a match to its end; returns the number of rounds.
local function play_match(seed, options, spec)
  local m = tenace.new(spec or "bid_whist", { seed = seed, options = options })
  local option, scores, rounds, from = m.variant.options, { 0, 0 }, 0, 0
  local house = {}
  for name in (spec or ""):gmatch "%+([%w_]+)" do house[name] = true end
  repeat
    local points, made = play_round(m, option, house)
    rounds = rounds + 1
    for side = 1, 2 do scores[side] = scores[side] + points[side] end
    same_list(scores, m:scores())
    same_list(made, (core.moves_made(m.core, from)))
    from = from + #made
    local over, winner = statement.over(scores, rounds, option)
    local ended, won = m:over()
    assert.equal(over, ended)
    if over then assert.equal(winner, won) end
  until over or rounds == 60
  return rounds
end


--- Checks what a bid of side 1 scores where it took n of the twelve tricks.
local function check_score(spec, house, bid, n)
  local took = { n + 1, 12 - n, 0, 0 }
  local option = { failed = "shortfall",
    no_trump_doubles = spec:find "no_trump_doubles" ~= nil }
  local points = { statement.points(bid, n + 1, option), 0 }
  local left = tenace.step(spec, { declarer = 1, contract = bid,
    trump = bid:find "no" and "none" or "S", taken = { n, 12 - n } },
    { step = "score_round", tricks = { n + 1, 12 - n } })
  assert.same(statement.by_house(points, took, 1, house), left.scores)
end


describe("bid whist", function()
  it("counts all tricks and the others' alike", function()
    for number = 1, 7 do
      for _, kind in ipairs { "", " no trump" } do
        for n = 0, 12 do
          check_score("bid_whist+boston+others_score",
            { boston = true, others_score = true }, number .. kind, n)
          check_score("bid_whist+boston+no_trump_doubles=true",
            { boston = true }, number .. kind, n)
        end
      end
    end
  end)

  it("is played as its second statement says", function()
    local rounds, seed, options = 0, 0, nil
    while rounds < ROUNDS do
      if seed % 4 == 0 then options = random_options() end
      seed = seed + 1
      rounds = rounds + play_match(seed, options)
    end
  end)

  it("is so with any house rules and options", function()
    mixed.each("bid_whist", {}, function(spec, options, seed)
      state = seed
      return play_match(seed, options, spec)
    end)
  end)

  it("plays every pair of options", function()
    for i, one in ipairs(VALUES) do
      for k = i + 1, #VALUES do
        local other = VALUES[k]
        local options = { [one[1]] = one[#one], [other[1]] = other[#other] }
        if options.dealer_may_match then options.auction = "once_round" end
        local left = PAIR_ROUNDS
        local m = tenace.new("bid_whist", { seed = k, options = options })
        while left > 0 do
          m:run("random", { rounds = left })
          left = left - core.rounds_finished(m.core)
          m:restart(i * 1000 + left)
        end
      end
    end
  end)
end)
