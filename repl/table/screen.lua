-- Where the match stands, as its player sees it: a few lines of text.

local phrase = require "phrase"
local show = require "show"
local hand = require "hand"

local screen = {}


--- The order that the round is played by, asked from what it has settled.
local function order_of(variant, view)
  local facts = {}
  for name in pairs(variant.fields) do facts[name] = view[name] end
  local ok, order = pcall(require "tenace".order, variant, facts)
  return ok and order or nil
end


--- screen.groups(variant, view) -> the player's hand in groups, sorted.
function screen.groups(variant, view)
  if not view.tricks then return hand.by_rank(view.hand) end
  local order = order_of(variant, view)
  local ok, groups = pcall(hand.by_suit, view.hand, order, view.trump)
  return ok and groups or hand.by_suit(view.hand, nil, view.trump)
end


--- screen.numbers(groups, legal) -> card -> number, number -> card.
-- Cards that may be played are numbered from 1 in the order of the hand;
-- two alike are one choice.
function screen.numbers(groups, legal)
  local allowed, numbers, cards = {}, {}, {}
  for _, move in ipairs(legal) do allowed[move] = true end
  for _, card in ipairs(hand.flat(groups)) do
    if allowed[card] and not numbers[card] then
      cards[#cards + 1] = card
      numbers[card] = #cards
    end
  end
  for _, move in ipairs(legal) do          -- cards of another pile
    if not numbers[move] and show.is_cards(move) then
      cards[#cards + 1] = move
      numbers[move] = #cards
    end
  end
  return numbers, cards
end


local function add(list, key, parts)
  list[#list + 1] = phrase("status." .. key, parts)
end


local function add_contract(list, view, narrator)
  local declarer = view.declarer and narrator.names.players[view.declarer]
  if view.contract then add(list, "contract", { contract = view.contract }) end
  if declarer then add(list, "declarer", { player = declarer }) end
end


--- Trump may still be open where something else is asked than a card.
local function asks_card(view)
  return view.question and view.question.kind == "card"
end


--- screen.status(view, narrator) -> round, trump, contract, tricks and score
-- as sentences in one line.
function screen.status(view, narrator)
  local list, names = {}, narrator.names
  local rounds = narrator.options.rounds or 0
  add(list, rounds > 0 and "round_of" or "round",
    { round = view.round, rounds = rounds })
  if view.trump then
    add(list, "trump", { trump = narrator:value("trump", view.trump) })
  elseif narrator.fields.trump and asks_card(view) then
    add(list, "no_trump")
  end
  add_contract(list, view, narrator)
  if view.tricks then
    add(list, "tricks", { tricks = names:by_side(view.tricks) })
  end
  if view.scores then
    local key = view.target and rounds == 0 and "score_of" or "score"
    add(list, key,
      { score = names:by_side(view.scores), target = view.target })
  end
  return table.concat(list, " ")
end


--- screen.plays(plays, narrator) -> who played what, in the order played.
function screen.plays(plays, narrator)
  local list = {}
  for i, play in ipairs(plays) do
    list[i] = phrase("status.play", {
      player = narrator.names.players[play.player],
      cards = show.cards(play.cards, narrator.style),
    })
  end
  return table.concat(list, phrase "status.play_join")
end


--- Lines with their labels in front, in a column of their own.
local function labelled(sections, style)
  local width, lines = 0, {}
  for _, section in ipairs(sections) do
    width = math.max(width, show.width(section.label))
  end
  for _, section in ipairs(sections) do
    for i, text in ipairs(section.lines) do
      local label = i == 1 and section.label or ""
      label = show.pad(label, width + 2)
      lines[#lines + 1] = show.dim(label, style) .. text
    end
  end
  return lines
end


local COMMON = {}
for word in ([[player round dealer turn hand counts table trump shown tricks
  scores declarer contract last sides target question legal over stock]])
  :gmatch("%S+") do
  COMMON[word] = true
end


--- An empty pile is not worth a line.
local function is_empty(variant, name, value)
  for _, pile in ipairs(variant.piles or {}) do
    if pile.name == name then return value == 0 or value == "" end
  end
  return false
end


local function extra_value(value, narrator, name)
  if type(value) ~= "table" then return narrator:value(name, value) end
  local list = {}
  for i, item in ipairs(value) do
    list[i] = extra_value(item, narrator, name)
  end
  return table.concat(list, ", ")
end


--- What a game adds to the view, in the order of its names.
local function extras(sections, view, narrator)
  local names = {}
  for name in pairs(view) do
    if not COMMON[name] then names[#names + 1] = name end
  end
  table.sort(names)
  for _, name in ipairs(names) do
    local text = extra_value(view[name], narrator, name)
    if show.is_cards(text) then text = show.cards(text, narrator.style) end
    if text ~= "" and not is_empty(narrator.variant, name, view[name]) then
      local label = narrator:label(name)
      local room = narrator.style.width - #label - 2
      sections[#sections + 1] = { label = label, lines = show.wrap(text, room) }
    end
  end
end


--- `hand 3` as the name of who holds it; other piles by their own name.
local function place_text(place, narrator)
  local list = {}
  for pile in place:gmatch("[^,]+") do
    local player = tonumber(pile:match("hand (%d+)$"))
    list[#list + 1] = narrator.names.players[player]
      or pile:match("^%s*(.-)%s*$")
  end
  return table.concat(list, phrase "status.or")
end


--- Cards that everyone has seen and that others still hold, and who may.
local function shown_section(sections, view, narrator)
  local own, places, list = "hand " .. view.player, {}, {}
  for place in pairs(view.shown or {}) do
    if place ~= own then places[#places + 1] = place end
  end
  table.sort(places)
  for i, place in ipairs(places) do
    list[i] = phrase("status.held_by", {
      cards = show.cards(view.shown[place], narrator.style),
      places = place_text(place, narrator),
    })
  end
  if #list > 0 then
    sections[#sections + 1] = { label = phrase "status.shown",
      lines = { table.concat(list, phrase "side.join") } }
  end
end


local function hand_section(groups, numbers, style)
  local label = phrase "status.hand"
  local room = style.width - show.width(label) - 2
  local lines = #groups > 0 and hand.lines(groups, numbers, style, room)
    or { phrase "status.no_cards" }
  return { label = label, lines = lines }
end


--- screen.position(view, groups, numbers, narrator) -> lines.
function screen.position(view, groups, numbers, narrator)
  local style, sections = narrator.style, {}
  if (view.stock or 0) > 0 then
    sections[1] = { label = phrase "status.stock",
      lines = { tostring(view.stock) } }
  end
  extras(sections, view, narrator)
  shown_section(sections, view, narrator)
  if view.table and #view.table > 0 then
    sections[#sections + 1] = {
      label = phrase "status.table",
      lines = show.wrap(screen.plays(view.table, narrator), style.width - 9),
    }
  end
  sections[#sections + 1] = hand_section(groups, numbers, style)
  local lines = show.wrap(screen.status(view, narrator), style.width)
  local below = labelled(sections, style)
  return table.move(below, 1, #below, #lines + 1, lines)
end


return screen
