-- A match in which the position of a worked example comes up, so that a person
-- can play on from it.

local asked = require "tenace.face.rulebook.asked"
local example = require "tenace.rules.example"
local match = require "tenace.match.match"
local show = require "tenace.face.say.show"
local tenace = require "tenace"

local opened = {}

-- Matches that are tried, and decisions before the trick at most.
local TRIES, BEFORE = 30, 60

-- Parts of an example that a deal cannot bring about.
local FAR = { "played", "others", "step", "cards", "value", "scores" }


--- The plays of an example and the hand of whoever plays next. Where the
-- example has a whole trick, its last card is still to be played.
local function position_of(body)
  local plays = {}
  for i, play in ipairs(example.list(body.trick or {})) do plays[i] = play end
  if body.winner then return plays, table.remove(plays) end
  return plays, body.hand
end


--- Does the example tell of single cards in one trick?
local function is_simple(body)
  for _, name in ipairs(FAR) do
    if body[name] ~= nil then return false end
  end
  if not body.trick and not body.hand or not (body.hand or body.winner) then
    return false
  end
  for _, play in ipairs(example.list(body.trick or {})) do
    if play:find "%s" then return false end
  end
  return true
end


--- Can the example come up in a match?
function opened.can(one)
  return one.body.moves ~= nil or is_simple(one.body)
end


--- Bots play until a card is to be played to an empty trick; nil if that does
-- not come soon.
local function to_trick(m)
  for _ = 1, BEFORE do
    local player, question = m:turn()
    if not player or match.round(m) > 1 then return nil end
    if question.kind == "card" and not question.stage then return player end
    m:play(m:choose "random")
  end
end


local function suit_of(card)
  local _, suit = show.split(card)
  return suit
end


--- All cards of the pack that are not taken, in an order by the number.
local function others(variant, taken, n)
  local left, list = {}, {}
  for card, count in pairs(variant.deck.counts) do left[card] = count end
  for _, card in ipairs(taken) do left[card] = (left[card] or 0) - 1 end
  for card, count in pairs(left) do
    for _ = 1, count do list[#list + 1] = card end
  end
  table.sort(list)
  local random = require "tenace.core".mix
  for i = #list, 2, -1 do
    local k = random(n, i) % i + 1
    list[i], list[k] = list[k], list[i]
  end
  return list
end


--- Takes a card out of the pool, if it can one that is none of these suits.
local function take(pool, avoided)
  for i, card in ipairs(pool) do
    if not avoided[suit_of(card) or ""] then return table.remove(pool, i) end
  end
  return table.remove(pool)
end


--- The place of a card of that suit in a hand; nil if it has none.
local function place_of(hand, suit)
  for i, card in ipairs(hand) do
    if suit_of(card) == suit then return i end
  end
end


--- Gives the first card of a hand, which is none of the example's, for a trump
-- of the pool or of another hand.
local function give_for_trump(hands, hand, trump, pool)
  local at = place_of(pool, trump)
  if at then
    hand[1] = table.remove(pool, at)
    return 1
  end
  for seat, text in pairs(hands) do
    local other = show.words(text)
    at = place_of(other, trump)
    if at and #other == #hand and at < #other then
      hand[1], other[at] = other[at], hand[1]
      hands[seat] = table.concat(other, " ")
      return 1
    end
  end
end


--- In many games the dealer's last card makes trump: it is one of that suit.
local function end_with_trump(hands, dealer, trump, pool)
  local hand = show.words(hands[dealer])
  local place = place_of(hand, trump)
    or give_for_trump(hands, hand, trump, pool)
  if place then table.insert(hand, table.remove(hand, place)) end
  hands[dealer] = table.concat(hand, " ")
end


--- A hand with these cards behind others of the pool.
local function filled(cards, n, pool, avoided)
  local hand = table.move(cards, 1, #cards, 1, {})
  while #hand < n and #pool > 0 do
    table.insert(hand, 1, take(pool, avoided))
  end
  return table.concat(hand, " ")
end


--- The hands in which the plays are possible. Whoever did not follow, or plays
-- next, gets no other cards that follow, and no trumps.
local function hands_of(variant, fixed, view, n)
  local taken, hands, trump = {}, {}, fixed.trump
  for seat = 1, variant.players do
    local cards = fixed[seat] or {}
    table.move(cards, 1, #cards, #taken + 1, taken)
  end
  local pool, led = others(variant, taken, n), fixed.led
  local avoided = { [led or ""] = true, [trump or ""] = true }
  for _, are_free in ipairs { false, true } do
    for seat = 1, variant.players do
      local cards = fixed[seat]
      local free = cards and seat ~= fixed.asked and suit_of(cards[1]) == led
      if not cards then
        hands[seat] = ("* "):rep(view.counts[seat])
      elseif free == are_free then
        hands[seat] = filled(cards, view.counts[seat], pool,
          free and {} or avoided)
      end
    end
  end
  if trump and n % 2 == 1 and hands[view.dealer] then
    end_with_trump(hands, view.dealer, trump, pool)
  end
  return hands
end


--- The fixed cards by seat, from the leader on; and the seat that plays next.
local function seats_of(variant, leader, plays, hand)
  local fixed, seat = {}, leader
  for _, play in ipairs(plays) do
    fixed[seat] = show.words(play)
    seat = seat % variant.players + 1
  end
  fixed[seat] = show.words(hand)
  fixed.led, fixed.asked = suit_of((plays[1] or ""):match "%S*"), seat
  return fixed, seat
end


--- Is the match where the example is, by its fields and the answers of its
-- rules?
local function is_it(m, seat, case, hand)
  local view = m:view(seat)
  for name, value in pairs(case.facts) do
    local here = view[name]
    if name == "trump" and (here or "none") ~= value
      or here ~= nil and type(here) == type(value) and here ~= value then
      return false
    end
  end
  if case.body.winner or m:turn() ~= seat then return true end
  for _, card in ipairs(show.words(hand)) do
    if (m:allows(card) and true) ~= (asked.allows(case, card) and true) then
      return false
    end
  end
  return true
end


--- Has the program made the only possible play, one of these cards?
local function was_forced(m, seat, hand)
  for _, one in ipairs(m:history()) do
    if one.forced and one.player == seat
      and (" " .. hand .. " "):find(" " .. one.move .. " ", 1, true) then
      return true
    end
  end
  return false
end


--- The match of one try; nil if the example does not come up in it.
local function try(case, n)
  local variant = case.variant
  local first = tenace.new(variant, { seed = n })
  local view = first:view(1)
  local leader = to_trick(first)
  if not leader then return nil end
  local plays, hand = position_of(case.body)
  local fixed, seat = seats_of(variant, leader, plays, hand)
  fixed.trump = case.facts.trump
  local m = tenace.new(variant, { seed = n, traced = true, deal = {
    hands = hands_of(variant, fixed, view, n) } })
  if to_trick(m) ~= leader then return nil end
  for _, play in ipairs(plays) do
    if not m:allows(play) then return nil end
    m:play(play)
  end
  local is_forced = m:turn() ~= seat
  if is_forced and not was_forced(m, seat, hand) then return nil end
  if not is_it(m, seat, case, hand) then return nil end
  if is_forced then m:undo() end
  return m
end


--- The match of an example that gives the moves.
local function of_moves(case)
  local m = asked.match(case)
  return m, m:turn() or 1
end


--- opened.of(one, variant) -> the match and the seat that plays next; nil if no
-- deal was found in which the example comes up
-- @param one an example of the variant
function opened.of(one, variant)
  if not opened.can(one) then return nil end
  local case = asked.under(one, variant)
  if case.body.moves then return of_moves(case) end
  for n = 1, TRIES do
    local done, m = pcall(try, case, n)
    if done and m then return m, m:turn() or 1 end
  end
end


return opened
