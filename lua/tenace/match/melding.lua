-- Moves of a turn with melds: the list of them, and why others are refused.

local core = require "tenace.core"
local guarded = require "tenace.match.guarded"
local language = require "tenace.base.language"
local parts = require "tenace.match.parts"
local sentence = require "tenace.base.sentence"

local melding = {}


--- melding.moves(asked, most) -> list, true if others are allowed too; or nil,
-- number
-- Of card choices with the same effect the list has only one. It has several
-- groups at once only if no single group will do.
function melding.moves(asked, most)
  local list, n = guarded(asked, core.meld_moves, asked.core, most)
  if n > most then return list, true end
  local first = list[1] and parts.of(core.kit(asked.core).variant, asked,
    list[1])
  return list, first and first.slots.groups and true or nil
end


--- melding.prompt(asked) -> the prompt at that stage of the turn
function melding.prompt(asked)
  if asked.stage == "draw" and core.is_offered(asked.core) then
    return sentence.of "offer_stage"
  end
  local taking = core.kit(asked.core).variant.facts.taking
  if asked.stage ~= "draw" or not taking or taking.whole then
    return sentence.of(asked.stage .. "_stage")
  end
  return sentence.of(taking.down and "draw_stage_down" or "draw_stage_top")
end


-- The part of the facts that refuses, by fault. It is also the rule's name, so
-- that its line can be found.
local rule_of = {
  meld_card = "sets", meld_mixed = "sets", meld_suits = "different_suits",
  meld_corner = "runs", meld_unnamed = "named", meld_stands = "named",
  meld_few = "least", meld_many = "most", meld_all_wild = "wild_melds",
  meld_most_wild = "most_wild", meld_naturals = "naturals",
  meld_per_wild = "naturals_per_wild", meld_with_wild = "naturals_with_wild",
  meld_run_wild = "natural_runs", meld_long = "most_run",
  meld_rank = "of_a_rank", meld_no_two = "of_a_rank",
  meld_more_wild = "more_naturals", meld_last_wild = "last",
  meld_not_held = "not_held", meld_not_last = "last", meld_over = "last",
  meld_first = "first_meld", take_top = "taking", take_frozen = "frozen_by",
  take_unopened = "before_first", take_not_yet = "before_first",
  take_which = "taking", take_lacks = "taking", take_at_once = "taking",
  take_with = "taking", take_one = "taking", end_full = "full_to_go_out",
  end_natural = "natural_to_go_out", end_mixed = "mixed_to_go_out",
  end_second = "second_hand", end_unasked = "ask_melds",
  end_discard = "discard_last",
  end_keep = "ask_melds", end_out = "ask_melds", out_not_asked = "ask_melds",
  out_never = "ask_melds", discard_taken = "back",
  draw_offered = "play_turns", take_refused = "play_turns",
  knock_never = "in_hand", knock_left = "play_turns", knock_all = "all",
}


--- The rule that refuses: a pile that is always frozen is so by another part.
local function rule_for(fault, taking)
  if fault == "take_frozen" and taking.always_frozen then
    return "always_frozen"
  end
  return rule_of[fault]
end


--- What a rank is called: "king".
local function rank_name(rank)
  local key = "rank_" .. tostring(rank)
  return sentence.has(key) and sentence.of(key) or tostring(rank)
end


--- A small number as a word.
local function number_name(n)
  local key = "number_" .. tostring(n)
  return sentence.has(key) and sentence.of(key) or n
end


--- The sentence for having none, or only one, of a rank.
local function how_many(key, part)
  if part.n == 0 then return key .. "_none" end
  return part.n == 1 and key .. "_one" or key
end


-- By fault, a function that chooses one of several sentences.
local choose = {}

choose.take_frozen, choose.take_unopened = how_many, how_many

function choose.end_full(key, part)
  return part.n == 0 and key .. "_none" or key
end

function choose.meld_mixed(key, _, melds)
  if not melds.runs then return key .. "_sets" end
  return melds.sets and key or key .. "_runs"
end

function choose.meld_all_wild(key, part)
  return part.stage == "meld" and key or key .. "_plain"
end

function choose.take_with(key, _, _, taking)
  if taking and taking.by_pair then return key .. "_pair" end
  return taking and taking.whole and key or key .. "_top"
end

function choose.move_stage(_, part, melds)
  if melds.in_hand and part.stage == "discard" then
    return "move_stage_discard_held"
  end
  local discards = part.stage == "meld" and string.find(part.move, "^%s*disc")
  return "move_stage_" .. (part.stage == "meld" and not discards and "drawn"
    or part.stage)
end

function choose.meld_not_held(_, part)
  return part.n == 0 and "not_held" or "held_too_few"
end


-- Moves as they are typed, by the sentence that shows one.
local EXAMPLES = {
  discard_which = "discard 4C", knock_which = "knock 4C",
  meld_no_cards = "meld 7S 7H 7D", meld_all_wild = "meld 2D on K",
  end_unasked = "out?", take_which = "take 9H: 9H 9C 9D",
  take_at_once = "take 9H: 9H 9C 9D",
  move_stage_meld = "done", move_stage_drawn = "done",
}


-- Faults that no other card would mend.
local NO_CARD_HELPS = { knock_left = true, move_stage = true }


--- The move that a sentence shows, with its words in the present language.
local function example_of(key)
  return EXAMPLES[key] and language.worded(EXAMPLES[key]) or ""
end


--- melding.says(variant, fault, part) -> reason, rule
-- @param part { card, rank, n, need, wild } as the core has them
function melding.says(variant, fault, part)
  local melds, taking = variant.facts.melds, variant.facts.taking
  local key = choose[fault] and choose[fault](fault, part, melds, taking)
    or fault
  local counts = fault == "meld_first" or fault == "knock_left"
  local of = part.n == 0 and 1 or tonumber(part.need) or 1
  local full = melds.full and language.counted(melds.called, of)
  return sentence.of(key, {
    card = part.card or "", rank = rank_name(part.rank),
    n = counts and part.n or number_name(part.n),
    need = counts and part.need or number_name(part.need),
    wild = number_name(part.wild), choices = part.choices or "",
    example = example_of(key),
    left = melds.in_hand and language.spoken(melds.in_hand) or "",
    per = number_name(melds.naturals_per_wild), full = full,
    gender = full and language.gender(full),
  }), rule_for(fault, taking)
end


-- The moves at each stage, for the answer to a text that is no move.
local verbs = {
  draw = { "draw", "take …" }, meld = { "meld …", "done" },
  discard = { "discard …" },
}


--- What the core says of a move: see core.meld_read.
local function judged(asked, move)
  return guarded(asked, core.meld_read, asked.core, move)
end


--- A move of this word with a card of the player's hand: one that is allowed if
-- there is one, else the knock that leaves least. Nil: the hand is empty.
local function with_card(asked, word)
  local hand = core.piles(asked.core)[core.first_piles.hands + asked.player]
  local best, least
  for card in string.gmatch(hand, "%S+") do
    local move = word .. " " .. card
    local allowed, fault, part = judged(asked, move)
    if allowed then return move end
    local left = fault == "knock_left" and part.n or math.huge
    if not best or left < least then best, least = move, left end
  end
  return best
end


--- Why a word without its card is no move: no card would do, or it must be said
-- which.
local function which_card(asked, move)
  local word = string.match(move, "^%s*(knock)") or "discard"
  local whole = with_card(asked, word) or EXAMPLES[word .. "_which"]
  local _, fault = judged(asked, whole)
  if NO_CARD_HELPS[fault] then
    return select(2, melding.read(asked, whole))
  end
  return sentence.of(word .. "_which", { example = language.worded(whole) })
end


--- melding.read(asked, move) -> usual form of the move, kind of answer; or nil,
-- reason, name of the rule
function melding.read(asked, move)
  local kept, fault, part = judged(asked, move)
  if kept then return kept, "text" end
  if fault == "no_such_card" and part.card == "" then
    return nil, which_card(asked, string.lower(move))
  elseif fault == "no_such_card" then
    return nil, sentence.of(fault, part)
  end
  part.stage = asked.stage
  part.choices = language.worded_list(verbs[asked.stage] or {})
  part.move = string.lower(move)
  return nil, melding.says(core.kit(asked.core).variant, fault, part)
end


return melding
