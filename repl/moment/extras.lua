-- The parts of a game besides hands, tricks and scores: stock, piles, fields,
-- shown cards. Each is a section { label, text } of the screen.

local camps = require "tenace.face.moment.camps"
local hand = require "tenace.face.say.hand"
local held = require "tenace.face.moment.held"
local melds = require "tenace.face.moment.melds"
local orders = require "tenace.face.say.order"
local language = require "tenace.base.language"
local phrase = require "tenace.face.say.phrase"
local rows = require "tenace.face.moment.rows"
local seated = require "tenace.face.say.seated"
local show = require "tenace.face.say.show"
local tricks = require "tenace.face.say.tricks"

local extras = {}


-- Parts of a view that have their own place, or are no news.
local COMMON = {}
for _, word in ipairs(show.words [[player round dealer turn hand counts table
  trump shown known tricks scores declarer contract last sides target question
  legal over stock seating]]) do
  COMMON[word] = true
end


local function pile_of(variant, name)
  for _, pile in ipairs(variant.piles or {}) do
    if pile.name == name then return pile end
  end
end


local function is_empty(value)
  return value == nil or value == "" or value == 0
    or type(value) == "table" and #value == 0
end


--- A flag that is false says nothing new, and some fields are not told.
local function says_nothing(name, value, narrator)
  local field = narrator.fields[name]
  if not field then return false end
  return field.untold or value == false and field.kind == "flag"
end


--- Is this the zero, or are these the zeros, that a kept field had at the
-- beginning? Nothing has been counted yet, and in some games nothing ever is.
local function is_untouched(name, value, narrator)
  local field = narrator.fields[name]
  if not field or field.scope ~= "keeps" then return false end
  if type(value) ~= "table" then return value == 0 and field.default == 0 end
  for _, n in ipairs(value) do
    if n ~= 0 then return false end
  end
  return #value > 0 and type(field.default) == "table" and field.default[1] == 0
end


--- Is it the player after whom a party is called? The parties tell who it is.
local function names_a_party(name, value, view)
  return view.parties ~= nil and view.parties[value] == name
end


--- A field's text with the names of players, where the game says that the seats
-- behind its name are players.
local function with_players(text, narrator, name)
  local words = name:gsub("_", " ")
  return seated.shown(words .. " " .. text, narrator.style):sub(#words + 2)
end


--- Is it a field that is a list of players, or that each owner has one of?
local function has_players(field)
  return field and (field.one or field).kind == "players"
end


--- A list that one player or side has. Players have their names.
local function items_text(list, narrator, name)
  local names = has_players(narrator.fields[name]) and narrator.names.players
    or {}
  local parts = {}
  for i, item in ipairs(list) do
    parts[i] = names[item] or language.worded(tostring(item))
  end
  return table.concat(parts, phrase "side.join")
end


local function text_of(value, narrator, name)
  if type(value) == "table" then return items_text(value, narrator, name) end
  local text = with_players(narrator:value(name, value), narrator, name)
  if type(value) == "string" and show.is_cards(value) then
    return show.cards(value, narrator.style)
  end
  return name == "counted" and show.sentence(text, narrator.style) or text
end


--- A list with a value for each side or player, under their names. Of flags
-- there are only the names of those who have them.
local function by_owner(list, owners, narrator, name, skip_empty)
  local parts = {}
  local names = narrator.names
  local order = owners == names.sides and names:order() or nil
  for i in ipairs(owners) do
    local n = order and order[i] or i
    local nothing = list[n] == "" or list[n] == false
      or (skip_empty or type(list[n]) == "table") and is_empty(list[n])
    if list[n] == true then parts[#parts + 1] = owners[n]
    elseif not nothing then
      parts[#parts + 1] = phrase("side.value_alone",
        { side = owners[n], value = text_of(list[n], narrator, name) })
    end
  end
  local text = table.concat(parts)
  local several = text:find(phrase "side.join", 1, true) ~= nil
  return table.concat(parts,
    phrase(several and "status.groups_join" or "side.join"))
end


local function list_text(list, narrator, name, pile)
  local names = narrator.names
  local of_players = pile and pile.each == "player"
    or #list ~= #names.sides and #list == #names.players
  if of_players or #list == #names.sides then
    local owners = of_players and names.players or names.sides
    local skip = pile ~= nil or name == "counted"
    return by_owner(list, owners, narrator, name, skip)
  end
  local parts = {}
  for i, item in ipairs(list) do
    parts[i] = type(item) == "table" and "…" or text_of(item, narrator, name)
  end
  return table.concat(parts, phrase "side.join")
end


--- How many cards are in a pile, or in each of several.
local function counts_of(cards)
  if type(cards) == "string" then return #show.words(cards) end
  local counts = {}
  for i, one in ipairs(cards) do counts[i] = #show.words(one) end
  return counts
end


--- The players of each party, as far as they are known.
local function parties_text(list, narrator)
  local order, of = {}, {}
  for seat, party in ipairs(list) do
    if party ~= "" then
      if not of[party] then of[party], order[#order + 1] = {}, party end
      table.insert(of[party], narrator.names.players[seat])
    end
  end
  for i, party in ipairs(order) do
    order[i] = phrase("status.party", { party = language.spoken(party),
      players = table.concat(of[party], phrase "side.join") })
  end
  return table.concat(order, phrase "status.groups_join")
end


--- Card points by camps, where these are known.
local function by_camps(value, narrator, view)
  local known = camps.in_view(narrator.variant, view)
  return known and camps.told(known, value, narrator.variant, narrator.names)
end


--- The cards of a pile two by two, each with the one that lies over it.
local function in_pairs(cards, narrator)
  local list, words = {}, show.words(cards)
  for i = 1, #words, 2 do
    list[#list + 1] = show.cards(table.concat(words, " ", i,
      math.min(i + 1, #words)), narrator.style)
  end
  return table.concat(list, phrase "status.groups_join")
end


--- A value as text; nil for an empty pile, which needs no line.
local function value_text(name, value, narrator, view)
  local pile = pile_of(narrator.variant, name)
  if pile and is_empty(value) then return "" end
  local text = name == "card_points" and by_camps(value, narrator, view)
  if text then return show.sentence(text, narrator.style) end
  if pile and pile.pairs then return in_pairs(value, narrator) end
  if pile and pile.counted then value = counts_of(value) end
  if name == "parties" then return parties_text(value, narrator) end
  if type(value) == "table" then
    local field = narrator.fields[name]
    if field and field.kind == "players" then
      return items_text(value, narrator, name)
    end
    return list_text(value, narrator, name, pile)
  end
  return text_of(value, narrator, name)
end


--- Adds a section. A picture of the table has it in the middle, or has no need
-- of it because it tells what players hold. `name`: that of the pile or field.
local function add(sections, label, text, where, name)
  if text == "" then return end
  sections[#sections + 1] = { label = label, text = text, name = name,
    middle = where == "middle", held = where == "held" }
end


--- Adds sections that tell of one pile or field.
local function add_all(sections, list, name)
  for _, section in ipairs(list) do
    section.name = name
    sections[#sections + 1] = section
  end
end


--- Where the cards of that field lie: piles that are nobody's in the middle.
local function where_is(name, narrator)
  local pile = pile_of(narrator.variant, name)
  return pile and not pile.each and not pile.n and "middle" or nil
end


--- The section of a pile whose cards are sorted like a hand; else nil.
local function sorted_section(name, view, narrator)
  local cards = view[name]
  local pile = pile_of(narrator.variant, name)
  if not pile or not pile.sorted or cards == "" then return nil end
  local groups = held.groups(narrator.variant, view, cards)
  return { label = narrator:label(name), groups = groups,
    layout = function(room)
      return hand.lines(groups, nil, narrator.style, room)
    end }
end


--- Fields and piles of the game, in the order of their names.
local function add_own(sections, view, narrator)
  local names, pile = {}, melds.pile(narrator.variant)
  if pile and not view.melds then
    add(sections, narrator:label(pile), melds.pile_text(view, view[pile],
      narrator), "middle", pile)
  end
  for name in pairs(view) do
    local other = name == pile or pile and name == "top"
      or view.melds and melds.OWN[name]
      or rows.tells(name, narrator.variant)
    if not COMMON[name] and not other
      and not says_nothing(name, view[name], narrator)
      and not is_untouched(name, view[name], narrator)
      and not names_a_party(name, view[name], view) then
      names[#names + 1] = name
    end
  end
  table.sort(names)
  for _, name in ipairs(names) do
    local sorted = sorted_section(name, view, narrator)
    local row = sorted and { sorted } or rows.sections(name, view, narrator)
    add_all(sections, row or {}, name)
    if not row then
      local label, named = narrator:label(name, view[name])
      local text = named and phrase "table.yes"
        or value_text(name, view[name], narrator, view)
      add(sections, label, text, where_is(name, narrator), name)
    end
  end
end


--- `hand 3` as the name of its player; other piles under their own names.
local function place_text(place, narrator)
  local list = {}
  for pile in place:gmatch("[^,]+") do
    local player = tonumber(pile:match("hand (%d+)$"))
    list[#list + 1] = narrator.names.players[player]
      or language.pile(pile:match("^%s*(.-)%s*$"))
  end
  return table.concat(list, phrase "status.or")
end


--- Are cards there left to memory: where they may be in the stock, which was
-- turned over, or in a face-down pile of which there are several? What all have
-- seen is left to memory in each face-down pile.
local function is_memory(place, variant, all_saw)
  if (" " .. place .. ","):find(" stock,", 1, true) then return true end
  local pile = pile_of(variant, place:match "^(%S+) %d+$" or all_saw and place)
  return pile and pile.sees == "none"
end


--- The player whose whole hand these cards are; nil if it may be less.
local function whole_hand(view, place, cards)
  local player = tonumber(place:match "^hand (%d+)$")
  return player and #show.words(cards) == view.counts[player] and player
end


--- The other players whose hands lie open in a game with tricks, as the dummy's
-- does; not the hand that is played from.
local function open_hands(view, narrator)
  local list = {}
  if not tricks.are_played(narrator.variant) then return list end
  local dummy = view.question and view.question.dummy
  for place, cards in pairs(view.shown or {}) do
    local player = whole_hand(view, place, cards)
    if player and player ~= view.player and player ~= dummy then
      list[#list + 1] = player
    end
  end
  table.sort(list)
  return list
end


--- The name of a player whose hand lies open: the declarer's partner is dummy.
local function open_name(view, narrator, player)
  local names = narrator.names
  local name, declarer = names.players[player], view.declarer
  local dummy = declarer and declarer ~= player
    and names.side_of[declarer] == names.side_of[player]
  return dummy and names:dummy(player) or name
end


--- The open hands, by suits.
local function add_hands(sections, view, narrator)
  local by = orders.of(narrator.variant, view)
  for _, player in ipairs(open_hands(view, narrator)) do
    local groups = hand.by_suit(view.shown["hand " .. player], by,
      view.trump or by and by:trump())
    sections[#sections + 1] = {
      label = open_name(view, narrator, player),
      groups = groups, layout = function(room)
        return hand.lines(groups, nil, narrator.style, room)
      end }
  end
end


--- Cards by the places in which they may be. Cards in the player's own hand are
-- left out, those that are left to memory, and open hands.
local function cards_text(view, cards, narrator, all_saw)
  local own, places, list = "hand " .. view.player, {}, {}
  for place in pairs(cards or {}) do
    local open = all_saw and tricks.are_played(narrator.variant)
      and whole_hand(view, place, cards[place])
    if place ~= own and not open
      and not is_memory(place, narrator.variant, all_saw) then
      places[#places + 1] = place
    end
  end
  table.sort(places)
  for i, place in ipairs(places) do
    list[i] = phrase("status.held_by", {
      cards = show.cards(cards[place], narrator.style),
      places = place_text(place, narrator),
    })
  end
  return table.concat(list, phrase "side.join")
end


--- Does a player lay down a card or say something where others hold more cards
-- or fewer? Then it is no trick.
local function is_uneven(view)
  local uneven = false
  for _, n in ipairs(view.counts) do
    uneven = uneven or n ~= view.counts[1]
  end
  return uneven and view.question ~= nil and view.question.forms ~= nil
end


--- How many cards the others hold, where that matters: unless a trick is
-- played, or all keep their melds in the hand.
local function held_text(view, narrator)
  local variant, parts = narrator.variant, {}
  if variant.facts.melds and variant.facts.melds.in_hand then return "" end
  if tricks.are_played(variant) and not is_uneven(view) then return "" end
  local players = #view.counts
  for i = 1, players - (view.player > 0 and 1 or 0) do
    local seat = (view.player + i - 1) % players + 1
    parts[i] = phrase("side.value_alone",
      { side = narrator.names.players[seat], value = view.counts[seat] })
  end
  return table.concat(parts, phrase "side.join")
end


--- extras.sections(view, narrator) -> list of { label, text, name }.
-- The name is that of a pile or field, or `melds`; other sections have none.
function extras.sections(view, narrator)
  local sections = melds.sections(view, narrator)
  add(sections, phrase "status.held", held_text(view, narrator), "held")
  if not is_empty(view.stock) then
    add(sections, phrase "status.stock", tostring(view.stock), "middle",
      "stock")
  end
  add_own(sections, view, narrator)
  add_hands(sections, view, narrator)
  add(sections, phrase "status.shown",
    cards_text(view, view.shown, narrator, true))
  add(sections, phrase "status.known", cards_text(view, view.known, narrator))
  return sections
end


return extras
