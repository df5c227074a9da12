-- Where the match stands, as its player sees it: a few lines of text.

local phrase = require "phrase"
local show = require "show"
local hand = require "hand"

local screen = {}


--- The order that the round is played by, asked from the game's own facts.
local function order_of(spec, view)
  local tenace = require "tenace"
  local ok, order = pcall(tenace.order, spec, view)
  return ok and order or nil
end


--- screen.groups(spec, view) -> the player's hand in groups, sorted.
function screen.groups(spec, view)
  if not view.tricks then return hand.by_rank(view.hand) end
  local order = order_of(spec, view)
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


--- screen.status(view, narrator) -> round, trump, contract, tricks and score
-- as sentences in one line.
function screen.status(view, narrator)
  local list, names = {}, narrator.names
  add(list, "round", { round = view.round })
  if view.trump then
    add(list, "trump", { trump = narrator:value("trump", view.trump) })
  elseif narrator.fields.trump and view.tricks then
    add(list, "no_trump")
  end
  add_contract(list, view, narrator)
  if view.tricks then
    add(list, "tricks", { tricks = names:by_side(view.tricks) })
  end
  if view.scores then
    local key = view.target and "score_of" or "score"
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
local function labelled(sections)
  local width, lines = 0, {}
  for _, section in ipairs(sections) do
    width = math.max(width, show.width(section.label))
  end
  for _, section in ipairs(sections) do
    for i, text in ipairs(section.lines) do
      local label = i == 1 and section.label or ""
      lines[#lines + 1] = show.pad(label, width + 2) .. text
    end
  end
  return lines
end


local COMMON = {}
for word in ([[player round dealer turn hand counts table trump shown tricks
  scores declarer contract last sides target question legal over]])
  :gmatch("%S+") do
  COMMON[word] = true
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
    if text ~= "" then
      local label = narrator:label(name)
      local room = narrator.style.width - #label - 2
      sections[#sections + 1] = { label = label, lines = show.wrap(text, room) }
    end
  end
end


local function hand_section(groups, numbers, style)
  local label = phrase "status.hand"
  local room = style.width - show.width(label) - 2
  return { label = label, lines = hand.lines(groups, numbers, style, room) }
end


--- screen.position(view, groups, numbers, narrator) -> lines.
function screen.position(view, groups, numbers, narrator)
  local style, sections = narrator.style, {}
  extras(sections, view, narrator)
  if view.table and #view.table > 0 then
    sections[#sections + 1] = {
      label = phrase "status.table",
      lines = show.wrap(screen.plays(view.table, narrator), style.width - 9),
    }
  end
  sections[#sections + 1] = hand_section(groups, numbers, style)
  local lines = show.wrap(screen.status(view, narrator), style.width)
  local below = labelled(sections)
  return table.move(below, 1, #below, #lines + 1, lines)
end


return screen
