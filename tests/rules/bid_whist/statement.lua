-- A second statement of Bid Whist, in plain Lua and only from the text of the
-- rules: who is asked what, who wins a trick, what a round scores. To ask, it
-- yields the player and the moves; it is resumed with the move.

local statement = {}

local KINDS = { [""] = 1, [" downtown"] = 2, [" no trump"] = 3 }
local SUITS = { clubs = "C", diamonds = "D", hearts = "H", spades = "S" }


--- Every card of the pack.
function statement.pack(jokers)
  local pack = jokers and { "LJ", "BJ" } or {}
  for suit in ("CDHS"):gmatch "." do
    for rank in ("2 3 4 5 6 7 8 9 10 J Q K A"):gmatch "%S+" do
      pack[#pack + 1] = rank .. suit
    end
  end
  return pack
end


--- Bids as numbers in the order of the bids: 4 downtown is 4 * 3 + 2.
local function worth(bid)
  return bid:sub(1, 1) * 3 + KINDS[bid:sub(2)]
end


--- All bids that are higher than `over` and not below the least number.
local function bids_above(over, least)
  local list = {}
  for number = least, 7 do
    for kind in pairs(KINDS) do
      local bid = number .. kind
      if worth(bid) > over then list[#list + 1] = bid end
    end
  end
  return list
end


--- Who has bid highest so far, and who has passed.
local function standing(calls)
  local now = { over = 0, passes = 0, passed = {}, spoken = {} }
  for _, call in ipairs(calls) do
    now.spoken[call.player] = true
    if call.said == "pass" then
      now.passed[call.player] = true
      now.passes = now.passes + 1
    else
      now.over, now.bid, now.bidder = worth(call.said), call.said, call.player
    end
  end
  return now
end


--- Is the bidding over? The dealer may still have to answer the highest
-- possible bid.
local function bidding_done(now, calls, dealer, option)
  if now.over == worth "7 no trump" then
    return not option.dealer_may_match or now.spoken[dealer] ~= nil
  end
  if option.auction == "once_round" then return #calls == 4 end
  return now.bid ~= nil and now.passes == 3
end


--- Whose turn it is: the dealer speaks last.
local function next_to_bid(now, calls, dealer, option)
  if now.over == worth "7 no trump" then return dealer end
  if option.auction == "once_round" then return (dealer + #calls) % 4 + 1 end
  local last = calls[#calls]
  local player = last and last.player or dealer
  repeat player = player % 4 + 1 until not now.passed[player]
  return player
end


--- The bidding: the highest bid and who made it.
local function bidding(dealer, option)
  local calls, now = {}, standing {}
  repeat
    local player = next_to_bid(now, calls, dealer, option)
    local over = now.over
    if option.dealer_may_match and player == dealer and now.bid then
      over = over - 1
    end
    local moves = bids_above(over, option.min_bid)
    if now.bid or now.passes < 3 then table.insert(moves, "pass") end
    calls[#calls + 1] = { player = player,
      said = coroutine.yield(player, moves) }
    now = standing(calls)
  until bidding_done(now, calls, dealer, option)
  return now.bid, now.bidder
end


local function suit_of(card, trump)
  if card:sub(2) == "J" and #card == 2 and not card:find "^[%dJQKA]" then
    return trump
  end
  return card:sub(-1)
end


--- The height of a rank, from 2 on; aces are high unless told otherwise.
local function height(card, downtown, low_aces)
  local rank = card:sub(1, -2)
  if rank == "A" then return downtown and low_aces and 0 or 20 end
  local n = tonumber(rank) or ({ J = 11, Q = 12, K = 13 })[rank]
  return downtown and 14 - n or n
end


--- What a card is worth in a trick; nothing if it cannot win.
local function power(card, led, contract)
  local suit = suit_of(card, contract.trump)
  if card == "BJ" or card == "LJ" then
    return contract.trump and (card == "BJ" and 1002 or 1001) or -1
  end
  local h = height(card, contract.downtown, contract.low_aces)
  if suit == contract.trump then return 100 + h end
  return suit == led and h or -1
end


--- The suit that must be followed: that of the first card that has a suit.
local function suit_asked(trick, trump)
  for _, card in ipairs(trick) do
    local suit = suit_of(card, trump)
    if suit then return suit end
  end
end


--- Which of the cards wins: its place.
function statement.winner(trick, contract)
  local led = suit_asked(trick, contract.trump)
  local best, place = -2, nil
  for i, card in ipairs(trick) do
    local p = power(card, led, contract)
    if p > best then best, place = p, i end
  end
  return place
end


--- The cards of the hand that may be played.
function statement.legal(hand, trick, trump)
  local led, follow, all = suit_asked(trick, trump), {}, {}
  for card in pairs(hand) do
    all[#all + 1] = card
    if led and suit_of(card, trump) == led then follow[#follow + 1] = card end
  end
  return #follow > 0 and follow or all
end


--- The kitty goes into the hand, and as many cards go away.
local function exchange(hand, kitty, declarer)
  for _, card in ipairs(kitty) do hand[card] = true end
  local away = coroutine.yield(declarer, nil, { from = hand, n = #kitty })
  for card in away:gmatch "%S+" do
    assert(hand[card], "put away and not held: " .. card)
    hand[card] = nil
  end
end


--- Twelve tricks; how many each player took. The kitty is one more, at some
-- tables with the first trick.
local function tricks(hands, declarer, contract, took)
  local leader = declarer
  for n = 1, 12 do
    local trick = {}
    for k = 0, 3 do
      local player = (leader + k - 1) % 4 + 1
      local moves = statement.legal(hands[player], trick, contract.trump)
      trick[k + 1] = coroutine.yield(player, moves, { took = took })
      hands[player][trick[k + 1]] = nil
    end
    leader = (leader + statement.winner(trick, contract) - 2) % 4 + 1
    took[leader] = took[leader] + 1
    if n == 1 and contract.kitty_first then took[leader] = took[leader] + 1 end
  end
end


--- What the bidding side scores for all its tricks, the kitty's among them.
function statement.points(bid, all, option)
  local number = tonumber(bid:sub(1, 1))
  local points = option.failed == "bid" and -number
    or -math.min(number, number - (all - 6))
  if all >= number + 6 then points = all - 6 end
  local double = option.no_trump_doubles and bid:find "no trump"
  return double and 2 * points or points
end


--- statement.by_house(points, took, side, house) -> points by side
-- What the house rules make of the points: the others may score for a bid
-- that failed, and all twelve tricks count double.
function statement.by_house(points, took, side, house)
  local all = { took[1] + took[3], took[2] + took[4] }
  local other = 3 - side
  if house.others_score and points[side] < 0 then
    points[other] = math.max(0, all[other] - 6)
  end
  if not house.boston then return points end
  for one = 1, 2 do
    local kitty = (house.kitty_first_trick or one == side) and 1 or 0
    if all[one] == 12 + kitty and points[one] > 0 then
      points[one] = 2 * points[one]
    end
  end
  return points
end


--- One round: points by side.
local function round(dealer, hands, kitty, option, house)
  local bid, declarer = bidding(dealer, option)
  local contract = { low_aces = option.downtown_aces == "low",
    downtown = bid:find "downtown" ~= nil,
    kitty_first = house.kitty_first_trick }
  if bid:find "no trump" then
    contract.downtown = "downtown"
      == coroutine.yield(declarer, { "uptown", "downtown" })
  else
    contract.trump = SUITS[coroutine.yield(declarer,
      { "clubs", "diamonds", "hearts", "spades" })]
  end
  exchange(hands[declarer], kitty, declarer)
  local took = { 0, 0, 0, 0 }
  took[declarer] = house.kitty_first_trick and 0 or 1
  tricks(hands, declarer, contract, took)
  local partner = (declarer + 1) % 4 + 1
  local points, side = { 0, 0 }, (declarer - 1) % 2 + 1
  points[side] = statement.points(bid, took[declarer] + took[partner], option)
  return statement.by_house(points, took, side, house)
end


--- statement.round(dealer, hands, option [, house]) -> function(move)
-- A round with these hands; the rest of the pack is the kitty. Call the
-- function once, then with each move. It returns the player and the list of
-- moves (nil if cards are to be put away; then the third result says how many).
-- At the end it returns nil and the points by side.
-- @param house house rules as keys
function statement.round(dealer, hands, option, house)
  local held, kitty, dealt = {}, {}, {}
  for player, cards in ipairs(hands) do
    held[player] = {}
    for card in cards:gmatch "%S+" do
      held[player][card], dealt[card] = true, true
    end
  end
  for _, card in ipairs(statement.pack(option.jokers)) do
    if not dealt[card] then kitty[#kitty + 1] = card end
  end
  local flow = coroutine.create(round)
  local started = false
  return function(move)
    local ok, player, moves, more
    if started then
      ok, player, moves, more = coroutine.resume(flow, move)
    else
      started = true
      ok, player, moves, more =
        coroutine.resume(flow, dealer, held, kitty, option, house or {})
    end
    if not ok then error(debug.traceback(flow, player), 0) end
    if coroutine.status(flow) == "dead" then return nil, player end
    return player, moves, more
  end
end


--- statement.over(scores, rounds, option) -> over, winner
function statement.over(scores, rounds, option)
  local a, b = scores[1], scores[2]
  local best = a > b and 1 or b > a and 2 or 0
  if option.rounds > 0 then return rounds == option.rounds, best end
  for side = 1, 2 do
    if scores[side] >= option.target then return true, side end
    if scores[side] <= option.floor then return true, 3 - side end
  end
  return false
end


return statement
