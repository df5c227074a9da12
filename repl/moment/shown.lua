-- What a player sees at a moment, as plain data: seats, hands, trick, piles,
-- melds. Cards are texts, such as "QS".

local calls = require "tenace.face.moment.calls"
local extras = require "tenace.face.moment.extras"
local held = require "tenace.face.moment.held"
local language = require "tenace.base.language"
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"
local status = require "tenace.face.moment.status"
local tokens = require "tenace.face.moment.tokens"
local tricks = require "tenace.face.say.tricks"

local shown = {}


--- The player's own cards where a view has a hand that is seen as a whole.
local function open_hand(view, seat, hands)
  if seat == view.player then return view.hand end
  if hands then return hands[seat] end
  local cards = view.shown and view.shown["hand " .. seat]
  local n = view.counts and view.counts[seat]
  return cards and n == #show.words(cards) and cards or nil
end


--- The cards that each player has in the trick.
local function played(view)
  local of = {}
  for _, play in ipairs(view.table or {}) do
    local cards = of[play.player] or {}
    for _, card in ipairs(show.words(play.cards)) do
      cards[#cards + 1] = card
    end
    of[play.player] = cards
  end
  return of
end


--- shown.steps(view, seat, n) -> how many of n places to the left of the view's
-- player a seat is; to that of seat 1 for one who has no seat
function shown.steps(view, seat, n)
  local own = math.max(view.player, 1)
  local place = { [seat] = seat, [own] = own }
  for i, other in ipairs(view.seating or {}) do place[other] = i end
  return (place[seat] - place[own]) % n
end


--- shown.seats(view, names [, hands]) -> list by seat of { seat, name, own,
-- steps = how many places to the left, side, turn, dealer, declarer, leads,
-- out, n = cards held, hand = the cards if they are seen, party, played = the
-- cards in the trick }
-- @param hands all hands, if they lie open for study
function shown.seats(view, names, hands)
  local list, of, first = {}, played(view), (view.table or {})[1]
  for seat, name in ipairs(names.players) do
    local n, cards = (view.counts or {})[seat], open_hand(view, seat, hands)
    local party = view.parties and view.parties[seat] ~= ""
      and language.spoken(view.parties[seat]) or nil
    list[seat] = { seat = seat, name = name, own = seat == view.player,
      steps = shown.steps(view, seat, #names.players),
      side = names.side_of[seat], turn = view.turn == seat,
      dealer = view.dealer == seat, declarer = view.declarer == seat,
      leads = first ~= nil and first.player == seat, out = n == false,
      n = n or 0, hand = cards and show.words(cards), party = party,
      played = of[seat] or {} }
  end
  return list
end


--- shown.sides(view, names, variant) -> the sides in their order, one's own
-- first: { side, name, seats, score, tricks = nil if none are played }
function shown.sides(view, names, variant)
  local list, won = {}, tricks.won(variant, view)
  for i, side in ipairs(names:order()) do
    list[i] = { side = side, name = names.sides[side],
      seats = view.sides[side], score = view.scores[side],
      tricks = won and won[side] }
  end
  return list
end


--- Plays as lists of cards.
local function plays_of(list)
  local plays = {}
  for i, play in ipairs(list or {}) do
    plays[i] = { player = play.player, cards = show.words(play.cards) }
  end
  return plays
end


--- The trick before this one, who won it and why.
local function last_of(view)
  local last = view.last
  return last and { plays = plays_of(last.cards or last),
    winner = last.winner, why = last.why } or nil
end


--- The groups of a hand: { suit, cards, melded }
local function groups_of(groups)
  local list = {}
  for i, group in ipairs(groups) do
    list[i] = { suit = group.suit, label = group.label,
      cards = table.move(group.cards, 1, #group.cards, 1, {}),
      melded = group.melded or nil }
  end
  return list
end

shown.groups = groups_of


--- A pile's cards, or how many there are.
local function cards_in(value)
  if type(value) == "string" then
    local cards = show.words(value)
    return { cards = cards, n = #cards }
  end
  return { n = tonumber(value) or 0 }
end


--- Piles of which there are several: in a row, or one for each player or side.
local function several(pile, list)
  local items = {}
  for i, value in ipairs(list) do
    items[i] = cards_in(value)
    items[i].owner = pile.each and i or nil
    items[i].place = not pile.each and i or nil
  end
  return items
end


--- shown.piles(view, narrator, sections) -> list of { name, label, n, cards =
-- if they are seen, counted = whether the sections do not tell which, top = its
-- top card if only that is seen, frozen, pairs and under = how the fact `piles`
-- wants it drawn, hidden = true if nobody ever looks into it }; of piles of
-- which there are several { name, label, counted, each = "player" or "side",
-- items = list of { owner or place, n, cards } }
function shown.piles(view, narrator, sections)
  local list, told = {}, {}
  for _, section in ipairs(sections) do told[section.name or ""] = true end
  for _, pile in ipairs(narrator.variant.piles or {}) do
    local value = view[pile.name]
    local item = type(value) == "table" and { items = several(pile, value) }
      or value ~= nil and cards_in(value)
    if item then
      item.name, item.each = pile.name, pile.each
      item.pairs, item.under = pile.pairs, pile.under
      item.hidden = pile.sees == "none" or nil
      item.label = narrator:label(pile.name)
      item.counted = pile.counted or not told[pile.name] or nil
      if pile.sees == "top" and not item.items then
        item.top = item.n > 0 and view.top or nil
        item.frozen = view.frozen
      end
      list[#list + 1] = item
    end
  end
  return list
end


--- shown.melds(view, variant) -> list of { side, kind, rank, full, n, wild,
-- cards, as = what the cards stand for, id = the pick that lays cards on it }
function shown.melds(view, variant)
  local list = {}
  for i, meld in ipairs(view.melds or {}) do
    local onto = tokens.onto(meld, view, variant)
    list[i] = { side = meld.side, kind = meld.kind, rank = meld.rank,
      full = meld.full, n = meld.size, wild = meld.wild,
      cards = show.words(meld.cards), as = meld.as and show.words(meld.as),
      id = onto and onto.key }
  end
  return list
end


--- An option that has another value than the rules give it, as it is told.
local function option_text(option, value)
  local name = string.gsub(option.name, "_", " ")
  if value == true then return name end
  local said = value == false and "no" or string.gsub(value, "_", " ")
  return phrase("moment.option_is", { option = name,
    value = language.worded(said) })
end


--- shown.rules(variant) -> list of texts
-- The rules in force besides the game's own: the titles of its house rules, and
-- the options that differ from what these rules set.
function shown.rules(variant)
  local list = {}
  for i, house in ipairs(variant.house or {}) do list[i] = house.title end
  for _, option in ipairs(variant.option_list or {}) do
    local usual, value = option.preset, variant.options[option.name]
    if usual == nil then usual = option.default end
    if value ~= nil and value ~= usual then
      list[#list + 1] = option_text(option, value)
    end
  end
  return list
end


--- The sections that a screen shows beside trick and hand, as data.
local function sections_of(match, view, narrator)
  local list, sections = {}, extras.sections(view, narrator)
  sections[#sections + 1] = calls.section(match, view, narrator)
  for i, section in ipairs(sections) do
    list[i] = { label = section.label, text = section.text,
      texts = section.texts, name = section.name,
      middle = section.middle or nil,
      held = section.held or nil,
      groups = section.groups and groups_of(section.groups) }
  end
  return list
end


--- shown.of(match, view, narrator [, hands]) -> what there is to see: { title,
-- rules = see shown.rules, round, rounds, over, status = sentences, of_round =
-- those without tricks and score, seats, sides, stock, piles, melds, hand =
-- groups, points = what the cards left over in a hand of melds count, trick =
-- plays, last = { plays, winner, why }, sections = all else, and piles and
-- melds in words, too: { label, text or texts or groups, name = that of the
-- pile or field, or `melds` } }
-- A play is { player, cards }, a group { suit, cards, melded }.
function shown.of(match, view, narrator, hands)
  local variant, names = match.variant, narrator.names
  local sections = sections_of(match, view, narrator)
  local of_round = status.of_round(view, narrator)
  return { title = variant.title, decimals = variant.facts.decimals,
    rules = shown.rules(variant),
    round = view.round,
    rounds = variant.rounds, status = status.of(view, narrator, of_round),
    of_round = of_round,
    seats = shown.seats(view, names, hands),
    sides = shown.sides(view, names, variant),
    hand = groups_of(held.groups(variant, view)),
    points = view.layout and view.layout.points,
    trick = plays_of(view.table), last = last_of(view), stock = view.stock,
    piles = shown.piles(view, narrator, sections),
    melds = shown.melds(view, variant),
    sections = sections, over = view.over }
end


return shown
