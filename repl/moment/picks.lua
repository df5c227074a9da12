-- What the player to act can pick: cards, players, words, a number, a step of a
-- ladder of bids. Picks follow one another until a move is complete.

local held = require "tenace.face.moment.held"
local language = require "tenace.base.language"
local paths = require "tenace.face.moment.paths"
local phrase = require "tenace.face.say.phrase"
local refused = require "tenace.face.moment.refused"
local show = require "tenace.face.say.show"
local sites = require "tenace.face.moment.sites"
local tokens = require "tenace.face.moment.tokens"

local picks = {}

-- The word for no card at all.
local NONE = "none"


--- All answers as pieces.
local function answers_of(match, list, question)
  local answers = {}
  for i, move in ipairs(match:parts(list)) do
    answers[i] = { move = move.text,
      pieces = tokens.of(move, question, match.variant.deck) }
  end
  return answers
end


--- The rank of each card, for games whose list of answers has only one of those
-- that differ in suits.
local function ranks_of(deck)
  local ranks = {}
  for card in pairs(deck.counts) do
    ranks[card] = show.split(card) or card
  end
  return ranks
end


--- How the answers to a question are picked: "number"; "steps", each pick out
-- of the list of answers; or "free", cards and words that make a move together.
local function way_of(question, list, more)
  if question.kind == "number" then return "number" end
  if question.counts then return "free" end
  if not list then return "free" end
  if more and not question.forms then return "free" end
  return "steps"
end


--- The moment of picking: the match, what is asked, the answers.
local function read(match, view)
  local seat, question = match:turn()
  local list, more = match:moves()
  local now = { match = match, variant = match.variant, seat = seat,
    question = question, list = list, picked = {},
    way = way_of(question, list, list and more) }
  if list then
    now.answers = answers_of(match, list, question)
    now.ranks = more and now.way == "steps" and ranks_of(match.variant.deck)
      or nil
  end
  now.held = held.of(view or match:view(seat), question)
  now.empty = question.forms and sites.empty(now)
  now.free = now.way == "free" and require "tenace.face.moment.free".of(now)
    or nil
  return now
end


--- The piece that a pick names; nil if it names none.
local function piece_of(now, id)
  if now.variant.deck.counts[id] then
    return { kind = "card", text = id, key = id }
  end
  local seat = id:match "^@(%d+)$"
  if seat then return tokens.player(tonumber(seat)) end
  return { kind = "word", text = id, key = id }
end


--- How often each card was picked.
local function counted(picked)
  local n = {}
  for _, piece in ipairs(picked) do
    if piece.kind == "card" then n[piece.text] = (n[piece.text] or 0) + 1 end
  end
  return n
end


--- Cards that are alike for the answers: those of a rank where suits do not
-- count.
local function same(now, piece, card)
  if piece.kind ~= "card" then return false end
  if now.ranks then return now.ranks[piece.text] == now.ranks[card] end
  return piece.text == card
end


--- The only way that is left once something was picked, where a form with a
-- word says what is done: what it still needs goes without saying.
local function only_way(now, ways)
  if #ways ~= 1 or #now.picked == 0 or not now.question.forms then return nil
  end
  for _, piece in ipairs(ways[1].answer.pieces) do
    if piece.kind == "word" then return ways[1] end
  end
end


--- What can be picked next in steps: pieces, and the move that is complete.
local function next_of_steps(now)
  local ways = paths.shorten(paths.open(now.answers, now.picked, now.ranks),
    #now.picked > 0)
  local only = only_way(now, ways)
  if only then
    return only.left, paths.text(only, now.ranks), "only"
  end
  local said = paths.said(ways)
  if said then
    return paths.next(ways, now.empty), paths.text(said, now.ranks), #ways == 1
  end
  local none = #now.picked == 0 and now.list[1] == NONE and NONE or nil
  return paths.next(ways, now.empty), none
end


--- What can be picked next, the move that is complete, and whether it is the
-- only one.
local function next_of(now)
  if now.way == "free" then return now.free.next(now) end
  if now.way == "number" then
    local pick = now.picked[1]
    return {}, pick and pick.text, pick ~= nil
  end
  return next_of_steps(now)
end


--- Is the pick one of the pieces that can be picked? A card must also be there
-- once more.
local function is_open(now, piece, pieces)
  if now.way == "number" then return #now.picked == 0 end
  for _, one in ipairs(pieces) do
    if one.key == piece.key or piece.kind == "card"
      and same(now, one, piece.text) then
      return piece.kind ~= "card" or held.has(now, piece.text)
    end
  end
  return false
end


--- Takes the picks one after the other. One that cannot be picked is refused;
-- it and all after it are left out. `none` for no cards is complete in itself.
local function take(now, ids)
  for _, id in ipairs(ids or {}) do
    local pieces = next_of(now)
    local piece = piece_of(now, id)
    if not is_open(now, piece, pieces) then
      return refused.of(now, piece)
    end
    table.insert(now.picked, piece)
  end
end


-- Marks between the cards of a turn with melds, and the sentences for them.
local MARKS = { [";"] = "moment.another_meld", [":"] = "moment.to_meld" }


--- The text of a piece for a person.
local function label_of(now, piece)
  if MARKS[piece.text] then return phrase(MARKS[piece.text]) end
  if piece.kind == "player" then return now.names.players[piece.seat] end
  local asks = now.question.bids and language.called or language.worded
  return asks(piece.text)
end


--- The letter of a suit whose name the word is; nil for others.
local function suit_of(word, deck)
  for suit in deck.suits:gmatch "%S+" do
    if show.suit_name(suit, deck) == word then return suit end
  end
end


--- Words and players that can be picked.
local function words_of(now, pieces)
  local words, players = {}, {}
  for _, piece in ipairs(pieces) do
    if piece.kind == "player" then
      players[#players + 1] = { id = piece.key, seat = piece.seat,
        label = label_of(now, piece) }
    elseif piece.kind == "word" and piece.key ~= NONE then
      local at, n = sites.of(now, piece.text)
      words[#words + 1] = { id = piece.key, label = label_of(now, piece),
        suit = suit_of(piece.text, now.variant.deck), at = at, n = n }
    end
  end
  return words, players
end


--- One card: where it is, how often it is there and is picked, whether it can
-- be picked now. Why not is said when it is picked: reasons are dear.
local function card_of(now, card, at, n, pieces, chosen)
  local piece = { kind = "card", text = card, key = card }
  return { id = card, card = card, at = at, n = n, picked = chosen[card] or 0,
    open = is_open(now, piece, pieces),
    text = now.style and show.card(card, now.style) or card }
end


--- The cards that matter for this question, those of the hand first.
local function cards_of(now, pieces)
  local list, seen, chosen = {}, {}, counted(now.picked)
  for _, card in ipairs(now.held.asks and now.held.order or {}) do
    if not seen[card] then
      seen[card] = true
      list[#list + 1] = card_of(now, card, now.held.at,
        now.held.count[card], pieces, chosen)
    end
  end
  for _, card in ipairs(now.held.others) do
    if not seen[card] then
      seen[card] = true
      list[#list + 1] = card_of(now, card, held.place(now, card), 1, pieces,
        chosen)
    end
  end
  return list
end


--- The ids of what was picked, in order.
local function ids_of(picked)
  local list = {}
  for i, piece in ipairs(picked) do list[i] = piece.key end
  return list
end


--- Are all answers cards that the player holds? They may look like bids.
local function are_held(now)
  for _, move in ipairs(now.list) do
    if not now.held.count[move] then return false end
  end
  return true
end


--- The ladder, and the words beside it; nil if the answers are none.
local function ladder_of(now)
  local question = now.question
  if question.kind ~= "choice" or question.forms or question.stage
    or not now.list or are_held(now) then return nil end
  local bids = question.bids and now.match:parts(question.bids)
  local ladder = require "tenace.face.moment.ladder" -- few games have one
  local found, words = ladder.of(now.match:parts(now.list), bids,
    question.promises)
  for _, step in ipairs(found and found.steps or {}) do
    step.name_label = step.suit
      and language.worded(show.suit_name(step.suit, now.variant.deck))
      or step.name_label
  end
  return found, words
end


--- Picking from a ladder: one step or word is a whole move.
local function on_ladder(now, steps, words, ids)
  local found = { way = "ladder", ladder = steps, words = {}, cards = {},
    players = {}, picked = {} }
  for i, word in ipairs(words) do
    found.words[i] = { id = word, label = language.called(word) }
  end
  local id = (ids or {})[1]
  local allowed = id and now.match:allows(id)
  if allowed then
    found.picked, found.move, found.last = { id }, id, true
  elseif id then
    found.refused = refused.of(now, { kind = "word", text = id, key = id })
  end
  return found
end


--- How many cards a question wants, as a sentence; nil for other questions.
local function count_text(now)
  local least, most = now.question.min, now.question.max
  if now.question.kind ~= "cards" or not least then return nil end
  return held.count_text(least, most)
end


--- picks.of(match, how) -> what the player to act can pick:
-- { way = "steps", "free", "number" or "ladder",
--   picked = the ids of what was picked, in order,
--   cards = list of { id, card, text, at = "hand", the name of a pile or
--     "table", n = how many there are, picked = how many of them were, open },
--   words = list of { id, label, suit = the letter if it names a suit, at and
--     n = the pile that it acts on, see sites.of },
--   players = list of { id, seat, label },
--   ladder = see ladder.of, number = { least, most },
--   least, most, count = how many cards are wanted, as a sentence,
--   move = what is said if the picks end here; nil if they cannot,
--   last = nothing more can be picked,
--   wrong = why the picks make no move yet, where any cards can be picked:
--     { reason, rule, file, line },
--   refused = the pick that was refused: { id, move, reason, rule, file,
--     line } }
-- @param how { picked = list of ids, names = the players' Names, style, view =
-- what the player sees, if it is known }
function picks.of(match, how)
  local now = read(match, how.view)
  now.names, now.style = how.names, how.style
  local steps, words = ladder_of(now)
  if steps then return on_ladder(now, steps, words, how.picked) end
  held.find_others(now)
  local no = take(now, how.picked)
  local pieces, move, last, wrong = next_of(now)
  last = move ~= nil and (last == "only" or last and #pieces == 0)
  local found = { way = now.way, picked = ids_of(now.picked), move = move,
    last = last, refused = no, wrong = wrong,
    least = now.question.min, most = now.question.max,
    count = count_text(now), cards = cards_of(now, pieces) }
  found.words, found.players = words_of(now, pieces)
  if now.way == "number" then
    found.number = { least = now.question.min, most = now.question.max }
  end
  return found
end


return picks
