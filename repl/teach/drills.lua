-- Drills: what can be counted and concluded from the cards that have been
-- played. They are made from the rules' own order of cards, in deals that bots
-- play, so they work for each game that has tricks.

local alike = require "tenace.face.teach.alike"
local Chance = require "tenace.face.teach.chance"
local core = require "tenace.core"
local hand = require "tenace.face.say.hand"
local held = require "tenace.face.moment.held"
local idioms = require "tenace.bots.idioms"
local language = require "tenace.base.language"
local meld_drills = require "tenace.face.teach.meld_drills"
local Names = require "tenace.face.moment.names"
local order = require "tenace.face.say.order"
local orders = require "tenace.face.rulebook.orders"
local phrase = require "tenace.face.say.phrase"
local position = require "tenace.match.position"
local pose = require "tenace.face.teach.pose"
local show = require "tenace.face.say.show"

local drills = {}

-- The bot that plays, the fewest and most tricks that are seen, and the most
-- deals and decisions of a search.
local BOT, FEWEST, MOST, DEALS, DECISIONS = "search:2", 3, 5, 40, 1500


--- The tricks of this round, as a seat has seen them.
local function tricks_of(m, seat)
  local list = {}
  for _, entry in ipairs(m:story(seat, 0)) do
    if entry.what == "round" then list = {} end
    if entry.what == "trick" and #entry.cards > 1 then
      list[#list + 1] = entry
    end
  end
  return list
end


-- The kinds of fields that may decide which card is higher, where the game has
-- more than one order; a suit always may.
local DECIDES = { text = true, choice = true }


--- The fields of the view that may decide the order, and their names.
local function facts_of(variant, view)
  local facts, names = {}, {}
  local several = variant.steps.order or variant.orders
  for name, field in pairs(variant.fields) do
    local value = view[name]
    local may = field.kind == "suit" or several and DECIDES[field.kind]
    if may and type(value) == "string" and value ~= ""
      and value ~= "trump" then
      facts[name], names[#names + 1] = value, name
    end
  end
  table.sort(names)
  return facts, names
end


--- What the learner sees at the beginning of a trick: { match, seat, order,
-- tricks, hand, names, view }; nil if nothing can be counted.
local function seen_of(m, seat)
  local view = m:view(seat)
  local played_by = order.of(m.variant, view)
  local tricks = played_by and tricks_of(m, seat) or {}
  if #tricks < FEWEST or view.table and #view.table > 0 then return nil end
  local facts, named = facts_of(m.variant, view)
  return { match = m, seat = seat, order = played_by, view = view,
    facts = facts, facts_named = named, tricks = tricks,
    hand = show.words(view.hand),
    names = Names.of(m.variant.sides, m.variant.players, seat) }
end


--- A row for each trick: who played what.
local function trick_rows(seen)
  local rows, spoken = {}, seen.names:spoken()
  for i, trick in ipairs(seen.tricks) do
    local plays = {}
    for k, play in ipairs(trick.cards) do
      plays[k] = phrase("teach.drill.play", { player = spoken[play.player],
        cards = show.in_braces(play.cards) })
    end
    rows[i] = { phrase("teach.drill.trick", { n = i }), language.list(plays) }
  end
  return rows
end


--- The common part of a drill's questions: the tricks, and the hand.
local function begin(seen, topic)
  local posed = pose.of(seen.match, seen.seat)
  local variant = seen.match.variant
  local rows = pose.facts(variant, seen.facts, seen.facts_named)
  for _, row in ipairs(trick_rows(seen)) do rows[#rows + 1] = row end
  return { topic = topic, rows = rows, reasons = {}, deck = variant.deck,
    hand = posed.hand, groups = { { label = phrase "teach.your_hand",
      cards = posed.hand } } }
end


--- The cards that are neither in the hand nor played: list of each, as often as
-- it is out.
local function out_of(seen)
  local counts, list = {}, {}
  for card, n in pairs(seen.match.variant.deck.counts) do counts[card] = n end
  local function take(cards)
    for _, card in ipairs(show.words(cards)) do
      counts[card] = (counts[card] or 0) - 1
    end
  end
  take(table.concat(seen.hand, " "))
  for _, trick in ipairs(seen.tricks) do
    for _, play in ipairs(trick.cards) do take(play.cards) end
  end
  for card, n in pairs(counts) do
    for _ = 1, n do list[#list + 1] = card end
  end
  table.sort(list)
  return hand.flat(held.groups(seen.match.variant, seen.view,
    table.concat(list, " ")))
end


--- The cards of a list that belong to a suit of the order.
local function of_suit(seen, cards, suit)
  local list = {}
  for _, card in ipairs(cards) do
    if seen.order:suit(card) == suit then list[#list + 1] = card end
  end
  return list
end


--- Cards inside a sentence.
local function told(cards)
  return #cards > 0 and show.in_braces(cards) or phrase "teach.none"
end


--- The printed suits that are not trumps, as the learner meets them in play.
local function plain_suits(seen, chance)
  local list, trump = {}, seen.order:trump()
  for _, suit in ipairs(show.words(seen.match.variant.deck.suits)) do
    if suit ~= trump then list[#list + 1] = suit end
  end
  return chance:shuffle(list)
end


--- How many cards of a suit are out: a number, and which they are.
local function count_question(seen, topic, suit, asks)
  local cards = of_suit(seen, out_of(seen), suit)
  local question = begin(seen, topic)
  question.form, question.asks, question.right = "numbers", asks, { #cards }
  question.because = { says = phrase("teach.drill.out",
    { n = #cards, cards = told(cards) }) }
  return #cards > 0 and question or nil
end


local make = {}


--- How many trumps are out?
function make.trumps_out(seen)
  local trump = seen.order:trump()
  if not trump then return nil end
  return count_question(seen, "trumps_out", trump,
    phrase "teach.drill.asks.trumps_out")
end


--- How many cards of a suit are out? One that has been played.
function make.suit_out(seen, chance)
  for _, suit in ipairs(plain_suits(seen, chance)) do
    local n = 0
    for _, trick in ipairs(seen.tricks) do
      for _, play in ipairs(trick.cards) do
        n = n + #of_suit(seen, show.words(play.cards), suit)
      end
    end
    if n > 2 then
      return count_question(seen, "suit_out", suit,
        show.capital(phrase("teach.drill.asks.suit_out",
          { suit = show.suit_name(suit, seen.match.variant.deck) })))
    end
  end
end


--- Which cards of the hand does no card that is out beat in its suit?
function make.highest(seen)
  local question, out, best = begin(seen, "highest"), out_of(seen), {}
  for _, card in ipairs(question.hand) do
    local above
    for _, other in ipairs(of_suit(seen, out, seen.order:suit(card))) do
      if seen.order:beats(other, card) then above = other end
    end
    if not above then best[#best + 1] = card end
    question.reasons[card] = { says = above and phrase("teach.drill.above",
      { card = show.in_braces(above) }) or phrase "teach.drill.nothing_above" }
  end
  question.form, question.asks = "cards", phrase "teach.drill.asks.highest"
  question.right = best
  question.because = { says = phrase("teach.drill.best",
    { n = #best, cards = told(best) }) }
  return #best > 0 and #best < #question.hand and question or nil
end


--- Is there a rule that a player who has the suit led must play it?
local function must_follow(variant)
  return variant.plays ~= nil or idioms.must_follow(variant)
end


--- By suit, who has not followed it: { player = number of the trick }.
local function voids_of(seen)
  local found = {}
  for i, trick in ipairs(seen.tricks) do
    local led = seen.order:suit(show.words(trick.cards[1].cards)[1])
    for _, play in ipairs(trick.cards) do
      for _, card in ipairs(show.words(play.cards)) do
        if led and seen.order:suit(card) ~= led and play.player ~= seen.seat
          then
          found[led] = found[led] or {}
          found[led][play.player] = found[led][play.player] or i
        end
      end
    end
  end
  return found
end


--- A suit that somebody lacks, and its name in a sentence.
local function void_suit(seen, found, chance)
  local suits = plain_suits(seen, chance)
  suits[#suits + 1] = seen.order:trump()
  for _, suit in ipairs(suits) do
    if found[suit] then
      return suit, suit == seen.order:trump() and phrase "teach.drill.trumps"
        or show.suit_name(suit, seen.match.variant.deck)
    end
  end
end


--- The right ones of the others, and why.
local function mark_voids(question, seen, lacks, name)
  local why = {}
  for player in ipairs(seen.match:hands()) do
    if player ~= seen.seat and seen.names.side_of[player] then
      table.insert(question.items, seen.names.players[player])
      local i, n = #question.items, lacks[player]
      if n then
        table.insert(question.right, i)
        why[#why + 1] = phrase("teach.drill.shown_void",
          { n = n, player = seen.names.players[player], suit = name })
      end
      question.reasons[i] = { says = n and why[#why]
        or phrase "teach.drill.not_shown" }
    end
  end
  question.because = { says = language.list(why) }
end


--- Who is known to have no card of a suit any more?
function make.voids(seen, chance)
  if not must_follow(seen.match.variant) then return nil end
  local found = voids_of(seen)
  local suit, name = void_suit(seen, found, chance)
  if not suit then return nil end
  local question = begin(seen, "voids")
  question.form, question.items, question.right = "items", {}, {}
  question.asks = show.capital(phrase("teach.drill.asks.voids",
    { suit = name }))
  mark_voids(question, seen, found[suit], name)
  return #question.right < #question.items and question or nil
end


--- What the cards of a trick count.
function make.points(seen, chance)
  local variant = seen.match.variant
  if not variant.facts.points then return nil end
  local trick = seen.tricks[chance:number(#seen.tricks)]
  local cards, points = {}, {}
  for _, play in ipairs(trick.cards) do
    for _, card in ipairs(show.words(play.cards)) do
      cards[#cards + 1] = card
      points[#cards] = position.points(variant, seen.facts, card)
    end
  end
  local question = meld_drills.points(variant,
    phrase "teach.drill.trick_label", cards, points)
  return question.right[1] ~= 0 and question or nil
end


--- Where melds are counted: at the beginning of a turn.
local function rank_out(self, m, seat, asked)
  if asked.stage ~= "draw" then return nil end
  return meld_drills.rank_out(m, seat, self.chance)
end


--- The question that this moment gives; false if there will be none.
local function question_at(self, m, kind, wanted)
  local seat, asked = m:turn()
  if kind == "rank_out" then return rank_out(self, m, seat, asked) end
  if asked.kind ~= "card" and asked.kind ~= "cards" then return nil end
  local seen = seen_of(m, seat)
  if seen and #seen.tricks > MOST then return false end
  return seen and #seen.tricks >= wanted and make[kind](seen, self.chance)
    or nil
end


--- A deal played up to a moment that gives a question; nil if none does.
local function question_in(self, m, kind)
  local wanted = FEWEST + self.chance:number(MOST - FEWEST + 1) - 1
  while m:turn() and self.decisions < DECISIONS do
    local question = question_at(self, m, kind, wanted)
    if question ~= nil then return question or nil end
    m:play(m:choose(BOT))
    self.decisions = self.decisions + 1
    if core.state(m.core).round > 1 then return nil end
  end
end


--- The questions that need no deal, none alike.
local function without_deal(self, variant, make_one, n)
  local list = {}
  for i = 1, 3 * n do
    local question = #list < n and make_one(variant, self.chance)
    if question then alike.add(list, question) end
    if not question and i > n then break end
  end
  return list
end


--- drills.questions(variant, seed, kind, n) -> up to n questions of that kind,
-- each from another deal
function drills.questions(variant, seed, kind, n)
  local self = { chance = Chance.of(seed), decisions = 0 }
  local alone, list = meld_drills.alone[kind], {}
  if alone then return without_deal(self, variant, alone, n) end
  for deal = 1, DEALS do
    if #list == n or self.decisions >= DECISIONS then break end
    local at = seed * 1000 + deal
    local m = require "tenace".new(variant, { seed = at, traced = true })
    local question = question_in(self, m, kind)
    if question then
      question.deal = ("drill %d"):format(at)
      alike.add(list, question)
    end
  end
  return list
end


--- drills.kinds(variant) -> list of the kinds of drills that a trick game has
function drills.kinds(variant)
  local list = { "suit_out", "highest" }
  if orders.has_trumps(variant) then table.insert(list, 1, "trumps_out") end
  if must_follow(variant) then list[#list + 1] = "voids" end
  if variant.facts.points then list[#list + 1] = "points" end
  return list
end


--- drills.is(kind) -> true if that is a kind of drill
function drills.is(kind)
  return kind == "rank_out" or (make[kind] or meld_drills.alone[kind]) ~= nil
end


return drills
