-- The least change that would allow a card: the fewest cards without which the
-- hand might play it, or what would have to have happened at the table. It is
-- found by trying on the rules themselves, in a copy of the match.

local core = require "tenace.core"
local kit = require "tenace.match.kit"
local ordered = require "tenace.base.ordered"
local question = require "tenace.match.question"
local suits = require "tenace.base.suits"
local words = require "tenace.words.all"

local allowed_if = {}

-- The most hands that are tried, and the most cards of any hand of which every
-- choice is.
local MOST_TRIALS, ANY_CARDS = 3000, 2


--- A trial: a copy of the match whose player in turn is to make the move.
local function trial(m, move)
  local copy = m:copy()
  return { core = copy.core, move = move, trials = 0, later = false }
end


--- Asks again of this hand. True if the move is allowed then, and what else is.
local function ask(self, hand, played)
  core.suppose(self.core, hand, played or "", self.later)
  local asked = question.of(self.core)
  return question.read(asked, self.move) ~= nil, asked.legal
end


--- Would the move be allowed with this hand, a list?
-- @param played cards that would have been played before
local function allows(self, hand, played)
  self.trials = self.trials + 1
  local done, yes, legal = core.guard(self.core, pcall, ask, self,
    table.concat(hand, " "), played)
  return done and yes or false, done and legal or nil
end


--- The cards without those at the places in the set.
local function without(cards, places)
  local list = {}
  for i, card in ipairs(cards) do
    if not places[i] then list[#list + 1] = card end
  end
  return list
end


--- The places of the cards in the hand that are not in the move.
local function other_places(hand, move)
  local left, list = {}, {}
  for _, card in ipairs(words.split(move)) do
    left[card] = (left[card] or 0) + 1
  end
  for i, card in ipairs(hand) do
    if (left[card] or 0) > 0 then left[card] = left[card] - 1
    else list[#list + 1] = i end
  end
  return list
end


--- Adds the places whose cards are allowed now to the set. How many were added.
local function add_allowed(set, hand, others, legal)
  local n, text = 0, " " .. legal .. " "
  for _, place in ipairs(others) do
    if not set[place] and string.find(text, " " .. hand[place] .. " ", 1, true)
    then
      set[place], n = true, n + 1
    end
  end
  return n
end


--- Places whose cards, left out, allow the move: again and again those that are
-- allowed. Nil: nothing does.
local function enough(self, hand, others)
  local set = {}
  repeat
    local yes, legal = allows(self, without(hand, set))
    if yes then return set end
  until not legal or add_allowed(set, hand, others, legal) == 0
  for _, place in ipairs(others) do set[place] = true end
  return allows(self, without(hand, set)) and set or nil
end


--- Calls f with each choice of n places, as a set, until it answers true.
local function each_choice(places, n, f)
  local set = {}
  local function choose(from, left)
    if left == 0 then return f(set) end
    for i = from, #places - left + 1 do
      set[places[i]] = true
      if choose(i + 1, left - 1) then return true end
      set[places[i]] = nil
    end
  end
  return choose(1, n)
end


--- The smallest set among choices of n of the places that allows the move.
local function first_choice(self, hand, places, n)
  local found
  each_choice(places, n, function(set)
    if self.trials >= MOST_TRIALS then return true end
    if not allows(self, without(hand, set)) then return false end
    found = {}
    for place in next, set do found[place] = true end
    return true
  end)
  return found
end


local function size_of(set)
  local n = 0
  for _ in next, set do n = n + 1 end
  return n
end


local function listed(set)
  local list = {}
  for place in next, set do list[#list + 1] = place end
  table.sort(list)
  return list
end


--- A set from which no single card can be taken back.
local function thinned(self, hand, set)
  for _, place in ipairs(listed(set)) do
    set[place] = nil
    if not allows(self, without(hand, set)) then set[place] = true end
  end
  return set
end


--- The fewest places whose cards, left out, allow the move; nil: none do.
local function fewest(self, hand, others)
  local set = enough(self, hand, others)
  if not set then return nil end
  local among, most = listed(set), size_of(set)
  for n = 1, most - 1 do
    local found = n <= ANY_CARDS and first_choice(self, hand, others, n)
      or first_choice(self, hand, among, n)
    if found then return found end
  end
  return thinned(self, hand, set)
end


-- More suits than these are no simple thing to say of a hand.
local MOST_SUITS = 2


--- The word for a suit of the order: of the cards' own suit, if they are of one
-- that has a usual name; otherwise they are trumps.
local function suit_name(deck, cards)
  local own = deck:suit(cards[1])
  for _, card in ipairs(cards) do
    if deck:suit(card) ~= own then own = "trump" end
  end
  local name = suits.name(own, deck)
  return name ~= own and name or suits.name("trump", deck)
end


--- The names of the suits of which these are all the cards that the hand has,
-- besides the move; nil if they are anything else.
local function suits_of(self, deck, left_out, rest)
  local order, by_suit, list = kit.order_now(self.core), {}, {}
  for _, card in ipairs(left_out) do
    local suit = order:suit(card) or ""
    if not by_suit[suit] then list[#list + 1] = suit end
    by_suit[suit] = by_suit[suit] or {}
    table.insert(by_suit[suit], card)
  end
  for _, card in ipairs(rest) do
    if by_suit[order:suit(card) or ""] then return nil end
  end
  if #list > MOST_SUITS or by_suit[""] then return nil end
  for i, suit in ipairs(list) do list[i] = suit_name(deck, by_suit[suit]) end
  return list
end


--- The name of the suit that is left alone; true if the move is; otherwise nil.
local function only_suit(self, deck, rest)
  if #rest == #words.split(self.move) then return true end
  local order = kit.order_now(self.core)
  local suit = order:suit(rest[1])
  for _, card in ipairs(rest) do
    if order:suit(card) ~= suit then return nil end
  end
  return suit and suit_name(deck, rest)
end


--- The answer about what must be left out; nil if nothing helps.
local function by_hand(self, m, hand, others)
  local set = fewest(self, hand, others)
  if not set then return nil end
  local list, rest = {}, without(hand, set)
  for _, place in ipairs(listed(set)) do list[#list + 1] = hand[place] end
  local deck = kit.of(m.variant).deck
  local answer = { without = table.concat(list, " "), n = #list,
    later = self.later or nil, suits = suits_of(self, deck, list, rest) }
  if #list > 2 and not answer.suits then
    answer.only = only_suit(self, deck, rest)
  end
  return answer
end


--- Is that a simple thing to say of a hand?
local function is_simple(answer)
  return answer and (answer.n == 1 or answer.suits) and true or false
end


--- The cards for which obligations wait, as text, and their names; nil if no
-- obligation waits for any.
local function waited_for(m)
  local cards, names = {}, {}
  for _, o in ipairs(m.variant.obligations) do
    for _, part in ipairs { "until_played", "until_thrown" } do
      local named = o[part] or { cards = {}, words = {} }
      table.move(named.cards, 1, #named.cards, #cards + 1, cards)
      table.move(named.words, 1, #named.words, #names + 1, names)
    end
  end
  if #cards == 0 then return nil end
  return table.concat(cards, " "), names
end


--- Does an obligation depend on whether it is the first trick?
local function asks_for_first(m)
  for _, o in ipairs(m.variant.obligations) do
    for _, way in ipairs { "when", "unless" } do
      if ordered.has(o[way] or {}, "first trick") then return true end
    end
  end
  return false
end


--- Would the move be allowed if cards had been played for which an obligation
-- waits?
local function after_cards(m, move, hand)
  local cards, names = waited_for(m)
  local self = cards and trial(m, move)
  if not self or not allows(self, hand, cards) then return nil end
  local deck = kit.of(m.variant).deck
  for i, name in ipairs(names) do
    local suit = ordered.has(deck:suits(), name)
    names[i] = suit and suits.name(name, deck) or name
  end
  return { played = names }
end


--- The same after the first trick: perhaps with fewer cards, too.
local function in_later_trick(m, move, hand, others)
  if not asks_for_first(m) then return nil end
  local self = trial(m, move)
  self.later = true
  if allows(self, hand) then return { later = true } end
  local answer = by_hand(self, m, hand, others)
  return is_simple(answer) and answer or nil
end


--- allowed_if.of(m, asked, move) -> answer; or nil; see m:least_change
function allowed_if.of(m, asked, move)
  local hand = words.split(asked.pile)
  local others = other_places(hand, move)
  if #hand - #others ~= #words.split(move) then return nil end
  local answer = by_hand(trial(m, move), m, hand, others)
  if is_simple(answer) then return answer end
  return after_cards(m, move, hand)
    or in_later_trick(m, move, hand, others) or answer
end


return allowed_if
