-- Picking where the list of answers is not all that can be said: any cards, and
-- words. The match itself says whether they make a move.

local counting = require "tenace.face.moment.counting"
local refused = require "tenace.face.moment.refused"
local tokens = require "tenace.face.moment.tokens"

local free = {}

-- Marks between groups of cards.
local GROUP = ";"


--- Adds a piece that the list does not have yet.
local function note(list, seen, piece)
  if seen[piece.key] then return end
  list[#list + 1], seen[piece.key] = piece, true
end


--- The words of the listed answers: those with which answers with cards begin,
-- those that are answers alone, and those between or behind cards.
local function words_of(now)
  local verbs, alone, later = {}, {}, {}
  local seen = { {}, {}, {} }
  for _, answer in ipairs(now.answers or {}) do
    local pieces = answer.pieces
    if #pieces == 1 and pieces[1].kind == "word" then
      note(alone, seen[1], pieces[1])
    else
      for i, piece in ipairs(pieces) do
        if piece.kind == "word" then
          note(i == 1 and verbs or later, seen[i == 1 and 2 or 3], piece)
        end
      end
    end
  end
  return verbs, alone, later
end


--- The words of a question's forms, where no answers could be listed.
local function words_of_forms(question)
  local verbs, alone, seen = {}, {}, {}
  for _, pattern in ipairs(question.forms or {}) do
    local word, slot = pattern:match "^([^{]-)%s*({?.*)$"
    local piece = { kind = "word", text = word, key = word }
    if word ~= "" then note(slot ~= "" and verbs or alone, seen, piece) end
  end
  return verbs, alone, {}
end


--- The word of an action among the picks.
local function verb_picked(now, verbs)
  for _, pick in ipairs(now.picked) do
    for _, verb in ipairs(verbs) do
      if pick.key == verb.key and pick.kind == "word" then return verb end
    end
  end
end


--- Is the one word that was picked an answer in itself?
local function is_alone(self, now)
  local pick = now.picked[1]
  for _, word in ipairs(self.alone) do
    if pick and pick.key == word.key and #now.picked == 1 then return true end
  end
  return false
end


--- The move that the picks make: the action, then the rest in its order. Where
-- there is but one action, it goes without saying.
local function text_of(self, now, more)
  if now.question.counts and not is_alone(self, now) then
    return counting.text(now, more)
  end
  local verb = verb_picked(now, self.verbs) or self.verbs[1]
  local list = { verb and verb.text }
  local function add(piece)
    if verb and piece.key == verb.key then return end
    list[#list + 1] = piece.text
  end
  for _, pick in ipairs(now.picked) do add(pick) end
  if more then add(more) end
  return (table.concat(list, " "):gsub(" ([;:])", "%1"))
end


--- How many cards were picked.
local function cards_picked(now)
  local n = 0
  for _, pick in ipairs(now.picked) do
    n = n + (pick.kind == "card" and 1 or 0)
  end
  return n
end


--- The words that can be picked now.
local function next_words(self, now)
  local list = {}
  local function add(words)
    table.move(words, 1, #words, #list + 1, list)
  end
  if #now.picked == 0 then add(self.alone) end
  if now.question.counts then
    add(counting.words(now))
    return list
  end
  if #self.verbs > 1 and not verb_picked(now, self.verbs) then
    add(self.verbs)
  end
  local last = now.picked[#now.picked]
  if last and last.kind == "card" then add(self.later) end
  return list
end


--- The cards that can be picked now.
local function next_cards(now)
  local list, seen = {}, {}
  if now.question.max and cards_picked(now) >= now.question.max then
    return list
  end
  for _, card in ipairs(now.held.order) do
    note(list, seen, { kind = "card", text = card, key = card })
  end
  for _, card in ipairs(now.held.others) do
    note(list, seen, { kind = "card", text = card, key = card })
  end
  return list
end


--- What can be picked next, the move if there is one, false, and why there is
-- none.
local function next_of(self, now)
  if is_alone(self, now) then return {}, now.picked[1].text, true end
  local list = next_words(self, now)
  local cards = next_cards(now)
  table.move(cards, 1, #cards, #list + 1, list)
  if #now.picked == 0 then return list end
  local move = text_of(self, now)
  local wrong = refused.why(now.match, move)
  return list, not wrong and move or nil, false, wrong
end


--- Adds what groups of cards may have behind them in a turn with melds: a mark
-- for one more group, and the melds on which cards may be laid.
local function add_melds(self, now)
  local seen = {}
  for _, piece in ipairs(self.later) do seen[piece.key] = true end
  note(self.later, seen, { kind = "word", text = GROUP, key = GROUP })
  local view = now.held.view
  for _, meld in ipairs(view.melds or {}) do
    local piece = tokens.onto(meld, view, now.variant)
    if piece then note(self.later, seen, piece) end
  end
end


--- free.of(now) -> { next(now), text(now, piece) } for picks.lua
function free.of(now)
  local self = {}
  if now.answers and not now.question.counts then
    self.verbs, self.alone, self.later = words_of(now)
  else
    self.verbs, self.alone, self.later = words_of_forms(now.question)
  end
  if now.question.stage then add_melds(self, now) end
  return { next = function(at) return next_of(self, at) end,
    text = function(at, piece) return text_of(self, at, piece) end }
end


return free
