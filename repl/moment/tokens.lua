-- The pieces of a move that a person picks: cards, players and words.

local show = require "tenace.face.say.show"

local tokens = {}


--- A piece of a move: { kind = "card", "player" or "word", text, seat }
local function token(kind, text, seat)
  return { kind = kind, text = text, seat = seat,
    key = kind == "player" and "@" .. text or text }
end


--- tokens.player(seat) -> the piece that names a player
function tokens.player(seat) return token("player", tostring(seat), seat) end


--- May the player of that view lay cards on the meld? Not where each side has
-- its own melds, and this is another's.
local function may_lay_on(meld, view, variant)
  if variant.facts.melds.by == "all" then return true end
  for _, seat in ipairs(view.sides[meld.side]) do
    if seat == view.player then return true end
  end
  return false
end


--- Does the name, a card or a rank, go for the meld, too?
local function has_name(meld, name)
  if meld.rank == name then return true end
  local cards = " " .. meld.cards .. " " .. (meld.as or "") .. " "
  return cards:find(" " .. name .. " ", 1, true) ~= nil
end


--- The name with its number where an earlier meld that the player may add to
-- has it, too.
local function numbered(name, meld, view, variant)
  local nth = 1
  for _, other in ipairs(view.melds) do
    if other == meld then break end
    local both = may_lay_on(other, view, variant) and has_name(other, name)
    nth = nth + (both and 1 or 0)
  end
  return nth > 1 and name .. "#" .. nth or name
end


--- tokens.onto(meld, view, variant) -> the piece that says on which meld cards
-- are laid: a set by its rank, a run by its first card; of several of a name
-- that a side may have, with a number; nil where neither can be named, or where
-- that player may lay nothing on it
function tokens.onto(meld, view, variant)
  if not may_lay_on(meld, view, variant) then return nil end
  local name = meld.kind == "run" and show.words(meld.as or meld.cards)[1]
    or meld.rank
  if name and variant.facts.melds.of_a_rank then
    name = numbered(name, meld, view, variant)
  end
  return name and token("word", "on " .. name) or nil
end


--- Adds the cards of a meld, and on which one they are laid.
local function add_group(list, group, deck)
  for _, card in ipairs(show.words(group.cards)) do
    list[#list + 1] = token(deck.counts[card] and "card" or "word", card)
  end
  if group.on then list[#list + 1] = token("word", "on " .. group.on) end
end


-- By the name of a slot, a function that adds what it has to a list.
local add = {}

function add.groups(list, groups, deck)
  for i, group in ipairs(groups) do
    if i > 1 then list[#list + 1] = token("word", ";") end
    add_group(list, group, deck)
  end
end

function add.players(list, seats)
  for _, seat in ipairs(seats) do list[#list + 1] = tokens.player(seat) end
end

function add.player(list, seat) list[#list + 1] = tokens.player(seat) end


--- tokens.of(move, question, deck) -> the pieces of a move, in its order
-- A move of words alone is one piece, unless it is said by a form.
-- @param move as match:parts has it
function tokens.of(move, question, deck)
  local list, mixed = {}, question.forms ~= nil
  for _, one in ipairs(move.pieces) do
    if one.cards then
      for _, card in ipairs(one.cards) do list[#list + 1] = token("card", card)
      end
    elseif add[one.slot] and type(one.value) ~= "string" then
      add[one.slot](list, one.value, deck)
    else
      list[#list + 1] = token("word", one.text)
    end
    mixed = mixed or list[#list].kind ~= "word" or one.slot == "groups"
  end
  return mixed and list or { token("word", move.text) }
end


return tokens
