-- The rulebook's rows about melds and the discard pile.

local language = require "tenace.base.language"
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"

local melds = {}


--- Cards by their ranks, low to high; single ones as they are drawn.
local function cards_text(cards, deck)
  local held, list = {}, {}
  for _, card in ipairs(show.words(cards)) do held[card] = true end
  for _, rank in ipairs(show.words(deck.ranks)) do
    local some, missing = {}, false
    for _, suit in ipairs(show.words(deck.suits)) do
      local card = rank .. suit
      if held[card] then some[#some + 1] = "{" .. card .. "}" end
      missing = missing or deck.counts[card] ~= nil and not held[card]
    end
    if #some > 0 and not missing then some = { rank } end
    table.move(some, 1, #some, #list + 1, list)
  end
  local seen = {}
  for _, joker in ipairs(show.words(deck.jokers)) do
    if held[joker] and not seen[joker] then list[#list + 1] = joker end
    seen[joker] = true
  end
  return table.concat(list, " ")
end


--- How many cards a meld has, and of which kind.
local function limits_text(facts)
  local list = { phrase("meld_rules.melds.least", { n = facts.least }) }
  local function add(key, n)
    list[#list + 1] = n and phrase("meld_rules.melds." .. key, { n = n }) or nil
  end
  add("most", facts.most)
  add("suits", facts.sets and facts.different_suits)
  if facts.wild then
    add("naturals", facts.naturals)
    add("per_wild", facts.naturals_per_wild > 0 and facts.naturals_per_wild)
    add("with_wild", facts.naturals_with_wild > 0 and facts.naturals_with_wild)
    add("more_naturals", facts.more_naturals)
    add("most_wild", facts.most_wild)
    add("natural_runs", facts.natural_runs)
  end
  add("most_run", facts.most_run)
  return table.concat(list, phrase "meld_rules.melds.join")
end


local function full_text(facts)
  local closed = facts.most and facts.most <= facts.full
  local text = phrase(closed and "meld_rules.melds.full_closed"
    or "meld_rules.melds.full", { n = facts.full })
  local need, natural = facts.full_to_go_out, facts.natural_to_go_out
  if facts.wild then text = text .. phrase "meld_rules.melds.full_wild" end
  if natural + facts.mixed_to_go_out > 0 then
    text = text .. phrase("meld_rules.melds.sorts_to_go_out",
      { natural = natural, mixed = facts.mixed_to_go_out })
  end
  if need == 0 then return text end
  return text .. phrase("meld_rules.melds.keep_to_go_out", { n = need })
end


--- Who adds to which melds.
local function adding_text(facts)
  if facts.of_a_rank then
    return phrase("meld_rules.melds.of_a_rank", { n = facts.of_a_rank })
  end
  return phrase("meld_rules.melds." .. (facts.one_of_a_rank
    and "one_of_a_rank" or "by_" .. facts.by))
end


--- melds.rows(variant) -> rows about melds; nil if the game has none
function melds.rows(variant)
  local facts, deck, rows = variant.facts.melds, variant.facts.deck, {}
  if not facts then return nil end
  local function add(key, text)
    rows[#rows + 1] = { phrase("meld_rules.melds.row." .. key), text }
  end
  if facts.sets then add("sets", cards_text(facts.sets, deck)) end
  if facts.runs then add("runs", facts.runs) end
  if facts.wild then
    add("wild", phrase(facts.named and "meld_rules.melds.named"
      or "meld_rules.melds.wild", { cards = cards_text(facts.wild, deck) }))
  end
  add("limits", limits_text(facts))
  if facts.wild_melds then
    add("wild_melds", phrase("meld_rules.melds.wild_melds",
      { from = facts.wild_melds[1], to = facts.wild_melds[2] }))
  end
  if facts.low_counts then
    local low = facts.runs:match "%S+"
    add("low", phrase("meld_rules.melds.low_counts",
      { rank = low, n = facts.low_counts }))
  end
  if facts.discard_last then
    add("out", phrase "meld_rules.melds.discard_last")
  end
  if facts.in_hand then
    add("held", phrase("meld_rules.melds.in_hand",
      { name = language.spoken(facts.in_hand) }))
  else
    add("adding", adding_text(facts))
  end
  if facts.last then
    add("last", phrase("meld_rules.melds.last",
      { cards = cards_text(facts.last, deck) }))
  end
  if facts.full then
    rows[#rows + 1] = { language.spoken(facts.called), full_text(facts) }
  end
  if variant.facts.laid_down then
    add("laid_down", phrase("meld_rules.melds.laid_down",
      { cards = cards_text(variant.facts.laid_down, deck) }))
  end
  return rows
end


--- How the pile is taken.
local function taking_text(taking)
  if taking.whole then
    local text = phrase("meld_rules.taking." .. (taking.by_pair and "by_pair"
      or taking.always_frozen and "whole_frozen" or "whole_pile"))
    return taking.most and text
      .. phrase("meld_rules.taking.most", { n = taking.most }) or text
  elseif not taking.down then
    return phrase("meld_rules.taking."
      .. (taking.back and "top_card" or "top_card_kept"))
  end
  return phrase "meld_rules.taking.down"
    .. (taking.others_help and phrase "meld_rules.taking.others_help" or "")
    .. (taking.top_free and phrase "meld_rules.taking.top_free" or "")
end


--- When the discard pile is frozen; nil: never.
local function frozen_text(taking, variant)
  if taking.always_frozen then
    return phrase "meld_rules.taking.always_frozen"
  end
  return taking.frozen_by and phrase("meld_rules.taking.frozen",
    { cards = cards_text(taking.frozen_by, variant.facts.deck) })
end


--- How a side that has not melded takes it.
local function first_text(taking)
  local key = taking.always_frozen and "before_first_frozen"
    or "before_first_top"
  return phrase("meld_rules.taking."
    .. (taking.before_first and key or "not_before_first"))
end


--- melds.taking(variant) -> rows about the discard pile; nil if the game has
--- none
function melds.taking(variant)
  local taking, rows = variant.facts.taking, {}
  if not taking then return nil end
  local function add(key, text)
    if not text then return end
    rows[#rows + 1] = { phrase("meld_rules.taking.row." .. key), text }
  end
  add("draws", taking.draws > 1
    and phrase("meld_rules.taking.draws", { n = taking.draws }))
  add("taken", taking_text(taking))
  add("frozen", frozen_text(taking, variant))
  add("first", taking.whole and first_text(taking))
  add("second_hand", taking.second_hand
    and phrase "meld_rules.taking.second_hand")
  return rows
end


return melds
