-- Drills of games with melds: is this a meld, what do these cards count, how
-- many cards of a rank are still to come.

local language = require "tenace.base.language"
local phrase = require "tenace.face.say.phrase"
local pose = require "tenace.face.teach.pose"
local position = require "tenace.match.position"
local show = require "tenace.face.say.show"

local meld_drills = {}


--- The cards of a deck that have one of these ranks, each as often as it is
-- there.
local function cards_of(deck, ranks)
  local wanted, list = {}, {}
  for _, rank in ipairs(show.words(ranks)) do wanted[rank] = true end
  for card, n in pairs(deck.counts) do
    local rank = card:match "^(.+)%a$"
    if wanted[card] or rank and wanted[rank] and not wanted[card:sub(-1)] then
      for _ = 1, n do list[#list + 1] = card end
    end
  end
  table.sort(list)
  return list
end


--- Some natural cards of one rank and some wild ones.
local function some_cards(variant, melds, chance)
  local ranks = show.words(melds.sets)
  local naturals = cards_of(variant.deck, ranks[chance:number(#ranks)])
  local cards = chance:some(naturals, chance:number(4))
  local wild = melds.wild and cards_of(variant.deck, melds.wild) or {}
  for _, card in ipairs(chance:some(wild, chance:number(4) - 1)) do
    cards[#cards + 1] = card
  end
  return cards
end


--- A question whether cards are a meld.
local function meld_question(variant, cards, ok, kind, points)
  return { topic = "melds", form = "yes_no", asks = phrase "teach.asks.meld",
    rows = {}, groups = { { label = phrase "teach.drill.cards",
      cards = cards } }, deck = variant.deck, reasons = {}, right = ok,
    because = { says = ok and points and phrase("teach.meld_is",
      { kind = tostring(kind), n = points }) or tostring(kind) } }
end


local alone = {}


--- Is this a meld? Half of them are.
function alone.melds(variant, chance)
  local melds, wanted = variant.facts.melds, chance:number(2) == 1
  if not melds or type(melds.sets) ~= "string" then return nil end
  for _ = 1, 60 do
    local cards = some_cards(variant, melds, chance)
    if #cards >= (melds.least or 3) then
      local ok, kind, points = require "tenace".meld(variant, {},
        table.concat(cards, " "))
      ok = ok and true or false
      if ok == wanted then
        return meld_question(variant, cards, ok, kind, points)
      end
    end
  end
end


--- The cards that have points and stay in a hand.
local function counted_cards(variant)
  local list, laid = {}, variant.facts.laid_down
  for card in pairs(variant.deck.counts) do
    if type(laid) ~= "string" or not laid:find(card, 1, true) then
      list[#list + 1] = card
    end
  end
  table.sort(list)
  return list
end


--- Some cards that do not all count the same, and what each counts.
local function unequal_cards(variant, chance)
  local all, cards, points = counted_cards(variant), nil, nil
  for _ = 1, 20 do
    local seen, kinds = {}, 0
    cards, points = chance:some(all, 2 + chance:number(3)), {}
    for i, card in ipairs(cards) do
      points[i] = position.points(variant, {}, card)
      kinds = kinds + (seen[points[i]] and 0 or 1)
      seen[points[i]] = true
    end
    if kinds >= 3 then break end
  end
  return cards, points
end


--- meld_drills.points(variant, label, cards, points) -> the question what these
-- cards count together
-- @param points what each of them counts
function meld_drills.points(variant, label, cards, points)
  local parts, sum = {}, 0
  for i, card in ipairs(cards) do
    sum, parts[i] = sum + points[i], phrase("teach.drill.counts",
      { card = show.in_braces(card), n = points[i] })
  end
  return { topic = "points", form = "numbers", rows = {}, reasons = {},
    deck = variant.deck, right = { sum },
    groups = { { label = label, cards = cards } },
    asks = phrase "teach.drill.asks.points",
    because = { says = language.list(parts) } }
end


--- What do these cards count?
function alone.worth(variant, chance)
  if not variant.facts.points then return nil end
  return meld_drills.points(variant, phrase "teach.drill.cards",
    unequal_cards(variant, chance))
end


--- The cards of a rank that are in a text.
local function count(text, rank)
  local n = 0
  for _, card in ipairs(show.words(text)) do
    if card:match "^(.+)%a$" == rank then n = n + 1 end
  end
  return n
end


--- How many cards of a rank are neither in the hand nor melded? A rank that
-- somebody melds.
-- @param m a match in which some melds are on the table
function meld_drills.rank_out(m, seat, chance)
  local view, ranks = m:view(seat), {}
  for _, meld in ipairs(view.melds or {}) do ranks[#ranks + 1] = meld.rank end
  if #ranks < 2 then return nil end
  local rank = ranks[chance:number(#ranks)]
  local all = #cards_of(m.variant.deck, rank)
  local held, melded = count(view.hand, rank), 0
  for _, meld in ipairs(view.melds) do
    melded = melded + count(meld.cards, rank)
  end
  local question, left = pose.of(m, seat), all - held - melded
  question.topic, question.form, question.right = "rank_out", "numbers",
    { left }
  question.asks = phrase("teach.drill.asks.rank_out", { rank = rank })
  question.deck, question.reasons, question.dummy = m.variant.deck, {}, nil
  question.because = { says = phrase("teach.drill.rank_out", { all = all,
    held = held, melded = melded, n = left }) }
  return left > 0 and question or nil
end


meld_drills.alone = alone

return meld_drills
