-- Questions found in play: positions in which a rule forbids something that one
-- might do, and tricks. They depend only on the seed. A bot that thinks plays
-- the first deals, so that they look as deals do at a table; they are seen from
-- their beginning to their middle, and each gives one question to a topic.

local cited = require "tenace.face.teach.cited"
local core = require "tenace.core"
local order = require "tenace.face.say.order"
local near = require "tenace.face.teach.near"
local orders = require "tenace.face.rulebook.orders"
local phrase = require "tenace.face.say.phrase"
local pose = require "tenace.face.teach.pose"
local show = require "tenace.face.say.show"

local found = {}

-- The limits of a search: decisions, and matches.
local MOST_DECISIONS, MOST_MATCHES = 2500, 60

-- The most questions of one topic, and the most of them that the rules ask in
-- the same words.
local MOST_OF_TOPIC, MOST_OF_PROMPT = 8, 4

local MOST_ITEMS = 5

-- The bot that plays; its most moves and its most work, for it takes its time;
-- and the most of its bids, with which it goes on after these.
local BOT, MOST_MOVES, MOST_WORK, MOST_BIDS = "search:2", 90, 3000000, 60

-- The most tricks that go by before the first question about a card.
local MOST_WAIT = 3

-- The rounds of a match after which another one begins.
local MOST_ROUNDS = 3

-- The decisions after which no question is asked of a deal without tricks, and
-- how many times as many cards as at first somebody may hold who melds.
local MOST_OF_DEAL, MOST_TIMES = 80, 2


local function topic_of(self, name)
  local topic = self.topics[name]
  if not topic then
    topic = { questions = {}, prompts = {} }
    self.topics[name] = topic
  end
  return topic
end


--- Is it too soon in this deal for another question about a card? Duties that
-- bind at the beginning alone are met at once.
local function too_soon(self, name, hand)
  return self.most - #hand < self.wait
    and #topic_of(self, name).questions > 1
end


--- Is another question of that topic wanted in this deal?
-- @param prompt what the rules ask; not given where that is always the same
local function wanted(self, name, prompt)
  local topic = topic_of(self, name)
  local asked = prompt and topic.prompts[prompt:gsub("%d+", "1")] or 0
  return #topic.questions < MOST_OF_TOPIC and topic.deal ~= self.deal
    and asked < MOST_OF_PROMPT
end


local function keep(self, name, question)
  local topic = topic_of(self, name)
  question.topic, topic.deal, question.deal = name, self.deal, self.deal
  topic.questions[#topic.questions + 1] = question
  local prompt = question.prompt
  if prompt then topic.prompts[prompt] = (topic.prompts[prompt] or 0) + 1 end
end


--- The start of a question: the position as its player sees it.
local function begin(m, player)
  local seen = pose.of(m, player)
  return { text = seen.text, rows = seen.rows, groups = seen.groups,
    hand = seen.hand, dummy = seen.dummy, deck = m.variant.deck,
    reasons = {} }
end


--- The cards from which one is due: those of the hand, or of dummy's.
local function due_cards(m, player)
  local _, question = m:turn()
  return show.words(question.dummy_hand or m:hands()[player])
end


--- The moves that are cards of the hand. Words that may be said before a card
-- are none.
local function cards_among(moves, hand)
  local held, list = {}, {}
  for _, card in ipairs(hand) do held[card] = true end
  for _, move in ipairs(moves or {}) do
    if held[move] then list[#list + 1] = move end
  end
  return list
end


--- Is a card that matters to the suit led printed with another suit than it
-- belongs to? Then somebody who looks at the signs alone is wrong.
local function is_tricky(m, player, hand)
  local view = m:view(player)
  local played_by = order.of(m.variant, view)
  local first = view.table and view.table[1]
  local led = first and show.words(first.cards)[1]
  if not played_by or not led then return false end
  local suit, printed = played_by:suit(led), led:sub(-1)
  for _, card in ipairs(hand) do
    local follows, looks = played_by:suit(card) == suit, card:sub(-1) == printed
    if follows ~= looks then return true end
  end
  return false
end


--- Does another obligation come before this one? Then the learner must know
-- both.
local function is_second(variant, rule)
  return variant.obligations[1] and variant.obligations[1].name ~= rule
end


--- A question for the playable cards of a hand, if a rule forbids some of them.
local function card_question(m, player, legal)
  local question, allowed = begin(m, player), {}
  question.form, question.asks = "cards", phrase "teach.asks.cards"
  if question.dummy then
    question.asks = phrase("teach.asks.dummy", { player = question.dummy })
  end
  question.right = legal
  for _, card in ipairs(legal) do allowed[card] = true end
  for _, card in ipairs(question.hand) do
    if not question.reasons[card] then
      question.reasons[card] = cited.why(m:why(card))
    end
    if not allowed[card] then question.because = question.reasons[card] end
  end
  return question.because and question
end


--- The rule that refuses the last refused card of a hand; nil if it has no
-- name.
local function last_refusal(m, hand)
  for i = #hand, 1, -1 do
    local ok, _, rule = m:allows(hand[i])
    if not ok then return rule end
  end
end


local function meet_card(self, m, player)
  local hand = due_cards(m, player)
  local legal = cards_among(m:moves(), hand)
  if #legal >= #hand or #hand < 3 then return end
  local refused = last_refusal(m, hand)
  if not refused or too_soon(self, refused, hand) then return end
  local hard = #legal > 1 and (is_second(m.variant, refused)
    or is_tricky(m, player, hand))
  if hard and wanted(self, "hard") then
    local question = card_question(m, player, legal)
    if question then
      question.hard = true
      keep(self, "hard", question)
      return
    end
  end
  if #legal > 1 and wanted(self, refused) then
    keep(self, refused, card_question(m, player, legal) or nil)
  end
end


--- Rules whose refusal only says that the player lacks the cards.
local PLAIN = { not_held = true }

--- Those of some answers that a rule refuses for a reason worth knowing, up to
-- three.
local function worth_asking(m, border, hand, pile)
  local list = {}
  for i = 1, math.min(4, #border) do
    local ok, _, rule = m:allows(border[i])
    if not ok and not PLAIN[rule] and not near.out_of_range(m, border[i])
      and near.can_be_held(m:parts(border[i]), hand, pile) then
      list[#list + 1] = border[i]
    end
  end
  return table.move(list, 1, 3, 1, {})
end


--- Moves that a rule refuses now, and that were possible when the same question
-- came before: those nearest to what is allowed now. Also all answers that were
-- possible then.
local function refused_moves(self, m, player, moves)
  local allowed, hand = near.set(moves), due_cards(m, player)
  for _, before in ipairs(self.chance:some(self.said, #self.said)) do
    if near.akin(moves, before.set) then
      local border = near.border(before, allowed)
      local list = worth_asking(m, border, hand, near.pile(m, player))
      if #list > 0 then return list, before end
    end
  end
  return {}, {}
end


--- Answers that a beginner could think of, refused by the rules; up to three:
-- cards of an open pile taken with cards of the hand; or without a hand, cards
-- carried from pile to pile.
local function refused_ideas(self, m, player, asked, moves)
  local hand, ranks = show.words(m:hands()[player]), m.variant.deck.ranks
  local ideas = {}
  if asked.stage == "draw" then
    ideas = near.takings(near.pile(m, player), hand, ranks)
  elseif #hand == 0 then
    ideas = near.carries(m:parts(moves), near.ends(m, player), ranks)
  end
  local list = {}
  for _, move in ipairs(self.chance:some(ideas, #ideas)) do
    local ok, reason, rule = m:allows(move)
    local known = rule or #hand == 0 and reason
    if not ok and known and #list < 3 then list[#list + 1] = move end
  end
  return list
end


--- Allowed moves, those nearest to refused ones first.
local function beside(moves, refused, before)
  local allowed, list = near.set(moves), {}
  for _, move in ipairs(near.border(before, near.set(refused))) do
    if allowed[move] then
      list[#list + 1], allowed[move] = move, nil
    end
  end
  for _, move in ipairs(moves) do
    if allowed[move] then list[#list + 1] = move end
  end
  return list
end


--- Keeps the moves of a question for comparison with later ones.
local function remember(self, moves)
  local key = table.concat(moves, "\n")
  if self.heard[key] or #self.said >= 40 then return end
  local list = table.move(moves, 1, #moves, 1, { set = near.set(moves) })
  self.said[#self.said + 1], self.heard[key] = list, true
end


--- Cards that a rule refuses: an allowed move with one card exchanged.
local function refused_cards(m, hand, moves, chance)
  local list, seen = {}, {}
  for _ = 1, 16 do
    local cards = show.words(moves[chance:number(#moves)])
    local text = table.concat(near.exchanged(cards, hand, chance), " ")
    if #cards > 0 and not seen[text] and #list < 3 then
      seen[text] = true
      if not m:allows(text) then list[#list + 1] = text end
    end
  end
  return list
end


--- Adds a move to choose, and marks whether it is right.
local function add_item(question, m, i, prompt)
  local ok, says, rule = m:allows(question.items[i])
  if ok then
    table.insert(question.right, i)
    question.reasons[i] = { says = phrase "teach.is_allowed" }
  else
    local place = question.cheap and m:why(question.items[i])
    question.reasons[i] = place and place.file and cited.why(place)
      or cited.question(m.variant, says, rule, prompt)
    question.because = question.reasons[i]
  end
end


--- A question with some allowed and some refused moves to choose from.
local function items_question(self, m, player, allowed, refused, prompt)
  local question = begin(m, player)
  local _, asked = m:turn()
  question.cheap = asked.kind ~= "cards"  -- or why would list all ways
  question.form, question.right = "items", {}
  question.asks = phrase("teach.asks.say_to", { prompt = prompt })
  question.items = table.move(refused, 1, #refused, 1, {})
  for i = 1, math.min(#allowed, MOST_ITEMS - #refused) do
    table.insert(question.items, allowed[i])
  end
  self.chance:shuffle(question.items)
  for i in ipairs(question.items) do add_item(question, m, i, prompt) end
  local because = question.because
  return because and not because.is_short
    and not (cited.is_list(because.says) and near.are_named(question, prompt))
    and near.are_enough(question.items) and question or nil
end


local function meet_choice(self, m, player, asked)
  local moves = m:moves()
  if not moves or #moves == 0 then return end
  local refused, before = {}, nil
  if wanted(self, "say", asked.prompt) then
    refused, before = refused_ideas(self, m, player, asked, moves), moves
    if #refused == 0 then
      refused, before = refused_moves(self, m, player, moves)
    end
  end
  if #refused > 0 then
    local question = items_question(self, m, player,
      beside(moves, refused, before), refused, asked.prompt)
    if question then
      question.prompt = asked.prompt:gsub("%d+", "1")
      question.stage = asked.stage
      keep(self, "say", question)
    end
  end
  remember(self, moves)
end


--- Several random answers, as a bot gives them.
local function random_moves(m, n)
  local list, seen = {}, {}
  for _ = 1, n do
    local move = m:choose "random"
    if not seen[move] then list[#list + 1], seen[move] = move, true end
  end
  return list
end


--- A question that has refused nothing this many times has no rule.
local MOST_IN_VAIN = 12


local function meet_cards(self, m, player, asked)
  if self.in_vain == MOST_IN_VAIN or not wanted(self, "cards") then return end
  local hand, moves = show.words(m:hands()[player]), random_moves(m, 4)
  if #hand == 0 then return end
  local refused = refused_cards(m, hand, moves, self.chance)
  self.in_vain = #refused == 0 and self.in_vain + 1 or 0
  if #refused == 0 then return end
  local question = items_question(self, m, player, moves, refused,
    asked.prompt)
  if question then keep(self, "cards", question) end
end


local meet = { card = meet_card, cards = meet_cards, choice = meet_choice,
  number = meet_choice }


--- The winner for somebody who knows neither trumps nor orders: the card of the
-- suit led with the highest rank.
local function naive_winner(plays, ranks)
  local place, best = {}, 1
  for i, rank in ipairs(show.words(ranks)) do place[rank] = i end
  local suit = plays[1].cards:sub(-1)
  for i, play in ipairs(plays) do
    local rank = play.cards:match "^(.+)%a$"
    local top = plays[best].cards:match "^(.+)%a$"
    if play.cards:sub(-1) == suit and (place[rank] or 0) > (place[top] or 0)
      then best = i end
  end
  return plays[best].player
end


local function trick_question(variant, entry, facts, names)
  local key = variant.plays and "winner_play" or "winner"
  local question = { form = "one", asks = phrase("teach.asks." .. key),
    rows = pose.facts(variant, facts, names), groups = {}, items = {},
    deck = variant.deck, reasons = {}, right = {},
    because = cited.order(variant, entry.why) }
  for i, play in ipairs(entry.cards) do
    local letter = string.char(96 + i)
    question.items[i] = play.cards
    question.groups[i] = { cards = show.words(play.cards),
      label = phrase("teach.play", { letter = letter, n = play.player }) }
    if play.player == entry.winner then question.right = { i } end
  end
  question.lettered = true
  return question
end


--- Adds the tricks of a story, preferably those that the rank alone does not
-- decide.
local function meet_tricks(self, m, from)
  local variant, story = m.variant, m:story(1, from)
  for _, entry in ipairs(story) do
    if entry.what == "round" then
      self.facts = {}
    elseif entry.what == "settled" then
      self.facts[entry.name] = entry.value
    elseif entry.what == "trick" and #entry.cards > 1 and entry.why then
      local surprising = naive_winner(entry.cards, variant.deck.ranks)
        ~= entry.winner
      local name = surprising and "trick" or "plain trick"
      if wanted(self, name) then
        keep(self, name, trick_question(variant, entry, self.facts,
          self.names))
      end
    end
  end
  return from + #story
end


local function is_full(self)
  local full, any = true, false
  for _, topic in pairs(self.topics) do
    full = full and #topic.questions >= MOST_OF_TOPIC
    any = true
  end
  return any and full and self.decisions > 500
end


--- Is a bid of an auction asked for?
local function is_bid(asked)
  return asked.kind == "choice" and asked.words and not asked.forms
    and not asked.stage
end


--- What the player does: as the bot, while it has moves left; then anything,
-- but a sensible first bid, and no bid after it, lest bots bid on to the
-- highest contract.
local function next_move(self, m, player, asked)
  local bids = is_bid(asked)
  if bids and self.has_bid[player] and m:allows "pass" then return "pass" end
  if bids then self.has_bid[player], self.bids = true, self.bids + 1 end
  local left = self.moves < MOST_MOVES and self.work < MOST_WORK
  if not left and not (bids and self.bids <= MOST_BIDS) then
    return m:choose "random"
  end
  local move = m:choose(BOT)
  self.moves = self.moves + 1
  self.work = self.work + (m.thought and m.thought.work or 0)
  return move
end


--- The most cards that somebody holds.
local function cards_held(m)
  local most = 0
  for _, hand in ipairs(m:hands()) do
    most = math.max(most, #show.words(hand))
  end
  return most
end


--- A new deal begins.
local function begin_deal(self, m, seed, state)
  self.deal = ("%d %d %d"):format(seed, state.round, state.thrown_in or 0)
  self.has_bid, self.since = {}, self.decisions
  self.held, self.most = cards_held(m), 0
  self.wait = self.chance:number(MOST_WAIT + 1) - 1
end


--- Is the deal past its middle, or has it gone where none goes at a table?
local function is_late(self, m, asked)
  local held = cards_held(m)
  if asked.kind == "card" or asked.kind == "cards" then
    self.most = math.max(self.most, held)
    return 5 * held < 2 * self.most
  end
  if m.variant.facts.melds and held > MOST_TIMES * self.held then
    return true
  end
  return self.decisions - self.since > MOST_OF_DEAL
    and not m.variant.facts.plays
end


--- Plays one match, and looks at each question of the first part of a deal; the
-- rest of it goes by without a look.
local function walk(self, variant, seed)
  local m = require "tenace".new(variant, { seed = seed, traced = true })
  local heard, round, again = 0, 0, nil
  self.facts = {}
  while m:turn() and self.decisions < MOST_DECISIONS do
    local player, asked = m:turn()
    local state = core.state(m.core)
    if state.round ~= round or state.thrown_in ~= again then
      round, again = state.round, state.thrown_in
      begin_deal(self, m, seed, state)
    end
    if is_late(self, m, asked) then
      meet_tricks(self, m, heard)
      if round > MOST_ROUNDS then return end
      m:run("random", { rounds = 1 })
      heard = #m:story(1, 0)
      self.facts = {}
    else
      if meet[asked.kind] then meet[asked.kind](self, m, player, asked) end
      m:play(next_move(self, m, player, asked))
      self.decisions = self.decisions + 1
      if is_full(self) then return true end
    end
  end
  meet_tricks(self, m, heard)
end


--- found.questions(variant, seed, chance) -> lists of questions by topic: the
-- names of obligations, "hard", "say", "cards", "trick", "plain trick"
function found.questions(variant, seed, chance)
  local self = { topics = {}, decisions = 0, chance = chance, said = {},
    heard = {}, in_vain = 0, bids = 0, moves = 0, work = 0,
    names = orders.met(variant).names or {} }
  for i = 0, MOST_MATCHES - 1 do
    local full = walk(self, variant, seed * 1000 + i)
    if full or self.decisions >= MOST_DECISIONS then break end
  end
  local lists = {}
  for name, topic in pairs(self.topics) do
    lists[name] = topic.questions
  end
  return lists
end


return found
