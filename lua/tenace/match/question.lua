-- A player's question: the moves that answer it, and whether a move is allowed.

local bids = require "tenace.match.bids"
local card_names = require "tenace.base.card_names"
local core = require "tenace.core"
local guarded = require "tenace.match.guarded"
local language = require "tenace.base.language"
local ordered = require "tenace.base.ordered"
local sentence = require "tenace.base.sentence"

local HANDS = core.first_piles.hands

local question = {}

--- The most moves in a list.
question.most = 1000


--- The words of a text, in upper case.
local function words(text)
  local list = {}
  for word in string.gmatch(text, "[^%s,]+") do list[#list + 1] = word end
  return list
end


--- A move in the form for comparisons: lower case, single blanks.
local function plain(move)
  return string.lower((string.gsub(string.gsub(move, "%s+", " "),
    "^ *(.-) *$", "%1")))
end


--- The same for a move with cards, however they are written.
local function plain_cards(deck, move)
  local list = words(move)
  for i, word in ipairs(list) do
    list[i] = deck:read(word) or string.lower(word)
  end
  return table.concat(list, " ")
end


--- Reads cards; nil and a reason if a word is no card of the deck.
local function read_cards(deck, text)
  local list = {}
  for i, word in ipairs(words(text)) do
    local card = deck:read(word)
    if not card then
      return nil, sentence.of("no_such_card", { card = word })
    end
    list[i] = card
  end
  return list
end


-- So many ways are not counted exactly: a sum of counts must not overflow.
local COUNTED = 1 << 40

--- The number of ways to choose k of n; a lower number if there are very many.
local function choose_count(n, k)
  local count = 1
  for i = 1, math.min(k, n - k) do
    if count > COUNTED then break end
    count = count * (n - i + 1) // i
  end
  return count
end


--- The kinds of cards in a pile with the number of each, in the deck's order.
local function counted(cards)
  local kinds, count = {}, {}
  for _, card in ipairs(cards) do
    if not count[card] then kinds[#kinds + 1] = card end
    count[card] = (count[card] or 0) + 1
  end
  return kinds, count
end


--- Calls f with every choice of n of the cards, where copies are equal, and
-- goes no way that leads to none. Stops when f answers true.
local function each_way(cards, n, f)
  local kinds, count = counted(cards)
  local taken = {}
  local function take(i, left, behind)
    if left == 0 then return f(table.concat(taken, " ")) end
    if left > behind then return end
    local here = count[kinds[i]]
    behind = behind - here
    for copies = math.min(here, left), math.max(0, left - behind), -1 do
      for _ = 1, copies do taken[#taken + 1] = kinds[i] end
      if take(i + 1, left - copies, behind) then return true end
      for _ = 1, copies do taken[#taken] = nil end
    end
  end
  return take(1, n, #cards)
end


--- Calls a question's condition on cards, under the budgets of rules and with
-- the match locked. Answers whether they may be chosen, and if not, why.
local function accepts(asked, cards)
  core.lock(asked.core, true)
  return guarded(asked, asked.condition, cards)
end


--- Calls f with each set of cards that may be chosen.
local function each_set(cards, asked, f)
  for n = asked.least, asked.most do each_way(cards, n, f) end
end


--- Calls f with each set of cards that the condition accepts. All calls of the
-- condition together have the budget of one answer.
local function each_accepted(cards, asked, f)
  if not asked.condition then return each_set(cards, asked, f) end
  core.lock(asked.core, true)
  guarded(asked, each_set, cards, asked, function(set)
    if asked.condition(set) then f(set) end
  end)
end


--- The sets of cards that may be chosen; or nil, their number, and true if
-- there may be more.
local function list_sets(asked)
  local cards, list, total = words(asked.pile), {}, 0
  for n = asked.least, asked.most do
    total = total + choose_count(#cards, n)
  end
  if total > question.most * 20 then return nil, total, total > COUNTED end
  total = 0
  each_accepted(cards, asked, function(set)
    total = total + 1
    list[#list + 1] = set == "" and "none" or set
  end)
  if total > question.most then return nil, total end
  return list
end


--- The plays of several cards that are allowed; nil and their number if there
-- are too many.
local function list_plays(asked)
  return guarded(asked, core.play_moves, asked.core)
end


local moves = {}

--- The cards, then the words that may be said before one.
function moves.card(asked)
  local list = words(asked.legal)
  for _, word in ipairs(asked.say or {}) do list[#list + 1] = word end
  return list
end


function moves.cards(asked)
  if asked.plays or asked.forced then return list_plays(asked) end
  return list_sets(asked)
end


function moves.choice(asked)
  if asked.stage then
    return require "tenace.match.melding".moves(asked, question.most)
  end
  if asked.forms then
    return require "tenace.match.forms".moves(asked, question.most)
  end
  return table.move(asked.list, 1, #asked.list, 1, {})
end


function moves.number(asked)
  local count = asked.most - asked.least + 1
  if count > question.most then return nil, count end
  local list = {}
  for n = asked.least, asked.most do list[#list + 1] = tostring(n) end
  return list
end


function moves.yes_no()
  return { "yes", "no" }
end


--- The promise of a bid, from the game's table or function.
local function promise(asked, said, bid)
  if type(said.promises) == "table" then
    local points = said.promises[bid]
    return type(points) == "number"
      and sentence.of("promised_points", { n = points }) or points
  end
  core.lock(asked.core, true, "promises")
  return guarded(asked, said.promises, asked.core, bid)
end


--- The promise of each bid in the list.
local function promises_of(asked, said)
  if not said.promises then return nil end
  local list = {}
  for _, bid in ipairs(said.list) do
    if bid ~= "pass" then
      local key = said.numbers and math.tointeger(tonumber(bid)) or bid
      list[bid] = promise(asked, said, key)
    end
  end
  return list
end


--- question.cards(asked, move) -> the cards of a move in their usual form, as
-- text; nil if a word in it is no card
function question.cards(asked, move)
  local list = type(move) == "string" and read_cards(asked.deck, move)
  return list and #list > 0 and table.concat(list, " ") or nil
end


--- question.calls_rules(self) -> true or false
-- Does the question have a condition, promises, which rules may have to work
-- out, or a prompt with a field to fill in?
function question.calls_rules(self)
  local said = core.asked(self)
  return said and (said.promises ~= nil or said.condition ~= nil
    or type(said.prompt) == "string"
    and string.find(said.prompt, "{", 1, true) ~= nil)
end


--- The words with which something begins that may be said in an auction, now or
-- at another time.
local function words_of(auction)
  local list = { "pass" }
  if auction.doubles then
    list[2], list[3] = auction.double, auction.redouble
  end
  for _, bid in ipairs(auction.bids) do
    list[#list + 1] = string.match(bid, "^%S+")
  end
  return list
end


--- Adds to a question for a card the words that may be said before it: `say`,
-- the entries of these and of those that cannot be said now, and `words`, those
-- with which all of them begin.
local function add_sayings(asked, self)
  local open, closed = core.sayings(self)
  if not open then return end
  asked.said, asked.unsaid, asked.say, asked.words = open, closed, {}, {}
  for i, entry in ipairs(open) do asked.say[i] = entry[1] end
  for _, list in ipairs { open, closed } do
    for _, entry in ipairs(list) do
      table.insert(asked.words, (string.match(entry[1], "^%S+")))
    end
  end
end


--- question.of(self) -> asked; nil if there is no question
-- The question for which a core match waits.
-- @return { kind, player, from, to, least, most, legal, list, prompt,
-- condition, promises = the promise of each item of the list, auction = { bids,
-- least, high }, standing = the bid or the cards that the prompt may name as
-- `{bid}` or `{cards}`, stage = of a turn with melds: "draw", "meld", "discard"
-- or "out", forms = the patterns of what may be said, say = words that may be
-- said before a card, said and unsaid = the entries of these and of those that
-- may not, pile = text of the pile's cards, dummy = the player whose open hand
-- it is if it is another's, deck }
function question.of(self)
  local asked = core.question(self)
  if not asked then return nil end
  asked.deck, asked.core = core.kit(self).deck, self
  if asked.plays or asked.forced then
    asked.prompt = require "tenace.match.plays".prompt(self, asked)
  elseif asked.stage then
    asked.prompt = require "tenace.match.melding".prompt(asked)
  elseif asked.kind ~= "card" then
    local said = core.asked(self)
    asked.prompt, asked.list = said.prompt, said.list
    asked.standing = said.standing
    asked.condition = said.condition
    asked.promises = promises_of(asked, said)
    asked.auction, asked.refusals = said.auction, said.refusals
    asked.drawing = said.drawing
    asked.words = asked.auction and words_of(asked.auction)
    if said.forms then require "tenace.match.forms".describe(asked, self) end
  else
    add_sayings(asked, self)
  end
  if asked.from then asked.pile = core.piles(self)[asked.from] end
  local hand = asked.kind == "card" and asked.from - HANDS
  if hand and hand ~= asked.player then asked.dummy = hand end
  return asked
end


--- question.moves(asked) -> list of texts, and true if others are allowed too;
-- or nil, their number, and true if there may be more
function question.moves(asked)
  return moves[asked.kind](asked)
end


--- question.random(asked [, n [, sensible]]) -> move
-- A native random bot's move; each n > 0 gives a further such move. Where cards
-- are put away, `sensible` ones may do no harm.
function question.random(asked, n, sensible)
  if asked.forms then
    return require "tenace.match.forms".random(asked, n or 0)
  end
  local move = guarded(asked, core.bot_move, asked.core, n or 0, sensible)
  return move == "" and asked.kind ~= "choice" and "none" or move
end


local read = {}


--- Why a word cannot be said now: reason, rule.
local function unsaid(asked, entry)
  local texts = core.kit(asked.core).variant.texts
  if entry.unless then return language.told(texts, entry.unless), "may_say" end
  local _, held = string.gsub(asked.pile, "%S+", "")
  if (entry.cards or 1) > held then
    return language.told(texts, entry.late)
      or sentence.of("word_late", { n = entry.cards }), "may_say"
  end
  local cards = type(entry.with) == "table" and table.concat(entry.with, " ")
    or tostring(entry.with)
  return sentence.of("word_with", { cards = cards,
    word = language.worded(entry[1]) }), "may_say"
end


--- Reads a word that is said before a card: the word, "text"; nil and the
-- reason if it cannot be said now; or false.
local function read_word(asked, move)
  for _, word in ipairs(asked.say) do
    if plain(word) == plain(move) then return word, "text" end
  end
  for _, entry in ipairs(asked.unsaid) do
    if plain(entry[1]) == plain(move) then
      return nil, unsaid(asked, entry)
    end
  end
  return false
end


--- Reads a card of the hand that the obligations allow; or a word.
function read.card(asked, move)
  if asked.say then
    local word, kind, rule = read_word(asked, move)
    if word ~= false then return word, kind, rule end
  end
  local cards, why = read_cards(asked.deck, move)
  if not cards then return nil, why end
  local legal = words(asked.legal)
  if #cards ~= 1 then
    return nil, sentence.of("one_card", { card = legal[1] })
  end
  local card = cards[1]
  if ordered.has(legal, card) then return card, "card" end
  if not ordered.has(words(asked.pile), card) then
    local key = asked.dummy and "dummy_lacks" or "not_held"
    return nil, sentence.of(key, { card = card }), "not_held"
  end
  local reason, rule = require "tenace.match.explain".refusal(asked.core, card)
  if asked.dummy then
    reason = sentence.of("in_dummy", { reason = reason })
  end
  return nil, reason, rule
end


local function count_refused(asked, given)
  local key = asked.least == asked.most and "some_cards" or "some_cards_range"
  return nil, sentence.of(key, { n = asked.least, least = asked.least,
    most = asked.most, given = given })
end


--- The first card that the pile has too few of, or nil.
local function lacking(cards, pile)
  local _, there = counted(words(pile))
  for _, card in ipairs(cards) do
    there[card] = (there[card] or 0) - 1
    if there[card] < 0 then return card end
  end
end


--- Reads cards played at once: held, and allowed by the cards led.
local function read_play(asked, cards)
  local missing = lacking(cards, asked.pile)
  if missing then
    local held = ordered.has(words(asked.pile), missing)
    return nil, sentence.of(held and "not_held_again" or "not_held",
      { card = missing }), "not_held"
  end
  local reason, rule = require "tenace.match.plays".refusal(asked.core,
    cards)
  if reason then return nil, reason, rule end
  return table.concat(cards, " "), "cards"
end


--- Reads the cards that a failed throw must lead: one of the choices, with its
-- cards in any order.
local function read_forced(asked, cards)
  local choices = list_plays(asked)
  table.sort(cards)
  local said = table.concat(cards, " ")
  for _, choice in ipairs(choices) do
    local list = words(choice)
    table.sort(list)
    if table.concat(list, " ") == said then return choice, "cards" end
  end
  return nil, sentence.of("a_choice",
    { choices = language.groups(choices) })
end


function read.cards(asked, move)
  local none = plain(move) == "none"
  local cards, why = read_cards(asked.deck, none and "" or move)
  if not cards then return nil, why end
  if asked.forced then return read_forced(asked, cards) end
  if #cards < asked.least or #cards > asked.most then
    return count_refused(asked, #cards)
  end
  if asked.plays then return read_play(asked, cards) end
  local missing = lacking(cards, asked.pile)
  if missing then
    local there = ordered.has(words(asked.pile), missing)
    return nil, sentence.of(there and "not_so_many" or "not_there",
      { card = missing })
  end
  local text = table.concat(cards, " ")
  if asked.condition then
    local ok, reason = accepts(asked, text)
    if not ok then
      local texts = core.kit(asked.core).variant.texts
      return nil, type(reason) == "string" and language.told(texts, reason)
        or sentence.of("cards_not_accepted")
    end
  end
  return text == "" and "none" or text, "cards"
end


-- More answers than that nobody reads in a refusal; then some are enough to see
-- how one is said.
local MOST, SOME = 15, 5


--- The sentence for a text that is none of the answers.
local function none_of(list)
  local some = table.move(list, 1, #list <= MOST and #list or SOME, 1, {})
  return sentence.of(#some == #list and "a_choice" or "a_choice_of_many",
    { n = #list, choices = language.worded_list(some) })
end


--- Why an auction refuses a bid or a pass: reason, rule; or nil.
local function bid_refused(asked, move)
  local auction, word = asked.auction, plain(move)
  if not auction then return nil end
  if auction.doubles and (word == auction.double
    or word == auction.redouble) then
    return bids.double_refused(auction, word)
  end
  if plain(move) == "pass" then
    local rule = auction.must_open and "must_open" or "must_bid"
    return sentence.of(rule), rule
  end
  local instead = bids.next_above(asked, word)
  if instead then
    return sentence.of("no_bid", { given = word,
      bid = language.worded(instead) }), "no_bid"
  end
  for _, bid in ipairs(auction.bids) do
    if plain(bid) == plain(move) then
      local only = auction.only_over
      if only and plain(only[1]) == plain(bid) and only[4] then
        return only[4], "only_over"
      elseif bids.is_over_partner(auction, plain(move)) then
        return sentence.of("over_partner",
          { bid = language.worded(auction.over_partner) }), "over_partner"
      elseif auction.closed then
        return sentence.of("bidding_closed",
            { bid = language.worded(auction.high) }),
          "bidding_closed"
      elseif not auction.high then
        return sentence.of("lowest_bid",
          { bid = language.worded(auction.least) }), "lowest_bid"
      end
      return bids.too_low(asked), "higher_bid"
    end
  end
end


--- Why something that may be said at other times is refused: reason, rule; or
-- nil.
local function saying_refused(asked, move)
  for said, refused in pairs(asked.refusals or {}) do
    if plain_cards(asked.deck, said) == plain_cards(asked.deck, move) then
      local texts = core.kit(asked.core).variant.texts
      if type(refused) == "string" then
        return language.told(texts, refused)
      end
      local says = language.told(texts, refused.says or refused[1])
      local reason = says and sentence.fill(says, refused)
        or sentence.of(refused.key, refused)
      return reason, refused.key
    end
  end
end


function read.choice(asked, move)
  if asked.stage then
    return require "tenace.match.melding".read(asked, move)
  end
  if asked.forms then
    return require "tenace.match.forms".read(asked, move)
  end
  move = bids.said(asked, move)
  for _, choice in ipairs(asked.list) do
    if plain(choice) == plain(move)
      or plain_cards(asked.deck, choice) == plain_cards(asked.deck, move) then
      return choice, "text"
    end
  end
  local reason, rule = bid_refused(asked, move)
  if not reason then reason, rule = saying_refused(asked, move) end
  if reason then return nil, reason, rule end
  return nil, none_of(asked.list)
end


function read.number(asked, move)
  local n = math.tointeger(tonumber(move))
  if n and n >= asked.least and n <= asked.most then
    return string.format("%d", n), "text"
  end
  return nil, sentence.of("a_number",
    { least = asked.least, most = asked.most })
end


function read.yes_no(_, move)
  local word = plain(move)
  if word == "yes" or word == "y" then return "yes", "text" end
  if word == "no" or word == "n" then return "no", "text" end
  return nil, sentence.of("yes_or_no")
end


--- The choice that equals the move except for the names of suits.
local function by_suits(asked, move)
  local said = plain(card_names.suits(move, asked.deck))
  for _, choice in ipairs(asked.kind == "choice" and asked.list or {}) do
    if plain(card_names.suits(choice, asked.deck)) == said then
      return choice
    end
  end
end


--- question.read(asked, move) -> usual form of the move, kind of answer; or
-- nil, reason, name of the rule
function question.read(asked, move)
  move = sentence.shown(move)
  local kept, kind, rule = read[asked.kind](asked, move)
  if kept then return kept, kind, rule end
  local named = card_names.letters(move, asked.deck)
  if named ~= move and not rule and not saying_refused(asked, move) then
    local again, other, its_rule = read[asked.kind](asked, named)
    local own = card_names.has_letters(move, asked.deck)
    if again or not own then return again, other, its_rule end
  end
  local choice = by_suits(asked, move)
  if choice then return choice, "text" end
  return nil, kind, rule
end


return question
