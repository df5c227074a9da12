-- Questions before a decision: a part of tests/soak/strangers.lua. Each
-- function looks at a position, which may offer a question of its kind.

local order = require "tenace.face.say.order"
local seen = require "strangers.seen"
local show = require "tenace.face.say.show"
local steps = require "tenace.face.rulebook.steps"
local tenace = require "tenace"

-- Most items to choose from, and refused ones among them.
local ITEMS, REFUSED = 6, 3

--- Reasons that need no rulebook, or cards that a player cannot see.
local PLAIN = { not_held = true, throw_fails = true }

local ask = {}


--- Is a card of the hand asked for, as such or as a word?
local function asks_for_card(m, question)
  if question.stage then return false end
  local first = question.kind == "choice" and (m:moves() or {})[1]
  return question.kind == "card" or first and show.is_card(first)
end


--- Which cards may be played, if a rule forbids some.
function ask.cards(self, m, seat, question)
  if not asks_for_card(m, question) then return end
  local hand, legal = show.words(question.dummy_hand or m:hands()[seat]), {}
  local refused, why = nil, nil
  for _, card in ipairs(hand) do
    local ok, reason, rule = m:allows(card)
    if ok then legal[#legal + 1] = card
    else refused, why = rule or reason:gsub("%w*%d%w*", ""), reason end
  end
  local list = refused and #legal < #hand
    and seen.wanted(self, "cards", refused .. (#legal > 1 and 2 or 1))
  if not list then return end
  seen.keep(self, list, seen.position(self, m, seat),
    "Which of your cards may you play? Write all of them.",
    show.cards(legal, self.style) .. " (" .. why .. ")")
end


--- Cards of the hand, often of one rank or suit, as many as asked for.
local function some_cards(self, hand, n)
  local one = hand[self.chance:number(#hand)]
  local like, other = {}, {}
  for _, card in ipairs(self.chance:some(hand, #hand)) do
    local alike = card:sub(-1) == one:sub(-1)
      or card:sub(1, -2) == one:sub(1, -2)
    table.insert(alike and like or other, card)
  end
  local cards = table.move(like, 1, math.min(n, #like), 1, {})
  table.move(other, 1, n - #cards, #cards + 1, cards)
  table.sort(cards)
  return table.concat(cards, " ")
end


--- Does an answer name cards?
local function has_cards(move)
  for _, word in ipairs(show.words(move)) do
    if show.is_card(word) then return true end
  end
  return false
end


--- Answers that one might think of: those of the same question before, and
-- those of now with other cards of the hand.
local function thinkable(self, m, seat, moves)
  local list, hand = {}, show.words(m:hands()[seat])
  for _, before in ipairs(self.said) do
    for _, move in ipairs(moves) do
      if before.set[move] and move ~= "pass" then
        table.move(before, 1, #before, #list + 1, list)
        break
      end
    end
  end
  local said = show.words(seen.join(moves))
  for i = 1, #hand > 0 and has_cards(said) and 30 or 0 do
    local words = self.chance:number(2) == 1 and show.words(moves[#moves])
      or show.words(moves[i % #moves + 1])
    local first = show.is_card(words[1]) and "" or words[1] .. " "
    local n = first == "" and #words or 1 + self.chance:number(3)
    list[#list + 1] = first .. some_cards(self, hand, n)
  end
  return self.chance:shuffle(list)
end


--- Notes the answers to a question for later ones.
local function remember(self, moves)
  local key = seen.join(moves)
  if self.heard[key] or #self.said > 60 then return end
  local set = {}
  for _, move in ipairs(moves) do set[move] = true end
  local list = table.move(moves, 1, #moves, 1, { set = set })
  self.said[#self.said + 1], self.heard[key] = list, true
end


--- Adds moves to a list, each once, up to a length.
local function add(list, moves, most)
  for _, move in ipairs(moves) do
    local words = show.words(move)
    table.sort(words)
    local key = table.concat(words, " ")
    if #list < most and not list[key] then
      list[#list + 1], list[key] = move, true
    end
  end
end


--- The answers among which the stranger chooses, shuffled.
local function items_of(self, m, seat, moves)
  local refused, list, rules, thought = {}, {}, {}, thinkable(self, m, seat,
    moves)
  for most = 1, 2 do -- of each rule first one
    for _, move in ipairs(thought) do
      local ok, reason, rule = m:allows(move)
      local name, n = rule or reason, #refused
      if not ok and not PLAIN[rule] and (rules[name] or 0) < most
        and (rule or not has_cards(move)) then
        add(refused, { move }, REFUSED)
        rules[name] = (rules[name] or 0) + #refused - n
      end
    end
  end
  if #refused == 0 then return nil end
  add(list, refused, REFUSED)
  add(list, self.chance:some(moves, #moves), ITEMS)
  return self.chance:shuffle(list)
end


--- The key to items: a letter, and for a refused one the reason.
local function items_key(self, m, items)
  local right, wrong = {}, {}
  for i, move in ipairs(items) do
    local letter = string.char(96 + i)
    local ok, reason, rule = m:allows(move)
    if ok then right[#right + 1] = letter
    else
      wrong[#wrong + 1] = ("   %s not: %s [%s]"):format(letter,
        seen.move_text(self, reason), tostring(rule))
    end
  end
  return table.concat(right, " ") .. "\n" .. seen.join(wrong)
end


--- The moves of a question as a list; a few random ones if they are too many.
local function moves_of(self, m, question)
  local moves = question.kind ~= "card" and m:moves()
  if moves and #moves > 0 or question.kind == "card" then return moves end
  local list = {}
  for _ = 1, 4 do add(list, { m:choose "random" }, 4) end
  return self.chance:shuffle(list)
end


--- Which of some answers are allowed.
function ask.say(self, m, seat, question)
  local moves = moves_of(self, m, question)
  if not moves or self.chance:number(3) == 1 then
    if moves then remember(self, moves) end
    return
  end
  local sort = question.stage or seen.sort_of(question)
  local list = seen.wanted(self, "say", sort)
  local items = list and items_of(self, m, seat, moves)
  remember(self, moves)
  if not items then return end
  local lines = seen.position(self, m, seat)
  local key = items_key(self, m, items)
  for i, move in ipairs(items) do
    lines[#lines + 1] = ("    %s) %s"):format(string.char(96 + i),
      seen.move_text(self, move))
  end
  seen.keep(self, list, lines, ("%q: which of these may you answer? For each "
    .. "that you may not, say why."):format(question.prompt), key)
end


--- Are there tricks in the game?
local function has_tricks(variant)
  local words = steps.of(variant).words
  return words.play_tricks or words.play_trick or words.begin_trick
end


--- Which of some cards beat the card led.
function ask.beats(self, m, seat, question)
  if not has_tricks(self.variant) then return end
  local view = m:view(seat)
  local played_by = order.of(self.variant, view)
  local open = self.variant.fields.contract and not view.contract
  if not played_by or open or question.from ~= "hand" or not view.table
    or #view.table > 0 then return end
  local list = seen.wanted(self, "beats", tostring(view.contract)
    .. tostring(view.direction) .. tostring(view.trump))
  if not list then return end
  local deck = self.chance:some(self.cards, #self.cards)
  local led, items, suit = deck[1], {}, played_by:suit(deck[1])
  for i, card in ipairs(deck) do
    local same = played_by:suit(card) == suit
    if i > 1 and (same or #items % 2 == 1) and #items < 7 then
      items[#items + 1] = card
    end
  end
  local key = {}
  for _, card in ipairs(items) do
    if played_by:beats(card, led, suit) then key[#key + 1] = card end
  end
  local asks = "In a later trick %s is led. Which of these cards, played to "
    .. "it, would beat it: %s?"
  seen.keep(self, list, seen.position(self, m, seat),
    asks:format(show.card(led, self.style), show.cards(items, self.style)),
    #key > 0 and show.cards(key, self.style) or "none")
end


--- Are these cards a meld, and what do they count?
function ask.meld(self, m, seat)
  if not self.variant.facts.melds then return end
  local hand = show.words(m:hands()[seat])
  if #hand < 3 then return end
  local cards = some_cards(self, hand, 2 + self.chance:number(4))
  local ok, kind, points = tenace.meld(self.variant, {}, cards)
  local list = seen.wanted(self, "meld", ok and "yes" or kind)
  if not list then return end
  seen.keep(self, list, { "You hold these cards among others: "
    .. show.cards(cards, self.style) },
    "Are they together a meld? If so, what do the cards count; if not, why?",
    ok and ("yes, %s points"):format(points) or "no: " .. kind)
end


--- What happens next, as the player who has just decided sees it.
function ask.next(self, m, seat, question)
  local sort, before = seen.sort_of(question), self.before
  if not before or before == seat or sort == self.sort then return end
  local list = seen.wanted(self, "next", sort)
  if not list then return end
  local lines, names = seen.position(self, m, before)
  seen.keep(self, list, lines,
    "Whose turn is it now, and what does that player decide?",
    ("%s: %q"):format(names.players[seat], question.prompt))
end


return ask
