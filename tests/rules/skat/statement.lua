-- Skat said a second time, apart from its rules file: who is asked what, which
-- cards may be played, who wins the trick, what it counts.

local statement = {}

local SUITS = { clubs = "C", spades = "S", hearts = "H", diamonds = "D" }
local BASES = { diamonds = 9, hearts = 10, spades = 11, clubs = 12, grand = 24 }
local COUNTS = { A = 11, ["10"] = 10, K = 4, Q = 3, J = 2 }
local NULLS = { [false] = { ["null"] = 23, ["null ouvert"] = 46 },
  [true] = { ["null"] = 35, ["null ouvert"] = 59 } }

statement.bids = { 18, 20, 22, 23, 24, 27, 30, 33, 35, 36, 40, 44, 45, 46, 48,
  50, 54, 55, 59, 60, 63, 66, 70, 72, 77, 80, 81, 84, 88, 90, 96, 99, 100, 108,
  110, 117, 120, 121, 126, 130, 132, 135, 140, 143, 144, 150, 153, 154, 156,
  160, 162, 165, 168, 170, 176, 180, 187, 192, 198, 204, 216, 240, 264 }


local function rank_of(card) return card:sub(1, -2) end
local function suit_of(card) return card:sub(-1) end


local function is_null(contract) return contract:sub(1, 4) == "null" end


local function place(word, list)
  local n = 0
  for other in list:gmatch("%S+") do
    n = n + 1
    if other == word then return n end
  end
end


--- What a card counts as, and how high.
local function standing(card, contract)
  local rank, suit = rank_of(card), suit_of(card)
  if is_null(contract) then
    return suit, place(rank, "7 8 9 10 J Q K A")
  elseif rank == "J" then
    return "trump", 20 + place(suit, "D H S C")
  end
  local group = SUITS[contract] == suit and "trump" or suit
  return group, place(rank, "7 8 9 Q K 10 A")
end


--- The cards of a hand that may be played to a trick.
function statement.legal(hand, trick, contract)
  if #trick == 0 then return hand end
  local led, list = standing(trick[1], contract), {}
  for _, card in ipairs(hand) do
    if standing(card, contract) == led then list[#list + 1] = card end
  end
  return #list > 0 and list or hand
end


--- Which card of a trick wins it.
function statement.winner(trick, contract)
  local best, led = 1, standing(trick[1], contract)
  local function worth(card)
    local group, height = standing(card, contract)
    return group == "trump" and 100 + height or group == led and height or 0
  end
  for i, card in ipairs(trick) do
    if worth(card) > worth(trick[best]) then best = i end
  end
  return best
end


--- The highest trumps from the top down.
function statement.trumps(contract)
  local list = { "JC", "JS", "JH", "JD" }
  for rank in (SUITS[contract] and "A 10 K Q 9 8 7" or ""):gmatch("%S+") do
    list[#list + 1] = rank .. SUITS[contract]
  end
  return list
end


local function has(list, card)
  for _, other in ipairs(list) do if other == card then return true end end
  return false
end


--- How many of the highest trumps are held, or are not held, in a row.
function statement.matadors(cards, contract)
  local trumps = statement.trumps(contract)
  local with, n = has(cards, trumps[1]), 0
  while n < #trumps and has(cards, trumps[n + 1]) == with do n = n + 1 end
  return n
end


--- The levels counted by a result: schneider, schwarz, announced, open.
local function levels(g, won)
  local announced = ({ schneider = 2, schwarz = 4, ouvert = 5 })[g.announced]
  local schneider = (g.points >= 90 or g.points <= 30) and 1 or 0
  local schwarz = (g.tricks == 10 or g.tricks == 0) and 1 or 0
  if not announced then return math.max(schneider, schwarz) + schwarz end
  if won and g.announced == "schneider" then return announced + schwarz end
  return announced
end


--- What a result counts for the declarer before kontra. `g` has contract, hand,
-- announced, matadors, points, tricks, bid.
function statement.value(g, overbid)
  if is_null(g.contract) then
    local value = NULLS[g.hand][g.contract]
    return g.tricks == 0 and value or -2 * value
  end
  local need = g.announced and 90 or 61
  local all = g.announced == "schwarz" or g.announced == "ouvert"
  local won = g.points >= need and (not all or g.tricks == 10)
  local base = BASES[g.contract]
  local value = base
    * (g.matadors + 1 + (g.hand and 1 or 0) + levels(g, won))
  if value < g.bid then
    local least = base
    while least < g.bid do least = least + base end
    return overbid == "base" and -base or -2 * least
  end
  return won and value or -2 * value
end


local function count(cards)
  local sum = 0
  for _, card in ipairs(cards) do sum = sum + (COUNTS[rank_of(card)] or 0) end
  return sum
end


local function remove(list, card)
  for i, other in ipairs(list) do
    if other == card then return table.remove(list, i) end
  end
  error("no card " .. card)
end


--- Asks by a pause; what is the only answer is given without.
local function ask(player, moves)
  if #moves == 1 then return moves[1] end
  return coroutine.yield(player, moves)
end


local function bids_above(last)
  local list = { "pass" }
  for _, bid in ipairs(statement.bids) do
    if bid > last then list[#list + 1] = tostring(bid) end
  end
  return list
end


--- Who is left of two bidders, and the last bid.
local function duel(junior, senior, last)
  while true do
    local said = ask(junior, bids_above(last))
    if said == "pass" then return senior, last end
    last = tonumber(said)
    if ask(senior, { "yes", "pass" }) == "pass" then return junior, last end
  end
end


local function auction(seats)
  local winner, bid = duel(seats[2], seats[1], 0)
  winner, bid = duel(seats[3], winner, bid)
  if bid > 0 then return winner, bid end
  if ask(seats[1], { "18", "pass" }) == "18" then return seats[1], 18 end
end


local function pairs_of(hand)
  local list = {}
  for i = 1, #hand do
    for j = i + 1, #hand do list[#list + 1] = hand[i] .. " " .. hand[j] end
  end
  return list
end


--- The skat, or hand; then two cards that are put away.
local function take(g, hand, skat)
  g.hand = ask(g.declarer, { "take", "hand" }) == "hand"
  if g.hand then return skat end
  for _, card in ipairs(skat) do hand[#hand + 1] = card end
  local away = {}
  for card in ask(g.declarer, pairs_of(hand)):gmatch("%S+") do
    away[#away + 1] = remove(hand, card)
  end
  return away
end


local function name_contract(g)
  local list = { "diamonds", "hearts", "spades", "clubs", "grand" }
  for i = 1, g.hand and 5 or 0 do
    for _, more in ipairs { "schneider", "schwarz", "ouvert" } do
      list[#list + 1] = list[i] .. " " .. more
    end
  end
  for null, value in pairs(NULLS[g.hand]) do
    if value >= g.bid then list[#list + 1] = null end
  end
  local said = ask(g.declarer, list)
  g.contract, g.announced = said:match("^(%a+) (%a+)$")
  if not g.contract or is_null(said) then
    g.contract, g.announced = said, nil
  end
end


local function ask_kontra(g, player)
  if not g.declarer or not g.may_double or g.times > 1
    or player == g.declarer then
    return
  end
  if ask(player, { "kontra", "pass" }) == "pass" then return end
  g.times = ask(g.declarer, { "re", "pass" }) == "re" and 4 or 2
  if g.times == 4 and g.may_hirsch
    and ask(player, { "Hirsch", "pass" }) == "Hirsch" then
    g.times = 8
  end
end


--- Plays the tricks; the cards won and the number of tricks, by seat.
local function play(g, seats, hands)
  local won, tricks, at = {}, {}, 1
  for _, seat in ipairs(seats) do won[seat], tricks[seat] = {}, 0 end
  for n = 1, 10 do
    local trick = {}
    for k = 0, 2 do
      local seat = seats[(at + k - 1) % 3 + 1]
      if n == 1 then ask_kontra(g, seat) end
      local card = ask(seat, statement.legal(hands[seat], trick, g.contract))
      trick[k + 1] = remove(hands[seat], card)
    end
    at = (at + statement.winner(trick, g.contract) - 2) % 3 + 1
    local winner = seats[at]
    tricks[winner] = tricks[winner] + 1
    for _, card in ipairs(trick) do table.insert(won[winner], card) end
    if is_null(g.contract) and winner == g.declarer then break end
  end
  return won, tricks, seats[at]
end


--- Adds points; in a Bock round twice as many.
local function add(o, scores, seat, points)
  scores[seat] = scores[seat] + (o.double and 2 or 1) * points
end


--- Bock rounds to come after one, which these events have been in.
local function count_bock(o, events)
  if not o.bock then return end
  o.bock = (o.double and o.bock - 1 or 0) + events * o.players
end


--- All ten tricks of a ramsch: 120 for who has them, or against the others.
local function count_march(won, winner, o)
  if o.durchmarsch ~= "others" then return { [winner] = 120 } end
  local lost = {}
  for seat in pairs(won) do
    if seat ~= winner then lost[seat] = -120 end
  end
  return lost
end


--- Pub rules: all ten tricks win 120; a player without one doubles the loss;
-- the skat goes with the last trick, or to whoever loses.
function statement.count_ramsch(won, tricks, last, skat, o)
  local points, most, equal, none, lost = {}, 0, 0, 0, {}
  for seat, cards in pairs(won) do
    points[seat], lost[seat] = count(cards), 0
    if tricks[seat] == 10 and o.durchmarsch_wins then
      return count_march(won, seat, o), true
    end
    if tricks[seat] == 0 then none = none + 1 end
  end
  if o.ramsch_skat == "last_trick" then
    points[last] = points[last] + count(skat)
  end
  for _, n in pairs(points) do most = math.max(most, n) end
  for _, n in pairs(points) do equal = equal + (n == most and 1 or 0) end
  local more = o.ramsch_skat == "loser" and count(skat) or 0
  local times = none > 0 and o.jungfer_doubles and 2 or 1
  for seat, n in pairs(points) do
    if n == most and equal < 3 then lost[seat] = -times * (most + more) end
  end
  return lost
end


--- Each in turn takes the two cards and puts two away, no jacks, or pushes them
-- on. What is left as the skat, and how often it was pushed.
local function push(seats, hands, skat)
  local pushes = 0
  for _, seat in ipairs(seats) do
    if ask(seat, { "take", "push" }) == "push" then
      pushes = pushes + 1
    else
      local hand, plain = hands[seat], {}
      table.move(skat, 1, 2, #hand + 1, hand)
      for _, card in ipairs(hand) do
        if rank_of(card) ~= "J" then plain[#plain + 1] = card end
      end
      skat = {}
      for card in ask(seat, pairs_of(plain)):gmatch("%S+") do
        skat[#skat + 1] = remove(hand, card)
      end
    end
  end
  return skat, pushes
end


local function ramsch(seats, hands, skat, scores, o)
  local pushes = 0
  if o.schieberamsch then skat, pushes = push(seats, hands, skat) end
  local won, tricks, last = play({ contract = "grand" }, seats, hands)
  local change, march = statement.count_ramsch(won, tricks, last, skat, o)
  for seat, points in pairs(change) do
    add(o, scores, seat, march and points or points << pushes)
  end
end


--- The dealer of four looks at a hand and may bet that the declarer wins or
-- loses: the bet.
local function bet(seats, dealer)
  local hands = {}
  for i, seat in ipairs(seats) do hands[i] = "look at " .. seat end
  ask(dealer, hands)
  return ask(dealer, { "win", "loss", "no bet" })
end


--- Adds what the round counts.
local function settle(g, o, scores)
  local value = statement.value(g, o.overbid)
  if g.bet and g.bet ~= "no bet" then
    local right = (value > 0) == (g.bet == "win")
    add(o, scores, g.dealer, right and 20 or -20)
  end
  add(o, scores, g.declarer, value * g.times)
  local plain = not is_null(g.contract)
  count_bock(o, (value < 0 and g.times > 1 and 1 or 0)
    + (plain and g.points == 60 and 1 or 0)
    + (plain and (g.tricks == 0 or g.tricks == 10) and 1 or 0))
  if o.scoring == "classic" then return end
  for seat = 1, o.players do
    local other = o.players == 4 and 30 or 40
    local more = seat == g.declarer and (value > 0 and 50 or -50)
      or value < 0 and other or 0
    add(o, scores, seat, more)
  end
end


--- A round, as a coroutine: gives player and moves, is given the move.
-- @param o { players, overbid, scoring, ramsch, kontra, durchmarsch_wins,
-- jungfer_doubles, ramsch_skat, hirsch, schieberamsch, dealer_bets, bock = the
-- double rounds to come }
function statement.round(o, dealer, hands, skat, scores)
  return coroutine.wrap(function()
    local seats, g = {}, { times = 1, may_double = o.kontra, dealer = dealer,
      may_hirsch = o.hirsch }
    for i = 1, 3 do seats[i] = (dealer + i - 1) % o.players + 1 end
    o.double = (o.bock or 0) > 0
    g.declarer, g.bid = auction(seats)
    if not g.declarer then
      count_bock(o, 0)
      if o.ramsch then ramsch(seats, hands, skat, scores, o) end
      return
    end
    local hand = hands[g.declarer]
    skat = take(g, hand, skat)
    local own = { table.unpack(hand) }
    for _, card in ipairs(skat) do own[#own + 1] = card end
    name_contract(g)
    g.bet = o.dealer_bets and o.players == 4 and bet(seats, dealer)
    g.matadors = is_null(g.contract) or statement.matadors(own, g.contract)
    local won, tricks = play(g, seats, hands)
    g.points = count(won[g.declarer]) + count(skat)
    g.tricks = tricks[g.declarer]
    settle(g, o, scores)
  end)
end


return statement
