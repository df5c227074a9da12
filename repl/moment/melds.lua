-- The melds on the table, and the discard pile: sections { label, layout } of
-- the screen.

local hand = require "tenace.face.say.hand"
local language = require "tenace.base.language"
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"

local melds = {}


-- The parts of a view that this file shows.
melds.OWN = { melds = true, laid_down = true, first_meld = true, top = true,
  frozen = true, layout = true }


--- Texts one after the other; one that does not fit begins a new line.
local function flow(texts, room)
  local lines, join = {}, phrase "melds.join"
  for _, text in ipairs(texts) do
    local line = lines[#lines]
    local all = line and line .. join .. text
    if all and show.width(all) <= room then
      lines[#lines] = all
    else
      for _, part in ipairs(show.wrap(text, room)) do
        lines[#lines + 1] = part
      end
    end
  end
  return lines
end


--- The game's name for a full meld.
local function called(variant, meld)
  local facts = variant.facts.melds
  if facts and facts.run_called and meld.kind == "run" then
    return language.spoken(facts.run_called)
  end
  return facts and facts.called and language.spoken(facts.called) or ""
end


--- A full meld: only its name, because its cards no longer matter.
local function full_text(meld, narrator)
  local name = called(narrator.variant, meld)
  local sort = phrase("melds.sort." .. meld.full,
    { gender = language.gender(name) })
  local count = phrase(meld.full == "mixed" and "melds.with_wild"
    or "melds.all_natural", { n = meld.size, wild = meld.wild })
  local key = meld.kind == "run" and "melds.full_run" or "melds.full"
  return show.bold(phrase(key, { sort = sort, n = count,
    called = name, rank = meld.rank or "",
    cards = show.cards(meld.cards, narrator.style) }), narrator.style)
end


--- The cards of a meld, wild ones with the cards for which they stand.
local function named_cards(meld)
  local cards, as = show.words(meld.cards), show.words(meld.as)
  for i, card in ipairs(cards) do
    if card ~= as[i] then cards[i] = card .. "=" .. as[i] end
  end
  return cards
end


local function text_of(meld, narrator)
  if meld.full then return full_text(meld, narrator) end
  return show.cards(meld.as and named_cards(meld) or meld.cards,
    narrator.style)
end


--- The sort key of a meld: sets from high to low, then runs, then wild cards
-- alone.
local function place(meld)
  if meld.kind == "run" then return -1 end
  return meld.rank and hand.height(meld.rank) or -2
end


--- A side's melds in their order.
local function of_side(view, side)
  local list = {}
  for i, meld in ipairs(view.melds) do
    if meld.side == side then
      list[#list + 1] = { meld = meld, place = place(meld), at = i }
    end
  end
  table.sort(list, function(a, b)
    if a.place ~= b.place then return a.place > b.place end
    return a.at < b.at
  end)
  for i, item in ipairs(list) do list[i] = item.meld end
  return list
end


--- Everything that lies before a side, as texts.
local function before_side(view, side, narrator)
  local texts = {}
  for i, meld in ipairs(of_side(view, side)) do
    texts[i] = text_of(meld, narrator)
  end
  local need = view.first_meld and view.first_meld[side] or 0
  if #texts == 0 and need > 0 then
    texts[1] = phrase("melds.needed", { n = need })
  end
  local down = view.laid_down and view.laid_down[side] or ""
  if down ~= "" then
    texts[#texts + 1] = phrase("melds.laid_down",
      { cards = show.cards(down, narrator.style) })
  end
  return texts
end


--- The pile whose top card everyone sees; nil if there is none.
function melds.pile(variant)
  for _, pile in ipairs(variant.piles or {}) do
    if pile.sees == "top" and not pile.n then return pile.name end
  end
end


--- melds.pile_text(view, n, narrator) -> the top card of that pile, which has n
-- cards, as text
function melds.pile_text(view, n, narrator)
  if n == 0 or not view.top then return phrase "melds.empty" end
  local text = phrase("melds.pile", { n = n,
    card = show.cards(view.top, narrator.style) })
  if not view.frozen then return text end
  return require "tenace.face.moment.frozen".text(text, narrator)
end


--- melds.sections(view, narrator) -> list of sections; empty if the game has no
-- melds. A side without melds has none.
function melds.sections(view, narrator)
  local sections = {}
  if not view.melds then return sections end
  for _, side in ipairs(narrator.names:order()) do
    local texts = before_side(view, side, narrator)
    sections[#sections + 1] = #texts > 0 and {
      name = "melds", label = narrator.names.sides[side], texts = texts,
      layout = function(room) return flow(texts, room) end,
    } or nil
  end
  local name = melds.pile(narrator.variant)
  if name then
    sections[#sections + 1] = { name = name, middle = true,
      label = narrator:label(name),
      text = melds.pile_text(view, view[name], narrator) }
  end
  return sections
end


return melds
