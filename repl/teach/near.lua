-- Options that a beginner would choose: answers that a rule refuses, nearest to
-- those that it allows.

local show = require "tenace.face.say.show"

local near = {}

-- Answers to nearly every question: they do not make two questions alike.
local COMMON = { pass = true, yes = true, no = true, continue = true,
  done = true }


--- near.set(list) -> the set of its items
function near.set(list)
  local set = {}
  for _, item in ipairs(list) do set[item] = true end
  return set
end


--- near.akin(moves, set) -> true if two questions with these answers are the
-- same one, asked at different times
function near.akin(moves, set)
  for _, move in ipairs(moves) do
    if set[move] and not COMMON[move] then return true end
  end
  return false
end


--- Adds the cards of groups up to one that is laid on a meld, or stands for
-- another: true there.
local function add_groups(list, groups)
  for _, group in ipairs(groups) do
    for _, card in ipairs(show.words(group.cards)) do
      if not show.is_card(card) then return true end
      list[#list + 1] = card
    end
    if group.on then return true end
  end
  return false
end


--- The first cards that a move names: those of the hand.
local function own_cards(move)
  local list = {}
  for _, one in ipairs(move.pieces) do
    if one.cards then
      table.move(one.cards, 1, #one.cards, #list + 1, list)
    elseif one.slot == "groups" then
      if add_groups(list, one.value) then break end
    elseif #list > 0 and one.text ~= ":" then
      break
    end
  end
  return list
end


--- near.names_cards(move) -> true if it names a card
-- @param move as match:parts has it
function near.names_cards(move) return #own_cards(move) > 0 end


--- The card that an answer takes from an open pile, as `take 9H: 9H 9C 9D`.
local function card_taken(move)
  if move.pieces[1].text ~= "take" then return nil end
  local groups = move.slots.groups
  return move.slots.card or groups and #groups == 1 and groups[1].cards or nil
end


--- near.pile(m, player) -> the cards of an open discard pile
function near.pile(m, player)
  local pile = m:view(player).discard
  return type(pile) == "string" and show.words(pile) or {}
end


--- near.can_be_held(move, hand, pile) -> false if it names a card that the
-- learner sees to be missing in the hand; or takes one that is not in the pile
-- @param move as match:parts has it
function near.can_be_held(move, hand, pile)
  if #hand == 0 then return true end
  local held, taken = {}, card_taken(move)
  if taken and not near.set(pile or {})[taken] then taken = nil end
  for _, card in ipairs(hand) do held[card] = (held[card] or 0) + 1 end
  if taken then held[taken] = (held[taken] or 0) + 2 end
  for _, card in ipairs(own_cards(move)) do
    held[card] = (held[card] or 0) - 1
    if held[card] < 0 then return false end
  end
  return true
end


--- How far a place is from the nearest one that has the mark.
local function distance(marked, at, n)
  for d = 1, n do
    if marked[at - d] or marked[at + d] then return d end
  end
  return n
end


--- near.border(list, set) -> the items that are not in the set, those nearest
-- to one of the set first
-- @param list the answers to a question, in its order: bids from low to high
function near.border(list, set)
  local marked, rest, far = {}, {}, {}
  for i, item in ipairs(list) do marked[i] = set[item] or false end
  for i, item in ipairs(list) do
    if not marked[i] then
      rest[#rest + 1] = item
      far[item] = distance(marked, i, #list) * (#list + 1) + i
    end
  end
  table.sort(rest, function(a, b) return far[a] < far[b] end)
  return rest
end


--- near.exchanged(cards, hand, chance) -> the cards with one of them exchanged
-- for another one of the hand, sorted
function near.exchanged(cards, hand, chance)
  local rest, left = {}, {}
  for _, card in ipairs(cards) do left[card] = (left[card] or 0) + 1 end
  for _, card in ipairs(hand) do
    if (left[card] or 0) > 0 then
      left[card] = left[card] - 1
    else
      rest[#rest + 1] = card
    end
  end
  local new = table.move(cards, 1, #cards, 1, {})
  if #new > 0 and #rest > 0 then
    new[chance:number(#new)] = rest[chance:number(#rest)]
  end
  table.sort(new)
  return new
end


--- near.out_of_range(m, move) -> true for a number that is larger than any
-- hand, where a number is asked for: nobody would say it.
-- One might say the number of cards of another hand.
function near.out_of_range(m, move)
  local n, most = math.tointeger(tonumber(move)), 0
  local _, question = m:turn()
  if not n or question.kind ~= "number" then return false end
  for _, hand in ipairs(m:hands()) do
    most = math.max(most, #show.words(hand))
  end
  return n > most
end


--- near.are_enough(items) -> false if there are only two bare words to choose
-- from, such as `draw` and `pass`: one of them is plainly right
function near.are_enough(items)
  if #items > 2 then return true end
  for _, item in ipairs(items) do
    if item:find "[%u%d]" then return true end
  end
  return false
end


--- near.are_named(question, prompt) -> true if what is asked names all right
-- answers itself
function near.are_named(question, prompt)
  for _, i in ipairs(question.right) do
    if not prompt:find(question.items[i], 1, true) then return false end
  end
  return true
end


--- A card's place among the ranks, and its suit; nil for a joker.
local function place_of(card, places)
  local rank, suit = card:match "^(.+)(%a)$"
  return places[rank], suit
end


--- Could somebody who is not sure of melds put these two cards to a third one?
-- All are of one rank, or near each other, perhaps in different suits.
local function looks_like_meld(cards, places)
  local low, high = math.huge, 0
  for _, card in ipairs(cards) do
    local place = place_of(card, places)
    if not place then return false end
    low, high = math.min(low, place), math.max(high, place)
  end
  return high - low <= 2
end


--- near.takings(pile, hand, ranks) -> answers such as `take 9H: 9H 9C 10C`
-- Cards of an open pile, those on top first, each with two cards of the hand
-- that look like a meld with it.
-- @param ranks the deck's, from low to high
function near.takings(pile, hand, ranks)
  local places, list = {}, {}
  for i, rank in ipairs(show.words(ranks)) do places[rank] = i end
  for i = #pile, 1, -1 do
    for k = 1, #hand do
      for n = k + 1, #hand do
        local cards = { pile[i], hand[k], hand[n] }
        if looks_like_meld(cards, places) then
          table.sort(cards)
          list[#list + 1] = ("take %s: %s"):format(pile[i],
            table.concat(cards, " "))
        end
      end
    end
  end
  return list
end


--- near.ends(m, player) -> the open cards at the ends of piles
function near.ends(m, player)
  local view, list = m:view(player), {}
  for _, pile in ipairs(m.variant.piles) do
    local open = view[pile.name]
    for _, text in ipairs(type(open) == "table" and open or { open }) do
      local cards = type(text) == "string" and show.words(text) or {}
      list[#list + 1] = cards[#cards]
    end
  end
  list[#list + 1] = view.top
  return list
end


--- near.carries(moves, cards, ranks) -> answers such as `7D to 8C`
-- Each of these cards on each other one of nearly the same rank, in the words
-- of a move that is there.
-- @param moves as match:parts has them
function near.carries(moves, cards, ranks)
  local places, list, words = {}, {}, nil
  for i, rank in ipairs(show.words(ranks)) do places[rank] = i end
  for _, move in ipairs(moves) do
    local one, word, other = table.unpack(move.pieces)
    words = words or other and one.cards and other.cards
      and " " .. word.text .. " "
  end
  for _, one in ipairs(words and cards or {}) do
    for _, other in ipairs(cards) do
      if one ~= other and looks_like_meld({ one, other }, places) then
        list[#list + 1] = one .. words .. other
      end
    end
  end
  return list
end


return near
